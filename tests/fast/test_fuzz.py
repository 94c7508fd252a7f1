"""A minute of the fuzzer, and that it finds mistakes: planted ones in a core of our own."""

import importlib.util
import os
import sysconfig
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import cast

import pytest

from quillmap._fast import Core
from quillmap._fast.tables import tables
from tests.fast.compare import Difference
from tests.fast.fuzz import Tally, check, run
from tests.soak import numbers
from tools.fast import FAST, compiled, compiler, linked, sources

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PARTS = 8
CASES = 60


@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree(core: Core, part: int) -> None:
    tally = Tally()
    for number in numbers(part, CASES):
        tally += check(core, number)
    assert tally["games"] > 10
    assert tally["placements"] > 10_000
    assert tally["scores"] > 10_000
    assert tally["values"] > 1_000


MISTAKES = [
    ("edicts_fields.c", "farms += count(both(beside(farm), water)) >= 3;", ">= 3", ">= 2"),
    ("edicts_forest.c", "woods += !meet(wood, near_village) && count(wood) >= 5", ">= 5", ">= 4"),
    ("legal.c", "anchors = both(anchors, covering(turned, *wanted));", "both(", "either("),
    ("play.c", "coins += count(without(surrounded(sheet), before));", "count(", "!!count("),
    ("play.c", "fill(sheet, MONSTER, taken, ZOMBIE);", "ZOMBIE", "NO_LETTER"),
    ("gains_geometry.c", "gain_hits(spot, both(empty, with_empty[0]), -weight);", "-", ""),
    ("progress_village.c", "if (size < 6 && can_reach(village, 6,", "6", "7"),
    ("outlook.c", "left -= s->time < left ? s->time : left;", "s->time : left", "0 : left"),
    ("beam.c", "ranked[i] = (Ranked){room.branches[i].points,", "{room.", "{-room."),
    ("beam.c", "wide += first_seen(room->states, wide,", "+= first_seen(", "+= 1 | first_seen("),
    ("ending.c", "if (value > most)", ">", "<"),
    ("playout.c", "reveal_ambush(s, picked(deck, s->ambushes))", "deck", "&(Lots){0}"),
]


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Every file of the core, compiled: with a mistake only one of them has to be anew."""
    if compiler() is None:
        assert os.environ.get("CI") != "true", "there is no C compiler"
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("core")
    return {
        source.name: compiled(source, folder / f"{source.stem}.o", "-O1")
        for source in sources(FAST, "module.c")
    }


@pytest.mark.parametrize(
    ("file", "line", "right", "wrong"), MISTAKES, ids=[f"{m[0]}: {m[1]}" for m in MISTAKES]
)
def test_a_planted_mistake_is_found(
    core: Core,
    objects: dict[str, Path],
    tmp_path: Path,
    file: str,
    line: str,
    right: str,
    wrong: str,
) -> None:
    text = (FAST / file).read_text(encoding="utf-8")
    assert text.count(line) == 1
    mistaken = tmp_path / file
    mistaken.write_text(text.replace(line, line.replace(right, wrong)), encoding="utf-8")
    made = compiled(mistaken, tmp_path / "planted.o", "-O1", f"-I{FAST}")
    others = [path for name, path in objects.items() if name != file]
    planted = loaded(linked([*others, made], tmp_path / f"_core{SUFFIX}"))
    with pytest.raises(Difference):
        run(planted, range(3_000))


def loaded(path: Path) -> Core:
    """A build of the core from anywhere, beside the one in use."""
    loader = ExtensionFileLoader("quillmap._fast._core", str(path))
    spec = importlib.util.spec_from_file_location(loader.name, path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    core = cast(Core, module)
    core.load(tables())
    return core
