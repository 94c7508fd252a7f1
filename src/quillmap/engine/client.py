"""A place for one engine process, which speaks the lines of docs/engine.md.

It is started when it is first needed and kept warm. One that crashes, hangs or talks nonsense costs
the seat it was asked for a move and is replaced.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from quillmap.engine.asks import Answer, Ask, Question, judged
from quillmap.engine.process import Lost, OutOfStep, Process, greet

START_SECONDS: Final = 20.0
"""How long a process may take to say who it is; more than a busy machine needs."""
SHORTEST_REST: Final = 0.25
LONGEST_REST: Final = 30.0
"""How long to wait after a process that could not be started, doubling from time to time."""

_logger = logging.getLogger("quillmap.engines")


class EngineClient:
    """A place for one process: started when needed, replaced when it fails."""

    def __init__(self, command: Sequence[str], start_seconds: float | None = None) -> None:
        self._command = command
        self._start_seconds = START_SECONDS if start_seconds is None else start_seconds
        self._process: Process | None = None
        self._starting: asyncio.Task[bool] | None = None
        self._rests_until = 0.0
        self._rest = SHORTEST_REST
        self._holds: Question | None = None
        self._number = 0
        self._closed = False
        self._thinks = False
        self.hurried = False
        """Whether the bot that thinks was told to come to an end."""
        self._unheard = 0
        """How many answers to `stop` are still to be read; they come before the next `ready`."""

    @property
    def warm(self) -> bool:
        """Whether its process is there already."""
        return self._process is not None and self._process.usable

    @property
    def able(self) -> bool:
        """Whether it is worth asking: it is not closed, and no start failed a short time ago."""
        if self._closed:
            return False
        return self.warm or asyncio.get_running_loop().time() >= self._rests_until

    def holds(self, question: Question) -> bool:
        """Whether its process knows the position already."""
        return self._holds is question

    async def up(self) -> bool:
        """Start a process if there is none; False if that fails, or failed a short time ago."""
        if self.warm and self._starting is None:
            return True
        if self._starting is None:
            if not self.able:
                return False
            self._starting = asyncio.create_task(self._start())
        # A call that ends meanwhile must not take the process from those that come after it.
        return await asyncio.shield(self._starting)

    async def _start(self) -> bool:
        try:
            async with asyncio.timeout(self._start_seconds):
                await self._greet()
            self._rest = SHORTEST_REST
            return True
        except (OSError, TimeoutError, Lost, OutOfStep) as problem:
            _logger.warning("%s cannot be started: %r", self._command[0], problem)
            self.end()
            self._rests_until = asyncio.get_running_loop().time() + self._rest
            self._rest = min(2 * self._rest, LONGEST_REST)
            return False
        finally:
            self._starting = None

    async def _greet(self) -> None:
        if self._process is not None:
            self._process.end()
            await self._process.gone.wait()  # so that there are never more than were asked for
        self._process = self._holds = None
        self._unheard = 0
        if self._closed:
            raise Lost
        self._process = Process(self._command)
        await greet(self._process)

    async def ask(self, question: Question, ask: Ask) -> Answer:
        """What the bot would draw. A process that was no good before it was asked gets a heir."""
        try:
            return await self._ask(question, ask)
        finally:
            self._thinks = self.hurried = False

    async def _ask(self, question: Question, ask: Ask) -> Answer:
        for _ in range(2):
            if not await self.up():
                return Answer.failed(ask, "crashed", "its process cannot be started")
            process = self._process
            assert process is not None
            try:
                if await self._in_step(process, question, ask):
                    told = ask.ideas if ask.ideas > 1 else 0
                    lines = await process.whole(["idea"], ["best", "error"], told)
                    return judged(lines, question.position, ask)
                process.end()
            except asyncio.CancelledError:
                process.end()
                raise
            except Lost:
                process.end()
                return Answer.failed(ask, "crashed", "its process ended")
            except OutOfStep:
                process.end()
                why = "its process wrote what is not an answer"
                return Answer.failed(ask, "answered nonsense", why)
        return Answer.failed(ask, "crashed", "its process ended")

    async def _in_step(self, process: Process, question: Question, ask: Ask) -> bool:
        """Ask, and read up to where the answer begins; False if something else comes there.

        The number behind `ready` tells what was written before from what is written now, so no bot
        is blamed for the one before it.
        """
        self._number += 1
        new = self._holds is not question
        text = f"position\n{question.text}end\n" if new else ""
        process.write(f"ready {self._number}\n{text}{ask.line(question.share())}\n")
        before, self._unheard = self._unheard, 0
        self._thinks = True
        if self.hurried:  # before it was asked
            self._stop()
        try:
            for _ in range(before):
                if await process.line() != ["ok"]:
                    return False
            if await process.line() != ["ready", str(self._number)]:
                return False
            if new and (await process.answer([], ["ok", "error"]))[0] == "ok":
                self._holds = question
        except (Lost, OutOfStep):
            return False
        return True

    def hurry(self) -> None:
        """Somebody else waits: the bot that thinks answers at once with the best so far."""
        if not self.hurried:
            self.hurried = True
            if self._thinks:
                self._stop()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.write("stop\n")
            self._unheard += 1

    def end(self) -> None:
        """End its process, if there is one."""
        if self._process is not None:
            self._process.end()

    async def close(self) -> None:
        """End its process and start no other."""
        self._closed = True
        self.end()
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if self._process is not None:
            await self._process.gone.wait()
