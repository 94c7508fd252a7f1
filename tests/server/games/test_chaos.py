"""Many people who do many things at the same moment: every view and the record stay one game."""

import asyncio
import random

import pytest

from tests.server.client import PATIENCE, Client, Refused
from tests.server.following import Follower
from tests.server.parties import check_end, later, over, party
from tests.server.process import ServerProcess

EXPECTED = {
    "wrong_round",  # the round opened while the request was on its way
    "game_over",
    "nothing_drawn",
    "handed_over",
    "not_handed_over",
    "not_awaited",
    "overtaken",
    "still_here",
    "host_only",
}


class Restless:
    """A person who draws, hesitates, previews, hands over, comes back, and reconnects."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.refusals: set[str] = set()
        self.done: dict[str, int] = {}

    async def play(self) -> None:
        """Until the game is over."""
        follower = Follower.of(self.client, self.chance.randrange(1000))
        position, known = await follower.position(), 1
        while not over(self.client)():
            (seat,) = self.client.view["mine"]["seats"]
            round = self.client.round
            if known != round:
                position, known = await follower.position(), round
            if seat - 1 not in position.awaited or round != self.client.round:
                await asyncio.sleep(0.01)
                continue
            line = follower.line(position, seat)
            what = self.chance.choices(
                ["draw", "preview", "take_back", "hand_over", "come_back", "reconnect"],
                [12, 3, 2, 1, 4, 1],
            )[0]
            self.done[what] = self.done.get(what, 0) + 1
            if what == "reconnect":
                await self.client.close()
                await self.client.open()
                continue
            fields: dict[str, object] = {"seat": seat}
            if what in ("draw", "preview"):
                fields = {"round": round, "line": line}
            elif what == "take_back":
                fields["round"] = round
            try:
                await self.client.ask(what, **fields)
            except Refused as refused:
                self.refusals.add(refused.code)
                await asyncio.sleep(0.002)


@pytest.mark.parametrize("seed", [1, 2])
async def test_restless_people(server: ServerProcess, seed: int) -> None:
    async with party(server.port, 4, bots=["random"], options={"ruleset": "heroes"}) as at:
        commitment = at.host.table["commitment"]
        restless = [
            Restless(client, 10 * seed + number) for number, client in enumerate(at.clients)
        ]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(each.play() for each in restless))
        found = set().union(*(each.refusals for each in restless))
        print(f"\n{[each.done for each in restless]}, refused: {sorted(found)}")
        assert found <= EXPECTED
        for client in at.clients:
            # Nothing changes any more, but not everybody has heard of it at the same moment.
            await client.until(lambda c=client: c.table == at.host.table)
        await check_end(at.host, commitment)


async def test_the_last_draw_and_taking_back_at_the_same_moment(server: ServerProcess) -> None:
    """Either the round opens and nothing can be taken back, or it waits for another draw."""
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        follower = Follower.of(ada)
        both: set[bool] = set()
        for _ in range(12):
            position, round = await follower.position(), ada.round
            if len(position.awaited) < 2 or over(ada)():
                break
            await ada.draw(follower.line(position, 1), round)
            mine = ada.ask("take_back", round=round, seat=1)
            last = ben.draw(follower.line(position, 2), round)
            pair = (mine, last) if round % 2 else (last, mine)
            results = await asyncio.gather(*pair, return_exceptions=True)
            taken = results[0 if round % 2 else 1]
            opened = isinstance(taken, Refused)
            both.add(opened)
            if isinstance(taken, Refused):
                assert taken.code == "wrong_round"
            else:
                assert ada.round == round
                await ada.draw(follower.line(position, 1), round)
            for client in at.clients:
                await client.until(later(client, round))
        print(f"\nthe round opened first: {both}")
