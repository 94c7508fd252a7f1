"""Which of a few moves ends best: each is played out, and the worse half is left behind.

Sequential halving (Karnin, Koren and Somekh 2013) on the same cards: the n-th playout of every
candidate is dealt from the same stream, so that candidates differ by what was drawn and not by the
luck of the cards. docs/bots.md says everything so exactly that another language can repeat it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias

from quillmap.bots.outlook import CREDIT, outlook, shelter
from quillmap.bots.plain.alone import OWNER, alone
from quillmap.bots.plain.ending import ENDINGS, LIMIT, endings, most_menacing, near
from quillmap.bots.plain.playouts import Drawer, finished
from quillmap.bots.plain.rng import DECK, DRAWING, Stream
from quillmap.bots.prospects import glimpses
from quillmap.frozen import replace
from quillmap.rules.moves import Move, Raid, Seat
from quillmap.rules.play import apply
from quillmap.rules.position import Position
from quillmap.rules.result import total


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played out, how carefully, and with what chance."""

    playouts: int
    look: int
    """About how many moves whoever draws in a playout looks at."""
    seed: int
    expired: Callable[[], bool]
    """Whether to come to an end; asked before each playout."""
    horizon: int = 0
    """After how many drawings a playout ends and the map is valued as it is; 0 for never."""


@dataclass(slots=True)
class Candidate:
    """One of the moves, and the points that its playouts ended with, all together."""

    index: int
    after: Position
    ahead: int
    """A start in points, for what was thought of the move before anything was played out."""
    points: int = 0
    playouts: int = 0


Turn: TypeAlias = Callable[[Sequence[Candidate], Plan, int], list[int] | None]
"""One playout of this number for each candidate: their points, or None if the time is over."""
End: TypeAlias = Callable[[Sequence[Candidate], Plan], list[int] | None]
"""What each candidate ends with on average, as in `ending`; None if that is too far away."""


def plain_end(running: Sequence[Candidate], plan: Plan) -> list[int] | None:
    """In plain Python."""
    return endings([candidate.after for candidate in running], LIMIT, plan.expired)


def plain_turn(running: Sequence[Candidate], plan: Plan, number: int) -> list[int] | None:
    """In plain Python."""
    points = []
    for candidate in running:
        if plan.expired():
            return None
        points.append(rollout(candidate.after, plan.look, plan.seed, number, plan.horizon))
    return points


def search(
    position: Position,
    seat: Seat,
    moves: Mapping[Move, int],
    plan: Plan,
    turn: Turn = plain_turn,
    end: End = plain_end,
) -> list[Candidate]:
    """The moves, best first, after no more playouts than planned altogether.

    Each move comes with the points that it is ahead. All are on the own map, and there is at least
    one. Where the end of the game can be overseen nothing is played out.
    """
    here = alone(position, seat)
    running = [
        Candidate(index, apply(here, _by_owner(move)).position, ahead)
        for index, (move, ahead) in enumerate(moves.items())
    ]
    if near(position) and (averages := end(running, plan)):
        for candidate, average in zip(running, averages, strict=True):
            candidate.points, candidate.playouts, candidate.ahead = average, ENDINGS, 0
        return sorted(running, key=_standing)
    behind: list[Candidate] = []
    rounds, left = _halvings(len(running)), plan.playouts
    while len(running) > 1:
        each = max(1, left // (rounds * len(running)))
        if each * len(running) > left or not _played(running, each, plan, turn):
            break
        rounds, left = rounds - 1, left - each * len(running)
        running.sort(key=_standing)
        half = (len(running) + 1) // 2
        behind = running[half:] + behind
        running = running[:half]
    return sorted(running, key=_standing) + behind


def _standing(candidate: Candidate) -> tuple[int, int]:
    """Most points first; among equals the one that was named first."""
    return -(candidate.points + candidate.ahead), candidate.index


def _played(running: Sequence[Candidate], each: int, plan: Plan, turn: Turn) -> bool:
    """Play each candidate out that many times more; False if time runs out on the way.

    The candidates take turns, and only whole turns count, so that all have met the same cards.
    """
    first = running[0].playouts
    for number in range(first, first + each):
        points = turn(running, plan, number)
        if points is None:
            return False
        for candidate, gained in zip(running, points, strict=True):
            candidate.points += gained
            candidate.playouts += 1
    return True


def _halvings(candidates: int) -> int:
    """How often the worse half is left behind until one is left."""
    return next(n for n in count() if candidates <= 1 << n)


def _by_owner(move: Move) -> Move:
    if isinstance(move, Raid):
        return replace(move, seat=OWNER, on=OWNER)
    return replace(move, seat=OWNER)


def rollout(after: Position, look: int, seed: int, number: int, horizon: int = 0) -> int:
    """The points of the whole game if it goes on like this from a position of one map alone.

    With a horizon it goes no further than so many drawings: then the map is worth its outlook, in
    whole points.
    """
    deck, lots = Stream.of(seed, 0, number, DECK), Stream.of(seed, 0, number, DRAWING)
    ended = finished(after, glancing(look), deck, lots, horizon)
    points = total(ended.results)
    if ended.position.over:
        return points
    return points + outlook(ended.position)(ended.position.sheets[OWNER]) // CREDIT.point


def glancing(look: int) -> Drawer:
    """Draws like a surveyor who looks at some of the moves only; the first among equals.

    A neighbour draws monsters where they leave most empty squares beside them.
    """

    def best(position: Position, seat: Seat, lots: Stream) -> Move:
        if seat != OWNER:
            return most_menacing(position).move
        value, guard = outlook(position), shelter(position)
        seen = glimpses(position, seat, look)
        return max(seen, key=lambda p: value(p.sheet) + guard * p.shelter).move

    return best
