"""R5.9 to R5.12: when nothing fits, when no square is left, and the 1 x 1 cards."""

from dataclasses import replace

import pytest

from quillmap.rules import Draw, Options, Position
from quillmap.rules.events import Destroyed, Drawn, Paid
from quillmap.rules.play import play
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    draws,
    late,
    raids,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
    terrains,
)

FIVE = {"forest", "village", "farm", "water", "monster"}
TIGHT = sheet("r.F.", rest="F")
"""Three empty squares, no two but A1 and A2 side by side."""


def stuck(options: Options, *before: str) -> Position:
    """A seat for which neither shape of a card with one terrain fits."""
    card = "settlement" if options.explore_set == "heroes" else "great_river"
    place = sheet("r.F", rest="F") if card == "great_river" else sheet(".F.", rest="F")
    return reveals(table(place, options=options), *before, card)


def test_r5_9_if_nothing_fits_any_single_empty_square_is_filled() -> None:
    """One square, on ruins or not, and no more than one (R5.9)."""
    position = reveals(table(TIGHT), "great_river")
    assert choices(position) == ["A1", "A2", "A4"]
    assert refusal(position, Draw(ONE, "water", at("A1 A2"))) == "single_square_only"
    assert refusal(position, Draw(ONE, "water", at("A3"))) == "occupied"
    assert shown(draws(position, ONE, "water", "A4")) == rows("r.FW", rest="F")
    assert shown(draws(position, ONE, "water", "A1")) == rows("w.F.", rest="F")


def test_r5_9a_the_terrain_is_the_cards_in_base_and_any_in_heroes() -> None:
    """Each ruleset has its own custom, and the option settles it (R5.9a)."""
    assert terrains(stuck(BASE)) == {"water"}
    assert refusal(stuck(BASE), Draw(ONE, "farm", at("A1"))) == "terrain_not_offered"
    assert terrains(stuck(HEROES)) == {*FIVE, "hero"}
    assert terrains(stuck(COMBINED)) == {*FIVE, "hero"}
    assert terrains(stuck(Options.of("base", fallback_terrain="any"))) == FIVE
    assert terrains(stuck(Options.of("heroes", fallback_terrain="card"))) == {"village"}


def test_r5_9b_with_ruins_pending_any_terrain_and_any_square() -> None:
    """Where no shape can cover ruins, the single square is free in every ruleset (R5.9b)."""
    position = reveals(table(TIGHT), "temple_ruins", "great_river")
    assert terrains(position) == FIVE
    assert choices(position) == ["A1", "A2", "A4"]
    card = Options.of("combined", fallback_terrain="card", hero_cards=False)
    assert terrains(stuck(card, "temple_ruins")) == FIVE


def test_r5_9b_the_shape_may_not_be_drawn_elsewhere() -> None:
    """With no ruins left to cover, a single square is all, however much room there is (R5.9b)."""
    position = reveals(table(sheet("w")), "temple_ruins", "hamlet")
    assert len(choices(position)) == 120
    assert refusal(position, Draw(ONE, "village", at("C1 C2 D1"))) == "single_square_only"
    after = draws(position, ONE, "monster", "C3")
    assert (shown(after), after.ruins) == (rows("w . ..M"), False)


@pytest.mark.parametrize("hero_cards", [True, False])
def test_r5_9c_any_terrain_is_never_mountain_and_hero_only_with_hero_cards(
    hero_cards: bool,
) -> None:
    """Five terrains, six with heroes in the game; mountains are only printed (R5.9c)."""
    position = stuck(Options.of("combined", hero_cards=hero_cards))
    assert terrains(position) == (FIVE | {"hero"} if hero_cards else FIVE)
    mountain = Draw(ONE, "mountain", at("A1"))  # type: ignore[arg-type]
    assert refusal(position, mountain) == "terrain_not_offered"
    hero = Draw(ONE, "hero", at("A1"))
    if not hero_cards:
        assert refusal(position, hero) == "terrain_not_offered"


def test_r5_9d_the_single_square_has_no_coin_no_letter_and_no_attack() -> None:
    """It is not the card's shape, not an ambush's monster, not a hero card's hero (R5.9d)."""
    position = stuck(HEROES)
    after = draws(position, ONE, "village", "A1").sheets[ONE]
    assert after.coins == 0
    after = draws(position, ONE, "monster", "A1").sheets[ONE]
    assert (after.monster, after.dragon | after.zombie | after.troll | after.gorgon) == (
        at("A1"),
        0,
    )
    after = draws(position, ONE, "hero", "A1").sheets[ONE]
    assert (after.hero, after.attacked) == (at("A1"), 0)
    assert refusal(position, Draw(ONE, "hero", at("A1"), at("A2"))) == "no_strikes"


@pytest.mark.parametrize("card", ["hillside_terrace", "dobrik_of_lorkheim", "gorgon_gaze"])
def test_r5_10_a_full_map_is_skipped_in_every_kind_of_turn(card: str) -> None:
    """No square, no drawing: no fallback, no hero and so no stars (R5.10)."""
    position = table(sheet(rest="F"), sheet(), options=HEROES)
    position = reveals(position, card)
    # In an ambush it is the neighbour, drawing on the full map, who has nothing to do.
    assert position.awaited == ((ONE,) if card == "gorgon_gaze" else (TWO,))
    both_full = reveals(table(sheet(rest="F"), sheet(rest="F"), options=HEROES), card)
    assert (both_full.round, both_full.awaited) == (None, ())
    assert both_full.sheets[ONE] == sheet(rest="F")


def test_r5_10_a_map_full_of_trolls_has_no_choice_either() -> None:
    """The Troll needs an empty square, too (R5.10)."""
    full = sheet("M", rest="F", letters={"T": "A1"})
    roomy = sheet("M", letters={"T": "A1"})
    position = table(full, roomy, options=HEROES)
    position = replace(position, effects=("giant_troll_ravage",))
    assert scored(position).position.awaited == (TWO,)


@pytest.mark.parametrize(("options", "card"), [(BASE, "rift_lands"), (HEROES, "kethras_gates")])
def test_r5_11_the_one_square_cards_fill_any_square_with_five_terrains(
    options: Options, card: str
) -> None:
    """1 x 1, monster among the terrains but never hero; it costs points without letter (R5.11)."""
    position = reveals(table(sheet("r"), options=options), card)
    assert terrains(position) == FIVE
    assert len(choices(position)) == 121
    after = draws(position, ONE, "monster", "C3").sheets[ONE]
    assert after.menaced.bit_count() == 4
    assert not after.dragon | after.zombie | after.troll | after.gorgon


def test_r5_11_with_ruins_pending_the_square_is_a_ruins_space_if_there_is_one() -> None:
    """Otherwise it may lie anywhere, and hero may be among the terrains (R5.11)."""
    position = reveals(table(sheet("r.r f")), "temple_ruins", "rift_lands")
    assert choices(position) == ["A1", "A3"]
    assert refusal(position, Draw(ONE, "farm", at("A2"))) == "must_cover_ruins"
    position = reveals(table(sheet("f"), options=COMBINED), "temple_ruins", "rift_lands")
    assert len(choices(position)) == 120
    assert terrains(position) == {*FIVE, "hero"}


def test_r5_12_first_the_stars_strike_then_the_coins_are_paid() -> None:
    """A monster on a starred square is destroyed, and what it leaves surrounds (R5.12)."""
    position = table(sheet(".F. F^F ...", attacked="C2"), options=HEROES)
    step = play(reveals(position, "kethras_gates"), Draw(ONE, "monster", at("C2")))
    assert shown(step.position) == rows(".F. F^F .x.")
    assert step.position.sheets[ONE].coins == 1
    kinds = [type(event) for event in step.events]
    assert kinds == [Drawn, Destroyed, Paid]


def test_r5_12_a_season_that_this_drawing_ends_counts_its_coins() -> None:
    """Stars and coins are settled before the season is scored (R5.12)."""
    position = late(table(sheet("F ^ F"), options=BASE))
    position = reveals(position, "farmland")
    after = draws(position, ONE, "farm", "B2 B3")
    assert (after.season, after.scores[ONE][0].coins) == (1, 2)


def test_r5_10_raids_skip_the_full_map_only() -> None:
    """The full map's owner still draws on the neighbour's (R5.10)."""
    position = reveals(table(sheet(rest="F"), sheet(), options=HEROES), "zombie_plague")
    after = raids(position, ONE, TWO, "A1")
    assert (shown(after, TWO), after.round) == (rows("M"), None)
