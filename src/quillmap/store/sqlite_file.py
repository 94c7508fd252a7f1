"""One file of SQLite: how it is made, opened and brought to today's schema, and what ails it."""

import contextlib
import os
import sqlite3
import time
from contextlib import closing
from importlib.resources.abc import Traversable
from pathlib import Path

from quillmap.store.protocol import BadStore
from quillmap.store.steps import packaged, steps_after, steps_in

OLDEST = (3, 35)
"""The first SQLite that knows every word that is used here."""

SENTENCES = {
    "SQLITE_FULL": "The disk is full.",
    "SQLITE_BUSY": "The database is locked by another program.",
    "SQLITE_LOCKED": "The database is locked by another program.",
    "SQLITE_READONLY": "The database cannot be written to.",
    "SQLITE_PERM": "The database cannot be written to.",
    "SQLITE_CANTOPEN": "The database file cannot be opened.",
    "SQLITE_CORRUPT": "The database file is damaged.",
    "SQLITE_NOTADB": "The database file is damaged.",
    "SQLITE_IOERR": "The disk does not work, or is full.",
    "SQLITE_NOMEM": "There is no memory left.",
}
"""What to tell whoever runs the server, by the first two words of SQLite's name for it."""


def sentence(error: sqlite3.Error) -> str:
    """What went wrong, in English."""
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    if "UTF-8" in str(error) or "malformed JSON" in str(error):
        name = "SQLITE_CORRUPT"
    known = SENTENCES.get("_".join(name.split("_")[:2]))
    # Never SQLite's own words, which may quote what a game keeps secret.
    return known or f"The database refused: {name}."


def create(path: Path) -> None:
    """Make the file, and its folder, unless they are there. New ones are for their owner alone."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        places = (path.parent, *path.parent.parents)
        wrong = next((each for each in places if each.is_file()), path.parent)
        raise BadStore(f"{wrong} is a file, not a folder.") from error
    except OSError as error:
        raise BadStore(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    try:
        if not path.exists():
            # Seeds lie in it. SQLite gives the files beside it the same rights.
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BadStore(f"{path} cannot be made: {error.strerror}.") from error
    if not path.is_file():
        raise BadStore(f"{path} is not a file.")
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        raise BadStore(f"{path} or its folder cannot be written to.")
    if not path.stat().st_size:
        _sync_names(path)


def _sync_names(path: Path) -> None:
    """Of a new file: whatever is synced into it, a loss of power may take a new folder's name."""
    for folder in path.parents:
        with contextlib.suppress(OSError):  # not ours to open, or a system without such syncs
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told to."""
    connection = sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
    )
    # EXTRA would also sync the folder, which a write-ahead log needs only once.
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def prepare(path: Path, busy_seconds: float, folder: Traversable | None = None) -> None:
    """Bring the file to today's schema and a write-ahead log; BadStore if that cannot be."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise BadStore(f"Quillmap needs SQLite 3.35 or newer, not {sqlite3.sqlite_version}.")
    create(path)
    try:
        with closing(connect(path, busy_seconds)) as connection:
            _migrate(connection, path, folder or packaged("sqlite"))
            _log_ahead(connection, busy_seconds)
    except sqlite3.Error as error:
        if not _of_sqlite(path):
            raise BadStore(f"{path} is not a Quillmap database.") from error
        raise BadStore(f"{path} cannot be used. {sentence(error)}") from error


def _of_sqlite(path: Path) -> bool:
    """Whether this begins as every file of SQLite does, which it may do and be damaged."""
    try:
        with path.open("rb") as file:
            return file.read(16) in (b"", b"SQLite format 3\0")
    except OSError:
        return True


def _migrate(connection: sqlite3.Connection, path: Path, folder: Traversable) -> None:
    steps = steps_in(folder)
    if not steps_after(_version(connection, path), steps, str(path)):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have done it while this one waited for the lock.
        for step in steps_after(_version(connection, path), steps, str(path)):
            run(connection, step.sql)
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version (version) VALUES (?)", (step.number,))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The schema of this file, 0 for a new one. Inside a transaction, makes room to note it."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if "schema_version" in tables:
        found = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0]
        return int(found or 0)
    if tables:
        raise BadStore(f"{path} is a database of another program.")
    if connection.in_transaction:
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    return 0


def run(connection: sqlite3.Connection, script: str) -> None:
    """Execute each statement of a script; unlike executescript, this commits nothing."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
    if statement.strip():
        connection.execute(statement)


def _log_ahead(connection: sqlite3.Connection, busy_seconds: float) -> None:
    """Switch to a write-ahead log. SQLite itself does not wait for others here, so this does."""
    give_up = time.monotonic() + busy_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
