"""Starting and stopping a server process."""

import asyncio
import contextlib
import gc
import json
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from quillmap.server.app import create_app
from quillmap.server.gate.gate import raise_descriptors
from quillmap.server.gate.hosts import Hosts
from quillmap.server.gate.protocols import guarded
from quillmap.server.reasons import ServerReason
from quillmap.server.server import Server
from quillmap.server.settings import ServerSettings, public_address
from quillmap.server.site import the_site
from quillmap.server.thinking.engines import Engines
from quillmap.store import Store
from quillmap.store.opening import open_store

LOG: Final = logging.getLogger("quillmap.run")

LARGEST_MESSAGE: Final = 16 * 1024
"""No request comes near it; uvicorn closes the socket of whoever sends more."""


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        entry: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    """Structured logs, as people who run servers collect them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # uvicorn tells of every socket, with addresses; what it says at warning level is enough.
    logging.getLogger("uvicorn").setLevel("WARNING")


class Uvicorn(uvicorn.Server):
    """uvicorn, which says when it is ready and tells the players when it closes."""

    def __init__(
        self, config: uvicorn.Config, server: Server, ready: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say on which port."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to every socket, finish what was acknowledged, then close."""
        self._server.closing = True
        self._server.rooms.say_goodbye(ServerReason("shutting_down"))
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def speaking(server: Server, **more: Any) -> uvicorn.Config:
    """How uvicorn speaks for a server, behind its gate."""
    http, ws = guarded(server.gate)
    return uvicorn.Config(
        create_app(server),
        loop="none",
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )


async def serve(settings: ServerSettings, ready: Callable[[int], None]) -> None:
    """Serve until told to stop; BadStore, NoPage or OSError if it cannot begin."""
    the_site()
    store: Store = await open_store(settings.database, notify=settings.notify)
    alone = not settings.database.startswith(("postgres://", "postgresql://"))
    hosts = Hosts(settings.host, site=settings.site, proxied=bool(settings.proxy))
    if hosts.any:
        LOG.warning("every host is believed behind a proxy: name your own with --site")
    server = Server(
        store,
        Engines(settings.engines),
        alone=alone,
        limits=settings.limits,
        proxies=settings.proxy,
        hosts=hosts,
        show_metrics=settings.metrics,
        keep_days=settings.keep_days,
        address=public_address(settings),
    )
    server.space.most, server.space.spare = settings.most_games, settings.spare_disk * 2**20
    server.limits.most_connections = min(server.limits.most_connections, raise_descriptors())
    config = speaking(
        server,
        host=settings.host,
        port=settings.port,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
    )
    try:
        await Uvicorn(config, server, ready).serve()
    finally:
        await store.close()


def _spare_the_collector() -> None:
    """Look for garbage seldom: nearly all of ours is freed without looking.

    A look at everything stops the tables for longer the more of them are open, and what was
    imported so far never becomes garbage.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def run(settings: ServerSettings, ready: Callable[[int], None]) -> None:
    """Serve in this process until a signal stops it."""
    log_to_stderr(settings.log)
    _spare_the_collector()
    factory = None
    with contextlib.suppress(ImportError):  # not on every platform
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(serve(settings, ready))
