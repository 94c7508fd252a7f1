"""R12: the solo game but for the walk, which has its own file."""

from dataclasses import replace

import pytest

from quillmap.rules import Destroy, IllegalMove, Options, Raid, Result, legal, rating, reveal, title
from quillmap.rules.events import Destroyed, Drawn, Ignored
from quillmap.rules.legal import offers
from tests.rules.helpers import (
    COMBINED,
    HEROES,
    NOTHING,
    ONE,
    at,
    choices,
    destroys,
    printed,
    raids,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)

PEGASUS = Options.of("heroes", solo_ambush="pegasus")


@pytest.mark.parametrize("card", ["hamlet", "rift_lands", "dal_of_jolev"])
def test_r12_1_all_other_turns_are_those_of_the_game_with_others(card: str) -> None:
    """The same offers, the same drawing, the same time and the same scores (R12.1)."""
    alone = reveals(table(printed("A"), options=COMBINED), "temple_ruins", card)
    pair = reveals(table(printed("A"), printed("A"), options=COMBINED), "temple_ruins", card)
    assert offers(alone, ONE) == offers(pair, ONE) == offers(pair.awaiting((ONE,)), ONE)
    assert list(legal(alone, ONE)) == list(legal(pair, ONE))
    assert (alone.time, alone.ruins) == (pair.time, pair.ruins)
    assert scored(table(sheet("FM"))).position.scores == ((Result(1, 0, 0, 2),),)


def test_r12_5_the_german_variant_lets_the_player_turn_the_shape() -> None:
    """All placements over the first square of the walk that has any (R12.5)."""
    position = reveals(table(sheet(), options=PEGASUS), "giant_troll_ravage")
    assert (position.round, position.awaited) == ("ambush", (ONE,))
    assert choices(position) == ["A11 B10 B11 C11", "A9 A10 A11 B10"]
    away = Raid(ONE, ONE, at("A1 A2 A3 B2"))
    assert refusal(position, away) == "not_on_the_walk"
    after = raids(position, ONE, ONE, "A11 B10 B11 C11")
    assert after.sheets[ONE].troll == at("A11 B10 B11 C11")
    assert after.effects == ("giant_troll_ravage",)


def test_r12_5_the_square_is_the_first_that_any_turned_placement_covers() -> None:
    """A11 is taken, so the walk goes on clockwise to B11 (R12.5)."""
    position = table(sheet("..........F .........F."), options=PEGASUS)
    position = reveals(position, "giant_troll_ravage")
    assert choices(position) == ["B11 C10 C11 D11"]


def test_r12_5_a_refusal_names_the_square_that_the_walk_found() -> None:
    """Up from the corner K11, which is taken, the first square with a placement is J11 (R12.5)."""
    corner = "...........\n" * 10 + "..........F"
    options = Options.of("combined", solo_ambush="pegasus", ambush_set="base")
    position = reveals(table(sheet(corner), options=options), "goblin_attack")
    assert choices(position) == ["H9 I10 J11"]
    with pytest.raises(IllegalMove, match="over J11"):
        raids(position, ONE, ONE, "G8 H9 I10")


def test_r12_5_the_gorgon_is_part_of_the_players_choice() -> None:
    """Where it lies and what it destroys come in one move (R12.5)."""
    position = reveals(table(sheet(), options=PEGASUS), "gorgon_gaze")
    assert "K11" in choices(position)[0].split()
    (first, *_) = [move for move in legal(position, ONE) if isinstance(move, Raid)]
    assert first.destroys
    assert refusal(position, replace(first, destroys=0)) == "must_destroy"


@pytest.mark.parametrize("options", [HEROES, PEGASUS], ids=["standard", "pegasus"])
def test_r12_6_an_ambush_that_fits_nowhere_is_ignored(options: Options) -> None:
    """Nothing is drawn, not even a single square, and nothing lasts (R12.6)."""
    tight = sheet(".. .", rest="F")
    step = reveal(table(tight, options=options), "giant_troll_ravage")
    after = step.position
    assert (after.sheets[ONE], after.effects, after.round) == (tight, (), None)
    assert Ignored("giant_troll_ravage") in step.events
    assert "giant_troll_ravage" not in after.unseen.ambushes
    assert after.unseen.ambush_backs == 0


def test_r12_6_what_only_fits_turned_is_ignored_by_the_standard_rule_only() -> None:
    """The German variant would have turned it (R12.6)."""
    turned = sheet("F. .. F.", rest="F")
    assert reveals(table(turned, options=HEROES), "giant_troll_ravage").sheets[ONE] == turned
    position = reveals(table(turned, options=PEGASUS), "giant_troll_ravage")
    assert choices(position) == ["A2 B1 B2 C2"]


def test_r12_7_letters_stars_and_ruins_as_usual() -> None:
    """The walk draws like a neighbour would; ruins pending stay pending (R12.7)."""
    position = replace(table(sheet(attacked="A1"), options=COMBINED), ruins=True)
    step = reveal(position, "zombie_plague")
    assert shown(step.position) == rows("x")
    assert (step.position.sheets[ONE].zombie, step.position.ruins) == (at("A1"), True)
    assert step.position.effects == ("zombie_plague",)
    assert [type(event) for event in step.events][1:] == [Drawn, Destroyed]
    assert step.events[1] == Drawn(ONE, None, "monster", at("A1"))


def test_r12_7_the_solo_player_chooses_for_the_gorgon() -> None:
    """One square beside it, compulsory; nothing is asked where nothing can be destroyed (R12.7)."""
    position = reveals(table(sheet(), options=HEROES), "gorgon_gaze")
    assert (position.round, position.awaited) == ("gaze", (ONE,))
    assert choices(position) == ["I11", "I9", "J10", "J8", "K11", "K9"]
    assert refusal(position, Destroy(ONE, at("A1"))) == "cannot_destroy"
    after = destroys(position, ONE, "K11")
    assert shown(after)[-2:] == ("........M.M", ".........Mx")
    assert after.round is None
    stone = sheet(9 * ("#" * 11 + " ") + "########.#. #########.#")
    blind = reveals(table(stone, options=HEROES), "gorgon_gaze")
    assert (blind.round, blind.sheets[ONE].monster) == (None, at("J9 J11 K10"))
    struck = reveals(table(sheet(attacked="J9 J11 K10"), options=HEROES), "gorgon_gaze")
    assert (struck.round, struck.sheets[ONE].destroyed) == (None, at("J9 J11 K10"))


def test_r12_7_mountains_and_dragon_pay_in_solo_too() -> None:
    """Monsters of the walk and the Gorgon's wreck close mountains in; so do stars (R12.7)."""
    cornered = sheet(10 * "........... " + "..........^")
    position = reveals(table(cornered, options=HEROES), "gorgon_gaze")
    assert (position.round, position.sheets[ONE].coins) == ("gaze", 1)
    nearly = sheet(6 * "........... " + "........F.. .......F^F.")
    position = reveals(table(nearly, options=HEROES), "gorgon_gaze")
    assert position.sheets[ONE].coins == 0
    assert destroys(position, ONE, "I9").sheets[ONE].coins == 1
    starred = sheet(attacked="I3 J1 J2 J3 K1")
    assert reveals(table(starred, options=HEROES), "dragon_inferno").sheets[ONE].coins == 3


TITLES = {
    30: "legendary_cartographer",
    29: "master_mapsmith",
    20: "master_mapsmith",
    19: "journeyman_topographer",
    10: "journeyman_topographer",
    9: "apprentice_surveyor",
    0: "apprentice_surveyor",
    -1: "amateur_assessor",
    -5: "amateur_assessor",
    -6: "inept_assistant",
    -10: "inept_assistant",
    -11: "dimwitted_doodler",
    -20: "dimwitted_doodler",
    -21: "oblivious_inkdrinker",
    -30: "oblivious_inkdrinker",
    -45: "oblivious_inkdrinker",
    300: "legendary_cartographer",
}


@pytest.mark.parametrize(("points", "name"), TITLES.items())
def test_r12_8_the_title_is_the_highest_that_the_rating_reaches(points: int, name: str) -> None:
    """Each title up to the next threshold; the last one has no lower end (R12.8)."""
    assert title(points) == name


def test_r12_8_the_rating_is_the_total_less_the_solo_values() -> None:
    """Four scoring cards, each with its number (R12.8)."""
    results = [Result(30, 20, 4, 1), NOTHING, Result(25, 25, 5, 3), Result(1, 1, 1, 20)]
    assert rating(results, ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]) == (
        53 + 52 - 17 - (25 + 24 + 16 + 24)
    )
    assert rating([NOTHING] * 4, ["faunlost_thicket", "craylund", "caravansary", "silos"]) == -74
