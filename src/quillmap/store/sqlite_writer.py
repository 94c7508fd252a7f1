"""The one thread that writes to a SQLite file: what waits is written together, synced once.

Nobody is told that a line is kept before the commit that keeps it has returned, and before a look
whether the file is still the one that others will find.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from quillmap.store.protocol import Addition, NotKept
from quillmap.store.sqlite_appends import (
    append_at_once,
    append_in_order,
    append_together,
    prepare_appends,
)
from quillmap.store.sqlite_file import sentence
from quillmap.store.sqlite_place import LogGone, Place

T = TypeVar("T")
CLOSED = "The store is closed."
GATHER_SECONDS = 0.002
"""Where much happens, the next group waits so long for company: a sync for each draw, and a change
of threads, would cost more than the draw. Somebody who draws alone does not wait."""


@dataclass(slots=True)
class _Job:
    """Additions to append, or other work, and whoever waits for it."""

    future: asyncio.Future[Any]
    additions: Sequence[Addition] = ()
    work: Callable[[sqlite3.Connection], Any] | None = None
    result: Any = None
    error: Exception | None = field(default=None)

    def settle(self) -> None:
        """Tell whoever still waits."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Takes additions and other work from the event loop it was made in."""

    def __init__(self, connection: sqlite3.Connection, place: Place) -> None:
        self.commits = 0
        """How often the disk was asked to keep something."""
        prepare_appends(connection)
        self._connection = connection
        self._place = place
        self._saved = False
        """Whether a log that is gone was folded into the file."""
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._busy = False
        """Whether several waited when the last group was taken."""
        self._thread = threading.Thread(target=self._run, name="quillmap-writer", daemon=True)
        self._thread.start()

    def append(self, additions: Sequence[Addition]) -> asyncio.Future[None]:
        """Keep these additions together, or none of them."""
        return self._put(_Job(self._loop.create_future(), additions))

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Do this in a transaction; if it raises, nothing of it is kept."""
        return self._put(_Job(self._loop.create_future(), work=work))

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _put(self, job: _Job) -> asyncio.Future[Any]:
        if self._closed:
            raise NotKept(CLOSED)
        self._jobs.put(job)
        return job.future

    def _run(self) -> None:
        go_on = True
        while go_on:
            group, go_on = self._take()
            self._busy = len(group) > 1
            if group:
                self._write(group)
                self._tell(group)
        self._connection.close()

    def _take(self) -> tuple[list[_Job], bool]:
        """Everything that waits, once something does; and whether more may come."""
        group: list[_Job] = []
        job = self._jobs.get()
        if self._busy:
            time.sleep(GATHER_SECONDS)
        try:
            while job is not None:
                group.append(job)
                job = self._jobs.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _tell(self, group: list[_Job]) -> None:
        def settle() -> None:
            for job in group:
                job.settle()

        try:
            self._loop.call_soon_threadsafe(settle)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            return

    def _write(self, group: list[_Job]) -> None:
        try:
            self._place.check()
            if not self._together(group):
                self._in_order(group)
            self._place.check()
        except Exception as error:
            self._rollback()
            if isinstance(error, LogGone):
                self._save_log()
            for job in group:
                job.error = NotKept(_why(error))

    def _save_log(self) -> None:
        """Bring what was told so far into the file, while this process still has the log open."""
        if not self._saved:
            self._saved = True
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint").fetchall()

    def _together(self, group: list[_Job]) -> bool:
        """The usual case, in few statements; False if this group needs the other way."""
        easy: list[Addition] = []
        rest: list[_Job] = []
        games: set[str] = set()
        for job in group:
            if len(job.additions) == 1 and (new := job.additions[0]).ply and new.game not in games:
                games.add(new.game)
                easy.append(new)
            else:
                rest.append(job)
        try:
            if easy and not rest and not any(new.entry for new in easy):
                append_at_once(self._connection, easy)
                self.commits += 1
                return True
            if len(easy) < 2:
                return False
            self._connection.execute("BEGIN IMMEDIATE")
            if append_together(self._connection, easy):
                self._each(rest)
                self._commit()
                return True
        except (sqlite3.IntegrityError, ValueError, TypeError, OverflowError):
            # One of them is at fault: the other way finds out which.
            pass
        self._rollback()
        return False

    def _in_order(self, group: list[_Job]) -> None:
        """Job by job in the order they came, where each may fail alone."""
        self._connection.execute("BEGIN IMMEDIATE")
        self._each(group)
        self._commit()

    def _each(self, jobs: list[_Job]) -> None:
        for job in jobs:
            job.error = None
            self._connection.execute("SAVEPOINT job")
            try:
                if job.work is None:
                    append_in_order(self._connection, job.additions)
                else:
                    job.result = job.work(self._connection)
            except Exception as error:
                if _ails(error):
                    raise
                self._connection.execute("ROLLBACK TO job")
                job.error = error
            self._connection.execute("RELEASE job")

    def _commit(self) -> None:
        self.commits += 1
        self._connection.execute("COMMIT")

    def _rollback(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            # SQLite has already rolled back by itself.
            return


def _why(error: Exception) -> str:
    """What ailed a whole group, in English."""
    if isinstance(error, NotKept):
        return str(error)
    return sentence(error) if isinstance(error, sqlite3.Error) else f"A fault: {error!r}."


def _ails(error: Exception) -> bool:
    """Whether it is the database that ails, so that nothing of the group can be kept."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(
        error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError
    )
