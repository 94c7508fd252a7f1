"""The games in bench/bots/games: those behind the page, kept so that what comes later is compared
with them game by game, with the luck of their cards."""

import json
from pathlib import Path
from statistics import correlation, fmean, stdev

import pytest

from quillmap._fast import CORE
from quillmap.benchmark import SUITES, Kept, player_of
from quillmap.benchmark.report import paired, strength
from quillmap.benchmark.rows import read_row
from quillmap.benchmark.run import Run

BOTS = Path(__file__).parents[2] / "bench" / "bots"
PLAYERS = {"navigator": 200, "sage": 1000}


def kept(bot: str) -> Kept:
    """The games of one of them."""
    return Kept(BOTS / "games", "base-A", "test", bot, PLAYERS[bot])


@pytest.mark.parametrize("bot", PLAYERS)
def test_the_page_was_made_of_these_games(bot: str) -> None:
    rows = [read_row(line) for line in kept(bot).path.read_text("utf-8").splitlines()]
    found = json.loads((BOTS / "base-A.json").read_text("utf-8"))["report"]["players"]
    (told,) = (each for each in found if each["bot"] == bot)
    now = strength(rows, [])
    assert (now.games, now.rating, now.within) == (384, told["rating"], told["within"])
    assert {str(rating): games for rating, games in now.ratings.items()} == told["ratings"]


@pytest.mark.parametrize("bot", PLAYERS)
def test_luck_is_zero_on_average_and_tells_of_the_rating(bot: str) -> None:
    rows = [read_row(line) for line in kept(bot).path.read_text("utf-8").splitlines()]
    lucks = [each for each in kept(bot).lucks(384) if each is not None]
    assert len(lucks) == 384
    assert abs(fmean(lucks)) < 1.96 * stdev(lucks) / 384**0.5
    assert correlation([row.rating for row in rows], lucks) > 0.4


def test_less_luck_is_a_narrower_interval() -> None:
    (first, second), (one, other) = (
        [
            [read_row(line) for line in kept(bot).path.read_text("utf-8").splitlines()]
            for bot in PLAYERS
        ],
        [kept(bot).lucks(384) for bot in PLAYERS],
    )
    found = paired(second, first, other, one)
    assert found.within and found.adjusted_within
    assert found.adjusted_within < 0.8 * found.within


@pytest.mark.skipif(CORE is None, reason="luck is counted by the compiled core")
def test_a_game_and_its_luck_come_out_again() -> None:
    played = Run(SUITES["base-A"], player_of("navigator")).play(5)
    line = kept("navigator").path.read_text("utf-8").splitlines()[5]
    assert played.row.seasons == read_row(line).seasons
    assert played.luck == kept("navigator").lucks(6)[5]
