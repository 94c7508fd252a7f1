"""The walks of CONTRIBUTING, walked: a card that is not in the game is put into a copy of it.

The files of two sample cards lie under tests/data/walk as they would be written by hand. A file is
added; `.append` goes to the end of the file of that name, and `.after` behind the line that it
names first. Then the core is built, and what concerns a card is tested in the copy.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fast import compiler

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "tests" / "data" / "walk"
CARDS = {"scoring": "twin_oaks", "ambush": "wolf_hunt"}
MOST_FILES = 6

COPIED = ("bench", "docs", "src", "tests", "tools", "web")
LEFT_OUT = ("node_modules", "pictures", "__pycache__", "*.so", "e2e")
CONCERNED = (
    "tests/material",
    "tests/bots/test_outlook.py",
    "tests/benchmark/test_suites.py",
    "tests/envs/test_actions.py",
    "tests/fast/test_core.py",
    "tests/fast/test_registry.py",
    "tests/page/test_catalogues.py",
    "tests/page/test_examples.py",
    "tests/page/test_legal.py::test_the_sample_is_true",
    "tests/page/test_material.py",
    "tests/page/test_texts_of_rules.py",
    "tests/rules/test_choices.py",
    "tests/rules/test_options.py",
    "tests/rules/test_r02_cards.py",
    "tests/rules/test_r12_walk.py",
    "tests/rules/test_r15_cards.py",
    "tests/rules/test_reasons.py",
    # Of what is compared on thousands of maps, the first part: it has every kind of map.
    "tests/rules/test_placements_twin.py::test_placements_of_printed_shapes_agree_with_brute_force[0]",
    "tests/rules/test_placements_twin.py::test_every_printed_shape_is_the_engines_shape",
    "tests/rules/test_scoring_twin.py::test_every_card_agrees_with_its_twin[0]",
    "tests/rules/test_scoring_twin.py::test_maps_of_one_kind_agree",
    "tests/rules/test_scoring_twin.py::test_the_comparison_notices_a_wrong_card",
    "tests/rules/test_solo_walk_twin.py::test_the_walk_agrees_with_a_plain_reading[0]",
    "tests/rules/test_solo_walk_twin.py::test_the_walk_visits_every_square_once_ring_by_ring",
    "tests/server/http/test_choices_kept.py",
    "tests/test_dealing_vectors.py",
    "tests/test_kept_records.py",
    "tests/test_playthroughs.py",
    "tests/twin/test_twin.py",
    "tests/cli/test_arguments.py",
    "tests/cli/game/test_explain.py",
)
"""The tests that look at every card, and those that nothing may change for."""

GAME = """
from quillmap import Game, Options, read_record, replay, write_record
from quillmap._fast import CORE
from quillmap.bots import BOTS
from quillmap.bots.protocol import Budget
from tests.fast.fuzz import check

assert CORE is not None, "the core was not built"
options = Options.of(
    "combined",
    edicts=["twin_oaks", "canal_lake", "wildholds", "silos"],
    ambush_set=["wolf_hunt", "goblin_attack", "zombie_plague", "gorgon_gaze"],
)
shown = set()
for number in range(6):
    game = Game.new(options, seed=bytes([number] * 32))
    while not game.over:
        (seat,) = game.awaited
        idea = BOTS["weighted"].consider(game.position, seat, Budget(seed=number))
        game.play(idea[0].move)
    text = write_record(game.record())
    assert replay(read_record(text)).position == game.position
    shown |= {line for line in text.splitlines() if line == "reveal wolf_hunt"}
assert shown, "the ambush never came"
for number in range(40):
    check(CORE, number)
"""
"""Games with both cards, chosen by name, and the compiled core against the plain rules."""


def files_of(kind: str) -> dict[str, Path]:
    """The files that somebody writes for a card, by the path that they write to."""
    folder = SAMPLES / kind
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        re.sub(r"\.(append|after)$", "", path.relative_to(folder).as_posix()): path
        for path in sorted(files)
    }


def put(sample: Path, path: Path) -> None:
    """Write what the sample says into the copy."""
    said = sample.read_text("utf-8")
    match sample.suffix:
        case ".append":
            path.write_text(path.read_text("utf-8").rstrip("\n") + "\n" + said, "utf-8")
        case ".after":
            first, _, rest = said.partition("\n")
            lines = path.read_text("utf-8").splitlines(keepends=True)
            (at,) = (number for number, line in enumerate(lines) if line.startswith(first))
            path.write_text("".join([*lines[: at + 1], rest, *lines[at + 1 :]]), "utf-8")
        case _:
            assert not path.exists()
            path.write_text(said, "utf-8")


def walked(section: str) -> list[str]:
    """The files that a walk of CONTRIBUTING names, one at the beginning of each step."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    text = page.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return re.findall(r"^\d+\. `([^`]+)`", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("kind", "section"), [("scoring", "Add a scoring card"), ("ambush", "Add an ambush card")]
)
def test_the_walk_names_the_files_of_the_sample(kind: str, section: str) -> None:
    found = [path.replace(CARDS[kind], "<id>") for path in files_of(kind)]
    assert sorted(walked(section)) == sorted(found)
    assert len(found) <= MOST_FILES


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The sources with both sample cards, and a core of their own."""
    if compiler() is None:
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("walk")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for beside in ROOT.iterdir():
        if beside.is_file():
            shutil.copy(beside, folder)
    for kind in CARDS:
        for path, sample in files_of(kind).items():
            put(sample, folder / path)
    yield folder
    if compiled := os.environ.get("PYTHONPYCACHEPREFIX"):  # which nobody needs again
        shutil.rmtree(Path(compiled) / folder.relative_to(folder.anchor), ignore_errors=True)


def run(folder: Path, *words: str) -> None:
    """Run Python in the copy, with its own package in front of ours."""
    paths = os.pathsep.join([str(folder / "src"), str(folder)])
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-4000:]


def test_a_card_is_a_few_files(copy: Path) -> None:
    """Two cards are added; the core is built; every test about cards passes in the copy."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(copy, "-m", "tools.cards")
    run(copy, "-m", "tools.fast", "build")
    run(copy, "-c", f"import quillmap; assert quillmap.__file__.startswith({str(copy)!r})")
    run(copy, "-c", GAME)
    run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-n", "0", *CONCERNED)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"the walk took {spent:.0f} s of the processor")  # bench/tests.md has the last one
