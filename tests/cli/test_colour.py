"""Colour on a terminal that has it, and nowhere else; and what a person at a keyboard is told."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from quillmap import Game
from quillmap.cli.ink import Ink
from quillmap.notation import Made
from quillmap.rules.events import SeasonScored
from quillmap.rules.sheet import pictured
from tests.cli.goldens import FOLDER
from tests.cli.helpers import COMMAND, EMPTY, scripted, surroundings

pty = pytest.importorskip("pty", reason="needs a POSIX terminal")

ESCAPE = "\x1b["


def at_a_terminal(words: list[str], typed: str, folder: Path, **more: str) -> str:
    """What the command shows when it runs at a terminal and this is typed."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**surroundings(folder), "COLUMNS": "80", "LINES": "24", **more},
    )
    os.close(slave)
    os.write(master, typed.encode())
    seen = b""
    try:
        while chunk := os.read(master, 65536):
            seen += chunk
    except OSError:
        pass  # Linux reports the end of a terminal as an error
    os.close(master)
    assert process.wait(timeout=300) == 0, seen
    return seen.decode()


PLAY = ["play", "--terminal", "--seed", "x"]


def season_ends(ruleset: str, seed: bytes) -> list[int]:
    """After how many moves of the scripted game each season ends."""
    game, _ = scripted(ruleset, seed)
    again = Game.new(game.setup.options, seed=seed)
    ends = []
    for at, entry in enumerate((e for e in game.record().entries if isinstance(e, Made)), 1):
        again.play(entry.move)
        if any(isinstance(event, SeasonScored) for event in again.events):
            ends.append(at)
    return ends


def test_a_game_is_in_colour(tmp_path: Path) -> None:
    shown = at_a_terminal(PLAY, "help\nquit\n", tmp_path, TERM="xterm-256color")
    assert f"{ESCAPE}38;5;231;48;5;94m ^ {ESCAPE}0m" in shown  # a mountain, with its mark


@pytest.mark.parametrize(
    ("words", "more"),
    [
        (["--no-color"], {"TERM": "xterm-256color"}),
        ([], {"TERM": "xterm-256color", "NO_COLOR": "1"}),
        ([], {"TERM": "dumb"}),
    ],
)
def test_a_game_without_colour(tmp_path: Path, words: list[str], more: dict[str, str]) -> None:
    shown = at_a_terminal([*PLAY, *words], "quit\n", tmp_path, **more)
    assert f"{ESCAPE}38" not in shown and f"{ESCAPE}48" not in shown and f"{ESCAPE}1m" not in shown
    assert "Spring, time" in shown


def test_a_replay_is_in_colour_and_keeps_to_the_width(tmp_path: Path) -> None:
    words = ["replay", str(FOLDER / "three.record.txt")]
    shown = at_a_terminal(words, "", tmp_path, TERM="xterm-256color")
    assert f"{ESCAPE}38;5;231;48;5;28m F " in shown
    plain = re.sub("\x1b\\[[0-9;]*m", "", shown)
    assert max(len(line) for line in plain.split("\r\n")) == 80


def test_a_person_is_told_what_to_type(tmp_path: Path) -> None:
    sheet = "\n".join(EMPTY) + "\n\x04"
    shown = at_a_terminal(["score", "--card", "silos"], sheet, tmp_path)
    assert "type a sheet, eleven rows of eleven marks, then Ctrl-D" in shown


def test_the_end_of_a_season_waits_for_the_reader(tmp_path: Path) -> None:
    _, lines = scripted("base", bytes(32))
    words = ["play", "--terminal", "--no-color", "--seed", "00" * 32]
    # Once Enter, once the next move already, and at the end Enter again.
    ends = season_ends("base", bytes(32))
    typed = [*lines[: ends[0]], "", *lines[ends[0] :], "", ""]
    shown = at_a_terminal(words, "\n".join(typed) + "\n", tmp_path)
    assert shown.count("Enter goes on. ") == 4
    for season, then in ("Spring", "Summer, time"), ("Summer", "Fall, time"):
        told, waits, after = (shown.index(t) for t in (f"{season} ends.", "Enter", f"{then} "))
        shown = shown[shown.index("Enter goes on.") + 1 :]
        assert told < waits < after
    assert "rating" in shown and "Check it with" in shown


def test_ctrl_d_at_a_pause_goes_on(tmp_path: Path) -> None:
    _, lines = scripted("base", bytes(32))
    words = ["play", "--terminal", "--no-color", "--seed", "00" * 32]
    first = season_ends("base", bytes(32))[0]
    typed = "\n".join(lines[:first]) + "\n\x04quit\n"
    assert "Your game is kept." in at_a_terminal(words, typed, tmp_path)


def test_placements_stand_in_columns(tmp_path: Path) -> None:
    sheet = "\n".join(EMPTY) + "\n\x04"
    shown = at_a_terminal(["legal", "--card", "farmland"], sheet, tmp_path)
    assert re.search(r"\n    1  A1 A2   +\d+  \S+ \S+   +\d+  ", shown)
    assert max(len(line) for line in shown.split("\r\n") if line.startswith("  ")) <= 80


def test_every_mark_has_its_letter_with_and_without_colour() -> None:
    rows = ["FVAWMHx^#r.", "fvawmhX....", *EMPTY[2:]]
    sheet = pictured(rows)
    plain, painted = Ink(False).sheet(sheet), Ink(True).sheet(sheet)
    assert plain[1] == "A  F  V  A  W  M  H  x  ^  #  r  . "
    for mark in "FVAWMHx^#r":
        assert f" {mark} {ESCAPE}0m" in painted[1]
