"""What has come on one socket and was not heard yet: as much of a queue as one listener needs.

A queue of asyncio has three buffers of 64 places each, and there is one for every socket.
"""

import asyncio

from uvicorn._types import ASGIReceiveEvent


class Inbox:
    """Events in order, for one who waits for them."""

    __slots__ = ("_events", "_waiter")

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._waiter: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for the next event, and none is on its way to them."""
        return self._waiter is not None and not self._waiter.done()

    def empty(self) -> bool:
        """Whether everything was heard."""
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Something has come."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next event; waits until there is one."""
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._events.pop(0)
