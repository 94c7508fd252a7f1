"""R15, all scoring cards: the sheets in their files, highest values, the reason for every zero."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap.grid import EVERYWHERE, SIZE, Cells, beside, place, square, squares, union
from quillmap.material import MAPS, SCORING
from quillmap.material.folders import Picture, sheets
from quillmap.rules import Sheet
from quillmap.rules.reasons import FIELDS
from quillmap.rules.scoring import points, score
from quillmap.rules.sheet import picture, pictured
from tests.rules.helpers import COMBINED, at, printed, sheet
from tests.twin.board import Board
from tests.twin.scoring import SCORING as TWIN
from tools.examples import rows_of

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


SHEETS = [(card, sheet) for card in SCORING for sheet in sheets(card)]
"""Every sheet that a card brings along in its file: empty, full, corners only, and its own."""


@pytest.mark.parametrize(("card", "drawn"), SHEETS, ids=lambda value: str(value)[:40])
def test_r15_every_card_gives_what_its_sheets_say(card: str, drawn: Picture) -> None:
    """Points, or the reason for none, by the engine and by its slow twin (R15.1 to R15.32)."""
    rows = rows_of(drawn)
    outcome = score(card, pictured(rows), COMBINED)
    assert outcome.points == points(card, pictured(rows), COMBINED) == drawn["points"]
    why = outcome.why.id.removeprefix("zero_") if outcome.why else None
    assert why == drawn.get("why")
    expected, marked = TWIN[card](Board.read(rows), {})
    assert (expected, bool(marked)) == (drawn["points"], bool(outcome.squares))


@pytest.mark.parametrize("card", SCORING)
def test_r15_the_usual_sheets_are_what_they_are_called(card: str) -> None:
    """Nothing drawn; nothing left to draw; nothing that touches (R15.1 to R15.32)."""
    usual = {drawn["name"]: pictured(rows_of(drawn)) for drawn in sheets(card)}
    assert usual["empty"] == sheet()
    assert not usual["full"].empty and usual["full"].ground == MAPS["A"]
    corners = usual["corners only"]
    filled = EVERYWHERE & ~corners.empty | corners.ground.ruins
    assert filled.bit_count() > 1 and not beside(filled) & filled
    assert all(diagonal(cell) & filled for cell in squares(filled))


def diagonal(cell: Cells) -> Cells:
    """The squares that touch this one at a corner only."""
    around = beside(cell)
    return union(beside(near) for near in squares(around)) & ~cell & ~straight(cell)


def straight(cell: Cells) -> Cells:
    """The squares two steps away in its row and its column."""
    row, column = place(cell)
    ends = [(row - 2, column), (row + 2, column), (row, column - 2), (row, column + 2)]
    return union(square(*end) for end in ends if min(end) >= 0 and max(end) < SIZE)


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


@pytest.mark.parametrize("card", SCORING)
def test_r15_each_card_has_its_own_reason_for_zero(card: str) -> None:
    """What is there does not count, and the sentence says what is missing (R15.1 to R15.32).

    Unless any square of its terrain gives points: then its only zero is having none.
    """
    told = {drawn["why"] for drawn in sheets(card) if "why" in drawn}
    if f"zero_{card}" in FIELDS:
        assert card in told
    else:
        assert card not in told
        assert score(card, sheet("F V"), COMBINED).points > 0


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
