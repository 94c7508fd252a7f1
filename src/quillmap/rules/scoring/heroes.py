"""The sixteen scoring cards of the Heroes box (R15.17 to R15.32)."""

from collections.abc import Iterator

from quillmap.grid import (
    COLUMNS,
    EVERYWHERE,
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
from quillmap.rules.options import Options
from quillmap.rules.scoring.awards import (
    Award,
    as_a_whole,
    each_square,
    first_lack,
    no_empty,
    no_forest,
    no_mountain,
    no_pair,
    no_village,
)
from quillmap.rules.sheet import Sheet

# Forest -----------------------------------------------------------------------------------------


@each_square(no_forest)
def faunlost_thicket(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Two points for each square of the longest vertical run of forest (R15.17)."""
    yield 2, longest_down(sheet.forest)


@as_a_whole(no_forest)
def deepwood(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Six points for each forest cluster of five squares or more away from villages (R15.18)."""
    near_village = beside(sheet.village)
    for wood in clusters(sheet.forest):
        if wood.bit_count() >= 5 and not wood & near_village:
            yield 6, wood


@each_square(no_forest)
def heart_of_the_forest(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Two points for each forest square with nothing but forest beside it (R15.19)."""
    yield 2, sheet.forest & ~beside(EVERYWHERE ^ sheet.forest)


@as_a_whole(no_forest)
def sleepy_valley(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Four points for each row with three forest squares or more (R15.20)."""
    for row in ROWS:
        if (sheet.forest & row).bit_count() >= 3:
            yield 4, row


# Farm and water ---------------------------------------------------------------------------------


@as_a_whole(no_pair)
def craylund(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Seven points for each farm cluster beside three water squares or more (R15.21)."""
    for farm in clusters(sheet.farm):
        if (beside(farm) & sheet.water).bit_count() >= 3:
            yield 7, farm


@each_square(no_pair)
def ulems_wallow(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Four points for each water square beside two farm squares or more (R15.22)."""
    yield 4, sheet.water & beside_two(sheet.farm)


@each_square(first_lack(no_pair, no_mountain))
def clawsgrave_peaks(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Five points for each mountain that a water cluster connects with a farm (R15.23)."""
    connected = NOWHERE
    for lake in clusters(sheet.water):
        around = border(lake)
        if around & sheet.farm:
            connected |= around & sheet.ground.mountains
    yield 5, connected


@as_a_whole(no_pair)
def jorekburg(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Four points for each column with as many farm as water squares, at least one (R15.24)."""
    for column in COLUMNS:
        farms = (sheet.farm & column).bit_count()
        if farms and farms == (sheet.water & column).bit_count():
            yield 4, column


# Village ----------------------------------------------------------------------------------------


@as_a_whole(no_village)
def traylo_monastery(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Seven points for each village cluster with four squares in a line (R15.25)."""
    lines = across(sheet.village, 4) | down(sheet.village, 4)
    if lines:
        for village in clusters(sheet.village):
            if village & lines:
                yield 7, village


@each_square(no_village)
def outer_enclave(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each empty square beside the village cluster that has most of them (R15.26)."""
    empty = sheet.empty
    outskirts = (beside(village) & empty for village in clusters(sheet.village))
    yield 1, max(outskirts, key=Cells.bit_count, default=NOWHERE)


@as_a_whole(no_village)
def gnomish_colony(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Six points for each village cluster with a block of two by two (R15.27)."""
    corners = blocks(sheet.village)
    if corners:
        for village in clusters(sheet.village):
            if village & corners:
                yield 6, village


@as_a_whole(no_village)
def caravansary(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each row and each column of the village cluster that has most (R15.28)."""
    best, widest = 0, NOWHERE
    for village in clusters(sheet.village):
        lines = sum(1 for line in ROWS + COLUMNS if village & line)
        if lines > best:
            best, widest = lines, village
    if best:
        yield best, widest


# Geometry ---------------------------------------------------------------------------------------


@as_a_whole(no_mountain)
def dwarvenholds(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Seven points for each complete row or column with a mountain (R15.29)."""
    empty = sheet.empty
    for line in ROWS + COLUMNS:
        if line & sheet.ground.mountains and not line & empty:
            yield 7, line


@as_a_whole()
def silos(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Ten points for each complete column with an odd number (R15.30)."""
    empty = sheet.empty
    for column in COLUMNS[::2]:
        if not column & empty:
            yield 10, column


@as_a_whole()
def banded_hills(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Four points for each row with five different terrain types (R15.31)."""
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
    for row in ROWS:
        if sum(1 for kind in kinds if row & kind) >= 5:
            yield 4, row


@as_a_whole(no_empty)
def starlit_sigil(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Four points for each group of exactly three empty squares (R15.32)."""
    for gap in clusters(sheet.empty):
        if gap.bit_count() == 3:
            yield 4, gap
