"""What waits for one socket: nothing is lost that must not be, and a slow one is not drowned."""

import asyncio

import msgspec
import pytest

from quillmap.server.rooms.mailbox import MOST_ANSWERS, MOST_EVENTS, MOUTHFUL, Mailbox

pytestmark = pytest.mark.anyio


def test_answers_come_before_news_and_in_their_order() -> None:
    mailbox = Mailbox()
    mailbox.put({"drawn": b"1"})
    mailbox.answer(b"first")
    mailbox.answer(b"second")
    *answers, news = mailbox.take()
    assert answers == [b"first", b"second"]
    assert msgspec.json.decode(news) == {"kind": "news", "drawn": 1}
    assert mailbox.take() == []


def test_a_part_replaces_the_one_that_was_not_sent() -> None:
    mailbox = Mailbox()
    mailbox.put({"table": b"1", "mine": b"2"})
    mailbox.put({"table": b"3"})
    (news,) = mailbox.take()
    assert msgspec.json.decode(news) == {"kind": "news", "table": 3, "mine": 2}


def test_what_a_client_has_is_not_sent_again() -> None:
    mailbox = Mailbox()
    mailbox.put({"table": b"1"})
    mailbox.take()
    mailbox.put({"table": b"2"})
    mailbox.put({"table": b"1"})
    assert mailbox.take() == []


def test_somebody_is_told_whenever_there_is_something_to_send() -> None:
    told: list[str] = []
    mailbox = Mailbox(lambda: told.append("filled"))
    mailbox.put({})
    assert not told
    mailbox.put({"table": b"1"})
    mailbox.answer(b"yes")
    mailbox.close(b"goodbye")
    assert len(told) == 3 and mailbox.closing == b"goodbye"


def test_a_socket_too_far_behind_skips_events_and_hears_so() -> None:
    mailbox = Mailbox()
    mailbox.put({}, [b"{}"] * MOST_EVENTS)
    mailbox.put({"drawn": b"1"}, [b"{}"])
    (news,) = mailbox.take()
    assert msgspec.json.decode(news) == {"kind": "news", "drawn": 1, "skipped": True}


def test_long_answers_come_in_mouthfuls_and_news_after_the_last() -> None:
    mailbox = Mailbox()
    answers = [bytes([number]) * (MOUTHFUL // 2) for number in range(5)]
    for each in answers:
        mailbox.answer(each)
    mailbox.put({"drawn": b"1"})
    assert mailbox.take() == answers[:2]
    assert mailbox.take() == answers[2:4]
    assert len(mailbox.take()) == 2, "the last answer, and the news"


async def test_whoever_reads_no_answers_is_not_listened_to_until_some_are_read() -> None:
    mailbox = Mailbox()
    await mailbox.room()
    for _ in range(MOST_ANSWERS):
        mailbox.answer(b"x" * 1000)
    assert not mailbox.has_room
    waiting = asyncio.create_task(mailbox.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    mailbox.take()
    await waiting
    assert mailbox.has_room
