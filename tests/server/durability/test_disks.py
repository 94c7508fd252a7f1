"""When the disk is full, the file locked or damaged: nothing happens, and people hear why."""

import asyncio
import contextlib
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from tests.server.client import Client, Refused
from tests.server.durability.playing import a_draw, both_draw, draws, lines_of, two_at_a_table
from tests.server.process import PLAIN, ServerProcess

pytestmark = pytest.mark.anyio

View: TypeAlias = dict[str, Any]
MOST = 200
"""Draws until a disk that is full has to show; the log has a little room of its own."""


async def seal_until_refused(first: Client, second: Client) -> tuple[str, Refused, list[View]]:
    """Replace the draw of seat 1 until one is not kept; which, why, and what people saw before."""
    one, other = await draws(first, 1, 2)
    views = [dict(first.view), dict(second.view)]
    for _ in range(MOST):
        one, other = other, one
        try:
            await first.draw(one)
        except Refused as refused:
            return one, refused, views
        await first.until(lambda one=one: first.view["mine"]["sealed"] == {"1": one})
        for client in (first, second):
            await client.until(lambda client=client: client.view["drawn"]["seats"] == [1])
        views = [dict(first.view), dict(second.view)]
    raise AssertionError("this disk is never full")


async def refuses_and_goes_on(
    first: Client, second: Client, database: Path, free: Callable[[], object], why: str
) -> None:
    """A draw is refused and nothing has changed; when there is room again, it is kept."""
    line, refused, views = await seal_until_refused(first, second)
    lines = lines_of(database, first.game)
    assert refused.code == "not_kept"
    assert refused.args_of == {"why": why} and why in str(refused)
    assert line != lines[-1]
    await asyncio.sleep(0.3)  # who has drawn is told at most ten times a second
    for client, view in zip((first, second), views, strict=True):
        assert client.view == view
        async with await client.person.look(client.game) as again:
            assert again.view == view
    assert lines_of(database, first.game) == lines
    free()
    await first.draw(line)
    await first.until(lambda: first.view["mine"]["sealed"] == {"1": line})
    assert lines_of(database, first.game) == [*lines, line]
    await both_draw(first, second)


async def test_a_full_disk_changes_nothing(small_disk: Path) -> None:
    database = small_disk / "games.db"
    with ServerProcess(database, "--spare-disk", "0") as server:
        async with two_at_a_table(server.port) as (first, second):
            await both_draw(first, second)
            filler = small_disk / "filler"
            filler.write_bytes(b"x" * (shutil.disk_usage(small_disk).free - 40_000))
            why = "The disk is full"
            await refuses_and_goes_on(first, second, database, filler.unlink, why)
        assert server.stop() == 0
        assert "Traceback" not in server.errors()


def fill(disk: Path) -> Path:
    """Take all that is left of a disk, to the last byte."""
    filler = disk / "filler"
    with filler.open("ab", 0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    assert shutil.disk_usage(disk).free == 0
    return filler


async def test_killed_on_a_full_disk_nothing_acknowledged_is_lost(small_disk: Path) -> None:
    database = small_disk / "games.db"
    with ServerProcess(database, "--spare-disk", "0") as server:
        async with two_at_a_table(server.port) as (first, second):
            for _ in range(3):
                await both_draw(first, second)
                filler = fill(small_disk)
                line, refused, _ = await seal_until_refused(first, second)
                assert refused.code == "not_kept"
                lines = lines_of(database, first.game)
                server.kill()
                assert lines_of(database, first.game) == lines
                server.start()  # which folds the log into the file, and so makes a little room
                fill(small_disk)
                ready = httpx.get(f"{server.address}/health/ready")
                assert ready.status_code == 503 and "The disk is full" in ready.text
                first, second = await come_back(first), await come_back(second)
                with pytest.raises(Refused) as again:
                    await first.draw(line)
                assert again.value.code == "not_kept"
                assert lines_of(database, first.game) == lines
                filler.unlink()
                await first.draw(line)
                assert lines_of(database, first.game) == [*lines, line]
                assert httpx.get(f"{server.address}/health/ready").text == "ready\n"
            await first.close()
            await second.close()
        assert server.stop() == 0
        assert "Traceback" not in server.errors()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def come_back(client: Client) -> Client:
    """The same person at the same table, at a server that was started again."""
    await client.close()
    return await client.person.look(client.game)


async def test_a_limit_on_files_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        assert server.process is not None
        pid = server.process.pid
        async with two_at_a_table(server.port) as (first, second):
            await both_draw(first, second)
            size = Path(f"{database}-wal").stat().st_size
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size + 40_000, hard))

            def free() -> None:
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))

            why = "The disk does not work, or is full"
            await refuses_and_goes_on(first, second, database, free, why)
        assert server.stop() == 0
        assert "Traceback" not in server.errors()


async def test_a_locked_database_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            await both_draw(first, second)
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                why = "The database is locked by another program"
                free = partial(other.execute, "ROLLBACK")
                await refuses_and_goes_on(first, second, database, free, why)
        assert server.stop() == 0
        assert "Traceback" not in server.errors()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"garbage " * 1000, "is not a Quillmap database."),
        (b"SQLite format 3\0" + b"\1" * 5000, "cannot be used. The database file is damaged."),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(
    tmp_path: Path, content: bytes, why: str
) -> None:
    database = tmp_path / "games.db"
    database.write_bytes(content)
    command = [*PLAIN, "--port", "0", "--database", str(database)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode == 2
    assert said.stdout == ""
    (sentence,) = said.stderr.splitlines()
    assert sentence.endswith(f"{database} {why}")
    assert database.read_bytes() == content


async def test_a_draw_that_waits_for_a_lock_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            line = await a_draw(second, 2)
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(second.draw(line))
                await asyncio.sleep(0.5)
                assert not waiting.done(), "told before it was kept"
                assert first.view["drawn"]["seats"] == []
                other.execute("ROLLBACK")
            await waiting
            await first.until(lambda: first.view["drawn"]["seats"] == [2])
            assert lines_of(database, first.game)[-1] == line
