"""Records and tables of rules 1 in a library that has rules 2: an evening outlives a release.

Rules 2 are of this test only: a copy of the package that draws from other pools.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quillmap
from quillmap import Game, Options, legal, prepare, write_record
from quillmap.rules.options import RULES
from quillmap.table import people, rounds
from tests.table.helpers import ADA, BEN, NOW, at, opened, seed_of, some
from tests.test_dealer import cards_of

PACKAGE = Path(quillmap.__file__).parent
ROOT = Path(__file__).parent.parent
NEXT = RULES + 1
GONE = {"base": ("greenbough", "farmland"), "heroes": ("silos", "lagoon")}
"""A scoring card and an explore card of each box that rules 2 do not draw."""

SCRIPT = """
import json, sys
from quillmap import (
    Game, Options, legal, prepare, read_record, replay, write_move, write_record
)
from quillmap.rules.options import RULES
from quillmap.table import rounds
from quillmap.table.records import load, record_of
from quillmap.table import people, rounds
from quillmap.hindsight import best_found

asked = json.load(sys.stdin)
found = {"rules": RULES, "replayed": [], "new": []}
for text in asked["records"]:
    game = replay(read_record(text))
    assert write_record(game.record()) == text
    found["replayed"].append([game.setup.rules, game.over])
found["par"] = best_found(
    replay(read_record(asked["records"][0])).setup.options, bytes(32), 1, rules=1
).record.setup.rules

lines = [(time, line) for time, line in asked["journal"]]
table = load("g1", lines)
while not table.over:
    seat = next(seat for seat in table.position.awaited if seat not in table.sealed)
    move = write_move(next(legal(table.position, seat)))
    turn = rounds.submit(table, 0, table.chairs[seat].owner, table.round, move)
    lines += [(0, line) for line in turn.lines]
    table = turn.table
assert load("g1", lines) == table
record = record_of("g1", lines)
found["finished"] = [table.setup.rules, replay(record).over]
found["journal_cards"] = [line for _, line in lines if line.startswith("reveal ")]

for number in range(60):
    for ruleset in ("base", "heroes", "combined"):
        setup = prepare(Options.of(ruleset), bytes([number] * 32))
        game = Game.new(Options.of(ruleset), seed=bytes([number] * 32))
        assert game.setup == setup and setup.rules == RULES
        found["new"].append([ruleset, *setup.edicts, *setup.explore_cards])
json.dump(found, sys.stdout)
"""


def half_played() -> tuple[list[tuple[int, str]], list[str]]:
    """The journal of two people in the middle of their game, and all cards of that game."""
    turns = [opened(2, 5, "combined")]
    for owner, name in ((ADA, "Ada"), (BEN, "Ben")):
        turns.append(people.sit(turns[-1].table, NOW, owner, name))
    turns.append(people.start(turns[-1].table, NOW, ADA))
    while at(turns[-1].table).season < 2:
        table = turns[-1].table
        seat = next(seat for seat in at(table).awaited if seat not in table.sealed)
        owner = (ADA, BEN)[seat]
        turns.append(rounds.submit(table, NOW, owner, table.round, some(table, seat)))
    cards = cards_of(Options.of("combined"), seed_of(5))
    journal = [(NOW, line) for turn in turns for line in turn.lines]
    return journal, [f"reveal {card}" for season in cards for card in season]


def finished(ruleset: str, number: int) -> str:
    """The record of a whole game of today."""
    game = Game.new(Options.of(ruleset), seed=bytes([number] * 32))
    while not game.over:
        game.play(next(legal(game.position, game.awaited[0])))
    return write_record(game.record())


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """The package with one rules version more."""
    copy = tmp_path / "quillmap"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    options = copy / "rules" / "options.py"
    text = options.read_text("utf-8")
    assert text.count(f"RULES: Final = {RULES}\n") == 1
    options.write_text(text.replace(f"= {RULES}\n", f"= {NEXT}\n", 1), "utf-8")
    pools = copy / "material" / "pools.toml"
    text = pools.read_text("utf-8")
    newest = "[[pools]]" + text.rpartition("[[pools]]")[2]
    newest = re.sub(r"since = \d+", f"since = {NEXT}", newest)
    for card in (card for cards in GONE.values() for card in cards):
        assert f'"{card}"' in newest
        newest = re.sub(rf' *"{card}",?\n?', "", newest)
    pools.write_text(f"{text}\n{newest}", "utf-8")
    return tmp_path


def asked(library: Path, what: dict[str, Any]) -> dict[str, Any]:
    """What the library of tomorrow makes of this."""
    paths = os.pathsep.join([str(library), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(what),
        env=os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_rules_1_live_on_under_rules_2(library: Path) -> None:
    """Records replay, a game under way is finished with its own cards, and new games have new."""
    records = [finished(ruleset, 7) for ruleset in ("base", "heroes", "combined")]
    journal, cards = half_played()
    found = asked(library, {"records": records, "journal": journal})
    assert found["rules"] == NEXT
    assert found["replayed"] == [[RULES, True]] * 3
    assert found["par"] == RULES
    assert found["finished"] == [RULES, True]
    assert found["journal_cards"] == cards
    gone = {card for cards in GONE.values() for card in cards}
    assert not [setup for setup in found["new"] if gone & set(setup)]
    # Some of these seeds did draw what is gone.
    drawn = {card for seed in range(60) for card in old_edicts(seed)}
    assert {"greenbough", "silos"} <= drawn


def old_edicts(number: int) -> set[str]:
    """What rules 1 draw from a seed."""
    seed = bytes([number] * 32)
    rulesets = ("base", "heroes", "combined")
    return {card for each in rulesets for card in prepare(Options.of(each), seed, rules=1).edicts}
