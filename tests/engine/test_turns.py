"""Fair turns at real processes: who goes first, who hurries, and when a quick bot answers."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from quillmap.engine.asks import Answer
from quillmap.server.thinking.engines import LONG, Ask, Behalf, Engines
from quillmap.server.thinking.turnstile import Place
from tests.engine.helpers import table
from tests.engine.planted import Planted

pytestmark = pytest.mark.anyio

TABLE = table(3)
SEAT = TABLE.awaited[0]
PLENTY = 60.0
PONDERS = "while next(sys.stdin).strip() != 'stop': pass\nsay('best ' + MOVES[seat]); say('ok')"
"""A bot that thinks until it is told to stop."""
PONDER = Ask(SEAT, "bad", 1, instead="good")

Asking = asyncio.Task[list[Answer]]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PLENTY):
        while not true():
            await asyncio.sleep(0.01)


def begin(engines: Engines, *asks: Ask, **behalf: object) -> Asking:
    """Ask without waiting."""
    told = Behalf(**behalf)  # type: ignore[arg-type]
    return asyncio.create_task(engines.ask(TABLE, asks, PLENTY, told))


async def order(planted: Planted, engines: Engines, *behalves: dict[str, object]) -> str:
    """The order in which calls are served that come while the only engine is busy."""
    busy = begin(engines, Ask(SEAT, "bad", 0), whole=True)
    await until(lambda: len(planted.notes) == 1)
    calls = []
    for number, behalf in enumerate(behalves, 1):
        calls.append(begin(engines, Ask(SEAT, "good", number), **behalf))
        await asyncio.sleep(0)
    planted.gate.touch()
    for answers in await asyncio.gather(busy, *calls):
        assert answers[0].failure is None
    return "".join(note.split()[5] for note in planted.notes[1:])


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    """Engines whose bad bot waits at the gate."""
    gate = tmp_path / "gate"
    wait = f"while not os.path.exists({str(gate)!r}): time.sleep(0.01)\nsay('best ' + MOVES[seat])"
    return Planted(tmp_path, TABLE, wait)


def at(address: str | None, owner: str, **more: object) -> dict[str, object]:
    """On whose behalf."""
    return {"place": Place(address, owner), **more}


# Who goes first -----------------------------------------------------------------------------------


async def test_addresses_take_turns_however_many_identities_they_invent(planted: Planted) -> None:
    async with planted.pool(patience=PLENTY) as engines:
        crowd = [at("a", f"cookie {number}") for number in range(5)]
        assert await order(planted, engines, *crowd, at("b", "ben"), at("c", "cem")) == "1672345"


async def test_a_race_counts_as_one(planted: Planted) -> None:
    async with planted.pool(patience=PLENTY) as engines:
        lanes = [at("a", "race r") for _ in range(5)]
        assert await order(planted, engines, *lanes, at("a", "ada"), at("a", "ben")) == "1672345"


async def test_bots_alone_come_last(planted: Planted) -> None:
    async with planted.pool(patience=PLENTY) as engines:
        alone = [at("a", str(number), people=False) for number in range(3)]
        assert await order(planted, engines, *alone, at("a", "x"), at("a", "y")) == "45123"


async def test_people_who_come_to_a_table_change_its_line(planted: Planted) -> None:
    async with planted.pool(patience=PLENTY) as engines:
        busy = begin(engines, Ask(SEAT, "bad", 0), whole=True)
        await until(lambda: len(planted.notes) == 1)
        calls = [
            begin(engines, Ask(SEAT, "good", number), people=number == 3, game=f"game {number}")
            for number in (1, 2, 3)
        ]
        await asyncio.sleep(0)
        assert (engines.waiting(people=True), engines.waiting(people=False)) == (1, 2)
        engines.waited_for("game 2", True)
        engines.waited_for("game 3", False)
        assert (engines.waiting(people=True), engines.waiting(people=False)) == (1, 2)
        planted.gate.touch()
        await asyncio.gather(busy, *calls)
    assert [note.split()[5] for note in planted.notes] == [*"0213"]


async def test_a_table_of_many_seats_lets_others_pass(planted: Planted) -> None:
    """Of a bot that thinks, one seat a turn; of a quick one, a few."""
    async with planted.pool(patience=PLENTY) as engines:
        busy = begin(engines, Ask(SEAT, "bad", 0), whole=True)
        await until(lambda: len(planted.notes) == 1)
        many = [Ask(SEAT, "good", 1, instead="other")] * 3
        calls = [begin(engines, *many, place=Place("a")), begin(engines, *many, place=Place("b"))]
        await asyncio.sleep(0)
        calls.append(begin(engines, *[Ask(SEAT, "good", 2)] * 12, place=Place("c")))
        await asyncio.sleep(0)
        calls.append(begin(engines, Ask(SEAT, "good", 3), place=Place("d")))
        await asyncio.sleep(0)
        planted.gate.touch()
        await asyncio.gather(busy, *calls)
    assert "".join(note.split()[5] for note in planted.notes[1:]) == "2" * 10 + "3" + "22" + "1" * 6


# Who hurries --------------------------------------------------------------------------------------


async def test_bots_alone_come_to_an_end_when_people_wait(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, PONDERS)
    async with planted.pool(patience=PLENTY) as engines:
        alone = begin(engines, PONDER, people=False)
        await until(lambda: len(planted.notes) == 1)
        (quick,) = await begin(engines, Ask(SEAT, "good", 2))
        (slow,) = await alone
        assert quick.failure is slow.failure is quick.quick is slow.quick is None
        assert (await begin(engines, Ask(SEAT, "good", 3)))[0].failure is None
        assert len(planted.pids) == 1, "the answer to stop is no nonsense"


async def test_one_that_has_to_start_hears_of_it_as_well(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, PONDERS, start="time.sleep(0.3)")
    async with planted.pool(patience=PLENTY) as engines:
        alone = begin(engines, PONDER, people=False)
        await asyncio.sleep(0)
        quick = begin(engines, Ask(SEAT, "good", 2))
        await asyncio.gather(alone, quick)
        (third,) = await begin(engines, Ask(SEAT, "good", 3))
        assert third.failure is None and len(planted.pids) == 1


async def test_what_follows_from_the_seed_alone_is_not_cut_short(planted: Planted) -> None:
    async with planted.pool(patience=0.05) as engines:
        par = begin(engines, Ask(SEAT, "bad", 1), people=False, whole=True)
        await until(lambda: len(planted.notes) == 1)
        quick = begin(engines, Ask(SEAT, "good", 2))
        await asyncio.sleep(0.2)
        assert not par.done() and not quick.done()
        planted.gate.touch()
        await asyncio.gather(par, quick)
        assert len(planted.pids) == 1


# A quick bot answers ------------------------------------------------------------------------------


async def test_who_has_waited_for_too_long_is_answered_by_a_quick_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "quillmap.engines")
    planted = Planted(tmp_path, TABLE, PONDERS)
    waited: list[str] = []
    async with planted.pool(patience=0.05) as engines:
        engines.waited = lambda who, seconds: waited.append(who)
        first = begin(engines, PONDER, place=Place("a"))
        await until(lambda: len(planted.notes) == 1)
        others = [begin(engines, PONDER, place=Place("b", str(each))) for each in range(4)]
        (answer,) = await first
        assert answer.quick is None, "it was told to come to an end, and that is its own answer"
        for (answer,) in await asyncio.gather(*others):
            assert (answer.quick, answer.failure) == ("good", None) and answer.move is not None
        assert len(planted.pids) == 1 and waited == ["people"] * 5
        assert engines.waiting(people=True) == 0
    assert [note.split()[1] for note in planted.notes] == ["bad", *["good"] * 4]
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("in line for an engine: ") and line.endswith(" 0 of bots alone")


async def test_a_long_line_is_logged_once(
    planted: Planted, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "quillmap.engines")
    async with planted.pool(patience=PLENTY) as engines:
        busy = begin(engines, Ask(SEAT, "bad", 0), whole=True)
        await until(lambda: len(planted.notes) == 1)
        calls = [begin(engines, Ask(SEAT, "good", 1), people=False) for _ in range(LONG + 20)]
        await asyncio.sleep(0)
        planted.gate.touch()
        await asyncio.gather(busy, *calls)
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == f"in line for an engine: 0 for people, {LONG} of bots alone"


async def test_an_address_hurries_its_own_thoughts_before_those_of_others(tmp_path: Path) -> None:
    """Else many tables at one address would leave nobody else time to think."""
    planted = Planted(tmp_path, TABLE, PONDERS)
    async with planted.pool(2, patience=0.05) as engines:
        others = begin(engines, PONDER, place=Place("b"))
        await until(lambda: len(planted.notes) == 1)
        own = begin(engines, PONDER, place=Place("a"))
        await until(lambda: len(planted.notes) == 2)
        crowd = [begin(engines, PONDER, place=Place("a", str(each))) for each in range(6)]
        await asyncio.gather(own, *crowd)
        assert not others.done()
        again = begin(engines, PONDER, place=Place("a"))
        await until(lambda: len(planted.notes) == 9)
        (answer,) = await begin(engines, PONDER, place=Place("c"))
        assert answer.quick == "good" and others.done() and not again.done()
        await begin(engines, Ask(SEAT, "good", 2), place=Place("c"))
        again.cancel()
        await asyncio.gather(others, again, return_exceptions=True)
        assert len(planted.pids) == 2


async def test_bots_alone_are_patient(planted: Planted) -> None:
    async with planted.pool(patience=0.01) as engines:
        busy = begin(engines, Ask(SEAT, "bad", 0), whole=True)
        await until(lambda: len(planted.notes) == 1)
        alone = begin(engines, Ask(SEAT, "good", 1, instead="other"), people=False, game="g")
        await asyncio.sleep(0.1)
        planted.gate.touch()
        ((answer,), _) = await asyncio.gather(alone, busy)
        assert answer.quick is None and planted.notes[1].split()[1] == "good"


async def test_who_need_not_wait_is_never_impatient(planted: Planted) -> None:
    """A process that starts is no queue, and thinking is no waiting."""
    planted.gate.touch()
    async with planted.pool(2, patience=0.0) as engines:
        (answer,) = await begin(engines, PONDER)
        assert answer.quick is None and answer.failure is None


# Calls that nobody wants any more -----------------------------------------------------------------


async def test_a_call_given_up_leaves_no_trace_and_costs_no_process(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, PONDERS)
    async with planted.pool(patience=PLENTY) as engines:
        thinking = begin(engines, PONDER, place=Place("a"))
        await until(lambda: len(planted.notes) == 1)
        waiting = begin(engines, PONDER, place=Place("b"))
        await asyncio.sleep(0)
        assert engines.waiting(people=True) == 1
        for task in (waiting, thinking):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert engines.waiting(people=True) == 0 and not engines._calls
        assert (await begin(engines, Ask(SEAT, "good", 2)))[0].failure is None
        assert len(planted.pids) == 1 and len(planted.notes) == 2


async def test_a_call_given_up_before_its_turn_begins(planted: Planted) -> None:
    async with planted.pool() as engines:
        task = begin(engines, Ask(SEAT, "good", 1))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await begin(engines, Ask(SEAT, "good", 2)))[0].failure is None
        assert not engines._turns and not engines._calls
