"""A server is killed while it takes in a long record: the game is there whole, or not at all."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.notation.test_bounds import restless
from tests.server.client import Person
from tests.server.commands.calling import quillmap, stored
from tests.server.process import ServerProcess
from tests.soak import SOAK

pytestmark = pytest.mark.anyio

KILLS = 60 if SOAK else 3
LONG = restless("base", 12, 560)
"""Some 17,000 lines."""


async def test_killed_in_the_middle_of_an_import(database: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    added: set[str] = set()
    with ServerProcess(database) as server:
        async with Person(server.port) as ada:
            # How long one takes here, so that kills come all over it.
            began = asyncio.get_running_loop().time()
            added.add((await ada.add_record(LONG))["game"])
            added.add((await ada.add_record(LONG))["game"])
            whole = (asyncio.get_running_loop().time() - began) / 2
            for _ in range(KILLS):
                asking = asyncio.create_task(ada.add_record(LONG))
                await asyncio.sleep(whole * chance.uniform(0.0, 1.2))
                server.kill()
                with suppress(httpx.HTTPError):
                    added.add((await asking)["game"])
                server.start()
        found = await stored(database)
        assert added <= set(found), "what was acknowledged is there"
        assert len(found) <= 2 + KILLS
        async with Person(server.port) as ada:
            for game, (row, lines) in found.items():
                assert "".join(f"{kept.line}\n" for kept in lines) == LONG
                assert row.plies == len(lines) and row.entry.stage == "over"
                assert await ada.record(game) == LONG
        out, _ = await quillmap("tables", "--database", database)
        assert len(out.splitlines()) == 1 + len(found)
        await quillmap("backup", tmp_path / "all.backup", "--database", database)
    assert await orphans(database) == []


async def orphans(database: str) -> list[str]:
    """Games that have lines and no card."""
    if "://" in database:
        import asyncpg

        connection = await asyncpg.connect(database)
        try:
            rows = await connection.fetch(ORPHANS)
        finally:
            await connection.close()
        return [row[0] for row in rows]
    import sqlite3

    with sqlite3.connect(database) as file:
        return [row[0] for row in file.execute(ORPHANS)]


ORPHANS = "SELECT DISTINCT game FROM lines WHERE game NOT IN (SELECT id FROM games)"
