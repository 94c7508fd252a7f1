"""A stranger's program in another language, written from docs/engine.md, plays a whole game.

This side is the table: it deals, tells the position, and judges what comes back.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quillmap import Game, Options, read_move, write_move, write_position
from quillmap.bots import BOTS, Budget, choose
from tests.engine.helpers import ENGINE
from tools.page import find_node

PROGRAM = Path(__file__).with_name("stranger.mjs")


@pytest.fixture
def node() -> str:
    """A node to run it; with CI=true there has to be one."""
    found = find_node()
    if found is None:
        assert os.environ.get("CI") != "true", "node is missing"
        pytest.skip("node is missing")
    return found.command


@pytest.mark.parametrize(
    ("options", "players"),
    [(Options.of("base"), 1), (Options.of("heroes"), 2)],
    ids=["base", "heroes"],
)
def test_a_strangers_program_plays_a_whole_game(node: str, options: Options, players: int) -> None:
    game = Game.new(options, players, seed=bytes(32))
    with subprocess.Popen(
        [node, str(PROGRAM), *ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as stranger:
        assert stranger.stdin and stranger.stdout
        turns = 0
        while not game.over:
            turns += 1
            stranger.stdin.write(f"{write_position(game.position)}end\n")
            stranger.stdin.flush()
            line = stranger.stdout.readline()
            assert line, "the stranger has left; its note is above"
            seat = game.awaited[0]
            mine = choose(BOTS["weighted"], game.position, seat, Budget(seed=turns))
            assert line == f"{write_move(mine)}\n"
            game.play(read_move(line))
        stranger.stdin.close()
        assert stranger.wait(timeout=300) == 0
    assert turns > 10 * players


@pytest.mark.parametrize(
    "engine",
    [
        "print('bot a 2 A.'); print('protocol 2'); print('ok', flush=True); input()",
        "import sys; sys.exit(0)",
    ],
)
def test_the_stranger_notices_what_is_wrong(node: str, engine: str) -> None:
    words = [node, str(PROGRAM), sys.executable, "-c", engine]
    done = subprocess.run(words, input="", capture_output=True, text=True)
    assert done.returncode == 1 and "stranger: " in done.stderr
