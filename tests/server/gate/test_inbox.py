"""What has come on one socket: heard in order, and whoever stops waiting takes nothing along."""

import asyncio

import pytest
from uvicorn._types import WebSocketReceiveEvent

from quillmap.server.gate.inbox import Inbox

pytestmark = pytest.mark.anyio


def said(text: str) -> WebSocketReceiveEvent:
    """A message of a client."""
    return {"type": "websocket.receive", "text": text}


async def test_events_are_heard_in_the_order_in_which_they_came() -> None:
    inbox = Inbox()
    for text in "abc":
        inbox.put_nowait(said(text))
    assert [await inbox.get() for _ in "abc"] == [said(text) for text in "abc"]
    assert inbox.empty()


async def test_it_is_awaited_until_the_first_event_is_on_its_way() -> None:
    inbox = Inbox()
    seen = [inbox.awaited]
    listening = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    seen.append(inbox.awaited)
    inbox.put_nowait(said("a"))
    seen.append(inbox.awaited)
    assert seen == [False, True, False] and not inbox.empty()
    inbox.put_nowait(said("b"))
    assert await listening == said("a")
    assert not inbox.empty() and await inbox.get() == said("b")


async def test_an_event_is_kept_for_the_next_where_somebody_has_stopped_waiting() -> None:
    inbox = Inbox()
    listening = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(said("a"))
    listening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await listening
    assert not inbox.awaited
    assert await inbox.get() == said("a")
