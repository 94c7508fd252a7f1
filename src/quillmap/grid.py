"""Squares of the 11 x 11 map, and sets of squares.

A set of squares is a Python int with one bit for each square, row by row from the top left. Nothing
outside this file knows that: everybody else asks for names, neighbours, clusters and pictures.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import Final, TypeAlias

SIZE: Final = 11

Cells: TypeAlias = int
"""A set of squares; `|`, `&`, `^` and `bit_count()` mean what they mean for sets."""

NOWHERE: Final[Cells] = 0
EVERYWHERE: Final[Cells] = (1 << SIZE * SIZE) - 1

_ROW_LETTERS: Final = "ABCDEFGHIJK"


def square(row: int, column: int) -> Cells:
    """The square in this row and column, both counted from 0 at the top left (R1.1)."""
    if not (0 <= row < SIZE and 0 <= column < SIZE):
        raise ValueError(f"there is no square in row {row}, column {column}")
    return 1 << (row * SIZE + column)


def union(sets: Iterable[Cells]) -> Cells:
    """All squares that lie in any of the sets."""
    return reduce(or_, sets, NOWHERE)


ROWS: Final[tuple[Cells, ...]] = tuple(
    union(square(row, column) for column in range(SIZE)) for row in range(SIZE)
)
COLUMNS: Final[tuple[Cells, ...]] = tuple(
    union(square(row, column) for row in range(SIZE)) for column in range(SIZE)
)
EDGE: Final[Cells] = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
"""The squares that touch the edge of the map (R1.7)."""

DIAGONALS: Final[tuple[Cells, ...]] = tuple(
    union(square(top + step, step) for step in range(SIZE - top)) for top in range(SIZE)
)
"""The diagonals that run down and right from the left edge to the bottom edge, longest first."""

BLOCKS: Final[tuple[tuple[Cells, ...], ...]] = tuple(
    tuple(
        union(square(top + r, left + c) for r in range(side) for c in range(side))
        for top in range(SIZE + 1 - side)
        for left in range(SIZE + 1 - side)
    )
    for side in range(SIZE + 1)
)
"""Every square block of the map by its side."""

FOURS: Final[tuple[Cells, ...]] = tuple(
    union(square(row + down * step, column + right * step) for step in range(4))
    for down, right in ((0, 1), (1, 0))
    for row in range(SIZE - 3 * down)
    for column in range(SIZE - 3 * right)
)
"""Every four squares in a line, first those across and then those down."""

RINGS: Final[tuple[Cells, ...]] = tuple(
    union(
        square(row, column)
        for row in range(SIZE)
        for column in range(SIZE)
        if min(row, column, SIZE - 1 - row, SIZE - 1 - column) == ring
    )
    for ring in range((SIZE + 1) // 2)
)
"""The squares by their distance from the edge, the outer ring first (R12.2)."""

_NOT_FIRST_COLUMN: Final = EVERYWHERE & ~COLUMNS[0]
_NOT_LAST_COLUMN: Final = EVERYWHERE & ~COLUMNS[-1]


# Names ------------------------------------------------------------------------------------------

_NAMES: Final[tuple[str, ...]] = tuple(
    f"{letter}{number}" for letter in _ROW_LETTERS for number in range(1, SIZE + 1)
)
_SQUARE_OF: Final[dict[str, Cells]] = {name: 1 << index for index, name in enumerate(_NAMES)}


def name(cell: Cells) -> str:
    """`A1` for the top left square: row letter from the top, column number from the left."""
    if cell.bit_count() != 1 or cell > EVERYWHERE:
        raise ValueError("only a single square has a name")
    return _NAMES[cell.bit_length() - 1]


def named(text: str) -> Cells:
    """The square of that name, in either case; ValueError if there is none."""
    # Some letters outside ASCII become A to K in upper case, as the dotless i becomes I.
    found = _SQUARE_OF.get(text.upper()) if text.isascii() else None
    if found is None:
        raise ValueError(f"{text!r} is not a square (A1 to K11)")
    return found


def names(cells: Cells) -> list[str]:
    """The names of all squares in the set, row by row."""
    found = []
    while cells:
        last = cells & -cells
        found.append(_NAMES[last.bit_length() - 1])
        cells ^= last
    return found


@lru_cache(maxsize=8192)
def listed(cells: Cells) -> str:
    """The names of all squares in the set with spaces between: a draw is written several times."""
    return " ".join(names(cells))


def as_named(words: Iterable[str]) -> Cells:
    """The squares of these words, if they stand as `names` writes them; nothing if they do not."""
    cells = NOWHERE
    for word in words:
        cell = _SQUARE_OF.get(word, NOWHERE)
        if cell <= cells:
            return NOWHERE  # no square, or one that comes before the last
        cells |= cell
    return cells


def squares(cells: Cells) -> Iterator[Cells]:
    """The squares of the set one by one, row by row from the top left."""
    while cells:
        first = cells & -cells
        yield first
        cells ^= first


def first(cells: Cells) -> Cells:
    """The square of the set that comes first, row by row; nothing of nothing."""
    return cells & -cells


def place(cell: Cells) -> tuple[int, int]:
    """Row and column of a single square, counted from 0."""
    return divmod(cell.bit_length() - 1, SIZE)


def packed(sets: Iterable[Cells]) -> bytes:
    """Each set as sixteen bytes for those who count in arrays: a bit for each square, row by row.

    The first square is the lowest bit of the first byte; the last seven bits are unused.
    """
    return b"".join(cells.to_bytes(16, "little") for cells in sets)


# Neighbours -------------------------------------------------------------------------------------


def beside(cells: Cells) -> Cells:
    """The squares that share a side with at least one square of the set (R1.5)."""
    return (
        cells << SIZE
        | cells >> SIZE
        | (cells & _NOT_LAST_COLUMN) << 1
        | (cells & _NOT_FIRST_COLUMN) >> 1
    ) & EVERYWHERE


def beside_two(cells: Cells) -> Cells:
    """The squares that share a side with at least two squares of the set."""
    below = cells << SIZE & EVERYWHERE
    above = cells >> SIZE
    right = (cells & _NOT_LAST_COLUMN) << 1
    left = (cells & _NOT_FIRST_COLUMN) >> 1
    return below & above | right & left | (below | above) & (right | left)


def beside_many(cells: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """The squares that share a side with at least one, two, three, and four squares of the set."""
    below = cells << SIZE & EVERYWHERE
    above = cells >> SIZE
    right = (cells & _NOT_LAST_COLUMN) << 1
    left = (cells & _NOT_FIRST_COLUMN) >> 1
    upright, upright_both = below | above, below & above
    level, level_both = right | left, right & left
    return (
        upright | level,
        upright_both | level_both | upright & level,
        upright_both & level | level_both & upright,
        upright_both & level_both,
    )


def border(cells: Cells) -> Cells:
    """The squares outside the set that share a side with it: "adjacent to the cluster"."""
    return beside(cells) & ~cells


def clusters(cells: Cells) -> Iterator[Cells]:
    """The side-connected groups of the set, in the order of their first squares (R1.6)."""
    while cells:
        cluster = cells & -cells
        while True:
            grown = (
                cluster
                | cluster << SIZE
                | cluster >> SIZE
                | (cluster & _NOT_LAST_COLUMN) << 1
                | (cluster & _NOT_FIRST_COLUMN) >> 1
            ) & cells
            if grown == cluster:
                break
            cluster = grown
        yield cluster
        cells ^= cluster


# Straight lines and blocks ------------------------------------------------------------------------


def across(cells: Cells, length: int) -> Cells:
    """The leftmost squares of all horizontal runs of that many squares of the set."""
    starts = cells & union(COLUMNS[: SIZE + 1 - length])
    for step in range(1, length):
        starts &= cells >> step
    return starts


def down(cells: Cells, length: int) -> Cells:
    """The topmost squares of all vertical runs of that many squares of the set."""
    starts = cells
    for step in range(1, length):
        starts &= cells >> SIZE * step
    return starts


def longest_down(cells: Cells) -> Cells:
    """The longest vertical run of the set; among equals the one that starts first."""
    starts, length = cells, 1
    while longer := starts & starts >> SIZE:
        # A run of n + 1 starts where a run of n starts and another starts right below.
        starts, length = longer, length + 1
    start = first(starts)
    return union(start << SIZE * step for step in range(length))


def largest_block(cells: Cells) -> tuple[int, Cells]:
    """Side and squares of the largest full square block of the set; among equals the first."""
    if not cells:
        return 0, NOWHERE
    corners, side = cells, 1
    while (
        larger := corners & corners >> 1 & corners >> SIZE & corners >> SIZE + 1 & _NOT_LAST_COLUMN
    ):
        # A block of side n + 1 is four overlapping blocks of side n.
        corners, side = larger, side + 1
    corner = first(corners)
    top = union(corner << step for step in range(side))
    return side, union(top << SIZE * step for step in range(side))


def blocks(cells: Cells) -> Cells:
    """The top left squares of all 2 x 2 blocks of the set."""
    return cells & cells >> 1 & cells >> SIZE & cells >> SIZE + 1 & _NOT_LAST_COLUMN


def pairs(cells: Cells) -> int:
    """How many pairs of squares of the set lie side by side."""
    return (cells & cells >> SIZE).bit_count() + (cells & cells >> 1 & _NOT_LAST_COLUMN).bit_count()


def above(cells: Cells) -> Cells:
    """The squares right above those of the set."""
    return cells >> SIZE


def below(cells: Cells) -> Cells:
    """The squares right below those of the set."""
    return cells << SIZE & EVERYWHERE


Four: TypeAlias = tuple[Cells, Cells, Cells, Cells]
"""The same set as each of four squares sees it: from where a square of a window is in the set.

A window is named by its first square. Those that do not fit on the map wrap around, so whoever asks
must know where windows can begin (`across`, `down`, `blocks`).
"""


def four_across(cells: Cells) -> Four:
    """For windows of four squares in a row."""
    return cells, cells >> 1, cells >> 2, cells >> 3


def four_down(cells: Cells) -> Four:
    """For windows of four squares in a column."""
    return cells, cells >> SIZE, cells >> 2 * SIZE, cells >> 3 * SIZE


def four_in_block(cells: Cells) -> Four:
    """For windows of two by two squares."""
    return cells, cells >> 1, cells >> SIZE, cells >> SIZE + 1


# Pictures ---------------------------------------------------------------------------------------


def picture(marks: Mapping[str, Cells], empty: str = ".") -> tuple[str, ...]:
    """Eleven rows of text: each square shows the mark of the set it lies in."""
    canvas = [empty] * (SIZE * SIZE)
    for mark, cells in marks.items():
        while cells:  # not `squares`: an opened round shows every map anew
            index = cells.bit_length() - 1
            canvas[index] = mark
            cells ^= 1 << index
    text = "".join(canvas)
    return tuple(text[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))


def marks(rows: Iterable[str]) -> dict[str, Cells]:
    """The squares of each mark in a picture of eleven rows; ValueError for another size."""
    text = list(rows)
    if len(text) != SIZE or any(len(row) != SIZE for row in text):
        raise ValueError(f"a picture has {SIZE} rows of {SIZE} squares")
    found: dict[str, Cells] = {}
    for index, mark in enumerate("".join(text)):
        found[mark] = found.get(mark, NOWHERE) | 1 << index
    return found
