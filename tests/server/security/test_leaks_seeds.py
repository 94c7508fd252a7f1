"""The cards to come: two seeds that have dealt the same so far look the same to everybody."""

from pathlib import Path

import msgspec
import pytest

from quillmap.dealer import commitment
from quillmap.server.rooms import audience
from quillmap.server.wire import view_types
from quillmap.server.wire.views import table_view
from quillmap.table.table import Table
from tests.server.security.leaks import Leak, Sent, Tables, must_be_equal, twin_seeds
from tests.server.world import world

EQUAL = 5
"""So many cards are the same, which takes a few thousand seeds to find."""


async def rounds(folder: Path, seed: bytes) -> list[tuple[tuple[int, tuple[str, ...]], Sent]]:
    """A game of a few rounds: the cards so far, and all that was sent until then."""
    found: list[tuple[tuple[int, tuple[str, ...]], Sent]] = []
    async with world(folder, seed) as running:
        table = Tables(running, listed=True, hints=True)
        await table.gather()
        for number in range(EQUAL + 1):
            await table.ask_around()
            await table.hints()
            await table.blunder()
            sent = await Sent.of(table)
            found.append((table.shown(), sent.hide(commitment(seed))))
            if number < EQUAL:
                await table.round(which=3)
    return found


async def compare(folder: Path) -> int:
    """Leak if anything but the commitment differs before the cards do; after how many rounds."""
    one_seed, other_seed = twin_seeds(EQUAL)
    assert one_seed != other_seed
    one = await rounds(folder / "one", one_seed)
    other = await rounds(folder / "other", other_seed)
    for number, ((shown, sent), (others, sent_too)) in enumerate(zip(one, other, strict=True)):
        if shown != others:
            with pytest.raises(Leak):  # else the comparison would see nothing at all
                must_be_equal(sent, sent_too)
            return number
        must_be_equal(sent, sent_too)
    raise AssertionError("the sixth card should differ")


async def test_equal_cards_look_equal_whatever_comes_next(tmp_path: Path) -> None:
    assert await compare(tmp_path) == EQUAL


async def test_the_comparison_finds_a_planted_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(table: Table, *, shown: bool = True) -> view_types.TableView:
        seed = table.seed.hex() if table.seed else None
        return msgspec.structs.replace(table_view(table, shown=shown), seed=seed)

    monkeypatch.setattr(audience, "table_view", careless)
    with pytest.raises(Leak, match="socket of Ada"):
        await compare(tmp_path)
