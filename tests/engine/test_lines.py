"""`quillmap engine` as a stranger's program meets it: every command and every error."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from quillmap import Position, Seat, read_move, why_not, write_move, write_position
from quillmap.bots import BOTS, Budget
from quillmap.engine import PROTOCOL
from quillmap.engine.inbox import LONGEST_LINE
from quillmap.rules.rounds import RoundKind
from tests.engine.helpers import FINAL, Talk, table

PAGE = Path(__file__).parent.parent.parent / "docs" / "engine.md"
NAMES = ", ".join(BOTS)


@pytest.fixture(scope="module")
def talk() -> Iterator[Talk]:
    """One engine for all tests that leave it alive."""
    with Talk() as talk:
        yield talk


# What it answers --------------------------------------------------------------------------------


def test_the_example_of_the_page_is_true() -> None:
    """Line by line, as whoever waits for an answer before the next question."""
    (example,) = re.findall(r"```engine\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    lines = example.splitlines()
    assert len(lines) > 60
    with Talk() as talk:
        for line in lines:
            if line.startswith(">"):
                talk.send(line[2:])
            else:
                assert talk.output.readline().decode() == f"{line}\n"
        assert (talk.output.read(), talk.notes.read()) == (b"", b"")
        assert talk.process.wait(timeout=300) == 0


def test_the_bots_are_those_of_the_registry(talk: Talk) -> None:
    bots = [f"bot {bot.name} {bot.level} {bot.description}" for bot in BOTS.values()]
    assert talk.say("quillmap") == [*bots, f"protocol {PROTOCOL}", "ok"]


@pytest.mark.parametrize("line", ["ready", "  READY\t ", "ready\r"])
def test_ready(talk: Talk, line: str) -> None:
    assert talk.say(line) == ["ready"]
    assert talk.say(f"{line.strip()} 18446744073709551615") == ["ready 18446744073709551615"]


@pytest.mark.parametrize(
    ("players", "ruleset", "round"),
    [
        (1, "base", "explore"),
        (3, "base", "ambush"),
        (2, "heroes", "explore"),
        (2, "heroes", "hero"),
    ],
)
def test_the_same_seed_has_the_same_answer_as_in_python(
    talk: Talk, players: int, ruleset: Literal["base", "heroes"], round: RoundKind
) -> None:
    position = table(players, ruleset, round)
    assert talk.place(position) == ["ok"]
    for name, bot in BOTS.items():
        for seat in position.awaited:
            for seed in (0, 7, 2**64 - 1):
                asked = f"seed {seed} playouts 2 ideas 5 seat {seat + 1}"
                *ideas, best = talk.say(f"go {name} {asked}")
                known = bot.consider(position, seat, Budget(playouts=2, seed=seed))
                assert best == f"best {write_move(known[0].move)}"
                assert ideas == [
                    f"idea {rank} value {idea.value} gains {' '.join(map(str, idea.gains))}"
                    f" move {write_move(idea.move)}"
                    for rank, idea in enumerate(known[:5], 1)
                ]


def test_one_idea_is_told_unless_more_are_wanted(talk: Talk) -> None:
    assert talk.place(table(1)) == ["ok"]
    assert len(talk.say("go weighted seat 1 seed 1")) == 2
    assert len(talk.say("go weighted seat 1 seed 1 playouts 3 ideas 100")) > 5


def test_time_cuts_thinking_short(talk: Talk) -> None:
    position = table(2, "heroes", "hero")
    assert talk.place(position) == ["ok"]
    best = talk.say("go weighted seat 1 seed 1 time 1")[-1]
    move = read_move(best.removeprefix("best "))
    assert move.seat == Seat(0) and why_not(position, move) is None


def test_commands_may_be_sent_ahead(talk: Talk) -> None:
    talk.send("ready 1\nquillmap\nposition\nnone\nend\nready 2")
    assert [talk.hear()[-1].split()[0] for _ in range(4)] == ["ready", "ok", "error", "ready"]


def test_a_position_is_read_once_for_a_hundred_seats(talk: Talk) -> None:
    assert talk.place(table(100)) == ["ok"]
    for seat in range(1, 101):
        assert talk.say(f"go random seat {seat} seed 3")[-1].startswith(f"best {seat} ")


# What it refuses --------------------------------------------------------------------------------

COMMANDS = "expected a command (quillmap, position, go, stop, ready, quit), found"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", f"{COMMANDS} nothing"),
        ("uci", f"{COMMANDS} 'uci'"),
        ("end", f"{COMMANDS} 'end'"),
        ("quillmap 1", "expected the end of the line, found '1'"),
        ("ready -1", "expected a number from 0 to 18446744073709551615, found '-1'"),
        ("stop now", "expected the end of the line, found 'now'"),
        ("ready 1 2", "expected the end of the line, found '2'"),
        ("quit now", "expected the end of the line, found 'now'"),
        (
            "go",
            f"expected a bot ({NAMES}), found nothing",
        ),
        (
            "go gredy seat 1 seed 1",
            f"expected a bot ({NAMES}), found 'gredy'",
        ),
        ("go random", 'expected "seat" and a number, found nothing'),
        ("go random seat 1", 'expected "seed" and a number, found nothing'),
        ("go random seed 1", 'expected "seat" and a number, found nothing'),
        ("go random seat 0 seed 1", "expected a seat from 1 to 100, found '0'"),
        ("go random seat 101 seed 1", "expected a seat from 1 to 100, found '101'"),
        ("go random seat 1 seed 18446744073709551616", "found '18446744073709551616'"),
        ("go random seat 1 seed 01", "expected a seed from 0 to 18446744073709551615, found '01'"),
        ("go random seat 1 seed 1 seed 2", "once each (playouts, ideas, time), found 'seed'"),
        ("go random seat 1 seed 1 depth 2", "once each (playouts, ideas, time), found 'depth'"),
        ("go random seat 1 seed 1 ideas 0", "expected ideas from 1 to 100, found '0'"),
        ("go random seat 1 seed 1 time 0", "expected milliseconds from 1 to 3600000, found '0'"),
        ("go random seat 1 seed 1 playouts x", "expected playouts from 0 to 1000000, found 'x'"),
        ("go random seat 1 seed 1", ""),  # and none of these took the position away
        ("go random seat 3 seed 1", "there are only 2 seats at this table"),
        ("ready \u202e", "the line holds control or bidirectional characters"),
        ("ready\0", "the line holds control or bidirectional characters"),
    ],
)
def test_bad_commands_are_refused_in_a_sentence(talk: Talk, line: str, why: str) -> None:
    assert talk.place(table(2)) == ["ok"]
    *before, final = talk.say(line)
    if why:
        assert before == [] and final.startswith("error ") and final.endswith(why)
    else:
        assert final.startswith("best ")
    assert talk.say("go random seat 2 seed 1")[-1].startswith("best 2 ")


def test_bytes_that_are_no_text_are_refused(talk: Talk) -> None:
    assert talk.say(b"ready \xff") == ["error the line is not UTF-8"]
    assert talk.say(b"position\n\xff\nend") == ["error the line is not UTF-8"]


def test_a_bad_position_leaves_none(talk: Talk) -> None:
    text = write_position(table(2))
    bad = text.replace("\ncoins", "\nconis")
    assert talk.place(table(2)) == ["ok"]
    (error,) = talk.say(f"position\n{bad}end")
    line = bad.split("\n").index(next(row for row in bad.split("\n") if row.startswith("conis")))
    assert error.startswith(f"error line {line + 1}: expected ")
    assert talk.say("go random seat 1 seed 1") == ["error there is no position: send one first"]
    assert talk.say(f"position now\n{text}end") == [
        "error expected the end of the line, found 'now'"
    ]
    assert talk.say("go random seat 1 seed 1") == ["error there is no position: send one first"]
    assert talk.say(f"POSITION\r\n{text}  END \r") == ["ok"]


def test_a_seat_that_is_not_awaited_has_nothing_to_draw(talk: Talk) -> None:
    text = write_position(table(2)).replace("\nawaited 1 2\n", "\nawaited 2\n")
    assert talk.say(f"position\n{text}end") == ["ok"]
    assert talk.say("go weighted seat 1 seed 1") == ["error seat 1 has nothing to draw now"]


def test_what_is_endless_is_refused_and_not_kept() -> None:
    with Talk() as talk:
        assert talk.say("ready") == ["ready"]
        before = _peak(talk)
        long = b"x" * (50 * LONGEST_LINE)
        too_long = f"error the line is longer than {LONGEST_LINE} bytes"
        assert talk.say(long) == [too_long]
        assert talk.say(b"position\n" + long + b"\nend") == [too_long]
        too_long = f"error the position is longer than {LONGEST_LINE} bytes"
        assert talk.say(b"position\n" + (b"x" * 999 + b"\n") * 50_000 + b"end") == [too_long]
        assert talk.say(b"x" * LONGEST_LINE)[0].startswith(f"error {COMMANDS} 'xxx")
        assert talk.place(table(2)) == ["ok"]
        assert _peak(talk) - before < 30_000


def _peak(talk: Talk) -> int:
    """The most kilobytes that the engine has ever held."""
    status = Path(f"/proc/{talk.process.pid}/status")
    if not status.exists():
        return 0
    found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text())
    assert found
    return int(found[1])


# Nonsense by the thousand -----------------------------------------------------------------------


def nonsense(lots: random.Random, position: Position) -> bytes:
    """A command with something wrong in it, most of the time."""
    good = ["quillmap", "go weighted seat 1 seed 5 ideas 2", "ready 7", "go random seed 1 seat 2"]
    text = bytearray(lots.choice(good).encode())
    match lots.randrange(5):
        case 0:
            text = bytearray(lots.randbytes(lots.randrange(40)))
        case 1:
            words = lots.choices([*b"go seat seed ideas time random 1 -1 99 x".split()], k=9)
            text = bytearray(b" ".join(words[: lots.randrange(9)]))
        case 2:
            rows = write_position(position).encode().splitlines()
            for _ in range(lots.randrange(1, 4)):
                row = lots.randrange(len(rows))
                rows[row] = lots.choice(
                    [b"", rows[row][::-1], rows[row] + b" 1", lots.choice(rows)]
                )
            return b"position\n" + b"\n".join(rows) + b"\nend"
        case _:
            for _ in range(lots.randrange(4)):
                at = lots.randrange(len(text) + 1)
                text[at : at + lots.randrange(2)] = lots.randbytes(1)
    line = bytes(text).replace(b"\n", b" ")
    return b"x" + line if line.lower().split()[:1] in ([b"quit"], [b"position"]) else line


def test_it_always_answers_and_never_dies() -> None:
    lots = random.Random(20)
    position = table(2)
    finals: dict[str, int] = dict.fromkeys(FINAL, 0)
    with Talk() as talk:
        for number in range(4_000):
            finals[talk.say(nonsense(lots, position))[-1].split()[0]] += 1
            if number % 10 == 0:
                assert talk.say(f"ready {number}") == [f"ready {number}"]
                assert talk.place(position) == ["ok"]
        assert talk.say("quit") == ["bye"]
        assert talk.process.wait(timeout=300) == 0
        assert talk.notes.read() == b""
    assert finals["error"] > 2_000 and finals["best"] > 20 and finals["ok"] > 20
