"""Around every HTTP request: size, origin, number, and the headers that keep browsers careful."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.doors import right_origin
from quillmap.server.limits import Limits
from quillmap.server.metrics import Metrics

LARGEST_BODY: Final = 2 * 2**20
"""The record of a hundred players has about 300 kB."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    """A body that goes on and on."""


def refusal(reason: Reason, status: int, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal over HTTP: the same shape as on the socket."""
    found = wire.Refusal.of(reason)
    body = {"refused": {"code": found.code, "args": found.args, "text": found.text}}
    return JSONResponse(body, status, headers)


def address_of(scope: Scope) -> str:
    """Who asks, as far as the proxy that we believe can tell."""
    client = scope.get("client")
    return client[0] if client else "unknown"


class Guards:
    """ASGI middleware, in front of everything."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what is too much or from elsewhere, and add our headers to every answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = self._refused(scope, headers)
        if answer is not None:
            await answer(scope, receive, _with_headers(send))
            return
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise TooLarge
            return message

        try:
            await self.app(scope, bounded, _with_headers(send))
        except TooLarge:
            large = refusal(Reason("too_large", most=LARGEST_BODY), 413)
            await large(scope, receive, _with_headers(send))

    def _refused(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        wait = self.limits.take("request", address_of(scope))
        if wait:
            self.metrics.limited.labels("request").inc()
            seconds = max(1, round(wait))
            return refusal(Reason("too_many", seconds=seconds), 429, {"Retry-After": str(seconds)})
        if scope["method"] not in SAFE and not right_origin(headers):
            return refusal(Reason("wrong_origin"), 403)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return refusal(Reason("too_large", most=LARGEST_BODY), 413)
        return None


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
