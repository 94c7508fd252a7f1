"""The rooms of the house: who may import whom, read from the source and not from its promises."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quillmap

HOUSE = Path(quillmap.__file__).parent

BOTTOM = {"frozen", "grid", "renamed", "shape", "texts", "material"}
BELOW: dict[str, set[str]] = {
    "frozen": set(),
    "grid": set(),
    "renamed": set(),
    "shape": {"grid"},
    "texts": set(),
    "material": {"grid", "shape", "texts"},
    "rules": BOTTOM,
    "notation": BOTTOM | {"rules"},
    "dealer": BOTTOM | {"rules"},
    "_fast": BOTTOM | {"rules"},
    "bots": BOTTOM | {"rules", "notation", "_fast"},
    "game": BOTTOM | {"rules", "notation", "dealer"},
    "replay": BOTTOM | {"rules", "notation", "dealer", "game"},
    "faircopy": BOTTOM | {"rules", "notation", "dealer", "game", "replay"},
    "processes": set(),
    "_version": set(),
}
"""What each room may use beside itself. Arrows point down only."""

EVERYTHING = BELOW.keys() | {"simulate", "tally", "hindsight"}
BELOW["simulate"] = set(BELOW) - {"_version"}
BELOW["tally"] = BELOW["simulate"] | {"simulate"}
BELOW["hindsight"] = BELOW["simulate"]
BELOW["__init__"] = EVERYTHING - {"bots", "simulate", "tally", "hindsight"}
BELOW["benchmark"] = EVERYTHING - {"replay"}
BELOW["table"] = BOTTOM | {"rules", "notation", "dealer", "game", "replay"}
BELOW["envs"] = BOTTOM | {"rules", "notation", "dealer", "game"}
BELOW["store"] = {"renamed"}
BELOW["engine"] = BOTTOM | {"rules", "notation", "bots"}
BELOW["server"] = EVERYTHING | {"__init__", "table", "store", "engine"}
BELOW["cli"] = BELOW["server"] | {"server", "benchmark"}
BELOW["__main__"] = {"cli"}

THIRD_PARTY: dict[str, set[str]] = {
    "benchmark": {"distributed"},
    "envs": {"gymnasium", "numpy", "pettingzoo"},
    "faircopy": {"resvg_py"},
    "store": {"asyncpg"},
    "server": {
        "asyncpg",
        "fastapi",
        "httptools",
        "msgspec",
        "prometheus_client",
        "pydantic",
        "segno",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    },
}
"""What a room may use beside the standard library; every other room uses nothing else."""

PURE = {"frozen", "grid", "shape", "texts", "material", "rules", "dealer", "table"}
"""Rooms without chance, clock or network, and without files but those of the package."""

OUTSIDE = {"random", "secrets", "time", "datetime", "asyncio", "threading", "json", "sqlite3", "os"}
OUTSIDE |= {"socket", "subprocess", "pathlib", "sys", "logging", "uuid"}


def room(module: str) -> str:
    """The room of a module: `rules` for quillmap.rules.legal."""
    return [*module.split("."), "__init__"][1]


def imports(source: str, own: str) -> Iterator[str]:
    """Every module that a source imports, at the top or inside a function.

    `from quillmap import grid` means the room, `from quillmap import Game` the whole package.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{own} imports by dots: name the room"
            if node.module == "quillmap":
                yield from (f"quillmap.{_room_or_front(alias.name)}" for alias in node.names)
            else:
                yield node.module


def _room_or_front(name: str) -> str:
    return name if name in BELOW else "__init__"


def wrong(source: str, own: str) -> list[str]:
    """The imports that a room may not have."""
    found = []
    for module in imports(source, own):
        first = module.split(".")[0]
        if first == "quillmap":
            if room(module) not in BELOW[own] | {own}:
                found.append(module)
        elif first in sys.stdlib_module_names:
            if own in PURE and first in OUTSIDE:
                found.append(module)
        elif first not in THIRD_PARTY.get(own, set()):
            found.append(module)
    return found


def sources() -> list[tuple[str, Path]]:
    """Every source file and the room it lies in."""
    return [
        (path.relative_to(HOUSE).with_suffix("").parts[0], path)
        for path in sorted(HOUSE.rglob("*.py"))
    ]


def test_every_room_is_on_the_plan() -> None:
    assert {own for own, _ in sources()} <= BELOW.keys(), "a new room: say what it may import"
    assert {own for own, _ in sources()} >= PURE | {"notation", "game", "replay"}


@pytest.mark.parametrize(
    ("own", "path"), sources(), ids=[str(path.relative_to(HOUSE)) for _, path in sources()]
)
def test_nothing_imports_upward_or_from_outside(own: str, path: Path) -> None:
    assert wrong(path.read_text(encoding="utf-8"), own) == []


def test_dask_is_known_to_one_file() -> None:
    knowing = [
        path.name
        for own, path in sources()
        if "distributed" in {m.split(".")[0] for m in imports(path.read_text("utf-8"), own)}
    ]
    assert knowing == ["cluster.py"]


CHOOSING = {"bots/chosen.py", "hindsight/finding.py"}
"""Where the compiled core or plain Python is chosen, once for each room."""


def test_only_those_who_choose_know_both_the_core_and_plain_python() -> None:
    """So plain Python needs nothing of the core, and nobody asks again which of the two it is."""
    knowing = set()
    for each in ("bots", "hindsight"):
        for path in (HOUSE / each).rglob("*.py"):
            found = set(re.findall(r"^\s*from (quillmap\S+) import", path.read_text("utf-8"), re.M))
            core = {name for name in found if name.startswith("quillmap._fast")}
            if core or {name for name in found if name.endswith(".native")}:
                knowing.add(path.relative_to(HOUSE).as_posix())
    assert knowing == CHOOSING | {"bots/native.py", "hindsight/native.py"}


def test_the_plan_has_no_circle() -> None:
    done: set[str] = set()
    while len(done) < len(BELOW):
        ready = {own for own, below in BELOW.items() if own not in done and below <= done}
        assert ready, f"these rooms need each other: {sorted(BELOW.keys() - done)}"
        done |= ready


# Inside the server --------------------------------------------------------------------------------

FLOORS: tuple[str, ...] = (
    "ground",
    "wire",
    "gate",
    "thinking",
    "scribe",
    "rooms",
    "archive",
    "background",
    "server.py",
    "live",
    "http",
    "app.py",
    "run.py",
)
"""The floors of the server, from below: a file imports from its own floor and from those below."""
GROUND = {
    "clock",
    "ids",
    "index",
    "metrics",
    "qr",
    "reasons",
    "refused",
    "settings",
    "single_flight",
    "site",
}
GROUND |= {"space", "tasks"}
"""Files that lie in no folder and know of no floor but what is said on the wire."""
ABOVE_GROUND = {"index": {"wire"}, "settings": {"gate"}}
"""What these need of the floors above them; nothing there needs them back."""
SERVER = "quillmap.server"


def floor(module: str) -> str:
    """The floor of a module of the server."""
    first = module.split(".")[2]
    if first in GROUND:
        return "ground"
    return first if first in FLOORS else f"{first}.py"


def modules() -> dict[str, Path]:
    """Every module of the server, by its name."""
    return {
        ".".join(("quillmap", *path.relative_to(HOUSE).with_suffix("").parts)): path
        for path in sorted((HOUSE / "server").rglob("*.py"))
        if path != HOUSE / "server" / "__init__.py"
    }


def used(source: str, known: set[str]) -> set[str]:
    """The modules of the server that a source imports; a package means its front."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(SERVER):
            for alias in node.names:
                names = (f"{node.module}.{alias.name}", f"{node.module}.{alias.name}.__init__")
                fronts = (node.module, f"{node.module}.__init__")
                found.add(next(name for name in (*names, *fronts) if name in known))
    return found


@pytest.mark.parametrize("module", modules())
def test_nothing_in_the_server_imports_from_a_floor_above(module: str) -> None:
    known = modules()
    own, allowed = floor(module), ABOVE_GROUND.get(module.split(".")[2], set())
    for other in used(known[module].read_text("utf-8"), set(known)):
        below = FLOORS.index(floor(other)) <= FLOORS.index(own)
        assert below or floor(other) in allowed, f"{module} imports {other}"


def test_no_two_modules_of_the_server_need_each_other() -> None:
    known = modules()
    needs = {name: used(path.read_text("utf-8"), set(known)) for name, path in known.items()}
    done: set[str] = set()
    while len(done) < len(needs):
        ready = {name for name, below in needs.items() if name not in done and below <= done}
        assert ready, f"these need each other: {sorted(needs.keys() - done)}"
        done |= ready


def test_a_ring_and_a_step_upwards_are_noticed() -> None:
    known = set(modules())
    assert used("from quillmap.server import wire", known) == {f"{SERVER}.wire.__init__"}
    assert used("from quillmap.server.live.socket import Conversation", known) == {
        f"{SERVER}.live.socket"
    }
    assert FLOORS.index(floor(f"{SERVER}.live.socket")) > FLOORS.index(
        floor(f"{SERVER}.rooms.room")
    )
    assert floor(f"{SERVER}.server") == "server.py"


# The pictures of docs/architecture.md -------------------------------------------------------------

PAGE = (HOUSE.parent.parent / "docs" / "architecture.md").read_text("utf-8")
BESIDE = {"__init__", "__main__", "_version", "frozen", "processes", "renamed", "tally", "locales"}
"""Rooms that are in no picture: the front, data, and small things that everybody may use."""


def pictured(heading: str) -> list[str]:
    """The rows of the picture below a heading, from above, without their explanations."""
    rows = PAGE.split(f"## {heading}\n")[1].split("```")[1].strip("\n").splitlines()
    # Explanations stand in one column: the first in which every row has a letter after a space.
    column = next(
        at
        for at in range(1, min(map(len, rows)))
        if all(row[at - 1] == " " and row[at] != " " for row in rows)
    )
    return [row[:column].strip() for row in rows]


def test_the_picture_of_the_rooms_is_true() -> None:
    place: dict[str, tuple[int, int]] = {}
    for number, row in enumerate(pictured("Rooms, arrows down only")):
        chained = " -> " in row
        for at, name in enumerate(re.findall(r"\w+", row)):
            place[name] = (number, at if chained else 0)
    assert place.keys() - {"locales"} == BELOW.keys() - BESIDE
    for own, path in sources():
        for module in imports(path.read_text("utf-8"), own):
            if module.split(".")[0] != "quillmap" or {own, room(module)} & BESIDE:
                continue
            other = room(module)
            assert own == other or place[own] < place[other], f"{own} imports {other}, see {PAGE}"


def test_the_picture_of_the_floors_is_true() -> None:
    floors = [name.removesuffix(".py") for name in reversed(FLOORS)]
    assert pictured("The floors of the server") == floors


MOST_FILES = 16
"""In one folder: what one look takes in."""


@pytest.mark.parametrize(
    "folder",
    [path for path in [HOUSE / "server", *(HOUSE / "server").rglob("*/")] if path.is_dir()],
)
def test_no_floor_has_too_many_files(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) <= MOST_FILES


# The scan notices what it must.


@pytest.mark.parametrize(
    ("own", "line"),
    [
        ("grid", "from quillmap.shape import Shape"),
        ("grid", "import quillmap.shape"),
        ("grid", "from quillmap import material"),
        ("shape", "from quillmap.material import CARDS"),
        ("material", "from quillmap.rules.sheet import Sheet"),
        ("texts", "from quillmap.material import NAMES"),
        ("texts", "import fluent.runtime"),
        ("rules", "from quillmap.notation import read_move"),
        ("rules", "from quillmap import Game"),
        ("rules", "import quillmap"),
        ("rules", "import random"),
        ("rules", "def late():\n    from random import choice"),
        ("rules", "import json, ast"),
        ("dealer", "import os.path"),
        ("dealer", "from quillmap.game import Game"),
        ("notation", "from quillmap.dealer import deal"),
        ("bots", "from quillmap.dealer import deal"),
        ("bots", "from quillmap.game import Game"),
        ("bots", "from quillmap.hindsight import best_found"),
        ("_fast", "from quillmap.bots import BOTS"),
        ("rules", "from quillmap._fast import CORE"),
        ("game", "from quillmap.replay import replay"),
        ("replay", "from quillmap.bots import BOTS"),
        ("__init__", "from quillmap.cli import main"),
        ("table", "import time"),
        ("table", "from secrets import token_bytes"),
        ("table", "from quillmap.bots import BOTS"),
        ("table", "from quillmap.store import Store"),
        ("table", "import msgspec"),
        ("store", "from quillmap.table import Table"),
        ("store", "from fastapi import FastAPI"),
        ("envs", "from quillmap.bots import BOTS"),
        ("envs", "import torch"),
        ("bots", "import numpy"),
        ("engine", "from quillmap.game import Game"),
        ("engine", "from quillmap.server.thinking.engines import Engines"),
        ("engine", "import uvloop"),
        ("server", "from quillmap.cli import main"),
        ("server", "import numpy"),
        ("game", "from quillmap.server import app"),
        ("__init__", "from quillmap.store import Store"),
        ("cli", "import numpy"),
        ("cli", "import uvicorn"),
        ("cli", "from distributed import Client"),
        ("benchmark", "from quillmap.cli import main"),
        ("benchmark", "import numpy"),
        ("simulate", "from quillmap.benchmark import SUITES"),
    ],
)
def test_a_planted_import_is_noticed(own: str, line: str) -> None:
    assert len(wrong(f'"""A file."""\nimport dataclasses\n{line}\n', own)) == 1


@pytest.mark.parametrize(
    ("own", "line"),
    [
        ("shape", "from quillmap.grid import SIZE"),
        ("rules", "from quillmap.texts import text"),
        ("rules", "from quillmap import grid"),
        ("rules", "from quillmap.rules.moves import Move"),
        ("game", "import random"),
        ("cli", "from quillmap import __version__"),
        ("bots", "from quillmap.bots.protocol import Bot"),
        ("bots", "from quillmap._fast import CORE"),
        ("table", "from quillmap.replay import replay"),
        ("store", "import asyncpg"),
        ("envs", "from gymnasium import spaces"),
        ("envs", "from quillmap.game import Game"),
        ("engine", "from quillmap.bots import BOTS"),
        ("server", "from starlette.websockets import WebSocket"),
        ("server", "from quillmap.table.lines import Line"),
        ("cli", "from quillmap.server import serve"),
        ("cli", "from quillmap.benchmark import SUITES"),
        ("benchmark", "from distributed import Client"),
    ],
)
def test_a_good_import_is_let_in(own: str, line: str) -> None:
    assert wrong(line, own) == []


def test_an_import_by_dots_is_refused() -> None:
    with pytest.raises(AssertionError, match="name the room"):
        wrong("from . import grid", "rules")
