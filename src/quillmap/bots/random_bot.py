"""The bot that draws by lot: every legal move is equally likely."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Protocol, TypeVar

from quillmap.bots.prospects import drawn_on
from quillmap.bots.protocol import Budget, Idea
from quillmap.grid import squares
from quillmap.rules.legal import hero_patterns, legal, offers
from quillmap.rules.moves import Draw, Move, Raid, Seat
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
    """A move by lot. Counting comes first and only the drawn move is made, which is much faster."""
    match position.round:
        case "explore":
            return _explore(position, seat, lots)
        case "hero":
            return _hero(position, seat, lots)
        case "ambush" if position.ambush.letter != "G":
            return _ambush(position, seat, lots)
        case _:
            # The Gorgon has another number of choices at every place; these rounds are rare.
            return lots.choice(list(legal(position, seat)))


def _explore(position: Position, seat: Seat, lots: Chance) -> Move:
    offered = offers(position, seat)
    sizes = [len(offer.terrains) * len(offer.placements) for offer in offered]
    pick = lots.randrange(sum(sizes))
    for offer, size in zip(offered, sizes, strict=True):
        if pick < size:
            terrain, place = divmod(pick, len(offer.placements))
            return Draw(seat, offer.terrains[terrain], offer.placements[place])
        pick -= size
    raise AssertionError("the sizes add up to all moves")


def _hero(position: Position, seat: Seat, lots: Chance) -> Move:
    """Near the edge a hero has fewer different patterns, so squares are not equally likely."""
    patterns = hero_patterns(position)
    cells = list(squares(position.sheets[seat].empty))
    ends = list(accumulate(len(patterns[cell]) for cell in cells))
    pick = lots.randrange(ends[-1])
    index = next(i for i, end in enumerate(ends) if pick < end)
    return Draw(seat, "hero", cells[index], patterns[cells[index]][pick - ends[index]])


def _ambush(position: Position, seat: Seat, lots: Chance) -> Move:
    (offer,) = offers(position, seat)
    return Raid(seat, drawn_on(position, seat), lots.choice(offer.placements))
