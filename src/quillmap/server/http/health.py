"""Whether a server is well, and its numbers."""

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from quillmap.server.gate.hosts import from_here
from quillmap.server.http.refusals import ALWAYS, beside_text
from quillmap.server.server import Server


def add_health(app: FastAPI, server: Server) -> None:
    """Let an app answer for this server."""
    refused = beside_text(ALWAYS)

    @app.get("/health/live", response_class=PlainTextResponse, responses=refused)
    async def live() -> str:
        """Whether this process answers at all."""
        return "alive\n"

    @app.get("/health/ready", response_class=PlainTextResponse, responses=refused)
    async def ready() -> Response:
        """Whether a line could be kept now."""
        if server.closing:
            return PlainTextResponse("closing\n", 503)
        await server.store.ready()
        said = server.space.said()
        return PlainTextResponse(f"ready\n{said}\n" if said else "ready\n")

    elsewhere: dict[int | str, dict[str, Any]] = {404: {"description": "Not for other machines."}}

    @app.get("/metrics", response_class=PlainTextResponse, responses=refused | elsewhere)
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus, for this machine alone."""
        if not server.show_metrics or not from_here(request.scope, request.headers):
            raise HTTPException(404)
        text = server.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
