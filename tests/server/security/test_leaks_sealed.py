"""What somebody has sealed: two games that differ in it send all others the same bytes (R14.1)."""

from pathlib import Path

import msgspec
import pytest

from quillmap.notation import write_entry
from quillmap.server.rooms import audience
from quillmap.server.wire import view_types
from quillmap.server.wire.views import drawn_view
from quillmap.table.table import Table
from tests.server.security.leaks import Leak, Sent, Tables, must_be_equal
from tests.server.world import world

SEED = bytes(range(32))


async def evening(folder: Path, ruleset: str, earlier: int, which: int) -> tuple[Sent, Sent]:
    """What all but Ada were sent before and after the round opened in which her draw differs."""
    async with world(folder, SEED) as found:
        table = Tables(found, ruleset, listed=True, hints=True)
        await table.gather()
        for _ in range(earlier):
            await table.round()
        ada, game = table.clients["Ada"], table.game
        line = found.line(game, 1, which)
        await ada.ask("preview", round=ada.round, line=line)
        await table.draw(1, which)
        await table.draw(1, 5 - which)
        await ada.ask("take_back", round=ada.round, seat=1)
        await found.settled()
        await table.draw(1, which)
        await table.ask_around("Ada")
        await table.hints("Ada")
        await table.blunder("Ada")
        watching = await found.look(await found.person(), game, table.key)
        table.clients["Eve, who came later"] = watching
        await table.draw(2)
        await table.ask_around("Ada")
        sealed = await Sent.of(table, "Ada")
        await table.draw(3)
        return sealed, await Sent.of(table, "Ada")


async def compare(folder: Path, ruleset: str, earlier: int = 0) -> None:
    """Leak if anybody else could tell one draw from another before the round opens."""
    one, opened_one = await evening(folder / "one", ruleset, earlier, 0)
    other, opened_other = await evening(folder / "other", ruleset, earlier, 5)
    must_be_equal(one, other)
    with pytest.raises(Leak, match="socket of"):  # else the comparison would see nothing at all
        must_be_equal(opened_one, opened_other)


@pytest.mark.parametrize(("ruleset", "earlier"), [("base", 0), ("heroes", 5)])
async def test_a_sealed_draw_changes_no_byte_for_others(
    tmp_path: Path, ruleset: str, earlier: int
) -> None:
    await compare(tmp_path, ruleset, earlier)


class Careless(view_types.DrawnView):
    """A view with one line too many."""

    lines: list[str]


async def test_the_comparison_finds_a_planted_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(table: Table, here: frozenset[str]) -> view_types.DrawnView:
        view = msgspec.structs.asdict(drawn_view(table, here))
        return Careless(**view, lines=[write_entry(made) for made in table.sealed.values()])

    monkeypatch.setattr(audience, "drawn_view", careless)
    with pytest.raises(Leak, match="socket of Ben"):
        await compare(tmp_path, "base")
