"""A whole server inside a test, where time stands still and chance repeats itself.

It answers on a real port through the same uvicorn as `quillmap serve`, so two worlds that differ in
one secret can be compared byte by byte. What a server does by itself every second happens only when
a test says so: a tick in the middle of one world and not of the other would look like a leak.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from quillmap import Move, Seat, legal, write_move
from quillmap.server.rooms import audience
from quillmap.server.run import Uvicorn, speaking
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.store.opening import open_store
from quillmap.table.table import Table
from tests.server.client import PATIENCE, Client, Person
from tests.server.process import KEEP_ALIVE

NOW = 1_700_000_000_000
NOT_OURS = ("httpx", "httpcore", "websockets", "asyncio")
"""Who else logs in the process of a test: its own clients."""


class Clock:
    """Moves when it is told to."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        """The same for limits, which count in seconds."""
        return self.now / 1000

    def pass_by(self, seconds: float) -> None:
        """Time goes on."""
        self.now += int(seconds * 1000)


class Chance:
    """The same bytes in the same order every time; only the seeds of the tables are chosen."""

    def __init__(self, *seeds: bytes) -> None:
        self._seeds = iter(seeds)
        self._asked: list[int] = []

    def __call__(self, count: int) -> bytes:
        self._asked.append(count)
        # A new table asks for its key, its code and its seed; nobody else asks in this order.
        if self._asked[-3:] == [16, 16, 32] and (seed := next(self._seeds, None)) is not None:
            return seed
        made = hashlib.shake_256(f"chance {len(self._asked)}".encode())
        return made.digest(count)


class Still(Server):
    """Does nothing by itself."""

    async def run(self) -> None:
        """Wait for the end."""
        await asyncio.Event().wait()


class Heard(logging.Handler):
    """Every log line of the server, whatever its level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self._formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(NOT_OURS):
            self.lines.append(self._formatter.format(record))


class World:
    """One server with everybody who talks to it, and every byte that it has sent."""

    def __init__(self, server: Server, clock: Clock, log: list[str]) -> None:
        self.server = server
        self.clock = clock
        self.log = log
        self.port = 0
        self.answers: list[str] = []
        """Every HTTP answer: status, headers, body."""
        self.people: list[Person] = []
        self.clients: list[Client] = []

    async def person(self) -> Person:
        """Somebody new, who has opened the page."""
        person = Person(self.port)
        person.http.event_hooks["response"] = [self._heard]
        self.people.append(person)
        await person.get("/api/mine")  # the choices name every card, and know of no table
        return person

    async def _heard(self, response: httpx.Response) -> None:
        await response.aread()
        headers = sorted((k, v) for k, v in response.headers.items() if k != "date")
        self.answers.append(f"{response.status_code} {headers} {response.text}")

    async def look(self, person: Person, game: str, key: str = "") -> Client:
        """A socket that keeps every message as it came."""
        client = Client(person, game, key)
        client.keep_received = True
        await client.open()
        self.clients.append(client)
        await self.settled()
        return client

    def table(self, game: str) -> Table:
        """The table as the server has it, with all its secrets."""
        return self.server.rooms.by_game[game].table

    def moves(self, game: str, seat: int) -> Iterator[Move]:
        """What this seat may draw now; seats count from 1."""
        position = self.table(game).position
        assert position is not None
        return iter(legal(position, Seat(seat - 1)))

    def line(self, game: str, seat: int, which: int = 0) -> str:
        """One of these draws as text, or the last one if there are not so many."""
        found = None
        for number, found in enumerate(self.moves(game, seat)):  # noqa: B007  (the last counts)
            if number == which:
                break
        assert found is not None
        return write_move(found)

    async def settled(self) -> None:
        """Wait until nothing is under way and everybody has heard everything."""
        while any(map(_busy, self.server.rooms.by_game.values())):
            await asyncio.sleep(0.002)
        for client in self.clients:
            await client.heard_all()

    async def too_late(self, what: str, seconds: float) -> None:
        """So long passes since the server began to wait for something."""
        pending = self.server.gate.deadlines._pending
        async with asyncio.timeout(PATIENCE):
            while what not in [each for _, each in pending]:
                await asyncio.sleep(0.01)
        self.clock.pass_by(seconds)
        self.server.gate.sweep()

    async def metrics(self) -> str:
        """The numbers that depend neither on the hour nor on how fast or full this machine is."""
        lines = self.server.metrics.text().decode().splitlines()
        passing = ("_seconds", "_created", "quillmap_free_bytes")
        return "\n".join(x for x in lines if not any(each in x for each in passing))

    async def tick(self) -> None:
        """What a server does every second."""
        await self.server.scheduler.every_second()
        await self.server.races.every_second()
        await self.settled()


def _busy(table: Any) -> bool:
    boxes = [viewer.mailbox for viewer in table.viewers]
    waits = any(box._answers or box._parts or box._events for box in boxes)
    return bool(table.busy or table.thinking or table._drawn_later or waits)


@contextmanager
def _listening() -> Iterator[list[str]]:
    root, handler = logging.getLogger(), Heard()
    # uvicorn as `quillmap serve` sets it: it tells of ports, which no two worlds share.
    levels = {name: logging.getLogger(name).level for name in (*NOT_OURS, "uvicorn", "")}
    for name in levels:
        logging.getLogger(name).setLevel("WARNING")
    root.setLevel("DEBUG")
    root.addHandler(handler)
    try:
        yield handler.lines
    finally:
        root.removeHandler(handler)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


@asynccontextmanager
async def world(folder: Path, *seeds: bytes, limits: bool = False) -> AsyncIterator[World]:
    """A server whose next tables get these seeds."""
    folder.mkdir(exist_ok=True)
    # Nobody here has to be spared, and every step waits until all was told.
    patch = pytest.MonkeyPatch()
    patch.setattr(audience, "DRAWN_PAUSE", 0.0)
    store, clock = await open_store(str(folder / "tables.db")), Clock()
    still = Still(
        store,
        Engines(1),
        clock=clock,
        chance=Chance(*seeds),
        limits=limits,
        limits_clock=clock.seconds,
    )
    config = speaking(still, port=0, timeout_keep_alive=KEEP_ALIVE)
    ready = asyncio.get_running_loop().create_future()
    speaker = Uvicorn(config, still, ready.set_result)
    with _listening() as log:
        # Not `serve`, which would take over the signals of the process that runs the tests.
        running = asyncio.create_task(speaker._serve())
        found = World(still, clock, log)
        found.port = await ready
        try:
            yield found
        finally:
            for client in found.clients:
                await client.close()
            for person in found.people:
                await person.http.aclose()
            speaker.should_exit = True
            await running
            await store.close()
            patch.undo()
