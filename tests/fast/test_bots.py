"""Bots think the same with the compiled core and without: every idea, in its order."""

import random
from collections.abc import Iterator

import pytest

from quillmap._fast import Core, packing
from quillmap.bots import BOTS, Bot, Budget, chosen
from quillmap.bots.plain.valuer import PLAIN
from quillmap.bots.prospects import drawn_on
from quillmap.bots.surveying import SearchingBot
from quillmap.rules import Position, Seat
from tests.fast.fuzz import anywhere
from tests.soak import numbers

DECISIONS = {
    "random": 5,
    "greedy": 40,
    "weighted": 40,
    "surveyor": 40,
    "quick": 8,
    "navigator": 4,
    "sage": 2,
}
"""How many random decisions each bot is asked about: plain Python is slow where bots look ahead."""


def decisions(part: int, count: int) -> Iterator[tuple[int, Position, Seat]]:
    """Moments of random games at which somebody has to draw."""
    for number in numbers(part, 100 * count):
        position, _ = anywhere(random.Random(number))
        if position.awaited:
            count -= 1
            yield number, position, position.awaited[0]
        if not count:
            break


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_core_changes_no_idea(core: Core, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    playouts = 12 if isinstance(bot, SearchingBot) else 0
    for number, position, seat in decisions(bot.level, DECISIONS[bot.name]):
        budget = Budget(playouts, seed=number)
        fast = bot.consider(position, seat, budget)
        with monkeypatch.context() as without:
            without.setattr(chosen, "VALUER", PLAIN)
            assert bot.consider(position, seat, budget) == fast, f"case {number}"
        assert fast


def test_no_position_of_a_game_is_refused(core: Core) -> None:
    for _, position, seat in decisions(9, 200):
        core.points(packing.pack(position, drawn_on(position, seat)))
