"""R10: what is made ready for the next season."""

from dataclasses import replace

import pytest

from quillmap.rules import IllegalReveal, Options, reveal
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    late,
    random_game,
    reveals,
    scored,
    sheet,
    table,
)

FULL = sheet(rest="F")


@pytest.mark.parametrize("season", range(3))
def test_r10_1_the_next_season_starts_from_nothing(season: int) -> None:
    """Its card is current, the time is 0, the column empty, no ruins pending (R10.1)."""
    position = replace(table(FULL, season=season), ruins=True)
    after = scored(position).position
    assert (after.season, after.time, after.shown, after.ruins) == (season + 1, 0, (), False)
    assert (after.round, after.awaited) == (None, ())
    assert after.threshold == (8, 8, 7, 6)[season + 1]


def test_r10_2_all_explore_and_ruins_cards_come_back() -> None:
    """Revealed or not, they are in the new deck, each once (R10.2)."""
    position = reveals(late(table(FULL)), "temple_ruins", "outpost_ruins", "rift_lands")
    assert len(position.unseen.explore) == 13 - len(position.shown)
    after = reveals(position, "hamlet")
    assert after.unseen.explore == table(FULL).unseen.explore
    assert len(set(after.unseen.explore)) == 13


def test_r10_2_unrevealed_ambushes_and_heroes_stay_and_one_of_each_is_added() -> None:
    """So winter can have four of each (R10.2)."""
    position = table(FULL, options=HEROES)
    for season in range(4):
        unseen = position.unseen
        assert (unseen.ambush_backs, unseen.hero_backs) == (season + 1, season + 1)
        assert (len(unseen.ambushes), len(unseen.heroes)) == (4, 4)
        position = scored(position).position
    winter = table(FULL, options=HEROES, season=3)
    four = reveals(winter, "zombie_plague", "gorgon_gaze", "dragon_inferno", "giant_troll_ravage")
    assert four.unseen.ambush_backs == 0


def test_r10_2_revealed_ambushes_and_heroes_never_return() -> None:
    """What came in spring cannot come in summer (R10.2)."""
    position = reveals(table(FULL, options=HEROES), "zombie_plague", "dal_of_jolev")
    assert (position.unseen.ambush_backs, position.unseen.hero_backs) == (0, 0)
    summer = reveals(
        position,
        "hillside_terrace",
        "frontier_dwelling",
        "wildwood_garden",
        "mangrove_swamp",
    )
    assert summer.season == 1
    assert (summer.unseen.ambush_backs, summer.unseen.hero_backs) == (1, 1)
    for card in ("zombie_plague", "dal_of_jolev"):
        with pytest.raises(IllegalReveal) as refused:
            reveal(summer, card)
        assert refused.value.reason.id == "not_in_the_deck"
    assert reveals(summer, "gorgon_gaze").shown == ("gorgon_gaze",)


def test_r10_2_without_hero_cards_none_is_added() -> None:
    """No hero deck, no heroes (R10.2)."""
    for options in (BASE, Options.of("combined", hero_cards=False)):
        after = scored(table(FULL, options=options)).position
        assert (after.unseen.hero_backs, after.unseen.heroes) == (0, ())
        assert after.unseen.ambush_backs == 2


def test_r10_2_in_a_whole_game_no_ambush_or_hero_comes_twice() -> None:
    """And every explore card at most once a season (R10.2)."""
    for number in range(5):
        once: list[str] = []
        for before, step in random_game(COMBINED, 2, number):
            if not before.awaited and step.position.shown[:-1] == before.shown:
                card = step.position.shown[-1]
                assert card not in before.shown
                once += [card] if card in before.unseen.ambushes + before.unseen.heroes else []
        assert len(once) == len(set(once)) >= 1
