"""Find the weights of the surveyor by cross-entropy search: `python -m bench.tune FILE`.

In each round some sets of weights are drawn around the present ones, each plays the same few
hundred games, and the means and spreads move towards those that did best. A card's weights are
judged by the games in which the card lay, and by no others, which finds them with far fewer games
(docs/bots.md). Decks come from seeds for tuning alone: strength is measured on others.

FILE keeps the search after every round, so that it can be stopped and goes on when it is started
again; FILE.toml are the weights of its means, to be compared and put into bots/weights.toml.
"""

import argparse
import json
import os
import re
import tomllib
from array import array
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from quillmap._fast import CORE, packing
from quillmap._fast.weighing import packed_credit
from quillmap.benchmark import SUITES
from quillmap.bots.outlook import Credit, read_credit
from quillmap.bots.surveying import MOST_MOVES
from quillmap.dealer import prepare
from quillmap.material import SCORING
from quillmap.rules.moves import Seat
from quillmap.rules.position import begin

SEED: Final = "tuning"
TABLES: Final = {"base-A": 50, "base-B": 15, "heroes-C": 20, "heroes-D": 15}
"""Suites, and how many games of a hundred; of their tuning decks, which nobody measures with."""
DRAWN: Final = 40
BEST: Final = 8
STEP: Final = 0.3
"""How far means and spreads move towards the best in one round."""
LEAST_SPREAD: Final = {"land": 2.0, "cards": 4.0}
HEROES_ONLY: Final = ("shelter", "zombies", "dragon")

Rows = dict[str, list[float]]
"""Numbers by `land.mountains` or `cards.wildholds`."""


@dataclass
class Search:
    """All that is kept between two rounds."""

    round: int
    reach: int
    means: Rows
    spreads: Rows

    @classmethod
    def around(cls, text: str) -> "Search":
        """The beginning, around the weights of a file."""
        numbers: dict[str, Any] = tomllib.loads(text)
        means = {
            f"{part}.{name}": [float(number) for number in row]
            for part in ("land", "cards")
            for name, row in numbers[part].items()
        }
        spreads = {name: [max(10.0, abs(x) / 2) for x in row] for name, row in means.items()}
        return cls(0, numbers["reach"], means, spreads)


@dataclass(frozen=True)
class Deck:
    """The beginning of a game, as the compiled core reads it."""

    state: bytes
    seed: int
    edicts: tuple[str, ...]
    heroes: bool
    par: int


def decks(round: int, games: int) -> list[Deck]:
    """The games of a round; no two rounds share one."""
    found = []
    for id, share in TABLES.items():
        count = games * share // 100
        for index in range(round * count, round * count + count):
            deck = SUITES[id].deck(index, "tuning")
            position = begin(prepare(deck.options, deck.seed))
            edicts = position.setup.edicts
            par = sum(SCORING[card].solo_value for card in edicts)
            heroes = deck.options.ruleset == "heroes"
            packed = packing.pack(position, Seat(0))
            found.append(Deck(packed, int.from_bytes(deck.seed[:8], "big"), edicts, heroes, par))
    return found


def ratings(credit: Credit, games: Sequence[Deck]) -> list[int]:
    """What a surveyor with these weights makes of each game."""
    assert CORE is not None
    weights = packed_credit(credit.reach, credit.shelter, credit.land, credit.cards)
    found = []
    for deck in games:
        points = array("i", CORE.rollouts(deck.state, weights, MOST_MOVES, deck.seed, 0, 1))
        found.append(points[0] - deck.par)
    return found


def written(search: Search, rows: Rows) -> str:
    """The text of weights.toml with these numbers, its comments kept."""
    text = files("quillmap.bots").joinpath("weights.toml").read_text("utf-8")
    text = re.sub(r"(?m)^reach = .*$", f"reach = {search.reach}", text)
    for name, row in rows.items():
        numbers = ", ".join(str(round(number)) for number in row)
        text = re.sub(
            rf"(?m)^{name.split('.')[1]} = .*$", f"{name.split('.')[1]} = [{numbers}]", text
        )
    return text


def judged_by(name: str, games: Sequence[Deck]) -> list[int]:
    """The numbers of the games that say something about a row of weights."""
    part, own = name.split(".")
    if part == "cards":
        return [index for index, deck in enumerate(games) if own in deck.edicts]
    return [index for index, deck in enumerate(games) if deck.heroes or own not in HEROES_ONLY]


def moved(
    search: Search, drawn: Sequence[Rows], scores: Sequence[list[int]], games: Sequence[Deck]
) -> None:
    """Means and spreads a step towards the best, row by row."""
    for name in search.means:
        counting = judged_by(name, games)
        if not counting:
            continue
        marks = [fmean(score[index] for index in counting) for score in scores]
        best = sorted(range(len(drawn)), key=lambda index: -marks[index])[:BEST]
        for place in range(len(search.means[name])):
            chosen = [drawn[index][name][place] for index in best]
            mean = (1 - STEP) * search.means[name][place] + STEP * fmean(chosen)
            apart = fmean((number - mean) ** 2 for number in chosen) ** 0.5
            spread = (1 - STEP) * search.spreads[name][place] + STEP * apart
            search.means[name][place] = mean
            search.spreads[name][place] = max(LEAST_SPREAD[name.split(".")[0]], spread)


def one_round(search: Search, pool: ProcessPoolExecutor, count: int) -> str:
    """Draw, play, move; what there is to tell about it."""
    chance = Random(f"{SEED}/{search.round}")
    games = decks(search.round, count)
    drawn: list[Rows] = [dict(search.means)]
    while len(drawn) < DRAWN:
        drawn.append(
            {
                name: [chance.gauss(*pair) for pair in zip(row, search.spreads[name], strict=True)]
                for name, row in search.means.items()
            }
        )
    credits = [read_credit(written(search, rows)) for rows in drawn]
    scores = list(pool.map(ratings, credits, [games] * len(credits)))
    moved(search, drawn, scores, games)
    search.round += 1
    own = [
        [s for s, deck in zip(scores[0], games, strict=True) if deck.heroes == h] for h in (0, 1)
    ]
    return f"round {search.round}: base {fmean(own[0]):.2f}, heroes {fmean(own[1]):.2f}"


def main() -> None:
    """Search until it is stopped, or for some rounds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path, help="where the search is kept")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=480, help="by each set of weights in a round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if CORE is None:
        parser.error("without the compiled core this would take weeks")
    if asked.file.exists():
        search = Search(**json.loads(asked.file.read_text()))
    else:
        search = Search.around(files("quillmap.bots").joinpath("weights.toml").read_text("utf-8"))
    with ProcessPoolExecutor(asked.jobs) as pool:
        for _ in range(asked.rounds):
            print(one_round(search, pool, asked.games), flush=True)
            asked.file.with_suffix(".toml").write_text(written(search, search.means))
            asked.file.write_text(json.dumps(asdict(search)))


if __name__ == "__main__":
    main()
