"""Players of one table at three servers: a whole game, sealed rounds, a race, the end of tables."""

import asyncio

import pytest

from quillmap.notation import read_record
from quillmap.replay import replay
from quillmap.store.opening import open_store
from tests.server.client import Client, Gone, Person, Refused
from tests.server.following import Follower
from tests.server.multiprocess.servers import Servers, draws, spread
from tests.server.parties import later, over, play_out
from tests.table.test_lesson import SPRING


async def test_a_whole_game_over_three_servers(trio: Servers) -> None:
    async with spread(trio.ports, 4) as at:
        for client in at.clients:
            client.keep_received = True
        first, *_ = at.clients
        follower = Follower.of(first)
        seen: list[set[int]] = [set() for _ in at.clients]
        made: list[list[str]] = [[] for _ in at.clients]
        while not over(first)():
            round = first.round
            position = await follower.position()
            lines = [follower.line(position, seat + 1) for seat in position.awaited]
            for client in at.clients:
                client.received.clear()
            for seat, line in list(zip(position.awaited, lines, strict=True))[:-1]:
                made[seat].append(line)
                await at.clients[seat].draw(line, round)
            await asyncio.sleep(0.03)  # hints are on their way, and with them the sealed lines
            for seat, line in list(zip(position.awaited, lines, strict=True))[:-1]:
                others = [c for number, c in enumerate(at.clients) if number != seat]
                assert not any(line in text for c in others for text in c.received), (
                    "a sealed draw was told to somebody else"
                )
            last = position.awaited[-1]
            made[last].append(lines[-1])
            await at.clients[last].draw(lines[-1], round)
            for number, client in enumerate(at.clients):
                await client.until(later(client, round))
                seen[number].add(round)
        assert len(seen[0]) > 12 and all(each == seen[0] for each in seen)
        assert draws(await trio.journal(at.game), 4) == made
        views = [{**client.table, "game": ""} for client in at.clients]
        assert all(view == views[0] for view in views), "everybody sees the same end"
        assert replay(read_record(await at.people[1].record(at.game))).over


async def test_everybody_sees_who_is_at_another_server(trio: Servers) -> None:
    async with spread(trio.ports, 3) as at:
        for client in at.clients:
            await client.until(lambda c=client: c.view["drawn"]["here"] == [1, 2, 3])
        assert await at.host.refused("hand_over", seat=2) == "still_here"
        assert await at.host.refused("hand_over", seat=3) == "still_here"


async def test_a_guided_first_game_that_wanders(trio: Servers) -> None:
    """Each card at another server; all of them know what it is, and what its cards are."""
    async with Person(trio.ports[0]) as ada:
        opened = await ada.create(preset="lesson", names=["Ada"], start=True)
        for number in range(4):
            ada.move(trio.ports[number % 3])
            async with await ada.look(opened["game"]) as client:
                assert client.table["deck_of"] == "lesson"
                assert client.play["shown"] == SPRING[: number + 1]
                await play_out([client], rounds=1)
        (row,) = await ada.get("/api/mine")
        assert (row["deck_of"], row["stage"]) == ("lesson", "playing")


async def test_a_race_with_lanes_at_three_servers(trio: Servers) -> None:
    async with spread(trio.ports, 3, kind="race", bots=["random"]) as at:
        lanes: list[Client] = []
        for number, (person, race) in enumerate(zip(at.people, at.clients, strict=True)):
            await race.until(lambda c=race: "race" in c.view)
            # Another server than the one where this person looks at the race.
            person.move(trio.ports[(number + 1) % 3])
            lanes.append(await person.look(race.view["race"]["lanes"][number]["game"]))
        ada, ben, cem = lanes
        await asyncio.gather(play_out([ada]), play_out([ben], rounds=2))
        await cem.until(lambda: "race" in cem.view)
        await cem.until(lambda: cem.view["race"]["lanes"][0]["stage"] == "over")
        await cem.until(lambda: cem.view["race"]["lanes"][1]["cards"] == 3)
        assert ada.table["seed"] is None and not cem.view["race"]["over"]
        await ben.ask("leave", seat=1)
        await cem.ask("leave", seat=1)
        for client in (*at.clients, *lanes):
            await client.until(lambda c=client: c.view.get("race", {}).get("over"))
        for client in lanes:
            await client.until(lambda c=client: c.table["seed"] is not None)
        for race in at.clients:
            await race.until(over(race))
        ranks = [[each.get("rank") for each in c.view["race"]["lanes"]] for c in at.clients]
        assert ranks[0] == ranks[1] == ranks[2] and ranks[0][1:3] == [None, None]
        for client in lanes:
            await client.close()


async def test_closing_and_deleting_are_noticed_everywhere(trio: Servers) -> None:
    async with spread(trio.ports, 3) as at, spread(trio.ports, 3) as kept:
        await at.host.ask("close")
        for client in at.clients:
            await client.until(over(client))
            assert client.table["stage"] == "closed"
        await delete(trio, at.game)
        for client in at.clients:
            try:
                await client.until(lambda: False)
            except Gone:
                assert client.goodbye is not None and client.goodbye["code"] == "no_such_table"
        for port in trio.ports:
            async with Person(port) as person:
                assert await refused(person, at.game, at.key) == "no_such_table"
        await play_out(kept.clients, rounds=1)


async def test_a_deleted_table_that_nobody_looks_at_is_gone_at_once(trio: Servers) -> None:
    """Servers still have it in memory, but show it to nobody and take no draw for it."""
    async with spread(trio.ports, 3) as at:
        for client in at.clients:
            await client.close()
        await delete(trio, at.game)
        for person in at.people:
            assert await refused(person, at.game, at.key) == "no_such_table"


async def delete(servers: Servers, game: str) -> None:
    """As whoever runs the servers does it: through the store alone."""
    store = await open_store(servers.database)
    try:
        assert await store.delete([game]) == 1
    finally:
        await store.close()


async def refused(person: Person, game: str, key: str) -> str:
    """The code with which both socket and record are refused."""
    with pytest.raises(Refused) as socket:
        await person.look(game, key)
    with pytest.raises(Refused) as record:
        await person.record(game, key)
    assert socket.value.code == record.value.code
    return socket.value.code


async def test_the_bot_of_a_handed_lane_keeps_step_with_who_draws_elsewhere(trio: Servers) -> None:
    async with spread(trio.ports, 2, kind="race") as at:
        ada, ben = at.people
        async with (
            await ada.look(f"{at.game}-001") as drawing,
            await ben.look(f"{at.game}-002") as handed,
        ):
            await handed.ask("hand_over", seat=1, bot="random")
            for rounds in (2, 3):
                await play_out([drawing], rounds=rounds)
                await handed.until(lambda: handed.play["shown"] == drawing.play["shown"])
            # Two seconds are enough for a bot that does not wait.
            await asyncio.sleep(2)
            assert handed.play["shown"] == drawing.play["shown"]
            await drawing.ask("leave", seat=1)
            await handed.until(over(handed))
            for client in at.clients:
                await client.until(lambda c=client: c.view["race"]["over"])
