"""Finding the server that already runs on this user's tables, so that there is never a second one.

A server that serves the usual database holds a lock on a small file beside it, which has its
address. The system gives the lock back however the server ends.
"""

import contextlib
import http.client
import os
import time
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import urlsplit

from quillmap.cli.game.saved_game import data_folder, made

try:
    import fcntl
except ImportError:  # Windows: there the address alone tells, if it answers
    fcntl = None  # type: ignore[assignment]

LOCKS: Final[bool] = fcntl is not None
PATIENCE: Final = 60.0
"""Seconds for a server that has just been started to say where it is, also on a busy machine."""


def notice() -> Path:
    """The file with the address."""
    return data_folder() / "server.address"


class Notice:
    """Held by a server as long as it runs."""

    def __init__(self) -> None:
        self._file: BinaryIO | None = None

    def hold(self) -> bool:
        """Say that a server is about to run here; False if another one has said so."""
        with contextlib.suppress(OSError):
            made(notice().parent)
            handle = os.open(notice(), os.O_RDWR | os.O_CREAT, 0o600)
            file = os.fdopen(handle, "r+b", buffering=0)
            if _locked(file):
                file.truncate()
                self._file = file
            else:
                file.close()
                return False
        return True  # also where nothing can be noted down

    def tell(self, address: str) -> None:
        """Where the server answers."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write(address.encode())

    def close(self) -> None:
        """The server has ended."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.truncate(0)
            self._file.close()
            self._file = None


def _locked(file: BinaryIO) -> bool:
    """Take the lock; more than once, as somebody may be asking who has it."""
    for _ in range(5):
        try:
            if LOCKS:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except OSError:
            time.sleep(0.02)
    return False


def running_server() -> str | None:
    """The address of the server that runs on this user's tables, if one does."""
    give_up = time.monotonic() + PATIENCE
    while _held():
        with contextlib.suppress(OSError, UnicodeDecodeError):
            address = notice().read_text("utf-8")
            if address and answers(address):
                return address
        if not LOCKS or time.monotonic() > give_up:
            return None
        time.sleep(0.1)
    return None


def _held() -> bool:
    try:
        with notice().open("rb") as file:
            if LOCKS:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                return False
            return True
    except BlockingIOError:
        return True
    except OSError:
        return False


def answers(address: str) -> bool:
    """Whether a Quillmap server answers there."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=5)
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().read(16) == b"alive\n"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
