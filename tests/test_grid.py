"""Squares and sets of squares, against slow and obvious functions on sets of pairs."""

from collections.abc import Set

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import grid
from quillmap.grid import COLUMNS, DIAGONALS, EDGE, EVERYWHERE, NOWHERE, RINGS, ROWS, SIZE, Cells

Pair = tuple[int, int]
Pairs = Set[Pair]

ALL: list[Pair] = [(row, column) for row in range(11) for column in range(11)]

BLOBS = st.builds(
    lambda seeds, thin: (
        frozenset(
            (row + down, column + right)
            for (row, column), (height, width) in seeds
            for down in range(height)
            for right in range(width)
            if row + down < 11 and column + right < 11
        )
        - frozenset(thin)
    ),
    st.lists(st.tuples(st.sampled_from(ALL), st.tuples(st.integers(1, 6), st.integers(1, 6)))),
    st.lists(st.sampled_from(ALL), max_size=6),
)
SCATTERED = st.frozensets(st.sampled_from(ALL))
PAIRS = st.one_of(SCATTERED, BLOBS)


def cells(pairs: Pairs) -> Cells:
    """The same set as an int."""
    return grid.union(grid.square(row, column) for row, column in pairs)


def pairs(found: Cells) -> set[Pair]:
    """The same set as pairs."""
    return {(index // 11, index % 11) for index in range(121) if found >> index & 1}


def near(pair: Pair) -> set[Pair]:
    """The neighbours of a square that exist."""
    row, column = pair
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {(r, c) for r, c in around if 0 <= r < 11 and 0 <= c < 11}


def slow_clusters(members: Pairs) -> list[set[Pair]]:
    """Groups by flooding, in the order of their first squares."""
    left, found = set(members), []
    for start in ALL:
        if start not in left:
            continue
        group, todo = set(), [start]
        while todo:
            here = todo.pop()
            if here in left:
                left.discard(here)
                group.add(here)
                todo += near(here)
        found.append(group)
    return found


def run(start: Pair, step: Pair, length: int) -> list[Pair]:
    """Squares in a straight line."""
    return [(start[0] + step[0] * k, start[1] + step[1] * k) for k in range(length)]


def block(corner: Pair, side: int) -> set[Pair]:
    """The squares of a block."""
    return {(corner[0] + down, corner[1] + right) for down in range(side) for right in range(side)}


# Names.


def test_names_round_trip_over_all_squares() -> None:
    names = [f"{letter}{number}" for letter in "ABCDEFGHIJK" for number in range(1, 12)]
    for text, (row, column) in zip(names, ALL, strict=True):
        cell = grid.square(row, column)
        assert (grid.name(cell), grid.place(cell)) == (text, (row, column))
        assert grid.named(text) == grid.named(text.lower()) == cell
    assert grid.names(EVERYWHERE) == names


@pytest.mark.parametrize(
    "text", ["", "A", "A0", "A12", "L1", "1A", "A1 ", "A01", "AA1", "Ä1", "ı1"]
)
def test_other_texts_name_no_square(text: str) -> None:
    with pytest.raises(ValueError, match="is not a square"):
        grid.named(text)


@given(PAIRS)
def test_names_are_known_again_as_they_are_written(members: Pairs) -> None:
    names = grid.names(cells(members))
    assert grid.as_named(names) == cells(members)
    if len(names) > 1:
        assert grid.as_named([names[-1], *names[:-1]]) == NOWHERE
        assert grid.as_named([*names, names[-1]]) == NOWHERE
    assert grid.as_named([*names, "L1"]) == NOWHERE
    assert grid.as_named([*names, "k11"]) == NOWHERE


@pytest.mark.parametrize("found", [NOWHERE, 3, EVERYWHERE, 1 << 121])
def test_only_single_squares_have_a_name(found: Cells) -> None:
    with pytest.raises(ValueError, match="only a single square"):
        grid.name(found)


@given(PAIRS)
def test_squares_come_one_by_one_from_the_top_left(members: Pairs) -> None:
    found = cells(members)
    assert [grid.place(cell) for cell in grid.squares(found)] == sorted(members)
    assert grid.names(found) == [grid.name(grid.square(*pair)) for pair in sorted(members)]
    assert grid.first(found) == (grid.square(*min(members)) if members else NOWHERE)
    assert pairs(found) == members


# Neighbours.


@given(PAIRS)
def test_beside(members: Pairs) -> None:
    assert pairs(grid.beside(cells(members))) == {each for pair in members for each in near(pair)}


@given(PAIRS)
def test_beside_two(members: Pairs) -> None:
    expected = {pair for pair in ALL if len(near(pair) & members) >= 2}
    assert pairs(grid.beside_two(cells(members))) == expected


@given(PAIRS)
def test_beside_many_and_pairs(members: Pairs) -> None:
    for least, found in enumerate(grid.beside_many(cells(members)), 1):
        assert pairs(found) == {pair for pair in ALL if len(near(pair) & members) >= least}
    assert 2 * grid.pairs(cells(members)) == sum(len(near(pair) & members) for pair in members)
    assert pairs(grid.above(cells(members))) == {(r - 1, c) for r, c in members if r > 0}
    assert pairs(grid.below(cells(members))) == {(r + 1, c) for r, c in members if r < SIZE - 1}


@given(PAIRS)
def test_windows_of_four(members: Pairs) -> None:
    """Seen from where a window begins, each of its squares is in the set or not."""
    found = cells(members)
    windows = (
        (grid.four_across(found), ((0, 0), (0, 1), (0, 2), (0, 3))),
        (grid.four_down(found), ((0, 0), (1, 0), (2, 0), (3, 0))),
        (grid.four_in_block(found), ((0, 0), (0, 1), (1, 0), (1, 1))),
    )
    for four, steps in windows:
        for seen, (down, right) in zip(four, steps, strict=True):
            for row in range(SIZE - down):
                for column in range(SIZE - right):
                    here = bool(seen & grid.square(row, column))
                    assert here == ((row + down, column + right) in members)


@given(PAIRS)
def test_border(members: Pairs) -> None:
    expected = {pair for pair in ALL if pair not in members and near(pair) & members}
    assert pairs(grid.border(cells(members))) == expected


@given(PAIRS)
def test_clusters(members: Pairs) -> None:
    assert [pairs(cluster) for cluster in grid.clusters(cells(members))] == slow_clusters(members)


# Lines and blocks.


@given(PAIRS, st.integers(1, 11))
def test_across_and_down(members: Pairs, length: int) -> None:
    for found, step in ((grid.across, (0, 1)), (grid.down, (1, 0))):
        expected = {pair for pair in ALL if members >= set(run(pair, step, length))}
        assert pairs(found(cells(members), length)) == expected


@given(PAIRS)
def test_longest_down(members: Pairs) -> None:
    runs = [
        run(pair, (1, 0), length)
        for length in range(11, 0, -1)
        for pair in ALL
        if members >= set(run(pair, (1, 0), length))
    ]
    assert pairs(grid.longest_down(cells(members))) == set(runs[0] if runs else [])


@given(PAIRS)
def test_largest_block(members: Pairs) -> None:
    found = [
        (side, block(corner, side))
        for side in range(11, 0, -1)
        for corner in ALL
        if members >= block(corner, side)
    ]
    side, squares = grid.largest_block(cells(members))
    assert (side, pairs(squares)) == (found[0] if found else (0, set()))


@given(PAIRS)
def test_blocks(members: Pairs) -> None:
    expected = {corner for corner in ALL if members >= block(corner, 2)}
    assert pairs(grid.blocks(cells(members))) == expected


# Pictures.


@given(PAIRS, PAIRS)
def test_pictures_read_back(first: Pairs, second: Pairs) -> None:
    a, b = cells(first), cells(second)
    rows = grid.picture({"a": a, "b": b})
    # The later mark lies on top.
    assert rows == tuple(
        "".join(
            "b" if (row, column) in second else "a" if (row, column) in first else "."
            for column in range(11)
        )
        for row in range(11)
    )
    marks = grid.marks(rows)
    assert marks.get("b", NOWHERE) == b
    assert marks.get("a", NOWHERE) == a & ~b
    assert marks.get(".", NOWHERE) == EVERYWHERE & ~a & ~b
    assert sum(found.bit_count() for found in marks.values()) == 121


def test_a_picture_of_another_size_is_refused() -> None:
    for rows in (["." * 11] * 10, ["." * 11] * 12, ["." * 10] * 11, ["." * 11] * 10 + ["." * 12]):
        with pytest.raises(ValueError, match="11 rows of 11 squares"):
            grid.marks(rows)


# The fixed sets.


def test_rows_columns_edge_rings_and_diagonals() -> None:
    assert SIZE == 11
    assert [pairs(line) for line in ROWS] == [{(r, c) for c in range(11)} for r in range(11)]
    assert [pairs(line) for line in COLUMNS] == [{(r, c) for r in range(11)} for c in range(11)]
    assert pairs(EDGE) == {(r, c) for r, c in ALL if r in (0, 10) or c in (0, 10)}
    assert pairs(RINGS[0]) == pairs(EDGE) and [ring.bit_count() for ring in RINGS] == [
        40,
        32,
        24,
        16,
        8,
        1,
    ]
    assert [pairs(line) for line in DIAGONALS] == [
        {(top + step, step) for step in range(11 - top)} for top in range(11)
    ]


def test_packed_has_a_bit_for_each_square() -> None:
    packed = grid.packed([NOWHERE, grid.square(0, 0), grid.square(0, 8), EVERYWHERE])
    assert packed[:16] == bytes(16)
    assert packed[16:32] == b"\x01" + bytes(15)
    assert packed[32:48] == b"\x00\x01" + bytes(14)
    assert packed[48:] == b"\xff" * 15 + b"\x01"
