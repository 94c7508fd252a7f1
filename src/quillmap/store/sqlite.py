"""Games in one file of SQLite: for one machine, which is all that most tables ever need."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncGenerator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from quillmap.store import sqlite_changes as changes
from quillmap.store.protocol import Addition, Hinted, Kept, Lease, NotKept, Row, Said, unheard
from quillmap.store.rows import ALL, row_of
from quillmap.store.sqlite_appends import written
from quillmap.store.sqlite_file import connect, prepare, sentence
from quillmap.store.sqlite_place import Place
from quillmap.store.sqlite_said import Sayings
from quillmap.store.sqlite_writer import CLOSED, Writer

T = TypeVar("T")
READERS = 2
BUSY_SECONDS = 5.0
PAGE = 50
"""How many games a dump reads at a time."""

ROWS = ", ".join("json(owners)" if name == "owners" else name for name in ALL)

OF_OWNER = """
WHERE id IN (SELECT game FROM owners WHERE owner = ?1)
AND EXISTS (SELECT 1 FROM json_each(binned) WHERE key = ?1 AND value >= touched) = ?2
ORDER BY touched DESC, id LIMIT ?3
"""


class SqliteStore:
    """Keeps games in a SQLite file: one thread writes, in groups, and others read meanwhile."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        """For a file that is prepared; everybody else calls `open`."""
        self._path = path
        self._busy_seconds = busy_seconds
        self._place = Place(path)
        writing = connect(path, busy_seconds)
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="quillmap-reader")
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        # Reading makes the log, and only the connection that has made it syncs the log's name.
        writing.execute("SELECT asked FROM probe").fetchall()
        for _ in range(READERS):
            self._readers.put(_reader(path, busy_seconds))
        self._place.note()
        self._writer = Writer(writing, self._place)
        self._sayings = Sayings(self._writer, self._read)
        self._closed = False

    @classmethod
    async def open(cls, path: str | Path, *, busy_seconds: float = BUSY_SECONDS) -> "SqliteStore":
        """Open this file, or make it, with its folder; BadStore if that cannot be.

        A write fails if another program holds the lock for longer than `busy_seconds`.
        """
        # Absolute, so that no name has a special meaning to SQLite.
        full = Path(path).absolute()
        await asyncio.to_thread(prepare, full, busy_seconds)
        return cls(full, busy_seconds)

    async def append(self, *additions: Addition) -> None:
        """Keep all of these lines durably, or none: Stale, CodeTaken or NotKept."""
        await self._writer.append(additions)

    async def journal(self, game: str, start: int = 0) -> list[Kept]:
        """The lines from this ply on, in order; none if there is no such game."""
        sql = "SELECT ply, at, line FROM lines WHERE game = ? AND ply >= ? ORDER BY ply"
        return [Kept(*values) for values in await self._read("ply, at, line", sql, game, start)]

    async def row(self, game: str) -> Row | None:
        """The index entry of one game."""
        return _only(await self._rows("WHERE id = ?", game))

    async def by_code(self, code: str) -> Row | None:
        """The game that has this spoken code now."""
        return _only(await self._rows("WHERE code = ?", code))

    async def listed(self, limit: int) -> list[Row]:
        """Games that wait for players and are shown to everybody, the newest first."""
        where = "WHERE listed = 1 AND stage = 'waiting' ORDER BY opened DESC, id LIMIT ?"
        return await self._rows(where, limit)

    async def of_owner(self, owner: str, limit: int, *, binned: bool = False) -> list[Row]:
        """The games of one person, those touched last first: on the list, or in the bin."""
        return await self._rows(OF_OWNER, owner, binned, limit)

    async def throw(self, owner: str, games: Sequence[str], at: int | None) -> list[str]:
        """Put games of a person into the bin, or take them out with None; which are theirs."""
        return await self._writer.do(changes.throw(owner, games, at))

    async def lanes(self, races: Sequence[str]) -> list[Row]:
        """The lanes of these races, ordered by game id."""
        where = "WHERE race IN (SELECT value FROM json_each(?)) ORDER BY id"
        return await self._rows(where, written(list(races)))

    async def rows(self, after: str = "", limit: int = 1000) -> list[Row]:
        """All games by id, a page at a time: those behind `after`."""
        return await self._rows("WHERE id > ? ORDER BY id LIMIT ?", after, limit)

    async def plies(self, games: Sequence[str]) -> dict[str, int]:
        """How many lines these games have now; a game that is gone is missing."""
        sql = "SELECT id, plies FROM games WHERE id IN (SELECT value FROM json_each(?))"
        return {found[0]: found[1] for found in await self._read("id, plies", sql, _list(games))}

    async def take_due(self, lease: Lease, now: int, limit: int) -> list[str]:
        """Games with something due by now that nobody takes care of; from now on the lease does."""
        return await self._writer.do(changes.take_due(lease, now, limit))

    async def see(self, pairs: Iterable[tuple[str, str]], at: int) -> None:
        """These people are at these games now: (game, owner). Games that are gone are left out."""
        if seen := sorted(set(pairs)):
            await self._writer.do(changes.see(seen, at))

    async def last_seen(self, games: Sequence[str]) -> dict[tuple[str, str], int]:
        """When each owner was last seen at these games."""
        sql = "SELECT game, owner, at FROM presence WHERE game IN (SELECT value FROM json_each(?))"
        found = await self._read("game, owner, at", sql, _list(games))
        return {(game, owner): at for game, owner, at in found}

    async def rewrite(self, game: str, lines: Sequence[Kept], then: Addition) -> None:
        """Replace lines that are there, and add others; Stale, and nothing changed, if not."""
        await self._writer.do(changes.rewrite(game, lines, then))

    async def delete(self, games: Sequence[str], before: int | None = None) -> int:
        """Forget these games altogether, or those that are older; how many there were."""
        return await self._writer.do(changes.delete(games, before))

    async def dump(self) -> AsyncGenerator[tuple[Row, list[Kept]], None]:
        """Every game as of one moment, by id, while the store is in use."""
        loop = asyncio.get_running_loop()
        # A thread of its own: what it does comes in order, and so does closing when all is over.
        with_thread = ThreadPoolExecutor(1, thread_name_prefix="quillmap-dump")
        connection = _reader(self._path, self._busy_seconds)
        try:
            # The moment is that of the first read, and lasts as long as the transaction.
            await loop.run_in_executor(with_thread, connection.execute, "BEGIN")
            self._place.look()
            after = ""
            while page := await loop.run_in_executor(with_thread, _page, connection, after):
                for row, lines in page:
                    yield row, lines
                after = page[-1][0].game
        except sqlite3.Error as error:
            raise NotKept(sentence(error)) from error
        finally:
            with_thread.submit(connection.close)
            with_thread.shutdown(wait=False)

    async def load(self, row: Row, lines: Sequence[Kept]) -> None:
        """Put back a game from a dump; NotKept if there is a game of this id."""
        await self._writer.do(changes.load(row, lines))

    async def listen(self, moved: Hinted, said: Said = unheard) -> None:
        """Call `said` with what is said at other processes; no hint tells which games move."""
        if said is not unheard:
            await self._sayings.listen(said)

    def say(self, game: str, text: str) -> None:
        """Let other processes on this file hear something that is not kept for long."""
        self._sayings.say(game, text)

    async def count(self) -> int:
        """How many games there are, which takes a while where there are very many."""
        found = await self._read("number", "SELECT count(*) AS number FROM games")
        return int(found[0][0])

    async def free(self) -> int | None:
        """How many bytes are free on the disk of the file."""
        if self._closed:
            raise NotKept(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._place.free)

    async def ready(self) -> None:
        """NotKept unless a line could be kept now."""
        await self._writer.do(changes.probe)

    async def settings_of_writer(self) -> dict[str, str | int]:
        """How the connection that writes is set: synchronous, journal_mode; and its commits."""

        def look(connection: sqlite3.Connection) -> dict[str, str | int]:
            names = ("synchronous", "journal_mode", "busy_timeout")
            return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

        return {**await self._writer.do(look), "commits": self._writer.commits}

    async def close(self) -> None:
        """Finish what was begun, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        await self._sayings.close()
        await asyncio.to_thread(self._pool.shutdown)
        while not self._readers.empty():
            self._readers.get().close()
        # Last, so that closing it folds the log into the file.
        await self._writer.close()
        self._place.close()

    async def _rows(self, where: str, *values: Any) -> list[Row]:
        sql = f"SELECT * FROM games {where}"
        return [row_of(found) for found in await self._read(ROWS, sql, *values)]

    async def _read(self, columns: str, sql: str, *values: Any) -> list[list[Any]]:
        if self._closed:
            raise NotKept(CLOSED)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._read_now, columns, sql, values)

    def _read_now(self, columns: str, sql: str, values: tuple[Any, ...]) -> list[list[Any]]:
        self._place.look()
        connection = self._readers.get()
        try:
            return read(connection, columns, sql, values)
        except sqlite3.Error as error:
            raise NotKept(sentence(error)) from error
        finally:
            self._readers.put(connection)


def read(
    connection: sqlite3.Connection, columns: str, sql: str, values: tuple[Any, ...]
) -> list[list[Any]]:
    """These columns of all that is selected, in its order.

    They come as one JSON text, because each row that SQLite hands over one by one costs a change of
    threads with the event loop.
    """
    whole = f"SELECT json_group_array(json_array({columns})) FROM ({sql})"
    text: str = connection.execute(whole, values).fetchone()[0]
    found: list[list[Any]] = json.loads(text)
    return found


def _reader(path: Path, busy_seconds: float) -> sqlite3.Connection:
    connection = connect(path, busy_seconds)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _page(connection: sqlite3.Connection, after: str) -> list[tuple[Row, list[Kept]]]:
    """The next games of a dump with their lines."""
    sql = "SELECT * FROM games WHERE id > ? ORDER BY id LIMIT ?"
    rows = [row_of(values) for values in read(connection, ROWS, sql, (after, PAGE))]
    of_game = "SELECT ply, at, line FROM lines WHERE game = ? ORDER BY ply"
    return [
        (row, [Kept(*values) for values in read(connection, "ply, at, line", of_game, (row.game,))])
        for row in rows
    ]


def _only(rows: list[Row]) -> Row | None:
    return rows[0] if rows else None


def _list(values: Iterable[str]) -> str:
    return written(list(values))
