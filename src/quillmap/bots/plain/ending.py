"""The last few cards of the game, all ways that they can come: averages instead of playouts.

Whoever draws the last card takes the best of all moves, which is exact. Before that the best of
the first few in a surveyor's eyes is taken: a lower bound, and exact where the next card that is
drawn is the last. docs/bots.md says everything so exactly that another language can repeat it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from quillmap.bots.chances import next_cards
from quillmap.bots.outlook import CREDIT, outlook, shelter, times_left
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.prospects import Prospect, prospects
from quillmap.material import SEASONS
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position
from quillmap.rules.result import total

ENDINGS: Final = 1_000_000
"""An average is written in so many parts of a point; it counts like so many playouts."""
BREADTH: Final = 4
"""How many moves are tried where more cards follow."""
LIMIT: Final = 200_000
"""How many cards and moves are looked at before the end is called too far away."""
NEAR: Final = 2
"""With more time left than this nobody tries."""


def near(position: Position) -> bool:
    """Whether the end of the game is so near that trying may be worth it."""
    last = position.season == len(SEASONS) - 1 and bool(position.coming)
    return last and times_left(position)[-1] <= NEAR


def endings(
    afters: Sequence[Position], limit: int, expired: Callable[[], bool]
) -> list[int] | None:
    """The average of each position in winter, one map alone; None if it is too much to look at."""
    sight = _Sight(limit)
    found = []
    for after in afters:
        if expired():
            return None
        found.append(sight.drawn(after))
        if sight.left < 0:
            return None
    return found


@dataclass(slots=True)
class _Sight:
    left: int
    """What may still be looked at; below 0 there was too much, and every answer is void."""

    def drawn(self, position: Position) -> int:
        """The points when the game is over, in parts of a point."""
        # A Troll that rages after winter changes no score any more.
        if self.left < 0 or position.over or not position.coming:
            return ENDINGS * total(position.scores[OWNER])
        if not position.awaited:
            return self._average(position)
        if position.awaited[0] == OWNER:
            return self._best(position)
        self.left -= 1
        move = most_menacing(position)
        return self.drawn(apply(position, move.move).position)

    def _average(self, position: Position) -> int:
        """Over all cards that can be the next one, each as often as it would come."""
        weighed = weights = 0
        for card, weight in next_cards(position.unseen):
            if self.left < 0:
                return 0
            self.left -= 1
            weighed += weight * self.drawn(reveal(position, card).position)
            weights += weight
        return weighed // weights

    def _best(self, position: Position) -> int:
        """The best of the moves: of all with the last card, else of the first few."""
        value, guard = outlook(position), shelter(position)
        seen = list(prospects(position, OWNER))
        self.left -= len(seen)
        if self.left < 0:
            return 0
        if not any(times_left(position)):  # the outlook of a map is its points then
            so_far = total(position.scores[OWNER])
            most = max(value(each.sheet) for each in seen)
            return ENDINGS * (so_far + most // CREDIT.point)
        seen.sort(key=lambda each: -value(each.sheet) - guard * each.shelter)
        return max(self.drawn(apply(position, each.move).position) for each in seen[:BREADTH])


def most_menacing(position: Position) -> Prospect:
    """Where a neighbour's monsters leave most empty squares beside them."""
    moves = prospects(position, position.awaited[0])
    return max(moves, key=lambda each: each.sheet.menaced.bit_count())
