"""Where bots ask the compiled core, if it was built; the answers are those of plain Python.

None means that nobody could be asked: there is no core, or it refuses a table that no game leads
to. Then the plain way answers, as the rules have no such limits.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from quillmap._fast import CORE, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import Credit
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.plain.ending import BREADTH, LIMIT
from quillmap.bots.plain.search import Candidate, Plan, plain_end, plain_turn
from quillmap.bots.prospects import Prospect, drawn_on
from quillmap.bots.worth import Weights
from quillmap.rules.moves import Seat
from quillmap.rules.play import outcome
from quillmap.rules.position import Position


@dataclass(frozen=True, slots=True)
class Tried:
    """Every legal move by its index: what it is worth to whoever draws, and the move itself."""

    values: Sequence[int]
    shelters: Sequence[int]
    """What a hero guards anew; 0 for all else."""
    prospect: Callable[[int], Prospect]


def counted(position: Position, seat: Seat, weights: Weights) -> Tried | None:
    """What each move adds to the map by these weights, to its owner or to who attacks it."""
    on = drawn_on(position, seat)
    if CORE is None or (packed := _packed(position, on)) is None:
        return None
    values = array("i", CORE.gains(packed, weights.edicts, weights.each_season))
    if on != seat:
        values = array("i", (-value for value in values))
    shelters = array("i", CORE.shelters(packed))
    return Tried(values, shelters, _prospects(position, seat, packed, shelters))


def surveyed(position: Position, seat: Seat, credit: Credit) -> Tried | None:
    """What each move is worth to its drawer by the outlook of the map, shelter included."""
    if CORE is None or (packed := _packed(position, drawn_on(position, seat))) is None:
        return None
    values = array("i", CORE.surveyed(packed, _weights(credit)))
    shelters = array("i", CORE.shelters(packed))
    return Tried(values, shelters, _prospects(position, seat, packed, shelters))


@dataclass(slots=True)
class Turns:
    """One turn of a search after the other: a playout of every candidate that still runs."""

    credit: Credit
    packed: dict[int, bytes | None] = field(default_factory=dict)

    def __call__(self, running: Sequence[Candidate], plan: Plan, number: int) -> list[int] | None:
        """The points of this playout for each candidate; None if the time is over."""
        states = [self._state(candidate) for candidate in running]
        if CORE is None or None in states:
            return plain_turn(running, plan, number)
        if plan.expired():
            return None
        joined = b"".join(state for state in states if state is not None)
        points = CORE.rollouts(
            joined, _weights(self.credit), plan.look, plan.seed, number, 1, plan.horizon
        )
        return array("i", points).tolist()

    def end(self, running: Sequence[Candidate], plan: Plan) -> list[int] | None:
        """What each candidate ends with on average; None if that is too much to look at."""
        states = [self._state(candidate) for candidate in running]
        if CORE is None or None in states:
            return plain_end(running, plan)
        joined = b"".join(state for state in states if state is not None)
        return array("q", CORE.endings(joined, _weights(self.credit), BREADTH, LIMIT)).tolist()

    def _state(self, candidate: Candidate) -> bytes | None:
        if candidate.index not in self.packed:
            self.packed[candidate.index] = _packed(candidate.after, OWNER)
        return self.packed[candidate.index]


def _packed(position: Position, on: Seat) -> bytes | None:
    if CORE is None:
        return None
    try:
        packed = packing.pack(position, on)
        CORE.points(packed)  # the cheapest question that has the whole state checked
    except (ValueError, ArithmeticError, LookupError):
        return None
    return packed


@cache
def _weights_of(reach: int, shelter: int, land: tuple[int, ...], cards: object) -> bytes:
    assert isinstance(cards, tuple)
    return packed_credit(reach, shelter, land, dict(cards))


def _weights(credit: Credit) -> bytes:
    return _weights_of(credit.reach, credit.shelter, credit.land, tuple(credit.cards.items()))


def _prospects(
    position: Position, seat: Seat, packed: bytes, shelters: Sequence[int]
) -> Callable[[int], Prospect]:
    """Moves are written out only when somebody wants to see them."""
    assert CORE is not None
    moves = CORE.legal(packed)

    def prospect(index: int) -> Prospect:
        move = packing.move(position, seat, moves, index)
        return Prospect(move, outcome(position, move)[1], shelters[index])

    return prospect
