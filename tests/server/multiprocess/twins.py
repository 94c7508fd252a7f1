"""Two servers in the loop of the test, with one clock that the test sets; all else is real."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from quillmap.server.run import Uvicorn, speaking
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.store.opening import open_store
from tests.server.client import PATIENCE
from tests.server.inside import Clock, Inside
from tests.server.process import KEEP_ALIVE


@asynccontextmanager
async def twins(database: str) -> AsyncIterator[tuple[Inside, Inside]]:
    """Serve twice in this loop until the block ends."""
    clock = Clock()
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(_server(database, clock)) for _ in range(2)]
        yield one, two


@asynccontextmanager
async def _server(database: str, clock: Clock) -> AsyncIterator[Inside]:
    store = await open_store(database)
    server = Server(store, Engines(1), clock=clock, alone=False, limits=False)
    config = speaking(server, port=0, timeout_keep_alive=KEEP_ALIVE)
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    speaker = Uvicorn(config, server, ready.set_result)
    logging.getLogger("uvicorn").setLevel("WARNING")
    # The signals belong to whoever runs the tests.
    speaker.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    serving = asyncio.create_task(speaker.serve())
    await asyncio.wait_for(ready, PATIENCE)
    try:
        yield Inside(server, clock, ready.result())
    finally:
        speaker.should_exit = True
        await serving
        await store.close()
