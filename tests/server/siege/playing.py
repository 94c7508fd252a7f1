"""Somebody who plays alone while a siege is on, and minds nothing but the next card."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.client import Client, Person
from tests.server.following import Follower


class Player:
    """One socket at a table for one."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._follower = Follower.of(client)

    @classmethod
    @asynccontextmanager
    async def sat(cls, port: int) -> "AsyncIterator[Player]":
        """At a new table, which is closed afterwards."""
        async with Person(port) as person:
            table = await person.create(seats=1, names=["Ada"], start=True)
            async with await person.look(table["game"]) as client:
                yield cls(client)
                if client.table["stage"] == "playing":
                    await client.ask("close")

    async def draw(self) -> bool:
        """Draw a card, which must be kept and followed by the next; False if there is none."""
        client = self._client
        if client.table["stage"] != "playing":
            return False
        round = client.round
        await client.draw(self._follower.line(await self._follower.position(), 1), round)
        await client.until(lambda: client.table["stage"] != "playing" or client.round > round)
        return True
