"""A server in the loop of the test, with a clock that the test sets; its sockets are real."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from quillmap.server.run import Uvicorn, speaking
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.store.opening import open_store
from tests.server.client import PATIENCE
from tests.server.process import KEEP_ALIVE
from tests.server.seeded import Chance

BEGIN = 1_700_000_000_000


class Clock:
    """Stands still until the test moves it."""

    def __init__(self, now: int = BEGIN) -> None:
        self.now = now

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Time goes on."""
        self.now += int(seconds * 1000)


@dataclass
class Inside:
    """A running server and what it is made of."""

    server: Server
    clock: Clock
    port: int


@asynccontextmanager
async def inside(
    database: Path | str,
    *,
    now: int = BEGIN,
    command: Sequence[str] | None = None,
    engines: Engines | None = None,
    bot_seconds: float | None = None,
) -> AsyncIterator[Inside]:
    """Serve in this loop until the block ends; `command` starts other engines than ours."""
    clock = Clock(now)
    store = await open_store(str(database))
    if engines is None:
        engines = Engines(2) if command is None else Engines(2, command=command)
    server = Server(
        store,
        engines,
        clock=clock,
        chance=Chance(),
        limits=False,
        limits_clock=lambda: clock.now / 1000,
    )
    if bot_seconds is not None:
        server.scheduler.bot_seconds = bot_seconds
    config = speaking(server, port=0, timeout_keep_alive=KEEP_ALIVE)
    ports: asyncio.Queue[int] = asyncio.Queue()
    speaker = Uvicorn(config, server, ports.put_nowait)
    logging.getLogger("uvicorn").setLevel("WARNING")
    # The signals belong to whoever runs the tests.
    speaker.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    serving = asyncio.create_task(speaker.serve())
    try:
        yield Inside(server, clock, await asyncio.wait_for(ports.get(), PATIENCE))
    finally:
        speaker.should_exit = True
        await serving
        await store.close()
