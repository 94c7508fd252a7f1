"""A hold on the scribe: one process that is started when it is first needed, and kept.

Playing a game of a hundred again takes some tenths of a second, in which a thread of ours would
keep the tables waiting. A scribe that crashes or hangs costs whoever asked, and is replaced.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final

from quillmap.engine.process import INHERITED
from quillmap.server.refused import not_kept
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.scribe.process import receive, send

LOG: Final = logging.getLogger("quillmap.scribe")

TASK_SECONDS: Final = 120.0
"""The longest record that is taken needs about one, on a machine that does nothing else."""
WAITING: Final = 200
"""A hundred people look at their game at its end, each from the own seat."""
WAIT_SECONDS: Final = 120.0
COMMAND: Final = (sys.executable, "-m", "quillmap.server.scribe.process")


class Lost(Exception):
    """The process ended before it had answered."""


class Scribe:
    """Where tasks of `scribe.py` are done, one at a time."""

    def __init__(self, refused: Callable[[], None], command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._queue = FairQueue(refused, most=WAITING, seconds=WAIT_SECONDS)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="quillmap-scribe")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def turn(self, who: str) -> AbstractAsyncContextManager[None]:
        """Wait for one's turn, then do one task. What is long is read only when it has come."""
        return self._queue.turn(who)

    async def do(self, task: str, *values: object) -> Any:
        """What comes of a task; NotAllowed if that is a refusal, or the process failed."""
        loop = asyncio.get_running_loop()
        try:
            found, refused, failure = await loop.run_in_executor(
                self._thread, self._asked, (task, *values)
            )
        except (Lost, OSError) as error:
            failure, refused = repr(error), None
        if failure is not None:
            LOG.error("the task %s failed: %s", task, failure)
            raise not_kept("the server made a mistake")
        if refused is not None:
            raise refused
        return found

    def _asked(self, task: tuple[object, ...]) -> Any:
        """In a thread of its own, which only waits."""
        process = self._up()
        assert process.stdin is not None and process.stdout is not None
        timer = threading.Timer(TASK_SECONDS, process.kill)
        timer.start()
        try:
            send(process.stdin, pickle.dumps(task))  # type: ignore[arg-type]  # a BinaryIO
            told = receive(process.stdout)  # type: ignore[arg-type]
            if told is None:
                raise Lost
            return pickle.loads(told)
        except BaseException:
            self._end()
            raise
        finally:
            timer.cancel()

    def _up(self) -> "subprocess.Popen[bytes]":
        if self._closed:
            raise Lost
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={key: os.environ[key] for key in INHERITED if key in os.environ},
                start_new_session=True,
            )
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    async def close(self) -> None:
        """End the process, whatever it is doing, and start no other."""
        self._closed = True
        if (process := self._process) is not None:
            process.kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()
