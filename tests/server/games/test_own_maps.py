"""Games on own maps and on sheets that chance decides, through a real server and back again."""

from typing import Any

import pytest

from quillmap.notation import read_record
from quillmap.rules.maps import OwnMap
from tests.server.background.test_races import own_lanes
from tests.server.client import Person, Refused
from tests.server.parties import party, people, play_out
from tests.server.process import ServerProcess

OWN = "^10/1#r8/11/3r2^2r1/11/5##4/5##4/11/2r2^2r2/11/r9^"


async def test_a_game_on_an_own_map(server: ServerProcess) -> None:
    """Bots, hints, previews, scores, the record, its replay and the list know the map."""
    options = {"ruleset": "heroes", "map_sheet": OWN}
    async with party(server.port, 1, bots=["surveyor"], hints=True, options=options) as at:
        client = at.host
        assert client.table["options"]["map_sheet"] == OWN and "sheet" not in client.table
        assert client.play["sheets"][0]["map"] == "".join(OwnMap.read(OWN).rows)
        hints = (await client.ask("hint", round=client.round, seat=1))["hints"]
        line = hints["ideas"][0]["line"]
        assert (await client.ask("preview", round=client.round, line=line))["preview"]
        assert (await client.ask("score", seat=1))["scored"]
        await play_out(at.clients)
        listed = await at.people[0].get(f"/api/tables/{at.game}")
        assert listed["sheet"] == "own" and "map_sheet" not in listed["options"]
        text = await at.people[0].record(at.game)
        record = read_record(text)
        assert str(record.setup.map_sheet) == OWN and f"\nmap_sheet {OWN}\n" in text
        replayed = await at.people[0].get(f"/api/tables/{at.game}/replay")
        assert replayed["moments"][0]["play"]["sheets"][0]["map"][0] == "^"
    async with Person(server.port) as stranger:
        added = await stranger.add_record(text.replace(at.game, "x"))
        assert await stranger.record(added["game"]) == text


async def test_chance_decides_once_for_table_deck_and_lanes(server: ServerProcess) -> None:
    """The list tells the sheet when the game has begun; the same deck draws it again."""
    options: dict[str, Any] = {"ruleset": "combined", "map_sheet": "random"}
    async with people(server.port, 1) as (ada,):
        first = await ada.create(names=["Ada"], options=options)
        assert (await ada.get(f"/api/tables/{first['game']}"))["sheet"] == "random"
        async with await ada.look(first["game"]) as client:
            drawn = client.table["sheet"]
            assert drawn in "ABCD" and client.table["options"]["map_sheet"] == "random"
            await client.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            assert (await ada.get(f"/api/tables/{first['game']}"))["sheet"] == drawn
            await play_out([client])
            assert client.table["sheet"] == drawn
        again = await ada.create(deck=first["game"], names=["Ada"], start=True)
        async with await ada.look(again["game"]) as client:
            assert client.table["sheet"] == drawn
    async with party(server.port, 2, kind="race", options=options) as race, own_lanes(race) as own:
        assert [lane.table["sheet"] for lane in own] == [race.host.table["sheet"]] * 2


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("11/" * 10 + "12", "map_row"),
        ("11/" * 10 + "x10", "map_mark"),
        ("/" * 10, "map_form"),
        ("###########/" * 10 + "11", "map_empty"),
    ],
)
async def test_what_is_not_a_map_is_refused(server: ServerProcess, asked: str, code: str) -> None:
    """When a table is opened, and when it is changed."""
    async with people(server.port, 1) as (ada,):
        with pytest.raises(Refused) as refused:
            await ada.create(options={"map_sheet": asked})
        assert refused.value.code == code
        opened = await ada.create(seats=2, names=["Ada"])
        async with await ada.look(opened["game"]) as client:
            wanted = {"map_sheet": asked}
            assert await client.refused("settle", seats=2, options=wanted) == code
            assert client.table["options"]["map_sheet"] == "A"
