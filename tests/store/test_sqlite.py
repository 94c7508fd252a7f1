"""The SQLite file: how it is set, how appends share a commit, and whom it lets in."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from quillmap.store import BadStore, CodeTaken, IndexEntry, Stale
from quillmap.store.sqlite import SqliteStore
from tests.store.samples import adding, lines_of, opening

pytestmark = pytest.mark.anyio


async def test_every_commit_is_synced(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db")
    settings = await store.settings_of_writer()
    assert settings["synchronous"] == 2, "FULL"
    assert settings["journal_mode"] == "wal"
    await store.close()


async def test_a_new_file_and_what_lies_beside_it_are_for_its_owner_only(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "new" / "folder" / "games.db")
    await store.append(opening("g"))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["games.db", "games.db-shm", "games.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700
    await store.close()
    assert [file.name for file in (tmp_path / "new" / "folder").iterdir()] == ["games.db"]


async def test_appends_that_wait_share_a_commit(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db")
    await store.append(*(opening(f"g{n}") for n in range(100)))
    before = int((await store.settings_of_writer())["commits"])
    await asyncio.gather(*(store.append(adding(f"g{n}", 1)) for n in range(100)))
    commits = int((await store.settings_of_writer())["commits"]) - before
    assert commits < 50
    assert set((await store.plies([f"g{n}" for n in range(100)])).values()) == {2}
    await store.close()


async def test_who_fails_in_a_group_fails_alone(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db")
    await store.append(opening("owl", code="owl"), *(opening(f"g{n}") for n in range(30)))
    owl = IndexEntry(stage="playing", code="owl")
    group = [adding(f"g{n}", 1) for n in range(30)]
    group[7] = adding("g7", 3)
    group[11] = adding("g11", 1, entry=owl)
    group[13] = adding("g12", 2, "second in the group")
    group[17] = adding("g16", 1, "twice")
    group[19] = opening("new", code="owl")
    group[20] = opening("newer")
    results = await asyncio.gather(*map(store.append, group), return_exceptions=True)
    kinds = {n: type(result) for n, result in enumerate(results) if result is not None}
    assert kinds == {7: Stale, 11: CodeTaken, 17: Stale, 19: CodeTaken}
    assert await lines_of(store, "g12") == ["opened", "line 1", "second in the group"]
    plies = await store.plies([f"g{n}" for n in range(30)])
    assert {game for game, count in plies.items() if count == 1} == {
        *("g7", "g11", "g13", "g17", "g19", "g20")
    }
    assert await store.row("new") is None and await store.row("newer") is not None
    await store.close()


async def test_an_event_loop_is_never_held_up(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db", busy_seconds=60)
    await store.append(opening("g"))
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waiting = asyncio.ensure_future(store.append(adding("g", 1)))
    await asyncio.sleep(0.01)
    # Reading goes on as well, although nobody can write now.
    assert await lines_of(store, "g") == ["opened"] and not waiting.done()
    other.close()
    await waiting
    assert len(await lines_of(store, "g")) == 2
    await store.close()


async def test_two_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(
        *(SqliteStore.open(tmp_path / "games.db") for _ in range(8)), return_exceptions=True
    )
    for number, store in enumerate(stores):
        assert isinstance(store, SqliteStore), store
        await store.append(opening(f"g{number}"))
    for store in stores:
        assert isinstance(store, SqliteStore)
        assert len(await store.rows()) == 8
        await store.close()


async def test_opening_does_not_read_the_whole_file(tmp_path: Path) -> None:
    """Pages in the middle may be nonsense: whoever only opens does not see them."""
    path = tmp_path / "games.db"
    store = await SqliteStore.open(path)
    await store.append(*(opening(f"g{n}", "x" * 3000) for n in range(300)))
    await store.close()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * (path.stat().st_size // 3))
    store = await SqliteStore.open(path)
    await store.close()


async def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="is not a file"):
        await SqliteStore.open(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(BadStore, match=r"/file is a file, not a folder\.$"):
        await SqliteStore.open(tmp_path / "file" / "games.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
async def test_a_folder_without_rights_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    with pytest.raises(BadStore, match="cannot be made: Permission denied"):
        await SqliteStore.open(closed / "games.db")
