"""Bots that look ahead: by what a map may become, and by playing the best moves out.

The surveyor values every map it could make by its `outlook`; on a neighbour's map, in an ambush, it
keeps the one with the worst outlook for its owner. Those above it play its best moves on,
many times over with cards as they may come, and keep the move that turns out best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quillmap.bots import chosen
from quillmap.bots.counting import MOST_IDEAS, gains
from quillmap.bots.outlook import CREDIT, times_left
from quillmap.bots.plain.rng import Stream
from quillmap.bots.plain.search import Candidate, Plan, search
from quillmap.bots.prospects import Prospect, drawn_on
from quillmap.bots.protocol import Budget, Idea
from quillmap.bots.worth import four_points
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position

MOST_MOVES: Final = 4096
"""No round has more legal moves than this; to look at so many is to look at all."""
AHEAD: Final = 8
"""What the surveyor thinks of a move counts as much as so many playouts."""
_TIES: Final = 2
"""The stream from which a surveyor draws lots among equals; 0 and 1 are those of playouts."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A prospect and what its map is worth to whoever draws, against the map as it is."""

    prospect: Prospect
    value: int
    """In hundredths of a point."""


def surveyed(
    position: Position, seat: Seat, budget: Budget, most: int | None = None
) -> list[Surveyed]:
    """The best moves of the seat; among equals by lot, which the budget's seed fixes."""
    every = chosen.VALUER.surveyed(position, seat, budget)
    lots = Stream.of(budget.seed, 0, 0, _TIES)
    # The index comes last, so that equal lots fall back on legal's order.
    ranked = sorted((-value, lots.word(), index) for index, value in enumerate(every.values))
    return [
        Surveyed(every.prospect(index), -cost // CREDIT.reach) for cost, _, index in ranked[:most]
    ]


@dataclass(frozen=True)
class SurveyingBot:
    """Values every map it could make, and plays none of them out."""

    name: str
    level: int
    description: str

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """The best moves by the outlook of the map, in hundredths of a point."""
        if seat not in position.awaited:
            return ()
        return _ideas(position, seat, surveyed(position, seat, budget, MOST_IDEAS))


@dataclass(frozen=True)
class SearchingBot:
    """Plays the best moves of a surveyor on, the better ones more often."""

    name: str
    level: int
    description: str
    playouts: int
    """How many games it plays out for a move when the budget does not say."""
    candidates: int
    """How many moves it plays out at all."""
    look: int
    """About how many moves those who draw in its playouts look at; fewer are faster and worse."""
    horizon: int
    """After how many drawings a playout ends and the map is valued as it is; 0 for never."""

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """The best moves by the points that they end with, in hundredths, averaged over playouts.

        Nothing is played out where nothing is left to find: the last card of the game, where a
        surveyor counts exactly, a single legal move, and an ambush on a neighbour's map, which
        a surveyor puts where it hurts most.
        """
        if seat not in position.awaited:
            return ()
        best = surveyed(position, seat, budget, max(MOST_IDEAS, self.candidates))
        settled = len(best) == 1 or not any(times_left(position))
        if settled or drawn_on(position, seat) != seat:
            return _ideas(position, seat, best[:MOST_IDEAS])
        playouts = budget.playouts or self.playouts
        # A small budget is for few moves: four playouts each are next to nothing as it is.
        few = best[: max(2, min(self.candidates, playouts // 4))]
        moves = {each.prospect.move: AHEAD * each.value // 100 for each in few}
        plan = Plan(playouts, self.look, budget.seed, budget.expired, self.horizon)
        turn, end = chosen.VALUER.playing_out()
        played = search(position, seat, moves, plan, turn, end)
        if not played[0].playouts:  # the time was over before each had been played out once
            return _ideas(position, seat, best[:MOST_IDEAS])
        found = [Surveyed(best[each.index].prospect, value) for each, value in _valued(played)]
        return _ideas(position, seat, found[:MOST_IDEAS])


def _valued(played: Sequence[Candidate]) -> list[tuple[Candidate, int]]:
    """Each with its mean; one that was left behind is worth no more than the one before it."""
    found: list[tuple[Candidate, int]] = []
    least: int | None = None
    for each in played:
        mean = 100 * each.points // each.playouts
        least = mean if least is None else min(least, mean)
        found.append((each, least))
    return found


def _ideas(position: Position, seat: Seat, best: Sequence[Surveyed]) -> tuple[Idea, ...]:
    setup = position.setup
    stood = four_points(setup.edicts, position.sheets[drawn_on(position, seat)], setup.options)
    return tuple(
        Idea(each.prospect.move, each.value, gains(stood, each.prospect, position)) for each in best
    )
