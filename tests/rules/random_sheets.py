"""Random maps, each built from one integer: noise, patches as play makes them, nearly full ones.

`SheetCase(number)` is the same map for ever, as a picture; the engine and its twin each read the
picture in their own way.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from quillmap.grid import square, union
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet, pictured
from tests.twin.board import CELLS, SIZE, Board, Cell, neighbours
from tests.twin.cards import AMBUSH, EXPLORE, MAPS
from tests.twin.placing import orientations

DRAWN = "FVAWMHx"
Canvas = dict[Cell, str]
"""The empty squares of a map, `.`, and what is drawn on them."""

SHAPES = [
    sorted(sorted(turned) for turned in orientations(rows))
    for rows in sorted(
        {shape.rows for card in EXPLORE.values() for shape in card.shapes}
        | {card.rows for card in AMBUSH.values()}
    )
]
"""Every printed shape in all its orientations."""


@dataclass(frozen=True)
class SheetCase:
    """One map and the options it is scored with."""

    number: int
    rows: list[str] = field(init=False)
    stars: frozenset[Cell] = field(init=False)
    options: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        rng = random.Random(self.number)
        rows = _drawn(rng, self.number % len(KINDS))
        free = [(r, c) for r, c in CELLS if rows[r][c] not in "Mm"]
        options = {"hero_cards": rng.random() < 0.6, "wildholds_points": rng.choice([8, 6])}
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "stars", frozenset(rng.sample(free, rng.choice([0, 0, 4]))))
        object.__setattr__(self, "options", options)

    @cached_property
    def sheet(self) -> Sheet:
        """The map for the engine."""
        return replace(pictured(self.rows), attacked=union(square(r, c) for r, c in self.stars))

    @cached_property
    def board(self) -> Board:
        """The map for the twin; nobody may draw on it."""
        board = StillBoard.read(self.rows)
        board.stars |= self.stars
        return board

    @cached_property
    def engine_options(self) -> Options:
        """The options for the engine; the twin takes `options` itself."""
        return Options.of("combined", **self.options)

    def __str__(self) -> str:
        return "\n".join([f"sheet {self.number}, {self.options}", *self.rows])


@dataclass
class StillBoard(Board):
    """The twin's map when it is only looked at: what was counted once is not counted again."""

    _counted: dict[str, set[Cell]] = field(default_factory=dict)

    def cells(self, terrain: str) -> set[Cell]:
        """All squares of one terrain type."""
        if terrain not in self._counted:
            self._counted[terrain] = super().cells(terrain)
        return set(self._counted[terrain])

    def empty_cells(self) -> set[Cell]:
        """All squares that can still be drawn on."""
        if "empty" not in self._counted:
            self._counted["empty"] = super().empty_cells()
        return set(self._counted["empty"])


def _drawn(rng: random.Random, kind: int) -> list[str]:
    """A printed or a made-up ground, with a drawing of this kind on it."""
    ground = MAPS[rng.choice("ABCD")] if rng.random() < 0.75 else _ground(rng)
    canvas = {(r, c): "." for r, c in CELLS if ground[r][c] not in "^#"}
    KINDS[kind](rng, canvas)
    rows = []
    for r, row in enumerate(ground):
        signs = [canvas.get((r, c), printed) for c, printed in enumerate(row)]
        rows.append("".join(_sign(*pair) for pair in zip(row, signs, strict=True)))
    return rows


def _ground(rng: random.Random) -> list[str]:
    """Mountains, wasteland and ruins anywhere, also where no printed sheet has them."""
    signs = dict.fromkeys(CELLS, ".")
    for sign in "^#r":
        signs |= dict.fromkeys(rng.sample(CELLS, rng.randint(0, 8)), sign)
    return ["".join(signs[r, c] for c in range(SIZE)) for r in range(SIZE)]


def _sign(printed: str, drawn: str) -> str:
    """What a picture shows: drawings on ruins have letters of their own."""
    if printed != "r":
        return drawn
    return {".": "r", "x": "X"}.get(drawn, drawn.lower())


# Ways to draw -------------------------------------------------------------------------------------


def noise(rng: random.Random, canvas: Canvas) -> None:
    """Any sign anywhere, thin or thick, of few kinds or many."""
    signs = rng.sample(DRAWN, rng.randint(1, len(DRAWN)))
    density = rng.choice([0.1, 0.3, 0.5, 0.7, 0.9])
    for cell in canvas:
        if rng.random() < density:
            canvas[cell] = rng.choice(signs)


def two_kinds(rng: random.Random, canvas: Canvas) -> None:
    """Two terrains that some card wants together, or one and nothing."""
    signs = rng.choice(
        ["AW", "AW.", "AW.....", "FV.", "FF.", "VV.", "V....", "FFFFFFFA", "VVVVAWFM"]
    )
    for cell in canvas:
        canvas[cell] = rng.choice(signs)


def patches(rng: random.Random, canvas: Canvas) -> None:
    """Printed shapes where they fit, as in play: mostly terrain, some monsters, heroes, rubble."""
    signs = rng.choice(["FVAW", "FVAWFVAWMMHx", "VVVFAWM", "FFFVM", "AWAWVF"])
    for _ in range(rng.randint(3, 60)):
        shape = rng.choice(rng.choice(SHAPES))
        sign = rng.choice(signs)
        down, right = rng.choice(CELLS)
        place = [(r + down, c + right) for r, c in shape] if sign not in "Hx" else [(down, right)]
        if all(canvas.get(cell) == "." for cell in place):
            canvas |= dict.fromkeys(place, sign)


def lands(rng: random.Random, canvas: Canvas) -> None:
    """A few large clusters, around mountains and along the edge."""
    for _ in range(rng.randint(2, 12)):
        land = _grown(rng, rng.choice(list(canvas)), rng.randint(3, 24), canvas)
        canvas |= dict.fromkeys(land, rng.choice("FFVVAWMx"))


def lines(rng: random.Random, canvas: Canvas) -> None:
    """Whole rows, columns and diagonals, over patches."""
    patches(rng, canvas)
    for _ in range(rng.randint(1, 6)):
        number = rng.randrange(SIZE)
        whole = rng.choice(
            [
                [(number, step) for step in range(SIZE)],
                [(step, number) for step in range(SIZE)],
                [(number + step, step) for step in range(SIZE - number)],
            ]
        )
        for cell in whole:
            if canvas.get(cell) == ".":
                canvas[cell] = rng.choice(DRAWN)


def rings(rng: random.Random, canvas: Canvas) -> None:
    """One to four full rings from the edge inwards, perhaps with a gap, and a little inside."""
    depth, signs = rng.randint(1, 4), rng.choice([DRAWN, "FV", "."])
    for r, c in canvas:
        if min(r, c, SIZE - 1 - r, SIZE - 1 - c) < depth:
            canvas[r, c] = rng.choice(DRAWN)
        elif rng.random() < 0.15:
            canvas[r, c] = rng.choice(signs)
    canvas |= dict.fromkeys(rng.sample(sorted(canvas), rng.choice([0, 0, 1, 3])), ".")


def nearly_full(rng: random.Random, canvas: Canvas) -> None:
    """Everything drawn on but for a few holes of one to four squares."""
    holes: set[Cell] = set()
    for _ in range(rng.randint(0, 9)):
        holes |= _grown(rng, rng.choice(list(canvas)), rng.choice([1, 1, 2, 3, 3, 3, 4]), canvas)
    rng.choice([lands, patches])(rng, canvas)
    signs = rng.choice([DRAWN, "FVAW", "FV"])
    for cell, sign in canvas.items():
        if cell in holes:
            canvas[cell] = "."
        elif sign == ".":
            beside = [canvas.get(near, ".") for near in neighbours(cell)]
            drawn = [near for near in beside if near != "."]
            canvas[cell] = rng.choice(drawn) if drawn else rng.choice(signs)


def _grown(rng: random.Random, start: Cell, size: int, room: Iterable[Cell]) -> set[Cell]:
    """A cluster of about this many squares of the room, grown from one of them."""
    allowed = set(room)
    grown = {start}
    for _ in range(size - 1):
        beside = sorted({n for cell in grown for n in neighbours(cell)} & allowed - grown)
        if beside:
            grown.add(rng.choice(beside))
    return grown


KINDS: list[Callable[[random.Random, Canvas], None]] = [
    noise, two_kinds, patches, lands, lines, rings, nearly_full
]  # fmt: skip
