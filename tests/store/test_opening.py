"""Which store a setting means, and what is told when it cannot be had."""

import subprocess
import sys
from pathlib import Path

import pytest

from quillmap.store import BadStore
from quillmap.store.opening import open_store
from quillmap.store.sqlite import SqliteStore
from tests.store.samples import opening

pytestmark = pytest.mark.anyio

WITHOUT = """
import asyncio, sys
sys.modules["asyncpg"] = None
from quillmap.store import BadStore
from quillmap.store.opening import open_store
asyncio.run(open_store(sys.argv[1] + "/games.db"))
try:
    asyncio.run(open_store("postgresql://somewhere/games"))
except BadStore as error:
    print(error)
"""


@pytest.mark.parametrize("prefix", ["", "sqlite:///"])
async def test_a_path_is_a_file_of_sqlite(tmp_path: Path, prefix: str) -> None:
    store = await open_store(f"{prefix}{tmp_path}/games.db")
    assert isinstance(store, SqliteStore)
    await store.append(opening("g"))
    await store.close()
    assert (tmp_path / "games.db").is_file()


async def test_a_relative_path_is_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("games.db", "sqlite:///other.db", ":memory:"):
        await (await open_store(name)).close()
    assert sorted(p.name for p in tmp_path.iterdir()) == [":memory:", "games.db", "other.db"]


async def test_both_names_of_postgres_are_known(postgres_url: str) -> None:
    for name in ("postgres", "postgresql"):
        store = await open_store(postgres_url.replace("postgresql", name, 1), notify=False)
        assert type(store).__name__ == "PostgresStore"
        await store.close()


def test_sqlite_needs_no_asyncpg_and_postgres_says_what_is_missing(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert said.stdout == "PostgreSQL needs the package asyncpg: pip install 'quillmap[server]'.\n"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hush@127.0.0.1:1/games",
        "postgresql://me:hush@127.0.0.1:port/games",
        "postgresql://me:hu/hush@127.0.0.1:1/games",
        "postgresql://me:1/hush@127.0.0.1:1/games",
        "postgresql://me:1#hush@127.0.0.1/games",
        "postgresql://me:[hush@127.0.0.1/games",
        "postgresql://127.0.0.1:1/games?password=hush",
        "postgresql://127.0.0.1:1/games?sslmode=hush",
    ],
)
async def test_no_error_tells_a_password(url: str) -> None:
    with pytest.raises(BadStore) as caught:
        await open_store(url)
    assert "hush" not in str(caught.value) and str(caught.value).endswith(".")
    assert caught.value.__cause__ is None and caught.value.__suppress_context__


async def test_a_database_that_is_not_there_is_told(postgres_url: str) -> None:
    with pytest.raises(BadStore, match=r"^PostgreSQL.* has no such database\.$"):
        await open_store(postgres_url.replace("/games_", "/nothing_"))
