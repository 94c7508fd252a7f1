"""What happened, for those who watch: a step of the game tells its story as a list of these."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from quillmap.grid import Cells
from quillmap.material import Terrain
from quillmap.rules.moves import Seat
from quillmap.rules.result import Result


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card was turned over."""

    card: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """Squares were filled on the map of `seat`, by the player at `by` (None: by a rule)."""

    seat: Seat
    by: Seat | None
    terrain: Terrain
    cells: Cells


@dataclass(frozen=True, slots=True)
class Attacked:
    """A hero now attacks these squares for the rest of the game."""

    seat: Seat
    cells: Cells


@dataclass(frozen=True, slots=True)
class Destroyed:
    """Squares were destroyed."""

    seat: Seat
    cells: Cells
    cause: Literal["hero", "gorgon", "troll"]


@dataclass(frozen=True, slots=True)
class Paid:
    """Coins were gained: for the shape, for surrounded mountains, for the Dragon."""

    seat: Seat
    coins: int
    """How many found room on the track."""
    shape: bool
    mountains: Cells
    dragon: bool


@dataclass(frozen=True, slots=True)
class Ignored:
    """The solo rule found no place for this ambush: it leaves the game (R12.6)."""

    card: str


@dataclass(frozen=True, slots=True)
class SeasonScored:
    """A season ended; None for those who have left."""

    season: int
    results: tuple[Result | None, ...]


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """The next season begins, with a fresh deck."""

    season: int


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left for good (R14.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last score is written."""


Event: TypeAlias = (
    Revealed
    | Drawn
    | Attacked
    | Destroyed
    | Paid
    | Ignored
    | SeasonScored
    | SeasonBegan
    | Left
    | GameEnded
)
