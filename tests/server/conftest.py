"""What tests of the server share; helpers that are no fixtures stand beside this file."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess
from tests.server.seeded import seeded_server
from tests.server.world import World, world


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits for all who only play: one for each worker.

    All its tables have the same seed, so that every run sees the same cards.
    """
    with seeded_server(tmp_path_factory.mktemp("server") / "tables.db") as process:
        yield process


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as people run it, with its limits on and everything logged."""
    with ServerProcess(tmp_path / "tables.db", "--log", "debug", limits=True) as process:
        yield process


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """A server inside the test, without limits, where time stands still."""
    async with world(tmp_path) as found:
        yield found
