"""People come and go: leaving, other devices, the next game, settling, removing."""

import asyncio

import pytest

from quillmap.notation import Leaving, read_record
from quillmap.replay import replay
from tests.server.client import Person, Refused
from tests.server.following import Follower
from tests.server.parties import over, party, people, play_out, play_round, started
from tests.server.process import ServerProcess


async def test_somebody_leaves_and_the_others_go_on(server: ServerProcess) -> None:
    async with party(server.port, 3) as at:
        ada, ben, cem = at.clients
        follower = Follower.of(ada)
        await play_round(at.clients, follower)
        await ada.draw(follower.line(await follower.position(), 1))
        await cem.draw(follower.line(await follower.position(), 3))
        round = ada.round
        await ben.ask("leave", seat=2)
        await ada.until(lambda: ada.round > round)
        await ben.until(lambda: ben.round > round)
        assert ben.table["chairs"][1]["left"] is True
        assert await ben.refused("leave", seat=2) == "seat_left"
        assert await ben.refused("draw", round=ben.round, line="2 forest A1") == "seat_left"
        kept = ben.play["sheets"][1]
        await play_out([ada, cem], follower)
        await ben.until(over(ben))
        assert ben.play["sheets"][1] == kept, "the map that was left stays as it is"
        assert ben.table["result"]["ranks"][1] is None
        assert sorted(ben.table["result"]["ranks"][::2]) in ([1, 2], [1, 1])
        record = read_record(await at.people[1].record(at.game))
        assert Leaving(1) in record.entries  # type: ignore[arg-type]
        assert replay(record).over


async def test_all_leave(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        await at.clients[1].ask("leave", seat=2)
        await at.host.ask("leave", seat=1)
        await at.host.until(over(at.host))
        assert at.host.table["result"]["ranks"] == [None, None]
        assert replay(read_record(await at.people[0].record(at.game))).over


async def test_whoever_leaves_during_an_ambush_still_owes_it(server: ServerProcess) -> None:
    """Automatic play draws on the neighbour's map, and the record says why (R14.4)."""
    async with party(server.port, 3) as at:
        follower = Follower.of(at.host)
        while at.host.play["asks"] != "ambush":
            await play_round(at.clients, follower)
        ada, ben, cem = at.clients
        owed = at.host.play["targets"]["2"]
        before = ada.play["sheets"][owed - 1]["map"].count("M")
        round = ada.round
        position = await follower.position()
        for client, seat in ((ada, 1), (cem, 3)):
            if ada.play["targets"][str(seat)] != 2:
                await client.draw(follower.line(position, seat))
        await ben.ask("leave", seat=2)
        await ada.until(lambda: ada.round > round)
        record = await at.people[0].record(at.game)
        assert any(
            line.startswith(f"2 on {owed} monster") and line.endswith("by weighted, left")
            for line in record.splitlines()
        )
        assert ada.play["sheets"][owed - 1]["map"].lower().count("m") > before
        await play_out([ada, cem], follower)


async def test_the_same_device_comes_back(server: ServerProcess) -> None:
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        follower = Follower.of(ada)
        await play_round(at.clients, follower)
        line = follower.line(await follower.position(), 1)
        await ada.draw(line)
        before = dict(ada.view)
        await ada.close()
        await ben.until(lambda: ben.view["drawn"]["here"] == [2])
        async with await at.people[0].look(at.game) as again:
            assert again.view["table"] == before["table"]
            assert again.view["mine"]["sealed"] == {"1": line}
            await ben.until(lambda: ben.view["drawn"]["here"] == [1, 2])
            await play_out([again, ben], rounds=1)


async def test_a_personal_link_moves_a_seat_to_another_device(server: ServerProcess) -> None:
    async with party(server.port, 2) as at, people(server.port, 2) as (phone, thief):
        ada, ben = at.clients
        old = (await ada.ask("link", seat=1))["token"]
        token = (await ada.ask("link", seat=1))["token"]
        await ada.until(lambda: ada.view["mine"]["linked"] == [1])
        assert old != token
        assert await ben.refused("link", seat=1) == "not_your_seat"
        async with await phone.look(at.game, at.key) as moved:
            assert await moved.refused("claim", seat=1, token=old) == "wrong_link"
            await moved.ask("claim", seat=1, token=token)
            await moved.until(lambda: moved.view["mine"]["seats"] == [1])
            assert moved.view["mine"]["host"] is True, "the rights of the host move with the seat"
            await ada.until(lambda: ada.view["mine"]["seats"] == [])
            assert ada.view["mine"]["host"] is False and ada.view["mine"]["linked"] == []
            await play_out([moved, ben], rounds=2)
            # It has moved the seat, and is good for nothing else; to the phone it does no harm.
            assert moved.view["mine"]["linked"] == []
            async with await thief.look(at.game, at.key) as looking:
                for client in (ada, ben, looking):
                    assert await client.refused("claim", seat=1, token=token) == "wrong_link"
            await moved.ask("claim", seat=1, token=token)
            assert moved.view["mine"]["seats"] == [1] and moved.view["mine"]["host"] is True
            # Back to the first device by a new one; then that is used up.
            back = (await moved.ask("link", seat=1))["token"]
            await moved.ask("claim", seat=1, token=back)  # one's own seat stays where it is
            await moved.until(lambda: moved.view["mine"]["linked"] == [1])
            await ada.ask("claim", seat=1, token=back)
            await ada.until(lambda: ada.view["mine"]["seats"] == [1])
            for used in (token, back):
                assert await moved.refused("claim", seat=1, token=used) == "wrong_link"
            await ada.ask("unlink", seat=1)
            await ada.ask("claim", seat=1, token=back)
        with pytest.raises(Refused) as refused:
            await thief.record(at.game)
        assert refused.value.code == "no_such_table"


async def test_the_same_people_play_again(server: ServerProcess) -> None:
    """Both ask at once and get the same table, with the seats and rules they had."""
    options = {"ruleset": "heroes"}
    async with party(server.port, 2, bots=["greedy"], options=options, round_time=86_400) as at:
        ada, ben = at.clients
        assert await ada.refused("again") == "table_started"
        await play_out(at.clients)
        one, two = await asyncio.gather(ada.ask("again"), ben.ask("again"))
        assert (one["game"], one["key"]) == (two["game"], two["key"])
        await ben.until(lambda: ben.table["again"] is not None)
        assert ben.table["again"] == {"game": one["game"], "key": one["key"]}
        third = await ben.ask("again")
        assert third["game"] == one["game"] != at.game
        async with (
            await at.people[0].look(one["game"]) as next_ada,
            await at.people[1].look(one["game"]) as next_ben,
        ):
            table = next_ada.table
            assert table["stage"] == "waiting"
            assert [c["name"] for c in table["chairs"]] == [c["name"] for c in ada.table["chairs"]]
            assert next_ada.view["mine"]["seats"] == [1]
            assert next_ben.view["mine"]["seats"] == [2]
            assert table["settings"] == ada.table["settings"]
            assert table["options"]["ruleset"] == "heroes"
            hosts = [c for c in (next_ada, next_ben) if c.view["mine"]["host"]]
            assert len(hosts) == 1
            await hosts[0].ask("start")
            await next_ben.until(started(next_ben))
            await play_out([next_ada, next_ben], rounds=2)


async def test_the_host_settles_before_the_start(server: ServerProcess) -> None:
    async with party(server.port, 2, start=False) as at:
        ada, ben = at.clients
        asked = {
            "seats": 4,
            "options": {"ruleset": "heroes", "map_sheet": "D"},
            "settings": {"round_time": 60, "listed": True, "substitute": "greedy"},
        }
        assert await ben.refused("settle", **asked) == "host_only"
        await ada.ask("settle", **asked)
        await ben.until(lambda: len(ben.table["chairs"]) == 4)
        table = ben.table
        assert table["options"]["ruleset"] == "heroes" and table["options"]["map_sheet"] == "D"
        assert table["settings"]["round_time"] == 60 and table["settings"]["listed"] is True
        assert table["settings"]["substitute"] == "greedy"
        assert table["commitment"] == ada.table["commitment"]
        refusals: dict[str, dict[str, object]] = {
            "fewer_seats": {"seats": 1},
            "bad_option": {"seats": 2, "options": {"map_sheet": "Q"}},
            "unknown_option": {"seats": 2, "options": {"dice": 6}},
            "fixed_by_ruleset": {"seats": 2, "options": {"ruleset": "base", "hero_cards": True}},
            "bad_setting": {"seats": 2, "settings": {"round_time": 1}},
            "unknown_bot": {"seats": 2, "settings": {"substitute": "nobody"}},
        }
        found = {code: await ada.refused("settle", **f) for code, f in refusals.items()}
        assert found == {code: code for code in refusals}
        await ada.ask("start")
        await ben.until(started(ben))
        assert len(ben.table["chairs"]) == 2, "empty seats are not counted"
        assert ben.table["deadline"] is not None
        assert await ada.refused("settle", **asked) == "table_started"


async def test_the_host_removes_somebody_and_seats_are_counted_anew(
    server: ServerProcess,
) -> None:
    async with party(server.port, 3, start=False) as at:
        ada, ben, cem = at.clients
        assert await cem.refused("stand", seat=2) == "host_only"
        await ada.ask("stand", seat=2)
        await ben.until(lambda: ben.view["mine"]["seats"] == [])
        assert ben.table["chairs"][1] is None
        assert await ada.refused("seat_bot", bot="nobody") == "unknown_bot"
        assert await cem.refused("seat_bot", bot="random") == "host_only"
        await cem.ask("rename", seat=3, name="  Cem der Große ")
        await ben.until(lambda: ben.table["chairs"][2]["name"] == "Cem der Große")
        assert await ben.refused("rename", seat=3, name="x") == "not_your_seat"
        assert await ben.refused("sit", name="Ben", seat=1) == "seat_taken"
        assert await ben.refused("sit", name="Ben", seat=9) == "no_such_seat"
        assert await ben.refused("sit", name=" ") == "bad_name"
        assert await ben.refused("start") == "host_only"
        token = (await cem.ask("link", seat=3))["token"]
        await ada.ask("start")
        await cem.until(started(cem))
        assert cem.view["mine"]["seats"] == [2]
        async with Person(server.port) as phone, await phone.look(at.game, at.key) as moved:
            await moved.ask("claim", seat=3, token=token)
            await moved.until(lambda: moved.view["mine"]["seats"] == [2])


async def test_nobody_sits_and_a_full_table(server: ServerProcess) -> None:
    async with people(server.port, 2) as (one, two):
        opened = await one.create(seats=1)
        async with (
            await one.look(opened["game"], opened["key"]) as host,
            await two.look(opened["game"], opened["key"]) as guest,
        ):
            assert await host.refused("start") == "nobody_sits"
            assert await host.refused("draw", round=0, line="1 forest A1") == "table_waiting"
            await guest.ask("sit", name="Guest")
            assert await host.refused("sit", name="Host") == "table_full"
            assert await guest.refused("hand_over", seat=1) == "table_waiting"
            await guest.ask("leave", seat=1)
            assert await guest.refused("leave", seat=1) == "seat_empty"
            await host.ask("close")
            await guest.until(over(guest))
            assert guest.table["stage"] == "closed" and guest.table["code"] is None
            assert await guest.refused("sit", name="Guest") == "table_closed"
            assert await host.refused("close") == "table_closed"
