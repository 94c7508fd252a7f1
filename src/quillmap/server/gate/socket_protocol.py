"""uvicorn's WebSocket protocol, with an end to frames that are no messages.

Whole messages are counted where they are answered, in `socket`; all else is counted here, since the
application never hears of it: pings, pongs, and the pieces of a message that is not finished.

Nearly all that comes is one frame with one text, and nearly all that goes is text. Both go past the
library, which takes ten times as long for them; it reads and writes whatever is less simple.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from quillmap.server.gate.frames import text_frame, whole_text
from quillmap.server.gate.gate import Gated
from quillmap.server.gate.inbox import Inbox
from quillmap.server.gate.limits import Refused

SLICE: Final = 2048
"""So much is read before everybody else has a turn: some 300 of the smallest frames."""
LINE: Final = "quillmap.line"
"""What the ASGI extension is called by which an application finds this protocol."""
WHOLE: Final = (Opcode.TEXT, Opcode.BINARY)
_BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where the library's parser waits when it has read all frames so far to their end."""


def nobody() -> None:
    """For a socket that nobody talks on: not yet, or not any more."""


class GateSocket(Gated, WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]  # all that uvicorn needs of a queue
        self.ready: Callable[[], None] = nobody
        """Called when the client takes again what is sent, and when it is gone."""
        self._frames = self.gate.limits.frames()

    # Coming and going -----------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it stays behind."""
        super().connection_lost(exc)
        self.drop()
        self.gate.deadlines.clear(self, "reading")
        self.gate.leave(self.transport)  # `http_protocol` has counted it
        self.ready()

    # Reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what has come, a slice at a time."""
        if not self.handshake_initiated:
            self._begin(data)
            return
        if not self._held and self._is_between_messages():
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._pass_on_text(text)
                return
        self._held += data
        if self._later is None:
            self._feed()

    def handle_connect(self, event: Request) -> None:
        """Offer the application to talk to this socket itself: ASGI is for its handshake."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**self.scope["extensions"], LINE: {"line": self}}

    def _begin(self, head: bytes) -> None:
        """The request that became a socket; it is whole, and was judged by `http_protocol`."""
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

    def _is_between_messages(self) -> bool:
        """Whether what comes now begins a message, which somebody will hear."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or self.read_paused:
            return False
        parser: Any = conn.parser
        while parser.gi_yieldfrom is not None:
            parser = parser.gi_yieldfrom
        return bool(parser.gi_code is _BETWEEN_FRAMES)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; what is held back comes before anything new is read."""
        message = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            if self._held:
                self._go_on_later()
            else:
                self.transport.resume_reading()
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
        """Pass on a message that the library has read."""
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._pass_on_text(data)
        else:
            self._pass_on({"type": "websocket.receive", "bytes": data})

    def _pass_on_text(self, data: bytes) -> None:
        """A message is here; one that is no text is no error of ours."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._fail("bad_text", CloseCode.INVALID_DATA, "a text that is no UTF-8")
            return
        self._pass_on({"type": "websocket.receive", "text": text})

    def _pass_on(self, event: ASGIReceiveEvent) -> None:
        """Somebody who waits hears it at once; else nothing more is read until somebody does."""
        if self.close_sent:
            return  # nobody listens any more
        awaited = self.inbox.awaited
        self.inbox.put_nowait(event)
        if not awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Writing --------------------------------------------------------------------------------------

    def resume_writing(self) -> None:
        """The client takes again what is sent."""
        super().resume_writing()
        self.ready()

    @property
    def takes(self) -> bool:
        """Whether the client takes what is sent, or is gone, so that it makes no difference."""
        return self.writable.is_set()

    def say(self, messages: Iterable[bytes]) -> None:
        """Send these texts, all at once, to a client that is still there."""
        if self.conn.state is State.OPEN and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join([text_frame(each) for each in messages]))

    def hang_up(self, code: int) -> None:
        """Close the socket with this code, as uvicorn does when an application asks for it."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected:
            return
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn does; a refused handshake has come to its end, too, and is no error."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def _forget_handshake(self) -> None:
        """Nobody asks again what was said in it, and each socket would keep it till its end."""
        del self.request, self.response
        self.scope["headers"] = []
