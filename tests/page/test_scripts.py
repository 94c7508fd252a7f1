"""The page's own arithmetic against that of the game: SHA-256, shapes, and what a round asks for.

These tests run the scripts in node. Where node is not installed they are skipped, even with CI:
the server needs no node, and the rules never depend on what a page computes.
"""

import hashlib
import json
import random
import shutil
import subprocess
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import msgspec
import pytest

from quillmap import Game, Options, grid, read_move, write_move
from quillmap.grid import EVERYWHERE, Cells
from quillmap.material import ALL_AMBUSHES, EXPLORE, HEROES
from quillmap.rules import Seat, legal, offers
from quillmap.rules.ambush import target
from quillmap.rules.check import why_not
from quillmap.rules.heroes import strikes
from quillmap.rules.legal import gazing
from quillmap.rules.position import Position
from quillmap.server.material import material
from quillmap.server.views import game_view
from quillmap.shape import Shape
from quillmap.table.table import Table
from tests.random_play import RULESETS, random_move, random_options

NODE = shutil.which("node")
PAGE = Path(str(files("quillmap.server") / "page"))

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")

Run: TypeAlias = Callable[[str, object], Any]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a module that reads `given` and calls `give`, with the scripts of the page beside it."""
    folder = tmp_path_factory.mktemp("scripts")
    for path in PAGE.glob("*.js"):
        shutil.copy(path, folder)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    around = (
        'import { readFileSync } from "node:fs";\n'
        'const given = JSON.parse(readFileSync(0, "utf8"));\n'
        "const give = (result) => process.stdout.write(JSON.stringify(result));\n"
    )

    def ask(code: str, given: object) -> Any:
        (folder / "asked.mjs").write_text(around + code, "utf-8")
        done = subprocess.run(
            [cast(str, NODE), "asked.mjs"],
            cwd=folder,
            input=json.dumps(given),
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return ask


def names(cells: Cells) -> str:
    """Squares as the page writes them."""
    return " ".join(grid.names(cells))


# SHA-256 ------------------------------------------------------------------------------------------


def test_sha256_of_known_messages(run: Run) -> None:
    known = {
        "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    }
    code = """
        import { sha256 } from "./sha256.js";
        give(given.map((text) => sha256(new TextEncoder().encode(text))));
    """
    assert run(code, list(known)) == list(known.values())


def test_sha256_of_every_length_around_a_block(run: Run) -> None:
    rng = random.Random(1)
    messages = [rng.randbytes(length) for length in range(200)]
    code = """
        import { fromHex, sha256 } from "./sha256.js";
        give(given.map((digits) => sha256(fromHex(digits))));
    """
    digests = run(code, [message.hex() for message in messages])
    assert digests == [hashlib.sha256(message).hexdigest() for message in messages]


def test_the_commitment_of_docs_dealing(run: Run) -> None:
    code = 'import { fromHex, sha256 } from "./sha256.js"; give(sha256(fromHex(given)));'
    expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert run(code, "00" * 32) == expected


# Shapes -------------------------------------------------------------------------------------------

SHAPES = sorted(
    {choice.shape.rows for box in EXPLORE.values() for c in box.values() for choice in c.choices}
    | {card.shape.rows for card in ALL_AMBUSHES.values()}
)


def test_turned_and_flipped_shapes_cover_the_same_squares(run: Run) -> None:
    code = """
        import { namesOf, orientations, placements } from "./geometry.js";
        give(given.map((rows) => ({
            ways: orientations(rows),
            placed: placements(rows, () => true).map(namesOf),
        })));
    """
    for rows, found in zip(SHAPES, run(code, SHAPES), strict=True):
        shape = Shape(rows)
        assert {tuple(way) for way in found["ways"]} == {way.rows for way in shape.orientations}
        assert found["ways"][0] == list(rows), "the printed one comes first"
        assert len(found["placed"]) == len(shape.placements)
        assert set(found["placed"]) == {names(cells) for cells in shape.placements}


def test_what_fits_on_a_map_with_ruins(run: Run) -> None:
    rng = random.Random(2)
    asked = []
    expected = []
    for rows in SHAPES * 4:
        empty, wanted = rng.getrandbits(121) | rng.getrandbits(121), rng.getrandbits(121)
        empty, wanted = empty & EVERYWHERE, wanted & rng.getrandbits(121) & EVERYWHERE
        asked.append([rows, names(empty), names(wanted)])
        expected.append({names(cells) for cells in Shape(rows).fitting(empty, wanted)})
    code = """
        import { namesOf, placements, squaresOf } from "./geometry.js";
        give(given.map(([rows, empty, wanted]) => {
            const [free, ruins] = [new Set(squaresOf(empty)), new Set(squaresOf(wanted))];
            return placements(rows, (at) => free.has(at), (at) => ruins.has(at)).map(namesOf);
        }));
    """
    assert [set(found) for found in run(code, asked)] == expected


def test_heroes_strike_what_their_pattern_says(run: Run) -> None:
    code = """
        import { Draft } from "./draft.js";
        import { nameOf, namesOf } from "./geometry.js";
        const sheet = { map: ".".repeat(121) };
        give(given.map((rows) => {
            const choices = [{ rows, coin: false, fits: 121 }];
            const task = { kind: "hero", seat: 1, on: 1, sheet, asks: "hero", card: "",
                           terrains: ["hero"], choices, single: false, ruins: false,
                           turning: true, letter: null, targets: [] };
            const draft = new Draft(task);
            const found = {};
            for (let way = 0; way < 8; way++) {
                if (way === 4) draft.flip();
                draft.turn();
                for (let at = 0; at < 121; at++) {
                    draft.moveOver(at);
                    (found[nameOf(at)] ??= []).push(namesOf(draft.strikes));
                }
            }
            return found;
        }));
    """
    heroes = list(HEROES)
    for card, found in zip(heroes, run(code, [HEROES[id].rows for id in heroes]), strict=True):
        for cell, patterns in strikes(card, True).items():
            assert set(found[grid.name(cell)]) == {names(pattern) for pattern in patterns}


# Rounds -------------------------------------------------------------------------------------------


def view_of(position: Position) -> dict[str, Any]:
    """The part of the view that the scripts read."""
    options = position.setup.options
    play = game_view(cast(Table, SimpleNamespace(round=1)), position)
    rules = ("fallback_terrain", "hero_cards", "hero_pattern_rotation")
    return {
        "stage": "playing",
        "options": {name: getattr(options, name) for name in rules},
        "play": json.loads(msgspec.json.encode(play)),
    }


def positions(ruleset: str, players: int, seed: int) -> list[Position]:
    """Every position of a game by chance in which somebody has to draw."""
    rng = random.Random(seed)
    options = Options.of(ruleset, **random_options(rng, ruleset))
    game = Game.new(options, players=players, seed=rng.randbytes(32))
    found = []
    while not game.over:
        found.append(game.position)
        for seat in game.awaited:
            game.play(random_move(rng, game.position, seat))
    return found


TASKS = """
    import { Draft } from "./draft.js";
    import { namesOf } from "./geometry.js";
    import { taskOf } from "./task.js";
    const { material, views } = given;
    give(views.map(([view, seat]) => {
        const task = taskOf(view, seat, material);
        const draft = new Draft(task);
        if (draft.targets.length) draft.destroys = draft.targets[0];
        return {
            kind: task.kind, on: task.on, terrains: task.terrains, single: task.single,
            fits: task.choices.map((choice) => choice.fits), targets: namesOf(task.targets),
            squares: namesOf(draft.squares), gazed: namesOf(draft.targets), line: draft.line,
        };
    }));
"""


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [1, 3])
def test_the_page_asks_for_what_the_rules_ask_for(run: Run, ruleset: str, players: int) -> None:
    asked = [
        (position, seat)
        for seed in range(6)
        for position in positions(ruleset, players, seed)
        for seat in position.awaited
    ]
    views = [(view_of(position), seat + 1) for position, seat in asked]
    given = {"material": material().model_dump(mode="json"), "views": views}
    for (position, seat), found in zip(asked, run(TASKS, given), strict=True):
        compare(position, seat, found)


def compare(position: Position, seat: Seat, found: dict[str, Any]) -> None:
    """What the page found out, against the rules; its first ghost is always allowed."""
    move = read_move(found["line"])
    assert write_move(move) == found["line"], "squares stand in their order"
    if position.round in ("gaze", "troll"):
        assert found["kind"] == "destroy"
        lines = {write_move(each) for each in legal(position, seat)}
        assert lines == {f"{seat + 1} destroys {name}" for name in found["targets"].split()}
    else:
        offered = offers(position, seat)
        assert found["single"] == offered[0].single
        assert found["terrains"] == list(offered[0].terrains)
    if position.round == "explore" and not found["single"]:
        assert [n for n in found["fits"] if n] == [len(each.placements) for each in offered]
    if position.round == "ambush":
        on = target(position.circle, seat, position.ambush.arrow)
        assert found["on"] == on + 1
        letter = None if found["single"] else position.ambush.letter
        cells = grid.union(grid.named(name) for name in found["squares"].split())
        if not cells & position.sheets[on].filled:
            assert found["gazed"] == names(gazing(position.sheets[on], letter, cells))
    walked = position.round == "ambush" and len(position.circle) == 1
    if not walked:  # there the rule names a square, and the server says which
        assert why_not(position, move) is None
