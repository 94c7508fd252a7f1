"""R8: the Check phase."""

import pytest

from quillmap.material import SEASONS
from quillmap.rules import Draw, Options
from quillmap.rules.events import SeasonBegan, SeasonScored
from quillmap.rules.play import play, reveal
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    TWO,
    at,
    draws,
    late,
    raids,
    refusal,
    reveals,
    sheet,
    table,
)

FULL = sheet(rest="F")


def test_r8_1_the_time_of_all_cards_of_the_season_is_added_up() -> None:
    """Shape cards 1 or 2, all others 0 (R8.1)."""
    position = table(FULL, options=COMBINED)
    cards = ["orchard", "rift_lands", "hamlet", "temple_ruins", "dal_of_jolev", "goblin_attack"]
    times = []
    for card in [*cards, "homestead"]:
        position = reveals(position, card)
        times.append(position.time)
    assert times == [2, 2, 3, 3, 3, 3, 5]


@pytest.mark.parametrize("options", [BASE, HEROES], ids=["base", "heroes"])
@pytest.mark.parametrize("season", range(3))
def test_r8_2_a_season_ends_when_its_threshold_is_reached(options: Options, season: int) -> None:
    """At one less it goes on, at the threshold it ends, with or without overshoot (R8.2)."""
    position = late(table(FULL, options=options, season=season))
    assert position.season == season
    timeless = "rift_lands" if options is BASE else "kethras_gates"
    assert reveals(position, timeless).season == season
    one, two = ("hamlet", "marshlands") if options is BASE else ("pasture", "mangrove_swamp")
    for card in (one, two):
        after = reveals(position, card)
        assert (after.season, after.time, after.shown) == (season + 1, 0, ())


def test_r8_2_the_season_ends_when_the_last_seat_has_drawn() -> None:
    """Not when the card is revealed, and not while somebody is still drawing (R8.2)."""
    position = reveals(late(table(sheet(), sheet())), "hamlet")
    position = draws(position, ONE, "village", "A1 B1 B2")
    assert position.season == 0
    step = play(position, Draw(TWO, "village", at("A1 B1 B2")))
    assert step.position.season == 1
    assert [type(event) for event in step.events][-2:] == [SeasonScored, SeasonBegan]


@pytest.mark.parametrize("season", range(4))
def test_r8_2_ambush_and_hero_turns_end_no_season(season: int) -> None:
    """They take no time, so one less than the threshold stays one less (R8.2)."""
    position = late(table(sheet(), sheet(), options=HEROES, season=season))
    before = position.time
    position = reveals(position, "zombie_plague")
    position = raids(raids(position, ONE, TWO, "A1"), TWO, ONE, "A1")
    position = reveals(position, "freyla_the_true")
    position = draws(position, ONE, "hero", "K11", "K10 K9 K8")
    position = draws(position, TWO, "hero", "K11", "K10 K9 K8")
    assert (position.season, position.time, position.over) == (season, before, False)
    assert SEASONS[season].threshold["heroes"] == before + 1


def test_r8_2_no_card_comes_after_the_last_season() -> None:
    """Winter's end is the end (R8.2)."""
    position = late(table(FULL, season=3))
    after = reveals(position, "hamlet")
    assert after.over is True
    with pytest.raises(Exception, match="The game is over"):
        reveal(after, "orchard")
    assert refusal(after, Draw(ONE, "village", at("A1"))) == "game_over"
