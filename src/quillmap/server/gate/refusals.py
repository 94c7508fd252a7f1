"""Refusals over HTTP, in the same shape as on the socket."""

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response

from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.reasons import ServerReason


def refusal(reason: Reason, status: int, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal over HTTP: the same shape as on the socket."""
    found = wire.Refusal.of(reason)
    args = {name: _sayable(value) for name, value in found.args.items()}
    body = {"refused": {"code": found.code, "args": args, "text": _sayable(found.text)}}
    return JSONResponse(body, status, {"Cache-Control": "no-store", **(headers or {})})


def _sayable(value: str | int) -> str | int:
    """What somebody sent may hold halves of characters, which no answer can repeat."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def too_many(wait: float) -> JSONResponse:
    """The refusal of whoever has asked for too much, and when to ask again."""
    seconds = max(1, round(wait))
    return refusal(ServerReason("too_many", seconds=seconds), 429, {"Retry-After": str(seconds)})


def wrong_host(headers: Headers) -> Response:
    """The refusal of whoever asked for a host that we are not, for people as a plain sentence."""
    reason = ServerReason("wrong_host")
    if "text/html" in headers.get("accept", ""):
        return PlainTextResponse(f"{reason}\n", 421, {"Cache-Control": "no-store"})
    return refusal(reason, 421)
