"""How fast the engine is, against the slow twin and against a yardstick, as a table.

`make bench` prints it; `make bench ARGS=--save` also keeps it in bench/engine.md.
"""

import argparse
import platform
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from bench import core, thinking
from bench.timing import best, unit
from quillmap import Game, Options, Sheet, read_record, replay, write_record
from quillmap.bots import BOTS, Budget
from quillmap.material import BACKS, EXPLORE, SCORING, Explore
from quillmap.rules.offers import explore_offers
from quillmap.rules.scoring import points
from quillmap.rules.sheet import picture
from tests.twin.board import Board
from tests.twin.game import Game as TwinGame
from tests.twin.placing import placements
from tests.twin.scoring import SCORING as TWIN_SCORING
from tests.twin.test_twin_random import deal, random_edicts

KEPT = Path(__file__).parent / "engine.md"
OPTIONS = Options.of("combined")
RANDOM = BOTS["random"]


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, its target, and whether it was met."""

    what: str
    measured: str
    target: str
    met: bool | None
    """None where there is no target."""


def played(options: Options, players: int, seed: int) -> Game:
    """A whole game of random moves through `play`."""
    game = Game.new(options, players, seed=random.Random(seed).randbytes(32))
    decisions = 0
    while not game.over:
        decisions += 1
        budget = Budget(seed=seed * 1000 + decisions)
        game.play(RANDOM.consider(game.position, game.awaited[0], budget)[0].move)
    return game


def twin_played(seed: int) -> TwinGame:
    """The same by the slow twin."""
    rng = random.Random(seed)
    game = TwinGame("base", "A", random_edicts(rng, "base"), 1, {})
    for card in deal(game, rng):
        game.reveal(card)
        while awaited := game.awaited():
            game.play(rng.choice(game.legal(awaited[0])))
    return game


def half_full(count: int) -> list[Sheet]:
    """Sheets from the middle of random games, about half of their squares filled."""
    found: list[Sheet] = []
    for seed in range(count):
        game = Game.new(Options.of("combined"), seed=random.Random(seed).randbytes(32))
        decisions = 0
        while game.position.sheets[0].filled.bit_count() < 60 and not game.over:
            decisions += 1
            budget = Budget(seed=seed * 1000 + decisions)
            game.play(RANDOM.consider(game.position, game.awaited[0], budget)[0].move)
        found.append(game.position.sheets[0])
    return found


def cards() -> list[Explore]:
    """All explore cards of both boxes but the single squares."""
    return [c for box in EXPLORE.values() for c in box.values() if len(c.terrains) < 5]


def four_edicts() -> list[list[str]]:
    """Eight times four scoring cards, one of each back, so that every card is asked once."""
    by_back = [[id for id, card in SCORING.items() if card.back == back] for back in BACKS]
    return [list(four) for four in zip(*by_back, strict=True)]


def measure() -> Iterator[Row]:
    """All figures, the cheap ones first."""
    yardstick = unit()
    sheets = half_full(12)
    boards = [Board.read(picture(sheet)) for sheet in sheets]
    fours = four_edicts()

    def legal_masks() -> None:
        for sheet in sheets:
            for card in cards():
                explore_offers(card, sheet, False, OPTIONS)

    def legal_twin() -> None:
        for board in boards[:2]:
            for card in cards():
                for choice in card.choices:
                    placements(board, list(choice.shape.rows), False)

    def edicts() -> None:
        for sheet in sheets:
            for four in fours:
                for card in four:
                    points(card, sheet, OPTIONS)

    def edicts_twin() -> None:
        for board in boards[:4]:
            for four in fours:
                for card in four:
                    TWIN_SCORING[card](board, {})

    legal = best(legal_masks) / len(sheets) / len(cards())
    legal_slow = best(legal_twin) / 2 / len(cards())
    edict = best(edicts) / len(sheets) / len(fours)
    edict_slow = best(edicts_twin) / 4 / len(fours)
    yield ratio("legal placements of a card, half-full sheet", legal, legal_slow, 50)
    yield ratio("points of four edicts, half-full sheet", edict, edict_slow, 10)
    seeds = iter(range(10**6))
    game = best(lambda: played(Options.of("base"), 1, next(seeds)), 2.0)
    slow = best(lambda: twin_played(next(seeds)), 2.0)
    yield ratio("random solo game through play", game, slow, 5)
    yield in_units("legal placements of a card, half-full sheet", legal, yardstick, 5)
    yield in_units("points of four edicts, half-full sheet", edict, yardstick, 5)
    yield in_units("random solo game through play", game, yardstick, 400)
    for players, limit in ((4, 10), (100, 300)):
        text = write_record(played(Options.of("heroes"), players, players).record())
        seconds = best(partial(_replayed, text), 0.5)
        yield in_ms(f"reading and replaying a record of {players} players", seconds, limit)
    yield in_ms("importing quillmap", imported(), 150)
    yield from (Row(*figure) for figure in core.figures())
    yield from (Row(*figure) for figure in thinking.figures())


def _replayed(text: str) -> Game:
    return replay(read_record(text))


def ratio(what: str, fast: float, slow: float, least: float) -> Row:
    """How many times faster than the twin."""
    times = slow / fast
    return Row(what, f"{times:,.0f} x the twin", f"at least {least:g} x", times >= least)


def in_units(what: str, seconds: float, yardstick: float, most: float) -> Row:
    """In units of the yardstick."""
    units = seconds / yardstick
    return Row(what, f"{units:.1f} units", f"at most {most:g}", units <= most)


def in_ms(what: str, seconds: float, most: float) -> Row:
    """In milliseconds, which only mean something on an idle machine."""
    return Row(what, f"{seconds * 1e3:.1f} ms", f"under {most:g} ms", seconds * 1e3 < most)


def imported() -> float:
    """Seconds that `import quillmap` takes in a fresh process, start of Python not counted."""
    code = "import time; t = time.perf_counter(); import quillmap; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    """Measure, print, and keep if asked."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--save", action="store_true", help=f"also write bench/{KEPT.name}")
    save = parser.parse_args().save
    print("Measuring; this takes a few minutes.", file=sys.stderr)
    lines = [
        "| what | measured | target | met |",
        "|---|---|---|---|",
    ]
    print("\n".join(lines))
    for row in measure():
        lines.append(f"| {row.what} | {row.measured} | {row.target} | {_yes(row.met)} |")
        print(lines[-1], flush=True)
    if save:
        KEPT.write_text("\n".join([*_head(), *lines]) + "\n", "utf-8")
        print(f"kept in bench/{KEPT.name}", file=sys.stderr)


def _yes(met: bool | None) -> str:
    return "" if met is None else "yes" if met else "NO"


def _head() -> list[str]:
    python = platform.python_version()
    return [
        "# The engine, measured",
        "",
        f"`make bench ARGS=--save`, {date.today()}, Python {python}, {platform.machine()}.",
        "One unit is `sum(range(1000))` on the same machine in the same run. The twin is the slow,",
        "obvious implementation in `tests/twin`, asked for the same in the same run.",
        "",
    ]


if __name__ == "__main__":
    main()
