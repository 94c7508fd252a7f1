"""Processes that compute for this one, and that a Ctrl-C or the death of this one ends.

A terminal sends Ctrl-C to every process it started. Only the first of them has something to say,
so only it decides: the others let Ctrl-C pass and end when they are told to. One that ended by
itself would look like one that crashed, wherever that is noticed before Ctrl-C is.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import TracebackType
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Processes:
    """So many processes of this machine, until the end of a `with`."""

    def __init__(self, jobs: int) -> None:
        # It lets Ctrl-C through when it starts, so it starts before the processes do.
        resource_tracker.ensure_running()
        # A fresh interpreter for each process: forking one that has threads can hang.
        context = get_context("spawn")
        # Nothing is ever sent: that it is closed is the message, and it closes with this process.
        until, self._going_on = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(until,))
        self._until = until

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            self._going_on.close()  # whatever they compute now, nobody waits for it
        self._executor.shutdown(cancel_futures=True)
        self._going_on.close()
        self._until.close()

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have this done, some time; the first calls start the processes."""
        with _held_back():
            return self._executor.submit(work, *args, **kwargs)


@contextmanager
def _held_back() -> Iterator[None]:
    """Ctrl-C waits: a process that is started now gets it when it knows what to do with it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(until: Connection) -> None:
    """What a new process does first."""
    # A handler, since what is ignored is ignored by programs that this process starts, too.
    signal.signal(signal.SIGINT, lambda *_: None)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_when_told, args=(until,), daemon=True).start()


def _end_when_told(until: Connection) -> None:
    """Whoever was killed tells nobody, and its processes would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    wait([until, parent.sentinel])
    os._exit(1)
