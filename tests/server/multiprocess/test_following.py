"""What a server makes of lines that another one has kept: as told, in part, too early, or never."""

import asyncio
from dataclasses import replace

from quillmap.server.index import index_entry
from quillmap.server.rooms.room import Room
from quillmap.store import Kept, Store
from quillmap.store.opening import open_store
from quillmap.table.table import Table
from quillmap.table.turns import read_on
from tests.server.client import PATIENCE, Client
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread
from tests.server.multiprocess.twins import twins
from tests.server.parties import later

KILLS = 20 if SOAK else 2
ROUNDS = 12 if SOAK else 10  # the shortest game has fifteen


def read(game: str, lines: list[Kept]) -> Table:
    """The table as its journal says."""
    return read_on(Table(game), [(each.at, each.line) for each in lines]).table


def drew(client: Client, *seats: int) -> bool:
    """Whether this socket was told that these seats have drawn, and no others."""
    told: list[int] = client.view["drawn"]["seats"]
    return told == list(seats)


async def test_lines_that_are_known_in_part_or_come_too_early(database: str) -> None:
    async with twins(database) as (one, two), spread([one.port, two.port], 2) as at:
        await Stubborn(at, lambda: [one.port, two.port]).play(3)
        lines = await one.server.store.journal(at.game)
        whole, half = read(at.game, lines), len(lines) // 2
        before = read(at.game, lines[:half])
        for start in (half, half - 1, 0):
            room = Room(two.server.around, before, index_entry(before))
            assert room.follow(lines[start:])
            assert room.table == whole
        room = Room(two.server.around, before, index_entry(before))
        assert not room.follow(lines[half + 1 :]), "a line is missing"
        assert room.table == before


async def test_whoever_writes_next_leaves_the_right_index_entry(trio: Servers) -> None:
    """Also if the lines before, and the card with them, came from other servers."""
    store = await open_store(trio.database)
    try:
        async with spread(trio.ports, 3, bots=["random"], round_time=600) as at:
            stubborn = Stubborn(at, lambda: trio.ports)
            for _ in range(ROUNDS):
                await stubborn.round()
                await card_is_right(store, at.game)
            await at.clients[1].ask("leave", seat=2)
            await card_is_right(store, at.game)
            await at.host.ask("close")
            await card_is_right(store, at.game)
    finally:
        await store.close()


async def card_is_right(store: Store, game: str) -> None:
    """The card says what the journal says, as soon as both are of one moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            row, lines = await store.row(game), await store.journal(game)
            assert row is not None
            if row.plies == len(lines):
                assert replace(row.entry, lease=None) == index_entry(read(game, lines))
                return
            await asyncio.sleep(0.01)


async def test_a_server_dies_before_it_has_told_the_others(trio: Servers) -> None:
    """What it acknowledged is seen by everybody who looks elsewhere and does nothing."""
    async with spread(trio.ports, 3) as at:
        stubborn = Stubborn(at, lambda: trio.alive)
        await stubborn.play(1)
        for number in range(KILLS):
            await seen_after_a_kill(trio, stubborn, last=bool(number % 2))
        assert draws(await trio.journal(at.game), 3) == stubborn.made
        await stubborn.play(2)
        await stubborn.close()


async def seen_after_a_kill(trio: Servers, stubborn: Stubborn, *, last: bool) -> None:
    """The second player's server dies with its answer: to the first draw, or to the last one."""
    clients, victim = stubborn.clients, trio.processes[1]
    position = await stubborn.position()
    round = max(client.round for client in clients)
    lines = {seat: stubborn.follower.line(position, seat + 1) for seat in position.awaited}
    one, *rest = sorted(lines, key=lambda seat: seat != 1)
    for seat in rest if last else []:
        await stubborn.draw(seat, lines[seat], round)
    clients[one].person.move(victim.port)
    await clients[one].close()
    clients[one] = await clients[one].person.look(stubborn.party.game, stubborn.party.key)
    await stubborn.draw(one, lines[one], round)
    victim.kill()
    try:
        others = [client for seat, client in enumerate(clients) if seat != one]
        if last:
            for client in others:
                await client.until(later(client, round))
        else:
            for client in others:
                await client.until(lambda c=client: drew(c, one + 1))
                assert client.round == round
            for seat in rest:
                await stubborn.draw(seat, lines[seat], round)
        for number in range(len(clients)):
            await stubborn.told(number, round)
    finally:
        await asyncio.to_thread(victim.start)
