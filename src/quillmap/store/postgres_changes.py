"""What is written to PostgreSQL: each function is given a connection, and a transaction if needed.

An append to one game is a single statement, so it takes one round trip and is a transaction by
itself. Where the connection is lost in the middle, nobody knows whether it was kept.
"""

from collections.abc import Sequence
from typing import Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from quillmap.store.protocol import Addition, CodeTaken, Kept, Lease, NotKept, Row, Stale
from quillmap.store.rows import ALL, COLUMNS, ENTRY, all_values, entry_values, whole

Connection = asyncpg.Connection | PoolConnectionProxy


def _numbers(first: int, names: Sequence[str]) -> str:
    return ", ".join(f"${number}" for number, _ in enumerate(names, first))


def _sets(first: int) -> str:
    return ", ".join(f"{name} = ${number}" for number, name in enumerate(ENTRY, first))


def _with_lines(moved: str) -> str:
    """A statement that changes a game $1 of $2 lines, and if it does, adds the lines $4 at $3."""
    return f"""
    WITH moved AS ({moved} RETURNING id), added AS (
        INSERT INTO lines (game, ply, at, line)
        SELECT moved.id, $2::integer + n::integer - 1, $3::bigint, line
        FROM moved, unnest($4::text[]) WITH ORDINALITY AS new (line, n)
    )
    SELECT count(*) FROM moved
    """


MOVED = """
plies = $2::integer + cardinality($4::text[]),
touched = CASE cardinality($4::text[]) WHEN 0 THEN touched ELSE $3::bigint END
"""
MOVE = _with_lines(f"UPDATE games SET {MOVED} WHERE id = $1 AND plies = $2")
MOVE_CARD = _with_lines(f"UPDATE games SET {MOVED}, {_sets(5)} WHERE id = $1 AND plies = $2")
OPEN = _with_lines(
    f"""
    INSERT INTO games ({", ".join(COLUMNS)})
    VALUES ($1, $2::integer + cardinality($4::text[]), $3::bigint, $3::bigint, {_numbers(5, ENTRY)})
    ON CONFLICT (id) DO UPDATE SET {", ".join(f"{n} = excluded.{n}" for n in COLUMNS[1:])}
    WHERE games.plies = 0
    """
)
LOAD = f"INSERT INTO games ({', '.join(ALL)}) VALUES ({_numbers(1, ALL)})"

TAKE_DUE = """
WITH found AS (
    SELECT id FROM games
    WHERE due <= $3 AND (lease_until IS NULL OR lease_until <= $3)
    ORDER BY due, id LIMIT $4 FOR UPDATE SKIP LOCKED
)
UPDATE games SET lease_holder = $1, lease_until = $2 FROM found
WHERE games.id = found.id RETURNING games.due, games.id
"""

SEE = """
INSERT INTO presence (game, owner, at)
SELECT new.game, new.owner, $3 FROM unnest($1::text[], $2::text[]) AS new (game, owner)
WHERE EXISTS (SELECT FROM games WHERE id = new.game)
ON CONFLICT (game, owner) DO UPDATE SET at = greatest(presence.at, excluded.at)
"""

# A wrong clock must not undo what was asked.
THROW = """
UPDATE games SET binned = CASE
    WHEN $3::bigint IS NULL THEN binned - $1::text
    ELSE binned || jsonb_build_object($1::text, greatest(touched, $3::bigint))
END
WHERE id = ANY($2::text[]) AND id IN (SELECT game FROM owners WHERE owner = $1)
RETURNING id
"""

REWRITE = """
WITH changed AS (
    UPDATE lines SET at = new.at, line = new.line
    FROM unnest($2::integer[], $3::bigint[], $4::text[]) AS new (ply, at, line)
    WHERE lines.game = $1 AND lines.ply = new.ply RETURNING 1
)
SELECT count(*) FROM changed
"""

# Everybody takes several games in the same order, so that nobody waits in a circle.
HOLD = "SELECT FROM games WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"

# Whoever notes who is at a game has looked whether it is there; so not between that and its end.
NOBODY_SEES = "LOCK TABLE presence IN SHARE ROW EXCLUSIVE MODE"

OLD = """
WITH asked AS (
    SELECT id, coalesce(race, id) COLLATE "C" AS head FROM games WHERE id = ANY($1::text[])
), young AS (
    SELECT id FROM games WHERE touched >= $2 AND id IN (SELECT head FROM asked)
    UNION ALL
    SELECT race FROM games
    WHERE touched >= $2 AND race IS NOT NULL AND race IN (SELECT head FROM asked)
)
SELECT id FROM asked WHERE head NOT IN (SELECT id FROM young)
"""

ADD_LINES = """
INSERT INTO lines (game, ply, at, line)
SELECT $1, new.* FROM unnest($2::integer[], $3::bigint[], $4::text[]) AS new
"""


async def append(connection: Connection, new: Addition) -> None:
    """Append to one game, in one round trip: Stale or CodeTaken if that cannot be."""
    values: list[Any] = [new.game, new.ply, new.at, list(new.lines)]
    statement = MOVE
    if new.entry is not None:
        values += entry_values(new.entry)
        statement = MOVE_CARD if new.ply else OPEN
    try:
        done = await connection.fetchval(statement, *values)
    except asyncpg.UniqueViolationError as error:
        if error.constraint_name == "games_code" and new.entry and new.entry.code:
            raise CodeTaken(new.entry.code) from None
        raise
    if done:
        return
    if new.ply == 0 and new.entry is None:
        there = await connection.fetchval("SELECT 1 FROM games WHERE id = $1", new.game)
        if not there:
            raise ValueError(f"the new game {new.game} has no entry")
    raise Stale(new.game)


async def append_all(connection: Connection, additions: Sequence[Addition]) -> None:
    """Append to several games, all or none."""
    async with connection.transaction():
        await connection.execute(HOLD, [new.game for new in additions])
        for new in additions:
            await append(connection, new)


async def take_due(connection: Connection, lease: Lease, now: int, limit: int) -> list[str]:
    """Put this lease on games with something due; which, by time."""
    found = await connection.fetch(TAKE_DUE, lease.holder, lease.until, now, limit)
    return [game for _, game in sorted((due, game) for due, game in found)]


async def throw(
    connection: Connection, owner: str, games: Sequence[str], at: int | None
) -> list[str]:
    """Put games into the bin of their owner, or take them out."""
    async with connection.transaction():
        await connection.execute(HOLD, list(games))
        found = await connection.fetch(THROW, owner, list(games), at)
    return sorted(game for (game,) in found)


async def rewrite(connection: Connection, game: str, lines: Sequence[Kept], then: Addition) -> None:
    """Replace these lines, and add to the same game."""
    async with connection.transaction():
        await connection.execute(HOLD, [game])
        if await connection.fetchval(REWRITE, game, *_columns(lines)) != len(lines):
            raise Stale(game)
        await append(connection, then)


async def delete(connection: Connection, games: Sequence[str], before: int | None = None) -> int:
    """Forget these games, their lines, their owners and who was seen there."""
    async with connection.transaction():
        await connection.execute(NOBODY_SEES)
        ids = list(games)
        await connection.execute(HOLD, ids)
        if before is not None:
            ids = [game for (game,) in await connection.fetch(OLD, ids, before)]
        for table in ("lines", "owners", "presence"):
            await connection.execute(f"DELETE FROM {table} WHERE game = ANY($1::text[])", ids)
        done = await connection.execute("DELETE FROM games WHERE id = ANY($1::text[])", ids)
        return int(done.split()[-1])


async def load(connection: Connection, row: Row, lines: Sequence[Kept]) -> None:
    """Put back a game as it was."""
    whole(row, lines)
    try:
        async with connection.transaction():
            await connection.execute(LOAD, *all_values(row, entry_values(row.entry)))
            await connection.execute(ADD_LINES, row.game, *_columns(lines))
    except asyncpg.UniqueViolationError as error:
        if error.constraint_name == "games_code":
            raise CodeTaken(row.entry.code or "") from None
        raise NotKept(f"There is a game {row.game} already.") from None


def _columns(lines: Sequence[Kept]) -> tuple[list[int], list[int], list[str]]:
    return [k.ply for k in lines], [k.at for k in lines], [k.line for k in lines]
