"""Processes that compute for this one, and that a Ctrl-C or the death of this one ends.

A terminal sends Ctrl-C to every process it started. Only the first of them has something to say.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
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
        self._executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._executor.shutdown(cancel_futures=True)

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


def _begin() -> None:
    """Ctrl-C ends these processes at once and without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Whoever was killed cannot end its processes; they would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
