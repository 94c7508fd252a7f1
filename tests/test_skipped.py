"""What was skipped for want of a tool is said once, however many runs have skipped it."""

from collections import Counter
from pathlib import Path

import pytest

from tests.skipped import NAMED, keep, summed_up, wanting
from tests.soak import LONG


def skipped(why: str) -> pytest.TestReport:
    """As pytest tells of a test that was skipped."""
    where = ("tests/test_it.py", 7, f"Skipped: {why}")
    return pytest.TestReport("it", ("it", 7, "it"), {}, "skipped", where, "setup")


def test_the_runs_are_summed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, str(tmp_path / "skipped"))
    keep(wanting([skipped("nginx is not installed"), skipped("nginx is not installed")]))
    keep(wanting([skipped("nginx is not installed"), skipped("node is missing")]))
    keep(wanting([skipped(f"{LONG}: takes a minute")]))
    assert summed_up((tmp_path / "skipped").read_text("utf-8").splitlines()) == [
        "Not tested here:",
        "  nginx is not installed (3 tests)",
        "  node is missing (1 test)",
    ]


def test_where_everything_was_tested_that_is_said() -> None:
    assert wanting([skipped(f"{LONG}: takes a minute")]) == Counter()
    assert len(summed_up(["{}", "{}"])) == 1 and "nothing was skipped" in summed_up([])[0]


def test_without_a_file_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAMED, raising=False)
    monkeypatch.chdir(tmp_path)
    keep(Counter({"node is missing": 1}))
    assert list(tmp_path.iterdir()) == []
