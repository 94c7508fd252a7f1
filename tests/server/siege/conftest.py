"""A server as people run it, and somebody who plays there while others attack it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.siege.besieged import USUAL, Besieged
from tests.server.process import ServerProcess
from tests.server.siege.playing import Player


@pytest.fixture(scope="package")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    """One for all attacks, each of which comes from an address of its own.

    It ends with them: its hundred sages would think on both cores until the end of all tests.
    """
    folder: Path = tmp_path_factory.mktemp("siege")
    with ServerProcess(folder / "tables.db", limits=True, command=USUAL) as server:
        yield Besieged(server)


@pytest.fixture
async def player(castle: Besieged) -> AsyncIterator[Player]:
    """Somebody at 127.0.0.1, where nobody attacks from."""
    async with Player.sat(castle.server.port) as found:
        yield found
