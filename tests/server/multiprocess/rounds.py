"""Rounds played by people who do not give up: whoever loses a server goes on at another one."""

import asyncio
import random
from collections.abc import Callable, Sequence

import httpx
from websockets.exceptions import WebSocketException

from quillmap.rules.position import Position
from tests.server.client import PATIENCE, Client, Gone, Refused
from tests.server.following import Follower
from tests.server.parties import Party, later, over, reached

DEAD = (Gone, ConnectionError, EOFError, httpx.TransportError, WebSocketException)
"""How the death of a server looks from outside."""


def only_not_kept(refused: Refused) -> None:
    """The one refusal after which the same draw may be sent again."""
    if refused.code != "not_kept":
        raise refused


class Stubborn:
    """Everybody at a table, and the draws that they know or have to be kept."""

    def __init__(self, party: Party, alive: Callable[[], Sequence[int]], seed: int = 1) -> None:
        self.party = party
        self.clients = party.clients
        self.made: list[list[str]] = [[] for _ in party.clients]
        """By seat, for each round that they drew in."""
        self.heard_not_kept = 0
        self.reconnected = 0
        self._alive = alive
        self._rng = random.Random(seed)
        self.follower = Follower.of(party.clients[0], seed)

    async def position(self) -> Position:
        """The position by the record, whichever server still answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.follower.position()
                except httpx.TransportError:
                    await self.come_back(0)
                except Refused as refused:
                    only_not_kept(refused)
                    await asyncio.sleep(0.1)

    async def play(self, rounds: int, within: Callable[[], None] | None = None) -> None:
        """So many rounds; `within` is called in another thread while the draws are on their way."""
        for _ in range(rounds):
            if over(self.clients[0])():
                return
            await self.round(within)

    async def round(self, within: Callable[[], None] | None = None) -> None:
        """One round, to the view of everybody."""
        position = await self.position()
        number = max(client.round for client in self.clients)
        drawing = [
            self.draw(seat, self.follower.line(position, seat + 1), number)
            for seat in position.awaited
            if seat < len(self.clients)
        ]
        if within is not None:
            await asyncio.gather(*drawing, self._meanwhile(within))
        else:
            await asyncio.gather(*drawing)
        await asyncio.gather(*(self.told(seat, number) for seat in range(len(self.clients))))

    async def _meanwhile(self, within: Callable[[], None]) -> None:
        await asyncio.sleep(self._rng.random() * 0.02)
        await asyncio.to_thread(within)

    async def draw(self, seat: int, line: str, round: int) -> None:
        """Draw until it is kept, or the round has opened, which it cannot have without."""
        self.made[seat].append(line)
        async with asyncio.timeout(PATIENCE):
            while True:
                client = self.clients[seat]
                try:
                    await client.until(reached(client, round))
                    await client.draw(line, round)
                    return
                except Refused as refused:
                    if refused.code in ("wrong_round", "game_over"):
                        return
                    only_not_kept(refused)
                    self.heard_not_kept += 1
                    await asyncio.sleep(0.1)
                except DEAD:
                    await self.come_back(seat)

    async def told(self, seat: int, round: int) -> None:
        """Wait until this player sees the opened round."""
        async with asyncio.timeout(PATIENCE):
            while True:
                client = self.clients[seat]
                try:
                    await client.until(later(client, round))
                    return
                except Gone:
                    await self.come_back(seat)

    async def come_back(self, seat: int) -> Client:
        """Open the table again, at any server that lives."""
        await self.clients[seat].close()
        person = self.clients[seat].person
        async with asyncio.timeout(PATIENCE):
            while True:
                person.move(self._rng.choice(list(self._alive())))
                try:
                    client = await person.look(self.party.game, self.party.key)
                except DEAD:
                    await asyncio.sleep(0.05)
                except Refused as refused:
                    only_not_kept(refused)
                    await asyncio.sleep(0.1)
                else:
                    self.reconnected += 1
                    self.clients[seat] = client
                    return client

    async def close(self) -> None:
        """Hang up, also those that came later."""
        for client in self.clients:
            await client.close()
