"""What time brings, with a clock that the test sets: races close, hosts pass, rounds end."""

import asyncio
from pathlib import Path

import pytest

from quillmap.notation import read_record
from quillmap.replay import replay
from quillmap.server.background.presence import HOST_AWAY
from tests.server.client import Client, Refused
from tests.server.following import Follower
from tests.server.inside import inside
from tests.server.parties import later, over, party, play_out, play_round
from tests.server.seeded import SEED


async def test_a_race_closes_when_its_time_is_over(tmp_path: Path) -> None:
    async with (
        inside(tmp_path / "tables.db") as here,
        party(here.port, 2, kind="race", race_time=60) as at,
    ):
        race = at.host
        assert race.table["closes"] == here.clock.now + 60_000
        ada = await at.people[0].look(f"{at.game}-001")
        ben = await at.people[1].look(f"{at.game}-002")
        async with ada, ben:
            assert ada.table["closes"] == race.table["closes"]
            await play_out([ada])
            await play_out([ben], rounds=4)
            here.clock.pass_by(59)
            follower = Follower.of(ben)
            await play_round([ben], follower)
            line = follower.line(await follower.position(), 1)
            here.clock.pass_by(1)
            with pytest.raises(Refused) as refused:
                await ben.draw(line)
            assert refused.value.code == "race_over"
            for client in (race, ada, ben):
                await client.until(lambda c=client: c.view.get("race", {}).get("over"))
                await client.until(over(client))
                await client.until(lambda c=client: c.table["seed"] == SEED.hex() or c is ben)
            await race.until(
                lambda: [lane["stage"] for lane in race.view["race"]["lanes"]] == ["over", "closed"]
            )
            lanes = race.view["race"]["lanes"]
            assert [lane.get("rank") for lane in lanes] == [1, None]
            assert "total" not in lanes[1]
            assert race.table["stage"] == "over" and race.table["seed"] == SEED.hex()
            unfinished = read_record(await at.people[1].record(ben.game))
            assert not replay(unfinished).over and unfinished.seed is None


async def test_a_race_closes_though_nobody_looks(tmp_path: Path) -> None:
    async with (
        inside(tmp_path / "tables.db") as here,
        party(here.port, 1, kind="race", race_time=60, bots=["random"]) as at,
    ):
        await at.host.close()
        here.clock.pass_by(61)
        await here.server.scheduler.every_second()
        while (await at.people[0].get(f"/api/tables/{at.game}"))["stage"] != "over":
            await asyncio.sleep(0.05)
        async with await at.people[0].look(at.game) as again:
            await again.until(lambda: "race" in again.view)
            assert again.view["race"]["over"] is True
            assert again.view["race"]["lanes"][0]["stage"] == "closed"


def hosting(clients: list[Client]) -> list[bool]:
    """Who has the rights of the host."""
    return [client.view["mine"]["host"] for client in clients]


async def test_the_rights_of_an_absent_host_pass_on(tmp_path: Path) -> None:
    """To the next seated person who is here; whoever comes back does not get them back."""
    async with inside(tmp_path / "tables.db") as here, party(here.port, 3) as at:
        ada, ben, cem = at.clients
        assert hosting(at.clients) == [True, False, False] and cem.table["host"] == [1]
        await here.server.presence.every_few_seconds()
        await ada.close()
        await ben.close()
        await cem.until(lambda: cem.view["drawn"]["here"] == [3])
        await here.server.presence.every_few_seconds()
        here.clock.pass_by(HOST_AWAY / 1000 - 1)
        await here.server.presence.every_few_seconds()
        assert cem.table["host"] == [1], "three minutes are not over"
        assert await cem.refused("hand_over", seat=1) == "host_only"
        here.clock.pass_by(2)
        await here.server.presence.every_few_seconds()
        await cem.until(lambda: cem.view["mine"]["host"])
        assert cem.table["host"] == [3]
        async with await at.people[0].look(at.game) as back:
            assert hosting([back, cem]) == [False, True]
            assert await back.refused("close") == "host_only"
            assert await cem.refused("hand_over", seat=1) == "still_here"
            await cem.ask("hand_over", seat=2)
            await cem.ask("close")
            await back.until(over(back))
            assert back.table["stage"] == "closed" and back.table["result"] is None
            assert await back.refused("draw", round=1, line="1 forest A1") == "table_closed"
            assert await back.refused("leave", seat=1) == "table_closed"


async def test_a_host_who_only_reconnects_keeps_the_rights(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as here, party(here.port, 2) as at:
        ada, ben = at.clients
        for _ in range(8):
            await here.server.presence.every_few_seconds()
            here.clock.pass_by(60)
        await ada.close()
        await ben.until(lambda: ben.view["drawn"]["here"] == [2])
        here.clock.pass_by(60)
        await here.server.presence.every_few_seconds()
        here.clock.pass_by(60)
        async with await at.people[0].look(at.game) as back:
            await here.server.presence.every_few_seconds()
            here.clock.pass_by(170)
            await here.server.presence.every_few_seconds()
            assert back.view["mine"]["host"] is True and ben.view["mine"]["host"] is False


async def test_rounds_end_by_the_clock(tmp_path: Path) -> None:
    """The one who has drawn is kept, the one who has not is drawn for, to the millisecond."""
    async with inside(tmp_path / "tables.db") as here, party(here.port, 2, round_time=30) as at:
        ada, ben = at.clients
        follower = Follower.of(ada)
        assert ada.table["deadline"] == here.clock.now + 30_000
        line = follower.line(await follower.position(), 1)
        await ada.draw(line)
        here.clock.pass_by(29.999)
        await here.server.scheduler.every_second()
        assert ada.round == 1
        here.clock.pass_by(0.001)
        await here.server.scheduler.every_second()
        await ben.until(later(ben, 1))
        record = (await at.people[1].record(at.game)).splitlines()
        assert line in record
        late = [each for each in record if each.endswith("by weighted, time ran out")]
        assert len(late) == 1 and late[0].startswith("2 ")
        assert ben.table["deadline"] == here.clock.now + 30_000
        assert ben.table["chairs"][1].get("handed") is None, "the seat is still Ben's"
        await play_round(at.clients, follower)
        assert (await at.people[1].record(at.game)).count("time ran out") == 1
