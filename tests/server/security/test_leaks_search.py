"""All that a whole game sends, searched for the seed and for cards that are still to come."""

from pathlib import Path

import msgspec
import pytest

from quillmap.material import CARDS
from quillmap.server.rooms import audience
from quillmap.server.wire import view_types
from quillmap.server.wire.views import table_view
from quillmap.table.table import Table
from tests.server.security.leaks import Leak, Tables, forms, must_not_tell
from tests.server.world import world

SEED = bytes(range(100, 132))


class Search:
    """Looks through whatever is new, with the cards that lie open by then."""

    def __init__(self, table: Tables) -> None:
        self.table = table
        self.revealed: set[str] = set()
        self.texts = 0
        self._read: dict[str, int] = {}

    async def look(self) -> None:
        """Leak if anything since the last look tells too much."""
        await self.table.world.settled()
        self.revealed |= {*self.table.shown()[1]}
        world = self.table.world
        texts = {"log": world.log, "answers": world.answers, "metrics": [await world.metrics()]}
        texts |= {who: client.received for who, client in self.table.clients.items()}
        for who, told in texts.items():
            new = told[self._read.get(who, 0) :]
            must_not_tell(new, SEED, self.revealed)
            self.texts += len(new)
            self._read[who] = len(told) if who != "metrics" else 0


async def play(folder: Path, ruleset: str) -> int:
    """A whole game with blunders and questions in between; how many texts were searched."""
    async with world(folder, SEED) as found:
        table = Tables(found, ruleset, listed=True)
        await table.gather()
        search = Search(table)
        number = 0
        while True:
            await search.look()
            number += 1
            if number % 6 == 1:
                await table.ask_around()
                await table.blunder()
                await table.scores()
            awaited = table.clients["Ada"].play["awaited"]
            for seat in awaited[:-1]:
                await table.draw(seat, number % 5)
            await search.look()
            await table.draw(awaited[-1], number % 5)
            if table.clients["Dot"].table["stage"] == "over":
                break
        seen = found.table(table.game).position
        assert seen is not None and seen.season == 3
        told = [client.table["seed"] for client in table.clients.values()]
        assert told == [SEED.hex()] * 4  # and now everybody may check the cards
        return search.texts


@pytest.mark.parametrize("ruleset", ["base", "combined"])
async def test_a_whole_game_tells_neither_seed_nor_cards(tmp_path: Path, ruleset: str) -> None:
    assert await play(tmp_path, ruleset) > 500


async def test_the_search_finds_a_planted_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(table: Table, *, shown: bool = True) -> view_types.TableView:
        seed = table.seed.hex() if table.seed else None
        return msgspec.structs.replace(table_view(table, shown=shown), seed=seed)

    monkeypatch.setattr(audience, "table_view", careless)
    with pytest.raises(Leak, match="the seed in"):
        await play(tmp_path, "base")


@pytest.mark.parametrize("form", forms(SEED))
def test_the_search_knows_every_form(form: str) -> None:
    with pytest.raises(Leak):
        must_not_tell([f"so it is {form}!"], SEED, CARDS)


def test_the_search_knows_cards_by_id_and_by_name() -> None:
    must_not_tell(["hamlet lies open"], SEED, {"hamlet"})
    for text in ('{"next":"hamlet"}', "Great River comes next", "WARNING farmland"):
        with pytest.raises(Leak):
            must_not_tell([text], SEED, ())
