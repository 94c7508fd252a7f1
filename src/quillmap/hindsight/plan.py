"""How wide a beam is, and what both of its twins have in common."""

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from quillmap.grid import Cells
from quillmap.material import TERRAINS
from quillmap.rules.moves import Destroy, Draw, Move, Raid

WIDTH: Final = 100
"""How many maps are kept after each drawing, when nobody says."""
MOST_WIDTH: Final = 1000
"""A wider beam finds little more, and takes minutes."""

Drawing: TypeAlias = tuple[Cells, Cells, int]
"""A move without its seat and round: squares, what it strikes or destroys, the terrain's number."""


def drawing_of(move: Move) -> Drawing:
    """What the move draws, as both beams write it."""
    match move:
        case Draw(_, terrain, filled, struck):
            return filled, struck, TERRAINS.index(terrain)
        case Raid(_, _, filled, destroyed, terrain):
            return filled, destroyed, TERRAINS.index(terrain)
        case Destroy(_, destroyed):
            return destroyed, 0, 0


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is looked at."""

    branch: int
    """How many moves of each map are followed."""
    wide: int
    """How many of the maps that they lead to are completed."""
    width: int
    """How many of these are kept."""
    look: int
    """How many moves whoever completes them looks at."""


def plan_of(width: int) -> Plan:
    """The plan for a beam of this width; ValueError if it is none."""
    if not 1 <= width <= MOST_WIDTH:
        raise ValueError(f"a beam keeps 1 to {MOST_WIDTH} maps, not {width}")
    return Plan(branch=24, wide=8 * width, width=width, look=24)


@dataclass(frozen=True, slots=True)
class Branch:
    """A map that was kept: from which one it came, by what, and how its completion ended."""

    parent: int
    """The rank of the map that it came from, one step before."""
    drawing: Drawing | None
    """None if nothing was to be drawn on this map."""
    points: int


class Beam(Protocol):
    """A beam under way."""

    @property
    def left(self) -> int:
        """How many cards have still to come."""
        ...

    def step(self) -> list[Branch]:
        """Draw once on every map that asks for it; what was kept, best first, or nothing."""
        ...

    def rest(self, rank: int) -> list[Drawing]:
        """What completes this one of the maps that were kept last."""
        ...
