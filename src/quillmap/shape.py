"""Polyominoes as printed on the cards: turned, flipped, and laid on the map in every place.

A shape may have gaps and may fall apart; a gap is no part of it and may lie on anything (R5.5).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from quillmap.grid import EVERYWHERE, SIZE, Cells, square, squares, union


@dataclass(frozen=True)
class Turned:
    """A shape in one orientation, ready to be laid anywhere."""

    rows: tuple[str, ...]
    """As a picture: `X` a square of the shape, `.` a gap."""

    @cached_property
    def corner(self) -> Cells:
        """The squares it covers when its box stands in the top left corner of the map."""
        return union(square(row, column) for row, column in self._places())

    @cached_property
    def anchors(self) -> Cells:
        """Where the top left corner of its box may stand without leaving the map.

        Shifting alone cannot tell: a two-wide gap at the right edge would wrap into the next row.
        """
        return union(
            square(row, column)
            for row in range(SIZE + 1 - len(self.rows))
            for column in range(SIZE + 1 - len(self.rows[0]))
        )

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """How far each of its squares lies behind the anchor, row by row."""
        return tuple(cell.bit_length() - 1 for cell in squares(self.corner))

    def _places(self) -> list[tuple[int, int]]:
        return [
            (r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark == "X"
        ]

    def laid(self, anchor: Cells) -> Cells:
        """The squares it covers from this anchor."""
        # An anchor is a single bit, so multiplying moves the corner picture there.
        return self.corner * anchor


@dataclass(frozen=True)
class Shape:
    """What a card prints. Two shapes are equal when they are printed the same way."""

    rows: tuple[str, ...]
    """As printed, top to bottom: `X` a square of the shape, `.` a gap."""

    @classmethod
    def read(cls, rows: Sequence[str]) -> "Shape":
        """From a picture such as `["X.", "XX"]`; ValueError says what is wrong with it."""
        if not rows or not rows[0]:
            raise ValueError('a shape is a list of rows such as ["X.", "XX"]')
        if any(len(row) != len(rows[0]) for row in rows):
            raise ValueError("the rows of a shape are equally long")
        if set("".join(rows)) - {"X", "."}:
            raise ValueError('a shape is drawn with "X" for a square and "." for a gap')
        if not any("X" in row for row in rows):
            raise ValueError("a shape has at least one square")
        if len(rows) > SIZE or len(rows[0]) > SIZE:
            raise ValueError(f"a shape is at most {SIZE} squares long and wide")
        return cls(_trimmed(tuple(rows)))

    @cached_property
    def printed(self) -> Turned:
        """The shape as printed, for the solo ambush that must not be turned (R12.2)."""
        return Turned(self.rows)

    @cached_property
    def orientations(self) -> tuple[Turned, ...]:
        """Every different way to turn and flip it, the printed one first (R5.3)."""
        found: list[tuple[str, ...]] = []
        rows = self.rows
        for side in (rows, tuple(row[::-1] for row in rows)):
            turned = side
            for _ in range(4):
                if turned not in found:
                    found.append(turned)
                turned = tuple("".join(column) for column in zip(*turned[::-1], strict=True))
        return tuple(Turned(rows) for rows in found)

    @cached_property
    def placements(self) -> frozenset[Cells]:
        """Every set of squares that the shape can cover on an empty map."""
        return frozenset(self.fitting(EVERYWHERE))

    @cached_property
    def _plans(self) -> tuple[tuple[Cells, Cells, tuple[int, ...]], ...]:
        """Corner, anchors and steps of each orientation, at hand for the loop below."""
        return tuple((turned.corner, turned.anchors, turned.steps) for turned in self.orientations)

    def fitting(self, empty: Cells, wanted: Cells | None = None) -> list[Cells]:
        """Every placement on empty squares, orientation by orientation, each from the top left.

        With `wanted`, only those that cover at least one wanted square. All places of an
        orientation are tried at once: an anchor stays if every square of the shape, seen from
        there, is empty.
        """
        found: list[Cells] = []
        for corner, anchors, steps in self._plans:
            for step in steps:
                anchors &= empty >> step
                if not anchors:
                    break
            if wanted is not None and anchors:
                anchors &= union(wanted >> step for step in steps)
            while anchors:
                anchor = anchors & -anchors
                # An anchor is a single bit, so multiplying moves the corner picture there.
                found.append(corner * anchor)
                anchors ^= anchor
        return found

    def fits(self, empty: Cells, wanted: Cells | None = None) -> bool:
        """Whether there is any such placement."""
        return bool(self.fitting(empty, wanted))


def _trimmed(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Without empty rows and columns around the shape."""
    filled = [index for index, row in enumerate(rows) if "X" in row]
    rows = rows[filled[0] : filled[-1] + 1]
    left = min(row.index("X") for row in rows if "X" in row)
    right = max(row.rindex("X") for row in rows if "X" in row)
    return tuple(row[left : right + 1] for row in rows)
