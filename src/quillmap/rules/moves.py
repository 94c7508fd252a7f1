"""A move: what one seat draws in one round. It names squares, never shapes or turns."""

from dataclasses import dataclass
from typing import NewType, TypeAlias

from quillmap.grid import NOWHERE, Cells
from quillmap.material import Terrain

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0 (R6.10). In text seats count from 1."""


@dataclass(frozen=True, slots=True)
class Draw:
    """On the own map: the shape of an explore card, a single square, or a hero."""

    seat: Seat
    terrain: Terrain
    cells: Cells
    strikes: Cells = NOWHERE
    """The squares that the hero of a hero card attacks, as far as they lie on the map."""


@dataclass(frozen=True, slots=True)
class Raid:
    """Monsters of an ambush on somebody's map, with the Gorgon's choice where there is one."""

    seat: Seat
    on: Seat
    """Whose map; the own one only in the German solo variant (R12.5)."""
    cells: Cells
    destroys: Cells = NOWHERE
    terrain: Terrain = "monster"
    """Anything else only as the single square of an ambush that fits nowhere (R6.12)."""


@dataclass(frozen=True, slots=True)
class Destroy:
    """One square of the own map: the Troll's, or the Gorgon's where the walk placed it."""

    seat: Seat
    cells: Cells


Move: TypeAlias = Draw | Raid | Destroy
