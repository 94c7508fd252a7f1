"""Several servers on one database, people spread over them, and what the database has kept."""

import os
import ssl
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg

from quillmap.notation import Made
from quillmap.table.texts import read_line
from tests.server.client import Client, Person
from tests.server.parties import Party, name_of
from tests.server.parties import started as has_begun
from tests.server.process import ServerProcess

SOAK = bool(os.environ.get("QUILLMAP_SOAK"))
"""More rounds and more kills."""


@dataclass
class Servers:
    """Processes that share a database."""

    database: str
    processes: list[ServerProcess]

    @property
    def ports(self) -> list[int]:
        """Where they listen."""
        return [process.port for process in self.processes]

    @property
    def alive(self) -> list[int]:
        """Where those listen that were not killed."""
        return [
            each.port
            for each in self.processes
            if each.process is not None and each.process.poll() is None
        ]

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """What the database says."""
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(sql, *values))
        finally:
            await connection.close()

    async def journal(self, game: str) -> list[str]:
        """The lines of a game; every ply has to be there once."""
        # In one statement, as bots may go on between two.
        sql = (
            "SELECT ply, line, plies FROM lines JOIN games ON games.id = lines.game"
            " WHERE game = $1 ORDER BY ply"
        )
        found = await self.rows(sql, game)
        assert [ply for ply, _, _ in found] == list(range(len(found)))
        assert {plies for _, _, plies in found} <= {len(found)}
        return [line for _, line, _ in found]


def start_all(processes: Iterable[ServerProcess]) -> None:
    """All at the same moment."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(ServerProcess.start, processes))


@contextmanager
def started(database: str, count: int, *options: str, limits: bool = False) -> Iterator[Servers]:
    """That many servers of the usual kind."""
    made = [
        ServerProcess(database, "--engines", "1", *options, limits=limits) for _ in range(count)
    ]
    with together(database, made) as servers:
        yield servers


@contextmanager
def together(database: str, processes: Sequence[ServerProcess]) -> Iterator[Servers]:
    """These servers, from a start at the same moment to the end of the block."""
    try:
        start_all(processes)
        yield Servers(database, list(processes))
    except BaseException:
        for number, process in enumerate(processes, 1):
            print(f"server {number}:", process.errors()[-3000:])
        raise
    finally:
        with ThreadPoolExecutor() as pool:
            list(pool.map(ServerProcess.stop, processes))
        for process in processes:
            process.out.close()
            process.err.close()


@asynccontextmanager
async def spread(
    ports: Sequence[int],
    count: int,
    *,
    bots: Sequence[str] = (),
    start: bool = True,
    tls: ssl.SSLContext | None = None,
    **asked: Any,
) -> AsyncIterator[Party]:
    """A table of so many people, each at the next of these servers."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Person(ports[number % len(ports)], tls))
            for number in range(count)
        ]
        opened = await people[0].create(seats=count + len(bots), **asked)
        game, key = opened["game"], opened["key"]
        clients: list[Client] = []
        for number, person in enumerate(people):
            clients.append(await stack.enter_async_context(await person.look(game, key)))
            await clients[-1].ask("sit", name=name_of(number))
        for bot in bots:
            await clients[0].ask("seat_bot", bot=bot)
        if start:
            await clients[0].ask("start")
            for client in clients:
                await client.until(has_begun(client))
        yield Party(people, clients, game, key, opened["code"])


def draws(journal: Iterable[str], seats: int) -> list[list[str]]:
    """The draws that each of the first seats made itself, in the order of the journal."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for text in journal:
        line = read_line(text)
        if isinstance(line, Made) and line.by is None and line.move.seat < seats:
            found[line.move.seat].append(text)
    return found
