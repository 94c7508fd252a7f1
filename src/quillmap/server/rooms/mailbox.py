"""What waits to be sent to one socket. A slow phone never blocks the table.

Parts replace each other, events are kept up to a limit, answers are never dropped.
"""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

MOST_EVENTS: Final = 500
"""More than the longest round of a hundred players has; a socket further behind skips some."""
MOST_ANSWERS: Final = 200
"""A client with so many answers unread is not listened to until it has read some."""


class Mailbox:
    """The news and answers for one socket."""

    def __init__(self) -> None:
        self._answers: deque[str] = deque()
        self._parts: dict[str, str] = {}
        self._sent: dict[str, str] = {}
        self._events: list[str] = []
        self._skipped = False
        self._full = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self.closing: str | None = None
        """The last message, after which the socket closes."""

    def answer(self, text: str) -> None:
        """An answer, which will be sent whatever happens."""
        self._answers.append(text)
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
        self._full.set()

    def put(self, parts: Mapping[str, str], events: Sequence[str] = ()) -> None:
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
        if self._parts or self._events or self._skipped:
            self._full.set()

    def close(self, text: str) -> None:
        """Say goodbye, then close."""
        self.closing = text
        self._full.set()

    @property
    def has_room(self) -> bool:
        """Whether this client has read enough of its answers to be listened to."""
        return self._room.is_set()

    async def room(self) -> None:
        """Wait until this client has read enough of its answers."""
        await self._room.wait()

    async def take(self) -> list[str]:
        """The messages to send now; waits until there are some."""
        await self._full.wait()
        self._full.clear()
        messages = list(self._answers)
        self._answers.clear()
        self._room.set()
        if self._parts or self._events or self._skipped:
            messages.append(self._news())
        return messages

    def _news(self) -> str:
        """One message of the parts that changed since the last one, and the events."""
        pieces = [f'"{name}":{text}' for name, text in self._parts.items()]
        if self._events:
            pieces.append(f'"events":[{",".join(self._events)}]')
        if self._skipped:
            pieces.append('"skipped":true')
        self._sent.update(self._parts)
        self._parts.clear()
        self._events.clear()
        self._skipped = False
        return '{"kind":"news",' + ",".join(pieces) + "}"
