"""Whether a SQLite file still lies where it was opened, and is still what was written to it.

SQLite goes on writing to a file that was deleted or replaced, and whatever it keeps there is gone
with the process. So whoever writes looks before every commit and again before telling of it.
"""

import logging
import os
import shutil
import struct
import threading
from pathlib import Path
from typing import Final, TypeAlias

from quillmap.store.protocol import BadStore, NotKept

LOG: Final = logging.getLogger("quillmap.store")

GONE: Final = "The database file was deleted or moved away."
REPLACED: Final = "The database file was replaced by another, so the server must be restarted."
CHANGED: Final = (
    "The database file was changed by another program, so the server must be restarted."
)
LOG_GONE: Final = "The log beside the database file is gone, so the server must be restarted."

WAL_INDEX: Final = 3_007_000
"""The only form that the index of a log has had so far: https://sqlite.org/walformat.html"""
HEADER: Final = 100
"""Bytes at the beginning of a SQLite file that say what is in it."""

Id: TypeAlias = tuple[int, int]
Marks: TypeAlias = tuple[bytes, int, int]
"""How far the log is folded into the file: its salts, frames that are, frames that are to be."""
Index: TypeAlias = tuple[Marks, int, int]
"""Of the log: its marks, its frames, its page size."""


class LogGone(NotKept):
    """The log is gone, but the file is there, and the connections still have what was in it."""


class Place:
    """Where a SQLite file and its log lie. `check` is for the one thread that writes."""

    def __init__(self, path: Path) -> None:
        """For a file that is prepared; `note` follows when a connection has read from it."""
        # As text, since a look is taken twice for every group of draws.
        self._paths = tuple(f"{path}{end}" for end in ("", "-wal", "-shm"))
        self._ids: list[Id] = [_id(os.stat(path))]
        self._held: list[Id] = []
        self._spoilt = False
        self._said: str | None = None
        self._lock = threading.Lock()
        self._seen = (0, 0)
        self._marks: Marks | None = None
        self._header = b""

    def note(self) -> None:
        """A connection has the files open now; from here on they must stay these."""
        found = [os.stat(path) for path in self._paths]
        if _id(found[0]) != self._ids[0]:
            raise BadStore(f"{self._paths[0]} was replaced while it was being opened.")
        self._ids = [_id(each) for each in found]
        if hasattr(os, "pread"):  # not on Windows, which lets nobody delete an open file either
            file, _, index = zip(self._paths, self._ids, strict=True)
            self._held = [_hold(*file), _hold(*index)]
            self._remember(found[0], self._index())

    def look(self) -> tuple[os.stat_result, os.stat_result]:
        """The file and its log; NotKept if any is not the one that was opened. Microseconds."""
        try:
            return self._look()
        except NotKept as error:
            self._say(str(error))
            raise

    def check(self) -> None:
        """As `look`, and that nobody but SQLite has written to the file or cut its log.

        Only this says that all is well again: a look in another thread may have begun before the
        harm was done.
        """
        # First the index: files may only have grown since, but for what a second look explains.
        index = self._index() if self._held else None
        file, log = self.look()
        if index is not None and not self._sound(index, file, log):
            self._spoilt = True
            self.look()
        if self._said is not None:
            self._say(None)

    def free(self) -> int:
        """The bytes that are free on this disk for those who are not root."""
        self.look()
        try:
            return shutil.disk_usage(os.path.dirname(self._paths[0])).free
        except OSError as error:
            raise NotKept(f"The disk cannot be looked at: {error.strerror}.") from error

    def close(self) -> None:
        """After the last connection."""
        for id in self._held:
            _let_go(id)
        self._held = []

    def _look(self) -> tuple[os.stat_result, os.stat_result]:
        if self._spoilt:
            raise NotKept(CHANGED)
        found: list[os.stat_result] = []
        for place, (path, id) in enumerate(zip(self._paths, self._ids, strict=True)):
            try:
                each = os.stat(path)
            except OSError:
                raise NotKept(GONE) if place == 0 else LogGone(LOG_GONE) from None
            if _id(each) != id:
                raise NotKept(REPLACED) if place == 0 else LogGone(LOG_GONE)
            found.append(each)
        return found[0], found[1]

    def _say(self, sentence: str | None) -> None:
        """One line in the log when it happens, and one when all is well again."""
        with self._lock:
            if sentence == self._said:
                return
            before, self._said = self._said, sentence
        if sentence is not None:
            LOG.critical("nothing can be kept any more: %s", sentence)
        elif before is not None:
            LOG.warning("the database file is back, and lines are kept again")

    # What only SQLite may do ----------------------------------------------------------------------

    def _sound(self, index: Index, file: os.stat_result, log: os.stat_result) -> bool:
        """Whether the file has changed only where SQLite says so, and the log is as long as it was.

        The file of a database with a log is written to only while the log is folded into it, and
        the index of the log tells when that is, whichever program does it. A file that was
        overwritten in the meantime has another header, or is too short.
        """
        marks, frames, page = index
        if frames and log.st_size < 32 + frames * (24 + page):
            # Somebody may have folded it in and cut it just now.
            return self._index() != index
        if (file.st_mtime_ns, file.st_size) == self._seen:
            self._marks = marks
            return True
        told = marks != self._marks or _under_way(marks)  # SQLite says that it was the one
        if not told and (file.st_size < self._seen[1] or self._read_header() != self._header):
            return self._index() != index
        self._remember(file, index)
        return True

    def _remember(self, file: os.stat_result, index: Index | None) -> None:
        """What the file is like while nobody folds a log into it."""
        header = self._read_header()
        if index is None or index != self._index() or _under_way(index[0]):
            self._marks = None  # the next change is explained by this
            return
        self._seen, self._marks, self._header = (file.st_mtime_ns, file.st_size), index[0], header

    def _index(self) -> Index | None:
        """What the index of the log says; None while it is being written, or of another form."""
        found = os.pread(_fd(self._held[1]), 136, 0)
        if len(found) < 136 or found[:48] != found[48:96]:
            return None  # it is being written
        version, page, frames = struct.unpack_from("=I10xHI", found)
        if version != WAL_INDEX:
            return None
        folded, begun = struct.unpack_from("=I28xI", found, 96)
        return (found[32:40], folded, begun), frames, page if page > 1 else 65536

    def _read_header(self) -> bytes:
        return os.pread(_fd(self._held[0]), HEADER, 0)


def _under_way(marks: Marks) -> bool:
    return marks[1] != marks[2]


def _id(found: os.stat_result) -> Id:
    return found.st_dev, found.st_ino


# Files that stay open -----------------------------------------------------------------------------

_OPEN: Final[dict[Id, list[int]]] = {}
"""Of each file the descriptor and how many need it.

When a process closes any descriptor of a file, it loses all its locks on it, also those of SQLite.
So a file is opened once, and closed only when nobody here needs it any more.
"""
_opening: Final = threading.Lock()


def _hold(path: str, id: Id) -> Id:
    with _opening:
        if id not in _OPEN:
            _OPEN[id] = [os.open(path, os.O_RDONLY | os.O_CLOEXEC), 0]
        _OPEN[id][1] += 1
        return id


def _fd(id: Id) -> int:
    return _OPEN[id][0]


def _let_go(id: Id) -> None:
    with _opening:
        _OPEN[id][1] -= 1
        if not _OPEN[id][1]:
            os.close(_OPEN.pop(id)[0])
