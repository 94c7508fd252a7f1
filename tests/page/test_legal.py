"""What the page lets people draw is exactly what the engine allows, with the same reasons why not.

Python plays by chance and writes positions as the page sees them; vitest reads them and answers
with what the page makes of them. The rules never depend on what a page computes, so where node is
not installed these tests are skipped; with CI=true they fail.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from quillmap import Game, Options, read_move, write_move
from quillmap.rules import Seat, legal, offers
from quillmap.rules.check import why_not
from quillmap.rules.position import Position
from quillmap.server.http.material import material
from quillmap.server.wire.views import game_view
from quillmap.table.table import Table
from tests.random_play import RULESETS, random_move, random_options
from tests.soak import numbers
from tools.page import Page, find_node

ROOT = Path(__file__).parents[2]
WEB, TOOL = ROOT / "web", ROOT / "tools" / "page.py"
SAMPLE = WEB / "tests" / "data" / "legal.json"
GAMES = 5
"""So many games of each ruleset, alone and with three players."""

needs_node = pytest.mark.skipif(
    os.environ.get("CI") != "true" and (find_node() is None or not Page().has_modules()),
    reason="node and the packages of the page are not installed: `make test` does that",
)
Case = tuple[Position, Seat]


def view_of(position: Position, seat: Seat) -> dict[str, Any]:
    """The parts of the view from which the page finds out what is asked."""
    options = position.setup.options
    chosen = {field.name: getattr(options, field.name) for field in fields(options)}
    chosen["map_sheet"] = str(options.map_sheet)
    play = game_view(cast(Table, SimpleNamespace(round=1)), position, counted=False)
    return {
        "seat": seat + 1,
        "options": {name: value for name, value in chosen.items() if not isinstance(value, tuple)},
        "play": json.loads(msgspec.json.encode(play)),
    }


def boxes() -> dict[str, Any]:
    """The cards as the page reads them: without words, which change more often than cards."""
    return material().model_dump(
        mode="json", exclude={"names": True, "scoring": {"__all__": {"rule"}}}
    )


def lines_of(position: Position, seat: Seat) -> list[str]:
    """Every line that the engine allows, sorted."""
    return sorted({write_move(move) for move in legal(position, seat)})


def play(seed: int, ruleset: str, players: int) -> list[Case]:
    """Every seat that has to draw in a game by chance; sometimes somebody leaves it."""
    rng = random.Random(seed)
    options = Options.of(ruleset, **random_options(rng, ruleset))
    game = Game.new(options, players=players, seed=rng.randbytes(32))
    found: list[Case] = []
    while not game.over:
        found += [(game.position, seat) for seat in game.awaited]
        if len(game.position.present) > 1 and rng.random() < 0.02:
            game.leave(rng.choice(game.position.present))
        for seat in game.awaited:
            game.play(random_move(rng, game.position, seat))
    return found


def kinds_of(position: Position, seat: Seat) -> set[str]:
    """What is special about a case, to see that none of it is missing."""
    found = {str(position.round)}
    offered = offers(position, seat)
    if any(offer.single for offer in offered):
        found.add(f"single in {position.round}{' with ruins' if position.ruins else ''}")
        if position.round == "ambush" and len(offered[0].terrains) > 1:
            found.add("any single in ambush")
    if position.ruins:
        found.add("ruins")
    if position.round == "ambush":
        found.add("own walk" if len(position.circle) == 1 else "neighbour")
        if position.ambush.letter == "G":
            found.add("gorgon")
    if position.round == "hero" and not position.setup.options.hero_pattern_rotation:
        found.add("hero as printed")
    return found


EVERYTHING = {
    *("explore", "hero", "ambush", "gaze", "troll", "ruins", "own walk", "neighbour", "gorgon"),
    *("single in explore", "single in explore with ruins", "hero as printed"),
}


def answered(cases: list[Case], folder: Path) -> dict[str, Any]:
    """What the page makes of these positions."""
    path = folder / "positions.json"
    views = []
    for position, seat in cases:
        joined = "\n".join(lines_of(position, seat))
        digest = hashlib.sha256(joined.encode()).hexdigest()
        views.append({**view_of(position, seat), "digest": digest})
    given = {"material": boxes(), "cases": views}
    path.write_text(json.dumps(given), "utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(TOOL), "test", "tests/draw/task.test.ts"],
        cwd=WEB,
        env={**os.environ, "QUILLMAP_LEGAL": str(path), "CI": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return cast(dict[str, Any], json.loads(Path(f"{path}.answer").read_text("utf-8")))


@needs_node
def test_page_legal_is_engine_legal(tmp_path: Path) -> None:
    asked = [
        (number, ruleset, players)
        for part, ruleset in enumerate(RULESETS)
        for players in (1, 3)
        for number in numbers(10 * part + players, GAMES)
    ]
    cases = [case for game in asked for case in play(*game)]
    found = Counter(kind for case in cases for kind in kinds_of(*case))
    assert found.keys() >= EVERYTHING, f"never seen: {EVERYTHING - found.keys()}"
    answer = answered(cases, tmp_path)
    for at, lines in answer["wrong"].items():
        position, seat = cases[int(at)]
        allowed = set(lines_of(position, seat))
        missing, more = sorted(allowed - set(lines)), sorted(set(lines) - allowed)
        pytest.fail(f"{position}\nseat {seat + 1}: the page lacks {missing}, has too much {more}")
    assert len(answer["misfits"]) > 200
    for at, line, code, args in answer["misfits"]:
        why = why_not(cases[at][0], read_move(line))
        assert why is not None, f"the page refuses {line} as {code}"
        assert (why.id, dict(why.args)) == (code, args), line


def sample() -> list[Case]:
    """A few positions of every kind, for those who test the page alone."""
    wanted = sorted(EVERYTHING | {"single in ambush", "any single in ambush"})
    found: dict[str, Case] = {}
    for seed in range(60):
        for ruleset in RULESETS:
            for case in play(seed, ruleset, 1 + 2 * (seed % 2)):
                new = kinds_of(*case) - found.keys()
                if new and len(lines_of(*case)) < 300:
                    found |= dict.fromkeys(new, case)
        if set(wanted) <= found.keys():
            break
    return [found[kind] for kind in wanted if kind in found]


def written(cases: list[Case]) -> str:
    """The file of the sample."""
    views = [{**view_of(*case), "lines": lines_of(*case)} for case in cases]
    given = {"material": boxes(), "cases": views}
    return json.dumps(given, separators=(",", ":")) + "\n"


def test_the_sample_is_true() -> None:
    kept = json.loads(SAMPLE.read_text("utf-8"))
    assert kept == json.loads(written(sample())), "python -m tests.page.test_legal writes it anew"
    raids = [line for case in kept["cases"] for line in case["lines"] if " on " in line]
    assert {"monster", "farm", "village"} <= {line.split()[3] for line in raids}, "R6.12"


if __name__ == "__main__":
    SAMPLE.parent.mkdir(exist_ok=True)
    SAMPLE.write_text(written(sample()), "utf-8")
