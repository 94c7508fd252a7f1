"""On the way to the forest cards (R15.1 to R15.4, R15.17 to R15.20)."""

from quillmap.bots.progress.counts import Counts, can_reach, groups
from quillmap.grid import (
    COLUMNS,
    EDGE,
    ROWS,
    Cells,
    above,
    below,
    beside,
    beside_two,
    border,
    first,
    longest_down,
)
from quillmap.rules.sheet import Sheet


def sentinel_wood(sheet: Sheet, empty: Cells) -> Counts:
    """Empty squares on the edge; those of them beside forest (R15.1)."""
    free = EDGE & empty
    return free.bit_count(), (free & beside(sheet.forest)).bit_count()


def greenbough(sheet: Sheet, empty: Cells) -> Counts:
    """Rows and columns without forest that have one empty square, and two or more (R15.2)."""
    one = more = 0
    for line in ROWS + COLUMNS:
        if not line & sheet.forest:
            room = (line & empty).bit_count()
            if room >= 2:
                more += 1
            elif room:
                one += 1
    return one, more


def treetower(sheet: Sheet, empty: Cells) -> Counts:
    """Forest squares with one empty neighbour, and with two or more (R15.3)."""
    open_ = sheet.forest & beside(empty)
    wide = (open_ & beside_two(empty)).bit_count()
    return open_.bit_count() - wide, wide


def stoneside_forest(sheet: Sheet, empty: Cells) -> Counts:
    """Woods at one mountain; mountains that a wood beside another reaches over one empty square,
    and over two (R15.4)."""
    mountains = sheet.ground.mountains
    lone = over_one = over_two = 0
    for wood in groups(sheet.forest):
        around = border(wood)
        touched = around & mountains
        if not touched:
            continue
        lone += touched.bit_count() == 1
        ring = around & empty
        near = beside(ring) & mountains & ~touched
        ring |= beside(ring) & empty
        over_one += near.bit_count()
        over_two += (beside(ring) & mountains & ~touched & ~near).bit_count()
    return lone, over_one, over_two


def faunlost_thicket(sheet: Sheet, empty: Cells) -> Counts:
    """Empty squares in line above and below the longest run, four each at most (R15.17)."""
    run = longest_down(sheet.forest)
    if not run:
        return (0,)
    top, bottom = first(run), run & ~above(run)
    room = 0
    for _ in range(4):
        top = above(top) & empty
        bottom = below(bottom) & empty
        room += (top != 0) + (bottom != 0)
    return (room,)


def deepwood(sheet: Sheet, empty: Cells) -> Counts:
    """The squared sizes of woods below five that may grow to it away from villages (R15.18)."""
    near_village = beside(sheet.village)
    room = empty & ~near_village
    total = 0
    for wood in groups(sheet.forest):
        size = wood.bit_count()
        if size < 5 and not wood & near_village and can_reach(wood, 5, room):
            total += size * size
    return (total,)


def heart_of_the_forest(sheet: Sheet, empty: Cells) -> Counts:
    """Forest squares beside forest and one empty square, and beside two or more (R15.19)."""
    other = sheet.filled & ~sheet.forest
    hopeful = sheet.forest & ~beside(other) & beside(empty)
    wide = (hopeful & beside_two(empty)).bit_count()
    return hopeful.bit_count() - wide, wide


def sleepy_valley(sheet: Sheet, empty: Cells) -> Counts:
    """Rows that lack one forest square and have room for it; that lack two, and have (R15.20)."""
    one = two = 0
    for row in ROWS:
        trees = (sheet.forest & row).bit_count()
        if trees < 3:
            room = (row & empty).bit_count()
            if trees == 2 and room >= 1:
                one += 1
            elif trees == 1 and room >= 2:
                two += 1
    return one, two
