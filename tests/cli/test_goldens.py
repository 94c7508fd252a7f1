"""Whole transcripts, compared word for word with what was read and kept."""

from pathlib import Path

import pytest

from quillmap import read_record
from tests.cli.goldens import FOLDER, GAMES, REPLAYS, transcript


@pytest.mark.parametrize("name", [*GAMES, *REPLAYS])
def test_the_transcript_is_as_it_was(name: str, tmp_path: Path) -> None:
    assert transcript(name, tmp_path) == (FOLDER / name).read_text(encoding="utf-8")
    for saved in tmp_path.glob("kept/game-*.txt"):
        finished = "-unfinished" not in saved.name
        assert (read_record(saved.read_text(encoding="utf-8")).seed is not None) == finished


@pytest.mark.parametrize("name", GAMES)
def test_a_transcript_fits_a_usual_terminal(name: str) -> None:
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        assert len(line) <= 80, line
        assert line == line.rstrip() or line == "> "
        assert "\x1b" not in line
