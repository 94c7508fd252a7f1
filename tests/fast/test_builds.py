"""The core is built twice, and which build runs is seen at load time: the answers are the same."""

import os
import platform
import random
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

from quillmap._fast import CORE, WHY, Core, packing
from quillmap._fast.tables import tables
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.alone import OWNER, alone
from tests.fast.fuzz import anywhere
from tests.soak import numbers

SOURCE = Path(__file__).parents[2] / "src"
WITHOUT = "qemu64,-popcnt"
"""A processor as old as any that a wheel for x86-64 may meet."""
ASKED = """
import sys
sys.path.insert(0, sys.argv[1])
from quillmap._fast import CORE, WHY
from quillmap.bots import BOTS, Budget
from quillmap.game import Game
from quillmap.notation import Player
from quillmap.rules import Options
game = Game.new(Options.of("base"), [Player("Ada")], seed=bytes(32))
print(CORE.__name__, WHY, sep="; ")
while not game.over:
    (idea, *_) = BOTS["navigator"].consider(game.position, game.awaited[0], Budget(20, 7))
    game.play(idea.move)
print(game.position.scores)
"""


pytestmark = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64") or sys.platform == "win32",
    reason="there is one build for this processor",
)


def test_both_builds_give_the_same_answers(core: Core) -> None:
    plain = cast(Core, import_module("quillmap._fast._core"))
    other = cast(Core, import_module("quillmap._fast._core_popcnt"))
    credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    for each in (plain, other):
        each.load(tables())
    for number in numbers(40, 60):
        position, seat = anywhere(random.Random(number))
        start = packing.pack(alone(position, seat), OWNER)
        assert plain.points(start) == other.points(start), f"case {number}"
        answers = [each.rollouts(start, credit, 24, number, 0, 3) for each in (plain, other)]
        assert answers[0] == answers[1], f"case {number}"
        if position.awaited:
            surveys = [each.surveyed(start, credit) for each in (plain, other)]
            assert plain.legal(start) == other.legal(start) and surveys[0] == surveys[1]


def asked(*command: str | Path) -> list[str]:
    """What such a Python says: which build it has taken, and how a navigator's game ends."""
    words = [str(word) for word in (*command, "-c", ASKED, SOURCE)]
    return subprocess.check_output(words, encoding="utf-8").splitlines()


def test_a_processor_that_cannot_count_bits_has_the_same_moves(core: Core) -> None:
    """An emulated one: an instruction that it does not know would end the process."""
    emulator = shutil.which("qemu-x86_64")
    if emulator is None:
        assert os.environ.get("CI") != "true", "qemu-x86_64 is missing: install qemu-user"
        pytest.skip("qemu-user is not installed")
    python = Path(sys.executable).resolve()
    build, *played = asked(emulator, "-cpu", WITHOUT, python)
    assert build == "quillmap._fast._core; the extension was built"
    here, *expected = asked(python)
    assert played == expected
    assert here == f"{getattr(CORE, '__name__', None)}; {WHY}"
