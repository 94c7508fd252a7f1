"""The same cards again: only where the seed is told, and everybody sees that they may be known."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quillmap.notation import Record, Revealing, read_record
from quillmap.replay import replay
from tests.server.background.test_races import own_lanes
from tests.server.client import Person, Refused
from tests.server.parties import over, party, people, play_out
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with chance of its own: with one seed for all tables, every deck is the same."""
    folder: Path = tmp_path_factory.mktemp("decks")
    with ServerProcess(folder / "tables.db") as process:
        yield process


async def refused_deck(person: Person, **asked: Any) -> str:
    """The code with which a table is not opened."""
    with pytest.raises(Refused) as refused:
        await person.create(**asked)
    return refused.value.code


def cards(record: Record) -> list[str]:
    """The first cards; later ones may depend on how full the maps are."""
    return [entry.card for entry in record.entries if isinstance(entry, Revealing)][:10]


async def test_a_deck_comes_again_when_its_seed_is_told(server: ServerProcess) -> None:
    """To whoever may look at the game, and with its options alone."""
    options = {"ruleset": "heroes", "map_sheet": "D"}
    async with people(server.port, 2) as (ada, ben):
        first = await ada.create(names=["Ada"], start=True, options=options)
        assert await refused_deck(ada, deck=first["game"]) == "deck_untold"
        async with await ada.look(first["game"]) as client:
            assert client.table["deck_of"] is None
            await play_out([client])
        assert await refused_deck(ben, deck=first["game"]) == "no_such_table"
        assert await refused_deck(ben, deck="nosuchgame") == "no_such_table"
        assert await refused_deck(ben, deck="../x") == "no_such_table"
        for beside in ({"options": options}, {"preset": "first_game"}):
            assert await refused_deck(ada, deck=first["game"], **beside) == "deck_options"
        asked = {"deck": first["game"], "deck_key": first["key"]}
        second = await ben.create(**asked, names=["Ben", "Bea"], seats=2)
        old = read_record(await ada.record(first["game"]))
        assert "deck" not in await ada.record(first["game"])
        async with await ben.look(second["game"]) as client:
            assert client.table["deck_of"] == first["game"]
            assert client.table["commitment"] == old.commitment
            assert client.table["seed"] is None, "it is told at the end, as ever"
            assert client.table["options"]["map_sheet"] == "D"
            await client.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            await play_out([client])
        new = read_record(await ben.record(second["game"]))
        assert new.deck == first["game"] and new.seed == old.seed
        assert new.setup.edicts == old.setup.edicts
        assert replay(new).over and cards(new) == cards(old)
        rows = {row["game"]: row for row in await ben.get("/api/mine")}
        assert rows[second["game"]]["deck_of"] == first["game"]
        fresh = await ben.create(names=["Ben"], options=options, start=True)
        async with await ben.look(fresh["game"]) as client:
            assert client.table["commitment"] != old.commitment
        opened = await ada.add_record(await ben.record(second["game"]))
        async with await ada.look(opened["game"]) as client:
            assert client.table["deck_of"] == first["game"]


async def test_a_race_with_a_deck_that_was_known(server: ServerProcess) -> None:
    async with Person(server.port) as person:
        first = await person.create(bots=["random"], start=True)
        async with await person.look(first["game"]) as client:
            await client.until(over(client))
        raced = await person.create(
            kind="race", deck=first["game"], names=["Ada"], bots=["random"], seats=2, start=True
        )
        rows = {row["game"]: row for row in await person.get("/api/mine")}
        lanes = [row for row in rows.values() if row["race"] == raced["game"]]
        assert lanes and all(row["deck_of"] == first["game"] for row in lanes)
        assert rows[raced["game"]]["deck_of"] == first["game"]
        assert rows[first["game"]]["deck_of"] is None


async def test_the_deck_of_a_race_waits_for_its_end(server: ServerProcess) -> None:
    async with party(server.port, 2, kind="race") as at, own_lanes(at) as (ada, ben):
        one, two = at.people
        await play_out([ada])
        for game in (ada.game, at.game):
            assert await refused_deck(one, deck=game) == "deck_untold"
        assert await refused_deck(two, deck=ada.game) == "lane_hidden"
        await play_out([ben])
        await at.host.until(over(at.host))
        for game in (ada.game, at.game):
            opened = await two.create(deck=game, names=["Ben"])
            async with await two.look(opened["game"]) as client:
                assert client.table["commitment"] == at.host.table["commitment"]
                assert client.table["deck_of"] == game
