"""What else is written to a SQLite file beside new lines: work for the thread that writes."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from quillmap.store.protocol import Addition, CodeTaken, Kept, Lease, NotKept, Row, Stale
from quillmap.store.rows import all_values, whole
from quillmap.store.sqlite_appends import (
    LOAD,
    append_in_order,
    entry_columns,
    given,
    rows_of,
    write_lines,
    written,
)

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]

TAKE_DUE = """
UPDATE games SET lease_holder = ?1, lease_until = ?2
WHERE id IN (
    SELECT id FROM games
    WHERE due <= ?3 AND (lease_until IS NULL OR lease_until <= ?3)
    ORDER BY due, id LIMIT ?4
)
RETURNING due, id
"""

SEE = f"""
INSERT INTO presence (game, owner, at)
SELECT game, owner, ?2 FROM ({given("game", "owner")})
WHERE game IN (SELECT id FROM games)
ON CONFLICT (game, owner) DO UPDATE SET at = max(at, excluded.at)
"""

# In a patch of JSON null takes a member away. A wrong clock must not undo what was asked.
THROW = """
UPDATE games SET binned = json_patch(binned, json_object(?1, max(touched, ?3)))
WHERE id IN (SELECT value FROM json_each(?2)) AND id IN (SELECT game FROM owners WHERE owner = ?1)
RETURNING id
"""

REWRITE = f"""
UPDATE lines SET at = new.at, line = new.line
FROM ({given("game", "ply", "at", "line")}) AS new
WHERE lines.game = new.game AND lines.ply = new.ply
"""

OLD = """
WITH asked AS (
    SELECT id, coalesce(race, id) AS head FROM games WHERE id IN (SELECT value FROM json_each(?1))
), young AS (
    SELECT id FROM games WHERE touched >= ?2 AND id IN (SELECT head FROM asked)
    UNION ALL
    SELECT race FROM games WHERE touched >= ?2 AND race IN (SELECT head FROM asked)
)
SELECT id FROM asked WHERE head NOT IN (SELECT id FROM young)
"""


def take_due(lease: Lease, now: int, limit: int) -> Work[list[str]]:
    """Put this lease on games with something due; which, by time."""

    def work(connection: sqlite3.Connection) -> list[str]:
        found = connection.execute(TAKE_DUE, (lease.holder, lease.until, now, limit))
        return [game for _, game in sorted(found)]

    return work


def see(pairs: Sequence[tuple[str, str]], at: int) -> Work[None]:
    """Note who is where."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(SEE, (written(pairs), at))

    return work


def throw(owner: str, games: Sequence[str], at: int | None) -> Work[list[str]]:
    """Put games into the bin of their owner, or take them out."""

    def work(connection: sqlite3.Connection) -> list[str]:
        asked = connection.execute(THROW, (owner, written(list(games)), at))
        return sorted(game for (game,) in asked)

    return work


def rewrite(game: str, lines: Sequence[Kept], then: Addition) -> Work[None]:
    """Replace these lines, and add to the same game."""

    def work(connection: sqlite3.Connection) -> None:
        rows = rows_of(game, lines)
        if connection.execute(REWRITE, (written(rows),)).rowcount != len(rows):
            raise Stale(game)
        append_in_order(connection, [then])

    return work


def delete(games: Sequence[str], before: int | None = None) -> Work[int]:
    """Forget these games, their lines, their owners and who was seen there."""

    def work(connection: sqlite3.Connection) -> int:
        ids = (written(list(games)),)
        if before is not None:
            found = connection.execute(OLD, (*ids, before)).fetchall()
            ids = (written([game for (game,) in found]),)
        for table in ("lines", "owners", "presence"):
            connection.execute(
                f"DELETE FROM {table} WHERE game IN (SELECT value FROM json_each(?))", ids
            )
        gone = "DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))"
        return connection.execute(gone, ids).rowcount

    return work


def load(row: Row, lines: Sequence[Kept]) -> Work[None]:
    """Put back a game as it was."""

    def work(connection: sqlite3.Connection) -> None:
        whole(row, lines)
        try:
            connection.execute(LOAD, all_values(row, entry_columns(row.entry)))
        except sqlite3.IntegrityError as error:
            if "games.code" in str(error):
                raise CodeTaken(row.entry.code or "") from None
            raise NotKept(f"There is a game {row.game} already.") from None
        write_lines(connection, rows_of(row.game, lines))

    return work


def probe(connection: sqlite3.Connection) -> None:
    """Write something, as only that shows that a line could be written."""
    connection.execute("UPDATE probe SET asked = asked + 1")
