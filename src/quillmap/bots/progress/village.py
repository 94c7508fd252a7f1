"""On the way to the village cards (R15.9 to R15.12, R15.25 to R15.28)."""

from quillmap.bots.progress.counts import Counts, can_reach, groups, three_and_two
from quillmap.grid import (
    COLUMNS,
    NOWHERE,
    ROWS,
    Cells,
    across,
    beside,
    blocks,
    border,
    down,
    four_across,
    four_down,
    four_in_block,
)
from quillmap.rules.sheet import Sheet


def wildholds(sheet: Sheet, empty: Cells) -> Counts:
    """The squared sizes of villages below six that may grow to it (R15.9)."""
    total = 0
    for village in groups(sheet.village):
        size = village.bit_count()
        if size < 6 and can_reach(village, 6, empty):
            total += size * size
    return (total,)


def great_city(sheet: Sheet, empty: Cells) -> Counts:
    """Where the largest village away from mountains can grow and stay so, eight squares at most;
    whether there is none yet (R15.10)."""
    slopes = beside(sheet.ground.mountains)
    best = NOWHERE
    for village in groups(sheet.village):
        if not village & slopes and village.bit_count() > best.bit_count():
            best = village
    if not best:
        return 0, 1
    return min(8, (beside(best) & empty & ~slopes).bit_count()), 0


def greengold_plains(sheet: Sheet, empty: Cells) -> Counts:
    """Villages with room that touch two terrain types, and one (R15.11)."""
    kinds = (
        sheet.forest,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        sheet.ground.mountains,
    )
    two = one = 0
    for village in groups(sheet.village):
        around = border(village)
        if around & empty:
            touched = len([kind for kind in kinds if around & kind])
            two += touched == 2
            one += touched == 1
    return two, one


def shieldgate(sheet: Sheet, empty: Cells) -> Counts:
    """Where the second largest village can grow apart from the largest, six squares at most; by
    how much the largest is larger; and its size if there is no second (R15.12)."""
    largest = second = NOWHERE
    for village in groups(sheet.village):
        if village.bit_count() > largest.bit_count():
            largest, second = village, largest
        elif village.bit_count() > second.bit_count():
            second = village
    if not second:
        return 0, 0, largest.bit_count()
    room = beside(second) & empty & ~beside(largest)
    return min(6, room.bit_count()), largest.bit_count() - second.bit_count(), 0


def traylo_monastery(sheet: Sheet, empty: Cells) -> Counts:
    """Lines of four with three squares of a village that has no line yet and one empty square,
    three at most; with two and two, six at most (R15.25)."""
    waiting = _without(sheet.village, across(sheet.village, 4) | down(sheet.village, 4))
    if not waiting:
        return 0, 0
    either = waiting | empty
    three = two = 0
    windows = (across(either, 4), four_across(waiting)), (down(either, 4), four_down(waiting))
    for starts, four in windows:
        of_three, of_two = three_and_two(*four)
        three += (starts & of_three).bit_count()
        two += (starts & of_two).bit_count()
    return min(3, three), min(6, two)


def outer_enclave(sheet: Sheet, empty: Cells) -> Counts:
    """The empty squares beyond those beside the best village (R15.26)."""
    best = NOWHERE
    for village in groups(sheet.village):
        outskirts = beside(village) & empty
        if outskirts.bit_count() > best.bit_count():
            best = outskirts
    return ((beside(best) & empty & ~best).bit_count(),)


def gnomish_colony(sheet: Sheet, empty: Cells) -> Counts:
    """Blocks with three squares of a village that has no block yet and one empty square, three at
    most; with two and two, six at most (R15.27)."""
    waiting = _without(sheet.village, blocks(sheet.village))
    if not waiting:
        return 0, 0
    three, two = three_and_two(*four_in_block(waiting))
    corners = blocks(waiting | empty)
    return min(3, (corners & three).bit_count()), min(6, (corners & two).bit_count())


def caravansary(sheet: Sheet, empty: Cells) -> Counts:
    """Rows and columns that one step would add to the widest village; empty squares beside it,
    eight at most (R15.28)."""
    best, widest = 0, NOWHERE
    for village in groups(sheet.village):
        lines = _lines(village)
        if lines > best:
            best, widest = lines, village
    room = beside(widest) & empty
    return _lines(widest | room) - best, min(8, room.bit_count())


def _without(villages: Cells, marks: Cells) -> Cells:
    """The villages that hold none of the marked squares."""
    if not marks:
        return villages
    waiting = NOWHERE
    for village in groups(villages):
        if not village & marks:
            waiting |= village
    return waiting


def _lines(cells: Cells) -> int:
    """In how many rows and columns the squares lie."""
    return len([line for line in ROWS + COLUMNS if cells & line])
