"""Engines that crash, hang or talk nonsense: the right failure, in time, and no harm beyond it."""

import asyncio
import logging
import resource
from pathlib import Path

import pytest

from quillmap import Seat, why_not
from quillmap.engine import client as places
from quillmap.server.thinking.engines import Answer, Ask, Engines, Failure
from tests.engine.helpers import soon, table
from tests.engine.planted import GREETING, Planted

pytestmark = pytest.mark.anyio

TABLE = table(3)
GOOD = [Ask(seat, "good", 1) for seat in TABLE.awaited]
BAD = Ask(Seat(1), "bad", 1)
PLENTY = 60.0
"""Seconds that a call never needs, for those that must not fail on a busy machine."""

DEEDS: list[tuple[str, Failure, int]] = [
    ("os._exit(3)", "crashed", 2),
    ("os.kill(os.getpid(), 9)", "crashed", 2),
    ("sys.stdout.write('best 2 for'); sys.stdout.flush(); os._exit(0)", "crashed", 2),
    ("os.close(1); time.sleep(1000)", "crashed", 2),
    ("say('hello')", "answered nonsense", 2),
    ("say('')", "answered nonsense", 2),
    ("say('ok')", "answered nonsense", 2),
    ("os.write(1, b'\\xff\\xfe\\n')", "answered nonsense", 2),
    ("say('best')", "answered nonsense", 1),
    ("say('best hello')", "answered nonsense", 1),
    ("say('best ' + MOVES[seat] + ' ' + MOVES[seat])", "answered nonsense", 1),
    ("say('error I do not feel like it')", "answered nonsense", 1),
    ("say('best 2 forest A1 A2 A3 A4 A5 A6 A7')", "answered nonsense", 1),
    ("say('best 2 destroys A1')", "answered nonsense", 1),
    ("say('best ' + MOVES[1])", "answered nonsense", 1),
    ("say('best 100' + MOVES[2][1:])", "answered nonsense", 1),
    ("while True: say('idea ' + 'x' * 1000)", "answered nonsense", 2),
    ("while True: os.write(1, b'x' * 65536)", "answered nonsense", 2),
    ("while True: os.write(1, b'idea ' * 1000)", "answered nonsense", 2),
]
"""A deed, what it is called, and how many processes there are after one more ask."""


@pytest.mark.parametrize(("deed", "failure", "processes"), DEEDS)
async def test_a_bad_answer_costs_one_move(
    tmp_path: Path, deed: str, failure: Failure, processes: int
) -> None:
    planted = Planted(tmp_path, TABLE, deed)
    async with planted.pool() as engines:
        first, second, third = await engines.ask(TABLE, [GOOD[0], BAD, GOOD[2]], PLENTY)
        assert second == Answer(BAD.seat, None, failure)
        assert first.failure is third.failure is None
        for answer in await engines.ask(TABLE, GOOD, PLENTY):
            assert answer.failure is None and answer.move is not None
            assert why_not(TABLE, answer.move) is None
        assert len(planted.pids) == processes and len(planted.running) == 1


@pytest.mark.parametrize(
    "deed",
    [
        "time.sleep(1000)",
        "while True: pass",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
        "while True: say('idea 1'); time.sleep(0.05)",
        "while True: os.write(2, b'x' * 65536)",
    ],
)
async def test_who_thinks_for_ever_is_too_slow(tmp_path: Path, deed: str) -> None:
    planted = Planted(tmp_path, TABLE, deed)
    async with planted.pool() as engines:
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure is None
        answers = await engines.ask(TABLE, [GOOD[0], BAD, GOOD[2]], 2)
        assert [answer.failure for answer in answers] == [None, "too slow", "too slow"]
        assert soon(lambda: not planted.running)
        assert all(a.failure is None for a in await engines.ask(TABLE, GOOD, PLENTY))
        assert len(planted.pids) == 2


async def test_the_other_engine_goes_on_while_one_is_stuck(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "time.sleep(1000)")
    async with planted.pool(2) as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        answers = await engines.ask(TABLE, [BAD, *GOOD * 3], 3)
        assert [answer.failure for answer in answers] == ["too slow", *[None] * 9]


async def test_who_answers_twice_is_replaced_and_nobody_else_is_blamed(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "say('best ' + MOVES[seat]); say('best ' + MOVES[1])")
    async with planted.pool() as engines:
        answers = await engines.ask(TABLE, [BAD, *GOOD], PLENTY)
        assert [answer.failure for answer in answers] == [None] * 4
        assert [a.move.seat for a in answers if a.move] == [1, 0, 1, 2]
        assert len(planted.pids) == 2


async def test_who_ends_between_two_asks_is_replaced(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "say('best ' + MOVES[seat]); os._exit(0)")
    async with planted.pool() as engines:
        for _ in range(3):
            (answer,) = await engines.ask(TABLE, [BAD], PLENTY)
            assert answer.failure is None
            assert soon(lambda: not planted.running)
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure is None
        assert len(planted.pids) == 4


async def test_who_floods_between_two_asks_fills_no_memory(tmp_path: Path) -> None:
    flood = "say('best ' + MOVES[seat])\nwhile True: os.write(1, b'x' * 65536)"
    planted = Planted(tmp_path, TABLE, flood)
    async with planted.pool() as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert (await engines.ask(TABLE, [BAD], PLENTY))[0].failure is None
        await asyncio.sleep(1)
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure is None
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000
        assert len(planted.pids) == 2


@pytest.mark.parametrize("last", ["os._exit(3)", "time.sleep(1000)", "say('best ' + MOVES[seat])"])
async def test_what_an_engine_starts_ends_with_it(tmp_path: Path, last: str) -> None:
    child = "note(PIDS, subprocess.Popen(['sleep', '1000']).pid)"
    planted = Planted(tmp_path, TABLE, f"{child}\n{last}")
    async with planted.pool() as engines:
        (answer,) = await engines.ask(TABLE, [BAD], 4)
        assert len(planted.pids) == 2
        if answer.failure:
            assert soon(lambda: not planted.running)


# Engines that cannot be started -----------------------------------------------------------------


async def test_a_command_that_is_missing_fails_fast(tmp_path: Path) -> None:
    for command in [str(tmp_path / "missing")], [str(tmp_path)]:
        engines = Engines(2, command)
        for _ in range(20):
            answers = await engines.ask(TABLE, GOOD, PLENTY)
            assert [answer.failure for answer in answers] == ["crashed"] * 3
        await engines.close()


@pytest.mark.parametrize(
    ("start", "greeting"),
    [
        ("os._exit(1)", GREETING),
        ("raise ValueError", GREETING),
        ("", "hello"),
        ("", "protocol 2\nok"),
        ("", "protocol 1\nno"),
        ("", "bot a 1 A.\n" * 1000),
        ("say('welcome to my engine')", GREETING),
    ],
)
async def test_who_dies_at_the_start_is_not_started_over_and_over(
    tmp_path: Path, start: str, greeting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "SHORTEST_REST", 30.0)
    planted = Planted(tmp_path, TABLE, start=start, greeting=greeting)
    async with planted.pool(2) as engines:
        for _ in range(20):
            answers = await engines.ask(TABLE, GOOD, PLENTY)
            assert [answer.failure for answer in answers] == ["crashed"] * 3
        assert len(planted.pids) == 2


async def test_after_a_rest_it_is_tried_again(tmp_path: Path) -> None:
    mended = tmp_path / "mended"
    start = f"if not os.path.exists({str(mended)!r}): os._exit(1)"
    planted = Planted(tmp_path, TABLE, start=start)
    async with planted.pool() as engines:
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure == "crashed"
        mended.touch()
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure == "crashed"
        assert len(planted.pids) == 1
        await asyncio.sleep(2 * places.SHORTEST_REST)
        assert (await engines.ask(TABLE, GOOD[:1], PLENTY))[0].failure is None


async def test_who_never_says_who_it_is_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "START_SECONDS", 0.5)
    planted = Planted(tmp_path, TABLE, start="time.sleep(1000)")
    async with planted.pool(2) as engines:
        answers = await engines.ask(TABLE, GOOD, PLENTY)
        assert [answer.failure for answer in answers] == ["crashed"] * 3


# The log ----------------------------------------------------------------------------------------


async def test_each_failure_is_one_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "quillmap.engines")
    deed = "sys.stderr.write('I am\\n' + 'lost ' * 100_000); sys.stderr.flush(); os._exit(1)"
    planted = Planted(tmp_path, TABLE, deed)
    async with planted.pool() as engines:
        await engines.ask(TABLE, [GOOD[0], BAD, GOOD[2]], PLENTY)
    told = [record for record in caplog.records if record.name == "quillmap.engines"]
    warnings = [r.getMessage() for r in told if r.levelno == logging.WARNING]
    assert warnings == ["bot bad crashed"]
    notes = [r.getMessage() for r in told if r.levelno == logging.INFO]
    assert notes[0].startswith(f"engine {planted.pids[0]} notes 'I am\\nlost")
    assert sum(map(len, notes)) < 6000
    assert "quillmap position" not in caplog.text
