"""Who values moves for bots: what the compiled core and plain Python both can do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from quillmap.bots.plain.search import End, Turn
from quillmap.bots.prospects import Prospect
from quillmap.bots.protocol import Budget
from quillmap.bots.worth import Weights
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position


@dataclass(frozen=True, slots=True)
class Tried:
    """Moves by their index, in legal's order: what each is worth to whoever draws, and the move."""

    values: Sequence[int]
    shelters: Sequence[int]
    """What a hero guards anew; 0 for all else."""
    prospect: Callable[[int], Prospect]


class Valuer(Protocol):
    """Values every move of a seat that is awaited, or as many as there is time for."""

    @property
    def at_once(self) -> bool:
        """Whether hundreds of playouts take no longer than a blink."""
        ...

    def counted(self, position: Position, seat: Seat, budget: Budget, weights: Weights) -> Tried:
        """What each move adds to the map by these weights, to its owner or to who attacks it."""
        ...

    def surveyed(self, position: Position, seat: Seat, budget: Budget) -> Tried:
        """What each move is worth to its drawer by the outlook of the map, shelter included."""
        ...

    def foresights(self, position: Position) -> Sequence[int]:
        """What one map alone is worth to a surveyor with each card that can come (`chances`)."""
        ...

    def playing_out(self) -> tuple[Turn, End]:
        """The playouts of one search, and the end of the game where it can be overseen."""
        ...
