"""Servers that are killed: players go on at another one, and so does what is due by itself."""

import asyncio
import random
import re
import time

import pytest

from quillmap.notation import read_record
from quillmap.replay import replay
from quillmap.server.rooms.room import LEASE_MS
from tests.server.client import PATIENCE, Person
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread, together
from tests.server.multiprocess.stuck import stuck_server
from tests.server.parties import over
from tests.server.process import ServerProcess
from tests.soak import LONG

KILLS = 40 if SOAK else 3
LEASE = LEASE_MS / 1000
LATE = re.compile(r"^(\d+) .* by weighted, time ran out$", re.MULTILINE)


async def test_a_server_dies_in_the_middle_of_a_round(trio: Servers) -> None:
    """What was sealed there is sealed everywhere, and the round opens at the others."""
    async with spread(trio.ports, 3) as at:
        stubborn = Stubborn(at, lambda: trio.alive)
        await stubborn.play(2)
        position = await stubborn.position()
        round = at.clients[0].round
        lines = [stubborn.follower.line(position, seat) for seat in (1, 2, 3)]
        await stubborn.draw(1, lines[1], round)
        trio.processes[1].kill()
        try:
            back = await stubborn.come_back(1)
            assert back.view["mine"]["sealed"] == {"2": lines[1]}
            assert back.round == round
            await stubborn.draw(0, lines[0], round)
            await stubborn.draw(2, lines[2], round)
            for seat in (0, 1, 2):
                await stubborn.told(seat, round)
            await stubborn.play(2)
        finally:
            trio.processes[1].start()
        assert draws(await trio.journal(at.game), 3) == stubborn.made
        await stubborn.close()


async def test_servers_die_while_draws_are_on_their_way(trio: Servers) -> None:
    rng = random.Random(5)
    async with spread(trio.ports, 4) as at:
        stubborn = Stubborn(at, lambda: trio.alive)
        for _ in range(KILLS):
            if over(stubborn.clients[0])():
                break
            victim = rng.choice(trio.processes)
            try:
                await stubborn.play(1, victim.kill)
                await stubborn.play(1)
            finally:
                await asyncio.to_thread(victim.start)
            assert draws(await trio.journal(at.game), 4) == stubborn.made
        assert stubborn.reconnected
        print(f"\n{KILLS} kills, {stubborn.reconnected} players went on elsewhere")
        replay(read_record(await at.people[0].record(at.game)))
        await stubborn.close()


async def test_bots_and_deadlines_of_a_dead_server(database: str) -> None:
    """Another server takes them: a bot's turn after its lease, a deadline when it comes."""
    stuck = stuck_server(database)
    others = [ServerProcess(database, "--engines", "1") for _ in range(2)]
    with together(database, [stuck, *others]) as servers:
        async with (
            spread([stuck.port, others[0].port], 2, bots=["random"]) as bots,
            spread([stuck.port], 2, round_time=5) as timed,
            Person(others[1].port) as watcher,
        ):
            begun = time.monotonic()
            ((holder,),) = await servers.rows(
                "SELECT lease_holder FROM games WHERE id = $1", bots.game
            )
            assert holder, "somebody takes care of the bot"
            stubborn = Stubborn(bots, lambda: servers.alive)
            round = bots.host.round
            position = await stubborn.position()
            for seat in (0, 1):
                line = stubborn.follower.line(position, seat + 1)
                await bots.clients[seat].draw(line, round)
            for client in timed.clients:
                await client.close()
            assert bots.clients[1].round == round
            stuck.kill()

            # Nobody is connected to this one, and none of its servers was told of it.
            while not LATE.findall(record := await watcher.record(timed.game, timed.key)):
                assert time.monotonic() - begun < PATIENCE, record
                await asyncio.sleep(0.25)
            print(f"\na round of 5 s ended after {time.monotonic() - begun:.1f} s")
            await stubborn.told(1, round)
            taken = time.monotonic() - begun
            print(f"a bot of a dead server was heard of after {taken:.1f} s")
            assert taken > LEASE - 2, "as long as a lease holds, nobody else draws for its bots"
            await stubborn.told(0, round)
            await stubborn.play(2)
            await stubborn.close()


@pytest.mark.skipif(not SOAK, reason=f"{LONG}: takes a whole lease")
async def test_a_deadline_that_a_dead_server_had_taken(database: str) -> None:
    """It is taken again when the lease is over."""
    stuck = stuck_server(database)
    with together(database, [stuck]):
        async with spread([stuck.port], 2, round_time=5) as at:
            await asyncio.sleep(7)
            stuck.kill()
            with ServerProcess(database, "--engines", "1") as other:
                at.people[0].move(other.port)
                async with asyncio.timeout(PATIENCE):
                    while not LATE.findall(await at.people[0].record(at.game)):
                        await asyncio.sleep(0.5)
