"""Signed maps over real sockets: at tables, in races, in lists, on copies, and for who watches."""

from typing import Any

from tests.server.background.test_races import own_lanes
from tests.server.client import Client, Person
from tests.server.parties import over, party, play_out
from tests.server.process import ServerProcess

CREST = "shield blue bend gold star silver"
ALL = {"province": "Oakenvale", "title": "Keeper of the Roads", "crest": CREST}


def signed(client: Client, seat: int = 1) -> dict[str, Any]:
    """What everybody is told of the map of a seat."""
    chair = client.table["chairs"][seat - 1]
    return {key: chair[key] for key in ALL if key in chair}


async def told(clients: list[Client], seat: int, what: dict[str, Any]) -> None:
    """All of them hear it."""
    for client in clients:
        await client.until(lambda c=client: signed(c, seat) == what)


async def test_before_during_and_after_a_game(server: ServerProcess) -> None:
    async with party(server.port, 2) as at, Person(server.port) as eve:
        ada, ben = at.clients
        async with await eve.look(at.game, at.key) as watcher:
            everybody = [ada, ben, watcher]
            await ada.ask("sign", seat=1, **ALL)
            await told(everybody, 1, ALL)
            assert await watcher.refused("sign", seat=1, province="Mine") == "not_your_seat"
            assert await ben.refused("sign", seat=1, province="Mine") == "not_your_seat"
            assert await ada.refused("sign", seat=1, crest="dragon red") == "bad_crest"
            assert await ada.refused("sign", seat=1, title="x" * 33) == "bad_words"
            assert await ada.refused("sign", seat=1, province="x" * 65) == "bad_message"
            await play_out(at.clients)
            await ada.until(lambda: over(ada))
            await ben.ask("sign", seat=2, province="Low <b>Marches</b>")
            await told(everybody, 2, {"province": "Low <b>Marches</b>"})
            await told(everybody, 1, ALL)
        record = await at.people[0].record(at.game, at.key)
        assert 'provinces 1 "Oakenvale" 2 "Low <b>Marches</b>"\n' in record
        found = await at.people[0].http.get(f"/api/tables/{at.game}/copy?seat=2")
        assert found.status_code == 200 and "Low &lt;b&gt;Marches" in found.text
        (mine,) = await at.people[1].get("/api/mine")
        seats = [(each["seat"], each["mine"], each["province"]) for each in mine["signed"]]
        assert seats == [(1, False, "Oakenvale"), (2, True, "Low <b>Marches</b>")]
        # A copy that was drawn before is not shown again.
        await ben.ask("sign", seat=2, province="High Marches")
        found = await at.people[0].http.get(f"/api/tables/{at.game}/copy?seat=2")
        assert "High Marches" in found.text and "Low" not in found.text
        await ben.ask("sign", seat=2)
        await told([ada, ben], 2, {})
        assert 'provinces 1 "Oakenvale"\n' in await at.people[0].record(at.game, at.key)


async def test_each_seat_of_a_device_and_none_of_a_bot(server: ServerProcess) -> None:
    async with Person(server.port) as ada:
        asked = {"seats": 3, "names": ["Ada", "Ben"], "bots": ["random"]}
        opened = await ada.create(**asked)
        async with await ada.look(opened["game"], opened["key"]) as client:
            await client.ask("sign", seat=1, province="One")
            await client.ask("sign", seat=2, province="Two", crest="round red")
            assert await client.refused("sign", seat=3, province="Bot") == "not_your_seat"
            await told([client], 1, {"province": "One"})
            await told([client], 2, {"province": "Two", "crest": "round red"})


async def test_a_race_and_its_lanes_agree(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as at, own_lanes(at) as lanes:
        await lanes[0].ask("sign", seat=1, **ALL)
        alone = {"province": "Oakenvale", "crest": CREST}
        await told([lanes[0]], 1, alone)  # in a lane the title is earned
        await told(at.clients, 1, ALL)
        # The title stays that of the race, as the lane has not shown it to be said again.
        await lanes[0].ask("sign", seat=1, province="Low Marches", crest=CREST)
        await told(at.clients, 1, ALL | {"province": "Low Marches"})
        await lanes[0].ask("sign", seat=1, **ALL)
        await told(at.clients, 1, ALL)
        await at.clients[1].ask("sign", seat=2, province="By the race")
        await told([lanes[1]], 1, {"province": "By the race"})
        await told(at.clients, 2, {"province": "By the race"})
        assert await at.clients[1].refused("sign", seat=1, province="No") == "not_your_seat"
        await told([lanes[0]], 1, alone)
        await at.host.ask("close")
        # Nobody finished, so there is no map to sign; the race itself is over.
        assert await lanes[0].refused("sign", seat=1, province="Late") == "race_over"


async def test_a_record_that_was_added_tells_and_nobody_signs_it(server: ServerProcess) -> None:
    async with party(server.port, 1) as at:
        await at.host.ask("sign", seat=1, **ALL)
        await play_out(at.clients)
        record = await at.people[0].record(at.game, at.key)
        game = (await at.people[0].add_record(record))["game"]
        async with await at.people[0].look(game) as client:
            assert signed(client) == {"province": "Oakenvale", "crest": CREST}
            assert await client.refused("sign", seat=1, province="New") == "not_your_seat"
        assert await at.people[0].record(game) == record
        listed = await at.people[0].get(f"/api/tables/{game}")
        assert [each["province"] for each in listed["signed"]] == ["Oakenvale"]
