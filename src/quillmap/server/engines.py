"""Bots asked in processes of their own, so that nothing a bot does can hurt the server.

A few engines, each speaking the lines of docs/engine.md, are started when they are first needed and
kept warm. One that crashes, hangs or talks nonsense costs the seat it was asked for a move and is
replaced; whoever asked always gets an answer for every seat.
"""

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

from quillmap.engine.process import Lost, OutOfStep, Process, greet
from quillmap.notation import write_position
from quillmap.rules.position import Position
from quillmap.server.asks import Answer, Ask, Failure, judged

__all__ = ["Answer", "Ask", "Engines", "Failure"]

START_SECONDS: Final = 20.0
"""How long a process may take to say who it is; more than a busy machine needs."""
SHORTEST_REST: Final = 0.25
LONGEST_REST: Final = 30.0
"""How long to wait after a process that could not be started, doubling from time to time."""

_logger = logging.getLogger("quillmap.engines")


class _Call:
    """One question for several seats of a table, and what is answered so far."""

    def __init__(self, position: Position, asks: Sequence[Ask], seconds: float) -> None:
        self.position = position
        self.text = write_position(position)
        self.asks = asks
        self.answers: dict[int, Answer] = {}
        self.waiting = deque(range(len(asks)))
        self.workers = 0
        self.finished = asyncio.Event()
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """An engine begins to work on it: from now on the time counts."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self.give_up, "too slow")

    def share(self) -> int:
        """The milliseconds for the next ask, so that all that wait get as much; some to spare."""
        assert self._timer is not None
        left = self._timer.when() - asyncio.get_running_loop().time()
        turns = 1 + len(self.waiting) / max(1, self.workers)
        return max(1, min(3_600_000, int(800 * left / turns)))

    def settle(self, index: int, found: Answer | Failure) -> None:
        """Keep the answer to an ask."""
        if index in self.answers:
            return  # it came too late
        ask = self.asks[index]
        if isinstance(found, str):
            _logger.warning("bot %s %s", ask.bot, found)
            self.answers[index] = Answer(ask.seat, None, found)
        else:
            self.answers[index] = found
        if len(self.answers) == len(self.asks):
            self.finished.set()

    def give_up(self, failure: Failure) -> None:
        """Settle whatever is not answered yet."""
        self.waiting.clear()
        for index in range(len(self.asks)):
            self.settle(index, failure)

    def close(self) -> None:
        """Forget the time."""
        if self._timer is not None:
            self._timer.cancel()


class _Engine:
    """A place for one process: started when needed, replaced when it fails."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._starting: asyncio.Task[bool] | None = None
        self._rests_until = 0.0
        self._rest = SHORTEST_REST
        self._holds: _Call | None = None
        self._number = 0
        self._closed = False

    @property
    def warm(self) -> bool:
        """Whether its process is there already."""
        return self._process is not None and self._process.usable

    async def up(self) -> bool:
        """Start a process if there is none; False if that fails, or failed a short time ago."""
        if self.warm and self._starting is None:
            return True
        if self._starting is None:
            if self._closed or asyncio.get_running_loop().time() < self._rests_until:
                return False
            self._starting = asyncio.create_task(self._start())
        # A call that ends meanwhile must not take the process from those that come after it.
        return await asyncio.shield(self._starting)

    async def _start(self) -> bool:
        try:
            async with asyncio.timeout(START_SECONDS):
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
        if self._closed:
            raise Lost
        self._process = Process(self._command)
        await greet(self._process)

    async def ask(self, call: _Call, ask: Ask) -> Answer | Failure:
        """What the bot would draw. A process that was no good before it was asked gets a heir."""
        for _ in range(2):
            if not await self.up():
                return "crashed"
            process = self._process
            assert process is not None
            try:
                if await self._in_step(process, call, ask):
                    told = ask.ideas if ask.ideas > 1 else 0
                    lines = await process.whole(["idea"], ["best", "error"], told)
                    return judged(lines, call.position, ask)
                process.end()
            except asyncio.CancelledError:
                process.end()
                raise
            except Lost:
                process.end()
                return "crashed"
            except OutOfStep:
                process.end()
                return "answered nonsense"
        return "crashed"

    async def _in_step(self, process: Process, call: _Call, ask: Ask) -> bool:
        """Ask, and read up to where the answer begins; False if something else comes there.

        The number behind `ready` tells what was written before from what is written now, so no bot
        is blamed for the one before it.
        """
        self._number += 1
        new = self._holds is not call
        text = f"position\n{call.text}end\n" if new else ""
        go = f"go {ask.bot} seat {ask.seat + 1} seed {ask.seed} time {call.share()}"
        go += f" ideas {ask.ideas}" if ask.ideas > 1 else ""
        process.write(f"ready {self._number}\n{text}{go}\n")
        try:
            if await process.line() != ["ready", str(self._number)]:
                return False
            if new and (await process.answer([], ["ok", "error"]))[0] == "ok":
                self._holds = call
        except (Lost, OutOfStep):
            return False
        return True

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


class Engines:
    """A pool of engine processes, kept until it is closed."""

    def __init__(
        self,
        count: int = 2,
        command: Sequence[str] = (sys.executable, "-m", "quillmap", "engine"),
    ) -> None:
        self._engines = [_Engine(command) for _ in range(count)]
        self._idle: asyncio.PriorityQueue[tuple[bool, int]] = asyncio.PriorityQueue()
        for number in range(count):
            self._give_back(number)

    async def ask(
        self, position: Position, asks: Sequence[Ask], seconds: float = 2.0
    ) -> list[Answer]:
        """One answer for each ask, in order, whatever the bots do.

        Calls are served in the order in which they come. The seconds are for all asks of the call
        together and count from when the first engine is up and begins.
        """
        if not asks:
            return []
        call = _Call(position, asks, seconds)
        call.workers = min(len(asks), len(self._engines))
        workers = [asyncio.create_task(self._work(call)) for _ in range(call.workers)]
        try:
            await call.finished.wait()
        finally:
            call.close()
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
        return [call.answers[index] for index in range(len(asks))]

    async def close(self) -> None:
        """End all processes; whoever asks from now on is told that they crashed."""
        await asyncio.gather(*(engine.close() for engine in self._engines))

    async def _work(self, call: _Call) -> None:
        """Let one engine answer what waits, as long as there is something and it can."""
        try:
            _, number = await self._idle.get()
            try:
                await self._drain(call, self._engines[number])
            finally:
                self._give_back(number)
        finally:
            call.workers -= 1
            if not call.workers:  # no engine can be started, and nobody else tries
                call.give_up("crashed")

    async def _drain(self, call: _Call, engine: _Engine) -> None:
        # Asked twice: nothing starts in vain, and meanwhile another may have taken the last.
        while call.waiting and await engine.up() and call.waiting:
            call.begin()
            index = call.waiting.popleft()
            call.settle(index, await engine.ask(call, call.asks[index]))

    def _give_back(self, number: int) -> None:
        """Warm engines are taken first: one at rest is no use while another could answer."""
        self._idle.put_nowait((not self._engines[number].warm, number))
