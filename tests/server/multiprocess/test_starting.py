"""Servers that start at the same moment, on an empty database or while it is being changed."""

import asyncio

import asyncpg

from quillmap.store import Store, postgres_server
from quillmap.store.opening import open_store
from tests.server.client import Person
from tests.server.multiprocess.servers import SOAK, started

AT_ONCE = 12


async def opened_and_closed(database: str) -> None:
    """Open a store as a server does, then let go."""
    store: Store = await open_store(database)
    await store.ready()
    await store.close()


async def test_many_open_an_empty_database_at_the_same_moment(database: str) -> None:
    await asyncio.gather(*(opened_and_closed(database) for _ in range(AT_ONCE)))
    connection = await asyncpg.connect(database)
    try:
        assert await connection.fetchval("SELECT count(*) FROM schema_version") == 1
    finally:
        await connection.close()


async def test_whoever_starts_while_another_changes_the_schema_waits(database: str) -> None:
    """However long that takes: a large database needs more than a few seconds."""
    await opened_and_closed(database)
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", postgres_server.LOCK)
            opening = asyncio.create_task(opened_and_closed(database))
            await asyncio.sleep(postgres_server.ANSWER_SECONDS + 0.5)
            assert not opening.done()
        await opening
    finally:
        await connection.close()


async def test_servers_start_at_the_same_moment(database: str) -> None:
    with started(database, 6 if SOAK else 3) as servers:
        async with Person(servers.ports[0]) as person:
            game = (await person.create(seats=1))["game"]
            for port in servers.ports:
                person.move(port)
                assert (await person.get(f"/api/tables/{game}"))["game"] == game
