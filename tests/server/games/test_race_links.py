"""A personal link made at a race moves the lane, whenever it was made, and both of them once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quillmap.store import Addition, NotKept
from tests.server.client import Client, Person, Refused
from tests.server.inside import Inside, inside
from tests.server.process import ServerProcess


@pytest.mark.parametrize("before_the_start", [True, False])
async def test_a_link_made_at_a_race_moves_the_lane(
    server: ServerProcess, before_the_start: bool
) -> None:
    async with Person(server.port) as laptop, Person(server.port) as phone:
        opened = await laptop.create(kind="race", seats=2, names=["Ada", "Bo"])
        async with await laptop.look(opened["game"], opened["key"]) as race:
            if before_the_start:
                token = (await race.ask("link", seat=2))["token"]
            await race.ask("start")
            if not before_the_start:
                token = (await race.ask("link", seat=2))["token"]
        async with await phone.look(opened["game"], opened["key"]) as race:
            await race.ask("claim", seat=2, token=token)
            await race.until(lambda: race.view["mine"]["seats"] == [2])
        async with await phone.look(f"{opened['game']}-002") as lane:
            assert lane.view["mine"]["seats"] == [1]
        async with await laptop.look(f"{opened['game']}-001") as lane:
            assert lane.view["mine"]["seats"] == [1]


@pytest.mark.parametrize("used_before_the_start", [True, False])
async def test_a_link_moves_the_lane_once(
    server: ServerProcess, used_before_the_start: bool
) -> None:
    async with (
        Person(server.port) as laptop,
        Person(server.port) as phone,
        Person(server.port) as thief,
    ):
        opened = await laptop.create(kind="race", seats=2, names=["Ada", "Bo"])
        game, key = opened["game"], opened["key"]
        async with (
            await laptop.look(game, key) as race,
            await phone.look(game, key) as moved,
            await thief.look(game, key) as other,
        ):
            token = (await race.ask("link", seat=2))["token"]
            if used_before_the_start:
                await moved.ask("claim", seat=2, token=token)
            # The rights of the host have moved with a seat of the host.
            await (moved if used_before_the_start else race).ask("start")
            # Also the device that has used it shows it again, as a page does that is opened anew.
            for _ in range(2):
                await moved.ask("claim", seat=2, token=token)
                for client in (race, other):
                    assert await client.refused("claim", seat=2, token=token) == "wrong_link"
            assert moved.view["mine"] == {"seats": [2], "host": True, "sealed": {}, "linked": []}
            assert await lanes_of(phone, game) == await seats_of(moved) == [2]
            assert await lanes_of(laptop, game) == await seats_of(race) == [1]
            # A new one moves both of them on.
            token = (await moved.ask("link", seat=2))["token"]
            await other.ask("claim", seat=2, token=token)
            assert await lanes_of(thief, game) == await seats_of(other) == [2]
            assert await lanes_of(phone, game) == await seats_of(moved) == []


async def test_two_devices_with_one_link(server: ServerProcess) -> None:
    async with (
        Person(server.port) as laptop,
        Person(server.port) as phone,
        Person(server.port) as tablet,
    ):
        opened = await laptop.create(kind="race", names=["Ada"], start=True)
        game, key = opened["game"], opened["key"]
        async with (
            await laptop.look(game, key) as race,
            await phone.look(game, key) as one,
            await tablet.look(game, key) as two,
        ):
            token = (await race.ask("link", seat=1))["token"]
            asked = [client.ask("claim", seat=1, token=token) for client in (one, two)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [each for each in answers if isinstance(each, Refused)]
            assert [each.code for each in refused] == ["wrong_link"]
            for person, client in ((phone, one), (tablet, two)):
                assert await lanes_of(person, game) == await seats_of(client)
            assert sorted(await seats_of(one) + await seats_of(two)) == [1]


async def lanes_of(person: Person, race: str) -> list[int]:
    """In which lanes somebody sits."""
    mine = [each["game"] for each in await person.get("/api/mine")]
    return sorted(int(game.rpartition("-")[2]) for game in mine if game.startswith(f"{race}-"))


async def seats_of(client: Client) -> list[int]:
    """What this socket was told of its own seats, once it has heard everything."""
    assert await client.refused("hello", version=1) == "say_hello"
    seats: list[int] = client.view["mine"]["seats"]
    return seats


# What cannot be kept ------------------------------------------------------------------------------


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[Inside]:
    """A server of our own, in the loop of the test."""
    async with inside(tmp_path / "tables.db") as found:
        yield found


async def test_who_has_the_lane_but_not_the_seat_asks_again(
    own: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(own.port) as laptop, Person(own.port) as phone, Person(own.port) as thief:
        opened = await laptop.create(kind="race", names=["Ada"], start=True)
        game, key = opened["game"], opened["key"]
        async with (
            await laptop.look(game, key) as race,
            await phone.look(game, key) as moved,
            await thief.look(game, key) as other,
        ):
            token = (await race.ask("link", seat=1))["token"]
            append = own.server.store.append

            async def failing(*all: Addition) -> None:
                if any(each.game == game for each in all):
                    raise NotKept("The disk is full.")
                await append(*all)

            monkeypatch.setattr(own.server.store, "append", failing)
            assert await moved.refused("claim", seat=1, token=token) == "not_kept"
            monkeypatch.undo()
            assert await lanes_of(phone, game) == [1] and await seats_of(moved) == []
            for client in (other, race):
                assert await client.refused("claim", seat=1, token=token) == "wrong_link"
            await moved.ask("claim", seat=1, token=token)
            assert await seats_of(moved) == [1] and moved.view["mine"]["host"] is True
            assert await lanes_of(laptop, game) == await seats_of(race) == []
