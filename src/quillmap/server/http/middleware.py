"""Around every HTTP request: size, origin, number, and the headers that keep browsers careful."""

import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quillmap.server.gate.hosts import Hosts
from quillmap.server.gate.limits import Limits, neighbourhood
from quillmap.server.gate.refusals import refusal, too_many, wrong_host
from quillmap.server.gate.sender import address_of, right_origin
from quillmap.server.gate.starts import Starts
from quillmap.server.reasons import ServerReason

LOG: Final = logging.getLogger("quillmap.middleware")

LARGEST_BODY: Final = 64 * 1024
"""A hundred names in the longest way to write them, and all that a table can be asked for."""
LARGEST_RECORD: Final = 512 * 1024
"""A hundred players who play Heroes make 70 kB, and 300 kB if a bot draws every line for them."""
RECORDS: Final = ("/api/records", "/api/replays", "/api/copies")
"""Where a record is sent."""

LONG_BODY: Final = 16 * 1024
"""Few bodies are longer, so only a few of those are taken at the same time."""
BODY_WAIT: Final = 5.0

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
OVER_TLS: Final = {"Strict-Transport-Security": f"max-age={365 * 86_400}"}
"""A year without plain http. Hosts below this one are for whoever runs them to decide about."""


class TooLarge(Exception):
    """A body that goes on and on."""


def largest(scope: Scope) -> int:
    """How many bytes the body of this request may have."""
    return LARGEST_RECORD if scope["path"] in RECORDS else LARGEST_BODY


class Middleware:
    """ASGI middleware, in front of everything."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.starts = Starts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what is too much or from elsewhere, and add our headers to every answer."""
        if scope["type"] != "http":
            if scope["type"] == "websocket":  # a handshake is a request as well
                await self.starts.turn(neighbourhood(address_of(scope)))
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        careful = _with_headers(send, HEADERS | OVER_TLS if scope["scheme"] == "https" else HEADERS)
        answer = self._refused(scope, headers)
        if answer is not None:
            await answer(scope, receive, careful)
            return
        await self.starts.turn(neighbourhood(address_of(scope)))
        await self._pass_on(scope, receive, careful)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        read, began, counted, refused = 0, False, False, False
        most, address = largest(scope), address_of(scope)

        async def bounded() -> Message:
            nonlocal read, counted, refused
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
            if read > LONG_BODY and not counted:
                counted = self.limits.open_body(address)
                if not counted:
                    refused = True
                    raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal began
            if (read <= most and not refused) or began:  # whoever parses says only that it cannot
                began = True
                await send(message)

        answer = None
        try:
            await self.app(scope, bounded, sending)
        except TooLarge:
            pass
        except Exception:
            LOG.exception("a request could not be answered")
            answer = refusal(ServerReason("not_kept", why="the server made a mistake"), 500)
        finally:
            if counted:
                self.limits.close_body(address)
        if refused:
            self.limits.refused("body")
            answer = too_many(BODY_WAIT)
        elif read > most:
            self.limits.refused("size")
            answer = refusal(ServerReason("too_large", most=most), 413)
        if answer is not None and not began:
            await answer(scope, receive, send)

    def _refused(self, scope: Scope, headers: Headers) -> Response | None:
        if wait := self.limits.take("request", address_of(scope)):
            answer = too_many(wait)
            # Whoever goes on needs a new connection for it, and those are counted as well.
            answer.headers["Connection"] = "close"
            return answer
        # Those who look whether a server is well ask it by any address, and hear nothing else.
        health = scope["path"].startswith("/health/")
        if not health and not self.hosts.ours(scope, headers):
            self.limits.refused("host")
            return wrong_host(headers)
        if scope["method"] not in SAFE and not right_origin(headers):
            return refusal(ServerReason("wrong_origin"), 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > largest(scope):
            self.limits.refused("size")
            return refusal(ServerReason("too_large", most=largest(scope)), 413)
        return None


def _with_headers(send: Send, wanted: dict[str, str]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in wanted.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
