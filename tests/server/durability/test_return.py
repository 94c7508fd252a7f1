"""After a kill everybody is back at once: many tables in the middle of a game, a socket at each."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

from quillmap.notation import Made, write_entry
from quillmap.rules.options import Options
from quillmap.server.ids import id_of, new_secrets, owner_of, secret_of
from quillmap.server.index import index_entry
from quillmap.server.live.access import COOKIE
from quillmap.store import Addition
from quillmap.store.sqlite import SqliteStore
from quillmap.table import people, rounds
from quillmap.table.settings import Settings
from quillmap.table.turns import Turn
from tests.random_play import random_move
from tests.server.client import Client, Person
from tests.server.durability.players import DEAD
from tests.server.process import ServerProcess
from tests.soak import SOAK

pytestmark = pytest.mark.anyio

TABLES = 500 if SOAK else 60
PLAYED = 12
"""Rounds that have been played at each table."""
DIFFERENT = 8
"""So many games are played; the others have the same lines under another id."""


def half_a_game(rng: random.Random, owner: str) -> tuple[Turn, list[str]]:
    """A game of four in its middle, and its journal."""
    secrets = replace(new_secrets(rng.randbytes), code=None)
    turns = [people.open_table(secrets, 1, owner, Options.of("base"), 4, Settings())]
    for name in ("Ada", "Bea", "Cyd", "Dov"):
        turns.append(people.sit(turns[-1].table, 1, owner, name))
    turns.append(people.start(turns[-1].table, 1, owner))
    while (table := turns[-1].table).round <= PLAYED:
        assert table.position is not None
        line = write_entry(Made(random_move(rng, table.position, table.awaited[0])))
        turns.append(rounds.submit(table, 1, owner, table.round, line))
    return turns[-1], [line for turn in turns for line in turn.lines]


async def write_tables(database: Path, count: int, owner: str) -> list[str]:
    """Keep so many tables as a server would have; their ids."""
    rng = random.Random(4)
    played = [half_a_game(rng, owner) for _ in range(DIFFERENT)]
    store = await SqliteStore.open(database)
    games = [id_of(rng.randbytes(10)) for _ in range(count)]
    for number, game in enumerate(games):
        turn, lines = played[number % DIFFERENT]
        await store.append(Addition(game, 0, 1, tuple(lines), index_entry(turn.table)))
    await store.close()
    return games


async def back(person: Person, game: str, rng: random.Random) -> Client:
    """Knock until the server is there again, as a page does, and wait for the view."""
    while True:
        try:
            return await person.look(game)
        except DEAD:
            await asyncio.sleep(rng.uniform(0.1, 0.4))


async def test_everybody_has_the_view_again_after_a_kill(tmp_path: Path) -> None:
    secret = secret_of(bytes(32))
    games = await write_tables(tmp_path / "games.db", TABLES, owner_of(secret))
    rng = random.Random(5)
    with ServerProcess(tmp_path / "games.db") as server:
        async with Person(server.port) as person:
            person.http.cookies.set(COOKIE, secret, "127.0.0.1")
            first = await asyncio.gather(*(back(person, game, rng) for game in games))
            killed = time.monotonic()
            server.kill()
            coming = asyncio.gather(*(back(person, game, rng) for game in games))
            await asyncio.to_thread(server.start)
            ready = time.monotonic()
            again = await coming
            done = time.monotonic()
            print(
                f"{TABLES} tables: everybody has the view again {done - killed:.1f} s after the"
                f" kill, {done - ready:.1f} s after the server was ready"
            )
            for before, after in zip(first, again, strict=True):
                assert after.view == before.view
                assert after.view["drawn"]["here"] == [1, 2, 3, 4]
            await asyncio.gather(*(client.close() for client in (*first, *again)))
