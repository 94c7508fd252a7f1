"""Time to look at scenes: the same three seconds for everybody, which no client asks for."""

import random
from collections.abc import Callable
from pathlib import Path

from quillmap.table.telling import SCENE
from tests.server.ahead import ServerAhead
from tests.server.client import Client, Person
from tests.server.following import Follower
from tests.server.inside import inside
from tests.server.parties import over, party, play_out, play_round
from tests.server.world import world

ROUND = 600
"""Seconds; nobody is late in these tests who does not mean to be."""


def allowed(client: Client, asked: str, before: int) -> int:
    """Milliseconds to look at what happened since these many events: one scene after the other."""
    new = client.events[before:]
    scored = any(event["kind"] == "season_scored" for event in new)
    monsters = any(
        event["kind"] == "drawn" and event["by"] not in (None, event["seat"]) for event in new
    )
    assert monsters == (asked == "ambush")
    return SCENE * ((scored or monsters) + int(client.play["asks"] == "ambush"))


async def check_clock(
    clients: list[Client], now: Callable[[], int], pass_by: Callable[[], None]
) -> int:
    """Play to the end: every deadline counts from the last draw; how many scenes there were."""
    first, follower, scenes = clients[0], Follower.of(clients[0]), 0
    while not over(first)():
        # However long people look, nothing changes.
        pass_by()
        asked, events = first.play["asks"], [len(client.events) for client in clients]
        await play_round(clients, follower)
        if over(first)():
            break
        for client, before in zip(clients, events, strict=True):
            scene = allowed(client, asked, before)
            assert client.table["began"] == now() + scene
            assert client.table["deadline"] == now() + scene + ROUND * 1000
        scenes += scene > 0
    assert SCENE <= 3_000
    return scenes


async def test_every_scene_has_its_three_seconds(tmp_path: Path) -> None:
    """Exactly; the next draws come while they last, and are taken."""
    chance = random.Random(1)
    async with (
        inside(tmp_path / "tables.db") as here,
        party(here.port, 2, round_time=ROUND) as at,
    ):
        scenes = await check_clock(
            at.clients,
            here.clock,
            lambda: here.clock.pass_by(chance.choice((0, 1, 2, 40))),
        )
    assert scenes > 5


async def test_nobody_is_late_before_the_time_is_up(tmp_path: Path) -> None:
    """The bot draws when the deadline has come, and not a moment earlier."""
    async with world(tmp_path) as found:
        ada = await found.person()
        opened = await ada.create(seats=1, names=["Ada"], round_time=30, start=True)
        client = await found.look(ada, opened["game"], opened["key"])
        seen = 0
        while client.table["stage"] == "playing" and seen < 2:
            round, deadline = client.round, client.table["deadline"]
            if client.table["began"] > found.clock.now:
                seen += 1
                found.clock.now = deadline - 1
                await found.tick()
                assert (client.round, client.table["deadline"]) == (round, deadline)
                found.clock.now = deadline
                await found.tick()
            else:
                await client.draw(found.line(opened["game"], 1))
            await client.until(lambda round=round: client.round > round or over(client)())
        assert seen == 2


async def test_nobody_asks_for_more(tmp_path: Path) -> None:
    """No message and no field speaks of scenes."""
    async with (
        inside(tmp_path / "tables.db") as here,
        party(here.port, 1, round_time=ROUND) as at,
    ):
        ada, follower = at.host, Follower.of(at.host)
        while ada.table["began"] <= here.clock.now:
            await play_round(at.clients, follower)
        before = ada.table["deadline"]
        line = follower.line(await follower.position(), 1)
        for kind, fields in (
            ("scene", {"round": ada.round}),
            ("seen", {"season": 0}),
            ("wait", {"seconds": 3}),
            ("draw", {"round": ada.round, "line": line, "scene": 3_000}),
            ("score", {"seat": 1, "season": 0, "shown": True}),
        ):
            assert await ada.refused(kind, **fields) == "bad_message"
        assert ada.table["deadline"] == before
        async with await at.people[0].look(at.game, at.key) as again:
            assert again.table["deadline"] == before, "who looks anew has no more time"


async def test_a_restart_keeps_the_deadline(tmp_path: Path) -> None:
    """Also one that comes while people look, of a process with a clock that moves."""
    server = ServerAhead(tmp_path / "tables.db")
    with server:
        async with Person(server.port) as ada:
            opened = await ada.create(seats=1, names=["Ada"], round_time=ROUND, start=True)
            game, key = opened["game"], opened["key"]
            async with await ada.look(game, key) as client:
                await client.until(lambda: client.table["stage"] == "playing")
                follower = Follower.of(client)
                while client.table["deadline"] - client.table["began"] != ROUND * 1000 or not any(
                    event["kind"] == "season_scored" for event in client.events
                ):
                    await play_round([client], follower)
                kept = (client.round, client.table["began"], client.table["deadline"])
            server.kill()
            server.start()
            async with await ada.look(game, key) as client:
                assert (client.round, client.table["began"], client.table["deadline"]) == kept
                await play_out([client], follower, rounds=1)
                assert client.round == kept[0] + 1, "a draw is taken while people look"
                late = client.round
                server.pass_by(ROUND + 10)
                await client.until(lambda: client.round > late)
                assert client.table["chairs"][0]["helped"] == 1
