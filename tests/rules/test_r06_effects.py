"""R6.30 to R6.33: what Dragon, Zombie, Troll and Gorgon do."""

from dataclasses import replace

import pytest

from quillmap.rules import Destroy, Draw, Position, Raid, Sheet, legal, play
from quillmap.rules.ambush import gaze
from quillmap.rules.events import Paid
from tests.rules.helpers import (
    BASE,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    destroys,
    draws,
    raids,
    random_game,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)


def season_end(*maps: Sheet, effects: str) -> Position:
    """The table right after a Heroes season was scored, with these ambushes lying open."""
    position = replace(table(*maps, options=HEROES), effects=tuple(effects.split()))
    return scored(position).position


# Dragon


def test_r6_30_a_dragon_closed_in_pays_three_coins_to_the_owner() -> None:
    """When no Dragon square has an empty neighbour; the edge is not empty (R6.30)."""
    almost = sheet(".MF MF. F", letters={"D": "A2 B1"})
    position = reveals(table(almost, options=HEROES), "kethras_gates")
    assert almost.coins == 0
    after = draws(position, ONE, "farm", "A1").sheets[ONE]
    assert (after.coins, after.dragon_tamed) == (3, True)
    after = draws(position, ONE, "farm", "B3").sheets[ONE]
    assert (after.coins, after.dragon_tamed) == (0, False)


def test_r6_30_a_destroyed_dragon_square_needs_no_closing() -> None:
    """A Dragon drawn whole on starred squares pays in the ambush turn itself (R6.30)."""
    starred = sheet(attacked="A3 B1 B2 B3 C1")
    position = reveals(table(sheet(), starred, options=HEROES), "dragon_inferno")
    step = play(position, Raid(ONE, TWO, at("A3 B1 B2 B3 C1")))
    assert shown(step.position, TWO) == rows("..x xxx x..")
    assert [each.coins for each in step.position.sheets] == [0, 3]


def test_r6_30_a_dragon_pays_once() -> None:
    """Nothing that happens to it later pays again (R6.30)."""
    tamed = sheet("MF F.", letters={"D": "A1"}, coins=3)
    position = reveals(table(tamed, options=HEROES), "dobrik_of_lorkheim")
    after = draws(position, ONE, "hero", "B2", "A2 B1 B3 C2").sheets[ONE]
    assert after.coins == 3
    position = reveals(table(tamed, options=HEROES), "kethras_gates")
    assert draws(position, ONE, "farm", "B2").sheets[ONE].coins == 3


def test_r6_30_the_troll_can_tame_the_dragon_at_the_end_of_the_season() -> None:
    """Every change of the map is looked at, also after scoring (R6.30)."""
    place = sheet("M.MF FFF", letters={"D": "A1", "T": "A3"})
    position = season_end(place, effects="dragon_inferno giant_troll_ravage")
    assert choices(position) == ["A2"]
    after = destroys(position, ONE, "A2")
    assert (after.sheets[ONE].coins, after.scores[ONE][0].coins) == (3, 0)


def test_r6_30_no_dragon_square_no_reward() -> None:
    """A monster drawn for want of room has no letter and pays nothing (R6.30)."""
    tight = sheet(".", rest="F")
    position = reveals(table(tight, tight, options=HEROES), "dragon_inferno")
    after = raids(position, ONE, TWO, "A1").sheets[TWO]
    assert (after.empty, after.coins) == (0, 0)


def test_r6_30_in_random_games_each_map_is_paid_at_most_once() -> None:
    """Whatever happens, three coins come once (R6.30)."""
    paid = 0
    for number in range(40):
        rewarded: set[int] = set()
        for _, step in random_game(HEROES, 2, number):
            for event in step.events:
                if isinstance(event, Paid) and event.dragon:
                    assert event.seat not in rewarded
                    rewarded.add(event.seat)
        paid += len(rewarded)
    assert paid > 0


# Zombie


def test_r6_31_zombies_take_all_empty_squares_beside_them_in_one_step() -> None:
    """Up, down, left and right, then no further; the new ones are Zombies, too (R6.31)."""
    place = sheet(".. ... .M. ...", letters={"Z": "C2"})
    position = season_end(place, effects="zombie_plague")
    assert shown(position) == rows("... .M. MMM .M.")
    assert position.sheets[ONE].zombie == at("B2 C1 C2 C3 D2")


def test_r6_31_they_stop_at_what_is_filled_and_do_not_spread_from_other_monsters() -> None:
    """Only empty squares beside surviving Zombies are taken (R6.31)."""
    place = sheet("FM^ .M. ... .x.", letters={"Z": "A2 D2"})
    position = season_end(place, effects="zombie_plague")
    assert shown(position) == rows("FM^ .M. ... .x.")


def test_r6_31_scoring_comes_first_then_stars_and_coins() -> None:
    """The season is scored before; stars strike new Zombies; a mountain closed in pays (R6.31)."""
    place = sheet("M^F .F", letters={"Z": "A1"}, attacked="B1")
    position = season_end(place, effects="zombie_plague")
    assert position.scores[ONE][0].monsters == 1
    assert shown(position) == rows("M^F xF")
    closed = sheet(".^F MF", letters={"Z": "B1"})
    position = season_end(closed, effects="zombie_plague")
    assert shown(position) == rows("M^F MF M")
    assert (position.sheets[ONE].coins, position.scores[ONE][0].coins) == (1, 0)


def test_r6_31_every_map_has_its_own_zombies() -> None:
    """They spread on all maps at once (R6.31)."""
    first, second = sheet("M", letters={"Z": "A1"}), sheet("F")
    position = season_end(first, second, effects="zombie_plague")
    assert (shown(position), shown(position, TWO)) == (rows("MM M"), rows("F"))


# Troll


def test_r6_32_the_owner_chooses_one_empty_square_beside_a_troll() -> None:
    """One for the whole map, however many Trolls; it must be empty and beside one (R6.32)."""
    place = sheet(".MF .A. MM", letters={"T": "A2 C1 C2"})
    position = season_end(place, sheet(), effects="giant_troll_ravage")
    assert (position.round, position.awaited) == ("troll", (ONE,))
    assert choices(position) == ["A1", "B1", "C3", "D1", "D2"]
    assert refusal(position, Destroy(ONE, at("B2"))) == "cannot_destroy"
    assert refusal(position, Destroy(ONE, at("K1"))) == "cannot_destroy"
    assert refusal(position, Destroy(ONE, at("A1 B1"))) == "one_to_destroy"
    assert refusal(position, Destroy(ONE, 0)) == "one_to_destroy"
    assert refusal(position, Destroy(ONE, 1 << 121)) == "off_the_map"
    assert refusal(position, Draw(ONE, "monster", at("A1"))) == "wrong_kind"
    after = destroys(position, ONE, "B1")
    assert shown(after) == rows(".MF xA. MM")
    assert (after.round, after.season) == (None, 1)


def test_r6_32_no_empty_square_no_choice() -> None:
    """The next season begins at once (R6.32)."""
    place = sheet("MF Fx .x", letters={"T": "A1 B2 C2"})
    position = season_end(place, effects="giant_troll_ravage")
    assert (position.round, position.season) == (None, 1)
    assert shown(position) == rows("MF Fx .x")


def test_r6_32_the_trolls_square_can_pay_for_a_mountain() -> None:
    """Coins after the scores were written (R6.32)."""
    position = season_end(sheet(".^F MF", letters={"T": "B1"}), effects="giant_troll_ravage")
    after = destroys(position, ONE, "A1")
    assert (shown(after), after.sheets[ONE].coins) == (rows("x^F MF"), 1)


# Gorgon


def test_r6_33_the_drawer_must_destroy_one_square_beside_the_gorgon() -> None:
    """Right away, one square, not none and not two (R6.33)."""
    position = reveals(table(sheet(), sheet(".V.. F.A"), options=HEROES), "gorgon_gaze")
    squares = at("A1 A3 B2")
    assert refusal(position, Raid(ONE, TWO, squares)) == "must_destroy"
    assert refusal(position, Raid(ONE, TWO, squares, at("A2 A4"))) == "one_to_destroy"
    assert refusal(position, Raid(ONE, TWO, squares, at("A5"))) == "cannot_destroy"
    assert refusal(position, Raid(ONE, TWO, squares, 1 << 130)) == "off_the_map"
    after = raids(position, ONE, TWO, "A1 A3 B2", "A2")
    assert shown(after, TWO) == rows("MxM. FMA")


@pytest.mark.parametrize(
    ("mark", "can"), [(mark, True) for mark in ".rFVAWMHfvawmh"] + [(m, False) for m in "^#xX"]
)
def test_r6_33_every_terrain_and_empty_squares_can_be_destroyed(mark: str, can: bool) -> None:
    """But no mountain, no wasteland, nothing already destroyed (R6.33)."""
    looked_at = sheet(f"M{mark}", letters={"G": "A1"})
    assert bool(gaze(looked_at) & at("A2")) == can
    position = reveals(table(sheet(), sheet(f".{mark}."), options=HEROES), "gorgon_gaze")
    move = Raid(ONE, TWO, at("A1 A3 B2"), at("A2"))
    if can:
        result = shown(play(position, move).position, TWO)[0]
        assert result[:3] == ("MXM" if mark in "rfvawmh" else "MxM")
    else:
        assert refusal(position, move) == "cannot_destroy"


def test_r6_33_gorgons_struck_by_stars_do_not_gaze() -> None:
    """With all of them struck nothing is asked; with one alive it alone gazes (R6.33)."""
    position = table(sheet(), sheet(attacked="A1 A3 B2"), options=HEROES)
    position = reveals(position, "gorgon_gaze")
    struck = Raid(ONE, TWO, at("A1 A3 B2"), at("A2"))
    assert refusal(position, struck) == "nothing_to_destroy"
    assert shown(raids(position, ONE, TWO, "A1 A3 B2"), TWO) == rows("x.x .x.")
    position = table(sheet(), sheet(attacked="A1 B2"), options=HEROES)
    position = reveals(position, "gorgon_gaze")
    found = [m for m in legal(position, ONE) if isinstance(m, Raid) and m.cells == at("A1 A3 B2")]
    assert [move.destroys for move in found] == [at("A2"), at("A4"), at("B3")]


def test_r6_33_nothing_beside_the_gorgon_nothing_destroyed() -> None:
    """Surrounded by stone there is no choice (R6.33)."""
    stone = sheet(".#.# #.#", rest="#")
    position = reveals(table(sheet(), stone, options=HEROES), "gorgon_gaze")
    assert list(legal(position, ONE)) == [Raid(ONE, TWO, at("A1 A3 B2"))]


def test_r6_33_it_gazes_once_and_never_at_the_end_of_a_season() -> None:
    """The card lies open but has no lasting effect (R6.33)."""
    place = sheet("M.M .M", letters={"G": "A1 A3 B2"})
    position = season_end(place, effects="gorgon_gaze")
    assert (position.season, position.round) == (1, None)
    assert shown(position) == rows("M.M .M")


def test_r6_33_other_ambushes_destroy_nothing() -> None:
    """Only the Gorgon gazes (R6.33)."""
    position = reveals(table(sheet(), sheet(), options=BASE), "goblin_attack")
    assert refusal(position, Raid(ONE, TWO, at("A1 B2 C3"), at("A2"))) == "nothing_to_destroy"
