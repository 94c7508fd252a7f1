"""How a server ends: told to, it says goodbye; killed, it leaves nothing running behind."""

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from tests.server.client import Gone, Person, Refused
from tests.server.durability.playing import (
    a_draw,
    children,
    lines_of,
    running,
    two_at_a_table,
    wait_for,
)
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


async def engines_of(server: ServerProcess) -> list[int]:
    """The processes that think for the bots of a game that has just begun."""
    assert server.process is not None
    pid = server.process.pid
    async with Person(server.port) as person:
        await person.create(seats=3, names=["Ada"], bots=["weighted", "weighted"], start=True)
        while not children(pid):
            await asyncio.sleep(0.01)
    return children(pid)


async def test_a_server_that_is_stopped_says_goodbye_and_keeps_all(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        engines = await engines_of(server)
        async with two_at_a_table(server.port) as (first, second):
            line = await a_draw(first, 1)
            await first.draw(line)
            others = [await second.person.look(second.game) for _ in range(20)]
            assert await asyncio.to_thread(server.stop) == 0
            for client in (first, second, *others):
                with pytest.raises(Gone):
                    await client.until(lambda: False)
                assert client.goodbye is not None
                assert client.goodbye["code"] == "shutting_down"
                await client.close()
            # Closed in order, so that one file is all there is to copy.
            assert [path.name for path in tmp_path.iterdir()] == ["games.db"]
            assert lines_of(database, first.game)[-1] == line
        assert engines and not any(running(pid) for pid in engines)
        assert "Traceback" not in server.errors()


async def test_what_is_asked_while_a_server_stops_is_kept_or_not_told(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, _):
            line, told = await a_draw(first, 1), []
            stopping: asyncio.Task[int] | None = None
            with contextlib.suppress(Gone):
                with contextlib.suppress(Refused):
                    while True:
                        await first.draw(line)
                        told.append(line)
                        await first.ask("take_back", round=first.round, seat=1)
                        told.append("1 takes back")
                        stopping = stopping or asyncio.create_task(asyncio.to_thread(server.stop))
                # So often nobody may change a drawing, if the server takes its time.
                await first.until(lambda: False)
            assert stopping is not None and await stopping == 0
            assert first.goodbye is not None
            kept = [line for line in lines_of(database, first.game) if line.startswith("1 ")][1:]
            # One more may have been kept whose answer was not sent any more.
            assert kept[: len(told)] == told and len(kept) <= len(told) + 1
        assert "Traceback" not in server.errors()


async def test_no_engine_survives_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        engines = await engines_of(server)
        server.kill()
        seconds = wait_for(lambda: not any(running(pid) for pid in engines))
        print(f"{len(engines)} engines were gone {seconds:.2f} s after the kill")


async def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        async with Person(server.port) as person:
            opened = await person.create(seats=2, names=["Ada"], bots=["weighted"], start=True)
            async with await person.look(opened["game"]) as client:
                await client.draw(await a_draw(client, 1))
                server.kill()
            server.start()
            started = time.monotonic()
            async with await person.look(opened["game"]) as client:
                # Unless the bot was so quick that it had drawn before the kill.
                await client.until(lambda: client.round > 1)
                print(f"the bot had drawn {time.monotonic() - started:.1f} s after the restart")
                await client.draw(await a_draw(client, 1))
                await client.until(lambda: client.round > 2)
