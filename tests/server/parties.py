"""Tables full of people, and whole games played by them."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from quillmap.notation import read_record, write_record
from quillmap.replay import replay
from quillmap.rules.position import Position
from quillmap.rules.result import ranks, total
from quillmap.rules.sheet import picture
from tests.server.client import Client, Person
from tests.server.following import Follower

NAMES = ("Ada", "Βασιλική", "Cem", "Dörte", "Емил", "Françoise", "郭", "Hanım")


def name_of(number: int) -> str:
    """What somebody is called at a table; nobody else is."""
    again, which = divmod(number, len(NAMES))
    return f"{NAMES[which]} {again + 1}" if again else NAMES[which]


@asynccontextmanager
async def people(port: int, count: int) -> AsyncIterator[list[Person]]:
    """So many people, each with a browser of their own."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(port)) for _ in range(count)]


@dataclass
class Party:
    """Sockets at one table; the first is the host's."""

    people: list[Person]
    clients: list[Client]
    game: str
    key: str
    code: str | None
    seen: "Seen" = field(default_factory=lambda: Seen())

    @property
    def host(self) -> Client:
        """The socket of the host."""
        return self.clients[0]


@dataclass
class Seen:
    """What came up in a game."""

    rounds: int = 0
    asked: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    targets: set[tuple[int, int]] = field(default_factory=set)
    """(who, on whose map) in ambush rounds."""


@asynccontextmanager
async def party(
    port: int, count: int, *, start: bool = True, seats: int | None = None, **asked: Any
) -> AsyncIterator[Party]:
    """A table with so many people at devices of their own, and the bots that are asked for."""
    bots = asked.pop("bots", [])
    async with AsyncExitStack() as stack:
        crowd = await stack.enter_async_context(people(port, count))
        opened = await crowd[0].create(seats=seats or count + len(bots), **asked)
        game, key = opened["game"], opened["key"]
        clients = []
        for number, person in enumerate(crowd):
            client = await stack.enter_async_context(await person.look(game, key))
            await client.ask("sit", name=name_of(number))
            clients.append(client)
        for bot in bots:
            await clients[0].ask("seat_bot", bot=bot)
        if start:
            await clients[0].ask("start")
            for client in clients:
                await client.until(started(client))
        yield Party(crowd, clients, game, key, opened["code"])


def started(client: Client) -> Callable[[], bool]:
    """Whether the first card is there, or the race has begun."""
    return lambda: client.table["stage"] != "waiting"


def over(client: Client) -> Callable[[], bool]:
    """Whether nothing happens at this table any more."""
    return lambda: client.table["stage"] in ("over", "closed")


def reached(client: Client, round: int) -> Callable[[], bool]:
    """Whether this socket was told of a round; until the first one there is no position."""
    return lambda: over(client)() or (started(client)() and client.round >= round)


def later(client: Client, round: int) -> Callable[[], bool]:
    """Whether this round is behind us."""
    return lambda: over(client)() or (started(client)() and client.round > round)


async def play_out(
    clients: Sequence[Client], follower: Follower | None = None, *, rounds: int = 10**6
) -> Seen:
    """Play to the end, or so many rounds: every socket draws for its own seats."""
    first = clients[0]
    follower = follower or Follower.of(first)
    seen = Seen()
    while not over(first)() and seen.rounds < rounds:
        position = await play_round(clients, follower)
        seen.rounds += 1
        seen.asked.add(str(position.round))
        seen.cards.update(position.shown)
        seen.targets.update(targets(first, position))
    return seen


def targets(client: Client, position: Position) -> list[tuple[int, int]]:
    """Who draws on whose map, as the arrow says."""
    if position.round != "ambush":
        return []
    arrow = position.ambush.arrow
    step = -1 if arrow == "clockwise" else 1
    circle = position.circle
    return [
        (seat + 1, circle[(circle.index(seat) + step) % len(circle)] + 1)
        for seat in position.awaited
    ]


async def play_round(clients: Sequence[Client], follower: Follower) -> Position:
    """One round: everybody seals a draw at once, and all wait until it opens."""
    first = clients[0]
    # Another socket may have started the game: its news reach this one in their own time.
    await first.until(started(first))
    round = first.round
    for client in clients:
        await client.until(reached(client, round))
    position = await follower.position()
    agrees(first, position)
    awaited = set(first.play["awaited"])
    await asyncio.gather(
        *(
            client.draw(follower.line(position, seat), round)
            for client in clients
            for seat in client.view["mine"]["seats"]
            if seat in awaited and not first.table["chairs"][seat - 1].get("handed")
        )
    )
    for client in clients:
        await client.until(later(client, round))
    return position


def agrees(client: Client, position: Position) -> None:
    """The view shows the position that follows from the record, square by square."""
    play = client.play
    assert play["awaited"] == [seat + 1 for seat in position.awaited]
    assert play["asks"] == position.round
    assert play["shown"] == list(position.shown)
    assert play["card"] == (position.card.id if position.card else None)
    assert play["season"] == position.season and play["time"] == position.time
    assert play["ruins"] == position.ruins and play["effects"] == list(position.effects)
    for shown, sheet in zip(play["sheets"], position.sheets, strict=True):
        assert shown["map"] == "".join(picture(sheet))
        assert shown.get("coins", 0) == sheet.coins
    if position.round == "ambush" and len(position.circle) > 1:
        wanted = {str(who): on for who, on in targets(client, position)}
        assert play["targets"] == wanted


async def check_end(client: Client, commitment: str) -> None:
    """The view, the record and the rules agree on how the game ended."""
    table = client.table
    assert table["stage"] == "over" and table["play"]["asks"] is None
    record = read_record(await client.person.record(client.game, client.key))
    game = replay(record)
    assert game.over and record.seed is not None
    assert hashlib.sha256(record.seed).hexdigest() == commitment == record.commitment
    assert table["seed"] == record.seed.hex()
    assert write_record(game.record()) == write_record(record)
    scores, left = game.position.scores, game.position.left
    assert table["result"]["totals"] == [total(each) for each in scores]
    assert table["result"]["ranks"] == list(ranks(scores, left))
    told = [[[r.first, r.second, r.coins, r.monsters] for r in each] for each in scores]
    assert table["play"]["scores"] == told
