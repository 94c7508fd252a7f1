"""The cards and sheets as values: what is printed on them, nothing about how they are played."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from quillmap.grid import Cells
from quillmap.shape import Shape

Terrain = Literal["forest", "village", "farm", "water", "monster", "hero"]
"""What a player can draw. Mountain is a terrain type too, but it is only ever printed (R1.3)."""

Box = Literal["base", "heroes"]
"""Cartographers, or Cartographers Heroes."""

Origin = Literal["base", "heroes", "promo"]
"""Where a card comes from: one of the boxes, or neither."""

Arrow = Literal["clockwise", "counter_clockwise"]
Corner = Literal["top_left", "top_right", "bottom_left", "bottom_right"]
Letter = Literal["D", "Z", "T", "G"]
"""Dragon, Zombie, Troll, Gorgon: written into every square that such an ambush draws (R1.2)."""

Back = Literal["forest", "farm_water", "village", "geometry"]
"""The four backs of the scoring cards; a game uses one card of each (R3.4)."""


@dataclass(frozen=True)
class Ground:
    """What is printed on a map sheet before anything is drawn (R1.10)."""

    mountains: Cells
    wasteland: Cells
    ruins: Cells


@dataclass(frozen=True)
class ShapeChoice:
    """One of the shapes on an explore card, and whether drawing it pays a coin (R7.1)."""

    shape: Shape
    coin: bool


@dataclass(frozen=True)
class Explore:
    """An explore card: draw one of its shapes in one of its terrains (R5.1)."""

    id: str
    time: int
    terrains: tuple[Terrain, ...]
    choices: tuple[ShapeChoice, ...]


@dataclass(frozen=True)
class Ruins:
    """A ruins card: the next explore card must cover ruins (R4.3)."""

    id: str
    time: int = 0


@dataclass(frozen=True)
class Ambush:
    """An ambush card: a neighbour draws monsters on your map (R6.10)."""

    id: str
    shape: Shape
    arrow: Arrow
    corner: Corner
    letter: Letter | None
    time: int = 0


@dataclass(frozen=True)
class Hero:
    """A hero card: draw the hero and strike the squares of the pattern (R6.20)."""

    id: str
    rows: tuple[str, ...]
    """As printed: `H` the hero's own square, `*` an attacked one."""
    time: int = 0


Card: TypeAlias = Explore | Ruins | Ambush | Hero


@dataclass(frozen=True)
class ScoringCard:
    """A scoring card, by the back it belongs to; how it scores is the rules' affair."""

    id: str
    box: Origin
    back: Back
    solo_value: int


@dataclass(frozen=True)
class Season:
    """A season card: its threshold in either box, and the two edicts that score then (R2.4)."""

    id: str
    edicts: tuple[int, int]
    """Places of the edicts, A = 0 to D = 3."""
    threshold: dict[Box, int]


@dataclass(frozen=True)
class Title:
    """A solo title and the lowest rating that earns it (R12.8)."""

    id: str
    rating: int
