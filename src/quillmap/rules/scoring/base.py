"""The sixteen scoring cards of the base box (R15.1 to R15.16)."""

from collections.abc import Iterator

from quillmap.grid import (
    COLUMNS,
    DIAGONALS,
    EDGE,
    NOWHERE,
    ROWS,
    Cells,
    beside,
    border,
    clusters,
    largest_block,
)
from quillmap.rules.options import Options
from quillmap.rules.scoring.awards import (
    Award,
    as_a_whole,
    each_square,
    first_lack,
    no_empty,
    no_field,
    no_forest,
    no_mountain,
    no_pair,
    no_ruins,
    no_village,
)
from quillmap.rules.sheet import Sheet

# Forest -----------------------------------------------------------------------------------------


@each_square(no_forest)
def sentinel_wood(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each forest square on the edge of the map (R15.1)."""
    yield 1, sheet.forest & EDGE


@as_a_whole(no_forest)
def greenbough(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each row and each column with a forest square (R15.2)."""
    for line in ROWS + COLUMNS:
        if trees := sheet.forest & line:
            yield 1, trees


@each_square(no_forest)
def treetower(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each forest square without an empty neighbour (R15.3)."""
    yield 1, sheet.forest & ~beside(sheet.empty)


@each_square(first_lack(no_forest, no_mountain))
def stoneside_forest(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Three points for each mountain that a forest cluster connects with another (R15.4)."""
    connected = NOWHERE
    for wood in clusters(sheet.forest):
        mountains = border(wood) & sheet.ground.mountains
        if mountains.bit_count() >= 2:
            connected |= mountains
    yield 3, connected


# Farm and water ---------------------------------------------------------------------------------


@each_square(no_pair)
def canal_lake(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each water square beside farm and each farm square beside water (R15.5)."""
    yield 1, sheet.water & beside(sheet.farm) | sheet.farm & beside(sheet.water)


@each_square(first_lack(no_field, no_mountain))
def mages_valley(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Two points for each water square beside a mountain, one for each such farm square (R15.6)."""
    slopes = beside(sheet.ground.mountains)
    yield 2, sheet.water & slopes
    yield 1, sheet.farm & slopes


@each_square(first_lack(no_field, no_ruins))
def the_golden_granary(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each water square beside ruins, three for each farm square on ruins (R15.7)."""
    ruins = sheet.ground.ruins
    yield 1, sheet.water & beside(ruins)
    yield 3, sheet.farm & ruins


@as_a_whole(no_field)
def shoreside_expanse(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Three points for each farm cluster away from water and edge, and for each water cluster
    away from farm and edge (R15.8)."""
    for fields, others in ((sheet.farm, sheet.water), (sheet.water, sheet.farm)):
        spoilt = EDGE | beside(others)
        for cluster in clusters(fields):
            if not cluster & spoilt:
                yield 3, cluster


# Village ----------------------------------------------------------------------------------------


@as_a_whole(no_village)
def wildholds(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Eight points for each village cluster of six squares or more (R15.9)."""
    for village in clusters(sheet.village):
        if village.bit_count() >= 6:
            yield options.wildholds_points, village


@each_square(no_village)
def great_city(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each square of the largest village cluster away from mountains (R15.10)."""
    slopes = beside(sheet.ground.mountains)
    away = (village for village in clusters(sheet.village) if not village & slopes)
    # max keeps the first among equals, and clusters come in the order of their first squares.
    yield 1, max(away, key=Cells.bit_count, default=NOWHERE)


@as_a_whole(no_village)
def greengold_plains(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Three points for each village cluster that touches three terrain types (R15.11)."""
    hero = sheet.hero if options.hero_cards else NOWHERE
    kinds = (sheet.forest, sheet.farm, sheet.water, sheet.monster, hero, sheet.ground.mountains)
    for village in clusters(sheet.village):
        around = border(village)
        if sum(1 for kind in kinds if around & kind) >= 3:
            yield 3, village


@as_a_whole(no_village)
def shieldgate(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Two points for each square of the second largest village cluster (R15.12)."""
    villages = list(clusters(sheet.village))
    if len(villages) >= 2:
        second = sorted((village.bit_count() for village in villages), reverse=True)[1]
        # With a tie for the largest, one of the tied is the second largest: mark the first of them.
        yield 2 * second, next(v for v in villages if v.bit_count() == second)


# Geometry ---------------------------------------------------------------------------------------


@as_a_whole()
def borderlands(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Six points for each complete row and each complete column (R15.13)."""
    empty = sheet.empty
    for line in ROWS + COLUMNS:
        if not line & empty:
            yield 6, line


@as_a_whole()
def lost_barony(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Three points for each square along a side of the largest filled square (R15.14)."""
    side, block = largest_block(sheet.filled)
    if side:
        yield 3 * side, block


@as_a_whole()
def the_broken_road(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Three points for each complete diagonal from the left to the bottom edge (R15.15)."""
    empty = sheet.empty
    for diagonal in DIAGONALS:
        if not diagonal & empty:
            yield 3, diagonal


@each_square(no_empty)
def the_cauldrons(sheet: Sheet, options: Options) -> Iterator[Award]:
    """One point for each empty square without an empty neighbour (R15.16)."""
    empty = sheet.empty
    yield 1, empty & ~beside(empty)
