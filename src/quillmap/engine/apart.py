"""Guests in processes of their own, so that one that never comes back can be ended for real.

Each is a bot like any other to whoever asks it, and waits for the lines of docs/engine.md.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from quillmap.bots import Bot, Budget, Idea, bot_named
from quillmap.bots.guarded_turn import Failed
from quillmap.bots.guests import bots_named, is_guest
from quillmap.engine.asks import Ask
from quillmap.engine.client import EngineClient
from quillmap.notation import write_position
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position

START_SECONDS: Final = 60.0
"""How long a process may take to import its guest; this is not thinking."""


@contextmanager
def apart(names: Sequence[str], seconds: float) -> Iterator[Sequence[Bot]]:
    """The bots of these names, each guest in a process that has so many seconds for a move.

    Ours think here and as long as they are known for, so that what they do can be repeated.
    """
    bots_named(names)
    with asyncio.Runner() as runner:
        bots = {name: _seated(name, seconds, runner) for name in names}
        guests = [bot for bot in bots.values() if isinstance(bot, GuestApart)]
        try:
            for guest in guests:
                guest.start()
            yield [bots[name] for name in names]
        finally:
            for guest in guests:
                guest.close()


def _seated(name: str, seconds: float, runner: asyncio.Runner) -> Bot:
    bot = bot_named(name)
    return GuestApart(bot, name, seconds, runner) if is_guest(bot) else bot


@dataclass(frozen=True, eq=False)
class Thought:
    """A position that a guest is asked about, and how long it may think."""

    position: Position
    milliseconds: int

    @property
    def text(self) -> str:
        """The position as an engine reads it."""
        return write_position(self.position)

    def share(self) -> int:
        """All of the time is for the one ask."""
        return self.milliseconds


class GuestApart:
    """A guest that thinks in a process of its own, which is killed when it takes too long."""

    def __init__(self, guest: Bot, written: str, seconds: float, runner: asyncio.Runner) -> None:
        self.name = guest.name
        self.level = guest.level
        self.description = guest.description
        command = (sys.executable, "-m", "quillmap", "engine", "--bot", written)
        self._engine = EngineClient(command, START_SECONDS)
        self._seconds = seconds
        self._runner = runner

    def start(self) -> None:
        """Start its process, which is no thinking; one that cannot start is tried again later."""
        self._runner.run(self._engine.up())

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """The move that the guest likes best, without its value; Failed if it has none in time."""
        return [Idea(self._runner.run(self._ask(position, seat, budget)), 0)]

    async def _ask(self, position: Position, seat: Seat, budget: Budget) -> Move:
        if not await self._engine.up():
            raise Failed("crashed", "its process cannot be started")
        # Whoever looks at the clock gets the chance to answer before it is too late.
        thought = Thought(position, max(1, int(800 * self._seconds)))
        ask = Ask(seat, self.name, budget.seed, playouts=budget.playouts)
        try:
            async with asyncio.timeout(self._seconds):
                answer = await self._engine.ask(thought, ask)
        except TimeoutError:
            raise Failed("too slow", f"no answer within {self._seconds:g} s") from None
        if answer.move is None:
            raise Failed(answer.failure or "crashed", answer.why)
        return answer.move

    def close(self) -> None:
        """End its process, if there is one."""
        self._runner.run(self._engine.close())
