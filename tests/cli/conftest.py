"""What the tests of the command line share."""

from pathlib import Path

import pytest

from tests.cli.helpers import Said, with_command


@pytest.fixture
def quillmap(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Said:
    """The command in this process, keeping its games in the test's own folder."""
    monkeypatch.setenv("QUILLMAP_DATA", str(tmp_path / "kept"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("PATH", with_command())
    monkeypatch.delenv("QUILLMAP_COMMAND", raising=False)
    monkeypatch.chdir(tmp_path)
    return Said(monkeypatch, capsys)
