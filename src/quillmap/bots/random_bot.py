"""The bot that draws by lot: every legal move is equally likely."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from quillmap.bots.protocol import Budget, Idea
from quillmap.rules.legal import legal
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position

_Item = TypeVar("_Item")


@dataclass(frozen=True)
class RandomBot:
    """Looks at nothing, so its one idea has value 0 and its gains are not worked out (all 0)."""

    name: str
    level: int
    description: str

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """One legal move, by the budget's seed."""
        if seat not in position.awaited:
            return ()
        return (Idea(drawn(position, seat, Random(budget.seed)), 0, (0, 0, 0, 0)),)


class Chance(Protocol):
    """Where lots come from: Python's own `Random`, or the small generator of the playouts."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1."""
        ...

    def choice(self, items: Sequence[_Item], /) -> _Item:
        """One of the items."""
        ...


def drawn(position: Position, seat: Seat, lots: Chance) -> Move:
    """A move by lot. Legal moves are counted first, and only the one that is drawn is made."""
    return lots.choice(legal(position, seat))
