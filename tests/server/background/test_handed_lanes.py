"""Handed lanes that wait: woken in any process, also when the one that should have is dead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from quillmap.server.background.scheduler import HELD_MS
from quillmap.server.live.new_table import addition, lanes
from quillmap.server.rooms.room import LEASE_MS
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.store import Row
from quillmap.store.opening import open_store
from quillmap.table import people, rounds
from quillmap.table.turns import Turn
from tests.server.inside import BEGIN, Clock
from tests.table.helpers import ADA, BEN, ONE, opened, some

RACE = "game0"
FIRST, SECOND = f"{RACE}-001", f"{RACE}-002"


class Evening:
    """Servers of one store, and a race of Ada and Ben."""

    def __init__(self, clock: Clock, servers: list[Server]) -> None:
        self.clock = clock
        self.servers = servers

    async def draw(self, server: Server, times: int = 1) -> None:
        """Ada draws at this server."""
        room = await server.rooms.open(FIRST)
        for _ in range(times):
            await room.act(lambda t, now: rounds.submit(t, now, ADA, t.round, some(t, ONE)))

    async def hand_over(self, server: Server) -> None:
        """Ben lets a bot draw, at this server."""
        room = await server.rooms.open(SECOND)
        await room.act(lambda t, now: people.hand_over(t, now, BEN, ONE, "random", ()))
        await self.settled()

    async def tick(self, *servers: Server, seconds: float = 1) -> None:
        """Time passes, at these servers."""
        self.clock.pass_by(seconds)
        for each in servers:
            await each.scheduler.every_second()
            await each.races.every_second()
            await self.settled()

    async def settled(self) -> None:
        """Nothing is under way any more, in no process."""
        while any(each.tasks.busy for each in self.servers):
            await asyncio.sleep(0.002)

    async def row(self) -> Row:
        """Ben's lane, as it is kept."""
        row = await self.servers[0].store.row(SECOND)
        assert row is not None
        return row

    async def drawn(self) -> int:
        """How often the bot has drawn for Ben."""
        lines = await self.servers[0].store.journal(SECOND)
        return sum(each.line.endswith(" by random") for each in lines)


@asynccontextmanager
async def evening(database: Path, servers: int, *, alone: bool = False) -> AsyncIterator[Evening]:
    """A race that has begun, and so many servers."""
    store, clock = await open_store(str(database)), Clock()
    made = [
        Server(store, Engines(1), clock=clock, alone=alone, limits=False) for _ in range(servers)
    ]
    turns = [opened(2, kind="race")]
    for owner, name in ((ADA, "Ada"), (BEN, "Ben")):
        turns.append(people.sit(turns[-1].table, BEGIN, owner, name))
    turns.append(people.start(turns[-1].table, BEGIN, ADA))
    table = turns[-1].table
    whole = Turn(table, tuple(line for turn in turns for line in turn.lines))
    await store.append(addition(made[0], 0, BEGIN, whole), *lanes(made[0], BEGIN, table))
    try:
        yield Evening(clock, made)
    finally:
        for server in made:
            await server.close()
        await store.close()


async def test_a_lane_that_waits_is_not_looked_at_all_the_time(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", 1, alone=True) as found:
        (server,) = found.servers
        await found.hand_over(server)
        await found.tick(server, seconds=LEASE_MS / 1000)
        row = await found.row()
        assert row.entry.lease is None and row.entry.due == found.clock.now + HELD_MS
        for _ in range(20):
            await found.tick(server, seconds=HELD_MS / 1000 / 25)
            assert await found.row() == row
        await found.tick(server, seconds=HELD_MS / 1000)
        assert (await found.row()).entry.due == found.clock.now + HELD_MS
        assert await found.drawn() == 0


@pytest.mark.parametrize("waits", [0, 1, 2 * LEASE_MS / 1000, 3 * HELD_MS / 1000])
async def test_one_server_lets_the_bot_go_on_within_a_second(tmp_path: Path, waits: float) -> None:
    async with evening(tmp_path / "tables.db", 1, alone=True) as found:
        (server,) = found.servers
        await found.hand_over(server)
        await found.tick(server, seconds=waits)
        for cards in (1, 2, 5):
            await found.draw(server, cards - await found.drawn())
            await found.tick(server)
            assert await found.drawn() == cards
        await found.tick(server)
        assert await found.drawn() == 5


async def test_the_bot_goes_on_at_another_server(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", 2) as found:
        one, two = found.servers
        await found.hand_over(two)
        await found.tick(one, two, seconds=LEASE_MS / 1000)
        assert (await found.row()).entry.lease is None, "nobody takes care of it any more"
        await found.draw(one)
        await found.tick(one)  # makes it due
        assert await found.drawn() == 0
        await found.tick(two)
        assert await found.drawn() == 1
        lease = (await found.row()).entry.lease
        assert lease is not None and lease.holder == two.name
        # Until the lease runs out whoever has it takes care of it, and nobody else does.
        await found.draw(one)
        await found.tick(one)
        assert await found.drawn() == 1
        await found.tick(one, two, seconds=LEASE_MS / 1000)
        assert await found.drawn() == 2


async def test_a_server_that_died_at_once_has_woken_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", 2) as found:
        one, two = found.servers
        await found.hand_over(two)
        await found.tick(two, seconds=LEASE_MS / 1000)
        await found.draw(one, 3)  # and then nothing more
        await found.tick(two, seconds=HELD_MS / 1000 - 1)
        assert await found.drawn() == 0
        await found.tick(two)
        assert await found.drawn() == 3


async def test_after_a_restart_the_bot_waits_and_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", 2, alone=True) as found:
        before, after = found.servers  # one after the other
        await found.draw(before, 2)
        await found.hand_over(before)
        assert await found.drawn() == 2
        await found.tick(after, seconds=LEASE_MS / 1000)
        assert await found.drawn() == 2
        await found.draw(after)
        await found.tick(after)
        assert await found.drawn() == 3
        # Nobody draws any more: the bot plays to the end, and the race is over.
        room = await after.rooms.open(FIRST)
        await room.act(lambda t, now: people.depart(t, now, ADA, ONE))
        await found.tick(after)
        await found.tick(after)
        race = await after.store.row(RACE)
        assert (await found.row()).entry.stage == "over"
        assert race is not None and race.entry.stage == "over"
