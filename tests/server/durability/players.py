"""People who play all the time, whatever happens to the server, and write down what it says.

They know the wire, and for choosing a draw the record that everybody can fetch.
"""

import asyncio
import contextlib
import random
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from quillmap.notation import Made, write_entry
from quillmap.rules import Seat
from tests.random_play import random_move
from tests.server.client import Client, Gone, Person, Refused
from tests.server.durability.ledger import TABLE, Entry, Fault, Ledger, sits
from tests.server.durability.sights import Sight

DEAD = (Gone, ConnectionError, EOFError, httpx.TransportError, WebSocketException)
"""How the death of a server looks from outside."""

EXPECTED = frozenset({"wrong_round", "nothing_drawn", "not_awaited", "game_over"})
"""Somebody else was faster: drew, or left."""


class Party:
    """A few people who play game after game at one table."""

    def __init__(self, port: int, seats: int, ledger: Ledger, rng: random.Random) -> None:
        self.ledger = ledger
        self.rng = rng
        self.game: str | None = None
        self.key = ""
        self.last = False
        """Whether this game is to be their last."""
        self.finished: set[str] = set()
        self.names = 0
        self.players = [Player(self, Person(port), seat) for seat in range(1, seats + 1)]
        self.sight = Sight()

    async def live(self) -> None:
        """Play until the server is gone, or the last game is over."""
        try:
            while True:
                if self.game is None:
                    await self._create()
                assert self.game is not None
                game = self.game
                over = await asyncio.gather(*(each.play(game) for each in self.players))
                if not all(over):
                    return
                if self.game != game:
                    continue  # the next table was there already
                self.finished.add(game)
                if self.last:
                    return
                if self.rng.random() < 0.5:
                    self.game = None
                else:
                    await self.players[0].again(game)
        except DEAD:
            return

    async def close(self) -> None:
        """Go home."""
        for player in self.players:
            await player.person.http.aclose()

    def name(self) -> str:
        """A name that nobody has had yet."""
        self.names += 1
        return f"Name {self.names}"

    async def _create(self) -> None:
        self.ledger.nameless += 1
        opened = await self.players[0].person.create(seats=len(self.players))
        self.ledger.nameless -= 1
        self.game, self.key = opened["game"], opened["key"]
        self.ledger.add(Entry(self.game, TABLE, "create", "quillmap table 1", state="told"))


class Player:
    """Somebody at a table: asks for one thing at a time."""

    def __init__(self, party: Party, person: Person, seat: int) -> None:
        self.party = party
        self.person = person
        self.seat = seat
        self.rng = party.rng
        self._content: str | None = None
        """The game in which this player is happy with the name."""
        self._calm = (-1, False)
        """For which round it is decided whether to change the draw once more."""

    @property
    def stream(self) -> str:
        """Where a ledger has the lines of this seat."""
        return str(self.seat)

    async def play(self, game: str) -> bool:
        """Play until the game is over; False if the server is gone."""
        try:
            async with await self.person.look(game, self.party.key) as client:
                await self._recall(client)
                while client.table["stage"] != "over":
                    seen = dict(client.view)
                    if not await self._act(client):
                        await client.until(partial(_other, client, seen))
            return True
        except DEAD:
            return False

    async def again(self, game: str) -> None:
        """Ask for the next table for the same people."""
        async with await self.person.look(game, self.party.key) as client:
            self.party.ledger.nameless += 1
            entry = self.party.ledger.add(Entry(game, TABLE, "again", "again"))
            await self._send(client, entry)
            await client.until(lambda: self._holds(client, entry))
            self._move_on(client)

    def _move_on(self, client: Client) -> None:
        """The next table has the same people from its first moment on."""
        found = client.table["again"]
        game = self.party.game = found["game"]
        self.party.key = found["key"]
        ledger = self.party.ledger
        ledger.nameless -= 1
        ledger.add(Entry(game, TABLE, "create", "quillmap table 1", state="told"))
        for seat, chair in enumerate(client.table["chairs"], 1):
            ledger.add(Entry(game, str(seat), "sit", sits(seat, chair["name"]), state="told"))

    # Coming back ----------------------------------------------------------------------------------

    async def _recall(self, client: Client) -> None:
        """What became of what was asked for, and is there all that was told?"""
        streams = [self.stream, TABLE] if self.seat == 1 else [self.stream]
        for stream in streams:
            entries = self.party.ledger.of(client.game, stream)
            if entries and entries[-1].state == "asked":
                await self._resolve(client, entries[-1])
            told = [entry for entry in entries if entry.certain]
            if told and not self._holds(client, told[-1]):
                self.party.ledger.unseen.append(Fault("lost", client.game, f"unseen: {told[-1]}"))

    async def _resolve(self, client: Client, entry: Entry) -> None:
        entry.was_asked = True
        self.party.ledger.touched.add(entry.game)
        if entry.kind == "draw" and self.rng.random() < 0.5:
            # Without looking, as somebody does who heard no answer.
            await self._send(client, entry, round=entry.round, line=entry.line)
            return
        if entry.round and self._gone_on(client, entry):
            return  # no view tells any more
        entry.state = "shown" if self._holds(client, entry) else "absent"
        if entry.kind == "again" and entry.state == "shown":
            self._move_on(client)
        elif entry.kind == "again":
            self.party.ledger.nameless -= 1

    def _holds(self, client: Client, entry: Entry) -> bool:
        """Whether the view has what an entry says, or has gone on since."""
        table = client.table
        chair = table["chairs"][self.seat - 1]
        match entry.kind:
            case "sit" | "rename":
                return chair is not None and f'"{chair["name"]}"' in entry.line
            case "start":
                return bool(table["stage"] != "waiting")
            case "leave":
                return bool(chair.get("left"))
            case "again":
                return table["again"] is not None
            case "draw" | "take_back":
                if self._gone_on(client, entry):
                    return True
                sealed = client.view["mine"]["sealed"].get(self.stream)
                return bool(sealed == (entry.line if entry.kind == "draw" else None))
            case _:
                return True

    def _gone_on(self, client: Client, entry: Entry) -> bool:
        """Whether the round of an entry is over; the last one of a game keeps its number."""
        return client.round != entry.round or self.seat not in client.play["awaited"]

    # Playing --------------------------------------------------------------------------------------

    async def _act(self, client: Client) -> bool:
        """Do something; False if there is nothing to do."""
        if client.table["stage"] == "waiting":
            return await self._arrange(client)
        if client.table["chairs"][self.seat - 1].get("left"):
            return False
        if self.seat not in client.play["awaited"]:
            return False
        if self.stream not in client.view["mine"]["sealed"]:
            here = sum(not chair.get("left") for chair in client.table["chairs"])
            if here > 2 and self.rng.random() < 0.005:
                return await self._ask(client, "leave", f"{self.seat} leaves", seat=self.seat)
            return await self._draw(client)
        if self._calm[0] != client.round:
            self._calm = (client.round, self.rng.random() < 0.7)
        if self._calm[1]:
            return False
        self._calm = (client.round, True)
        if self.rng.random() < 0.5:
            return await self._draw(client)  # in place of the other
        line, round = f"{self.seat} takes back", client.round
        return await self._ask(client, "take_back", line, round=round, seat=self.seat)

    async def _arrange(self, client: Client) -> bool:
        if not client.view["mine"]["seats"]:
            name = self.party.name()
            line = sits(self.seat, name)
            return await self._ask(client, "sit", line, name=name, seat=self.seat)
        if self._content != client.game:
            if self.rng.random() < 0.6:
                self._content = client.game
            else:
                name = self.party.name()
                line = f'{self.seat} named "{name}"'
                return await self._ask(client, "rename", line, seat=self.seat, name=name)
        ready = all(each._content == client.game for each in self.party.players)
        if self.seat == 1 and ready and all(client.table["chairs"]):
            return await self._ask(client, "start", "starts", stream=TABLE)
        # Somebody else is not content yet, and no view tells when that changes.
        with contextlib.suppress(TimeoutError):
            await client.until(lambda: False, 0.02)
        return True

    async def _draw(self, client: Client) -> bool:
        round = client.round
        position = await self.party.sight.position(client)
        if position is None or client.round != round:
            return True
        seat = Seat(self.seat - 1)
        line = write_entry(Made(random_move(self.rng, position, seat)))
        if line == client.view["mine"]["sealed"].get(self.stream):
            return True  # the same again would be no line
        return await self._ask(client, "draw", line, round=round, line=line)

    async def _ask(
        self, client: Client, kind: str, text: str, *, stream: str = "", **fields: Any
    ) -> bool:
        entry = Entry(client.game, stream or self.stream, kind, text, fields.get("round", 0))
        self.party.ledger.add(entry)
        await self._send(client, entry, **fields)
        if entry.state == "told":
            # A line that is told and never shown is as bad as a lost one.
            await client.until(lambda: self._holds(client, entry))
        return True

    async def _send(self, client: Client, entry: Entry, **fields: Any) -> None:
        try:
            await client.ask(entry.kind, **fields)
            entry.state = "told"
        except Refused as refused:
            if entry.was_asked:
                return  # it may have been kept the first time
            entry.state = "refused"
            if refused.code not in EXPECTED:
                self.party.ledger.surprises[refused.code] += 1


def _other(client: Client, seen: dict[str, Any]) -> bool:
    """Whether any part of the view is new."""
    return any(seen.get(name) is not part for name, part in client.view.items())
