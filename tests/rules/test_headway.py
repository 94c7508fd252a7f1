"""How far a map is on the way: card by card by hand, and what must hold on any map."""

from collections import Counter
from typing import Any

import pytest

from quillmap.grid import EVERYWHERE, NOWHERE, Cells, beside
from quillmap.rules.headway import WAYS, Headway, headway
from quillmap.rules.options import Options
from quillmap.rules.scoring import score
from quillmap.rules.sheet import Sheet, pictured
from tests.rules.random_sheets import SheetCase
from tests.soak import numbers

OPTIONS = Options.of("combined")
ALREADY = ("squares", "lines", "mountains", "clusters")
"""The kinds that count what earns points already."""
LINES = {"borderlands", "the_broken_road", "dwarvenholds", "silos"}

Said = tuple[Any, ...] | None


def said(card: str, *rows: str) -> Said:
    """The headway on a map whose first rows are these; the line only where there is one."""
    drawn = [row.ljust(11, ".") for row in rows]
    found = headway(card, pictured(drawn + ["." * 11] * (11 - len(drawn))), OPTIONS)
    if found is None:
        return None
    told = found.kind, found.have, found.need
    return (*told, found.line) if found.line else told


BY_HAND: list[tuple[str, list[str], Said]] = [
    ("sentinel_wood", ["FF", ".F"], ("squares", 2, 3)),
    ("sentinel_wood", ["V"], None),
    ("greenbough", ["FF", "..F"], ("lines", 5, 22)),
    ("treetower", ["FV", "V"], ("squares", 1, 1)),
    ("stoneside_forest", ["^F^", "...^"], ("mountains", 2, 3)),
    ("stoneside_forest", ["F"], None),
    ("canal_lake", ["AW.A"], ("squares", 2, 3)),
    ("mages_valley", ["^W.A"], ("squares", 1, 2)),
    ("the_golden_granary", ["rWa.A"], ("squares", 2, 3)),
    ("shoreside_expanse", ["A", "..W"], ("clusters", 1, 2)),
    ("wildholds", ["VVVVV.V"], ("cluster", 5, 6)),
    ("wildholds", ["VVVVVV..VV"], ("cluster", 2, 6)),
    ("wildholds", ["VV###", "###.V"], ("cluster", 1, 6)),
    ("great_city", ["VVV^.V"], ("squares", 1, 4)),
    ("greengold_plains", ["FVW", "...V"], ("terrains", 2, 3)),
    ("shieldgate", ["VVV.VV.V"], ("squares", 2, 6)),
    ("borderlands", ["FFFF.", "", "", "", "", "FFFFFFFF..."], ("row", 8, 11, "F")),
    ("lost_barony", ["FFF", "FF"], ("block", 5, 9)),
    ("the_broken_road", [""] * 10 + ["F"], ("diagonal", 0, 2, "J1")),
    ("the_cauldrons", ["F.F", ".F", "F"], ("squares", 2, 117)),
    ("faunlost_thicket", ["F", "F.F"], ("squares", 2, 3)),
    ("deepwood", ["FFFV.FFF"], ("cluster", 3, 5)),
    ("heart_of_the_forest", ["FF", "F"], ("squares", 1, 3)),
    ("sleepy_valley", ["F", "F...F", "FFF"], ("row", 2, 3, "B")),
    ("craylund", ["AW", ".A..A", ".W"], ("water", 2, 3)),
    ("ulems_wallow", ["AWA.W"], ("squares", 1, 2)),
    ("clawsgrave_peaks", ["^WA", "...^"], ("mountains", 1, 2)),
    ("jorekburg", ["A.A", "W.A", "A.W", "A.A"], ("column", 1, 3, "1")),
    ("traylo_monastery", ["VVV.V", "V"], ("straight", 3, 4)),
    ("outer_enclave", ["V..V"], ("squares", 3, 5)),
    ("gnomish_colony", ["VV", "V"], ("block", 3, 4)),
    ("caravansary", ["VV", ".V...V"], ("lines", 4, 22)),
    ("dwarvenholds", ["FFFF", "^F"], ("row", 2, 11, "B")),
    ("silos", ["FF", "FFF"], ("column", 2, 11, "1")),
    ("banded_hills", ["FVAW", "FV"], ("row", 4, 5, "A")),
    ("starlit_sigil", ["....F", "FFFF"], ("gap", 4, 3)),
    ("starlit_sigil", ["...F", "FFF"], None),
]


@pytest.mark.parametrize(("card", "rows", "expected"), BY_HAND)
def test_it_is_what_a_person_would_count(card: str, rows: list[str], expected: Said) -> None:
    assert said(card, *rows) == expected


def test_every_card_is_counted_by_hand() -> None:
    assert {card for card, _, _ in BY_HAND} == set(WAYS)


def filled_in(sheet: Sheet, card: str, found: Headway) -> Sheet | None:
    """The map when the line that is told has been completed; None for other kinds of headway."""
    if card in LINES:
        return sheet.drawn("monster", found.cells & sheet.empty)
    return None


def check(case: SheetCase, card: str, found: Headway) -> None:
    """What must hold of any headway."""
    sheet, options = case.sheet, case.engine_options
    assert found.have >= 0 and found.need > 0 and NOWHERE <= found.cells <= EVERYWHERE
    assert bool(found.line) == (found.kind in ("row", "column", "diagonal"))
    scored = score(card, sheet, options)
    if found.kind in ALREADY:
        assert found.have <= found.need
        assert (found.have == 0) == (scored.points == 0)
        if found.kind != "lines":
            # Of equals the rule and the headway may mark different ones: as many, all the same.
            assert found.cells.bit_count() == scored.squares.bit_count()
    elif found.kind == "gap":
        assert found.have == found.cells.bit_count() > found.need
    else:
        assert found.have < found.need
    if (after := filled_in(sheet, card, found)) is not None:
        assert found.have == found.need - (found.cells & sheet.empty).bit_count()
        assert score(card, after, options).points > scored.points
    if found.kind == "cluster" and found.cells:
        cluster: Cells = found.cells
        terrain = sheet.village if card == "wildholds" else sheet.forest
        assert cluster.bit_count() == found.have
        assert not cluster & ~terrain and not beside(cluster) & terrain & ~cluster


def test_what_must_hold_on_any_map() -> None:
    seen: Counter[str] = Counter()
    for number in numbers(0, 800):
        case = SheetCase(number)
        for card in WAYS:
            found = headway(card, case.sheet, case.engine_options)
            if found is not None:
                check(case, card, found)
                seen[card] += 1
    assert all(seen[card] > 20 for card in WAYS), seen
