"""R17, second half: what no rulebook says about Heroes, solo play and the rest."""

from dataclasses import replace

import pytest

from quillmap.material import ALL_AMBUSHES, CARDS, RUINS
from quillmap.material import HEROES as HERO_CARDS
from quillmap.rules import (
    Destroy,
    Options,
    Position,
    Raid,
    Result,
    Sheet,
    leave,
    legal,
    ranks,
    title,
)
from quillmap.rules.ambush import walk
from tests.rules.helpers import (
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    counted,
    destroys,
    draws,
    raids,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)


def season_end(place: Sheet, *effects: str, season: int = 0) -> Position:
    """The table after scoring, with these ambushes lying open."""
    position = table(place, options=HEROES, season=season)
    return scored(replace(position, effects=effects)).position


def test_s21_the_drawer_chooses_for_the_gorgon_and_must() -> None:
    """The one who draws, on the map drawn on; terrain or empty, no stone (S21)."""
    position = reveals(table(sheet(), sheet("M#M .^."), options=HEROES), "gorgon_gaze")
    moves = [m for m in legal(position, ONE) if isinstance(m, Raid) and m.cells == at("B1 B3 C2")]
    assert [move.destroys for move in moves] == [
        at(s) for s in ["A1", "A3", "B4", "C1", "C3", "D2"]
    ]
    assert refusal(position, Raid(ONE, TWO, at("B1 B3 C2"))) == "must_destroy"


def test_s22_stars_strike_before_the_gorgon_gazes() -> None:
    """Struck Gorgons see nothing (S22)."""
    position = table(sheet(), sheet(attacked="A1 A3 B2"), options=HEROES)
    after = raids(reveals(position, "gorgon_gaze"), ONE, TWO, "A1 A3 B2")
    assert shown(after, TWO) == rows("x.x .x")


def test_s23_the_dragon_pays_its_maps_owner_at_most_to_the_end_of_the_track() -> None:
    """Three coins when all its squares are closed in or destroyed (S23)."""
    place = sheet(attacked="A1 B1 B2 B3 C3", coins=12)
    position = reveals(table(sheet(), place, options=HEROES), "dragon_inferno")
    after = raids(position, ONE, TWO, "A1 B1 B2 B3 C3")
    assert [each.coins for each in after.sheets] == [0, 14]


def test_s24_one_wave_of_zombies_whose_squares_are_zombies_too() -> None:
    """Starred ones are destroyed at once and spread no further (S24)."""
    place = sheet("M..", letters={"Z": "A1"}, attacked="A2")
    first = season_end(place, "zombie_plague")
    assert shown(first) == rows("Mx M")
    assert first.sheets[ONE].zombie == at("A1 A2 B1")
    assert shown(scored(first).position) == rows("Mx MM M")


def test_s25_the_owner_must_choose_one_square_for_the_troll() -> None:
    """The neighbour cannot, and the game waits (S25)."""
    place = sheet("M", letters={"T": "A1"})
    position = table(place, sheet(), options=HEROES)
    position = scored(replace(position, effects=("giant_troll_ravage",))).position
    assert position.awaited == (ONE,)
    assert refusal(position, Destroy(TWO, at("A2"))) == "not_awaited"
    assert destroys(position, ONE, "A2").season == 1


def test_s26_lasting_effects_are_skipped_after_winter() -> None:
    """No score can change any more (S26)."""
    place = sheet("M", letters={"Z": "A1"})
    assert shown(season_end(place, "zombie_plague", season=3)) == rows("M")
    assert shown(season_end(place, "zombie_plague", season=2)) == rows("MM M")


@pytest.mark.parametrize("card", ["zombie_plague", "giant_troll_ravage"])
def test_s27_monsters_without_letter_have_no_lasting_effect(card: str) -> None:
    """Neither spread nor ravage (S27)."""
    after = season_end(sheet("M"), card)
    assert (shown(after), after.season) == (rows("M"), 1)


def test_s28_a_mountain_closed_by_an_effect_pays_from_the_next_season_on() -> None:
    """The coin comes after the scores (S28)."""
    after = season_end(sheet(".^F MF", letters={"Z": "B1"}), "zombie_plague")
    assert (after.sheets[ONE].coins, after.scores[ONE][0].coins) == (1, 0)
    assert scored(after).position.scores[ONE][1].coins == 1


def test_s29_totals_may_be_negative() -> None:
    """And are ranked as they are (S29)."""
    bad, worse = [Result(0, 0, 0, 4)], [Result(0, 0, 0, 9)]
    assert (bad[0].total, worse[0].total) == (-4, -9)
    assert ranks([worse, bad]) == (2, 1)


def test_s30_below_minus_thirty_the_last_title_stays() -> None:
    """There is no worse one (S30)."""
    assert title(-31) == title(-500) == "oblivious_inkdrinker"


def test_s32_every_ring_starts_again_at_its_corner() -> None:
    """The first square of the second ring is the corner's inner neighbour (S32)."""
    order = walk("bottom_left", "clockwise")
    assert (order[0], order[40], order[72], order[120]) == tuple(
        at(name) for name in ("K1", "J2", "I3", "F6")
    )


def test_s33_alone_the_player_chooses_for_the_gorgon() -> None:
    """After the walk has placed it (S33)."""
    position = reveals(table(sheet(), options=HEROES), "gorgon_gaze")
    assert (position.round, position.awaited) == ("gaze", (ONE,))
    assert refusal(position, Raid(ONE, ONE, at("A1 A3 B2"), at("A2"))) == "wrong_kind"
    assert destroys(position, ONE, "J10").sheets[ONE].destroyed == at("J10")


def test_s34_in_the_german_variant_the_player_picks_among_the_placements() -> None:
    """All of them cover the square that the walk found (S34)."""
    german = Options.of("base", solo_ambush="pegasus")
    position = reveals(table(sheet(), options=german), "gnoll_raid")
    assert choices(position) == [
        "A1 A2 A3 B1 B3",
        "A1 A2 B1 C1 C2",
        "A1 A2 B2 C1 C2",
        "A1 A3 B1 B2 B3",
    ]


def test_s35_heroes_ambushes_need_no_hero_cards() -> None:
    """Their effects apply all the same (S35)."""
    options = Options.of("combined", hero_cards=False, ambush_set="heroes")
    after = reveals(table(sheet(), options=options), "gorgon_gaze")
    assert after.round == "gaze"
    assert after.sheets[ONE].gorgon == at("J9 J11 K10")


def test_s36_a_hero_may_stand_on_a_star_and_stars_may_overlap() -> None:
    """Nothing more comes of it (S36)."""
    place = sheet("...", attacked="B2 A1")
    after = draws(
        reveals(table(place, options=HEROES), "dal_of_jolev"), ONE, "hero", "B2", "A1 A3 C1 C3"
    )
    assert shown(after) == rows("... .H.")
    assert after.sheets[ONE].attacked == at("A1 A3 B2 C1 C3")


def test_s37_stars_on_mountains_and_wasteland_do_nothing() -> None:
    """They matter to monsters only (S37)."""
    position = reveals(table(sheet(".^ #"), options=HEROES), "dobrik_of_lorkheim")
    after = draws(position, ONE, "hero", "A1", "A2 B1")
    assert (shown(after), after.sheets[ONE].destroyed) == (rows("H^ #"), 0)


def test_s38_ambush_hero_and_ruins_cards_take_no_time() -> None:
    """Their time is printed as nothing (S38)."""
    timeless = [*ALL_AMBUSHES, *HERO_CARDS, *RUINS]
    assert len(timeless) == 18
    assert {CARDS[card].time for card in timeless} == {0}


def test_s39_a_game_goes_on_when_somebody_leaves() -> None:
    """The others are awaited as before (S39)."""
    position = leave(table(sheet(), sheet(), sheet()), TWO).position
    assert reveals(position, "hamlet").awaited == (0, 2)


def test_s40_choice_cards_give_the_most() -> None:
    """There is no reason to choose less (S40)."""
    assert counted("outer_enclave", "V....VV")[0] == 4
    assert counted("caravansary", "VVV.V.. ....V.. ....VV")[0] == 5


def test_s31_the_walk_is_about_covering_a_square() -> None:
    """Where K1 is taken the Dragon moves on along the bottom edge (S31)."""
    blocked = sheet("\n".join(["."] * 10 + ["F"]))
    after = reveals(table(blocked, options=HEROES), "dragon_inferno")
    assert after.sheets[ONE].dragon == at("I4 J2 J3 J4 K2")
