"""One question for the bots of a table, from the line at the engines to the last answer."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from quillmap.engine.asks import Answer, Ask, Failure
from quillmap.notation import write_position
from quillmap.rules.position import Position
from quillmap.server.thinking.turnstile import Line, Place

PATIENCE: Final = 1.5
"""Seconds that people wait for a bot that thinks. Then a quick one answers, which takes it a blink,
so that nobody waits for two seconds because of others."""

UNKNOWN: Final = Place()

_logger = logging.getLogger("quillmap.engines")


@dataclass(frozen=True, slots=True)
class Behalf:
    """For whom bots are asked."""

    place: Place = UNKNOWN
    people: bool = True
    """Whether somebody waits for the answer."""
    game: str | None = None
    """The table whose people may come and go meanwhile; None if that changes nothing."""
    whole: bool = False
    """Whether the answer may depend on the seed alone, so that no thought is cut short."""


class Countdown:
    """Seconds that pass only while it runs; when they are over something happens, once."""

    def __init__(self, seconds: float, over: Callable[[], None]) -> None:
        self._left = seconds
        self._over = over
        self._ends = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def run(self, on: bool) -> None:
        """Go on, or stand still."""
        if on and self._timer is None:
            loop = asyncio.get_running_loop()
            self._ends = loop.time() + self._left
            self._timer = loop.call_later(self._left, self._over)
        elif not on and self._timer is not None:
            self._left = self.left
            self._timer.cancel()
            self._timer = None

    @property
    def left(self) -> float:
        """How many seconds there still are."""
        if self._timer is None:
            return self._left
        return max(0.0, self._ends - asyncio.get_running_loop().time())


class Call:
    """One question for several seats of a table, and what is answered so far."""

    def __init__(
        self, position: Position, asks: Sequence[Ask], seconds: float, behalf: Behalf
    ) -> None:
        self.position = position
        self.behalf = behalf
        self.answers: dict[int, Answer] = {}
        self.waiting = deque(range(len(asks)))
        """The asks that no engine has taken yet."""
        self.coming = 0
        """How many engines are on their way to it, which may have to be started."""
        self.working = 0
        """How many think about one of its asks."""
        self.impatient = False
        """Whether people have waited for so long that whoever thinks elsewhere should hurry."""
        self.since = asyncio.get_running_loop().time()
        self.finished = asyncio.Event()
        self._asks = list(asks)
        self._thinking = Countdown(seconds, lambda: self.give_up("too slow"))

    @cached_property
    def text(self) -> str:
        """The position as an engine reads it."""
        return write_position(self.position)

    @property
    def untouched(self) -> bool:
        """Whether no engine has begun with it."""
        return len(self.waiting) == len(self._asks)

    @property
    def wants(self) -> bool:
        """Whether one more engine could help."""
        return len(self.waiting) > self.coming

    @property
    def line(self) -> Line:
        """Where it stands while it waits."""
        if not self.behalf.people:
            return Line.ALONE
        strong = any(self._asks[index].instead for index in self.waiting)
        return Line.PEOPLE if strong and not self.impatient else Line.QUICK

    def take(self) -> tuple[int, Ask]:
        """The next ask, for an engine that thinks about it from now on."""
        index = self.waiting.popleft()
        self.working += 1
        self._thinking.run(True)
        return index, self._asks[index]

    def put_down(self) -> None:
        """An engine thinks no more; the time stands still while none does."""
        self.working -= 1
        self._thinking.run(self.working > 0)

    def share(self) -> int:
        """The milliseconds for the next ask, so that all that wait get as much; some to spare."""
        turns = 1 + len(self.waiting) / max(1, self.working + self.coming)
        return max(1, min(3_600_000, int(800 * self._thinking.left / turns)))

    def quicken(self) -> None:
        """Nobody is asked any more who would think for long."""
        for index in self.waiting:
            ask = self._asks[index]
            if ask.instead is not None:
                self._asks[index] = replace(ask, bot=ask.instead, instead=None, quick=True)

    def settle(self, index: int, found: Answer) -> None:
        """Keep the answer to an ask."""
        if index in self.answers:
            return  # it came too late
        ask = self._asks[index]
        if found.failure is not None:
            _logger.warning("bot %s %s", ask.bot, found.failure)
        quick = ask.quick and found.failure is None
        self.answers[index] = replace(found, quick=ask.bot) if quick else found
        if len(self.answers) == len(self._asks):
            self.close()

    def give_up(self, failure: Failure) -> None:
        """Settle whatever is not answered yet."""
        self.waiting.clear()
        for index, ask in enumerate(self._asks):
            self.settle(index, Answer.failed(ask, failure))

    def close(self) -> None:
        """Nobody has to think about it any more."""
        self.waiting.clear()
        self._thinking.run(False)
        self.finished.set()
