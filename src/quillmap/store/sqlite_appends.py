"""Lines on their way into SQLite: many appends by few statements, or one by one where it matters.

Each statement costs a change of threads with the busy event loop, which is far dearer than its
work. So the usual group of appends is a single statement, and where cards have changed it takes two
or three in a transaction; their rows come as JSON.
"""

import json
import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from quillmap.store.protocol import Addition, CodeTaken, IndexEntry, Kept, Stale
from quillmap.store.rows import ALL, COLUMNS, ENTRY, entry_values

_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""The character as JSON writes it, and not a backslash followed by these letters."""


def given(*names: str) -> str:
    """A selection whose rows come as a JSON list of lists, and what their columns are called."""
    cells = (f"json_extract(value, '$[{place}]') AS {name}" for place, name in enumerate(names))
    return f"SELECT {', '.join(cells)} FROM json_each(?1)"


MOVED = """
plies = new.plies, touched = CASE WHEN new.plies > new.seen THEN new.at ELSE games.touched END
"""

MOVE = f"""
UPDATE games SET {MOVED}
FROM ({given("id", "seen", "plies", "at")}) AS new
WHERE games.id = new.id AND games.plies = new.seen
"""

MOVE_CARDS = f"""
UPDATE games SET {MOVED}, {", ".join(f"{n} = new.{n}" for n in ENTRY)}
FROM ({given("id", "seen", "plies", "at", *ENTRY)}) AS new
WHERE games.id = new.id AND games.plies = new.seen
"""

ADD_LINES = f"INSERT INTO lines (game, ply, at, line) {given('game', 'ply', 'at', 'line')}"

ADD_TEXTS = """
INSERT INTO lines (game, ply, at, line) SELECT ?2, ?3 + key, ?4, value FROM json_each(?1)
"""
"""The same for one game: of a long record, six times as fast, and others wait meanwhile."""

STALE = "stale"
APPENDED = (
    # What a connection that appends has for itself; nothing of it is in the file.
    "PRAGMA temp_store = MEMORY",
    "CREATE TEMP VIEW appended AS SELECT '' AS id, 0 AS seen, 0 AS at, '[]' AS texts",
    f"""
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        UPDATE games SET
            plies = new.seen + json_array_length(new.texts),
            touched = CASE new.texts WHEN '[]' THEN touched ELSE new.at END
        WHERE id = new.id AND plies = new.seen;
        SELECT RAISE(ABORT, '{STALE}') WHERE changes() = 0;
        INSERT INTO lines (game, ply, at, line)
        SELECT new.id, new.seen + key, new.at, value FROM json_each(new.texts);
    END
    """,
)
APPEND = f"INSERT INTO appended {given('id', 'seen', 'at', 'texts')}"
"""Moves games and adds their lines in one statement, which is a transaction by itself."""

OPEN = f"""
INSERT INTO games ({", ".join(COLUMNS)}) VALUES ({", ".join("?" * len(COLUMNS))})
ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in COLUMNS[1:])}
WHERE games.plies = 0
"""

LOAD = f"INSERT INTO games ({', '.join(ALL)}) VALUES ({', '.join('?' * len(ALL))})"


def written(value: Any) -> str:
    """A value as JSON, short and with every letter as it is."""
    text = _JSON.encode(value)
    if "\\u0000" in text and NUL.search(text):
        # SQLite would keep only what comes before it.
        raise ValueError("no text may have the character NUL in it")
    return text


def entry_columns(entry: IndexEntry) -> list[Any]:
    """The values of an entry's columns as SQLite keeps them."""
    values = list(entry_values(entry))
    values[2] = int(entry.listed)
    values[3] = written(entry.owners)
    return values


def lines_of(addition: Addition) -> Iterable[tuple[str, int, int, str]]:
    """The rows that an addition puts into the table of lines."""
    game, at = addition.game, addition.at
    return ((game, ply, at, line) for ply, line in enumerate(addition.lines, addition.ply))


def write_lines(connection: sqlite3.Connection, rows: list[tuple[str, int, int, str]]) -> None:
    """Put lines into their table."""
    if rows:
        connection.execute(ADD_LINES, (written(rows),))


def rows_of(game: str, lines: Sequence[Kept]) -> list[tuple[str, int, int, str]]:
    """Kept lines as rows of the table of lines."""
    return [(game, kept.ply, kept.at, kept.line) for kept in lines]


def prepare_appends(connection: sqlite3.Connection) -> None:
    """Make what `append_at_once` needs, for this connection alone."""
    for statement in APPENDED:
        connection.execute(statement)


def append_at_once(connection: sqlite3.Connection, additions: Sequence[Addition]) -> None:
    """Append to many games that are there, each once, and commit; none of them has a card.

    An IntegrityError, and nothing kept, if one of them could not be.
    """
    rows = [(new.game, new.ply, new.at, new.lines) for new in additions]
    connection.execute(APPEND, (written(rows),))


def append_together(connection: sqlite3.Connection, additions: Sequence[Addition]) -> bool:
    """Append to many games that are there, each once, by few statements.

    False, or an IntegrityError, if one of them could not be: then all has to be rolled back.
    """
    plain: list[tuple[Any, ...]] = []
    entered: list[tuple[Any, ...]] = []
    lines: list[tuple[str, int, int, str]] = []
    for new in additions:
        move = (new.game, new.ply, new.ply + len(new.lines), new.at)
        if new.entry is None:
            plain.append(move)
        else:
            entered.append((*move, *entry_columns(new.entry)))
        lines.extend(lines_of(new))
    for statement, rows in ((MOVE, plain), (MOVE_CARDS, entered)):
        if rows and connection.execute(statement, (written(rows),)).rowcount != len(rows):
            return False
    write_lines(connection, lines)
    return True


def append_in_order(connection: sqlite3.Connection, additions: Sequence[Addition]) -> None:
    """Append each of these, or raise Stale or CodeTaken: then all has to be rolled back."""
    for new in additions:
        try:
            done = _append(connection, new)
        except sqlite3.IntegrityError as error:
            if new.entry is not None and new.entry.code is not None and "games.code" in str(error):
                raise CodeTaken(new.entry.code) from None
            raise
        if not done:
            raise Stale(new.game)


def _append(connection: sqlite3.Connection, new: Addition) -> bool:
    if new.ply:
        return append_together(connection, [new])
    if new.entry is None:
        # Only a game without any line can be meant.
        if append_together(connection, [new]):
            return True
        if _exists(connection, new.game):
            return False
        raise ValueError(f"the new game {new.game} has no entry")
    values = (new.game, len(new.lines), new.at, new.at, *entry_columns(new.entry))
    if connection.execute(OPEN, values).rowcount != 1:
        return False
    connection.execute(ADD_TEXTS, (written(new.lines), new.game, new.ply, new.at))
    return True


def _exists(connection: sqlite3.Connection, game: str) -> bool:
    return connection.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone() is not None
