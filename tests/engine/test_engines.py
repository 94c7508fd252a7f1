"""The pool of engines: who is asked when, how long it may take, and what is left at the end."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from quillmap import Seat
from quillmap.bots import BOTS, HINT_BOT, Budget, choose
from quillmap.engine.process import NICE
from quillmap.server.thinking.engines import Answer, Ask, Engines
from tests.engine.helpers import soon, table
from tests.engine.planted import Planted

pytestmark = pytest.mark.anyio

TABLE = table(3)
GOOD = [Ask(seat, "good", 1) for seat in TABLE.awaited]
BAD = Ask(Seat(1), "bad", 1)
PLENTY = 120.0


@asynccontextmanager
async def real(count: int = 2) -> AsyncIterator[Engines]:
    """A pool of real engines."""
    engines = Engines(count)
    try:
        yield engines
    finally:
        await engines.close()


# Answers ----------------------------------------------------------------------------------------


async def test_answers_are_those_of_the_bots_in_order() -> None:
    async with real() as engines:
        for position in (TABLE, table(3, round="ambush"), table(2, "heroes", "hero")):
            quick = [name for name, bot in BOTS.items() if bot.level <= HINT_BOT.level]
            asks = [Ask(s, bot, s * 99 + 2**63) for s in position.awaited for bot in quick]
            assert await engines.ask(position, asks, PLENTY) == [
                Answer(a.seat, choose(BOTS[a.bot], position, a.seat, Budget(seed=a.seed)), None)
                for a in asks
            ]
        assert await engines.ask(TABLE, []) == []


async def test_ninety_nine_bots_at_a_table_of_a_hundred() -> None:
    position = table(100)
    asks = [Ask(seat, "weighted", seat) for seat in position.awaited[1:]]
    async with real() as engines:
        began = time.perf_counter()
        answers = await engines.ask(position, asks, PLENTY)
        print(f"99 bots at a table of 100: {time.perf_counter() - began:.2f} s with the start")
    assert answers == [
        Answer(a.seat, choose(BOTS["weighted"], position, a.seat, Budget(seed=a.seed)), None)
        for a in asks
    ]


async def test_what_cannot_be_asked_costs_nothing_else() -> None:
    async with real(1) as engines:
        asks = [Ask(Seat(0), "nobody", 1), Ask(Seat(77), "random", 1), Ask(Seat(1), "random", 1)]
        answers = await engines.ask(TABLE, asks, PLENTY)
    nonsense = "answered nonsense"
    assert [answer.failure for answer in answers] == [nonsense, nonsense, None]


@pytest.mark.parametrize(
    ("bot", "seed"), [("a b", 1), ("a\n", 1), ("", 1), ("a", -1), ("a", 2**64)]
)
def test_an_ask_fits_into_a_line(bot: str, seed: int) -> None:
    with pytest.raises(ValueError, match="cannot be written as a line"):
        Ask(Seat(0), bot, seed)


# Processes --------------------------------------------------------------------------------------


async def test_processes_start_when_needed_and_stay(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE)
    async with planted.pool(2) as engines:
        await asyncio.sleep(0.1)
        assert planted.pids == []
        for _ in range(5):
            await engines.ask(TABLE, GOOD[:1], PLENTY)
        assert len(planted.running) == 1
        await engines.ask(TABLE, GOOD * 30, PLENTY)
        assert soon(lambda: len(planted.pids) == 2)
        await engines.ask(TABLE, GOOD * 30, PLENTY)
        assert len(planted.pids) == len(planted.running) == 2


async def test_a_position_is_sent_once_for_all_asks_of_a_call(tmp_path: Path) -> None:
    start = (
        "sys.stdin = (note(NOTES, line.partition(' ')[0].strip()) or line for line in sys.stdin)"
    )
    planted = Planted(tmp_path, TABLE, start=start)
    async with planted.pool() as engines:
        for _ in range(2):
            answers = await engines.ask(TABLE, GOOD * 5, PLENTY)
            assert {answer.failure for answer in answers} == {None}
    assert planted.notes.count("position") == 2 and planted.notes.count("go") == 30


async def test_processes_know_nothing_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUILLMAP_DATABASE", "postgresql://secret")
    monkeypatch.setenv("PGPASSWORD", "secret")
    mine = "'/proc/self/fd'"
    start = (
        "note(NOTES, ' '.join(sorted(os.environ)))\n"
        "note(NOTES, os.getsid(0) == os.getpid() == os.getpgid(0))\n"
        f"note(NOTES, len(os.listdir({mine})) if os.path.exists({mine}) else 4)\n"
    )
    planted = Planted(tmp_path, TABLE, "note(NOTES, os.nice(0))\nsay('error')", start=start)
    with open(tmp_path / "open", "w") as file:
        os.set_inheritable(file.fileno(), True)
        async with planted.pool() as engines:
            await engines.ask(TABLE, [BAD], PLENTY)
    environment, own_session, descriptors, _, nice = planted.notes
    assert "PATH" in environment.split()
    assert not {"QUILLMAP_DATABASE", "PGPASSWORD", "HOME"} & set(environment.split())
    assert (own_session, descriptors) == ("True", "4")  # three pipes, and the folder listed
    assert int(nice) == max(NICE, os.nice(0))


def test_whoever_asks_runs_no_bot() -> None:
    code = "import sys, quillmap.server.thinking.engines; sys.exit('quillmap.bots' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


async def test_a_closed_pool_starts_nothing(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE)
    async with planted.pool(2) as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        await engines.close()
        started = len(planted.pids)
        assert [a.failure for a in await engines.ask(TABLE, GOOD)] == ["crashed"] * 3
        assert len(planted.pids) == started


async def test_closing_ends_calls_that_are_under_way(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "time.sleep(1000)")
    async with planted.pool(2) as engines:
        asking = asyncio.create_task(engines.ask(TABLE, [BAD] * 5, PLENTY))
        await _until(lambda: len(planted.notes) == 2)
        await engines.close()
        assert [answer.failure for answer in await asking] == ["crashed"] * 5


async def test_closing_while_a_process_starts_leaves_none(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, start="time.sleep(1000)")
    async with planted.pool(2) as engines:
        asking = asyncio.create_task(engines.ask(TABLE, GOOD, PLENTY))
        await asyncio.sleep(0)
        await engines.close()
        assert [answer.failure for answer in await asking] == ["crashed"] * 3


# Turns ------------------------------------------------------------------------------------------


async def test_calls_of_one_owner_are_served_in_the_order_in_which_they_come(
    tmp_path: Path,
) -> None:
    planted = Planted(tmp_path, TABLE)
    async with planted.pool() as engines:
        calls = [
            engines.ask(TABLE, [Ask(seat, "good", number) for seat in TABLE.awaited], PLENTY)
            for number in range(4)
        ]
        for answers in await asyncio.gather(*calls):
            assert [answer.failure for answer in answers] == [None] * 3
    assert [note.split()[5] for note in planted.notes] == [*"000111222333"]


async def test_two_real_calls_at_once_both_finish() -> None:
    big, small = table(100), table(3)
    async with real() as engines:
        first, second = await asyncio.gather(
            engines.ask(big, [Ask(seat, "random", 5) for seat in big.awaited], PLENTY),
            engines.ask(small, [Ask(seat, "weighted", 5) for seat in small.awaited], PLENTY),
        )
    assert {answer.failure for answer in first + second} == {None}
    assert [answer.seat for answer in second] == [0, 1, 2]


async def test_the_time_of_a_call_begins_with_its_turn(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "time.sleep(3.5)\nsay('best ' + MOVES[seat])")
    async with planted.pool() as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        slow, waiting = await asyncio.gather(
            engines.ask(TABLE, [BAD], PLENTY), engines.ask(TABLE, GOOD, 3)
        )
    assert [answer.failure for answer in slow + waiting] == [None] * 4


async def test_the_time_is_shared_among_the_asks(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE)
    async with planted.pool() as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        await engines.ask(TABLE, [*GOOD, *GOOD[:1]], 1000)
    first, *_, last = [int(note.split()[7]) for note in planted.notes[3:]]
    assert 190_000 < first <= 200_000 and 700_000 < last <= 800_000


# Cancelling -------------------------------------------------------------------------------------


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def test_cancelling_a_call_ends_only_who_is_busy_with_it(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, "time.sleep(1000)")
    async with planted.pool() as engines:
        await engines.ask(TABLE, GOOD, PLENTY)
        asking = asyncio.create_task(engines.ask(TABLE, [BAD, *GOOD], PLENTY))
        waiting = asyncio.create_task(engines.ask(TABLE, GOOD, PLENTY))
        await _until(lambda: len(planted.notes) == 4)
        for task in (waiting, asking):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        answers = await engines.ask(TABLE, GOOD, PLENTY)
        assert [answer.failure for answer in answers] == [None] * 3
        assert len(planted.pids) == 2 and len(planted.running) == 1


async def test_a_process_that_starts_outlives_the_call_that_needed_it(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, start="time.sleep(0.5)")
    async with planted.pool() as engines:
        asking = asyncio.create_task(engines.ask(TABLE, GOOD, PLENTY))
        await _until(lambda: len(planted.pids) == 1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert (await engines.ask(TABLE, GOOD, PLENTY))[0].failure is None
        assert len(planted.pids) == 1
