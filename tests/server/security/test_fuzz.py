"""A hundred thousand bad messages: no crash, no stuck table, every answer once, no growth."""

import platform
import re
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Person
from tests.server.parties import reached
from tests.server.process import ServerProcess
from tests.server.security import fuzzer
from tests.server.security.fuzzer import Fuzzer, Unanswered
from tests.server.security.playing import next_line
from tests.server.world import world
from tests.soak import SOAK

MESSAGES = 100_000 if SOAK else 5_000
KEPT = Path(__file__).parents[3] / "bench" / "fuzz.md"
FORGETFUL = (sys.executable, "-m", "tests.server.security.swallowing")


@pytest.fixture
async def people() -> AsyncIterator[list[Person]]:
    """Three browsers, for whichever server a test starts."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(0)) for _ in range(3)]


async def tables(port: int, people: list[Person]) -> list[dict[str, Any]]:
    """A table that waits, one where a game is under way, with hints, and a race with its lanes."""
    for person in people:
        person.port = port
        person.http.base_url = f"http://127.0.0.1:{port}"
        await person.get("/api/choices")
    ada = people[0]
    found = [await ada.create(seats=4)]
    for kind in ("table", "race"):
        opened = await ada.create(
            kind=kind,
            seats=4,
            names=["Ada"],
            hints=kind == "table",
            options={"ruleset": "combined"},
        )
        clients = [await each.look(opened["game"], opened["key"]) for each in people]
        for client, name in zip(clients[1:], ("Ben", "Cem"), strict=True):
            await client.ask("sit", name=name)
        await clients[0].ask("start")
        for client in clients:
            await client.close()
        found.append(opened)
    return [*found, {"game": f"{opened['game']}-001", "key": opened["key"]}]


def memory(server: ServerProcess) -> int:
    """What the process has in memory now, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1])


async def gone_on(client: Client, round: int) -> None:
    """Wait until this round is over."""
    await client.until(lambda: client.table["stage"] != "playing" or client.round > round)


async def play_out(people: list[Person], table: dict[str, Any]) -> None:
    """The game of this table is played to its end by whoever sits there."""
    clients: list[Client] = [await each.look(table["game"], table["key"]) for each in people]
    first = clients[0]
    if first.table["stage"] == "waiting":
        chairs = first.table["chairs"]
        for seat in range(5, len(chairs) + 1):  # a table of a hundred is allowed, but takes long
            if chairs[seat - 1]:
                await first.ask("stand", seat=seat)
        if not any(chairs[:4]):
            await first.ask("sit", name="Ada")
        await first.ask("start")
        await first.until(lambda: first.table["stage"] == "playing")
    while first.table["stage"] == "playing":
        round = first.round
        for client in clients:
            # Not everybody hears of a round, or of the first one, at the same moment.
            await client.until(reached(client, round))
            for seat in client.view["mine"]["seats"]:
                # The draw before this one may have ended the round, or the game.
                if client.table["stage"] != "playing" or client.round != round:
                    break
                handed = client.table["chairs"][seat - 1].get("handed")
                owed = seat in client.play["awaited"] and seat not in client.view["drawn"]["seats"]
                if owed and not handed:
                    await client.draw(await next_line(client, seat), round)
        for client in clients:
            await gone_on(client, round)
    for client in clients:
        await client.close()
    assert first.table["stage"] == "over", first.table["stage"]


async def test_the_server_survives(tmp_path: Path, people: list[Person]) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        found = await tables(server.port, people)
        number = time.time_ns() if SOAK else 1
        print(f"the number of this run: {number}")
        thrower = Fuzzer(server.port, number, found)
        began = time.monotonic()
        await thrower.run(people, MESSAGES // 10)
        early = memory(server)
        await thrower.run(people, MESSAGES - MESSAGES // 10)
        late, seconds = memory(server), time.monotonic() - began
        assert server.process is not None and server.process.poll() is None
        assert "Traceback" not in server.errors()
        assert "not_kept" not in thrower.codes
        assert {"done", "bad_message", "not_your_seat", "wrong_round"} <= thrower.codes.keys()
        # The first tenth of a short run is hardly longer than the warming up.
        assert late <= early * (1.1 if SOAK else 1.25), f"{early} kB, then {late} kB"
        await play_out(people, found[0])
        await play_out(people, found[1])
        await play_out(people[:1], found[3])  # Ada's lane of the race
        assert server.stop() == 0
    if SOAK:
        keep(thrower, seconds, early, late, number)


def keep(thrower: Fuzzer, seconds: float, early: int, late: int, number: int) -> None:
    """Write down what a long run has shown."""
    codes = ", ".join(f"{code} {count:,}" for code, count in thrower.codes.most_common(8))
    KEPT.write_text(
        "# The last long run of the fuzzer\n\n"
        f"`QUILLMAP_SOAK=1`, {date.today()}, Python {platform.python_version()}, number {number}:"
        f" {thrower.sent:,} messages in {seconds:.0f} s, six sockets at a time at four tables."
        " Every message with a readable id was answered exactly once, no line of the log had a"
        " traceback, and the games of the tables were played to their ends afterwards."
        f" Memory after a tenth of the messages {early / 1024:.1f} MB, at the end"
        f" {late / 1024:.1f} MB. The most frequent answers: {codes}.\n",
        "utf-8",
    )


async def test_a_swallowed_message_is_found(
    tmp_path: Path, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzer, "PATIENCE", 3.0)
    with ServerProcess(tmp_path / "tables.db", command=FORGETFUL) as server:
        found = await tables(server.port, people)
        with pytest.raises(ExceptionGroup) as failures:
            await Fuzzer(server.port, 1, found).run(people, 5_000)
        assert failures.group_contains(Unanswered, match="no answer to")


async def test_the_server_survives_with_limits(tmp_path: Path, people: list[Person]) -> None:
    async with world(tmp_path, limits=True) as still:
        found = await tables(still.port, people)
        thrower = Fuzzer(still.port, 2, found)
        missing: list[str] = []
        try:
            await thrower.run(people, 2_000)
        except* Unanswered as failures:
            missing += map(str, failures.exceptions)
        # Whoever goes on and on is sent away; nothing else may be missing.
        assert all("goodbye" in each for each in missing)
        assert thrower.codes["too_many"] > 100
        assert not any("Traceback" in line for line in still.log)
        still.clock.pass_by(60)
        async with await people[0].look(found[0]["game"]) as client:
            await client.ask("settle", seats=4)
