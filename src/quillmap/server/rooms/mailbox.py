"""What waits to be sent to one socket. A slow phone never blocks the table.

Parts replace each other, events are kept up to a limit, answers are never dropped. All of it is
JSON in UTF-8, encoded once for everybody it is for.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Raw

from quillmap.server import wire

MOST_EVENTS: Final = 500
"""More than the longest round of a hundred players has; a socket further behind skips some."""
MOST_ANSWERS: Final = 200
"""A client with so many answers unread is not listened to until it has read some."""
MOUTHFUL: Final = 32 * 1024
"""So many bytes of answers are sent before looking whether the client takes them."""


class Mailbox:
    """The news and answers for one socket."""

    __slots__ = (
        "_answers",
        "_events",
        "_parts",
        "_room",
        "_sent",
        "_skipped",
        "closing",
        "filled",
    )

    def __init__(self, filled: Callable[[], None] = lambda: None) -> None:
        self.filled = filled
        """Called whenever there is something to send."""
        self._answers: list[bytes] = []
        self._parts: dict[str, bytes] = {}
        self._sent: dict[str, bytes] = {}
        self._events: list[bytes] = []
        self._skipped = False
        self._room: asyncio.Future[None] | None = None
        """Of whoever waits until some answers were sent."""
        self.closing: bytes | None = None
        """The last message, after which the socket closes."""

    def answer(self, text: bytes) -> None:
        """An answer, which will be sent whatever happens."""
        self._answers.append(text)
        self.filled()

    def put(self, parts: Mapping[str, bytes], events: Sequence[bytes] = ()) -> None:
        """New parts, in place of those that were not sent yet, and what happened."""
        for name, text in parts.items():
            if self._sent.get(name) == text:
                self._parts.pop(name, None)
            else:
                self._parts[name] = text
        if len(self._events) + len(events) > MOST_EVENTS:
            self._events.clear()
            self._skipped = True
        elif not self._skipped:
            self._events += events
        if self._has_news():
            self.filled()

    def close(self, text: bytes) -> None:
        """Say goodbye, then close."""
        self.closing = text
        self.filled()

    @property
    def has_room(self) -> bool:
        """Whether this client has read enough of its answers to be listened to."""
        return len(self._answers) < MOST_ANSWERS

    async def room(self) -> None:
        """Wait until this client has read enough of its answers."""
        while not self.has_room:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    def take(self) -> list[bytes]:
        """The next messages, as many as may be sent at once; none where nothing waits."""
        count = size = 0
        while count < len(self._answers) and size < MOUTHFUL:
            size += len(self._answers[count])
            count += 1
        messages = self._answers[:count]
        del self._answers[:count]
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        if not self._answers and self._has_news():
            messages.append(self._news())
        return messages

    def _has_news(self) -> bool:
        return bool(self._parts or self._events or self._skipped)

    def _news(self) -> bytes:
        """One message of the parts that changed since the last one, and the events."""
        parts = {name: Raw(text) for name, text in self._parts.items()}
        news = wire.News(**parts, events=[*map(Raw, self._events)], skipped=self._skipped)
        self._sent.update(self._parts)
        self._parts.clear()
        self._events.clear()
        self._skipped = False
        return wire.encoded(news)
