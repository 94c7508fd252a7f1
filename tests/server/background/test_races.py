"""Races: everybody plays the same cards alone, at their own pace, and nobody sees ahead."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from quillmap.notation import read_record
from quillmap.replay import replay
from quillmap.rules.result import ranks, total
from tests.server.client import Client, Person, Refused
from tests.server.parties import Party, over, party, play_out
from tests.server.process import ServerProcess
from tests.server.seeded import SEED


def lane(client: Client, seat: int) -> dict[str, Any]:
    """How far a seat is, as this socket was told."""
    found: dict[str, Any] = client.view["race"]["lanes"][seat - 1]
    return found


@asynccontextmanager
async def own_lanes(at: Party) -> AsyncIterator[list[Client]]:
    """The sockets of everybody's own lane."""
    async with AsyncExitStack() as stack:
        found = []
        for number, client in enumerate(at.clients, 1):
            await client.until(lambda c=client: "race" in c.view)
            own = await at.people[number - 1].look(lane(client, number)["game"])
            found.append(await stack.enter_async_context(own))
        for own in found:
            await own.until(lambda c=own: "race" in c.view)
        yield found


async def refused_lane(person: Person, game: str, key: str = "") -> str:
    """The code with which both the socket and the record of a lane are refused."""
    with pytest.raises(Refused) as socket:
        await person.look(game, key)
    with pytest.raises(Refused) as record:
        await person.record(game, key)
    assert socket.value.code == record.value.code
    return socket.value.code


async def test_a_race_of_three_people_and_a_bot(server: ServerProcess) -> None:
    async with party(server.port, 3, kind="race", bots=["random"]) as at:
        race = at.host
        assert race.table["kind"] == "race" and race.table["play"] is None
        assert race.table["closes"] > 0
        async with own_lanes(at) as lanes:
            ada, ben, cem = lanes
            games = [lane(race, seat)["game"] for seat in (1, 2, 3, 4)]
            assert [client.table["kind"] for client in lanes] == ["lane"] * 3
            assert {client.table["race"] for client in lanes} == {at.game}
            assert len({client.table["commitment"] for client in [*lanes, race]}) == 1
            assert len({client.play["card"] for client in lanes}) == 1, (
                "all begin with the same card"
            )
            assert await race.refused("draw", round=1, line="1 forest A1") == "race_only"
            assert await race.refused("leave", seat=1) == "race_only"
            assert await ada.refused("again") == "host_only"
            assert await ada.refused("close") == "host_only"

            # Nobody sees another lane before the own one is finished.
            assert await refused_lane(at.people[0], games[1]) == "lane_hidden"
            assert await refused_lane(at.people[0], games[3]) == "lane_hidden"
            async with Person(server.port) as stranger:
                assert await refused_lane(stranger, games[0]) == "no_such_table"
                assert await refused_lane(stranger, games[0], at.key) == "lane_hidden"

            # Progress of the others within about a second.
            await play_out([ben], rounds=3)
            began = time.monotonic()
            await ada.until(lambda: lane(ada, 2)["cards"] == 4)
            print(f"\nprogress was told after {time.monotonic() - began:.2f} s")
            assert lane(ada, 1)["cards"] == 1 and lane(race, 2)["stage"] == "playing"

            # The first one finishes: others are still shown without points to those who race.
            await play_out([ada])
            await ada.until(lambda: lane(ada, 1).get("total") is not None)
            await cem.until(lambda: lane(cem, 1)["stage"] == "over")
            assert lane(ada, 1)["total"] == ada.table["result"]["totals"][0]
            assert "total" not in lane(cem, 1) and "total" not in lane(ben, 1)
            assert "rank" not in lane(ada, 1) and ada.view["race"]["over"] is False
            assert ada.table["stage"] == "over" and ada.table["seed"] is None
            assert "\nseed" not in await at.people[0].record(games[0])
            async with await at.people[0].look(games[1]) as watching:
                assert watching.play["round"] == 4
                assert watching.view["mine"]["seats"] == []
            assert await refused_lane(at.people[1], games[0]) == "lane_hidden"

            await play_out([ben])
            await cem.ask("leave", seat=1)
            for client in (race, *lanes):
                await client.until(lambda c=client: c.view["race"]["over"])
            await check_result(at, games, left=[2])
            for client in (race, *lanes):
                await client.until(lambda c=client: c.table["seed"] is not None)
                assert client.table["seed"] == SEED.hex()
            await race.until(over(race))
            assert race.table["stage"] == "over"


async def check_result(at: Party, games: list[str], left: list[int]) -> None:
    """Ranks by R11 from the records of the lanes; each replays, and all are of the same cards."""
    told = at.host.view["race"]["lanes"]
    scores, commitments = [], set()
    for number, game in enumerate(games):
        record = read_record(await at.people[0].record(game, at.key))
        played = replay(record)
        commitments.add(record.commitment)
        scores.append(played.position.scores[0])
        if number not in left:
            assert played.over and record.seed == SEED, f"lane {number + 1}"
            assert told[number]["total"] == total(scores[-1])
        else:
            assert "total" not in told[number]
    assert len(commitments) == 1
    assert [each.get("rank") for each in told] == list(ranks(scores, left))
    assert any(each.get("rank") == 1 for each in told)


async def test_the_host_closes_a_race_early_and_all_play_again(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race", bots=["greedy"]) as at:
        race, other = at.clients
        async with own_lanes(at) as lanes:
            ada, ben = lanes
            await play_out([ada])
            await play_out([ben], rounds=2)
            assert await other.refused("close") == "host_only"
            assert await race.refused("again") == "table_started"
            await race.until(lambda: lane(race, 3)["stage"] == "over")
            await race.ask("close")
            await race.until(lambda: race.view["race"]["over"])
            assert [each["stage"] for each in race.view["race"]["lanes"]] == [
                "over",
                "closed",
                "over",
            ]
            await ben.until(over(ben))
            assert ben.table["stage"] == "closed"
            assert await ben.refused("draw", round=ben.round, line="1 forest A1") == "race_over"
            games = [each["game"] for each in race.view["race"]["lanes"]]
            await check_result(at, games, left=[1])
            assert await ben.refused("leave", seat=1) == "race_over"
            assert await race.refused("close") == "race_over"
            one, two = await asyncio.gather(race.ask("again"), other.ask("again"))
            assert one["game"] == two["game"]
            async with await at.people[0].look(one["game"]) as next_race:
                assert next_race.table["kind"] == "race" and next_race.table["stage"] == "waiting"
                chairs = next_race.table["chairs"]
                assert [chair["name"] for chair in chairs] == ["Ada", "Βασιλική", "Greedy 1"]


async def test_a_bot_lane_finishes_and_says_which_bot_it_is(server: ServerProcess) -> None:
    async with party(server.port, 1, kind="race", bots=["greedy", "random"]) as at:
        race = at.host
        await race.until(lambda: "race" in race.view)
        assert [each.get("bot") for each in race.view["race"]["lanes"]] == [
            None,
            "greedy",
            "random",
        ]
        # Not only when the lease of whoever opened the lanes has run out, after ten seconds.
        await race.until(lambda: lane(race, 2)["cards"] > 1 and lane(race, 3)["cards"] > 1, 8)
        await race.until(lambda: [lane(race, s)["stage"] for s in (2, 3)] == ["over"] * 2)
        assert "total" not in lane(race, 2), "the points of others would tell what is to come"


async def test_a_race_tells_which_lane_a_bot_drew_for_somebody(server: ServerProcess) -> None:
    async with party(server.port, 1, kind="race", bots=["greedy"]) as at:
        race = at.host
        await race.until(lambda: "race" in race.view)
        assert not any("handed" in each for each in race.view["race"]["lanes"])
        async with await at.people[0].look(lane(race, 1)["game"]) as own:
            await own.ask("hand_over", seat=1, bot="random")
            await own.until(lambda: own.table["stage"] == "over")
        await race.until(lambda: race.view["race"]["over"])
        assert lane(race, 1)["handed"] is True and "rank" in lane(race, 1)
        assert "handed" not in lane(race, 2), "a bot in its own seat is no secret"


async def test_a_race_is_in_the_list_of_ones_own_games(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as at:
        mine = {each["game"]: each for each in await at.people[1].get("/api/mine")}
        assert mine[at.game]["kind"] == "race" and mine[at.game]["waits_for_you"] is None
        own = mine[f"{at.game}-002"]
        assert own["race"] == at.game and own["waits_for_you"] is True
        assert f"{at.game}-001" not in mine


async def test_a_family_races_until_its_last_lane_is_finished(server: ServerProcess) -> None:
    """Whoever plays two lanes must not compare them with others before both are done."""
    async with party(server.port, 2, start=False, seats=3, kind="race") as at:
        race = at.host
        await race.ask("sit", name="Twin")
        await race.ask("start")
        await race.until(lambda: "race" in race.view)
        games = [each["game"] for each in race.view["race"]["lanes"]]
        person = at.people[0]
        async with await person.look(games[0]) as first, await person.look(games[2]) as second:
            assert race.view["mine"]["seats"] == [1, 3]
            await play_out([first])
            await race.until(lambda: lane(race, 1)["stage"] == "over")
            assert "total" not in lane(race, 1)
            assert await refused_lane(person, games[1]) == "lane_hidden"
            await play_out([second])
            for seat in (1, 3):
                await race.until(lambda seat=seat: lane(race, seat).get("total") is not None)
            assert "total" not in lane(race, 2) and not race.view["race"]["over"]
            async with await person.look(games[1]) as watching:
                assert watching.play["round"] == 1


async def test_a_family_that_leaves_one_lane_sees_the_others_at_the_end(
    server: ServerProcess,
) -> None:
    """Else a second seat would be there to be left, and to look at the cards for the first."""
    async with party(server.port, 2, start=False, seats=3, kind="race") as at:
        race, ben = at.clients
        await race.ask("sit", name="Twin")
        await race.ask("start")
        person, games = at.people[0], [f"{at.game}-{seat:03d}" for seat in (1, 2, 3)]
        async with await person.look(games[0]) as first, await person.look(games[2]) as second:
            await second.ask("leave", seat=1)
            await play_out([first])
            await race.until(lambda: "race" in race.view and lane(race, 1)["stage"] == "over")
            assert await refused_lane(person, games[1]) == "lane_hidden"
            assert not any("total" in each for each in race.view["race"]["lanes"])
            async with await at.people[1].look(games[1]) as other:
                await other.ask("leave", seat=1)
            await ben.until(lambda: ben.view["race"]["over"])
            async with await person.look(games[1]) as watching:
                assert watching.table["stage"] == "over"


async def test_a_race_is_joined_late(server: ServerProcess) -> None:
    """From the first card on, once, and until it is over; nobody who joins has seen a card."""
    async with (
        party(server.port, 2, kind="race") as at,
        Person(server.port) as cem,
        own_lanes(at) as (ada, ben),
        await cem.look(at.game, at.key) as late,
    ):
        games = [f"{at.game}-{seat:03d}" for seat in (1, 2, 3)]
        await play_out([ada])
        assert await refused_lane(cem, games[0], at.key) == "lane_hidden"
        assert await late.refused("sit", name="Cem", seat=3) == "no_such_seat"
        assert await late.refused("sit", name="ada") == "name_taken"
        assert await at.host.refused("sit", name="Twin") == "races_already"
        await late.ask("sit", name="Cem")
        assert await late.refused("sit", name="Cem again") == "races_already"
        await at.host.until(lambda: len(at.host.view["race"]["lanes"]) == 3)
        assert lane(at.host, 3)["late"] is True and "late" not in lane(at.host, 1)
        assert [each["name"] for each in at.host.table["chairs"]][2] == "Cem"
        assert late.view["mine"]["seats"] == [3]
        assert await refused_lane(cem, games[0], at.key) == "lane_hidden"
        async with await cem.look(games[2]) as own:
            assert own.table["closes"] == ada.table["closes"]
            assert own.play["round"] == 1 and own.play["card"] == ben.play["card"]
            await play_out([ben])
            # Those who began on time are through, and the race waits for who is not.
            assert at.host.table["stage"] == "playing" and ada.table["seed"] is None
            await play_out([own])
        await at.host.until(lambda: at.host.view["race"]["over"])
        await check_result(at, games, left=[])
        async with Person(server.port) as dot, await dot.look(at.game, at.key) as later:
            assert await later.refused("sit", name="Dot") == "race_over"


async def test_who_joins_while_a_race_is_closed_is_in_it_or_not(server: ServerProcess) -> None:
    """The seed is told when it closes, so no lane may be left under way."""
    async with party(server.port, 1, kind="race") as at, AsyncExitStack() as stack:
        watching = []
        for _ in range(8):
            person = await stack.enter_async_context(Person(server.port))
            watching.append(await stack.enter_async_context(await person.look(at.game, at.key)))
        asked = [client.ask("sit", name=f"Late {n}") for n, client in enumerate(watching)]
        half = len(asked) // 2
        await asyncio.gather(
            *asked[:half], at.host.ask("close"), *asked[half:], return_exceptions=True
        )
        await at.host.until(over(at.host))
        seats = len(at.host.table["chairs"])
        stages = []
        for seat in range(1, seats + 1):
            found = await at.people[0].get(
                f"/api/tables/{at.game}-{seat:03d}", **{"Quillmap-Key": at.key}
            )
            stages.append(found["stage"])
        assert stages == ["closed"] * seats
        response = await at.people[0].http.get(f"/api/tables/{at.game}-{seats + 1:03d}")
        assert response.status_code == 404
