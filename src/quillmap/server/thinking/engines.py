"""Bots asked in processes of their own, so that nothing a bot does can hurt the server.

A few engines work for everybody who waits, in fair turns: see `turnstile`. Whatever the bots do,
whoever asked gets an answer for every seat.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from quillmap.engine.asks import Answer, Ask, Failure
from quillmap.engine.client import EngineClient
from quillmap.rules.position import Position
from quillmap.server.thinking.calls import PATIENCE, Behalf, Call, Countdown
from quillmap.server.thinking.turnstile import Line, Turnstile

__all__ = ["Answer", "Ask", "Behalf", "Engines", "Failure"]

AT_A_TURN: Final = 10
"""So many quick asks of a call are answered in one turn, but only one of a bot that thinks. The
engine reads a position for each turn, which takes longer than a quick bot does."""
GRACE: Final = 1.0
"""Seconds for a bot to come to an end when nobody wants its answer any more."""
LONG: Final = 50
"""So many in line are worth a line of the log, though nobody may have waited for too long yet."""
TOLD_EVERY: Final = 60.0
"""Seconds between two lines of the log that say that too many wait."""

_logger = logging.getLogger("quillmap.engines")
_ANYBODY: Final = Behalf()


class Engines:
    """A pool of engine processes, kept until it is closed."""

    def __init__(
        self,
        count: int = 2,
        command: Sequence[str] = (sys.executable, "-m", "quillmap", "engine"),
        patience: float = PATIENCE,
    ) -> None:
        self._engines = [EngineClient(command) for _ in range(count)]
        self._turns: dict[EngineClient, _Shift] = {}
        """What each busy engine works on, the longest at it first."""
        self._turnstile = Turnstile[Call]()
        self._calls: dict[Call, Countdown] = {}
        """Every call under way, with how long its people are still willing to wait."""
        self._patience = patience
        self._told = float("-inf")
        self.waited: Callable[[str, float], None] = lambda who, seconds: None
        """Told how long a call has waited for its first engine."""

    async def ask(
        self,
        position: Position,
        asks: Sequence[Ask],
        seconds: float = 2.0,
        behalf: Behalf = _ANYBODY,
    ) -> list[Answer]:
        """One answer for each ask, in order, whatever the bots do.

        The seconds are for all asks of the call together, and count while an engine is at it.
        People who have waited for too long are answered by the quick bot that stands behind an ask.
        """
        if not asks:
            return []
        call = Call(position, asks, seconds, behalf)
        self._calls[call] = Countdown(self._patience, lambda: self._lose_patience(call))
        try:
            self._line_up(call)
            self._serve()
            if self._turnstile.standing(*Line) >= LONG:
                self._tell()
            await call.finished.wait()
        finally:
            await self._dismiss(call)
        return [call.answers[index] for index in range(len(asks))]

    def waited_for(self, game: str, people: bool) -> None:
        """People have come to a table, or the last has gone: what it waits for changes its line."""
        for call in [each for each in self._calls if each.behalf.game == game]:
            if call.behalf.people != people:
                call.behalf = replace(call.behalf, people=people)
                self._line_up(call)
                self._serve()

    def waiting(self, people: bool) -> int:
        """How many calls are in line for an engine."""
        lines = (Line.QUICK, Line.PEOPLE) if people else (Line.ALONE,)
        return self._turnstile.standing(*lines)

    async def close(self) -> None:
        """End all processes; whoever asks from now on is told that they crashed."""
        await asyncio.gather(*(engine.close() for engine in self._engines))
        turns = [turn.task for turn in self._turns.values()]
        await asyncio.gather(*turns, return_exceptions=True)
        self._serve()

    # In line --------------------------------------------------------------------------------------

    def _line_up(self, call: Call) -> None:
        """Stand in line as long as one more engine could help, and be patient only there."""
        if call.wants:
            self._turnstile.join(call, call.line, call.behalf.place)
        else:
            self._turnstile.leave(call)
        if call in self._calls:
            idle = call.wants and not call.coming and not call.working
            self._calls[call].run(idle and call.behalf.people and not call.impatient)

    def _lose_patience(self, call: Call) -> None:
        """People have waited for long enough: a quick bot answers, at the next engine at all."""
        call.impatient = True
        call.quicken()
        self._line_up(call)
        self._tell()
        self._serve()

    def _tell(self) -> None:
        """One line of the log, and not one for each that waits."""
        now = asyncio.get_running_loop().time()
        if now - self._told >= TOLD_EVERY:
            self._told = now
            waiting = (self.waiting(people=True), self.waiting(people=False))
            _logger.warning("in line for an engine: %d for people, %d of bots alone", *waiting)

    # At the engines -------------------------------------------------------------------------------

    def _serve(self) -> None:
        """Give every engine that has nothing to do to whoever's turn it is."""
        while idle := [each for each in self._engines if each not in self._turns and each.able]:
            if (call := self._turnstile.next()) is None:
                return
            self._begin(_best(idle, call), call)
        if self._turns:
            self._hurry()
        else:  # no engine can be started, and none is left that could come later
            for call in list(self._turnstile.those(*Line)):
                self._turnstile.leave(call)
                call.give_up("crashed")

    def _begin(self, engine: EngineClient, call: Call) -> None:
        turn = _Shift(engine, call, call.line)
        call.coming += 1
        self._line_up(call)
        turn.task = asyncio.create_task(self._work(turn))
        # A task may be cancelled before it has begun, and a turn must end all the same.
        turn.task.add_done_callback(lambda task: self._end(turn, task))
        self._turns[engine] = turn

    async def _work(self, turn: "_Shift") -> None:
        """Let an engine think about a call, until it is another's turn."""
        engine, call = turn.engine, turn.call
        left = AT_A_TURN
        # Asked again and again: nothing starts in vain, and another may have taken the last.
        while left > 0 and call.waiting and await engine.up() and call.waiting:
            turn.arrive()
            left -= await self._think(engine, call)
            if self._turnstile.standing(*(line for line in Line if line < call.line)):
                return  # those of an earlier line need not wait for the whole turn

    async def _think(self, engine: EngineClient, call: Call) -> int:
        """One ask; how much of a turn it is worth."""
        if call.untouched:
            waited = asyncio.get_running_loop().time() - call.since
            self.waited("people" if call.behalf.people else "bots", waited)
        index, ask = call.take()
        self._line_up(call)
        try:
            call.settle(index, await engine.ask(call, ask))
        finally:
            call.put_down()
        return AT_A_TURN if ask.instead is not None else 1

    def _end(self, turn: "_Shift", task: "asyncio.Task[None]") -> None:
        """The engine is free, and whoever has waited meanwhile comes before this address."""
        del self._turns[turn.engine]
        turn.engine.hurried = False
        turn.arrive()
        if not task.cancelled() and (error := task.exception()):
            _logger.error("a turn at the engines failed", exc_info=error)
            turn.call.give_up("crashed")
        self._turnstile.step_back(turn.line, turn.call.behalf.place)
        self._line_up(turn.call)
        self._serve()

    def _hurry(self) -> None:
        """Where people wait, bots that nobody waits for come to an end with what they have."""
        wanted = self._turnstile.standing(Line.QUICK, Line.PEOPLE)
        wanted -= sum(engine.hurried for engine in self._turns)
        alone = [turn for turn in self._turns.values() if turn.could_hurry(Line.ALONE)]
        for turn in alone[: max(0, wanted)]:
            turn.engine.hurry()
        if not any(engine.hurried for engine in self._turns):  # else one is free in a blink
            self._hurry_people()

    def _hurry_people(self) -> None:
        """Where people have waited for too long, others hurry who have more than their share.

        An address hurries its own thoughts, and only without an engine those of others: else many
        tables at one address would leave nobody else time to think.
        """
        impatient = {
            call.behalf.place.address
            for call in self._turnstile.those(Line.QUICK)
            if call.impatient
        }
        served = {turn.call.behalf.place.address for turn in self._turns.values()}
        for turn in self._turns.values():
            own = turn.call.behalf.place.address in impatient
            if turn.could_hurry(Line.PEOPLE) and (own or impatient - served):
                turn.engine.hurry()
                return

    async def _dismiss(self, call: Call) -> None:
        """Leave no trace of a call: nobody thinks about it any more."""
        answered = call.finished.is_set()
        self._calls.pop(call).run(False)
        self._turnstile.leave(call)
        call.close()
        turns = [turn for turn in self._turns.values() if turn.call is call]
        for turn in turns:
            if answered:
                turn.task.cancel()  # the time is over, so the bot is not going to listen
            else:
                turn.engine.hurry()
                asyncio.get_running_loop().call_later(GRACE, turn.task.cancel)
        if answered:
            await asyncio.gather(*(turn.task for turn in turns), return_exceptions=True)


def _best(idle: Sequence[EngineClient], call: Call) -> EngineClient:
    """One that is warm: a process that has to start is no use while another could answer."""
    return min(idle, key=lambda engine: (not engine.warm, not engine.holds(call)))


class _Shift:
    """An engine at work on a call."""

    task: "asyncio.Task[None]"

    def __init__(self, engine: EngineClient, call: Call, line: Line) -> None:
        self.engine = engine
        self.call = call
        self.line = line
        self._arrived = False

    def could_hurry(self, line: Line) -> bool:
        """Whether it is of this line, and its bot may be told to come to an end."""
        whole = self.call.behalf.whole
        now = self.line if self.call.behalf.people else Line.ALONE
        return now is line and not whole and not self.engine.hurried

    def arrive(self) -> None:
        """The engine is up, or will never be."""
        self.call.coming -= not self._arrived
        self._arrived = True
