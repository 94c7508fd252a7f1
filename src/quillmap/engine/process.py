"""A hold on an engine process: start it, write to it, read its answers, end it for certain.

The process may be anybody's program. It runs apart, knows nothing of the environment, has lower
priority, and whatever it writes fills neither memory nor log.
"""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import Final

from quillmap.engine import PROTOCOL

LONGEST_LINE: Final = 2**16
MOST_LINES: Final = 200
"""How many lines an answer may have before its final one."""
MOST_NOTES: Final = 4096
"""How many bytes of what a process writes to standard error are kept in the log."""
NICE: Final = 10
INHERITED: Final = ("PATH", "PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "SYSTEMROOT")
"""All that a process learns of our environment: what it takes to start Python."""

_logger = logging.getLogger("quillmap.engines")


class Lost(Exception):
    """The process has ended."""


class OutOfStep(Exception):
    """The process wrote something that is no answer here, so its next lines mean nothing."""


class Process:
    """An engine process with its pipes. What it writes waits in a reader that stays small.

    It is started by `subprocess` and not by the loop: not every loop keeps our open files, such as
    the socket that a server listens on, from the processes it starts.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; OSError if the command cannot be run."""
        environment = {key: os.environ[key] for key in INHERITED if key in os.environ}
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        self.usable = True
        self.gone = asyncio.Event()
        """Set when it has ended."""
        self._lines = asyncio.StreamReader(limit=LONGEST_LINE)
        self._pipes: list[asyncio.BaseTransport] = []
        self._reaping = threading.Lock()
        self._reaped = False
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._wait, args=(loop,), daemon=True).start()
        with contextlib.suppress(OSError, AttributeError):  # where there is such a thing
            nice = max(NICE, os.nice(0))  # never more than whoever runs us has
            os.setpriority(os.PRIO_PROCESS, self._process.pid, nice)

    async def connect(self) -> None:
        """Take its pipes into the loop."""
        loop, process = asyncio.get_running_loop(), self._process
        self._input, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, process.stdin)
        output, _ = await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(self._lines), process.stdout
        )
        notes, _ = await loop.connect_read_pipe(lambda: _Notes(process.pid), process.stderr)
        self._pipes = [output, notes]

    def write(self, text: str) -> None:
        """Send lines; they are few, and the next are only sent when these were answered."""
        if not self._input.is_closing():
            self._input.write(text.encode("utf-8"))

    async def line(self) -> list[str]:
        """The words of the next line."""
        try:
            line = await self._lines.readline()
        except ValueError:  # longer than any answer
            raise OutOfStep from None
        except OSError:  # a pipe that broke rather than ended
            raise Lost from None
        if not line.endswith(b"\n"):
            raise Lost
        return line.decode("utf-8", "replace").split()

    async def answer(self, before: Sequence[str], final: Sequence[str]) -> list[str]:
        """The final line of an answer, passing over those that may come before it."""
        return (await self.whole(before, final, 0))[-1]

    async def whole(
        self, before: Sequence[str], final: Sequence[str], most: int
    ) -> list[list[str]]:
        """An answer up to its final line; of the lines before that only the first few are kept."""
        kept: list[list[str]] = []
        for _ in range(MOST_LINES):
            words = await self.line()
            if words and words[0] in final:
                return [*kept, words]
            if not words or words[0] not in before:
                break
            if len(kept) < most:
                kept.append(words)
        raise OutOfStep

    def end(self) -> None:
        """End it and whatever it has started; it cannot refuse, and nothing has to be awaited."""
        self.usable = False
        with self._reaping:
            if not self._reaped:
                self._kill()
        pipes, self._pipes = self._pipes, []
        if pipes and not self._input.is_closing():
            self._input.abort()  # what it has not read is of no use now
        for pipe in pipes:
            pipe.close()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own: when it ends, end what it has started, then let it go."""
        if hasattr(os, "waitid"):
            # Its number stays its own until it is reaped, so nobody else can be meant by it.
            os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT)
        else:
            self._process.wait()
        with self._reaping:
            self._kill()
            self._process.wait()
            self._reaped = True
        with contextlib.suppress(RuntimeError):  # the loop may be closed already
            loop.call_soon_threadsafe(self._ended)

    def _ended(self) -> None:
        self.usable = False
        self.gone.set()


class _Notes(asyncio.Protocol):
    """Standard error of a process: its beginning goes to the log."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._left = MOST_NOTES

    def data_received(self, data: bytes) -> None:
        """Log what there is room for; the rest is read and forgotten, so that it never waits."""
        if self._left > 0:
            _logger.info(
                "engine %d notes %r", self._pid, data[: self._left].decode(errors="replace")
            )
            self._left -= len(data)


async def greet(process: Process) -> None:
    """Hear that it speaks our protocol; Lost or OutOfStep if it does not."""
    await process.connect()
    process.write("quillmap\n")
    if (await process.answer(["bot"], ["protocol"]))[1:] != [str(PROTOCOL)]:
        raise OutOfStep
    await process.answer([], ["ok"])
