"""Whom a table waits for, who knocks, who is the host, and what people say: over real sockets."""

from pathlib import Path

from quillmap.server.background.presence import HOST_AWAY
from tests.server.client import Client, Person
from tests.server.inside import inside
from tests.server.parties import party
from tests.server.process import ServerProcess
from tests.server.world import world


def told(client: Client, kind: str) -> list[dict[str, object]]:
    """The events of this kind that a client was told of."""
    return [event for event in client.events if event["kind"] == kind]


async def test_a_seat_is_taken_back_from_a_bot_that_has_drawn(server: ServerProcess) -> None:
    """Also at another device, which came by a personal link."""
    async with party(server.port, 2) as at, Person(server.port) as phone:
        ada, ben = at.clients
        token = (await ben.ask("link", seat=2))["token"]
        await ben.ask("hand_over", seat=2)
        await ben.until(lambda: "2" in ben.view["mine"]["sealed"])
        assert " by weighted" in ben.view["mine"]["sealed"]["2"]
        async with await phone.look(at.game, at.key) as back:
            await back.ask("claim", seat=2, token=token)
            await back.ask("come_back", seat=2)
            await back.until(lambda: not back.view["mine"]["sealed"])
            await ada.until(lambda: told(ada, "returned") and not ada.view["drawn"]["seats"])
            assert told(ada, "handed") == [{"kind": "handed", "seat": 2, "bot": "weighted"}]
            assert told(ada, "returned") == [{"kind": "returned", "seat": 2}]


async def test_a_nudge_and_then_a_bot_that_draws_once(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as here, party(here.port, 2) as at:
        ada, ben = at.clients
        assert await ada.refused("nudge", round=1, seat=2) == "too_soon"
        here.clock.pass_by(20)
        assert await ada.refused("let_draw", round=1, seat=2) == "nudge_first"
        await ada.ask("nudge", round=1, seat=2)
        await ben.until(lambda: told(ben, "nudged"))
        assert told(ben, "nudged") == [{"kind": "nudged", "seat": 2, "by": 1}]
        assert ben.table["chairs"][1]["nudged"] == here.clock.now
        assert await ada.refused("let_draw", round=1, seat=2) == "too_soon"
        here.clock.pass_by(100)
        assert await ben.refused("let_draw", round=1, seat=1) == "host_only"
        await ada.ask("let_draw", round=1, seat=2)
        await ben.until(lambda: ben.view["mine"]["sealed"])
        assert ben.view["mine"]["sealed"]["2"].endswith(" by weighted")
        assert ada.view["mine"]["sealed"] == {}
        await ada.until(lambda: ada.view["drawn"]["seats"] == [2])
        await ben.ask("take_back", round=1, seat=2)
        await ada.until(lambda: ada.view["drawn"]["seats"] == [])


async def test_who_is_late_is_told_which_bot_drew(tmp_path: Path) -> None:
    async with world(tmp_path) as found:
        ada = await found.person()
        opened = await ada.create(
            seats=2, names=["Ada"], bots=["random"], round_time=30, start=True
        )
        client = await found.look(ada, opened["game"], opened["key"])
        assert client.table["deadline"] == client.table["began"] + 30_000
        found.clock.pass_by(60)
        await found.tick()
        await client.until(lambda: client.round > 1)
        mine = [event for event in told(client, "drawn") if event["by"] == 1]
        assert [(event["bot"], event["why"]) for event in mine] == [("weighted", "late")]
        assert all("bot" not in event for event in told(client, "drawn") if event["by"] == 2)
        assert client.table["chairs"][0]["helped"] == 1


async def test_the_rights_of_the_host_are_handed_over_and_said(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as here, party(here.port, 3) as at:
        ada, ben, cem = at.clients
        assert await ben.refused("make_host", seat=2) == "host_only"
        await ada.ask("make_host", seat=2)
        await ben.until(lambda: ben.view["mine"]["host"])
        await cem.until(lambda: told(cem, "host"))
        assert told(cem, "host") == [{"kind": "host", "seat": 2}]
        await here.server.presence.every_few_seconds()
        await ben.close()
        await cem.until(lambda: 2 not in cem.view["drawn"]["here"])
        await here.server.presence.every_few_seconds()
        here.clock.pass_by(HOST_AWAY / 1000 + 1)
        await here.server.presence.every_few_seconds()
        await ada.until(lambda: len(told(ada, "host")) == 2)
        assert told(ada, "host")[-1] == {"kind": "host", "seat": 3}


async def test_somebody_knocks_at_a_full_table(tmp_path: Path) -> None:
    """Only the host hears who; the others are told nothing at all."""
    async with world(tmp_path) as found:
        ada, ben, cleo, eve = [await found.person() for _ in range(4)]
        opened = await ada.create(seats=2, names=["Ada"])
        game, key = opened["game"], opened["key"]
        host = await found.look(ada, game, key)
        seated = await found.look(ben, game, key)
        assert await seated.refused("knock", name="Ben") == "seat_free"
        await seated.ask("sit", name="Ben")
        guest, other = await found.look(cleo, game, key), await found.look(eve, game, key)
        assert await guest.refused("sit", name="Cleo") == "table_full"
        await guest.ask("knock", name="Cleo")
        await other.ask("knock", name="Eve")
        await found.settled()
        assert host.view["mine"]["knocks"] == [
            {"number": 1, "name": "Cleo"},
            {"number": 2, "name": "Eve"},
        ]
        assert guest.view["mine"]["knocking"] is True and "knocks" not in guest.view["mine"]
        assert not any("Cleo" in text for text in (*seated.received, *other.received))
        assert await guest.refused("welcome", knock=1) == "host_only"
        await host.ask("turn_away", knock=2)
        await host.ask("welcome", knock=1)
        await found.settled()
        assert guest.view["mine"]["seats"] == [3] and "knocking" not in guest.view["mine"]
        assert other.view["mine"]["turned_away"] is True
        assert [chair["name"] for chair in host.table["chairs"]] == ["Ada", "Ben", "Cleo"]
        assert await other.refused("knock", name="Eve") == "turned_away"
        assert await host.refused("welcome", knock=1) == "no_such_knock"


async def test_people_say_one_of_a_few_phrases(server: ServerProcess) -> None:
    """Spectators hear it and say nothing; no line is kept, and nobody floods the others."""
    async with party(server.port, 2) as at, Person(server.port) as watcher:
        ada, ben = at.clients
        async with await watcher.look(at.game, at.key) as guest:
            await ada.ask("react", seat=1, word="well_drawn")
            said = {"kind": "reaction", "seat": 1, "word": "well_drawn"}
            for client in (ada, ben, guest):
                await client.until(lambda c=client: told(c, "reaction") == [said])
            assert await guest.refused("react", seat=1, word="hello") == "not_your_seat"
            assert await ben.refused("react", seat=2, word="a word of mine") == "bad_message"
            record = await at.people[0].record(at.game)
            assert "well_drawn" not in record
            assert "reaction" not in record


async def test_nobody_floods_a_table_with_phrases(tmp_path: Path) -> None:
    async with world(tmp_path, limits=True) as found:
        ada = await found.person()
        opened = await ada.create(seats=2, names=["Ada", "Ben"])
        client = await found.look(ada, opened["game"], opened["key"])
        for _ in range(4):
            await client.ask("react", seat=1, word="hello")
        assert await client.refused("react", seat=2, word="hello") == "too_many"
        found.clock.pass_by(2)
        await client.ask("react", seat=2, word="hello")


async def test_a_table_can_do_without_reactions(server: ServerProcess) -> None:
    async with party(server.port, 2, reactions=False) as at:
        assert at.host.table["settings"]["reactions"] is False
        assert await at.host.refused("react", seat=1, word="hello") == "no_reactions"
