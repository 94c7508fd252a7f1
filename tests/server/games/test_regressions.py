"""What two do at the same moment, and what cannot be kept: races, links, hosts, drawing again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quillmap.server import wire
from quillmap.server.background.presence import HOST_AWAY
from quillmap.server.index import index_entry
from quillmap.server.server import Server
from quillmap.server.thinking.engines import Engines
from quillmap.store import Addition, NotKept, Store
from quillmap.store.opening import open_store
from quillmap.table import people as acts
from quillmap.table import rounds
from quillmap.table.table import Table
from quillmap.table.turns import Turn
from tests.server.client import Client, Person, Refused
from tests.server.inside import Clock, Inside, inside
from tests.server.parties import Party, over, party, play_out, started
from tests.server.seeded import SEED
from tests.table.helpers import ADA, BEN, CEM, NOW, OWNERS, some
from tests.table.helpers import opened as opened_table


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    """A server of our own, in the loop of the test."""
    async with inside(tmp_path / "tables.db") as found:
        yield found


def lane_of(at: Party, seat: int) -> str:
    """The id of a lane."""
    return f"{at.game}-{seat:03d}"


async def stages(server: Inside, race: str) -> list[str]:
    """How far the lanes are, as they are kept."""
    return [row.entry.stage for row in await server.server.store.lanes([race])]


async def answered(client: Client, kind: str) -> str:
    """`ok`, or the code of the refusal."""
    try:
        await client.ask(kind)
    except Refused as refused:
        return refused.code
    return "ok"


def fail_for(monkeypatch: pytest.MonkeyPatch, store: Store, game: str) -> None:
    """From now on nothing is kept of this game."""
    append = store.append

    async def failing(*all: Addition) -> None:
        if any(each.game == game for each in all):
            raise NotKept("The disk is full.")
        await append(*all)

    monkeypatch.setattr(store, "append", failing)


# Closing races -----------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["start", "close"])
async def test_the_host_starts_and_closes_at_the_same_moment(
    server: Inside, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    told: list[bool] = []
    encoded = wire.encoded

    def watched(view: Any) -> bytes:
        if getattr(view, "seed", None) is not None:
            tables = [room.table for room in server.server.rooms.by_game.values()]
            own = [t for t in tables if t.lane and t.lane.race in (view.game, view.race)]
            told.append(len(own) == 2 and not any(t.playing for t in own))
        return encoded(view)

    monkeypatch.setattr(wire, "encoded", watched)
    second = {"start": "close", "close": "start"}[first]

    async def both(one: Client, two: Client, wait: float | None) -> list[str]:
        if wait is None:
            return [await answered(one, first), await answered(two, second)]

        async def later() -> str:
            await asyncio.sleep(wait)
            return await answered(two, second)

        return list(await asyncio.gather(answered(one, first), later()))

    # A start takes a little longer to be judged; the last time it surely comes first.
    for wait in (0.0, 0.001, 0.003, 0.01, None):
        async with party(server.port, 2, start=False, kind="race") as at:
            one = at.host
            async with await at.people[0].look(at.game) as two:
                said = await both(one, two, wait)
                outcome = dict(zip((first, second), said, strict=True))
                assert outcome["close"] == "ok" and outcome["start"] in ("ok", "race_over")
                for client in (one, two):
                    await client.until(over(client))
                lanes = await stages(server, at.game)
                assert lanes == (["closed"] * 2 if outcome["start"] == "ok" else [])
                assert one.table["seed"] == (SEED.hex() if lanes else None)
    assert all(told) and (told or first == "close"), "no seed is told while somebody plays"


async def test_a_race_goes_on_while_one_of_its_lanes_cannot_be_closed(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(server.port, 2, kind="race") as at:
        race, other = at.clients
        async with await at.people[1].look(lane_of(at, 2)) as ben:
            for client in (race, other, ben):
                client.keep_received = True
            with monkeypatch.context() as patch:
                fail_for(patch, server.server.store, lane_of(at, 2))
                for _ in range(2):
                    assert await answered(race, "close") == "not_kept"
                    await server.server.races.every_second()
                    assert (await stages(server, at.game))[1] == "playing"
                    row = await server.server.store.row(at.game)
                    assert row is not None and row.entry.stage == "playing"
            assert race.table["stage"] == "playing" == ben.table["stage"]
            for client in (race, other, ben):
                assert not any(SEED.hex() in text for text in client.received)
            assert "\nseed" not in await at.people[1].record(lane_of(at, 2))
            assert await answered(race, "close") == "ok"
            for client in (race, ben):
                await client.until(over(client))
            await race.until(lambda: race.table["seed"] == SEED.hex())
            assert await stages(server, at.game) == ["closed"] * 2


async def test_a_race_whose_own_end_cannot_be_kept_is_not_said_to_be_closed(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party(server.port, 2, kind="race") as at:
        race = at.host
        with monkeypatch.context() as patch:
            fail_for(patch, server.server.store, at.game)
            assert await answered(race, "close") == "not_kept"
            assert await stages(server, at.game) == ["closed"] * 2
            await server.server.races.every_second()
            assert await answered(race, "close") == "not_kept"
            assert race.table["stage"] == "playing" and race.table["seed"] is None
        assert await answered(race, "close") in ("ok", "race_over")
        await race.until(over(race))
        assert [kept.line for kept in await server.server.store.journal(at.game)][-1] == "closes"


async def test_only_the_host_closes_a_race(server: Inside) -> None:
    async with party(server.port, 2, kind="race") as at, Person(server.port) as stranger:
        async with await stranger.look(at.game, at.key) as looking:
            for client in (at.clients[1], looking):
                assert await answered(client, "close") == "host_only"
        async with await at.people[1].look(lane_of(at, 2)) as ben:
            assert await answered(ben, "close") == "host_only"
        assert await stages(server, at.game) == ["playing"] * 2
        assert at.host.table["stage"] == "playing"


async def test_the_lanes_of_a_race_that_was_deleted_keep_their_secret(server: Inside) -> None:
    async with party(server.port, 2, kind="race") as lost, party(server.port, 2, kind="race") as at:
        ada, ben = lost.people
        first, second = lane_of(lost, 1), lane_of(lost, 2)
        async with await ada.look(first) as one, await ben.look(second) as two:
            assert await server.server.store.delete([lost.game]) == 1
            await play_out([one])
            await server.server.races.every_second()
            assert one.table["stage"] == "over" and one.table["seed"] is None
            assert "\nseed" not in await ada.record(first)
            async with await ada.look(second) as watching:
                assert watching.table["seed"] is None
            assert two.table["stage"] == "playing" and two.table["seed"] is None

            await two.ask("leave", seat=1)
            await server.server.races.every_second()
            for client in (one, two):
                await client.until(lambda c=client: c.table["seed"] == SEED.hex())
            assert f"\nseed {SEED.hex()}" in await ada.record(first)

            # The race that nobody can close any more is no matter of the others.
            async with await at.people[1].look(lane_of(at, 2)) as other:
                await other.ask("leave", seat=1)
                await server.server.races.every_second()
                host = at.host
                await host.until(lambda: host.view["race"]["lanes"][1]["stage"] == "over")
                assert host.view["race"]["over"] is False


# Links at races -----------------------------------------------------------------------------------


@pytest.mark.parametrize("before_the_start", [True, False])
async def test_a_link_revoked_at_the_race_opens_no_lane(
    server: Inside, before_the_start: bool
) -> None:
    async with party(server.port, 2, start=False, kind="race") as at, Person(server.port) as phone:
        race, other = at.clients
        if before_the_start:
            token = (await other.ask("link", seat=2))["token"]
        await race.ask("start")
        await race.until(started(race))
        if not before_the_start:
            token = (await other.ask("link", seat=2))["token"]
        assert await race.refused("unlink", seat=2) == "not_your_seat"
        await other.ask("unlink", seat=2)
        async with await phone.look(at.game, at.key) as looking:
            assert await looking.refused("claim", seat=2, token=token) == "wrong_link"
            assert looking.view["mine"]["seats"] == []
        async with await at.people[1].look(lane_of(at, 2)) as ben:
            assert ben.view["mine"]["seats"] == [1] and ben.view["mine"]["linked"] == []
            assert await ben.refused("link", seat=1) == "ask_at_race"
            assert await ben.refused("unlink", seat=1) == "ask_at_race"
            assert await ben.refused("claim", seat=1, token=token) == "ask_at_race"
        with pytest.raises(Refused):
            await phone.look(lane_of(at, 2))


# Two servers --------------------------------------------------------------------------------------


@asynccontextmanager
async def two_servers(database: Path, players: int) -> AsyncIterator[tuple[Server, Server, str]]:
    """Two servers of one store, and a game that has begun."""
    store, clock = await open_store(str(database)), Clock()
    one, two = (Server(store, Engines(1), clock=clock, alone=False) for _ in range(2))
    turns = [opened_table(players)]
    for number in range(players):
        turns.append(acts.sit(turns[-1].table, NOW, OWNERS[number], f"Player {number}"))
    turns.append(acts.start(turns[-1].table, NOW, ADA))
    table, lines = turns[-1].table, tuple(line for turn in turns for line in turn.lines)
    await store.append(Addition(table.game, 0, NOW, lines, index_entry(table)))
    try:
        yield one, two, table.game
    finally:
        await one.close()
        await two.close()
        await store.close()


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_servers_find_the_host_away_and_the_rights_move_once(
    tmp_path: Path, at_once: bool
) -> None:
    async with two_servers(tmp_path / "tables.db", 3) as (one, two, game):
        found = [await server.rooms.open(game) for server in (one, two)]
        for room in found:
            room.others = frozenset({BEN, CEM})
        now = one.now() + HOST_AWAY
        passing = [
            server.presence._pass_on(room, {}, now)
            for server, room in zip((one, two), found, strict=True)
        ]
        if at_once:
            await asyncio.gather(*passing)
        else:
            await passing[0]
            await passing[1]  # has not read what the first has kept
        lines = [kept.line for kept in await one.store.journal(game)]
        assert [line for line in lines if line.startswith("host ")] == [
            f"host {ADA}",
            f"host {BEN}",
        ]
        for room in found:
            await room.catch_up()
            assert room.table.host == BEN


async def test_the_host_of_a_race_keeps_the_rights_while_playing(server: Inside) -> None:
    async with party(server.port, 2, kind="race") as at:
        race, other = at.clients
        host = server.server.rooms.by_game[at.game].table.host
        async with await at.people[0].look(lane_of(at, 1)):
            await race.close()
            for _ in range(4):
                server.clock.pass_by(HOST_AWAY / 1000)
                await server.server.presence.every_few_seconds()
            assert server.server.rooms.by_game[at.game].table.host == host
            assert not other.view["mine"]["host"]
            assert await answered(other, "close") == "host_only"
        async with await at.people[0].look(at.game) as back:
            assert back.view["mine"]["host"] and await answered(back, "close") == "ok"


async def test_a_draw_taken_back_elsewhere_is_drawn_again(tmp_path: Path) -> None:
    def drawing(line: str) -> Callable[[Table, int], Turn]:
        return lambda t, at: rounds.submit(t, at, ADA, t.round, line)

    async with two_servers(tmp_path / "tables.db", 2) as (one, two, game):
        here = await one.rooms.open(game)
        seat = here.table.seats_of(ADA)[0]
        line = some(here.table, seat)
        await here.act(drawing(line))
        there = await two.rooms.open(game)
        assert there.table.sealed
        again = await there.act(drawing(line))
        assert again.lines == () and there.table.plies == here.table.plies, "nothing to do"
        await here.act(lambda t, at: rounds.take_back(t, at, ADA, t.round, seat))
        assert there.table.sealed, "has not read on"
        turn = await there.act(drawing(line))
        assert turn.lines == (line,)
        kept = [each.line for each in await one.store.journal(game)]
        assert kept[-3:] == [line, "1 takes back", line]
        await here.catch_up()
        assert here.table.sealed == there.table.sealed != {}
