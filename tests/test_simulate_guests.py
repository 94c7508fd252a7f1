"""Guests at simulated tables: the same games, and whoever fails is reported by name."""

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from quillmap import Game, Options, Seat, legal, read_record, replay, write_record
from quillmap.bots import Budget
from quillmap.cli import main
from quillmap.engine.apart import apart
from quillmap.notation import Made
from quillmap.simulate import Simulated, simulate
from tests.engine.helpers import running
from tests.guests import plant

BASE = Options.of("base")
PLENTY = 30.0
"""Seconds for a move that nobody ever needs."""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of the guests, in the working directory."""
    return plant(tmp_path, monkeypatch)


def notes(simulated: Simulated) -> list[tuple[int, str | None, str | None]]:
    """The lines of a record that were made for somebody."""
    made = [entry for entry in simulated.record.entries if isinstance(entry, Made)]
    return [(each.move.seat, each.by, each.note) for each in made if each.by]


def test_a_guest_plays_and_one_that_fails_loses_its_turns(guests: str) -> None:
    names = [f"{guests}:First", "random", f"{guests}:Bad"]
    alone = list(simulate(BASE, names, 2, "guests"))
    assert alone == list(simulate(BASE, names, 2, "guests", jobs=2))
    for simulated in alone:
        assert simulated.bots == ("first", "random", "bad")
        assert {lapse.seat for lapse in simulated.lapses} == {2}
        lost = [(lapse.seat, "greedy", lapse.failure) for lapse in simulated.lapses]
        assert notes(simulated) == lost and 3 < len(lost) < len(simulated.seconds[2])
        text = write_record(simulated.record)
        assert write_record(replay(read_record(text)).record()) == text


def test_in_processes_of_their_own_guests_play_the_same_games(guests: str) -> None:
    names = ["random", f"{guests}:Half", f"{guests}:Bad"]
    here = list(simulate(BASE, names, 1, "apart"))
    assert here == list(simulate(BASE, names, 1, "apart", cast=partial(apart, seconds=PLENTY)))


def test_who_never_comes_back_is_ended_and_goes_on(guests: str, tmp_path: Path) -> None:
    names = [f"{guests}:Stuck", "random"]
    (played,) = simulate(BASE, names, 1, "stuck", cast=partial(apart, seconds=2.0))
    (lapse,) = played.lapses
    assert (lapse.seat, lapse.failure, lapse.why) == (0, "too slow", "no answer within 2 s")
    assert notes(played) == [(0, "greedy", "too slow")]
    assert not running(int((tmp_path / "stuck.pid").read_text()))


def test_who_takes_its_process_along_has_crashed(guests: str) -> None:
    (played,) = simulate(BASE, [f"{guests}:Dying"], 1, cast=partial(apart, seconds=PLENTY))
    (lapse,) = played.lapses
    assert (lapse.failure, lapse.why) == ("crashed", "its process ended")


def test_who_looks_at_the_clock_is_in_time(guests: str) -> None:
    position = Game.new(BASE, seed=bytes(32)).position
    with apart([f"{guests}:Patient"], seconds=2.0) as (bot,):
        (idea,) = bot.consider(position, Seat(0), Budget(seed=1))
    assert idea.move == next(legal(position, Seat(0)))


# The command ------------------------------------------------------------------------------------


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """`quillmap simulate` as somebody types it in the working directory."""
    command = [sys.executable, "-P", "-m", "quillmap", "simulate", "--games", "2", *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_report_names_who_lost_turns(guests: str) -> None:
    done = run("--bots", f"{guests}:Bad,{guests}:First", "--jobs", "2")
    assert done.returncode == 0
    table, lost = done.stdout.split("\n\n")[1:3]
    assert [row.split()[0] for row in table.splitlines()] == ["bot", "bad", "first"]
    assert re.fullmatch(
        r"bad at seat 1 lost \d+ of \d+ turns to greedy: crashed \d+\.\n"
        rf"  First in game 1, crashed: KeyError: 0 \({guests}\.py, line \d+\)",
        lost,
    )


def test_the_json_names_them_too_and_nothing_a_guest_prints(guests: str) -> None:
    done = run("--bots", f"{guests}:Bad,{guests}:First", "--json", "--move-time", "30")
    found = json.loads(done.stdout)
    assert found["bots"] == ["bad", "first"]
    bad, first = (seat["lost"] for seat in found["seats"])
    assert first == {"turns": 0, "failures": {}, "first": None}
    assert bad["turns"] == bad["failures"]["crashed"] > 0
    assert bad["first"]["game"] == 1 and bad["first"]["why"].startswith("KeyError: 0")


@pytest.mark.parametrize("time", ["0", "-1", "soon", "3601", "1e3", ""])
def test_a_time_that_cannot_be_is_refused(time: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", f"--move-time={time}"]) == 2
    told = f"quillmap: --move-time is a number of seconds up to 3600, not {time!r}.\n"
    assert capsys.readouterr() == ("", told)


def test_a_guest_that_cannot_come_in_is_refused() -> None:
    done = run("--bots", "nowhere_at_all:Bot")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "quillmap: --bots: there is no module 'nowhere_at_all' for nowhere_at_all:Bot.\n"
    )
