"""`quillmap doctor` says what runs, and why."""

import os
import subprocess
import sys

import pytest

from quillmap import __version__
from quillmap._fast import CORE
from quillmap.cli import main


def test_every_part_has_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    parts = [line.split(maxsplit=1)[0] for line in lines]
    assert parts == ["quillmap", "python", "core", "page", "database"]
    assert lines[0].split() == ["quillmap", __version__]
    assert sys.executable in lines[1]
    assert lines[4].endswith("tables.db")
    if os.environ.get("CI") == "true" and not os.environ.get("QUILLMAP_PURE"):
        assert "compiled" in lines[2]
    assert ("plain Python" in lines[2]) == (CORE is None)


def test_plain_python_can_be_asked_for() -> None:
    said = subprocess.check_output(
        [sys.executable, "-m", "quillmap", "doctor"],
        env={**os.environ, "QUILLMAP_PURE": "1"},
        encoding="utf-8",
    )
    assert "core      plain Python: QUILLMAP_PURE is set\n" in said
