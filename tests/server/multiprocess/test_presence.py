"""Who is here, where "here" is another server; and the rights of a host who is away from all."""

from quillmap.server.background.presence import HOST_AWAY, SEEN_EVERY, SEEN_FOR
from tests.server.inside import Inside
from tests.server.multiprocess.servers import spread
from tests.server.multiprocess.twins import twins


async def exchange(*servers: Inside) -> None:
    """What every server does every few seconds; twice, so that all have heard of all."""
    for _ in range(2):
        for each in servers:
            await each.server.presence.every_few_seconds()


async def test_a_seat_is_handed_over_once_its_player_is_at_no_server(database: str) -> None:
    async with twins(database) as (one, two), spread([one.port, two.port], 2) as at:
        ada, ben = at.clients
        await exchange(one, two)
        await ada.until(lambda: ada.view["drawn"]["here"] == [1, 2])
        await ben.until(lambda: ben.view["drawn"]["here"] == [1, 2])
        assert await ada.refused("hand_over", seat=2) == "still_here"
        # Long after they were first seen they are still seen.
        for _ in range(3):
            one.clock.pass_by(SEEN_EVERY / 1000)
            await exchange(one, two)
        assert ada.view["drawn"]["here"] == [1, 2]
        assert await ada.refused("hand_over", seat=2) == "still_here"
        await ben.close()
        await exchange(two, one)
        one.clock.pass_by(SEEN_FOR / 1000 + 1)
        await exchange(one, two)
        await ada.until(lambda: ada.view["drawn"]["here"] == [1])
        await ada.ask("hand_over", seat=2)
        async with await at.people[1].look(at.game) as back:
            await back.until(lambda: back.table["chairs"][1].get("handed") == "weighted")
            await back.ask("come_back", seat=2)
            await ada.until(lambda: "handed" not in ada.table["chairs"][1])


async def test_the_rights_of_a_host_pass_to_somebody_at_another_server(database: str) -> None:
    async with twins(database) as (one, two), spread([one.port, two.port], 2) as at:
        ada, ben = at.clients
        await exchange(one, two)
        # A host who is at another server is not away, however long.
        for _ in range(12):
            one.clock.pass_by(SEEN_EVERY / 1000)
            await exchange(one, two)
        assert ada.view["mine"]["host"] and not ben.view["mine"]["host"]
        await ada.close()
        await exchange(one, two)
        one.clock.pass_by(HOST_AWAY / 1000 - 5)
        await exchange(one, two)
        assert not ben.view["mine"]["host"]
        one.clock.pass_by(10)
        await exchange(one, two)
        await ben.until(lambda: ben.view["mine"]["host"])
        async with await at.people[0].look(at.game) as back:
            assert not back.view["mine"]["host"]
            assert await back.refused("close") == "host_only"
        await ben.ask("close")
