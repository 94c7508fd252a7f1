"""Games in PostgreSQL: for several processes on several machines."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from quillmap.store import postgres_changes as changes
from quillmap.store.postgres_hints import Hints
from quillmap.store.postgres_server import (
    ANSWER_SECONDS,
    BROKEN,
    FAULTS,
    SETTINGS,
    START_SECONDS,
    answered,
    connect,
    place,
    prepare,
    sentence,
)
from quillmap.store.protocol import (
    Addition,
    BadStore,
    Hinted,
    Kept,
    Lease,
    NotKept,
    Row,
    Said,
    unheard,
)
from quillmap.store.rows import ALL, row_of
from quillmap.store.steps import packaged

CONNECTIONS = 8
PAGE = 50
"""How many games a dump reads at a time."""

ROWS = f"SELECT {', '.join(ALL)} FROM games"
# Said twice, as the index has only games with a race, and PostgreSQL does not always see that.
LANES = "WHERE race IS NOT NULL AND race = ANY($1::text[]) ORDER BY id"
OF_OWNER = """
WHERE id IN (SELECT game FROM owners WHERE owner = $1)
AND coalesce((binned ->> $1)::bigint >= touched, false) = $2
ORDER BY touched DESC, id LIMIT $3
"""
LINES = "SELECT ply, at, line FROM lines WHERE game = $1 AND ply >= $2 ORDER BY ply"


class PostgresStore:
    """Keeps games in a PostgreSQL database, over a pool of connections that mends itself."""

    def __init__(
        self, url: str, pool: asyncpg.Pool, hints: Hints | None, answer_seconds: float
    ) -> None:
        """For a database that is prepared; everybody else calls `open`."""
        self._url = url
        self._pool = pool
        self._answer_seconds = answer_seconds
        self._hints = hints
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, *, notify: bool = True, answer_seconds: float = ANSWER_SECONDS
    ) -> "PostgresStore":
        """Open the database of this URL; BadStore if that cannot be.

        With `notify` it tells other processes which games it has moved, and hears them. Whatever
        takes the server longer than `answer_seconds` fails.
        """
        await prepare(url, packaged("postgres"))
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=START_SECONDS,  # whoever asks for one later waits `answer_seconds`
                command_timeout=answer_seconds,
                server_settings=SETTINGS,
                reset=_leave,
            )
        except FAULTS as error:
            raise BadStore(f"{place(url)} cannot be used. {sentence(error)}") from None
        return cls(url, pool, Hints(url) if notify else None, answer_seconds)

    async def append(self, *additions: Addition) -> None:
        """Keep all of these lines durably, or none: Stale, CodeTaken or NotKept."""
        async with self._connection() as connection:
            if len(additions) == 1:
                await changes.append(connection, additions[0])
            else:
                await changes.append_all(connection, additions)
        if self._hints is not None:
            self._hints.tell_lines(additions)

    async def journal(self, game: str, start: int = 0) -> list[Kept]:
        """The lines from this ply on, in order; none if there is no such game."""
        return [Kept(*found) for found in await self._fetch(LINES, game, start)]

    async def row(self, game: str) -> Row | None:
        """The index entry of one game."""
        return _only(await self._rows("WHERE id = $1", game))

    async def by_code(self, code: str) -> Row | None:
        """The game that has this spoken code now."""
        return _only(await self._rows("WHERE code = $1", code))

    async def listed(self, limit: int) -> list[Row]:
        """Games that wait for players and are shown to everybody, the newest first."""
        where = "WHERE listed AND stage = 'waiting' ORDER BY opened DESC, id LIMIT $1"
        return await self._rows(where, limit)

    async def of_owner(self, owner: str, limit: int, *, binned: bool = False) -> list[Row]:
        """The games of one person, those touched last first: on the list, or in the bin."""
        return await self._rows(OF_OWNER, owner, binned, limit)

    async def throw(self, owner: str, games: Sequence[str], at: int | None) -> list[str]:
        """Put games of a person into the bin, or take them out with None; which are theirs."""
        async with self._connection() as connection:
            return await changes.throw(connection, owner, games, at)

    async def lanes(self, races: Sequence[str]) -> list[Row]:
        """The lanes of these races, ordered by game id."""
        return await self._rows(LANES, list(races))

    async def rows(self, after: str = "", limit: int = 1000) -> list[Row]:
        """All games by id, a page at a time: those behind `after`."""
        return await self._rows("WHERE id > $1 ORDER BY id LIMIT $2", after, limit)

    async def plies(self, games: Sequence[str]) -> dict[str, int]:
        """How many lines these games have now; a game that is gone is missing."""
        sql = "SELECT id, plies FROM games WHERE id = ANY($1::text[])"
        return {found[0]: found[1] for found in await self._fetch(sql, list(games))}

    async def take_due(self, lease: Lease, now: int, limit: int) -> list[str]:
        """Games with something due by now that nobody takes care of; from now on the lease does."""
        async with self._connection() as connection:
            return await changes.take_due(connection, lease, now, limit)

    async def see(self, pairs: Iterable[tuple[str, str]], at: int) -> None:
        """These people are at these games now: (game, owner). Games that are gone are left out."""
        # Sorted, so that two who see the same people never wait for each other in a circle.
        if seen := sorted(set(pairs)):
            games, owners = [game for game, _ in seen], [owner for _, owner in seen]
            await self._fetch(changes.SEE, games, owners, at)

    async def last_seen(self, games: Sequence[str]) -> dict[tuple[str, str], int]:
        """When each owner was last seen at these games."""
        sql = "SELECT game, owner, at FROM presence WHERE game = ANY($1::text[])"
        return {(game, owner): at for game, owner, at in await self._fetch(sql, list(games))}

    async def rewrite(self, game: str, lines: Sequence[Kept], then: Addition) -> None:
        """Replace lines that are there, and add others; Stale, and nothing changed, if not."""
        async with self._connection() as connection:
            await changes.rewrite(connection, game, lines, then)
        self._tell([game])

    async def delete(self, games: Sequence[str], before: int | None = None) -> int:
        """Forget these games altogether, or those that are older; how many there were."""
        async with self._connection() as connection:
            count = await changes.delete(connection, games, before)
        self._tell(games)
        return count

    async def dump(self) -> AsyncGenerator[tuple[Row, list[Kept]], None]:
        """Every game as of one moment, by id, while the store is in use."""
        with answered():
            # Not of the pool: this may take long.
            connection = await connect(self._url)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    after = ""
                    while page := await _page(connection, after):
                        for row, lines in page:
                            yield row, lines
                        after = page[-1][0].game
            finally:
                await connection.close(timeout=ANSWER_SECONDS)

    async def load(self, row: Row, lines: Sequence[Kept]) -> None:
        """Put back a game from a dump; NotKept if there is a game of this id."""
        async with self._connection() as connection:
            await changes.load(connection, row, lines)

    async def listen(self, moved: Hinted, said: Said = unheard) -> None:
        """Call these with what happens at other processes: hints, no promise."""
        if self._hints is not None:
            await self._hints.listen(moved, said)

    def say(self, game: str, text: str) -> None:
        """Let the other processes hear something that is not kept."""
        if self._hints is not None:
            self._hints.say(game, text)

    async def count(self) -> int:
        """How many games there are, which takes a while where there are very many."""
        return int((await self._fetch("SELECT count(*) FROM games"))[0][0])

    async def free(self) -> int | None:
        """None: the disk of PostgreSQL cannot be seen from here."""
        return None

    async def ready(self) -> None:
        """NotKept unless a line could be kept now."""
        await self._fetch("UPDATE probe SET asked = asked + 1")

    async def settings_of_writers(self) -> dict[str, str]:
        """How the connections that write are set: synchronous_commit."""
        found = await self._fetch("SHOW synchronous_commit")
        return {"synchronous_commit": found[0][0]}

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._hints is not None:
            await self._hints.close()
        try:
            await asyncio.wait_for(self._pool.close(), self._answer_seconds)
        except FAULTS:
            self._pool.terminate()

    def _tell(self, games: Iterable[str]) -> None:
        if self._hints is not None:
            self._hints.tell(games)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[changes.Connection]:
        if self._closed:
            raise NotKept("The store is closed.")
        with answered():
            async with self._pool.acquire(timeout=self._answer_seconds) as connection:
                try:
                    yield connection
                except BROKEN:
                    # The pool puts a new one in its place.
                    connection.terminate()
                    raise

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            return await connection.fetch(sql, *values)

    async def _rows(self, where: str, *values: Any) -> list[Row]:
        return [row_of(found) for found in await self._fetch(f"{ROWS} {where}", *values)]


async def _leave(_connection: object) -> None:
    """Give a connection back as it is: nothing here changes its state, so a reset is a waste."""


async def _page(connection: asyncpg.Connection, after: str) -> list[tuple[Row, list[Kept]]]:
    """The next games of a dump with their lines."""
    found = await connection.fetch(f"{ROWS} WHERE id > $1 ORDER BY id LIMIT $2", after, PAGE)
    lines: dict[str, list[Kept]] = {values[0]: [] for values in found}
    sql = "SELECT game, ply, at, line FROM lines WHERE game = ANY($1::text[]) ORDER BY game, ply"
    for game, *kept in await connection.fetch(sql, list(lines)):
        lines[game].append(Kept(*kept))
    return [(row_of(values), lines[values[0]]) for values in found]


def _only(rows: list[Row]) -> Row | None:
    return rows[0] if rows else None
