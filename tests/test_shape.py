"""Shapes turned, flipped and laid on the map, against slow and obvious functions."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import grid
from quillmap.grid import EVERYWHERE, Cells
from quillmap.material import CARDS, Ambush, Explore
from quillmap.shape import Shape

Pair = tuple[int, int]

PRINTED = sorted(
    {
        shape.rows
        for card in CARDS.values()
        for shape in (
            [choice.shape for choice in card.choices]
            if isinstance(card, Explore)
            else [card.shape]
            if isinstance(card, Ambush)
            else []
        )
    }
)
"""Every shape that is printed on a card."""

WIDE = ["X..X", "X....X", "X.........X", "X..X X..X"]
"""Shapes with gaps wider than any printed one."""

DRAWN = st.lists(
    st.frozensets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1), min_size=1
).map(lambda parts: frozenset(chain.from_iterable(parts)))

HOLES = st.frozensets(st.sampled_from([1 << index for index in range(121)]), max_size=100)


def shape(text: str) -> Shape:
    """A shape from its rows with spaces between them."""
    return Shape.read(text.split())


def turned_ways(members: frozenset[Pair]) -> set[frozenset[Pair]]:
    """Every way to turn and flip a set of pairs, pushed into the corner."""
    found = set()
    for flip in (1, -1):
        for a, b, c, d in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)):
            moved = {(a * r + b * flip * k, c * r + d * flip * k) for r, k in members}
            top, left = min(r for r, _ in moved), min(k for _, k in moved)
            found.add(frozenset((r - top, k - left) for r, k in moved))
    return found


def laid_everywhere(members: frozenset[Pair]) -> set[Cells]:
    """Every placement on an empty map."""
    found = set()
    for way in turned_ways(members):
        height, width = max(r for r, _ in way), max(k for _, k in way)
        for row in range(11 - height):
            for column in range(11 - width):
                found.add(grid.union(grid.square(row + r, column + k) for r, k in way))
    return found


def pictured(members: frozenset[Pair]) -> list[str]:
    """A set of pairs as rows."""
    return ["".join("X" if (row, k) in members else "." for k in range(11)) for row in range(11)]


@pytest.mark.parametrize(
    ("text", "orientations", "placements"),
    [
        ("X", 1, 121),
        ("XX", 2, 220),
        ("X. XX", 4, 400),
        (".X. XXX .X.", 1, 81),
        ("X.X", 2, 198),
        ("XXX XX.", 8, 8 * 90),
        ("..X .XX XX.", 4, 4 * 81),
        ("X.. .X. ..X", 2, 2 * 81),
        ("..X XXX X..", 4, 4 * 81),
    ],
)
def test_known_counts_on_an_empty_map(text: str, orientations: int, placements: int) -> None:
    assert len(shape(text).orientations) == orientations
    assert len(list(shape(text).fitting(EVERYWHERE))) == placements
    assert len(shape(text).placements) == placements


@pytest.mark.parametrize("rows", [*PRINTED, *[tuple(text.split()) for text in WIDE]])
def test_every_printed_shape_is_laid_in_every_place(rows: tuple[str, ...]) -> None:
    members = frozenset(
        (r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"
    )
    found = list(Shape.read(rows).fitting(EVERYWHERE))
    assert set(found) == laid_everywhere(members)
    assert len(found) == len(set(found))


@given(DRAWN, HOLES)
def test_any_shape_fits_where_a_slow_search_finds_room(
    members: frozenset[Pair], holes: frozenset[Cells]
) -> None:
    drawn = Shape.read(pictured(members))
    empty = EVERYWHERE & ~grid.union(holes)
    expected = {cells for cells in laid_everywhere(members) if not cells & ~empty}
    assert set(drawn.fitting(empty)) == expected
    assert drawn.fits(empty) == bool(expected)
    wanted = grid.union(sorted(holes)[::2]) | empty & grid.ROWS[3]
    touching = {cells for cells in expected if cells & wanted}
    assert set(drawn.fitting(empty, wanted)) == touching
    assert drawn.fits(empty, wanted) == bool(touching)


@pytest.mark.parametrize("text", ["X..X", "X...X", "X..X X..X", "XX..X"])
def test_a_wide_gap_does_not_wrap_at_the_right_edge(text: str) -> None:
    drawn = shape(text)
    width = len(text.split()[0])
    for cells in drawn.fitting(EVERYWHERE):
        places = [grid.place(cell) for cell in grid.squares(cells)]
        columns = {column for _, column in places}
        rows = {row for row, _ in places}
        assert max(columns) - min(columns) < width and max(rows) - min(rows) < width
    # Only the last square of one row and the third of the next are empty: nothing may fit.
    assert not shape("X..X").fits(grid.named("A11") | grid.named("B3"))
    assert not shape("X..X").fits(grid.named("A10") | grid.named("B2"))
    assert shape("X..X").fits(grid.named("B1") | grid.named("B4"))


def test_orientations_come_printed_first_and_placements_from_the_top_left() -> None:
    drawn = shape("XXX X..")
    assert drawn.orientations[0].rows == drawn.printed.rows == ("XXX", "X..")
    found = list(drawn.fitting(EVERYWHERE))
    first = [drawn.printed.laid(anchor) for anchor in grid.squares(drawn.printed.anchors)]
    assert found[: len(first)] == first
    assert [grid.names(cells)[0] for cells in found[:10]] == [
        "A1",
        "A2",
        "A3",
        "A4",
        "A5",
        "A6",
        "A7",
        "A8",
        "A9",
        "B1",
    ]


@given(DRAWN)
def test_empty_rows_and_columns_around_a_shape_do_not_matter(members: frozenset[Pair]) -> None:
    drawn = Shape.read(pictured(members))
    top, left = min(r for r, _ in members), min(c for _, c in members)
    cells = grid.union(grid.square(r - top, c - left) for r, c in members)
    assert drawn.printed.corner == cells
    assert drawn.printed.laid(grid.named("A1")) == cells
    assert all(row for row in drawn.rows)
    assert {mark for row in drawn.rows for mark in row} <= {"X", "."}


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([], "a list of rows"),
        ([""], "a list of rows"),
        (["XX", "X"], "equally long"),
        (["X", "o"], 'drawn with "X"'),
        (["..", ".."], "at least one square"),
        (["X" * 12], "at most 11"),
        (["X"] * 12, "at most 11"),
    ],
)
def test_bad_pictures_are_refused(rows: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Shape.read(rows)
