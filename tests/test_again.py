"""What failed by chance is asked once more and named; what is wrong still fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.again import ASKED, FAILED, MOST, UNSTEADY, summed_up

CONFTEST = """
import os
from pathlib import Path

def pytest_terminal_summary(terminalreporter):
    from tests.again import keep_failures
    stats = terminalreporter.stats
    keep_failures([*stats.get("failed", []), *stats.get("error", [])])
"""
FIRST_TIME = """
import pytest
from pathlib import Path

SEEN = Path(__file__).with_suffix(".seen")

def first_time():
    first = not SEEN.exists()
    SEEN.touch()
    return first
"""
AT_FIRST = f"{FIRST_TIME}\ndef test_it():\n    assert not first_time()\n"
AFTERWARDS = f"""{FIRST_TIME}
@pytest.fixture
def given():
    yield
    assert not first_time()

def test_it(given):
    pass
"""
ALWAYS = "def test_it():\n    assert False\n"
MANY = f"""{FIRST_TIME}
FIRST = first_time()

@pytest.mark.parametrize("which", range({MOST + 1}))
def test_it(which):
    assert not FIRST
"""


def asked(tmp_path: Path, test: str, *, again: bool = True) -> "subprocess.CompletedProcess[str]":
    """What `python -m tests.again` makes of one file of tests."""
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "test_one.py").write_text(test, "utf-8")
    house = Path(__file__).parent.parent
    env = {key: value for key, value in os.environ.items() if key not in (ASKED, FAILED)}
    env |= {"PYTHONPATH": str(house), UNSTEADY: str(tmp_path / "unsteady")}
    if again:
        env[ASKED] = "1"
    command = [sys.executable, "-m", "tests.again", "-p", "no:cacheprovider", "test_one.py"]
    return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("test", [AT_FIRST, AFTERWARDS])
def test_what_passes_alone_is_named_and_refuses_nothing(tmp_path: Path, test: str) -> None:
    ended = asked(tmp_path, test)
    assert ended.returncode == 0, ended.stdout
    assert "Once more, one by one: test_one.py::test_it" in ended.stdout
    unsteady = (tmp_path / "unsteady").read_text("utf-8").splitlines()
    assert unsteady == ["test_one.py::test_it"]
    assert summed_up(unsteady)[1:] == ["  test_one.py::test_it"]


@pytest.mark.parametrize("test", [ALWAYS, MANY])
def test_what_fails_again_or_with_many_others_fails(tmp_path: Path, test: str) -> None:
    assert asked(tmp_path, test).returncode == pytest.ExitCode.TESTS_FAILED
    assert not (tmp_path / "unsteady").exists()


def test_nobody_is_asked_twice_without_being_told_to(tmp_path: Path) -> None:
    ended = asked(tmp_path, AT_FIRST, again=False)
    assert ended.returncode == pytest.ExitCode.TESTS_FAILED and "Once more" not in ended.stdout


def test_where_all_was_steady_nothing_is_said() -> None:
    assert summed_up([]) == []
