"""How long those who look ahead think about a move, and what much playing does to memory."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from random import Random

from bench.core import ONE, Figure, beginnings
from bench.load.cost import resident
from quillmap._fast import CORE, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots import BOTS, Budget, choose
from quillmap.bots.outlook import CREDIT
from quillmap.game import Game
from quillmap.rules import Options
from quillmap.simulate import simulate
from quillmap.tally import pace

SETTINGS = (("base", "A"), ("heroes", "C"), ("combined", "A"))
GAMES = {"navigator": 4, "sage": 2}
"""How many games each of them plays of each setting."""
PLAIN_GAMES = 1
"""And how many the navigator plays without the compiled core, which takes minutes."""
TARGETS = {("navigator", "compiled"): 1000, ("navigator", "plain"): 8000}
"""Milliseconds that 99 of 100 moves may take; nobody has promised anything for the sage."""
FEW, MANY = 100_000, 1_000_000
AT_ONCE = 10_000
LOOK = 48
"""As many moves as those who draw in the navigator's playouts look at."""


def figures() -> Iterator[Figure]:
    """All of them; nothing without the compiled core, as bench.core says so already."""
    if CORE is None:
        return
    for bot, games in GAMES.items():
        for ruleset, sheet in SETTINGS:
            yield _figure(bot, "compiled", ruleset, sheet, _seconds(bot, ruleset, sheet, games))
    for ruleset, sheet in SETTINGS:
        yield _figure("navigator", "plain", ruleset, sheet, _seconds_without(ruleset, sheet))
    for kind in ("playouts", "rollouts"):
        yield _memory(kind)


def _seconds(bot: str, ruleset: str, sheet: str, games: int) -> list[float]:
    """How long each move of some games took."""
    played = simulate(Options.of(ruleset, map_sheet=sheet), [bot], games, "thinking")
    return [each for game in played for each in game.seconds[0]]


def _seconds_without(ruleset: str, sheet: str) -> list[float]:
    """The same of the navigator without the compiled core, which needs another process."""
    told = _told("plain", ruleset, sheet, env={**os.environ, "QUILLMAP_PURE": "1"})
    return [float(each) for each in told.split()]


def _figure(bot: str, core: str, ruleset: str, sheet: str, seconds: list[float]) -> Figure:
    found = pace(seconds)
    target = TARGETS.get((bot, core))
    without = ", plain Python" if core == "plain" else ""
    return (
        f"a move of the {bot}, {ruleset} {sheet}{without}, {len(seconds)} moves",
        f"p50 {found.median:,.0f} ms, p99 {found.slow:,.0f} ms",
        "none" if target is None else f"p99 under {target:,} ms",
        None if target is None else found.slow < target,
    )


def _told(*words: str, env: dict[str, str] | None = None) -> str:
    """What this program says to these words."""
    command = [sys.executable, "-m", "bench.thinking", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


def _memory(kind: str) -> Figure:
    """In a process of its own, so that nothing else that was measured is in its memory."""
    few, many = map(int, _told(kind).split())
    what = "random solo games" if kind == "playouts" else "rollouts of winters"
    return (
        f"resident memory after {MANY:,} {what}, that after {FEW:,} being {few / 2**20:.1f} MiB",
        f"{many / few:.3f} x",
        "at most 1.1 x",
        many <= 1.1 * few,
    )


def winters() -> list[bytes]:
    """Some maps in winter: rollouts from there are short, and a million of them take a minute."""
    found = []
    for number in range(10):
        game = Game.new(Options.of("combined"), seed=Random(number).randbytes(32))
        while game.position.season < 3:
            game.play(choose(BOTS["random"], game.position, ONE, Budget(seed=number)))
        found.append(packing.pack(game.position, ONE))
    return found


def _play(kind: str, states: Sequence[bytes], first: int, last: int) -> None:
    """Those with these numbers, some of them from each of these states."""
    assert CORE is not None
    credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    for start in range(first, last, AT_ONCE):
        state = states[start // AT_ONCE % len(states)]
        if kind == "playouts":
            CORE.playouts(state, 0, 1, 2, start, AT_ONCE)
        else:
            CORE.rollouts(state, credit, LOOK, 1, start, AT_ONCE)


def memory(kind: str) -> None:
    """Play few and then many, and tell the memory after each."""
    begun = [packing.pack(position, ONE) for position in beginnings("combined")]
    states = begun if kind == "playouts" else winters()
    _play(kind, states, 0, FEW)
    few = resident(os.getpid())
    _play(kind, states, FEW, MANY)
    print(few, resident(os.getpid()))


def main(words: Sequence[str]) -> None:
    """What has to be measured in a process of its own."""
    if words[0] == "plain":
        _, ruleset, sheet = words
        print(*_seconds("navigator", ruleset, sheet, PLAIN_GAMES))
    else:
        memory(words[0])


if __name__ == "__main__":
    main(sys.argv[1:])
