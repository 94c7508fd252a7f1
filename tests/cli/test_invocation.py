"""Hints name a command that this person can really type."""

import shlex
import sys
from pathlib import Path

import pytest

from quillmap.cli.invocation import command_line, play_command
from tests.cli.helpers import Said, scripted


@pytest.fixture
def unknown_to_the_shell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("QUILLMAP_COMMAND", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_short_name_if_the_shell_finds_it(quillmap: Said) -> None:
    assert play_command() == "quillmap play --terminal"
    assert command_line("replay", "my game.txt") == "quillmap replay 'my game.txt'"


def test_else_what_was_run(unknown_to_the_shell: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = Path("venv/quillmap")
    script.parent.mkdir()
    script.touch()
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert play_command() == "venv/quillmap play --terminal"
    monkeypatch.setattr(sys, "argv", ["/somewhere/quillmap/__main__.py"])
    assert command_line("replay", "x").endswith(" -m quillmap replay x")


def test_make_is_called_by_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILLMAP_COMMAND", "make play")
    assert play_command() == 'make play ARGS="--terminal"'
    assert play_command("--resume", "a.txt") == 'make play ARGS="--terminal --resume a.txt"'
    assert play_command("--resume", "a b") == """make play ARGS="--terminal --resume 'a b'\""""
    # What would end the quotes early is quoted in another way.
    assert shlex.split(play_command("--resume", 'a"b'))[2] == "ARGS=" + shlex.join(
        ["--terminal", "--resume", 'a"b']
    )
    monkeypatch.setenv("QUILLMAP_COMMAND", "docker run -it quillmap play --terminal")
    assert play_command("--resume", "a.txt").endswith("--terminal --resume a.txt")


def test_a_game_ends_with_commands_that_work(
    quillmap: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUILLMAP_COMMAND", "make play")
    _, lines = scripted("base", bytes(32))
    words = ["play", "--terminal", "--seed", "00" * 32]
    _, out, _ = quillmap(*words, said="\n".join(lines[:2]))
    assert out.endswith('Go on with: make play ARGS="--terminal"\n')
    assert 'go on with make play ARGS="--terminal", or add --new' in quillmap(*words)[2]
    _, out, _ = quillmap("play", "--terminal", said="\n".join(lines[2:]))
    assert out.splitlines()[1] == '  make play ARGS="--terminal --new"'
    command = out.splitlines()[-1].removeprefix("Check it with: quillmap ")
    assert quillmap(*command.split())[0] == 0
