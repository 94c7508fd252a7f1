"""What maps scored in a season: nothing of what is not over, or sealed, or at other tables."""

import json
from pathlib import Path
from typing import Any

import pytest

from quillmap.notation import write_entry
from quillmap.rules.position import Position
from quillmap.server.wire import scores
from quillmap.table.table import Table
from tests.server.security.leaks import Leak, Sent, Tables, must_be_equal
from tests.server.world import world

SEED = bytes(range(32))


def position_of(table: Tables) -> Position:
    """What lies on the table."""
    found = table.world.table(table.game).position
    assert found is not None
    return found


async def evening(folder: Path, season: int, *, last: bool, which: int) -> tuple[Sent, Sent]:
    """What all but Ada were sent before and after a round opened in which her draw differs.

    It is the first round of a season, or the last one. Everybody asks for all scores all the time.
    """
    async with world(folder, SEED) as found:
        table = Tables(found, "base", listed=True)
        await table.gather()
        while True:
            position = position_of(table)
            ends = position.time >= table.clients["Ada"].play["threshold"]
            if position.season == season and ends >= last:
                break
            await table.round()
        await table.scores("Ada")
        await table.draw(1, which)
        await table.scores("Ada")
        await table.draw(2)
        await table.scores("Ada")
        sealed = await Sent.of(table, "Ada")
        await table.draw(3)
        await table.scores("Ada")
        return sealed, await Sent.of(table, "Ada")


async def compare(folder: Path, season: int, *, last: bool) -> None:
    """Leak if anybody else could tell one draw from another before the round opens."""
    one, opened_one = await evening(folder / "one", season, last=last, which=0)
    other, opened_other = await evening(folder / "other", season, last=last, which=5)
    must_be_equal(one, other)
    with pytest.raises(Leak, match="socket of"):  # else the comparison would see nothing at all
        must_be_equal(opened_one, opened_other)


@pytest.mark.parametrize(("season", "last"), [(0, True), (1, False)], ids=["ends", "begins"])
async def test_a_sealed_draw_changes_no_score(tmp_path: Path, season: int, last: bool) -> None:
    """Neither of the season that it ends, nor of the one before."""
    await compare(tmp_path, season, last=last)


async def test_the_comparison_finds_a_planted_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, drawn = scores._last_scored, set[str]()

    def careless(table: Table) -> int:
        """Not the same for one sealed draw and for another."""
        drawn.update(write_entry(made) for seat, made in table.sealed.items() if seat == 0)
        return usual(table) if len(drawn) < 2 else -1

    monkeypatch.setattr(scores, "_last_scored", careless)
    with pytest.raises(Leak, match="socket of"):
        await compare(tmp_path, 1, last=False)


def told(client: Any) -> list[dict[str, Any]]:
    """The answers to all questions for scores."""
    found = [json.loads(text) for text in client.received]
    return [each for each in found if each["kind"] == "answer" and each["id"] == 2_000_000]


async def test_only_the_last_season_is_told_and_only_at_its_table(tmp_path: Path) -> None:
    """Another table of the same server, with the same people, has nothing of it."""
    async with world(tmp_path, SEED, SEED) as found:
        table, other = Tables(found, "base"), Tables(found, "base")
        await table.gather()
        await other.gather()
        while position_of(table).season < 1:
            await table.scores()
            await table.round()
        for client in table.clients.values():
            answers = told(client)
            assert {each["scored"]["seat"] for each in answers if "scored" in each} == {1, 2, 3}
            assert not any("sheet" in each.get("scored", {}) for each in answers), "none is over"
            client.received.clear()
        await table.scores()
        await other.scores()
        for client in table.clients.values():
            shown = [each["scored"] for each in told(client) if "sheet" in each.get("scored", {})]
            assert [each["seat"] for each in shown] == [1, 2, 3]
            maps = [each["sheet"]["map"] for each in shown]
            scored = table.world.table(table.game).scored
            assert len(maps) == len(scored) == 3
        for client in other.clients.values():
            refused = [each["refused"]["code"] for each in told(client) if "refused" in each]
            assert refused == ["not_scored"] * 12
