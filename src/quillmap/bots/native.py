"""Moves valued by the compiled core; the answers are those of plain Python.

The core refuses a table that no game leads to. Then the plain way answers, as the rules have no
such limits.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from quillmap._fast import Core, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.plain.ending import BREADTH, LIMIT
from quillmap.bots.plain.search import Candidate, End, Plan, Turn, plain_end, plain_turn
from quillmap.bots.plain.valuer import PLAIN
from quillmap.bots.prospects import Prospect, drawn_on
from quillmap.bots.protocol import Budget
from quillmap.bots.valuer import Tried
from quillmap.bots.worth import Weights
from quillmap.rules.moves import Seat
from quillmap.rules.play import outcome
from quillmap.rules.position import Position


class NativeValuer:
    """Values moves by the core; `Valuer` says what each method is for."""

    at_once: Final = True

    def __init__(self, core: Core) -> None:
        self._core = core

    def counted(self, position: Position, seat: Seat, budget: Budget, weights: Weights) -> Tried:
        """What each move adds to the map by these weights."""
        on = drawn_on(position, seat)
        packed = _packed(self._core, position, on)
        if packed is None:
            return PLAIN.counted(position, seat, budget, weights)
        values = array("i", self._core.gains(packed, weights.edicts, weights.each_season))
        if on != seat:
            values = array("i", (-value for value in values))
        return self._tried(position, seat, packed, values)

    def surveyed(self, position: Position, seat: Seat, budget: Budget) -> Tried:
        """What each move is worth by the outlook of the map."""
        packed = _packed(self._core, position, drawn_on(position, seat))
        if packed is None:
            return PLAIN.surveyed(position, seat, budget)
        values = array("i", self._core.surveyed(packed, _credit()))
        return self._tried(position, seat, packed, values)

    def foresights(self, position: Position) -> Sequence[int]:
        """What the map is worth with each card that can come."""
        packed = _packed(self._core, position, OWNER)
        if packed is None:
            return PLAIN.foresights(position)
        return array("i", self._core.chances(packed, _credit()))

    def playing_out(self) -> tuple[Turn, End]:
        """The playouts of one search."""
        playouts = _Playouts(self._core)
        return playouts.turn, playouts.end

    def _tried(self, position: Position, seat: Seat, packed: bytes, values: Sequence[int]) -> Tried:
        shelters = array("i", self._core.shelters(packed))
        moves = self._core.legal(packed)

        def prospect(index: int) -> Prospect:
            # A move is written out only when somebody wants to see it.
            move = packing.move(position, seat, moves, index)
            return Prospect(move, outcome(position, move)[1], shelters[index])

        return Tried(values, shelters, prospect)


@dataclass(slots=True)
class _Playouts:
    """One turn of a search after the other: a playout of every candidate that still runs."""

    core: Core
    packed: dict[int, bytes | None] = field(default_factory=dict)

    def turn(self, running: Sequence[Candidate], plan: Plan, number: int) -> list[int] | None:
        """The points of this playout for each candidate; None if the time is over."""
        joined = self._joined(running)
        if joined is None:
            return plain_turn(running, plan, number)
        if plan.expired():
            return None
        points = self.core.rollouts(
            joined, _credit(), plan.look, plan.seed, number, 1, plan.horizon
        )
        return array("i", points).tolist()

    def end(self, running: Sequence[Candidate], plan: Plan) -> list[int] | None:
        """What each candidate ends with on average; None if that is too much to look at."""
        joined = self._joined(running)
        if joined is None:
            return plain_end(running, plan)
        return array("q", self.core.endings(joined, _credit(), BREADTH, LIMIT)).tolist()

    def _joined(self, running: Sequence[Candidate]) -> bytes | None:
        states = [self._state(candidate) for candidate in running]
        return None if None in states else b"".join(state for state in states if state is not None)

    def _state(self, candidate: Candidate) -> bytes | None:
        if candidate.index not in self.packed:
            self.packed[candidate.index] = _packed(self.core, candidate.after, OWNER)
        return self.packed[candidate.index]


def _packed(core: Core, position: Position, on: Seat) -> bytes | None:
    """None for a table that the core refuses, as no game leads to it."""
    try:
        packed = packing.pack(position, on)
        core.points(packed)  # the cheapest question that has the whole state checked
    except (ValueError, ArithmeticError, LookupError):
        return None
    return packed


@cache
def _credit() -> bytes:
    return packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
