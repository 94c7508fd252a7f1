"""uvicorn's HTTP protocol, with an end to everything that a stranger could send without end."""

import asyncio
from typing import Any, Final

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from quillmap.rules.reasons import Reason
from quillmap.server.gate.gate import BODY_SECONDS, REQUEST_SECONDS, Gated, answer
from quillmap.server.gate.limits import Refused
from quillmap.server.reasons import ServerReason

SLICE: Final = 4096
"""So much is read before everybody else has a turn."""
LARGEST_HEAD: Final = 32 * 1024
"""Of a request line with its header fields; browsers stay below 8 kB."""
MOST_FIELDS: Final = 128
PIPELINED: Final = 16
"""Requests that may wait on one connection; browsers send the next when they have the answer."""


class _TooMuch(Exception):
    """Raised where the parser calls us, which then ends."""


class _Flow(FlowControl):
    """Reading goes on only if nothing is held back, either."""

    held = False

    def resume_reading(self) -> None:
        if not self.held:
            super().resume_reading()


class GateHttp(Gated, HttpToolsProtocol):
    """One connection that speaks HTTP."""

    flow: _Flow
    cycle: RequestResponseCycle | None  # type: ignore[assignment]  # none until the first request

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unused = 0
        """Bytes since the parser last made anything of them."""
        self._head = 0
        self._refusal: bytes | None = None
        self._wrong: Refused | None = None
        """What was too much, where the parser was stopped by us."""
        self._running: RequestResponseCycle | None = None
        """The request that is being answered; `cycle` is the last that was read."""

    # Coming and going -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is here; one too many hears why at once."""
        super().connection_made(transport)
        self.flow = _Flow(transport)
        address = self.client[0] if self.client else "unknown"
        self._refusal = self.gate.enter(transport, address)
        if self._refusal is not None:
            transport.write(self._refusal)
            transport.close()
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it stays behind."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._abandon()
        self.drop()
        self._clear()
        self.gate.leave(self.transport)

    def _clear(self) -> None:
        for what in ("head", "body", "reading"):
            self.gate.deadlines.clear(self, what)

    def _await_head(self) -> None:
        self.gate.deadlines.set(self, "head", REQUEST_SECONDS, self._late)

    def _late(self) -> None:
        self._end("slow", answer(408, ServerReason("bad_message", why="the request never came")))

    # Reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what has come, a slice at a time."""
        if self._refusal is not None or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self._held += data
        if self._later is None:
            self._feed()

    def _feed(self) -> None:
        """One slice; the rest when everybody else had a turn, or the answer is out."""
        self._later = None
        if self._answering():
            self._hold()
            return
        piece, self._held = self._held[:SLICE], self._held[SLICE:]
        if not self._parse(piece):
            return
        if self._held and not self._answering():
            self._hold()
            self._later = self.loop.call_soon(self._feed)
        elif self._held:
            self._hold()
        elif self.flow.held:
            self.flow.held = False
            # Of a request that was answered early, nobody will ever take the body.
            cycle = self.cycle
            if not self.pipeline and (cycle is None or cycle.response_complete or not cycle.body):
                self.flow.resume_reading()

    def _answering(self) -> bool:
        """Whether a whole request is being answered, so that the next has to wait."""
        cycle = self.cycle
        return bool(self.pipeline) or (
            cycle is not None and not cycle.response_complete and not cycle.more_body
        )

    def _hold(self) -> None:
        if self._held:
            self.flow.held = True
            self.flow.pause_reading()

    def _parse(self, piece: bytes) -> bool:
        """Give a slice to the parser; False if that was the end of this connection."""
        deadlines = self.gate.deadlines
        idle = self.cycle is None or self.cycle.response_complete
        if idle and not deadlines.pending(self, "head"):
            self._await_head()
        self._unused += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            return self._upgrade()
        except httptools.HttpParserError:
            what = self._wrong or "bad_request"
            self._end(what, answer(*_WHY.get(what, (400, _unreadable))))
            return False
        if self._unused > LARGEST_HEAD:
            self._end("header", answer(*_WHY["header"]))
            return False
        return not self.transport.is_closing()

    def _upgrade(self) -> bool:
        self.drop()
        if self._should_upgrade():
            self._clear()
            self.handle_websocket_upgrade()
        else:
            self._end("bad_request", answer(400, _unreadable))
        return False

    def _end(self, what: Refused, last: bytes) -> None:
        """Say why, if nothing else is being said, and close."""
        self.gate.limits.refused(what)
        self.drop()
        if self.transport.is_closing():
            return
        running = self._running
        if running is None or running.response_complete or not running.response_started:
            self.transport.write(last)
        self._abandon()
        self.transport.close()

    def _abandon(self) -> None:
        """Nobody waits for an answer any more."""
        self.pipeline.clear()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """The next request has its turn, also one that was held back."""
        super().on_response_complete()
        if self._held and self._later is None and not self.transport.is_closing():
            self._unset_keepalive_if_required()
            self._later = self.loop.call_soon(self._feed)

    # What the parser finds ------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= PIPELINED:
            self._wrong = "pipeline"
            raise _TooMuch
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One field, of the head or behind a body in pieces."""
        self._count(len(name) + len(value) + 4)
        if len(self.headers) >= MOST_FIELDS:
            self._wrong = "header"
            raise _TooMuch
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self._wrong = "header"
            raise _TooMuch

    def on_headers_complete(self) -> None:
        """The head is whole; a body may follow."""
        self._unused = 0
        self.gate.deadlines.clear(self, "head")
        self.gate.deadlines.set(self, "body", BODY_SECONDS, self._late)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._unused = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._unused = 0
        self.gate.deadlines.clear(self, "body")
        super().on_message_complete()


_unreadable: Final = ServerReason("bad_message", why="this is no request of HTTP")
_WHY: Final[dict[Refused, tuple[int, Reason]]] = {
    "header": (431, ServerReason("too_large", most=LARGEST_HEAD)),
    "pipeline": (429, ServerReason("too_many", seconds=1)),
}
"""What is told where the parser was stopped by us."""
