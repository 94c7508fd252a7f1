"""The way to the scoring cards of the base box (R15.1 to R15.16)."""

from quillmap.grid import (
    BLOCKS,
    DIAGONALS,
    EDGE,
    NOWHERE,
    SIZE,
    Cells,
    beside,
    border,
    clusters,
    largest_block,
)
from quillmap.rules.headway.ways import (
    LINES,
    Headway,
    counted,
    fullest,
    growing,
    lines,
    mountains,
)
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet

# Forest -----------------------------------------------------------------------------------------


def sentinel_wood(sheet: Sheet, options: Options) -> Headway | None:
    """Forest squares on the edge, of all (R15.1)."""
    return counted(sheet.forest & EDGE, sheet.forest)


def greenbough(sheet: Sheet, options: Options) -> Headway | None:
    """Rows and columns with forest, of those that have it or room for it (R15.2)."""
    return lines(sheet.forest, sheet.empty)


def treetower(sheet: Sheet, options: Options) -> Headway | None:
    """Forest squares without an empty neighbour, of all (R15.3)."""
    return counted(sheet.forest & ~beside(sheet.empty), sheet.forest)


def stoneside_forest(sheet: Sheet, options: Options) -> Headway | None:
    """Mountains that are connected, of all (R15.4)."""
    connected = NOWHERE
    for wood in clusters(sheet.forest):
        touched = border(wood) & sheet.ground.mountains
        if touched.bit_count() >= 2:
            connected |= touched
    return mountains(connected, sheet)


# Farm and water ---------------------------------------------------------------------------------


def canal_lake(sheet: Sheet, options: Options) -> Headway | None:
    """Farm and water squares beside each other, of all (R15.5)."""
    farm, water = sheet.farm, sheet.water
    return counted(water & beside(farm) | farm & beside(water), farm | water)


def mages_valley(sheet: Sheet, options: Options) -> Headway | None:
    """Farm and water squares beside mountains, of all (R15.6)."""
    fields = sheet.farm | sheet.water
    return counted(fields & beside(sheet.ground.mountains), fields)


def the_golden_granary(sheet: Sheet, options: Options) -> Headway | None:
    """Water beside ruins and farm on ruins, of all farm and water squares (R15.7)."""
    ruins = sheet.ground.ruins
    granaries = sheet.water & beside(ruins) | sheet.farm & ruins
    return counted(granaries, sheet.farm | sheet.water)


def shoreside_expanse(sheet: Sheet, options: Options) -> Headway | None:
    """Farm and water clusters away from each other and the edge, of all (R15.8)."""
    have = need = 0
    alone = NOWHERE
    for fields, others in ((sheet.farm, sheet.water), (sheet.water, sheet.farm)):
        spoilt = EDGE | beside(others)
        for cluster in clusters(fields):
            need += 1
            if not cluster & spoilt:
                have += 1
                alone |= cluster
    return Headway("clusters", have, need, alone) if need else None


# Village ----------------------------------------------------------------------------------------


def wildholds(sheet: Sheet, options: Options) -> Headway | None:
    """The largest village below six squares that can grow to it (R15.9)."""
    waiting = [each for each in clusters(sheet.village) if each.bit_count() < 6]
    return growing(waiting, 6, sheet.empty)


def great_city(sheet: Sheet, options: Options) -> Headway | None:
    """The squares of the largest village away from mountains, of all villages (R15.10)."""
    slopes = beside(sheet.ground.mountains)
    away = (village for village in clusters(sheet.village) if not village & slopes)
    return counted(max(away, key=Cells.bit_count, default=NOWHERE), sheet.village)


def greengold_plains(sheet: Sheet, options: Options) -> Headway | None:
    """The terrain types beside the village with room that lacks fewest of three (R15.11)."""
    hero = sheet.hero if options.hero_cards else NOWHERE
    kinds = (sheet.forest, sheet.farm, sheet.water, sheet.monster, hero, sheet.ground.mountains)
    best = Headway("terrains", 0, 3, NOWHERE) if sheet.empty else None
    for village in clusters(sheet.village):
        around = border(village)
        have = sum(1 for kind in kinds if around & kind)
        if have < 3 and around & sheet.empty and (best is None or have > best.have):
            best = Headway("terrains", have, 3, village)
    return best


def shieldgate(sheet: Sheet, options: Options) -> Headway | None:
    """The squares of the second largest village, of all (R15.12)."""
    villages = sorted(clusters(sheet.village), key=Cells.bit_count, reverse=True)
    return counted(villages[1] if len(villages) > 1 else NOWHERE, sheet.village)


# Geometry ---------------------------------------------------------------------------------------


def borderlands(sheet: Sheet, options: Options) -> Headway | None:
    """The row or column that lacks fewest squares (R15.13)."""
    return fullest(LINES, sheet.empty)


def lost_barony(sheet: Sheet, options: Options) -> Headway | None:
    """The block that lacks fewest squares, of those next larger than the largest (R15.14)."""
    empty = sheet.empty
    side, _ = largest_block(sheet.filled)
    if side == SIZE:
        return None
    lacks, block = min(((each & empty).bit_count(), each) for each in BLOCKS[side + 1])
    return Headway("block", block.bit_count() - lacks, block.bit_count(), block)


def the_broken_road(sheet: Sheet, options: Options) -> Headway | None:
    """The diagonal that lacks fewest squares (R15.15)."""
    return fullest(DIAGONALS, sheet.empty)


def the_cauldrons(sheet: Sheet, options: Options) -> Headway | None:
    """Empty squares without an empty neighbour, of all (R15.16)."""
    return counted(sheet.empty & ~beside(sheet.empty), sheet.empty)
