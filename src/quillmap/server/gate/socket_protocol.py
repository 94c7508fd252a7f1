"""uvicorn's WebSocket protocol, with an end to frames that are no messages.

Whole messages are counted where they are answered, in `socket`; all else is counted here, since the
application never hears of it: pings, pongs, and the pieces of a message that is not finished.
"""

from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from quillmap.server.gate.gate import Gated
from quillmap.server.gate.limits import Refused

SLICE: Final = 2048
"""So much is read before everybody else has a turn: some 300 of the smallest frames."""
WHOLE: Final = (Opcode.TEXT, Opcode.BINARY)


class GateSocket(Gated, WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames = self.gate.limits.frames()

    # Coming and going -----------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it stays behind."""
        super().connection_lost(exc)
        self.drop()
        self.gate.deadlines.clear(self, "reading")
        self.gate.leave(self.transport)  # `gate_http` has counted it

    # Reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what has come, a slice at a time."""
        if not self.handshake_initiated:
            self._begin(data)
            return
        self._held += data
        if self._later is None:
            self._feed()

    def _begin(self, head: bytes) -> None:
        """The request that became a socket; it is whole, and was judged by `gate_http`."""
        super().data_received(head)
        if not self.handshake_initiated:  # it was no good to the library, which says nothing
            self.gate.limits.refused("bad_request")
            self.transport.close()

    def _feed(self) -> None:
        """One slice; the rest when everybody else had a turn and its messages are taken."""
        self._later = None
        if self.read_paused:
            return  # `receive` goes on
        piece, self._held = self._held[:SLICE], self._held[SLICE:]
        super().data_received(piece)
        if self.transport.is_closing():
            self.drop()
        elif self._held:
            self._go_on_later()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _go_on_later(self) -> None:
        self.transport.pause_reading()
        if self._later is None:
            self._later = self.loop.call_soon(self._feed)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; what is held back comes before anything new is read."""
        message = await super().receive()
        if self._held and not self.read_paused:
            self._go_on_later()
        return message

    def handle_events(self) -> None:
        """Look at what has come; frames that are no whole message are counted."""
        for event in self.conn.events_received():
            if isinstance(event, Frame):
                if not (event.opcode in WHOLE and event.fin) and self._too_many():
                    return
                self._handle_frame(event)
            else:
                self.handle_connect(event)  # type: ignore[arg-type]  # a server gets requests

    def _handle_frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.CONT:
                self.handle_cont(frame)
            case Opcode.TEXT:
                self.handle_text(frame)
            case Opcode.BINARY:
                self.handle_bytes(frame)
            case Opcode.PING:
                self.handle_ping()
            case Opcode.PONG:
                self.handle_pong(frame)
            case Opcode.CLOSE:
                self.handle_close(frame)

    def _too_many(self) -> bool:
        """Whether this client only keeps us busy; then it is told so, and the socket ends."""
        if not self._frames.take(self.gate.limits.now()):
            return False
        self._fail("frame", CloseCode.POLICY_VIOLATION, "too many frames that are no messages")
        return True

    def _fail(self, what: Refused, code: int, reason: str) -> None:
        self.gate.limits.refused(what)
        self.frames = []
        self.drop()
        if self.close_sent:  # it was told already, and does not stop
            self.transport.abort()
        else:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """A pong, unless the client reads nothing: it may leave out all but the last."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message; one that is no text is no error of ours."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail("bad_text", CloseCode.INVALID_DATA, "a text that is no UTF-8")
                return
        super().send_receive_event_to_app()

    # Writing --------------------------------------------------------------------------------------

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn does; a refused handshake has come to its end, too, and is no error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
