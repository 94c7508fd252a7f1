"""Each level beats the one below, paired on the same decks (base game, sheet A, solo).

Over many decks the mean ratings are about -58, +10 and +19; the margins stated here leave room for
the luck of these few.
"""

from functools import cache
from statistics import fmean

from quillmap import rating
from quillmap.simulate import simulate
from tests.bots.helpers import BASE

GAMES = 24


@cache
def ratings(bot: str) -> list[int]:
    """The bot's rating in each of the games."""
    found = []
    for simulated in simulate(BASE, [bot], GAMES, "strength"):
        record = simulated.record
        assert record.scores is not None
        found.append(rating(record.scores[0], record.setup.edicts))
    return found


def margin(stronger: str, weaker: str) -> float:
    """By how much one bot is ahead of the other on the same decks."""
    return fmean(a - b for a, b in zip(ratings(stronger), ratings(weaker), strict=True))


def test_each_level_beats_the_one_below() -> None:
    # One test, so that the games of greedy are played once and not by two processes.
    assert margin("greedy", "random") > 50
    assert margin("weighted", "greedy") > 4
