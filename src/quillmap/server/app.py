"""The application: everything that answers HTTP, and the way to the sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from quillmap._version import __version__
from quillmap.server.http import copy_routes, par, public_routes, replay_routes, routes
from quillmap.server.http.health import add_health
from quillmap.server.http.link_card import general
from quillmap.server.http.middleware import Middleware
from quillmap.server.http.refusals import ALWAYS, add_refusals
from quillmap.server.live.access import Identity
from quillmap.server.live.door import serve_socket
from quillmap.server.server import Server
from quillmap.server.site import the_site

WORTH_PACKING: Final = 1400
"""Bytes; what is smaller fits into one packet anyway."""

FOR_ANYBODY: Final = ("/health", "/metrics", "/page/", "/p/", "/api/public/")
"""What is the same for everybody, and may be kept by whoever stands between: no cookie with it."""


class Quillmap(FastAPI):
    """FastAPI for HTTP. Sockets go past its layers, which would stay in memory with every one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket or an HTTP request."""
        if scope["type"] == "websocket":
            await serve_socket(self.state.server, WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def create_app(server: Server) -> FastAPI:
    """The ASGI application of a server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        running = asyncio.create_task(server.run())
        running.add_done_callback(server.ended)
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await server.close()

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
    app.state.server = server
    for answering in (routes, replay_routes, copy_routes, public_routes, par):
        app.include_router(answering.router)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6)
    _add_identity(app, server)
    # The last is in front.
    app.add_middleware(Middleware, limits=server.limits, hosts=server.hosts)
    add_refusals(app)
    add_health(app, server)
    the_site().add(app, lambda page: general(page, server.address))
    return app


def _add_identity(app: FastAPI, server: Server) -> None:
    @app.middleware("http")
    async def identify(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        identity = Identity.of(request.headers, server.chance, request.url.scheme)
        request.state.identity = identity
        response = await call_next(request)
        if identity.new and not request.url.path.startswith(FOR_ANYBODY):
            response.headers.append("Set-Cookie", identity.cookie())
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response
