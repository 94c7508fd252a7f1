"""R15, all thirty-two cards: empty and full maps, highest values, the reason for every zero."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap.material import MAPS, SCORING
from quillmap.rules import Sheet
from quillmap.rules.scoring import points, score
from quillmap.rules.sheet import picture, pictured
from tests.rules.helpers import COMBINED, at, printed, sheet

EXAMPLES = json.loads(
    (Path(__file__).parent.parent / "data" / "scoring_examples.json").read_text("utf-8")
)["cases"]


def filled(map_sheet: str, pattern: str) -> Sheet:
    """A printed sheet on which every square is drawn, column by column as the pattern repeats."""
    signs = (pattern * 11)[:11]
    return pictured(
        [
            "".join(
                {".": sign, "r": sign.lower()}.get(mark, mark)
                for mark, sign in zip(row, signs, strict=True)
            )
            for row in picture(printed(map_sheet))
        ]
    )


# On an empty map without mountains or ruins every card gives nothing, and says why.
ON_EMPTY = {
    **dict.fromkeys(["sentinel_wood", "greenbough", "treetower", "stoneside_forest"], "no_terrain"),
    "canal_lake": "no_pair",
    **dict.fromkeys(["mages_valley", "the_golden_granary", "shoreside_expanse"], "no_terrain"),
    **dict.fromkeys(["wildholds", "great_city", "greengold_plains", "shieldgate"], "no_terrain"),
    **dict.fromkeys(["faunlost_thicket", "deepwood", "heart_of_the_forest"], "no_terrain"),
    "sleepy_valley": "no_terrain",
    **dict.fromkeys(["craylund", "ulems_wallow", "clawsgrave_peaks", "jorekburg"], "no_pair"),
    **dict.fromkeys(["traylo_monastery", "outer_enclave", "gnomish_colony"], "no_terrain"),
    "caravansary": "no_terrain",
    "dwarvenholds": "no_mountain",
}


@pytest.mark.parametrize("card", SCORING)
def test_r15_an_empty_map_gives_nothing_for_a_reason(card: str) -> None:
    """No terrain, no pair, no mountain, or what the card itself asks for (R15.1 to R15.32)."""
    outcome = score(card, sheet(), COMBINED)
    assert (outcome.points, outcome.awards, outcome.squares) == (0, (), 0)
    assert outcome.why is not None
    assert outcome.why.id == f"zero_{ON_EMPTY.get(card, card)}"


# Sheet A with every square drawn in one terrain: points, or the reason for none.
FULL: dict[str, tuple[str, int | str]] = {
    "sentinel_wood": ("F", 40),
    "greenbough": ("F", 22),
    "treetower": ("F", 116),
    "stoneside_forest": ("F", 15),
    "canal_lake": ("W", "zero_no_pair"),
    "mages_valley": ("W", 2 * 20),
    "the_golden_granary": ("A", 3 * 6),
    "shoreside_expanse": ("A", "zero_shoreside_expanse"),
    "wildholds": ("V", 8),
    "great_city": ("V", "zero_great_city"),
    "greengold_plains": ("V", "zero_greengold_plains"),
    "shieldgate": ("V", "zero_shieldgate"),
    "borderlands": ("M", 132),
    "lost_barony": ("x", 33),
    "the_broken_road": ("H", 33),
    "the_cauldrons": ("F", "zero_no_empty"),
    "faunlost_thicket": ("F", 22),
    "deepwood": ("F", 6),
    "heart_of_the_forest": ("F", 2 * (116 - 20)),
    "sleepy_valley": ("F", 44),
    "craylund": ("A", "zero_no_pair"),
    "ulems_wallow": ("W", "zero_no_pair"),
    "clawsgrave_peaks": ("W", "zero_no_pair"),
    "jorekburg": ("A", "zero_no_pair"),
    "traylo_monastery": ("V", 7),
    "outer_enclave": ("V", "zero_outer_enclave"),
    "gnomish_colony": ("V", 6),
    "caravansary": ("V", 22),
    "dwarvenholds": ("W", 70),
    "silos": ("A", 60),
    "banded_hills": ("F", "zero_banded_hills"),
    "starlit_sigil": ("F", "zero_no_empty"),
}


@pytest.mark.parametrize("card", SCORING)
def test_r15_a_full_map_of_one_terrain(card: str) -> None:
    """Every card on sheet A with nothing left to draw (R15.1 to R15.32)."""
    mark, expected = FULL[card]
    place = filled("A", mark.replace("x", "F"))
    if mark == "x":
        place = place.without(place.forest)
    outcome = score(card, place, COMBINED)
    found = outcome.points if outcome.why is None else outcome.why.id
    assert found == expected


def test_r15_7_water_all_over_sheet_a() -> None:
    """Six ruins, two of them beside a mountain, have 22 neighbours to draw on (R15.7)."""
    assert points("the_golden_granary", filled("A", "W"), COMBINED) == 22


# The highest value that the rules state, on sheets A, B, C and D.
HIGHEST = {
    "sentinel_wood": ("F", (40, 40, 40, 38)),
    "greenbough": ("F", (22,) * 4),
    "stoneside_forest": ("F", (15,) * 4),
    "borderlands": ("F", (132,) * 4),
    "lost_barony": ("F", (33,) * 4),
    "the_broken_road": ("F", (33,) * 4),
    "faunlost_thicket": ("F", (22,) * 4),
    "sleepy_valley": ("F", (44,) * 4),
    "caravansary": ("V", (22,) * 4),
    "dwarvenholds": ("F", (70, 70, 70, 56)),
    "silos": ("F", (60,) * 4),
    "banded_hills": ("FVAWM", (44,) * 4),
}


@pytest.mark.parametrize("card", HIGHEST)
def test_r15_the_highest_values_that_the_rules_state(card: str) -> None:
    """On full sheets; D has fewer edge squares and two lines with two mountains (R15.1, R15.29)."""
    pattern, expected = HIGHEST[card]
    assert tuple(points(card, filled(name, pattern), COMBINED) for name in MAPS) == expected


@pytest.mark.parametrize("map_sheet", MAPS)
def test_r15_23_and_24_the_highest_values_of_water_and_farm(map_sheet: str) -> None:
    """Five mountains on a lake with a farm; columns with one of each (R15.23, R15.24)."""
    lake = filled(map_sheet, "W")
    shore = replace(lake, water=lake.water & ~at("A1"), farm=at("A1"))
    assert points("clawsgrave_peaks", shore, COMBINED) == 25
    top, bottom = (at(" ".join(f"{row}{n}" for n in range(1, 12))) for row in "AK")
    assert points("jorekburg", replace(printed(map_sheet), farm=top, water=bottom), COMBINED) == 44


# One picture for each card's own zero: what it needs is there, but not as it needs it.
ZERO = {
    "sentinel_wood": ". .F",
    "treetower": "F",
    "stoneside_forest": "F^F",
    "canal_lake": "A. .W",
    "mages_valley": "A.^.W",
    "the_golden_granary": "w.A.r",
    "shoreside_expanse": "AW",
    "wildholds": "VVVVV.VVVVV",
    "great_city": "^V",
    "greengold_plains": "FVA",
    "shieldgate": "VV",
    "borderlands": "FFFFFFFFFF.",
    "lost_barony": "",
    "the_broken_road": "FFFFFFFFFFF",
    "the_cauldrons": "F..F",
    "deepwood": "FFFFF V",
    "heart_of_the_forest": "FF",
    "sleepy_valley": "FF",
    "craylund": "WAW",
    "ulems_wallow": "AW",
    "clawsgrave_peaks": "^W.WA",
    "jorekburg": "AW",
    "traylo_monastery": "VVV.V",
    "outer_enclave": "VF F",
    "gnomish_colony": "VVV V",
    "dwarvenholds": "FFFFFFFFFFF ^",
    "silos": ".F",
    "banded_hills": "FVAW",
    "starlit_sigil": "FFF",
}
ALWAYS_SOMETHING = {"greenbough", "faunlost_thicket", "caravansary"}
"""Any forest gives a row and a column, any village too: their only zero is having none."""


@pytest.mark.parametrize("card", SCORING)
def test_r15_each_card_has_its_own_reason_for_zero(card: str) -> None:
    """What is there does not count, and the sentence says what is missing (R15.1 to R15.32)."""
    if card in ALWAYS_SOMETHING:
        assert card not in ZERO
        assert score(card, sheet("F V"), COMBINED).points == 2
        return
    outcome = score(card, sheet(ZERO[card]), COMBINED)
    assert outcome.points == 0
    assert outcome.why is not None and outcome.why.id == f"zero_{card}"


@pytest.mark.parametrize(
    ("card", "picture", "why"),
    [
        ("stoneside_forest", "FF", "zero_no_mountain"),
        ("mages_valley", "AW", "zero_no_mountain"),
        ("clawsgrave_peaks", "AW", "zero_no_mountain"),
        ("clawsgrave_peaks", "W^", "zero_no_pair"),
        ("dwarvenholds", "FFFFFFFFFFF", "zero_no_mountain"),
        ("the_golden_granary", "AW", "zero_no_ruins"),
    ],
)
def test_r15_a_map_without_mountains_or_ruins(card: str, picture: str, why: str) -> None:
    """A map drawn by hand may lack what a card needs (R15.4, R15.6, R15.7, R15.23, R15.29)."""
    outcome = score(card, sheet(picture), COMBINED)
    assert outcome.why is not None and outcome.why.id == why


def test_r15_counting_and_explaining_agree() -> None:
    """The points alone are those of the awards; squares are marked only if they earn (R15.1)."""
    for case in EXAMPLES:
        if case["card"] in SCORING:
            place = pictured(case["board"])
            outcome = score(case["card"], place, COMBINED)
            assert points(case["card"], place, COMBINED) == outcome.points
            assert bool(outcome.squares) == bool(outcome.points) == (outcome.why is None)
