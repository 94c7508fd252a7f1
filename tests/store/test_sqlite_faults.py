"""When the disk is full, the file locked or damaged, or the machine dies under a SQLite store."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quillmap.store import BadStore, NotKept
from quillmap.store.sqlite import SqliteStore
from quillmap.store.sqlite_appends import append_in_order
from quillmap.store.sqlite_place import GONE
from tests.store.samples import adding, lines_of, opening

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
APPENDER = [sys.executable, "-m", "tests.store.appender"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte, which only root can have made."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        assert not os.environ.get("CI"), "this test needs root, and the right to mount a disk"
        pytest.skip("no disk can be mounted here; the limit on files stands in for it")
    yield disk
    # Even if a test that failed still holds a file there.
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


async def filled(store: SqliteStore) -> tuple[int, str]:
    """Append until nothing more is kept; how many lines the game has then, and why."""
    for ply in range(1, 1000):
        try:
            await store.append(adding("g", ply, "x" * 2000))
        except NotKept as error:
            return ply, str(error)
    raise AssertionError("this disk is never full")


async def test_a_full_disk_keeps_nothing_and_harms_nothing(small_disk: Path) -> None:
    store = await SqliteStore.open(small_disk / "games.db")
    await store.append(opening("g"), opening("h"))
    filler = small_disk / "filler"
    filler.write_bytes(b"x" * (shutil.disk_usage(small_disk).free - 60_000))
    ply, why = await filled(store)
    assert why == "The disk is full."
    both = (store.append(adding("g", ply, "x" * 9000)), store.append(adding("h", 1, "y" * 9000)))
    results = await asyncio.gather(*both, return_exceptions=True)
    assert all(isinstance(result, NotKept) for result in results)
    assert len(await lines_of(store, "g")) == ply and len(await lines_of(store, "h")) == 1
    filler.unlink()
    await store.ready()
    await store.append(adding("g", ply, "after"))
    assert (await lines_of(store, "g"))[ply:] == ["after"]
    await store.close()
    again = await SqliteStore.open(small_disk / "games.db")
    assert len(await lines_of(again, "g")) == ply + 1
    await again.close()


def test_a_limit_on_files_keeps_nothing_and_harms_nothing(tmp_path: Path) -> None:
    command = [*APPENDER, "limited", str(tmp_path / "games.db")]
    said = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
    )
    assert said.stdout.splitlines() == [
        "The disk does not work, or is full.",
        "True",
        "after True",
    ]


async def test_a_lock_of_another_program_is_waited_for_and_then_told(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db", busy_seconds=0.2)
    await store.append(opening("g"))
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(NotKept, match=r"^The database is locked by another program\.$"):
        await store.append(adding("g", 1))
    with pytest.raises(NotKept, match="locked"):
        await store.ready()
    assert await lines_of(store, "g") == ["opened"]
    other.execute("ROLLBACK")
    other.close()
    await store.append(adding("g", 1))
    assert len(await lines_of(store, "g")) == 2
    await store.close()


async def test_a_file_that_goes_while_a_line_is_being_kept_keeps_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await SqliteStore.open(path)
    await store.append(opening("g"), opening("h"))
    away = tmp_path / "away.db"

    def move(connection: sqlite3.Connection) -> None:
        append_in_order(connection, [adding("g", 1)])
        path.rename(away)  # behind the first look, before the commit

    with pytest.raises(NotKept) as refused:
        await store._writer.do(move)
    assert str(refused.value) == GONE
    with pytest.raises(NotKept, match="moved away"):
        await store.journal("g")
    with pytest.raises(NotKept, match="moved away"):
        await store.ready()
    away.rename(path)
    await store.ready()
    # Nobody was told, and it is there all the same: whoever was refused looks again.
    assert len(await lines_of(store, "g")) == 2
    await store.close()


async def test_a_store_that_is_closed_leaves_the_locks_of_another(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    one, two = [await SqliteStore.open(path) for _ in range(2)]
    await one.append(opening("g"))
    await two.close()
    command = [sys.executable, "-c", LOOK, str(path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert said.stdout == "1 True\n"
    await one.append(adding("g", 1))
    assert len(await lines_of(one, "g")) == 2
    await one.close()


LOOK = """
import sqlite3, sys
index = lambda: open(sys.argv[1] + "-shm", "rb").read(96)
before, connection = index(), sqlite3.connect(sys.argv[1])
plies = connection.execute("SELECT plies FROM games").fetchone()[0]
print(plies, index() == before)
"""
"""Whoever opens a log that nobody seems to hold begins a new index of it."""


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"garbage " * 1000, r"games\.db is not a Quillmap database\.$"),
        (b"PNG", r"games\.db is not a Quillmap database\.$"),
        (
            b"SQLite format 3\0" + b"\1" * 5000,
            r"games\.db cannot be used\. The database file is damaged",
        ),
    ],
)
async def test_what_is_no_database_is_refused_and_left_alone(
    tmp_path: Path, content: bytes, says: str
) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    with pytest.raises(BadStore, match=says):
        await SqliteStore.open(path)
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"]


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE photos (name TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(BadStore, match=r"photos\.db is a database of another program\."):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_damage_in_the_middle_is_told_and_not_made_worse(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await SqliteStore.open(path)
    games = [f"g{n:03}" for n in range(300)]
    await store.append(*(opening(game, "x" * 3000) for game in games))
    await store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3 // 4096 * 4096)
        file.write(b"\xff" * (size // 2))
    store = await SqliteStore.open(path)
    told: set[str] = set()
    for game in games:
        try:
            await store.append(adding(game, 1, "y" * 3000))
        except NotKept as error:
            told.add(str(error))
        try:
            await store.journal(game)
        except NotKept as error:
            told.add(str(error))
    assert told == {"The database file is damaged."}
    with pytest.raises(NotKept, match="damaged"):
        async for _ in store.dump():
            pass
    await store.close()
    with path.open("rb") as file:
        file.seek(size // 3 // 4096 * 4096)
        assert file.read(4096) == b"\xff" * 4096


async def test_what_was_told_to_be_kept_survives_a_sudden_death(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    told: list[str] = []
    for round_ in range(5):
        process = subprocess.Popen(
            [*APPENDER, "forever", str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        with process, process.stdout as out:
            told += [out.readline().rstrip("\n") for _ in range(40 + 37 * round_)]
            process.send_signal(signal.SIGKILL)
            # What it had still said; a line that was cut off says nothing.
            told += [line.rstrip("\n") for line in out if line.endswith("\n")]
        store = await SqliteStore.open(path)
        kept = [line for game in "abcd" for line in await lines_of(store, game)]
        assert len(kept) == len(set(kept))
        assert len(told) == len(set(told)) and set(told) <= set(kept)
        for game in "abcd":
            lines = await lines_of(store, game)
            assert lines == [f"{game} {ply}" for ply in range(len(lines))]
            assert await store.plies([game]) == ({game: len(lines)} if lines else {})
        await store.close()
    assert len(told) >= 5 * 40
