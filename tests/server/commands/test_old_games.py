"""Old games are deleted, and deleted games leave nothing behind, whatever happens meanwhile."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap.server.background.maintenance import delete_games, prune
from quillmap.store import Row, Store
from quillmap.store.opening import open_store
from tests.cli.helpers import DATA, run
from tests.server.commands.calling import PATIENCE, age, quillmap, stored
from tests.server.parties import party
from tests.server.process import ServerProcess
from tests.store.samples import adding, opening

RECORD = DATA / "cli" / "three.record.txt"


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """A server on a new database."""
    with ServerProcess(database) as process:
        yield process


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A new database of either kind."""
    opened = await open_store(database)
    yield opened
    await opened.close()


def watched(store: Store, meanwhile: Callable[[Sequence[str]], Awaitable[None]]) -> Store:
    """The store, where something happens each time directly before games are deleted."""

    class Watched:
        def __getattr__(self, name: str) -> object:
            return getattr(store, name)

        async def delete(self, games: Sequence[str], before: int | None = None) -> int:
            await meanwhile(games)
            return await store.delete(games, before)

    return Watched()  # type: ignore[return-value]  # it has all of it


async def left(store: Store) -> list[str]:
    """The games that are still there."""
    return [row.game for row in await store.rows()]


# Deleting -----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_race_that_starts_meanwhile_is_deleted_with_its_lanes(store: Store) -> None:
    await store.append(opening("race"), opening("other"), opening("other-001", race="other"))
    asked: list[Sequence[str]] = []

    async def start(games: Sequence[str]) -> None:
        if not asked:
            lanes = (opening(f"race-00{n}", race="race") for n in (1, 2))
            await store.append(adding("race", 1, "starts"), *lanes)
        asked.append(games)

    assert await delete_games(watched(store, start), ["race", "none"]) == 3
    assert await left(store) == ["other", "other-001"]
    assert asked == [["race", "none"], ["race-001", "race-002", "race", "none"]]
    assert await delete_games(store, ["other"]) == 2 and await left(store) == []


# Old games ----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_no_game_is_old_before_its_own_time_is_up(store: Store) -> None:
    await store.append(opening("past", at=10, due=20), opening("round", at=10, due=100))
    await store.append(opening("race", at=10, due=300), opening("race-001", at=10, race="race"))
    assert await prune(store, 50) == 1
    assert await left(store) == ["race", "race-001", "round"]
    assert await prune(store, 101) == 1
    assert await prune(store, 301) == 2


@pytest.mark.anyio
async def test_games_that_go_on_meanwhile_are_not_pruned(store: Store) -> None:
    await store.append(opening("a", at=10), opening("b", at=10), opening("race", at=10))
    await store.append(*(opening(f"race-00{n}", at=10, race="race") for n in (1, 2)))
    await store.append(opening("gone-001", at=10, race="gone"))

    async def go_on(_games: Sequence[str]) -> None:
        await store.append(adding("a", 1, at=60), adding("race-002", 1, at=60))

    assert await prune(watched(store, go_on), 50) == 2
    assert await left(store) == ["a", "race", "race-001", "race-002"]


async def test_old_games_are_pruned(server: ServerProcess) -> None:
    database = str(server.database)
    async with party(server.port, 1) as old, party(server.port, 1) as young:
        pass
    async with (
        party(server.port, 2, kind="race") as alive,
        party(server.port, 2, kind="race") as dead,
    ):
        pass
    assert server.stop() == 0  # it would close races that are due
    await age(database, {old.game: 40, young.game: 20, alive.game: 40, f"{alive.game}-001": 40})
    await age(database, dict.fromkeys((dead.game, f"{dead.game}-001", f"{dead.game}-002"), 40))
    words = ("tables", "prune", "--days", "30", "--yes", "--database", database)
    assert (await quillmap(*words))[0] == "4 games deleted.\n"
    # A race in which somebody still draws stays whole.
    lanes = {f"{alive.game}-001", f"{alive.game}-002"}
    assert (await stored(database)).keys() == {young.game, alive.game, *lanes}


async def test_many_old_games_go_in_batches(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    await (await open_store(database)).close()
    run("import", *[RECORD] * 3, "--database", database)
    (row, lines), *_ = (await stored(database)).values()
    store: Store = await open_store(database)
    for number in range(250):
        await store.load(replace(row, game=f"copy{number}", touched=number), lines)
    deleted: list[int] = []

    async def count(games: Sequence[str]) -> None:
        deleted.append(len(games))

    assert await prune(watched(store, count), 240) == 240
    rows: list[Row] = await store.rows()
    assert len(rows) == 13 and max(deleted) <= 100
    await store.close()


async def test_a_server_deletes_what_is_old(database: str) -> None:
    with ServerProcess(database) as server:
        async with party(server.port, 1) as old, party(server.port, 1) as young:
            pass
    await age(database, {old.game: 8, young.game: 6})
    with ServerProcess(database, "--keep-days", "7") as server:
        async with asyncio.timeout(PATIENCE):
            while len(await stored(database)) > 1:
                await asyncio.sleep(0.05)
            while "deleted 1 games" not in server.errors():
                await asyncio.sleep(0.05)
        assert (await stored(database)).keys() == {young.game}
        assert server.stop() == 0
        (line,) = [json.loads(line) for line in server.errors().splitlines()]
        assert {"at", "level", "from", "message"} <= line.keys()
        assert line["from"] == "quillmap.maintenance"
