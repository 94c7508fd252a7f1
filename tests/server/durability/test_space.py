"""When there is no room for another game: new ones are refused, and everybody else plays on."""

import re
from pathlib import Path

import httpx
import pytest

from quillmap.server.reasons import ServerReason
from tests.server.client import Person, Refused
from tests.server.commands.calling import quillmap
from tests.server.durability.playing import both_draw, two_at_a_table, wait_for
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

RECORD = Path(__file__).resolve().parents[2] / "data" / "records" / "rules-1-base.txt"
FULL = str(ServerReason("server_full"))
A_LOT = "1000000000"
"""Megabytes, which no disk has free."""


async def cannot_open(person: Person, **asked: object) -> None:
    """A table is refused, and so is a record."""
    answer = await person.http.post("/api/tables", json=asked)
    assert answer.status_code == 503
    assert answer.json()["refused"] == {"code": "server_full", "args": {}, "text": FULL}
    with pytest.raises(Refused) as refused:
        await person.add_record(RECORD.read_text("utf-8"))
    assert refused.value.code == "server_full"


def number(server: ServerProcess, name: str) -> float | None:
    """What /metrics says."""
    text = httpx.get(f"{server.address}/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return None if found is None else float(found[1])


def ready(server: ServerProcess) -> str:
    answer = httpx.get(f"{server.address}/health/ready")
    assert answer.status_code == 200
    return answer.text


async def test_no_more_games_are_kept_than_the_bound(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database, "--most-games", "3") as server:
        async with two_at_a_table(server.port) as (first, second), Person(server.port) as person:
            old = await person.create()
            # A race would have a game for each lane.
            with pytest.raises(Refused) as refused:
                await person.create(
                    kind="race", seats=2, names=["Ada"], bots=["random"], start=True
                )
            assert refused.value.code == "server_full" and ready(server) == "ready\n"
            await person.add_record(RECORD.read_text("utf-8"))
            await cannot_open(person)
            await both_draw(first, second)
            said = "ready\nno new games: there are 3 already\n"
            assert ready(server) == said
            server.kill()
            server.start()
            await cannot_open(person)
            assert ready(server) == said
            assert number(server, 'quillmap_limited_total{what="most_games"}') == 2
            assert number(server, "quillmap_games") == 3
            await quillmap("tables", "delete", old["game"], "--yes", "--database", database)
            wait_for(lambda: ready(server) == "ready\n")
            await person.create()
            await cannot_open(person)
        assert server.errors().count("no new games: there are 3 already") == 3
        assert server.errors().count("can be opened again") == 1


async def test_the_next_table_and_the_lanes_of_a_race_need_room_as_well(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db", "--most-games", "3") as server:
        async with two_at_a_table(server.port) as (first, _), Person(server.port) as person:
            await first.ask("close")
            race = await person.create(kind="race", seats=2)
            async with await person.look(race["game"]) as host:
                for name in ("Ada", "Bea"):
                    await host.ask("sit", name=name)
                with pytest.raises(Refused) as refused:
                    await host.ask("start")
                assert refused.value.code == "server_full" and str(refused.value) == FULL
                assert host.table["stage"] == "waiting"
                await first.ask("again")
                await first.ask("again")  # the same table
                await host.ask("stand", seat=2)
                with pytest.raises(Refused) as refused:
                    await host.ask("start")
                assert refused.value.code == "server_full"


async def test_a_disk_with_little_room_keeps_draws_and_no_new_game(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second), Person(server.port) as person:
            await both_draw(first, second)
            server.stop()
            full = ServerProcess(database, "--spare-disk", A_LOT, port=server.port)
            with full:
                await cannot_open(person)
                one = await first.person.look(first.game)
                two = await second.person.look(second.game)
                async with one, two:
                    await both_draw(one, two)
                assert ready(full).startswith("ready\nno new games: less than 1000000000 MB")
                assert number(full, 'quillmap_limited_total{what="spare_disk"}') == 2
                free = number(full, "quillmap_free_bytes")
                assert free is not None and free > 0
                assert number(full, "quillmap_games") is None
                assert full.errors().count("no new games") == 1
