"""What a map scores as it stands: the same as the rules say, for anybody who looks."""

import random
from typing import Any

import pytest

from quillmap import grid
from quillmap.rules.scoring import EDICTS, monster_penalty
from quillmap.rules.scoring.awards import Scored
from quillmap.rules.sheet import Sheet
from tests.server.client import Client, Person
from tests.server.following import Follower
from tests.server.parties import over, party, play_out
from tests.server.process import ServerProcess
from tests.server.wire.test_previews import SCORED, numbers, sheet_of


def cells(names: str) -> int:
    """The squares of a text."""
    return grid.union(grid.named(name) for name in names.split())


def check(client: Client, told: dict[str, Any], sheet: Sheet) -> None:
    """A score adds up, names its squares, and is what the rules say of this map."""
    edicts, coins, monsters = numbers(client, sheet)
    assert [edict["card"] for edict in told["edicts"]] == client.table["edicts"]
    assert [edict["points"] for edict in told["edicts"]] == edicts
    assert (told["coins"], told["monsters"]) == (coins, monsters)
    assert told["monsters"] == len(told["exposed"].split())
    assert cells(told["exposed"]) == monster_penalty(sheet).squares
    for edict in told["edicts"]:
        assert edict["points"] == sum(award["points"] for award in edict["awards"])
        assert all(award["squares"] for award in edict["awards"])
        assert (edict["why"] is None) == (edict["points"] != 0)
        if edict["why"]:
            assert edict["why"]["code"].startswith("zero_") and edict["why"]["text"]


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
async def test_scores_of_whole_games(server: ServerProcess, ruleset: str) -> None:
    zeroes = points = exposed = 0
    async with (
        party(server.port, 2, options={"ruleset": ruleset}) as at,
        Person(server.port) as stranger,
        await stranger.look(at.game, at.key) as watching,
    ):
        chance, follower = random.Random(1), Follower.of(at.host)
        while not over(at.host)():
            await play_out(at.clients, follower, rounds=1)
            seat = chance.choice((1, 2))
            position = await follower.position()
            for client in (at.host, watching):
                scored = (await client.ask("score", seat=seat))["scored"]
                assert scored["seat"] == seat
                check(client, scored, position.sheets[seat - 1])
                for sheet, shown in zip(position.sheets, client.play["sheets"], strict=True):
                    edicts, coins, monsters = numbers(client, sheet)
                    told = (shown["points"], shown.get("coins", 0), shown.get("monsters", 0))
                    assert told == (edicts, coins, monsters), "the view says it, unasked"
            zeroes += sum(edict["why"] is not None for edict in scored["edicts"])
            points += sum(edict["points"] for edict in scored["edicts"])
            exposed += scored["monsters"]
        check_the_end(at.host, (await watching.ask("score", seat=1))["scored"])
    assert zeroes and points and exposed


def check_the_end(client: Client, told: dict[str, Any]) -> None:
    """After winter nothing is drawn, so its score is still that of the map (R9.1)."""
    if client.table["options"]["effects_after_winter"]:
        return
    first, second = SCORED[3]
    winter = client.play["scores"][0][3]
    points = [edict["points"] for edict in told["edicts"]]
    assert winter == [points[first], points[second], told["coins"], told["monsters"]]


async def test_the_awards_are_those_of_the_rules(server: ServerProcess) -> None:
    async with party(server.port, 1, options={"ruleset": "heroes"}) as at:
        await play_out(at.clients, rounds=12)
        follower = Follower.of(at.host)
        position = await follower.position()
        scored = (await at.host.ask("score", seat=1))["scored"]
        for edict in scored["edicts"]:
            found: Scored = EDICTS[edict["card"]].score(position.sheets[0], position.setup.options)
            told = [(award["points"], cells(award["squares"])) for award in edict["awards"]]
            assert tuple(told) == found.awards
        assert scored["coins"] == sheet_of(at.host.play["sheets"][0]).coins


async def test_sealed_draws_are_not_counted(server: ServerProcess) -> None:
    """Not even one's own: a score is what everybody sees (R14.1)."""
    async with party(server.port, 2) as at:
        ada, ben = at.clients
        before = [(await ben.ask("score", seat=seat))["scored"] for seat in (1, 2)]
        follower = Follower.of(ada)
        await ada.draw(follower.line(await follower.position(), 1))
        for client in (ada, ben):
            after = [(await client.ask("score", seat=seat))["scored"] for seat in (1, 2)]
            assert after == before


@pytest.mark.parametrize("ruleset", ["base", "heroes"])
async def test_the_end_of_a_season_is_told_as_it_was_scored(
    server: ServerProcess, ruleset: str
) -> None:
    """Whoever asks, also later, whatever lasting effects and sealed draws did to the map since."""
    scored = changed = 0
    async with (
        party(server.port, 2, options={"ruleset": ruleset}) as at,
        Person(server.port) as stranger,
        await stranger.look(at.game, at.key) as watching,
    ):
        follower = Follower.of(at.host)
        assert await at.host.refused("score", seat=1, season=0) == "not_scored"
        while not over(at.host)():
            await play_out(at.clients, follower, rounds=1)
            seasons = at.host.play["scores"][0]
            season = len(seasons) - 1
            if season < 0:
                continue
            if not over(at.host)():  # what is sealed since is nobody's business
                awaited = at.host.play["awaited"][0]
                drawing = at.clients[awaited - 1]
                await drawing.draw(follower.line(await follower.position(), awaited))
            for client in (at.host, watching):
                told = (await client.ask("score", seat=1, season=season))["scored"]
                check(client, told, sheet_of(told["sheet"]))
                first, second = SCORED[season]
                points = [edict["points"] for edict in told["edicts"]]
                numbered = [points[first], points[second], told["coins"], told["monsters"]]
                assert numbered == seasons[season]
            scored += 1
            changed += told["sheet"]["map"] != at.host.play["sheets"][0]["map"]
            for other in {0, 1, 2, 3} - {season}:
                assert await watching.refused("score", seat=1, season=other) == "not_scored"
        assert await at.host.refused("score", seat=1, season=4) == "bad_message"
    assert scored > 3 and changed


async def test_a_score_as_it_stands_needs_no_map(server: ServerProcess) -> None:
    async with party(server.port, 1) as at:
        assert "sheet" not in (await at.host.ask("score", seat=1))["scored"]


async def test_when_there_is_nothing_to_score(server: ServerProcess) -> None:
    async with party(server.port, 1, start=False, seats=2) as at:
        assert await at.host.refused("score", seat=1) == "table_waiting"
        assert await at.host.refused("score", seat=2) == "seat_empty"
        assert await at.host.refused("score", seat=3) == "no_such_seat"
        assert await at.host.refused("score", seat=0) == "bad_message"
        assert await at.host.refused("score") == "bad_message"
        await at.host.ask("start")
        assert await at.host.refused("score", seat=2) == "no_such_seat"
        assert (await at.host.ask("score", seat=1))["scored"]["coins"] == 0
    async with party(server.port, 2, kind="race") as at:
        assert await at.host.refused("score", seat=1) == "race_only"
