"""The application: everything put together, and what it does every second."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from quillmap._version import __version__
from quillmap.rules.reasons import Reason, Refused
from quillmap.server import afterwards, api, par
from quillmap.server.doors import Identity, right_origin
from quillmap.server.duties import Duties
from quillmap.server.gate import Gate
from quillmap.server.guards import (
    ALWAYS,
    Guards,
    address_of,
    beside_text,
    refusal,
    too_many,
    wrong_host,
)
from quillmap.server.hosts import Hosts, from_here
from quillmap.server.house import House
from quillmap.server.keeping import keep_tidy
from quillmap.server.limits import REPORT_SECONDS, Limits
from quillmap.server.presence import Presence
from quillmap.server.races import Races
from quillmap.server.site import the_site
from quillmap.server.socket import Conversation
from quillmap.server.space import LOOK_SECONDS
from quillmap.store import NotKept

LOG: Final = logging.getLogger("quillmap.app")

WORTH_PACKING: Final = 1400
"""Bytes; what is smaller fits into one packet anyway."""
SOCKET: Final = re.compile("/api/tables/([a-z0-9-]{1,40})/socket")
STATUS: Final[dict[str, int]] = {
    "too_many": 429,
    "not_kept": 503,
    "server_full": 503,
    "bot_failed": 503,
    "no_such_table": 404,
    "no_such_code": 404,
    "lane_hidden": 403,
    "host_only": 403,
    "not_your_seat": 403,
}
"""HTTP status codes of refusals; 409 for a table that cannot do it, 422 for what cannot be."""
_CANNOT_BE: Final = (
    "deck_options",
    "bad_option",
    "unknown_option",
    "bad_setting",
    "broken_record",
    "bad_message",
)


class Works:
    """What the routes of one app need."""

    def __init__(
        self,
        house: House,
        *,
        limits: bool = True,
        metrics: bool = True,
        keep_days: int = 0,
        proxies: str = "",
        clock: Callable[[], float] = time.monotonic,
        hosts: Hosts | None = None,
    ) -> None:
        self.house = house
        self.races = Races(house)
        self.duties = Duties(house, self.races)
        self.presence = Presence(house)
        self.limits = Limits(clock, on=limits)
        self.limits.count = lambda what: house.metrics.limited.labels(what).inc()
        house.refused = self.limits.refused
        self.gate = Gate(self.limits, proxies)
        self.hosts = hosts or Hosts()
        house.strong.on = limits
        house.strong.refused = lambda: self.limits.refused("strong_bot")
        self.show_metrics = metrics
        self.keep_days = keep_days
        self.closing = False

    async def run(self) -> None:
        """What happens by itself, until cancelled."""
        await self.house.store.listen(self.duties.hinted)
        await asyncio.gather(
            self._every(1.0, self.duties.every_second),
            self._every(1.0, self.duties.check_plies),
            self._every(1.0, self.races.every_second),
            self._every(3.0, self.presence.every_few_seconds),
            self._every(5.0, self._put_away),
            self._every(1.0, self._sweep),
            self._every(REPORT_SECONDS, self._report),
            self._every(LOOK_SECONDS, self.house.space.look),
            keep_tidy(self.house.store, self.keep_days) if self.keep_days else asyncio.sleep(0),
        )

    def ended(self, running: "asyncio.Task[None]") -> None:
        """Nothing happens by itself any more: whoever watches this process must hear of it."""
        if not running.cancelled():
            LOG.critical("the server looks after no table any more", exc_info=running.exception())
            self.closing = True

    async def _put_away(self) -> None:
        """Let go of tables that nobody looks at."""
        self.house.put_away()

    async def _sweep(self) -> None:
        self.gate.sweep()

    async def _report(self) -> None:
        self.limits.report()

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        said = ""
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
                said = ""
            except (NotKept, Refused) as error:
                if said != str(error):  # once, and not every second until it is over
                    said = str(error)
                    LOG.warning("%s has to wait: %s", do.__qualname__, error)
            except Exception:
                LOG.exception("%s failed", do.__qualname__)


class Quillmap(FastAPI):
    """FastAPI for HTTP. Sockets go past its layers, which would stay in memory with every one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket or an HTTP request."""
        if scope["type"] == "websocket":
            await serve_socket(self.state.works, WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def create_app(works: Works) -> FastAPI:
    """The ASGI application of a house."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        running = asyncio.create_task(works.run())
        running.add_done_callback(works.ended)
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await works.house.close()

    house = works.house
    app = Quillmap(
        title="Quillmap",
        version=__version__,
        description="Tables for Cartographers and Cartographers Heroes. Play is on the socket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ALWAYS,
        lifespan=lifespan,
    )
    app.state.works, app.state.house, app.state.limits = works, house, works.limits
    app.include_router(api.router)
    afterwards.add(app, house)
    par.add(app, house.engines)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6)
    _add_identity(app, house)
    # The last is in front.
    app.add_middleware(Guards, limits=works.limits, hosts=works.hosts)
    _add_refusals(app)
    _add_health(app, works)
    the_site().add(app)
    return app


def _add_identity(app: FastAPI, house: House) -> None:
    @app.middleware("http")
    async def identify(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        identity = Identity.of(request.headers, house, request.url.scheme)
        request.state.identity = identity
        response = await call_next(request)
        if identity.new and not request.url.path.startswith(("/health", "/metrics", "/page/")):
            response.headers.append("Set-Cookie", identity.cookie())
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        id = error.reason.id
        if id == "too_many":
            return too_many(float(dict(error.reason.args)["seconds"]))
        return refusal(error.reason, STATUS.get(id, 422 if id in _CANNOT_BE else 409))

    @app.exception_handler(NotKept)
    async def not_kept(request: Request, error: NotKept) -> JSONResponse:
        return refusal(Reason("not_kept", why=str(error).rstrip(".")), 503)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(Reason("bad_message", why=f"{where}: {first['msg']}"), 422)

    @app.exception_handler(HTTPException)
    async def unread(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            if "text/html" in request.headers.get("accept", ""):
                return the_site().lost(request)
            return refusal(Reason("no_such_page"), 404)
        why = str(error.detail).rstrip(".")
        headers = dict(error.headers or {})
        return refusal(Reason("bad_message", why=why), error.status_code, headers)


def _add_health(app: FastAPI, works: Works) -> None:
    refused = beside_text(ALWAYS)

    @app.get("/health/live", response_class=PlainTextResponse, responses=refused)
    async def live() -> str:
        """Whether this process answers at all."""
        return "alive\n"

    @app.get("/health/ready", response_class=PlainTextResponse, responses=refused)
    async def ready() -> Response:
        """Whether a line could be kept now."""
        if works.closing:
            return PlainTextResponse("closing\n", 503)
        await works.house.store.ready()
        said = works.house.space.said()
        return PlainTextResponse(f"ready\n{said}\n" if said else "ready\n")

    elsewhere: dict[int | str, dict[str, Any]] = {404: {"description": "Not for other machines."}}

    @app.get("/metrics", response_class=PlainTextResponse, responses=refused | elsewhere)
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus, for this machine alone."""
        if not works.show_metrics or not from_here(request.scope, request.headers):
            raise HTTPException(404)
        text = works.house.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def serve_socket(works: Works, websocket: WebSocket) -> None:
    """One viewer at one table, from the handshake on."""
    if (found := SOCKET.fullmatch(websocket.url.path)) is None:
        await websocket.send_denial_response(PlainTextResponse("no such socket\n", 404))
        return
    address = address_of(websocket.scope)
    if wait := works.limits.take("socket", address):
        await websocket.send_denial_response(too_many(wait))
        return
    if not works.hosts.ours(websocket.scope, websocket.headers):
        works.limits.refused("host")
        await websocket.send_denial_response(wrong_host(websocket.headers))
        return
    if not right_origin(websocket.headers):
        works.limits.refused("origin")
        await websocket.send_denial_response(refusal(Reason("wrong_origin"), 403))
        return
    if not works.limits.open_socket(address):
        works.limits.refused("socket")
        await websocket.send_denial_response(too_many(60.0))
        return
    try:
        await _converse(works, websocket, found[1])
    finally:
        works.limits.close_socket(address)


async def _converse(works: Works, websocket: WebSocket, game: str) -> None:
    house = works.house
    identity = Identity.of(websocket.headers, house, websocket.url.scheme)
    headers: list[tuple[bytes, bytes]] = []
    if identity.new:
        headers.append((b"set-cookie", identity.cookie().encode()))
    await websocket.accept(headers=headers)
    house.metrics.connections.inc()
    try:
        await Conversation(websocket, house, works.races, identity, works.gate).run(game)
    finally:
        house.metrics.connections.dec()
