"""`quillmap engine --bot module:Class`: a guest beside our bots, and its mistakes by its name."""

import subprocess
import sys
from pathlib import Path

import pytest

from quillmap import Seat, legal, write_move
from quillmap.bots import BOTS
from tests.engine.helpers import Talk, table
from tests.guests import plant

ENGINE = (sys.executable, "-P", "-m", "quillmap", "engine")
"""Without the working directory, as the command `quillmap` starts."""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of the guests, in the working directory."""
    return plant(tmp_path, monkeypatch)


def test_guests_are_introduced_and_asked_like_the_others(guests: str) -> None:
    command = [*ENGINE, "--bot", f"{guests}:First", "--bot", f"{guests}:Patient"]
    position = table(2)
    moves = [write_move(move) for move in legal(position, Seat(1))]
    with Talk(command) as talk:
        bots = talk.say("quillmap")
        assert bots[len(BOTS) :] == [
            "bot first 0 Takes what comes first.",
            "bot patient 0 Takes what comes first.",
            "protocol 1",
            "ok",
        ]
        assert talk.place(position) == ["ok"]
        *ideas, best = talk.say("go first seat 2 seed 1 ideas 2")
        assert ideas == [
            f"idea {rank} value 0 gains 0 0 0 0 move {move}"
            for rank, move in enumerate(moves[:2], 1)
        ]
        assert best == f"best {moves[0]}"
        assert talk.say("go patient seat 2 seed 1 time 1")[-1] == best
        talk.send("go patient seat 2 seed 1\nstop")
        assert [talk.hear()[-1], talk.hear()[-1]] == [best, "ok"]
        assert talk.say("quit") == ["bye"]
        assert talk.notes.read().decode().startswith("a guest comes in\na guest thinks\n")


def test_a_mistake_is_told_by_name_and_costs_nobody_else(guests: str) -> None:
    deeds = {
        "bad": "crashed: KeyError: 0 ",
        "leaving": "crashed: SystemExit: I have had enough ",
        "silent": "answered nonsense: it has no idea",
        "lazy": "answered nonsense: generator is no sequence of ideas",
        "cheating": "answered nonsense: the move is not legal: ",
        "elsewhere": "answered nonsense: the move is not one of seat 1",
    }
    words = [word for name in deeds for word in ("--bot", f"{guests}:{name.title()}")]
    with Talk([*ENGINE, *words]) as talk:
        assert talk.place(table(2)) == ["ok"]
        for name, why in deeds.items():
            (error,) = talk.say(f"go {name} seat 1 seed 1 ideas 3")
            assert error.startswith(f"error {name} {why}")
            assert talk.say(f"go {name} seat 1 seed 2")[-1].startswith("best 1 ")
        assert talk.say("quit") == ["bye"]
        assert "KeyError: 0" in talk.notes.read().decode()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nowhere_at_all:Bot"], "--bot: there is no module 'nowhere_at_all' for nowhere_at_all:B"),
        (["greedy"], "--bot is for guests, and greedy is there anyway"),
        (["{0}:First", "{0}:Twin"], "--bot: {0}:First and {0}:Twin are both called 'first'"),
    ],
)
def test_who_cannot_come_in_is_told_why(guests: str, words: list[str], why: str) -> None:
    asked = [word for each in words for word in ("--bot", each.format(guests))]
    done = subprocess.run([*ENGINE, *asked], input="", capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1].startswith(f"quillmap: {why.format(guests)}")
