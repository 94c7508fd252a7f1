"""R5: drawing the shape of an explore card."""

import pytest

from quillmap.grid import EVERYWHERE
from quillmap.material import TERRAINS
from quillmap.rules import Draw, Options, legal
from quillmap.rules.legal import offers
from tests.rules.helpers import (
    BASE,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    draws,
    printed,
    refusal,
    reveals,
    rows,
    sheet,
    shown,
    stars,
    table,
    terrains,
)


def test_r5_1_one_shape_one_terrain_any_way_round_anywhere() -> None:
    """Every shape, terrain, turn and place is offered once, and the shape is filled (R5.1)."""
    position = reveals(table(sheet()), "farmland")
    assert len(list(legal(position, ONE))) == len(set(legal(position, ONE))) == 220 + 81
    position = reveals(table(sheet()), "homestead")
    assert len(list(legal(position, ONE))) == 2 * 4 * 90
    assert terrains(position) == {"village", "farm"}
    position = draws(position, ONE, "farm", "A1 A2 A3 B2")
    assert shown(position) == rows("AAA .A.")


def test_r5_1_what_others_drew_this_turn_changes_nothing() -> None:
    """Each draws without regard to the others' choices of the same turn (R5.1)."""
    position = reveals(table(sheet("r"), sheet("r")), "temple_ruins", "hamlet")
    before = list(legal(position, TWO))
    position = draws(position, ONE, "village", "A1 B1 B2")
    assert list(legal(position, TWO)) == before
    assert shown(position, TWO) == rows("r")


@pytest.mark.parametrize("mark", "^#FVAWMHxfvawmhX")
def test_r5_2_a_filled_square_cannot_be_drawn_on(mark: str) -> None:
    """Mountain, wasteland, any terrain, destroyed: each square must be empty (R5.2)."""
    position = reveals(table(sheet(f".{mark}.")), "great_river")
    assert refusal(position, Draw(ONE, "water", at("A1 A2 A3"))) == "occupied"
    assert not [choice for choice in choices(position) if "A2" in choice.split()]


def test_r5_2_open_ruins_and_starred_empty_squares_can_be_drawn_on() -> None:
    """They are empty (R5.2)."""
    position = reveals(table(sheet("r..", attacked="A2")), "great_river")
    position = draws(position, ONE, "water", "A1 A2 A3")
    assert shown(position) == rows("wWW")


@pytest.mark.parametrize("cells", [1 << 121, EVERYWHERE + 1 | 3, -1])
def test_r5_2_a_drawing_stays_on_the_map(cells: int) -> None:
    """There is nothing beyond the edge to draw on (R5.2)."""
    position = reveals(table(sheet()), "great_river")
    assert refusal(position, Draw(ONE, "water", cells)) == "off_the_map"
    assert refusal(position, Draw(ONE, "water", 0)) == "no_squares"


TURNED = [
    ("*** ..*", "*** *.."),
    ("..* ***", "*.. ***"),
    ("** *. *.", "** .* .*"),
    ("*. *. **", ".* .* **"),
]


@pytest.mark.parametrize("picture", [picture for pair in TURNED for picture in pair])
def test_r5_3_a_shape_may_be_turned_and_flipped(picture: str) -> None:
    """All eight ways to lay the shape of Orchard are allowed (R5.3)."""
    drawn = sheet(picture.replace("*", "F"))
    position = reveals(table(sheet()), "orchard")
    assert {stars(at(choice)) for choice in choices(position)} >= {rows(picture)}
    (move,) = (move for move in legal(position, ONE) if move == Draw(ONE, "forest", drawn.forest))
    assert move.cells == drawn.forest


@pytest.mark.parametrize("squares", ["A1 A2 A3 A4", "A1 A2 B1 B2", "A1 A2 B2 B3", "A1 A2 A3"])
def test_r5_3_other_shapes_are_refused(squares: str) -> None:
    """What no turning makes of the shape is another shape (R5.3)."""
    position = reveals(table(sheet()), "orchard")
    assert refusal(position, Draw(ONE, "forest", at(squares))) == "not_the_shape"


def test_r5_4_a_shape_need_not_touch_anything() -> None:
    """Far from all that was drawn before is as good as beside it (R5.4)."""
    position = reveals(table(sheet("FF FF")), "hamlet")
    position = draws(position, ONE, "village", "K11 K10 J11")
    assert shown(position)[-3:] == ("...........", "..........V", ".........VV")


@pytest.mark.parametrize("gap", ".r^#FVAWMHxX")
def test_r5_5_a_gap_may_lie_on_anything(gap: str) -> None:
    """Pasture reaches over a mountain, and over all else, and leaves it as it was (R5.5)."""
    position = reveals(table(sheet(f".{gap}."), options=HEROES), "pasture")
    position = draws(position, ONE, "farm", "A1 A3")
    assert shown(position) == rows(f"A{gap}A")


def test_r5_5_a_gap_does_not_reach_around_the_edge() -> None:
    """The two halves of Pasture lie in one row or one column, never in two rows (R5.5)."""
    position = reveals(table(sheet(), options=HEROES), "pasture")
    assert refusal(position, Draw(ONE, "farm", at("A10 B1"))) == "not_the_shape"
    assert refusal(position, Draw(ONE, "farm", at("A11 B2"))) == "not_the_shape"


def test_r5_6_shape_and_terrain_combine_freely_and_the_coin_goes_with_the_shape() -> None:
    """Every shape in every terrain of the card, and nothing that is not on it (R5.6)."""
    position = reveals(table(sheet()), "fishing_village")
    for terrain in ("village", "water"):
        after = draws(position, ONE, terrain, "A1 A2 A3 A4")
        assert (shown(after), after.sheets[ONE].coins) == (rows(terrain[0].upper() * 4), 0)
    for other in TERRAINS:
        if other not in ("village", "water"):
            assert refusal(position, Draw(ONE, other, at("A1 A2 A3 A4"))) == "terrain_not_offered"
    position = reveals(table(sheet()), "hamlet")
    assert [offer.coin for offer in offers(position, ONE)] == [True, False]
    assert draws(position, ONE, "village", "A1 B1 B2").sheets[ONE].coins == 1
    assert draws(position, ONE, "village", "A1 A2 A3 B1 B2").sheets[ONE].coins == 0


def test_r5_7_ruins_requirement_needs_one_unfilled_ruins() -> None:
    """With ruins pending the shape must cover ruins; one of several is enough (R5.7)."""
    position = reveals(table(sheet("r..v r")), "temple_ruins", "great_river")
    assert refusal(position, Draw(ONE, "water", at("C1 C2 C3"))) == "must_cover_ruins"
    assert refusal(position, Draw(ONE, "water", at("A4 B4 C4"))) == "occupied"
    assert shown(draws(position, ONE, "water", "A1 A2 A3")) == rows("wWWv r")
    assert shown(draws(position, ONE, "water", "A1 B1 C1")) == rows("w..v w W")


def test_r5_7_without_ruins_pending_ruins_mean_nothing() -> None:
    """Ruins may be covered or not (R5.7)."""
    position = reveals(table(printed("A")), "great_river")
    covering = [choice for choice in choices(position) if at(choice) & printed("A").ground.ruins]
    assert 0 < len(covering) < len(choices(position))


# Four empty squares in a row: the straight river fits, the other one does not.
FOUR_FREE = sheet("....", rest="F")


def test_r5_8_who_can_draw_a_shape_must() -> None:
    """A single square is no way out while the card fits, also by its other shape only (R5.8)."""
    position = reveals(table(FOUR_FREE), "great_river")
    assert choices(position) == ["A1 A2 A3", "A2 A3 A4"]
    for square in ("A1", "A2", "A3", "A4"):
        assert refusal(position, Draw(ONE, "water", at(square))) == "one_square_too_early"


def test_r5_8_with_ruins_pending_too() -> None:
    """As long as one placement covers ruins, it must be drawn (R5.8)."""
    position = reveals(table(sheet("...r", rest="F")), "temple_ruins", "great_river")
    assert choices(position) == ["A2 A3 A4"]
    assert refusal(position, Draw(ONE, "water", at("A4"))) == "one_square_too_early"
    assert refusal(position, Draw(ONE, "water", at("A1 A2 A3"))) == "must_cover_ruins"


@pytest.mark.parametrize("options", [BASE, HEROES, Options.of("base", fallback_terrain="any")])
def test_r5_8_there_is_nothing_to_pass_with(options: Options) -> None:
    """Everybody who has an empty square is awaited and has at least one move (R5.8)."""
    last = "timber_grove" if options is HEROES else "forgotten_forest"
    position = reveals(table(sheet(".", rest="F"), options=options), last)
    assert (position.awaited, choices(position)) == ((ONE,), ["A1"])
