"""Bots that count: they try every move and keep the map that is worth most to them.

On a neighbour's map, in an ambush, they keep the one that is worth least to its owner, by the same
count. Moves that count the same are told apart by what a hero guards, then by the budget's seed:
by lot, because bots that all preferred the same corner would draw the same map at every seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from quillmap.bots.prospects import Prospect, drawn_on, prospects
from quillmap.bots.protocol import Budget, Idea
from quillmap.bots.worth import Weights, four_points, worth
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position

MOST_IDEAS = 12
"""How many ideas an answer holds. Every move is counted; who asks wants to see the best."""


@dataclass(frozen=True)
class CountingBot:
    """Counts every map it could make, with weights that depend on the season alone."""

    name: str
    level: int
    description: str
    weights: Callable[[Position], Weights]

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """The best moves, each valued by what it adds to the own map or takes from the victim's."""
        if seat not in position.awaited:
            return ()
        on = drawn_on(position, seat)
        count = worth(position, self.weights(position))
        before = count(position.sheets[on])
        wanted = 1 if on == seat else -1
        lots = Random(budget.seed)
        counted, worth_now = position.sheets[on], before
        ranked: list[tuple[int, int, int, int, Prospect]] = []
        for index, prospect in enumerate(prospects(position, seat)):
            if prospect.sheet is not counted:  # many ways to turn a hero lead to the same sheet
                counted, worth_now = prospect.sheet, count(prospect.sheet)
            value = wanted * (worth_now - before)
            # The index comes before the prospect, so that equal lots fall back on legal's order.
            ranked.append((-value, -prospect.shelter, lots.getrandbits(32), index, prospect))
            if budget.expired():
                break
        ranked.sort()
        setup = position.setup
        stood = four_points(setup.edicts, position.sheets[on], setup.options)
        return tuple(
            Idea(prospect.move, -cost, _gains(stood, prospect, position))
            for cost, _, _, _, prospect in ranked[:MOST_IDEAS]
        )


def _gains(
    stood: tuple[int, int, int, int], prospect: Prospect, position: Position
) -> tuple[int, int, int, int]:
    setup = position.setup
    now = four_points(setup.edicts, prospect.sheet, setup.options)
    return now[0] - stood[0], now[1] - stood[1], now[2] - stood[2], now[3] - stood[3]
