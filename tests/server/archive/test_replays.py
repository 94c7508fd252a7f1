"""Looking at a game again: the same doors as its record, and the very positions that were told."""

import json
from typing import Any

import pytest

from quillmap.notation import write_record
from quillmap.rules import Options
from quillmap.simulate import Simulation
from tests.server.background.test_races import own_lanes
from tests.server.client import Person, Refused
from tests.server.following import Follower
from tests.server.parties import party, people, play_out, play_round
from tests.server.process import ServerProcess


async def sent(person: Person, text: str, seat: int = 1) -> Any:
    """What comes back for a record."""
    plain = {"Content-Type": "text/plain"}
    path = f"/api/replays?seat={seat}"
    return person._read(await person.http.post(path, content=text.encode(), headers=plain))


def uncounted(play: dict[str, Any]) -> dict[str, Any]:
    """The position without what the edicts give, which a replay tells for one seat alone."""
    sheets = [{k: v for k, v in each.items() if k != "points"} for each in play["sheets"]]
    return {**play, "sheets": sheets}


async def test_the_moments_are_what_the_table_told(server: ServerProcess) -> None:
    async with party(server.port, 2, bots=["random"]) as at, Person(server.port) as stranger:
        path = f"/api/tables/{at.game}/replay"
        follower, told = Follower.of(at.host), []
        while at.host.table["stage"] == "playing":
            told.append(uncounted(at.host.play))
            if len(told) in (1, 8):
                running = await at.people[1].get(path)
                assert running["moments"][-1]["play"] == uncounted(at.host.play)
                assert running["table"]["seed"] is None and running["table"]["result"] is None
            await play_round(at.clients, follower)
        found = await at.people[1].get(f"{path}?seat=2")
        cards = [m["play"] for m in found["moments"] if m["kind"] == "card"]
        assert [play for play in cards if play["awaited"]] == [p for p in told if p["card"]]
        assert found["moments"][-1]["play"] == uncounted(at.host.play) and found["seat"] == 2
        assert found["table"] == {**at.host.table, "play": None}
        assert [m["number"] for m in found["moments"]] == [*range(1, len(found["moments"]) + 1)]
        kinds = [m["kind"] for m in found["moments"]]
        assert kinds.count("season") == 4 and kinds[-1] == "end"
        rounds = [m["lines"] for m in found["moments"] if m["kind"] == "round"]
        assert any(line.endswith("by random") or line[0] == "3" for line in rounds[0])
        record = await at.people[0].record(at.game)
        assert await sent(stranger, record, 2) == {
            **found,
            "table": {
                **found["table"],
                "game": "",
                "key": "",
                "host": [],
                "deadline": None,
            },
        }


async def test_who_may_not_have_the_record_may_not_look(server: ServerProcess) -> None:
    async with party(server.port, 1, start=False) as at, Person(server.port) as stranger:
        path = f"/api/tables/{at.game}/replay"
        for person, code in ((at.people[0], "table_waiting"), (stranger, "no_such_table")):
            with pytest.raises(Refused) as refused:
                await person.get(path)
            assert refused.value.code == code
        await at.host.ask("start")
        with_key = {"Quillmap-Key": at.key}
        assert (await stranger.get(path, **with_key))["moments"][0]["kind"] == "card"
        for seat, code in ((2, "no_such_seat"), (0, "bad_message"), ("x", "bad_message")):
            with pytest.raises(Refused) as refused:
                await stranger.get(f"{path}?seat={seat}", **with_key)
            assert refused.value.code == code


async def test_lanes_of_others_stay_hidden(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as at, own_lanes(at) as (ada, ben):
        one, two = at.people
        assert len((await one.get(f"/api/tables/{ada.game}/replay"))["moments"]) == 1
        with pytest.raises(Refused) as refused:
            await two.get(f"/api/tables/{ada.game}/replay")
        assert refused.value.code == "lane_hidden"
        with pytest.raises(Refused) as refused:
            await one.get(f"/api/tables/{at.game}/replay")
        assert refused.value.code == "race_only"
        await play_out([ada])
        done = await one.get(f"/api/tables/{ada.game}/replay")
        assert done["moments"][-1]["kind"] == "end" and done["table"]["seed"] is None
        assert ben.table["stage"] == "playing"


async def test_a_record_is_checked_and_not_kept(server: ServerProcess) -> None:
    async with party(server.port, 1) as at, people(server.port, 1) as (person,):
        unfinished = await at.people[0].record(at.game)
        found = await sent(person, unfinished)
        assert found["table"]["stage"] == "playing" and found["table"]["result"] is None
        await play_out(at.clients)
        whole = await at.people[0].record(at.game)
        found = await sent(person, whole)
        assert found["table"]["result"] == at.host.table["result"]
        assert found["moments"][-1]["edicts"] != [0, 0, 0, 0]
        for text in ("", "hello", whole.replace("score 1 ", "score 1 9"), whole[:-9]):
            with pytest.raises(Refused) as refused:
                await sent(person, text)
            assert refused.value.code in ("broken_record", "bad_message")
        assert await person.get("/api/mine") == []


async def test_a_hundred_seats(server: ServerProcess) -> None:
    game = Simulation(Options.of("heroes"), ("random",) * 100, "replays").game(1)
    async with Person(server.port) as person:
        found = await sent(person, write_record(game.record), 100)
        assert all(len(moment["play"]["sheets"]) == 100 for moment in found["moments"])
        assert len(json.dumps(found)) < 4 * 2**20
        opened = await person.add_record(write_record(game.record))
        kept = await person.get(f"/api/tables/{opened['game']}/replay?seat=100")
        assert kept["moments"] == found["moments"]
