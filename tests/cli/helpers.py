"""Running the command, for real or in this process, and games to run it on."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quillmap import Game, Options, legal, write_move
from quillmap.cli import main
from quillmap.cli.questions import ambush, score
from quillmap.cli.questions import legal as placing
from quillmap.cli.questions.jsonl import Answer, Question, answer_lines
from quillmap.rules.legal import hero_patterns
from quillmap.rules.moves import Draw, Move
from quillmap.rules.position import Position

DATA = Path(__file__).resolve().parent.parent / "data"
COMMAND = [sys.executable, "-m", "quillmap"]
EMPTY = ["." * 11] * 11


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a command that keeps its games in this folder."""
    left_out = ("NO_COLOR", "QUILLMAP_COMMAND")
    plain = {name: value for name, value in os.environ.items() if name not in left_out}
    plain |= {"QUILLMAP_DATA": str(folder), "PYTHONUTF8": "1", "PATH": with_command()}
    plain |= {"LC_ALL": "C"}  # in English, whoever runs the tests
    return {**plain, **more}


def with_command() -> str:
    """A PATH on which the shell finds quillmap, so that hints are the same everywhere."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def run(
    *words: str | Path, said: str | bytes = "", cwd: Path | None = None, kept: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        input=said.encode() if isinstance(said, str) else said,
        capture_output=True,
        cwd=cwd,
        env=surroundings(kept or Path("/nowhere")),
        timeout=300,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


class Said:
    """Calls `main` in this process with a text on standard input."""

    def __init__(self, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capsys = capsys

    def __call__(self, *words: str | Path, said: str | bytes = "") -> tuple[int, str, str]:
        content = said.encode() if isinstance(said, str) else said
        stdin = io.TextIOWrapper(io.BytesIO(content), encoding="utf-8")
        self.patch.setattr(sys, "stdin", stdin)
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return code, out, err


def typed(position: Position, move: Move) -> str:
    """What a player types for this move."""
    text = write_move(move).split(" ", 1)[1].removeprefix("on 1 ")
    if position.round == "hero" and isinstance(move, Draw) and not move.strikes:
        # A hero that attacks off the map only: that way has a number, but no squares to name.
        return f"{text} {hero_patterns(position)[move.cells].index(0) + 1}"
    return text


def scripted(ruleset: str, seed: bytes, pick: int = 7, **options: Any) -> tuple[Game, list[str]]:
    """A finished solo game, and the lines that play it. Other numbers to pick by, other games."""
    game = Game.new(Options.of(ruleset, **options), seed=seed)
    lines: list[str] = []
    while not game.over:
        moves = list(legal(game.position, game.awaited[0]))
        move = moves[(pick * (len(lines) + 1)) % len(moves)]
        lines.append(typed(game.position, move))
        game.play(move)
    return game, lines


ANSWERING: dict[str, Callable[[Question], Answer]] = {
    "score": score.answer,
    "legal": placing.answer,
    "ambush": ambush.answer,
}


def answers(command: str, *questions: object) -> list[Any]:
    """The answers to questions that are JSON, or bytes as they are."""
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in questions]
    out = io.StringIO()
    assert answer_lines(io.BytesIO(b"\n".join(lines) + b"\n"), out, ANSWERING[command]) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]
