"""Bots that count: they try every move and keep the map that is worth most to them.

On a neighbour's map, in an ambush, they keep the one that is worth least to its owner, by the same
count. Moves that count the same are told apart by what a hero guards, then by the budget's seed:
by lot, because bots that all preferred the same corner would draw the same map at every seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from quillmap.bots import chosen
from quillmap.bots.prospects import Prospect, drawn_on
from quillmap.bots.protocol import Budget, Idea
from quillmap.bots.worth import Weights, four_points
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
        weights = self.weights(position)
        every = chosen.VALUER.counted(position, seat, budget, weights)
        lots = Random(budget.seed)
        # The index comes last, so that equal lots fall back on legal's order.
        ranked = sorted(
            (-value, -shelter, lots.getrandbits(32), index)
            for index, (value, shelter) in enumerate(zip(every.values, every.shelters, strict=True))
        )
        setup = position.setup
        stood = four_points(setup.edicts, position.sheets[drawn_on(position, seat)], setup.options)
        best = [(every.prospect(index), -cost) for cost, _, _, index in ranked[:MOST_IDEAS]]
        return tuple(
            Idea(prospect.move, value, gains(stood, prospect, position)) for prospect, value in best
        )


def gains(
    stood: tuple[int, int, int, int], prospect: Prospect, position: Position
) -> tuple[int, int, int, int]:
    """What edicts A to D gain at once, against what they gave before."""
    setup = position.setup
    now = four_points(setup.edicts, prospect.sheet, setup.options)
    return now[0] - stood[0], now[1] - stood[1], now[2] - stood[2], now[3] - stood[3]
