"""A real server process for a test: started on a free port, killed or stopped, started again."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO

PATIENCE = 300.0
"""Seconds; a busy machine is no reason to fail."""
KEEP_ALIVE = 600
"""Seconds for a connection that nobody uses, where server and client share a process: when both
were kept from working for the usual five, the server would close before it reads what has come."""

PLAIN = (sys.executable, "-m", "quillmap", "serve")


def _written(file: IO[bytes]) -> bytes:
    """All that is in a file, without moving the place where others read and write."""
    return os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0)


class ServerProcess:
    """One `quillmap serve`, with what it wrote."""

    def __init__(
        self,
        database: str | Path,
        *options: str,
        port: int = 0,
        limits: bool = False,
        command: Sequence[str] = PLAIN,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = port
        self.database = database
        self._words = [*command, "--database", str(database)]
        self._words += ["--limits", "on" if limits else "off", *options]
        self._environment = {**os.environ, **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None
        # To append, since we share the place in the file with the server: it would else write
        # wherever we have just read.
        self.out = tempfile.TemporaryFile("a+b")  # noqa: SIM115  (closed when we exit)
        self.err = tempfile.TemporaryFile("a+b")  # noqa: SIM115

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        if error is not None:
            print(self.errors()[-4000:], file=sys.stderr)
        self.out.close()
        self.err.close()

    def start(self) -> None:
        """Start, on the same port as before if there was one, and wait until it is ready."""
        begin = len(_written(self.out))
        self.process = subprocess.Popen(
            [*self._words, "--port", str(self.port)],
            stdout=self.out,
            stderr=self.err,
            stdin=subprocess.DEVNULL,
            env=self._environment,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            found = re.search(rb"ready: http://[^ ]*:(\d+)/", _written(self.out)[begin:])
            if found:
                self.port = int(found[1])
                return
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start: {self.errors()[-2000:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL, at once and without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        if self.process is None or self.process.poll() is not None:
            return -1 if self.process is None else self.process.returncode
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def errors(self) -> str:
        """Everything it logged so far."""
        return _written(self.err).decode(errors="replace")

    @property
    def address(self) -> str:
        """Where it answers HTTP."""
        return f"http://127.0.0.1:{self.port}"
