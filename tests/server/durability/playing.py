"""Small help for tests that make one table do one thing."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from quillmap.notation import Made, read_record, write_entry
from quillmap.replay import replay
from quillmap.rules import Seat, legal
from tests.server.client import Client, Person
from tests.server.durability.ledger import journals

PATIENCE = 300.0
"""Seconds; a busy machine is no reason to fail."""


@asynccontextmanager
async def two_at_a_table(port: int) -> AsyncIterator[tuple[Client, Client]]:
    """Ada at seat 1 and Bea at seat 2, each with a socket, at a game that has just begun."""
    async with Person(port) as ada, Person(port) as bea:
        opened = await ada.create(seats=2)
        first = await ada.look(opened["game"])
        second = await bea.look(opened["game"], opened["key"])
        async with first, second:
            await first.ask("sit", name="Ada", seat=1)
            await second.ask("sit", name="Bea", seat=2)
            await first.ask("start")
            for client in (first, second):
                await client.until(lambda client=client: client.table["stage"] == "playing")
            yield first, second


async def a_draw(client: Client, seat: int) -> str:
    """Something that this seat may draw now."""
    return (await draws(client, seat, 1))[0]


async def draws(client: Client, seat: int, count: int) -> list[str]:
    """Some things that this seat may draw now."""
    async with asyncio.timeout(PATIENCE):
        path = f"/api/tables/{client.game}/record"
        while (answer := await client.person.http.get(path)).status_code != 200:
            await asyncio.sleep(0.05)  # a server that keeps lines too late does not know it yet
    position = replay(read_record(answer.text)).position
    moves = legal(position, Seat(seat - 1))
    return [write_entry(Made(move)) for move, _ in zip(moves, range(count), strict=False)]


async def both_draw(first: Client, second: Client) -> None:
    """One round."""
    round = first.round
    for seat, client in enumerate((first, second), 1):
        if seat in client.play["awaited"]:
            await client.draw(await a_draw(client, seat), round)
    for client in (first, second):
        await client.until(lambda client=client: client.round != round)


def lines_of(database: Path, game: str) -> list[str]:
    """The lines of a game as the file has them."""
    return [line for _, _, line in journals(database)[0][game]]


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return found


def running(pid: int) -> bool:
    """Whether there is still such a process."""
    with contextlib.suppress(OSError):
        # The third word behind the name in brackets is the state; what is dead but not reaped is Z.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def wait_for(holds: Callable[[], bool]) -> float:
    """How long it took until this came true."""
    started = time.monotonic()
    while not holds():
        assert time.monotonic() - started < PATIENCE
        time.sleep(0.01)
    return time.monotonic() - started
