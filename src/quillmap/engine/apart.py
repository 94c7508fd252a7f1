"""Guests in processes of their own, so that one that never comes back can be ended for real.

Each is a bot like any other to whoever asks it, and waits for the lines of docs/engine.md.
"""

import asyncio
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from quillmap.bots import Bot, Budget, Idea, bot_named
from quillmap.bots.guarded_turn import Failed
from quillmap.bots.guests import bots_named, is_guest
from quillmap.engine.process import Lost, OutOfStep, Process, greet
from quillmap.notation import NotationError, read_move, write_position
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


class GuestApart:
    """A guest that thinks in a process of its own, which is killed when it takes too long."""

    def __init__(self, guest: Bot, written: str, seconds: float, runner: asyncio.Runner) -> None:
        self.name = guest.name
        self.level = guest.level
        self.description = guest.description
        self._command = (sys.executable, "-m", "quillmap", "engine", "--bot", written)
        self._seconds = seconds
        self._runner = runner
        self._process: Process | None = None

    def start(self) -> None:
        """Start its process, which is no thinking; one that cannot start is tried again later."""
        with suppress(Failed):
            self._runner.run(self._up())

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """The move that the guest likes best, without its value; Failed if it has none in time."""
        return [Idea(self._runner.run(self._ask(position, seat, budget)), 0)]

    async def _ask(self, position: Position, seat: Seat, budget: Budget) -> Move:
        process = await self._up()
        # Whoever looks at the clock gets the chance to answer before it is too late.
        milliseconds = max(1, int(800 * self._seconds))
        process.write(
            f"position\n{write_position(position)}end\ngo {self.name} seat {seat + 1}"
            f" seed {budget.seed} playouts {budget.playouts} time {milliseconds}\n"
        )
        try:
            async with asyncio.timeout(self._seconds):
                await process.answer([], ["ok"])
                words = await process.answer(["idea"], ["best", "error"])
            return _move(" ".join(words))
        except TimeoutError:
            failed = Failed("too slow", f"no answer within {self._seconds:g} s")
        except Lost:
            failed = Failed("crashed", "its process ended")
        except (OutOfStep, NotationError):
            failed = Failed("answered nonsense", "its process wrote what is no answer")
        await self._end(process)
        raise failed

    async def _up(self) -> Process:
        if self._process is not None and self._process.usable:
            return self._process
        try:
            process = self._process = Process(self._command)
        except OSError as error:
            raise Failed("crashed", f"its process cannot be started: {error}") from None
        try:
            async with asyncio.timeout(START_SECONDS):
                await greet(process)
            return process
        except (OSError, TimeoutError, Lost, OutOfStep):
            await self._end(process)
            raise Failed("crashed", "its process cannot be started") from None

    async def _end(self, process: Process) -> None:
        self._process = None
        process.end()
        await process.gone.wait()

    def close(self) -> None:
        """End its process, if there is one."""
        if self._process is not None:
            self._runner.run(self._end(self._process))


def _move(answer: str) -> Move:
    """The move of a final line; Failed if it says that the guest has failed."""
    if found := re.fullmatch(r"error \S+ (crashed|answered nonsense): (.*)", answer):
        failure, why = found.groups()
        raise Failed("crashed" if failure == "crashed" else "answered nonsense", why)
    return read_move(answer.removeprefix("best "))
