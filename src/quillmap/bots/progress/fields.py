"""On the way to the farm and water cards (R15.5 to R15.8, R15.21 to R15.24)."""

from quillmap.bots.progress.counts import Counts, groups
from quillmap.grid import COLUMNS, EDGE, Cells, beside, beside_two, border
from quillmap.rules.sheet import Sheet


def canal_lake(sheet: Sheet, empty: Cells) -> Counts:
    """Water without farm and farm without water beside it, if there is room; empty squares beside
    either of them (R15.5)."""
    farm, water = sheet.farm, sheet.water
    by_farm, by_water = beside(farm), beside(water)
    lonely = (water & ~by_farm | farm & ~by_water) & beside(empty)
    return lonely.bit_count(), (empty & (by_farm | by_water)).bit_count()


def mages_valley(sheet: Sheet, empty: Cells) -> Counts:
    """Empty squares beside mountains (R15.6)."""
    return ((beside(sheet.ground.mountains) & empty).bit_count(),)


def the_golden_granary(sheet: Sheet, empty: Cells) -> Counts:
    """Empty ruins; empty squares beside ruins (R15.7)."""
    ruins = sheet.ground.ruins
    return (ruins & empty).bit_count(), (beside(ruins) & empty).bit_count()


def shoreside_expanse(sheet: Sheet, empty: Cells) -> Counts:
    """Empty squares away from the edge, farm and water; those that would spoil a cluster that
    scores (R15.8)."""
    farm, water = sheet.farm, sheet.water
    by_farm, by_water = beside(farm), beside(water)
    fresh = empty & ~EDGE & ~by_farm & ~by_water
    delicate = 0
    for fields, spoilt in ((farm, EDGE | by_water), (water, EDGE | by_farm)):
        for cluster in groups(fields):
            if not cluster & spoilt:
                delicate += (beside(cluster) & empty).bit_count()
    return fresh.bit_count(), delicate


def craylund(sheet: Sheet, empty: Cells) -> Counts:
    """Farms that lack one water square and have room for it; that lack two; that lack all three
    (R15.21)."""
    lacking = [0, 0, 0, 0]
    for farm in groups(sheet.farm):
        around = border(farm)
        lacks = 3 - (around & sheet.water).bit_count()
        if lacks > 0 and (around & empty).bit_count() >= lacks:
            lacking[lacks] += 1
    return lacking[1], lacking[2], lacking[3]


def ulems_wallow(sheet: Sheet, empty: Cells) -> Counts:
    """Water beside one farm square and an empty one; water beside no farm and two empty squares
    (R15.22)."""
    farm, water = sheet.farm, sheet.water
    by_farm = beside(farm)
    one = water & by_farm & ~beside_two(farm) & beside(empty)
    none = water & ~by_farm & beside_two(empty)
    return one.bit_count(), none.bit_count()


def clawsgrave_peaks(sheet: Sheet, empty: Cells) -> Counts:
    """Mountains whose lakes lack a farm and have room for it; lakes with a farm and a mountain
    one empty square away; empty squares beside mountains (R15.23)."""
    mountains = sheet.ground.mountains
    waiting = reaching = 0
    for lake in groups(sheet.water):
        around = border(lake)
        room = around & empty
        touched = around & mountains
        if not around & sheet.farm:
            if room:
                waiting += touched.bit_count()
        elif beside(room) & mountains & ~touched:
            reaching += 1
    return waiting, reaching, (beside(mountains) & empty).bit_count()


def jorekburg(sheet: Sheet, empty: Cells) -> Counts:
    """Columns where one farm or water square is missing and has room; where two are; where there
    is neither yet and room for both (R15.24)."""
    lacking = [0, 0, 0]
    for column in COLUMNS:
        farms = (sheet.farm & column).bit_count()
        waters = (sheet.water & column).bit_count()
        lacks = abs(farms - waters)
        room = (column & empty).bit_count()
        if 1 <= lacks <= 2 and room >= lacks:
            lacking[lacks] += 1
        elif not farms and not waters and room >= 2:
            lacking[0] += 1
    return lacking[1], lacking[2], lacking[0]
