"""What all tests of the doors share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.doors.world import World, world
from tests.server.process import ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as people run it, with its limits on and everything logged."""
    with ServerProcess(tmp_path / "tables.db", "--log", "debug", limits=True) as process:
        yield process


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """A server inside the test, without limits."""
    async with world(tmp_path) as found:
        yield found
