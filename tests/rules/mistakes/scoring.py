"""Scoring cards that were once got wrong."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from quillmap.grid import NOWHERE, Cells, beside, border, clusters, place, squares
from quillmap.rules import Options, Sheet
from quillmap.rules.scoring import EDICTS, Award, points
from quillmap.rules.scoring.awards import Rule
from tests.rules.helpers import BASE, HEROES, sheet
from tests.rules.mistakes import Mistake, Plant


def card(name: str, wrong: Rule, apiece: bool | None = None) -> Plant:
    """Replace what the engine knows of a scoring card."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        right = EDICTS[name]
        edict = replace(right, rule=wrong, apiece=right.apiece if apiece is None else apiece)
        monkeypatch.setitem(EDICTS, name, edict)

    return plant


def gives(name: str, expected: int, picture: str, options: Options = BASE) -> Callable[[], None]:
    """A card must give these points for this map."""

    def check() -> None:
        assert points(name, sheet(picture), options) == expected

    return check


def any_touched_mountain(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Stoneside Forest, without asking whether a cluster reaches a second mountain."""
    yield 3, sheet.ground.mountains & beside(sheet.forest)


def both_must_differ(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Stoneside Forest, only between mountains of different rows and different columns."""
    connected = NOWHERE
    for wood in clusters(sheet.forest):
        mountains = list(squares(border(wood) & sheet.ground.mountains))
        for one in mountains:
            for other in mountains:
                (row, column), (other_row, other_column) = place(one), place(other)
                if row != other_row and column != other_column:
                    connected |= one | other
    yield 3, connected


def greengold(kinds: Callable[[Sheet], tuple[Cells, ...]]) -> Rule:
    """Greengold Plains with another idea of what a terrain type is."""

    def rule(sheet: Sheet, options: Options) -> Iterator[Award]:
        for village in clusters(sheet.village):
            if sum(1 for kind in kinds(sheet) if border(village) & kind) >= 3:
                yield 3, village

    return rule


def with_wasteland(sheet: Sheet) -> tuple[Cells, ...]:
    """Wasteland as a seventh type."""
    return (*without_hero(sheet), sheet.hero, sheet.ground.wasteland)


def without_hero(sheet: Sheet) -> tuple[Cells, ...]:
    """Five types, hero not among them."""
    return sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.ground.mountains


def no_single_village(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Caravansary, nothing for a village of one square."""
    yield from (award for award in RIGHT["caravansary"](sheet, options) if award[1].bit_count() > 1)


def one_for_water(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Mages Valley, one point for water as for farm."""
    yield 1, (sheet.water | sheet.farm) & beside(sheet.ground.mountains)


def only_the_largest(sheet: Sheet, options: Options) -> Iterator[Award]:
    """Great City, the largest of all clusters or nothing."""
    largest = max(clusters(sheet.village), key=Cells.bit_count, default=NOWHERE)
    yield 1, NOWHERE if beside(largest) & sheet.ground.mountains else largest


RIGHT = {id: edict.rule for id, edict in EDICTS.items()}

IN_SCORING = [
    Mistake(
        "Stoneside Forest pays every mountain that touches forest",
        card("stoneside_forest", any_touched_mountain),
        gives("stoneside_forest", 0, ". .^F...^F"),
    ),
    Mistake(
        "Stoneside Forest wants both row and column to differ",
        card("stoneside_forest", both_must_differ),
        gives("stoneside_forest", 6, ". .^FF^"),
    ),
    Mistake(
        "Greengold Plains counts wasteland",
        card("greengold_plains", greengold(with_wasteland)),
        gives("greengold_plains", 0, ". .FVA ..#"),
    ),
    Mistake(
        "Greengold Plains forgets the hero",
        card("greengold_plains", greengold(without_hero)),
        gives("greengold_plains", 3, ". .FVA ..H", HEROES),
    ),
    Mistake(
        "Caravansary gives nothing for a single village",
        card("caravansary", no_single_village),
        gives("caravansary", 2, ". .V"),
    ),
    Mistake(
        "Mages Valley gives one for water",
        card("mages_valley", one_for_water),
        gives("mages_valley", 2, ". .^W"),
    ),
    Mistake(
        "Great City asks only the largest of all",
        card("great_city", only_the_largest),
        gives("great_city", 2, "VVV ^.. ... VV"),
    ),
]
