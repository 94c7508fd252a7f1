"""The bin of my games: what is thrown away is out of one person's list, and nobody else's."""

from pathlib import Path

import pytest

from tests.server.client import Person, Refused
from tests.server.commands.calling import quillmap
from tests.server.parties import party, people, play_out
from tests.server.process import ServerProcess
from tests.server.world import World, world


async def games_of(person: Person, *, binned: bool = False) -> set[str]:
    """The ids of somebody's list, or of the bin."""
    found = await person.get(f"/api/mine?binned={str(binned).lower()}")
    return {each["game"] for each in found}


async def throw(person: Person, *games: str, binned: bool = True) -> list[str]:
    """Put games into the bin; which of them are there now."""
    answer = await person.post("/api/mine/bin", {"games": games, "binned": binned})
    found: list[str] = answer["games"]
    return found


async def test_a_game_in_the_bin_can_be_taken_out_again(server: ServerProcess) -> None:
    async with people(server.port, 2) as (ada, eve):
        one = (await ada.create(names=["Ada"], start=True))["game"]
        two = (await ada.create(names=["Ada"]))["game"]
        assert await throw(ada, one) == [one]
        assert (await games_of(ada), await games_of(ada, binned=True)) == ({two}, {one})
        assert await throw(eve, one, two) == [], "only one's own"
        assert await throw(eve, two, binned=False) == []
        assert await games_of(ada) == {two}
        assert await throw(ada, one, "a" * 16, binned=False) == [one]
        assert (await games_of(ada), await games_of(ada, binned=True)) == ({one, two}, set())


async def test_others_keep_what_one_throws_away_and_it_comes_back(server: ServerProcess) -> None:
    """A table that goes on is on the list again: nobody is waited for without knowing it."""
    async with party(server.port, 2) as at:
        one, two = at.people
        await throw(one, at.game)
        assert (await games_of(one), await games_of(two)) == (set(), {at.game})
        await play_out(at.clients, rounds=1)
        assert await games_of(one) == {at.game}
        await play_out(at.clients)
        await throw(one, at.game)
        assert (await games_of(one), await games_of(two)) == (set(), {at.game})
        row = await one.get(f"/api/tables/{at.game}")
        assert row["stage"] == "over", "it can still be looked at"


async def test_the_lanes_of_a_race_go_with_it(server: ServerProcess) -> None:
    async with Person(server.port) as ada:
        asked = {"kind": "race", "seats": 2, "names": ["Ada"], "bots": ["random"], "start": True}
        race = (await ada.create(**asked))["game"]
        both = await games_of(ada)
        assert len(both) == 2
        assert set(await throw(ada, race)) == both
        assert (await games_of(ada), await games_of(ada, binned=True)) == (set(), both)


async def test_nonsense_changes_nothing(house: World) -> None:
    ada = await house.person()
    game = (await ada.create(names=["Ada"], start=True))["game"]
    for asked in (
        {"games": [], "binned": True},
        {"games": [game] * 201, "binned": True},
        {"games": ["../x"], "binned": True},
        {"games": [game]},
        {"games": [game], "binned": "perhaps"},
        {"games": [game], "binned": True, "more": 1},
    ):
        with pytest.raises(Refused) as refused:
            await ada.post("/api/mine/bin", asked)
        assert refused.value.code == "bad_message", asked
    assert await games_of(ada) == {game}


async def test_nobody_throws_games_without_end(tmp_path: Path, anyio_backend: str) -> None:
    async with world(tmp_path, limits=True) as house:
        ada = await house.person()
        game = (await ada.create(names=["Ada"], start=True))["game"]
        asked = {"games": [game] * 200, "binned": True}
        for _ in range(2):
            await ada.post("/api/mine/bin", asked)
        with pytest.raises(Refused) as refused:
            await ada.post("/api/mine/bin", asked)
        assert refused.value.code == "too_many"


async def test_a_backup_has_the_bin(tmp_path: Path, anyio_backend: str) -> None:
    first, path, last = str(tmp_path / "first.db"), tmp_path / "a.backup", str(tmp_path / "last.db")
    with ServerProcess(first) as server:
        ada = Person(server.port)
        await ada.__aenter__()
        kept = (await ada.create(names=["Ada"], start=True))["game"]
        thrown = (await ada.create(names=["Ada"], start=True))["game"]
        await throw(ada, thrown)
        await quillmap("backup", path, "--database", first)
    await quillmap("restore", path, "--database", last)
    with ServerProcess(last) as server:
        ada.move(server.port)
        assert (await games_of(ada), await games_of(ada, binned=True)) == ({kept}, {thrown})
        await ada.__aexit__(None, None, None)
    # Files from before there was a bin are restored as ever; tests/server/commands has one.


async def test_a_list_shows_everybody_their_own_map(server: ServerProcess) -> None:
    """While a game runs and when it is over; never that of somebody else."""
    async with party(server.port, 2) as at, Person(server.port) as stranger:
        for stage in ("playing", "over"):
            sheets = at.host.table["play"]["sheets"]
            for seat, person in enumerate(at.people):
                (row,) = await person.get("/api/mine")
                assert row["stage"] == stage and row["map"] == sheets[seat]["map"]
            await play_out(at.clients)
        first, second = (sheet["map"] for sheet in at.host.table["play"]["sheets"])
        assert first != second, "or nothing was compared"
        key = {"Quillmap-Key": at.host.table["key"]}
        for person in (*at.people, stranger):
            row = await person.get(f"/api/tables/{at.game}", **key)
            assert row["map"] is None and row["scores"] is None


async def test_a_list_has_the_seasons_of_who_played_alone(server: ServerProcess) -> None:
    async with Person(server.port) as ada:
        opened = await ada.create(names=["Ada"], start=True)
        async with await ada.look(opened["game"]) as client:
            (row,) = await ada.get("/api/mine")
            assert row["scores"] is None
            await play_out([client])
            scores = client.table["play"]["scores"][0]
        (row,) = await ada.get("/api/mine")
        assert row["scores"] == scores and len(scores) == 4
        assert row["total"] == sum(a + b + c - d for a, b, c, d in scores)
