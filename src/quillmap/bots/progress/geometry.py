"""On the way to the cards about the whole map (R15.13 to R15.16, R15.29 to R15.32)."""

from quillmap.bots.progress.counts import Counts, nearly_full
from quillmap.grid import (
    BLOCKS,
    COLUMNS,
    DIAGONALS,
    ROWS,
    SIZE,
    Cells,
    beside,
    beside_two,
    clusters,
    largest_block,
)
from quillmap.rules.sheet import Sheet


def borderlands(sheet: Sheet, empty: Cells) -> Counts:
    """Rows and columns that lack one square, two, three, and four or five (R15.13)."""
    return nearly_full(ROWS + COLUMNS, empty)


def lost_barony(sheet: Sheet, empty: Cells) -> Counts:
    """How near the next larger filled square is, eight minus the squares it lacks; and the one
    after it, twelve minus those (R15.14)."""
    side, _ = largest_block(sheet.filled)
    return _near(side + 1, 8, empty), _near(side + 2, 12, empty)


def _near(side: int, most: int, empty: Cells) -> int:
    if side > SIZE:
        return most
    lacks = min([(block & empty).bit_count() for block in BLOCKS[side]])
    return max(0, most - lacks)


def the_broken_road(sheet: Sheet, empty: Cells) -> Counts:
    """Diagonals that lack one square, two, three, and four or five (R15.15)."""
    return nearly_full(DIAGONALS, empty)


def the_cauldrons(sheet: Sheet, empty: Cells) -> Counts:
    """Empty squares with one empty neighbour, and with two or more (R15.16)."""
    open_ = empty & beside(empty)
    wide = (open_ & beside_two(empty)).bit_count()
    return open_.bit_count() - wide, wide


def dwarvenholds(sheet: Sheet, empty: Cells) -> Counts:
    """Rows and columns with a mountain that lack one square, two, three, four or five (R15.29)."""
    mountains = sheet.ground.mountains
    return nearly_full([line for line in ROWS + COLUMNS if line & mountains], empty)


def silos(sheet: Sheet, empty: Cells) -> Counts:
    """Columns with an odd number that lack one square, two, three, and four or five (R15.30)."""
    return nearly_full(COLUMNS[::2], empty)


def banded_hills(sheet: Sheet, empty: Cells) -> Counts:
    """Rows that lack one terrain type and have room for it; that lack two; three (R15.31)."""
    kinds = (
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.ground.mountains,
    )
    lacking = [0, 0, 0, 0]
    for row in ROWS:
        lacks = 5 - len([kind for kind in kinds if row & kind])
        if 1 <= lacks <= 3 and (row & empty).bit_count() >= lacks:
            lacking[lacks] += 1
    return lacking[1], lacking[2], lacking[3]


def starlit_sigil(sheet: Sheet, empty: Cells) -> Counts:
    """Groups of one or two empty squares; of four or five; of six to eight; of nine to twelve
    (R15.32)."""
    small = near = far = large = 0
    for gap in clusters(empty):
        size = gap.bit_count()
        small += size <= 2
        near += 4 <= size <= 5
        far += 6 <= size <= 8
        large += 9 <= size <= 12
    return small, near, far, large
