"""The way to the scoring cards of the Heroes box (R15.17 to R15.32)."""

from typing import Final

from quillmap.grid import (
    BLOCKS,
    COLUMNS,
    EVERYWHERE,
    FOURS,
    NOWHERE,
    ROWS,
    Cells,
    across,
    beside,
    beside_two,
    blocks,
    border,
    clusters,
    down,
    longest_down,
)
from quillmap.rules.headway.ways import (
    LINES,
    Headway,
    counted,
    fullest,
    growing,
    lines,
    mountains,
    nearest_line,
    of_line,
    window,
)
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet

# Forest -----------------------------------------------------------------------------------------


def faunlost_thicket(sheet: Sheet, options: Options) -> Headway | None:
    """The squares of the longest vertical run of forest, of all (R15.17)."""
    return counted(longest_down(sheet.forest), sheet.forest)


def deepwood(sheet: Sheet, options: Options) -> Headway | None:
    """The largest wood below five squares that can grow to it away from villages (R15.18)."""
    near_village = beside(sheet.village)
    woods = [each for each in clusters(sheet.forest) if not each & near_village]
    waiting = [each for each in woods if each.bit_count() < 5]
    return growing(waiting, 5, sheet.empty & ~near_village)


def heart_of_the_forest(sheet: Sheet, options: Options) -> Headway | None:
    """Forest squares with nothing but forest beside them, of all (R15.19)."""
    return counted(sheet.forest & ~beside(EVERYWHERE ^ sheet.forest), sheet.forest)


def sleepy_valley(sheet: Sheet, options: Options) -> Headway | None:
    """The row that lacks fewest of three forest squares and has room for them (R15.20)."""
    forest = sheet.forest
    return nearest_line(ROWS, lambda row: (forest & row).bit_count(), 3, sheet.empty)


# Farm and water ---------------------------------------------------------------------------------


def craylund(sheet: Sheet, options: Options) -> Headway | None:
    """The water squares beside the farm that lacks fewest of three and has room (R15.21)."""
    empty = sheet.empty
    best = Headway("water", 0, 3, NOWHERE) if empty else None
    for farm in clusters(sheet.farm):
        around = border(farm)
        have = (around & sheet.water).bit_count()
        room = (around & empty).bit_count()
        if have < 3 <= have + room and (best is None or have > best.have or not best.cells):
            best = Headway("water", have, 3, farm)
    return best


def ulems_wallow(sheet: Sheet, options: Options) -> Headway | None:
    """Water squares beside two farm squares, of all (R15.22)."""
    return counted(sheet.water & beside_two(sheet.farm), sheet.water)


def clawsgrave_peaks(sheet: Sheet, options: Options) -> Headway | None:
    """Mountains that are connected with a farm, of all (R15.23)."""
    connected = NOWHERE
    for lake in clusters(sheet.water):
        around = border(lake)
        if around & sheet.farm:
            connected |= around & sheet.ground.mountains
    return mountains(connected, sheet)


def jorekburg(sheet: Sheet, options: Options) -> Headway | None:
    """The column that lacks fewest squares of farm or water, and has room for them (R15.24)."""
    best: Headway | None = None
    for column in COLUMNS:
        farms, waters = (sheet.farm & column).bit_count(), (sheet.water & column).bit_count()
        have, need = min(farms, waters), max(farms, waters)
        lacks = need - have
        if 0 < lacks <= (column & sheet.empty).bit_count() and (
            best is None or lacks < best.need - best.have
        ):
            best = of_line(column, have, need)
    return best


# Village ----------------------------------------------------------------------------------------


def traylo_monastery(sheet: Sheet, options: Options) -> Headway | None:
    """The line of four with most squares of a village that has no line yet (R15.25)."""
    village = sheet.village
    waiting = _without(village, across(village, 4) | down(village, 4))
    return window("straight", FOURS, waiting, sheet.empty)


def outer_enclave(sheet: Sheet, options: Options) -> Headway | None:
    """The empty squares beside the village that has most, of those beside any (R15.26)."""
    empty = sheet.empty
    outskirts = (beside(village) & empty for village in clusters(sheet.village))
    most = max(outskirts, key=Cells.bit_count, default=NOWHERE)
    return counted(most, beside(sheet.village) & empty)


def gnomish_colony(sheet: Sheet, options: Options) -> Headway | None:
    """The block of two by two with most squares of a village that has no block yet (R15.27)."""
    waiting = _without(sheet.village, blocks(sheet.village))
    return window("block", BLOCKS[2], waiting, sheet.empty)


def caravansary(sheet: Sheet, options: Options) -> Headway | None:
    """The rows and columns of the village that has most, of those with room for it (R15.28)."""
    widest = max(clusters(sheet.village), key=_reach, default=NOWHERE)
    return lines(widest, sheet.village | sheet.empty)


# Geometry ---------------------------------------------------------------------------------------


def dwarvenholds(sheet: Sheet, options: Options) -> Headway | None:
    """The row or column with a mountain that lacks fewest squares (R15.29)."""
    return fullest((line for line in LINES if line & sheet.ground.mountains), sheet.empty)


def silos(sheet: Sheet, options: Options) -> Headway | None:
    """The column with an odd number that lacks fewest squares (R15.30)."""
    return fullest(COLUMNS[::2], sheet.empty)


def banded_hills(sheet: Sheet, options: Options) -> Headway | None:
    """The row that lacks fewest of five terrain types and has room for them (R15.31)."""
    hero = sheet.hero if options.hero_cards else NOWHERE
    kinds = (
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        hero,
        sheet.ground.mountains,
    )
    return nearest_line(ROWS, lambda row: sum(1 for kind in kinds if row & kind), 5, sheet.empty)


def starlit_sigil(sheet: Sheet, options: Options) -> Headway | None:
    """The smallest group of more than three empty squares, which has to shrink to it (R15.32).

    Open land is no gap: at first nobody would say that it lacks 118 squares.
    """
    large = [gap for gap in clusters(sheet.empty) if 3 < gap.bit_count() <= _LARGEST_GAP]
    if not large:
        return None
    gap = min(large, key=Cells.bit_count)
    return Headway("gap", gap.bit_count(), 3, gap)


_LARGEST_GAP: Final = 12


def _without(villages: Cells, marks: Cells) -> Cells:
    """The villages that hold none of the marked squares."""
    waiting = NOWHERE
    for village in clusters(villages):
        if not village & marks:
            waiting |= village
    return waiting


def _reach(village: Cells) -> int:
    return sum(1 for line in LINES if village & line)
