"""Where a kind of land begins and ends, as a drawn map shows it: no squares, but shores.

Each set of squares becomes a soft field: 1 deep inside, 0 far outside, a half at the edge. One warp
that all sets share makes its straight edges wander, so that neighbours still meet. A shore is where
the field has a certain height, found by marching squares.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from quillmap import grid
from quillmap.faircopy.chance import Terrain2D
from quillmap.grid import SIZE, Cells

SQUARE: Final = 100.0
"""The side of a square; a map is eleven of them wide."""
FINE: Final = 6
"""Points of the lattice on the side of a square."""
SOFT: Final = 0.6
"""How far the edge of a square reaches to both sides, in squares: it rounds the corners."""
SHORE: Final = 0.53
"""Above a half, so that squares that only touch at a corner stay apart."""
_NODES: Final = (SIZE + 2) * FINE + 1
"""One square beyond the map on every side: what touches its edge runs off the map."""

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = list[Point]
"""Points one after the other; a closed one ends where it began."""


@lru_cache(maxsize=4096)
def _reach(distance: float) -> float:
    """What a square at that distance along one side adds: the share of a soft brush within it."""
    return _below(distance + 0.5) - _below(distance - 0.5)


def _below(x: float) -> float:
    """The share of a tent of width 2 * SOFT that lies left of x."""
    x = max(-1.0, min(1.0, x / SOFT))
    return 0.5 * (1 + x) * (1 + x) if x < 0 else 1.0 - 0.5 * (1 - x) * (1 - x)


class Warp:
    """How the land lies: where each point of the lattice looks for its square."""

    def __init__(self, seed: int) -> None:
        coarse = Terrain2D(seed ^ 0x51), Terrain2D(seed ^ 0x52)
        fine = Terrain2D(seed ^ 0x53), Terrain2D(seed ^ 0x54)
        self.reaches: list[list[tuple[int, float]]] = []
        """For each point: the squares that reach it, by number, and how far."""
        for row in range(_NODES):
            for column in range(_NODES):
                x, y = column / FINE - 1.0, row / FINE - 1.0
                dx, dy = (
                    0.21 * slow.at(1.1 * x, 1.1 * y) + 0.12 * quick.at(3.4 * x, 3.4 * y)
                    for slow, quick in zip(coarse, fine, strict=True)
                )
                self.reaches.append(_reaching(x + dx, y + dy))


_WIDE: Final = SIZE + 8
"""Squares in a row, with four beyond the map on either side."""


def _reaching(x: float, y: float) -> list[tuple[int, float]]:
    """The squares near a place, and the share that each has of it."""
    left, top = int(x + 8) - 8, int(y + 8) - 8
    downs = [(row, _reach(round(row + 0.5 - y, 4))) for row in (top - 1, top, top + 1)]
    rights = [(column, _reach(round(column + 0.5 - x, 4))) for column in (left - 1, left, left + 1)]
    return [
        ((row + 4) * _WIDE + column + 4, right * down)
        for row, down in downs
        for column, right in rights
        if right * down
    ]


class Field:
    """The field of a set of squares."""

    def __init__(self, cells: Cells, warp: Warp) -> None:
        filled = bytearray(_WIDE * _WIDE)
        for row in range(-4, SIZE + 4):
            for column in range(-4, SIZE + 4):
                # Beyond the edge the land goes on as it is there.
                nearest = min(max(row, 0), SIZE - 1), min(max(column, 0), SIZE - 1)
                filled[(row + 4) * _WIDE + column + 4] = bool(grid.square(*nearest) & cells)
        self.heights = [
            sum(share for number, share in reaching if filled[number]) for reaching in warp.reaches
        ]

    def at(self, x: float, y: float) -> float:
        """The height at a place of the map, in units of the drawing."""
        column = min(max((x / SQUARE + 1.0) * FINE, 0.0), _NODES - 1.001)
        row = min(max((y / SQUARE + 1.0) * FINE, 0.0), _NODES - 1.001)
        left, top = int(column), int(row)
        right, down = column - left, row - top
        at = top * _NODES + left
        heights = self.heights
        upper = heights[at] * (1 - right) + heights[at + 1] * right
        lower = heights[at + _NODES] * (1 - right) + heights[at + _NODES + 1] * right
        return upper * (1 - down) + lower * down

    def shores(self, height: float = SHORE) -> list[Line]:
        """The closed lines around everything that is higher."""
        return _contours(self.heights, height)


_FLAT: Final = ((False,) * 4, (True,) * 4)


def _contours(heights: list[float], level: float) -> list[Line]:
    """Marching squares: each piece goes with the high side on its left, so that pieces join."""
    # One point more on every side, low everywhere: no line runs off the lattice.
    wide = _NODES + 2
    padded = [-1.0] * wide
    for row in range(_NODES):
        padded += [-1.0, *heights[row * _NODES : (row + 1) * _NODES], -1.0]
    padded += [-1.0] * wide
    highs = [value > level for value in padded]
    follows: dict[int, list[int]] = {}
    for row in range(wide - 1):
        for column in range(wide - 1):
            at = row * wide + column
            high = (highs[at], highs[at + 1], highs[at + wide + 1], highs[at + wide])
            if high in _FLAT:
                continue
            # Where the line enters and leaves, going around the four sides.
            enters: list[int] = []
            leaves: list[int] = []
            for side in range(4):
                one, other = high[side], high[(side + 1) % 4]
                if one != other:
                    (leaves if one else enters).append(side)
            if len(enters) == 2:
                # A saddle: its middle decides which two corners belong together.
                corners = (at, at + 1, at + wide + 1, at + wide)
                middle = sum(padded[corner] for corner in corners) / 4 > level
                if (_next(enters[0], leaves) == leaves[0]) == middle:
                    leaves.reverse()
            for enter, leave in zip(enters, leaves, strict=True):
                start = _edge(row, column, leave)
                follows.setdefault(start, []).append(_edge(row, column, enter))
    lines: list[Line] = []
    while follows:
        at, line = next(iter(follows)), []
        while at in follows:
            line.append(_crossing(padded, at, level))
            ways = follows[at]
            following = ways.pop()
            if not ways:
                del follows[at]
            at = following
        if len(line) > 3:
            lines.append([*line, line[0]])
    return lines


def _next(enter: int, leaves: list[int]) -> int:
    """The first side behind this one that the line leaves by."""
    return next(side % 4 for side in range(enter + 1, enter + 5) if side % 4 in leaves)


def _edge(row: int, column: int, side: int) -> int:
    """A name for a side of a square of the lattice, the same for both squares that share it."""
    row, column = row + (side == 2), column + (side == 1)
    return 2 * (row * (_NODES + 2) + column) + side % 2


def _crossing(padded: list[float], edge: int, level: float) -> Point:
    at, upright = divmod(edge, 2)
    row, column = divmod(at, _NODES + 2)
    here, there = padded[at], padded[at + (_NODES + 2 if upright else 1)]
    share = (level - here) / (there - here)
    x = column - 1 + (0 if upright else share)
    y = row - 1 + (share if upright else 0)
    return (x / FINE - 1.0) * SQUARE, (y / FINE - 1.0) * SQUARE
