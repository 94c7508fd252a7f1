"""The bot of the guide, word for word: in ten lines, simulated, and asked by a program."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from quillmap.cli import main
from tests.engine.helpers import Talk, table

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "library.md").read_text("utf-8")
SECTION = GUIDE.partition("## A bot of your own")[2]


@pytest.fixture(autouse=True)
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot as the page shows it, saved under the name that the page says."""
    (source,) = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)
    path = tmp_path / "my_bots.py"
    path.write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return path


def commands() -> list[list[str]]:
    """What the page lets its reader type."""
    (lines,) = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
    return [shlex.split(line) for line in lines.splitlines()]


def quillmap(words: list[str]) -> list[str]:
    """The words of a process for a command of the page."""
    assert words[0] == "quillmap"
    return [sys.executable, "-P", "-m", *words]


def test_it_has_ten_lines(saved: Path) -> None:
    assert len([line for line in saved.read_text().splitlines() if line]) == 10


def test_it_plays_as_the_page_says() -> None:
    done = subprocess.run(quillmap(commands()[0]), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    rows = done.stdout.split("\n\n")[1].splitlines()
    assert [row.split()[:3] for row in rows[1:]] == [["cautious", "1", "5"], ["greedy", "2", "5"]]
    assert " lost " not in done.stdout


def test_it_can_be_asked_as_the_page_says() -> None:
    with Talk(quillmap(commands()[1])) as talk:
        assert "bot cautious 0 Keeps away from monsters and cares for nothing else." in talk.say(
            "quillmap"
        )
        for position in (table(2), table(2, round="ambush")):
            assert talk.place(position) == ["ok"]
            assert talk.say("go cautious seat 1 seed 1")[-1].startswith("best 1 ")


def test_a_mistake_is_reported_as_the_page_says(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page shows what is told of this very mistake."""
    source = saved.read_text()
    saved.with_name("my_bots_2.py").write_text(
        source.replace("(-1 if on == move.seat else 1)", "{1: -1, 2: -1, 3: -1}[position.season]")
    )
    assert main(["simulate", "--bots", "my_bots_2:Cautious,greedy", "--games", "5"]) == 0
    told = capsys.readouterr().out.split("\n\n")[2].replace("my_bots_2", "my_bots")
    assert f"```\n{told}\n```" in SECTION, told
