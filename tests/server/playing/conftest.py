"""One real server process for each module of tests."""

from collections.abc import Iterator

import pytest

from tests.server.playing.seeded import seeded_server
from tests.server.process import ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose tables all have the same seed, so that every run sees the same cards."""
    with seeded_server(tmp_path_factory.mktemp("server") / "tables.db") as process:
        yield process
