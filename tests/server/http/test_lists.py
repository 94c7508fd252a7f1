"""Finding tables: the lobby, spoken codes, links, one's own games."""

import json

import pytest

from quillmap.rules.options import OPTIONS
from quillmap.rules.result import title
from quillmap.server.http.lists import listing
from quillmap.store import IndexEntry, Row
from tests.server.client import Person, Refused
from tests.server.following import Follower
from tests.server.parties import over, party, people, play_out
from tests.server.process import ServerProcess


async def waits(person: Person, game: str) -> object:
    """What the list of one's own games says about this one."""
    found = {each["game"]: each for each in await person.get("/api/mine")}
    return found[game]["waits_for_you"] if game in found else "not mine"


async def test_the_lobby_lists_tables_that_wait_for_players(server: ServerProcess) -> None:
    async with people(server.port, 2) as (host, guest):
        hidden = await host.create(seats=2, names=["Host"])
        shown = await host.create(
            seats=3, names=["Οικοδεσπότης"], bots=["random"], listed=True, round_time=30
        )
        listed = {each["game"]: each for each in await guest.get("/api/tables")}
        assert hidden["game"] not in listed
        row = listed[shown["game"]]
        assert row["names"] == ["Οικοδεσπότης", "Random 1"] and row["bots"] == 1
        assert row["seats"] == 3 and row["stage"] == "waiting" and row["round_time"] == 30
        assert "key" not in row and "code" not in row
        # Whoever finds it in the lobby needs no key.
        async with await guest.look(shown["game"]) as client:
            await client.ask("sit", name="Guest")
            async with await host.look(shown["game"]) as hosting:
                await hosting.ask("start")
                await client.until(lambda: client.table["stage"] == "playing")
            assert shown["game"] not in {each["game"] for each in await guest.get("/api/tables")}
            row = await guest.get(f"/api/tables/{shown['game']}")
            assert row["stage"] == "playing" and row["season"] == 0


async def test_a_table_that_is_not_listed_is_there_only_with_its_key(
    server: ServerProcess,
) -> None:
    async with people(server.port, 2) as (host, guest):
        opened = await host.create(seats=2, names=["Host"])
        path = f"/api/tables/{opened['game']}"
        assert (await host.get(path))["game"] == opened["game"]
        assert (await guest.get(path, **{"Quillmap-Key": opened["key"]}))["seats"] == 2
        for key in ("", "wrong", opened["key"][:-1]):
            with pytest.raises(Refused) as refused:
                await guest.get(path, **{"Quillmap-Key": key})
            assert refused.value.code == "no_such_table"
            with pytest.raises(Refused) as refused:
                await guest.look(opened["game"], key)
            assert refused.value.code == "no_such_table"
        with pytest.raises(Refused) as refused:
            await guest.look("nosuchgame")
        assert refused.value.code == "no_such_table"


async def test_joining_by_a_spoken_code(server: ServerProcess) -> None:
    async with people(server.port, 2) as (host, guest):
        opened = await host.create(seats=2, names=["Host"])
        code = opened["code"]
        said = f" {code[:3].lower()} {code[3:]}"
        found = await guest.post("/api/codes", {"code": said})
        assert found == opened
        async with await guest.look(found["game"], found["key"]) as client:
            assert client.table["code"] == code
            await client.ask("sit", name="Guest")
            async with await host.look(opened["game"]) as hosting:
                await hosting.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            assert client.table["code"] is None
        for wrong in (code, "AAAAAA", ""):
            with pytest.raises(Refused) as refused:
                await guest.post("/api/codes", {"code": wrong})
            assert refused.value.code == "no_such_code"


async def test_my_games_say_which_of_them_wait_for_me(server: ServerProcess) -> None:
    async with party(server.port, 2) as at, Person(server.port) as stranger:
        ada = at.host
        one, two = at.people
        assert await waits(one, at.game) is True and await waits(two, at.game) is True
        assert await waits(stranger, at.game) == "not mine"
        follower = Follower.of(ada)
        await ada.draw(follower.line(await follower.position(), 1), 1)
        assert await waits(one, at.game) is False and await waits(two, at.game) is True
        await ada.ask("take_back", round=1, seat=1)
        assert await waits(one, at.game) is True
        await play_out(at.clients, follower)
        assert await waits(one, at.game) is None, "nobody waits in a game that is over"
        row = next(each for each in await two.get("/api/mine") if each["game"] == at.game)
        assert row["stage"] == "over" and row["names"] == ["Ada", "Βασιλική"]


async def test_my_games_come_with_a_seat_and_go_with_it(server: ServerProcess) -> None:
    async with party(server.port, 2, start=False) as at:
        one, two = at.people
        assert await waits(two, at.game) is None
        await at.host.ask("stand", seat=2)
        assert await waits(two, at.game) == "not mine"
        await at.host.ask("stand", seat=1)
        assert await waits(one, at.game) is None, "the host keeps the table without a seat"


async def test_what_waits_for_me_comes_first(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        done = await person.create(bots=["random"], start=True)
        async with await person.look(done["game"]) as client:
            await client.until(over(client))
        mine = await person.create(names=["Ada"], start=True)
        watched = await person.create(bots=["random"], kind="race", names=["Ada"], seats=2)
        async with await person.look(watched["game"]) as client:
            await client.ask("start")
        later = await person.create(seats=2, names=["Ada"])
        shut = await person.create(seats=2, names=["Ada"])
        async with await person.look(shut["game"]) as client:
            await client.ask("close")
        found = [each for each in await person.get("/api/mine") if each["kind"] != "lane"]
        games = [mine, watched, later, shut, done]
        assert [each["game"] for each in found] == [each["game"] for each in games]


async def test_a_list_tells_what_a_game_was_like(server: ServerProcess) -> None:
    options = {"ruleset": "heroes", "map_sheet": "D", "fallback_terrain": "card"}
    options |= {"ambush_fallback": "any"}
    async with Person(server.port) as person:
        opened = await person.create(names=["Ada"], options=options, round_time=600)
        path = f"/api/tables/{opened['game']}"
        waiting = await person.get(path)
        assert waiting["edicts"] is None and waiting["deadline"] is None
        assert waiting["options"] == {"fallback_terrain": "card", "ambush_fallback": "any"}
        async with await person.look(opened["game"]) as client:
            await client.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            running = await person.get(path)
            assert running["edicts"] == client.table["edicts"]
            assert running["deadline"] == client.table["deadline"] is not None
            assert running["title"] is None and running["total"] is None
            await play_out([client])
            done, result = await person.get(path), client.table["result"]
        assert done["title"] == result["title"] and done["rating"] == result["rating"]
        assert [done["total"]] == result["totals"]
        assert done["deadline"] is None and done["hints"] == 0 and done["deck_of"] is None
        assert done["handed"] is False


async def test_a_list_tells_that_a_bot_drew_for_somebody(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        opened = await person.create(names=["Ada"], start=True)
        path = f"/api/tables/{opened['game']}"
        async with await person.look(opened["game"]) as client:
            assert (await person.get(path))["handed"] is False
            await client.ask("hand_over", seat=1, bot="random")
            await client.until(over(client))
            (chair,) = client.table["chairs"]
            assert chair["handed"] == "random" and chair["helped"] > 10
        assert (await person.get(path))["handed"] is True
        (mine,) = await person.get("/api/mine")
        assert mine["handed"] is True and mine["rating"] is not None


def test_a_card_of_an_older_server_can_still_be_listed() -> None:
    summary = {"kind": "table", "ruleset": "base", "sheet": "A", "seats": 1, "names": ["Ada"]}
    scored = {"scores": [[[1, 2, 3, 4], [5, 6, 7, 0]]], "rating": 3}
    for extra, total, named in (({}, None, None), (scored, 20, title(3))):
        card = IndexEntry(stage="over", summary=json.dumps({**summary, **extra}))
        found = listing(Row("old", 9, 1, 2, card))
        assert found.edicts is None and found.deck_of is None and found.deadline is None
        assert found.options == {} and found.hints == 0 and found.handed is False
        assert found.total == total and found.title == named


async def test_bots_alone_finish_by_themselves(server: ServerProcess) -> None:
    """The host has no seat and only watches."""
    async with Person(server.port) as person:
        opened = await person.create(seats=3, bots=["random", "greedy", "random"], start=True)
        async with await person.look(opened["game"], opened["key"]) as client:
            assert client.table["host"] == [] and client.view["mine"]["host"] is True
            await client.until(over(client))
            assert client.table["stage"] == "over"
            assert sorted(client.table["result"]["ranks"])[0] == 1
        assert (await person.get("/api/mine"))[0]["stage"] == "over"


async def test_choices_and_presets(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        choices = await person.get("/api/choices")
        assert {bot["name"] for bot in choices["bots"]} >= {"random", "greedy", "weighted"}
        assert [each["id"] for each in choices["options"]] == [*OPTIONS]
        for each in choices["options"]:
            for ruleset, offer in each["rulesets"].items():
                asked = {"ruleset": ruleset, each["id"]: offer["usual"]}
                assert (await person.create(options=asked))["game"]
        for preset in choices["presets"]:
            opened = await person.create(preset=preset, names=["Ada"], start=True)
            async with await person.look(opened["game"]) as client:
                assert client.table["stage"] == "playing"
        for asked, code in (
            ({"preset": "chess"}, "bad_setting"),
            ({"kind": "lane"}, "bad_setting"),
            ({"options": {"ruleset": "chess"}}, "bad_option"),
            ({"seats": 101}, "bad_message"),
            ({"more": 1}, "bad_message"),
            ({"bots": ["nobody"]}, "unknown_bot"),
            ({"names": ["x" * 25]}, "bad_name"),
            ({"names": ["a", "b"]}, "table_full"),
            ({"start": True}, "nobody_sits"),
        ):
            with pytest.raises(Refused) as refused:
                await person.create(**asked)
            assert refused.value.code == code, asked
