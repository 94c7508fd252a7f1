"""A line between browsers and the server that can be cut at any moment."""

import contextlib
import socket
import threading
from types import TracebackType


class Line:
    """Passes bytes on, both ways, from a port of its own to that of a server."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self.port: int = self._door.getsockname()[1]

    def __enter__(self) -> "Line":
        self._start(self._let_in)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # Closing alone would leave the thread waiting at the door.
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self.cut()

    def cut(self) -> None:
        """Every connection is gone, whatever was on its way; new ones can be made."""
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _start(self, does: object, *given: object) -> None:
        assert callable(does)
        threading.Thread(target=does, args=given, daemon=True).start()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                try:
                    there = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    here.close()
                    continue
                self._open |= {here, there}
                self._start(self._pass_on, here, there)
                self._start(self._pass_on, there, here)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.discard(one)
        one.close()
