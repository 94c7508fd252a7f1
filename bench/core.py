"""How fast the compiled core is, against plain Python and against its targets."""

import time
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from random import Random
from typing import TypeAlias

from bench.timing import best
from quillmap._fast import CORE, WHY, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.playouts import playout
from quillmap.dealer import prepare
from quillmap.rules import Options, Position, Seat, begin, reveal

Figure: TypeAlias = tuple[str, str, str, bool | None]
"""What was measured, the measure, its target, and whether it was met; None without a target."""

ONE = Seat(0)
GAMES = 40
"""How many beginnings of games each figure is taken from, so that every edict has its part."""
RULESETS = ("base", "heroes", "combined")


def figures() -> Iterator[Figure]:
    """All figures of the core; one line if there is none."""
    if CORE is None:
        yield "compiled core", "none", f"built ({WHY})", False
        return
    for ruleset in RULESETS:
        yield from _games(ruleset)
    yield _survey()
    yield _two_processes()


def beginnings(ruleset: str) -> list[Position]:
    """Solo games before the first card, each with edicts of its own."""
    rng = Random(ruleset)
    options = Options.of(ruleset)
    return [begin(prepare(options, rng.randbytes(32))) for _ in range(GAMES)]


def played(packed: list[bytes], level: int, each: int) -> int:
    """The points of so many playouts of every position, all together."""
    assert CORE is not None
    parts = (array("i", CORE.playouts(state, level, 1, 2, 0, each)) for state in packed)
    return sum(sum(part) for part in parts)


def _games(ruleset: str) -> Iterator[Figure]:
    positions = beginnings(ruleset)
    packed = [packing.pack(position, ONE) for position in positions]
    rate = GAMES * 20 / best(lambda: played(packed, 0, 20), 0.5)
    numbers = count()
    slow = best(lambda: [playout(p, ONE, 0, 1, 2, next(numbers)) for p in positions[:4]], 1.0) / 4
    times = rate * slow
    yield (
        f"random solo games of {ruleset}, one core",
        f"{rate:,.0f} a second",
        "at least 200,000",
        rate >= 200_000,
    )
    yield (
        f"random solo games of {ruleset}, one core",
        f"{times:,.0f} x plain Python",
        "at least 50 x",
        times >= 50,
    )
    greedy = GAMES / best(lambda: played(packed, 1, 1), 0.5)
    yield (
        f"level 1 solo games of {ruleset}, one core",
        f"{greedy:,.0f} a second",
        "at least 10,000",
        greedy >= 10_000,
    )


def _survey() -> Figure:
    """At the first card of a game, where most places are free."""
    assert CORE is not None
    core = CORE
    opened = []
    for position in beginnings("combined"):
        card = next(card for card in position.unseen.explore if not card.endswith("ruins"))
        opened.append(packing.pack(reveal(position, card).position, ONE))
    credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    seconds = best(lambda: [core.surveyed(state, credit) for state in opened], 0.5) / GAMES
    return (
        "level 3 values of all placements of a first turn",
        f"{seconds * 1e3:.3f} ms",
        "under 0.3 ms",
        seconds < 0.3e-3,
    )


def _batch(packed: list[bytes], seconds: float) -> int:
    """How many games one process plays in that time."""
    games, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        played(packed, 0, 50)
        games += 50 * len(packed)
    return games


def _two_processes() -> Figure:
    packed = [packing.pack(position, ONE) for position in beginnings("base")]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        list(pool.map(_batch, [packed] * 2, [0.1] * 2))  # both are awake now
        one = max(pool.submit(_batch, packed, 0.5).result() for _ in range(3))
        two = max(sum(pool.map(_batch, [packed] * 2, [0.5] * 2)) for _ in range(3))
    return (
        "random solo games in two processes",
        f"{two / one:.2f} x one",
        "at least 1.8 x",
        two >= 1.8 * one,
    )
