"""A hundred people behind one address play a race, and no limit is in their way."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from bench.siege.besieged import USUAL, Besieged
from tests.server.client import Client, Person
from tests.server.following import Follower
from tests.server.process import ServerProcess

CLUB = 100
CARDS = 3


async def test_a_hundred_people_behind_one_address_race(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        process = ServerProcess(tmp_path / "tables.db", limits=True, command=USUAL)
        castle = Besieged(stack.enter_context(process))
        port = castle.server.port
        people = [await stack.enter_async_context(Person(port)) for _ in range(CLUB)]
        table = await people[0].create(seats=CLUB, kind="race")

        # One process is all of them. On a busy machine it would open a hundred connections, and say
        # nothing on the last of them for so long that the server sends it away.
        door = asyncio.Semaphore(10)

        async def join(number: int) -> Client:
            person = people[number]
            async with door:
                found = await person.post("/api/codes", {"code": table["code"]})
            client = await person.look(found["game"], found["key"])
            await stack.enter_async_context(client)
            await client.ask("sit", name=f"Member {number}")
            return client

        clients = await asyncio.gather(*(join(number) for number in range(CLUB)))
        await clients[0].until(lambda: None not in clients[0].table["chairs"])
        await clients[0].ask("start")

        async def enter(client: Client) -> Client:
            await client.until(lambda: "race" in client.view and client.view["race"]["lanes"])
            seat = client.view["mine"]["seats"][0]
            game = client.view["race"]["lanes"][seat - 1]["game"]
            return await stack.enter_async_context(await client.person.look(game))

        lanes = await asyncio.gather(*(enter(client) for client in clients))
        follower = Follower.of(lanes[0])
        for _ in range(CARDS):
            # All have the same cards, so what fits into one map fits into all.
            line, round = follower.line(await follower.position(), 1), lanes[0].round
            await asyncio.gather(*(lane.draw(line, round) for lane in lanes))
            for lane in lanes:
                await lane.until(lambda lane=lane, round=round: lane.round > round)
        refused = [name for name in castle.numbers() if "limited" in name or "too_many" in name]
        assert not refused
