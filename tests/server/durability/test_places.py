"""The database file is deleted, moved, replaced or overwritten under a running server.

From that moment on nothing is acknowledged that a restart would not find.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from quillmap.store.sqlite import SqliteStore
from quillmap.store.sqlite_place import CHANGED, GONE, LOG_GONE, REPLACED
from tests.server.client import Client, Refused
from tests.server.durability.playing import both_draw, draws, lines_of, two_at_a_table, wait_for
from tests.server.process import ServerProcess
from tests.store.samples import opening

pytestmark = pytest.mark.anyio


async def another(path: Path) -> Path:
    """A database of Quillmap with games of its own."""
    store = await SqliteStore.open(path)
    await store.append(*(opening(f"g{n}", "x" * 3000) for n in range(20)))
    await store.close()
    return path


def beside(database: Path, end: str) -> Path:
    """The log of a database, or the index of that log."""
    return Path(f"{database}{end}")


def whole(database: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def refuses(server: ServerProcess, first: Client, lines: list[str], why: str) -> None:
    """Draws are refused, readiness denied, the log has one line, which comes without a draw."""
    wait_for(lambda: '"critical"' in server.errors())
    for line in lines:
        with pytest.raises(Refused) as refused:
            await first.draw(line)
        assert refused.value.code == "not_kept"
        assert refused.value.args_of == {"why": why.rstrip(".")}
    await asyncio.sleep(0.2)  # who has drawn is told at most ten times a second
    assert first.view["mine"]["sealed"] == {} and first.view["drawn"]["seats"] == []
    ready = httpx.get(f"{server.address}/health/ready")
    assert ready.status_code == 503 and why.rstrip(".") in ready.json()["refused"]["text"]
    assert httpx.get(f"{server.address}/health/live").status_code == 200
    said = [line for line in server.errors().splitlines() if '"critical"' in line]
    assert len(said) == 1 and why in said[0]
    assert len(server.errors().splitlines()) < 20


async def prepared(first: Client, second: Client) -> list[str]:
    """A round is over; two things that seat 1 may draw next."""
    await both_draw(first, second)
    return await draws(first, 1, 2)


async def test_a_deleted_file_keeps_nothing(tmp_path: Path) -> None:
    database = tmp_path / "data" / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            database.unlink()
            await refuses(server, first, next_lines, GONE)
        assert server.stop() == 0
        assert "Traceback" not in server.errors()
    assert not database.exists()


async def test_a_deleted_folder_keeps_nothing(tmp_path: Path) -> None:
    database = tmp_path / "data" / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            shutil.rmtree(database.parent)
            await refuses(server, first, next_lines, GONE)


@pytest.mark.parametrize("with_log", [False, True])
async def test_a_replaced_file_keeps_nothing_and_is_left_alone(
    tmp_path: Path, with_log: bool
) -> None:
    database = tmp_path / "games.db"
    other = await another(tmp_path / "other.db")
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            if with_log:
                beside(database, "-wal").unlink()
                beside(database, "-shm").unlink()
            before = other.read_bytes()
            other.replace(database)
            await refuses(server, first, next_lines, REPLACED)
            assert database.read_bytes() == before
        assert server.stop() == 0
    assert database.read_bytes() == before


@pytest.mark.parametrize("folder", [False, True])
async def test_a_file_that_is_put_back_goes_on(tmp_path: Path, folder: bool) -> None:
    database = tmp_path / "data" / "games.db"
    here = database.parent if folder else database
    away = tmp_path / "away"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            lines = lines_of(database, first.game)
            here.rename(away)
            await refuses(server, first, next_lines, GONE)
            away.rename(here)
            wait_for(lambda: "is back" in server.errors())
            assert lines_of(database, first.game) == lines
            await first.draw(next_lines[0])
            await both_draw(first, second)
            assert httpx.get(f"{server.address}/health/ready").text == "ready\n"
        kept = lines_of(database, first.game)
        server.kill()
        assert lines_of(database, first.game) == kept
    assert next_lines[0] in kept and whole(database)


def overwrite(database: Path, other: Path) -> None:
    """As `cp` does: the same file, with other contents."""
    shutil.copyfile(other, database)


def cut(database: Path, _: Path) -> None:
    os.truncate(database, database.stat().st_size // 8192 * 4096)


def empty(database: Path, _: Path) -> None:
    os.truncate(database, 0)


def cut_log(database: Path, _: Path) -> None:
    os.truncate(beside(database, "-wal"), 4096)


@pytest.mark.parametrize("harm", [overwrite, cut, empty, cut_log])
async def test_a_file_with_other_contents_keeps_nothing(
    tmp_path: Path, harm: Callable[[Path, Path], None]
) -> None:
    database = tmp_path / "games.db"
    other = await another(tmp_path / "other.db")
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            harm(database, other)
            await refuses(server, first, next_lines, CHANGED)


async def test_a_deleted_log_keeps_nothing_more_and_loses_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            lines = lines_of(database, first.game)
            beside(database, "-wal").unlink()
            await refuses(server, first, next_lines, LOG_GONE)
            server.kill()
            # What was only in the log is in the file now.
            assert whole(database) and lines_of(database, first.game) == lines
            server.start()
        async with await first.person.look(first.game) as again:
            await again.draw(next_lines[0])


async def test_a_deleted_index_of_the_log_keeps_nothing_more(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            next_lines = await prepared(first, second)
            lines = lines_of(database, first.game)
            beside(database, "-shm").unlink()
            await refuses(server, first, next_lines, LOG_GONE)
            server.kill()
        assert lines_of(database, first.game) == lines and whole(database)


async def test_other_programs_of_sqlite_may_write_to_the_file(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            for statement in (
                "CREATE TABLE notes (text)",
                "INSERT INTO notes SELECT randomblob(900000)",
                "PRAGMA wal_checkpoint(PASSIVE)",
                "DROP TABLE notes",
                "VACUUM",
                "PRAGMA wal_checkpoint(TRUNCATE)",
                "PRAGMA wal_checkpoint(RESTART)",
            ):
                with closing(sqlite3.connect(database, isolation_level=None)) as other:
                    other.execute(statement).fetchall()
                await both_draw(first, second)
            os.utime(database)
            await both_draw(first, second)
        assert server.stop() == 0
        assert "critical" not in server.errors()
