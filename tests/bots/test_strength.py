"""Each level beats the one below, paired on the same decks (base game, sheet A, solo).

Over many decks the mean ratings are about -59, +10, +20, +34 and, of those who play games out, more
than +38; the margins stated here leave room for the luck of these few.
"""

from functools import cache
from statistics import fmean

import pytest

from quillmap import rating
from quillmap._fast import CORE
from quillmap.simulate import Simulation
from tests.bots.helpers import BASE

GAMES = 24


@cache
def points(bot: str, number: int) -> int:
    """The bot's rating in the game of this number."""
    record = Simulation(BASE, (bot,), "strength").game(number).record
    assert record.scores is not None
    return rating(record.scores[0], record.setup.edicts)


def ratings(bot: str) -> list[int]:
    """The bot's rating in each of the games."""
    return [points(bot, number) for number in range(1, GAMES + 1)]


def margin(stronger: str, weaker: str) -> float:
    """By how much one bot is ahead of the other on the same decks."""
    return fmean(a - b for a, b in zip(ratings(stronger), ratings(weaker), strict=True))


def test_each_level_beats_the_one_below() -> None:
    # One test, so that the games of greedy are played once and not by two processes.
    assert margin("greedy", "random") > 50
    assert margin("weighted", "greedy") > 4
    assert margin("surveyor", "weighted") > 8


@pytest.mark.skipif(CORE is None, reason="plain Python would play for an hour")
@pytest.mark.parametrize(("bot", "games"), [("quick", 24), ("navigator", 10), ("sage", 3)])
def test_playing_out_pays(bot: str, games: int) -> None:
    """A few games only, as they take long; bench/bots.md has hundreds."""
    few = range(1, games + 1)
    assert fmean(points(bot, number) - points("surveyor", number) for number in few) > 0
