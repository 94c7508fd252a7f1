"""A round as a value: what the table is asked for, and who has still to answer.

Each kind has the parts that only it needs, so that no round can be said that makes no sense. Who
asks what may be done in one asks `offered` in offers.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal, TypeAlias

from quillmap.grid import Cells
from quillmap.material import Ambush, Explore, Hero, Terrain
from quillmap.rules.ambush import target
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat

RoundKind = Literal["explore", "hero", "ambush", "gaze", "troll"]
"""The word for a round in texts, on the wire and in reasons."""


@dataclass(frozen=True, slots=True)
class ExploreRound:
    """Everybody draws the card on the own map (R5)."""

    card: Explore
    awaited: tuple[Seat, ...]
    kind: ClassVar[RoundKind] = "explore"


@dataclass(frozen=True, slots=True)
class HeroRound:
    """Everybody draws the hero on the own map and strikes (R6.20)."""

    card: Hero
    awaited: tuple[Seat, ...]
    kind: ClassVar[RoundKind] = "hero"


@dataclass(frozen=True, slots=True)
class AmbushRound:
    """Everybody draws the monsters on a neighbour's map; the own one in German solo games."""

    card: Ambush
    circle: tuple[Seat, ...]
    """Those who pass their sheets, clockwise (R6.10)."""
    awaited: tuple[Seat, ...]
    kind: ClassVar[RoundKind] = "ambush"


@dataclass(frozen=True, slots=True)
class GazeRound:
    """The Gorgon's choice where the walk has placed it (R12.2)."""

    card: Ambush
    awaited: tuple[Seat, ...]
    kind: ClassVar[RoundKind] = "gaze"


@dataclass(frozen=True, slots=True)
class TrollRound:
    """The Troll's choice after a season was scored (R9.5)."""

    effect: int
    """Which of the lasting effects is under way."""
    awaited: tuple[Seat, ...]
    card: ClassVar[None] = None
    kind: ClassVar[RoundKind] = "troll"


Round: TypeAlias = ExploreRound | HeroRound | AmbushRound | GazeRound | TrollRound


@dataclass(frozen=True, slots=True)
class Over:
    """The last score is written, or everybody has left."""

    effect: int = 0
    """Which of the lasting effects was under way when everybody left; texts tell it."""
    awaited: ClassVar[tuple[Seat, ...]] = ()
    card: ClassVar[None] = None
    kind: ClassVar[None] = None


def drawn_on(round: Round | Over | None, seat: Seat) -> Seat:
    """Whose map this seat draws on: a neighbour's in an ambush, else the own one (R6.10)."""
    if isinstance(round, AmbushRound):
        return target(round.circle, seat, round.card.arrow)
    return seat


Making: TypeAlias = Callable[[Terrain, Cells, Cells], Move]
"""From a terrain, the squares, and what is struck or destroyed besides, to a move."""


def making(round: Round, seat: Seat) -> Making:
    """What squares mean in this round, legal or not.

    A monster that destroys a square fills none, so there the terrain says nothing.
    """
    match round:
        case ExploreRound() | HeroRound():
            return partial(Draw, seat)
        case AmbushRound():
            on = drawn_on(round, seat)
            return lambda terrain, cells, extra: Raid(seat, on, cells, extra, terrain)
        case GazeRound() | TrollRound():
            return lambda terrain, cells, extra: Destroy(seat, cells)
