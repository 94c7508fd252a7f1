"""`quillmap benchmark`, as it is typed: tables, JSON, a plot, and going on after a kill."""

import json
import os
import re
import signal
import subprocess
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from quillmap.benchmark.report import read_report
from tests.cli.helpers import COMMAND, run, surroundings
from tests.guests import plant

TINY = ("--suite", "heroes-D", "--games", "6", "--jobs", "1")


def test_tables_json_and_plot(tmp_path: Path) -> None:
    done = run("benchmark", *TINY, "--bots", "random,weighted", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("suite heroes-D, quillmap ")
    assert lines[2].split()[:4] == ["bot", "N", "rating", "±"]
    assert [lines[3].split()[:2], lines[4].split()[:2]] == [["random", "6"], ["weighted", "6"]]
    assert "weighted beats random" in done.stdout
    folder = tmp_path / "benchmark-results"
    assert {path.name for path in folder.iterdir()} == {
        f"heroes-D.{bot}{what}.jsonl"
        for bot in ("random", "weighted")
        for what in ("", ".times", ".luck")
    }
    kept = {path: path.read_bytes() for path in folder.iterdir()}

    words = ("--bots", "random,weighted", "--json", "--plot", "picture.svg")
    again = run("benchmark", *TINY, *words, cwd=tmp_path)
    assert again.returncode == 0
    found = read_report(json.loads(again.stdout))
    assert [(each.bot, each.games) for each in found.players] == [("random", 6), ("weighted", 6)]
    assert found.paired[0].verdict == "weighted beats random"
    assert {path: path.read_bytes() for path in folder.iterdir()} == kept  # nothing to play
    picture = ET.parse(tmp_path / "picture.svg").getroot()
    texts = [each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "Solo ratings on heroes-D" and "weighted" in texts


def test_those_that_take_long_can_play_fewer_games(tmp_path: Path) -> None:
    words = ("--suite", "base-A", "--bots", "navigator", "--playouts", "2", "--slow", "3", "--json")
    done = run("benchmark", *words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [each.games for each in read_report(json.loads(done.stdout)).players] == [3]


def test_a_guest_plays_and_loses_what_it_spoils(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = plant(tmp_path, monkeypatch)
    words = ("--bots", f"{module}:First,{module}:Bad", "--games", "4", "--jobs", "2")
    done = run("benchmark", "--suite", "base-B", *words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "first has lost" not in done.stdout
    assert re.search(
        r"^bad has lost turns to greedy: it crashed [0-9]+ times\.$", done.stdout, re.M
    )
    rows = (tmp_path / "benchmark-results" / "base-B.bad.jsonl").read_text("utf-8").splitlines()
    assert "crashed" in json.loads(rows[0])["lost"]


def test_hindsight_stands_beside_bots(tmp_path: Path) -> None:
    words = ("--suite", "base-A", "--bots", "weighted", "--hindsight", "2", "--games", "2")
    done = run("benchmark", *words, "--jobs", "1", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "best found with hindsight" in done.stdout and "maximum" not in done.stdout
    kept = tmp_path / "benchmark-results"
    rows = [
        [json.loads(line)["rating"] for line in (kept / name).read_text("utf-8").splitlines()]
        for name in ("base-A.weighted.jsonl", "base-A.hindsight-2.jsonl")
    ]
    assert len(rows[0]) == 2 and all(less < more for less, more in zip(*rows, strict=True))


def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    """Killed for good again and again, with half a line at the end: the rows are as if never."""
    words = ["benchmark", "--suite", "base-A", "--bots", "weighted", "--games", "60"]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert run(*words, "--results", whole).returncode == 0
    path = killed / "base-A.weighted.jsonl"
    ends = []
    for enough in (1, 9, 30):
        process = subprocess.Popen(
            [*COMMAND, *words, "--results", str(killed), "--jobs", "2"],
            env=surroundings(tmp_path),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        deadline = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < enough:
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.005)
        process.kill()
        process.communicate(timeout=300)  # ends when all who could write have ended, its own too
        ends.append(process.returncode)
        with open(path, "ab") as file:
            file.write(b'{"suite":"base-A","purp')  # as if the kill had come in the middle of it
    assert -signal.SIGKILL in ends
    assert run(*words, "--results", killed).returncode == 0
    assert path.read_bytes() == (whole / path.name).read_bytes()
    assert len((killed / "base-A.weighted.times.jsonl").read_text().splitlines()) == 60


SLOW = """
import pathlib, sys, time

if "--multiprocessing-fork" in sys.argv:
    try:
        pathlib.Path(__file__).with_name("first").touch(exist_ok=False)
    except FileExistsError:
        time.sleep(3)
"""
"""Read by every Python when it starts: of several processes that play, all but one start slowly."""


@pytest.mark.parametrize("slow", ["", SLOW], ids=["all play", "one is still starting"])
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, slow: str) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(slow)
    words = [
        "benchmark",
        "--bots",
        "surveyor",
        "--results",
        str(tmp_path / "rows"),
        "--jobs",
        "2",
    ]
    process = subprocess.Popen(
        [*COMMAND, *words],
        env={**surroundings(tmp_path), "PYTHONPATH": str(tmp_path / "site")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    path = tmp_path / "rows" / "base-A.surveyor.jsonl"
    deadline = time.monotonic() + 60
    while not path.exists() or not path.read_bytes():
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to every process
    out, err = process.communicate(timeout=300)
    assert (process.returncode, out) == (130, "")
    assert err == (
        "quillmap: Stopped. All finished games are kept: the same command goes on with the next "
        "one.\n"
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--suite base-C", "There is no suite 'base-C': choose from base-A, "),
        ("--bots gredy", "--bots: there is no bot 'gredy', only random, "),
        ("--bots greedy,", "--bots: there is no bot ''"),
        ("--hindsight 1001", "--hindsight is a number from 1 to 1000, not '1001'"),
        ("--bots greedy,greedy", "--bots names somebody twice"),
        ("--games 6145", "--games is a number from 1 to 6144, not '6145'"),
        ("--games 0", "--games is a number from 1 to 6144"),
        ("--jobs none", "--jobs is a number"),
        ("--playouts -1", "--playouts is a number"),
        ("--games 3 --orthogonal", "--orthogonal and --games do not go together"),
        ("--slow 6145", "--slow is a number from 1 to 6144, not '6145'"),
        ("--games 3 --slow 3", "--slow and --games do not go together"),
        ("--jobs 2 --cluster x", "--cluster and --jobs do not go together"),
        ("--cluster here", "The address of a cluster is like tcp://host:8786, not 'here'."),
        ("--purpose praise", "--purpose cannot be 'praise'"),
    ],
)
def test_bad_arguments_are_one_sentence(words: str, why: str, tmp_path: Path) -> None:
    done = run("benchmark", *words.split(), cwd=tmp_path)
    assert done.returncode == 2 and done.stdout == "" and why in done.stderr
    assert re.search(r"(^|\n)quillmap( benchmark: error)?: .*\n$", done.stderr)
    assert list(tmp_path.iterdir()) == []


def test_rows_that_are_not_ours_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "heroes-D.random.jsonl").write_text("nonsense\n")
    done = run("benchmark", *TINY, "--bots", "random", "--results", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quillmap: {tmp_path}/heroes-D.random.jsonl: line 1 is not a row.\n"


def test_tuning_decks_are_marked(tmp_path: Path) -> None:
    words = ("--bots", "random", "--purpose", "tuning")
    done = run("benchmark", *TINY, *words, cwd=tmp_path)
    assert "tuning decks, which tell no strength" in done.stdout.splitlines()[0]
    assert (tmp_path / "benchmark-results" / "heroes-D.tuning.random.jsonl").exists()
