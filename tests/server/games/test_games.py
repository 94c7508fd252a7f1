"""Whole games over real sockets: alone, in two and five, as a family, with bots and spectators."""

from typing import Any

import pytest

from quillmap.material import CARDS, Ambush, Hero
from quillmap.notation import Made, read_record
from quillmap.replay import replay
from quillmap.rules.result import rating, title
from tests.server.client import Person
from tests.server.parties import Seen, check_end, party, play_out
from tests.server.process import ServerProcess
from tests.server.seeded import SEED

RULESETS = ("base", "heroes", "combined")


def check_seen(seen: Seen, ruleset: str, players: int) -> None:
    """What the seed of these tables brings did come up."""
    ambushes = [card for id in seen.cards if isinstance(card := CARDS[id], Ambush)]
    assert {card.arrow for card in ambushes} == {"clockwise", "counter_clockwise"}
    ring = [seat % players + 1 for seat in range(1, players + 1)]
    forward = {(seat + 1, on) for seat, on in enumerate(ring)}
    backward = {(on, seat) for seat, on in forward}
    assert seen.targets == forward | backward
    if ruleset == "base":
        assert seen.asked == {"explore", "ambush"}
        return
    assert any(isinstance(CARDS[id], Hero) for id in seen.cards)
    assert {"D", "Z", "T", "G"} & {card.letter for card in ambushes}
    assert {"explore", "ambush", "hero"} <= seen.asked


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_solo_from_start_to_finish(server: ServerProcess, ruleset: str) -> None:
    async with Person(server.port) as person:
        opened = await person.create(
            seats=1, options={"ruleset": ruleset}, names=["Ada"], start=True
        )
        async with await person.look(opened["game"], opened["key"]) as client:
            commitment = client.table["commitment"]
            assert client.table["seed"] is client.table["result"] is None
            seen = await play_out([client])
            assert seen.rounds >= 16
            assert "gaze" in seen.asked or ruleset == "base"
            await check_end(client, commitment)
            result: Any = client.table["result"]
            scores = replay(read_record(await person.record(client.game))).position.scores[0]
            assert result["rating"] == rating(scores, client.table["edicts"])
            assert result["title"] == title(result["rating"])
            assert result["ranks"] == [1]
            assert client.table["seed"] == SEED.hex()


async def test_the_german_solo_variant(server: ServerProcess) -> None:
    """The player chooses where the ambush goes, so there are ambush rounds for one seat."""
    async with Person(server.port) as person:
        options = {"ruleset": "heroes", "solo_ambush": "pegasus"}
        opened = await person.create(options=options, names=["Ada"], start=True)
        async with await person.look(opened["game"], opened["key"]) as client:
            seen = await play_out([client])
            assert "ambush" in seen.asked and client.play["targets"] == {}
            await check_end(client, client.table["commitment"])


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("ruleset", RULESETS)
async def test_people_at_their_own_devices(
    server: ServerProcess, ruleset: str, players: int
) -> None:
    async with party(server.port, players, options={"ruleset": ruleset}) as at:
        commitments = {client.table["commitment"] for client in at.clients}
        assert len(commitments) == 1
        seen = await play_out(at.clients)
        check_seen(seen, ruleset, players)
        if ruleset == "heroes":
            assert "troll" in seen.asked, "the Troll had something to choose"
        await check_end(at.host, commitments.pop())
        for client in at.clients:
            assert client.table == at.host.table
        kinds = {event["kind"] for event in at.clients[-1].events}
        wanted = {"revealed", "drawn", "paid", "season_scored", "season_began", "game_ended"}
        wanted |= {"attacked", "destroyed"} if ruleset != "base" else set()
        assert wanted <= kinds


async def test_a_family_at_one_device(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        names = ["Μαμά", "Μπαμπάς", "Παιδί"]
        opened = await person.create(seats=3, names=names, start=True)
        async with await person.look(opened["game"], opened["key"]) as client:
            assert client.view["mine"] == {
                "seats": [1, 2, 3],
                "host": True,
                "sealed": {},
                "linked": [],
            }
            assert [chair["name"] for chair in client.table["chairs"]] == names
            await play_out([client])
            await check_end(client, client.table["commitment"])


async def test_bots_in_seats(server: ServerProcess) -> None:
    bots = ["random", "greedy", "weighted"]
    async with party(server.port, 2, bots=bots) as at:
        chairs = at.host.table["chairs"]
        assert [chair.get("bot") for chair in chairs] == [None, None, *bots]
        await play_out(at.clients)
        await check_end(at.host, at.host.table["commitment"])
        record = read_record(await at.people[0].record(at.game))
        assert [player.bot for player in record.players] == [None, None, *bots]
        made = [entry for entry in record.entries if isinstance(entry, Made)]
        assert all(entry.by is None and entry.note is None for entry in made)


async def test_a_spectator_sees_all_and_can_do_nothing(server: ServerProcess) -> None:
    async with (
        party(server.port, 2) as at,
        Person(server.port) as stranger,
        await stranger.look(at.game, at.key) as watching,
    ):
        assert watching.view["mine"] == {
            "seats": [],
            "host": False,
            "sealed": {},
            "linked": [],
        }
        refused: dict[str, dict[str, Any]] = {
            "draw": {"round": 1, "line": "1 forest A1"},
            "preview": {"round": 1, "line": "1 forest A1"},
            "take_back": {"round": 1, "seat": 1},
            "leave": {"seat": 1},
            "hand_over": {"seat": 1},
            "come_back": {"seat": 1},
            "link": {"seat": 1},
            "unlink": {"seat": 1},
        }
        for kind, fields in refused.items():
            code = "host_only" if kind == "hand_over" else "not_your_seat"
            assert await watching.refused(kind, **fields) == code
        for kind in ("close", "again"):
            assert await watching.refused(kind) == "host_only"
        assert await watching.refused("sit", name="Too late") == "table_started"
        await play_out([*at.clients, watching])
        assert watching.table == at.host.table
        assert [e["kind"] for e in watching.events][-1] == "game_ended"
