"""R9: scoring a season, and the lasting effects after it."""

from dataclasses import replace

import pytest

from quillmap.material import SEASONS
from quillmap.rules import Options, Position, Result, Sheet
from quillmap.rules.events import GameEnded, SeasonBegan, SeasonScored
from quillmap.rules.scoring import monster_penalty, points
from tests.rules.helpers import (
    BASE,
    HEROES,
    ONE,
    TWO,
    at,
    choices,
    destroys,
    rows,
    scored,
    sheet,
    shown,
    stars,
    table,
)

# Worth: 3 forest on the edge, one farm beside one water, six villages, one complete row.
RICH = sheet("FFFAWVVVVVV", coins=5)
ABCD = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
WORTH = {"sentinel_wood": 3, "canal_lake": 2, "wildholds": 8, "borderlands": 6}


def effects(*maps: Sheet, order: str, season: int = 0, winter: bool = False) -> Position:
    """The table when a Heroes season was scored and these effects have begun."""
    options = Options.of("heroes", effects_after_winter=winter)
    position = table(*maps, options=options, season=season)
    return scored(replace(position, effects=tuple(order.split()))).position


@pytest.mark.parametrize("season", range(4))
def test_r9_1_two_edicts_plus_coins_minus_monsters(season: int) -> None:
    """The two edicts of the season, all coins held, less what the monsters cost (R9.1)."""
    threatened = replace(RICH, monster=at("F6"))
    position = table(threatened, options=Options.of("base", edicts=ABCD), season=season)
    step = scored(position)
    first, second = (ABCD[place] for place in SEASONS[season].edicts)
    result = Result(WORTH[first], WORTH[second], 5, 4)
    assert step.position.scores[ONE][-1] == result
    assert result.total == WORTH[first] + WORTH[second] + 5 - 4
    assert step.events[0] == SeasonScored(season, (result,))


def test_r9_1_a_season_may_be_negative() -> None:
    """There is no floor (R9.1)."""
    result = scored(table(sheet(". .M. ... .M."))).position.scores[ONE][0]
    assert (result, result.total) == (Result(0, 0, 0, 7), -7)


def test_r9_1_coins_count_again_every_season() -> None:
    """All coins so far, not those of the season (R9.1)."""
    position = table(sheet(coins=4))
    for season in range(4):
        position = scored(position).position
        assert [result.coins for result in position.scores[ONE]] == [4] * (season + 1)


def test_r9_1_every_player_scores_the_own_map() -> None:
    """One table, different maps, different results (R9.1)."""
    position = scored(table(RICH, sheet("M"))).position
    assert position.scores == ((Result(3, 2, 5, 0),), (Result(0, 0, 0, 2),))


PENALTY = """
M.M..F.....
.x.M.......
...........
...........
....^M#....
....rMA....
"""
MENACED = """
.*.*.......
*.*.*......
...*.......
.....*.....
...........
....*......
.....*.....
"""


def test_r9_2_each_empty_square_beside_a_monster_costs_one_point() -> None:
    """Once, however many monsters; ruins are empty; stone, terrain and wrecks are not (R9.2)."""
    penalty = monster_penalty(sheet(PENALTY))
    assert stars(penalty.squares) == rows(MENACED)
    assert penalty.points == 9


def test_r9_2_destroyed_monsters_cost_nothing() -> None:
    """And the reason says so (R9.2)."""
    gone = sheet("M").without(at("A1"))
    penalty = monster_penalty(gone)
    assert penalty.points == 0
    assert penalty.why is not None and penalty.why.id == "zero_monster_penalty"
    assert monster_penalty(sheet("M", rest="F")).points == 0


def test_r9_3_the_four_numbers_are_kept_apart() -> None:
    """For each seat and season, so that ties can be broken later (R9.3)."""
    threatened = replace(RICH, monster=at("F6"))
    position = scored(scored(table(threatened, options=BASE)).position).position
    assert position.scores[ONE] == (Result(3, 2, 5, 4), Result(2, 8, 5, 4))
    assert [result.total for result in position.scores[ONE]] == [6, 11]


def test_r9_4_the_engine_takes_the_best_choice() -> None:
    """The best village for Outer Enclave and Caravansary, the best Faunlost column (R9.4)."""
    place = sheet("V.F.F.VVVVV ..F...FFFFF ..F........")
    assert points("faunlost_thicket", place, HEROES) == 6
    assert points("caravansary", place, HEROES) == 6
    assert points("outer_enclave", place, HEROES) == 2
    lonely = sheet("VV. ... ..V")
    assert points("outer_enclave", lonely, HEROES) == 4


def test_r9_5_effects_come_after_scoring_in_the_order_of_reveal() -> None:
    """Troll first: it wrecks the square before the Zombie takes it; or the reverse (R9.5)."""
    place = sheet("....A. ..M.MA ....A", letters={"Z": "B3", "T": "B5"})
    first = effects(place, order="giant_troll_ravage zombie_plague")
    assert choices(first) == ["B4"]
    after = destroys(first, ONE, "B4")
    assert shown(after) == rows("..M.A. .MMxMA ..M.A")
    second = effects(place, order="zombie_plague giant_troll_ravage")
    assert (second.round, second.season) == (None, 1)
    assert shown(second) == rows("..M.A. .MMMMA ..M.A")


def test_r9_5_effects_never_change_the_scores_just_written() -> None:
    """The penalty is that of the map before the Zombies spread (R9.5)."""
    position = effects(sheet(". . ..M", letters={"Z": "C3"}), order="zombie_plague")
    assert position.scores[ONE][0].monsters == 4
    again = scored(position).position
    assert again.scores[ONE][1].monsters == 8


def test_r9_5_each_effect_works_on_all_maps_and_waits_for_all_owners() -> None:
    """The Zombies of a later card wait until every Troll has ravaged (R9.5)."""
    place = sheet("M.... ..M", letters={"T": "A1", "Z": "B3"})
    position = effects(place, place, order="giant_troll_ravage zombie_plague")
    assert position.awaited == (ONE, TWO)
    position = destroys(position, TWO, "A2")
    assert shown(position, TWO) == rows("Mx... ..M")
    position = destroys(position, ONE, "B1")
    assert shown(position, ONE) == rows("M.M.. xMMM ..M")
    assert shown(position, TWO) == rows("MxM.. .MMM ..M")
    assert position.season == 1


def test_r9_5_they_come_again_every_season() -> None:
    """All that were revealed this game, not only this season (R9.5)."""
    position = effects(sheet("M", letters={"Z": "A1"}), order="zombie_plague")
    assert shown(position) == rows("MM M")
    assert shown(scored(position).position) == rows("MMM MM M")


@pytest.mark.parametrize("other", ["dragon_inferno", "gorgon_gaze"])
@pytest.mark.parametrize("order", ["{} giant_troll_ravage", "giant_troll_ravage {}"])
def test_r9_5_the_troll_ravages_once_whatever_else_lies_open(order: str, other: str) -> None:
    """One choice for the Troll's card, none for the other (R9.5)."""
    place = sheet("M", letters={"T": "A1"})
    after = destroys(effects(place, order=order.format(other)), ONE, "A2")
    assert (after.season, after.round, shown(after)) == (1, None, rows("Mx"))


@pytest.mark.parametrize("card", ["dragon_inferno", "gorgon_gaze"])
def test_r9_5_dragon_and_gorgon_do_nothing_after_scoring(card: str) -> None:
    """They have done what they do (R9.5)."""
    place = sheet("M", letters={"D": "A1"} if card == "dragon_inferno" else {"G": "A1"})
    position = effects(place, order=card)
    assert (position.sheets[ONE], position.season) == (place, 1)


def test_r9_6_after_winter_the_effects_are_skipped_unless_asked_for() -> None:
    """No score can change any more; the option resolves them on paper (R9.6)."""
    place = sheet("M", letters={"Z": "A1"})
    skipped = effects(place, order="zombie_plague", season=3)
    assert (skipped.over, shown(skipped)) == (True, rows("M"))
    resolved = effects(place, order="zombie_plague", season=3, winter=True)
    assert (resolved.over, shown(resolved)) == (True, rows("MM M"))
    assert skipped.scores == resolved.scores


def test_r9_6_a_troll_after_winter_waits_and_then_the_game_ends() -> None:
    """With the option on, the owner still chooses (R9.6)."""
    place = sheet("M", letters={"T": "A1"})
    position = effects(place, order="giant_troll_ravage", season=3, winter=True)
    assert (position.over, position.awaited) == (False, (ONE,))
    after = destroys(position, ONE, "A2")
    assert (after.over, after.season, len(after.scores[ONE])) == (True, 3, 4)


@pytest.mark.parametrize("season", range(4))
def test_r9_7_after_winter_the_game_ends_else_the_next_season_begins(season: int) -> None:
    """Three times a season follows (R9.7)."""
    step = scored(table(sheet(), season=season))
    assert step.position.over == (season == 3)
    assert step.events[-1] == (GameEnded() if season == 3 else SeasonBegan(season + 1))
