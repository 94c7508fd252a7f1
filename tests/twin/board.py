"""One player's map as plain sets and dictionaries of squares."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.twin.cards import MAPS

Cell = tuple[int, int]

SIZE = 11
CELLS: list[Cell] = [(row, column) for row in range(SIZE) for column in range(SIZE)]
LETTER_OF = {
    "forest": "F",
    "village": "V",
    "farm": "A",
    "water": "W",
    "monster": "M",
    "hero": "H",
}
TERRAIN_OF = {letter: terrain for terrain, letter in LETTER_OF.items()}


def square_name(cell: Cell) -> str:
    """Row letter from the top, column number from the left: (0, 0) is A1, (10, 10) is K11."""
    row, column = cell
    return "ABCDEFGHIJK"[row] + str(column + 1)


def neighbours(cell: Cell) -> list[Cell]:
    """The two, three or four squares that share a side with this one (R1.5)."""
    row, column = cell
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(r, c) for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE]


def on_edge(cell: Cell) -> bool:
    """Whether the square lies on the rim of the map (R1.7)."""
    return 0 in cell or SIZE - 1 in cell


def border(cluster: Iterable[Cell]) -> set[Cell]:
    """The squares outside a cluster that touch it."""
    inside = set(cluster)
    return {beside for cell in inside for beside in neighbours(cell)} - inside


def connected(cells: Iterable[Cell]) -> list[set[Cell]]:
    """The cells in groups that hang together by their sides, first square first (R1.6)."""
    left = set(cells)
    groups = []
    while left:
        group = {min(left)}
        while reached := border(group) & left:
            group |= reached
        left -= group
        groups.append(group)
    return groups


@dataclass
class Board:
    """A map: what is printed, what was drawn, and what happened to it since (R1.2).

    `drawn` and `letters` keep their entry when a square is destroyed; ask `terrain` for what
    counts. `paid` holds the mountains whose coin was taken, `dragon_paid` the Dragon's reward.
    """

    printed: dict[Cell, str] = field(default_factory=dict)
    drawn: dict[Cell, str] = field(default_factory=dict)
    destroyed: set[Cell] = field(default_factory=set)
    stars: set[Cell] = field(default_factory=set)
    letters: dict[Cell, str] = field(default_factory=dict)
    coins: int = 0
    paid: set[Cell] = field(default_factory=set)
    dragon_paid: bool = False

    @classmethod
    def read(cls, rows: Sequence[str]) -> "Board":
        """A board from its picture; see `rows` for the legend."""
        if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
            raise ValueError("a map has eleven rows of eleven squares")
        board = cls()
        for cell in CELLS:
            sign = rows[cell[0]][cell[1]]
            if sign == "^":
                board.printed[cell] = "mountain"
            elif sign == "#":
                board.printed[cell] = "wasteland"
            elif sign == "x":
                board.destroyed.add(cell)
            elif sign == "X":
                board.printed[cell] = "ruins"
                board.destroyed.add(cell)
            elif sign == "r":
                board.printed[cell] = "ruins"
            elif sign in TERRAIN_OF:
                board.drawn[cell] = TERRAIN_OF[sign]
            elif sign.upper() in TERRAIN_OF:
                board.printed[cell] = "ruins"
                board.drawn[cell] = TERRAIN_OF[sign.upper()]
            elif sign != ".":
                raise ValueError(f"unknown sign {sign!r}")
        return board

    @classmethod
    def sheet(cls, name: str) -> "Board":
        """An empty map of sheet A, B, C or D (R1.10)."""
        return cls.read(MAPS[name])

    def rows(self) -> list[str]:
        """The picture of the board.

        '.' empty, '^' mountain, '#' wasteland, FVAWMH forest, village, farm, water, monster and
        hero, 'x' destroyed; on a ruins symbol 'r', fvawmh and 'X' instead.
        """
        return ["".join(self._sign((row, c)) for c in range(SIZE)) for row in range(SIZE)]

    def _sign(self, cell: Cell) -> str:
        ruins = self.is_ruins(cell)
        if cell in self.destroyed:
            return "X" if ruins else "x"
        if cell in self.drawn:
            sign = LETTER_OF[self.drawn[cell]]
            return sign.lower() if ruins else sign
        if ruins:
            return "r"
        return {"mountain": "^", "wasteland": "#"}.get(self.printed.get(cell, ""), ".")

    def copy(self) -> "Board":
        """A board of its own, equal to this one."""
        return Board(
            dict(self.printed),
            dict(self.drawn),
            set(self.destroyed),
            set(self.stars),
            dict(self.letters),
            self.coins,
            set(self.paid),
            self.dragon_paid,
        )

    def terrain(self, cell: Cell) -> str | None:
        """The terrain type of a square: drawn, or a mountain, or none (R1.3)."""
        if cell in self.destroyed:
            return None
        if self.printed.get(cell) == "mountain":
            return "mountain"
        return self.drawn.get(cell)

    def is_filled(self, cell: Cell) -> bool:
        """Mountain, wasteland, drawn on or destroyed (R1.4)."""
        if self.printed.get(cell) in ("mountain", "wasteland"):
            return True
        return cell in self.drawn or cell in self.destroyed

    def is_empty(self, cell: Cell) -> bool:
        """Not filled; a ruins symbol or a star alone fills nothing (R1.4)."""
        return not self.is_filled(cell)

    def is_ruins(self, cell: Cell) -> bool:
        """Whether a ruins symbol is printed here, whatever was drawn on it since (R1.8)."""
        return self.printed.get(cell) == "ruins"

    def cells(self, terrain: str) -> set[Cell]:
        """All squares of one terrain type."""
        return {cell for cell in CELLS if self.terrain(cell) == terrain}

    def empty_cells(self) -> set[Cell]:
        """All squares that can still be drawn on."""
        return {cell for cell in CELLS if self.is_empty(cell)}

    def clusters(self, terrain: str) -> list[set[Cell]]:
        """The clusters of a terrain type, the one with the first square first (R1.6)."""
        return connected(self.cells(terrain))

    def terrains(self, cells: Iterable[Cell]) -> set[str]:
        """The terrain types found on these squares."""
        return {terrain for cell in cells if (terrain := self.terrain(cell)) is not None}

    def touches(self, cell: Cell, terrain: str) -> bool:
        """Whether a neighbour of this square has the terrain."""
        return terrain in self.terrains(neighbours(cell))
