"""What every store promises about lines: in order, all or none, each once, still there later."""

import asyncio
import random

import pytest

from quillmap.store import Addition, CodeTaken, IndexEntry, Kept, NotKept, Stale, Store
from tests.store.conftest import Opener
from tests.store.samples import adding, everything, lines_of, opening

pytestmark = pytest.mark.anyio


async def test_a_game_is_its_lines_in_order(store: Store) -> None:
    await store.append(opening("g", "a", "b", at=10))
    await store.append(adding("g", 2, "c", at=20))
    assert await store.journal("g") == [Kept(0, 10, "a"), Kept(1, 10, "b"), Kept(2, 20, "c")]
    assert await store.journal("g", 2) == [Kept(2, 20, "c")]
    assert await store.journal("g", 3) == []
    assert await store.journal("none") == []


async def test_a_row_tells_what_is_known_without_the_lines(store: Store) -> None:
    new = opening("g", "a", at=10, summary="two seats", owners=("b", "a"))
    await store.append(new)
    await store.append(adding("g", 1, "b", "c", at=20))
    row = await store.row("g")
    assert row is not None
    assert (row.game, row.plies, row.opened, row.touched) == ("g", 3, 10, 20)
    assert row.entry == new.entry
    assert await store.row("none") is None


async def test_a_new_card_alone_makes_no_game_younger(store: Store) -> None:
    await store.append(opening("g", at=10), opening("h", at=10))
    over = IndexEntry(stage="over")
    # Together and alone, as they may take different ways.
    await asyncio.gather(
        *(store.append(Addition(game, 1, 20, (), over)) for game in ("g", "h")),
        store.append(opening("i", at=20)),
    )
    await store.append(Addition("h", 1, 30, ()))
    for game in ("g", "h"):
        row = await store.row(game)
        assert row is not None and (row.plies, row.touched, row.entry) == (1, 10, over)


async def test_any_text_that_people_write_comes_back_as_it_was(store: Store) -> None:
    texts = ("Žluťoučký kůň", "'; --", '"[1,2]"', "\\u0000 \\", "tab\there", "🗺", "", "123", "null")
    await store.append(opening("g", *texts, summary="{}"), opening("123", "a", owners=texts))
    assert await lines_of(store, "g") == list(texts)
    row = await store.row("123")
    assert row is not None and row.entry.owners == texts and row.entry.code is None


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
async def test_text_that_cannot_be_kept_is_an_error_that_harms_nobody(
    store: Store, text: str
) -> None:
    await store.append(opening("g"), opening("h"))
    results = await asyncio.gather(
        store.append(adding("g", 1, text)), store.append(adding("h", 1)), return_exceptions=True
    )
    assert isinstance(results[0], ValueError) and results[1] is None
    assert (await store.plies(["g", "h"])) == {"g": 1, "h": 2}


async def test_a_new_game_needs_a_card(store: Store) -> None:
    with pytest.raises(ValueError, match="no entry"):
        await store.append(adding("g", 0, "a"))


async def test_a_game_is_opened_once(store: Store) -> None:
    await store.append(opening("g", "a"))
    with pytest.raises(Stale):
        await store.append(opening("g", "b"))
    assert await lines_of(store, "g") == ["a"]


@pytest.mark.parametrize("ply", [0, 1, 3])
async def test_a_writer_who_has_not_seen_all_lines_is_stale(store: Store, ply: int) -> None:
    await store.append(opening("g", "a", "b"))
    for entry in (None, IndexEntry(stage="over")):
        with pytest.raises(Stale) as caught:
            await store.append(adding("g", ply, "x", entry=entry))
        assert caught.value.game == "g"
    assert await lines_of(store, "g") == ["a", "b"]
    row = await store.row("g")
    assert row is not None and row.entry.stage == "playing" and row.plies == 2


async def test_a_game_that_is_not_there_is_stale(store: Store) -> None:
    with pytest.raises(Stale):
        await store.append(adding("g", 4))


async def test_several_additions_are_kept_together(store: Store) -> None:
    await store.append(opening("a"), opening("b"), adding("a", 1, "x", "y"), adding("a", 3))
    assert await store.plies(["a", "b", "c"]) == {"a": 4, "b": 1}


async def test_several_additions_fail_together(store: Store) -> None:
    await store.append(opening("a"), opening("b"))
    with pytest.raises(Stale):
        await store.append(adding("a", 1), opening("c"), adding("b", 5))
    with pytest.raises(CodeTaken):
        await store.append(
            adding("a", 1), opening("c", code="owl"), opening("d", code="owl"), adding("b", 1)
        )
    assert await store.plies(["a", "b", "c", "d"]) == {"a": 1, "b": 1}
    assert await lines_of(store, "a") == ["opened"]
    assert await store.by_code("owl") is None


async def test_nothing_is_lost_by_a_restart(store: Store, opener: Opener) -> None:
    await store.append(opening("g", "a", code="owl", owners=("x",)), opening("h", "b"))
    await store.append(adding("g", 1))
    before = await everything(store)
    await store.close()
    again = await opener()
    assert await everything(again) == before
    await again.append(adding("g", 2))
    assert len(await lines_of(again, "g")) == 3


async def test_a_closed_store_keeps_nothing(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(NotKept):
        await store.append(opening("g"))
    with pytest.raises(NotKept):
        await store.journal("g")


async def test_closing_finishes_what_was_begun(store: Store, opener: Opener) -> None:
    waiting = [asyncio.ensure_future(store.append(opening(f"g{n}"))) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    kept = {f"g{n}" for n, error in enumerate(done) if error is None}
    assert {row.game for row in await (await opener()).rows()} >= kept


async def test_many_writers_of_one_game_keep_each_ply_once(store: Store, opener: Opener) -> None:
    await store.append(opening("g"))
    other = await opener()

    async def write(name: str, to: Store) -> None:
        for number in range(5):
            while True:
                ply = (await to.plies(["g"]))["g"]
                try:
                    await to.append(adding("g", ply, f"{name} {number}"))
                    break
                except Stale:
                    continue

    writers = [write(f"w{n}", (store, other)[n % 2]) for n in range(10)]
    await asyncio.wait_for(asyncio.gather(*writers), 60)
    lines = await lines_of(store, "g")
    assert sorted(lines[1:]) == sorted(f"w{n} {k}" for n in range(10) for k in range(5))
    assert all(
        [line for line in lines if line.startswith(f"w{n} ")] == [f"w{n} {k}" for k in range(5)]
        for n in range(10)
    )


async def test_many_games_at_once(store: Store) -> None:
    games = [f"g{n:03}" for n in range(100)]
    await asyncio.gather(*(store.append(opening(game)) for game in games))

    async def play(game: str) -> None:
        for ply in range(1, 8):
            entry = IndexEntry(stage="playing", owners=(game,)) if ply % 3 == 0 else None
            await store.append(adding(game, ply, entry=entry))

    await asyncio.gather(*(play(game) for game in games))
    expected = ["opened", *(f"line {ply}" for ply in range(1, 8))]
    for game in games:
        assert await lines_of(store, game) == expected
    assert [row.game for row in await store.of_owner("g042", 5)] == ["g042"]


async def test_whoever_stops_waiting_breaks_nothing(store: Store) -> None:
    chance = random.Random(5)
    games = [f"g{n}" for n in range(10)]
    await asyncio.gather(*map(store.append, map(opening, games)))
    told: set[tuple[str, int]] = set()
    for turn in range(15):
        plies = await store.plies(games)
        tasks = {
            (game, plies[game]): asyncio.ensure_future(
                store.append(adding(game, plies[game], f"turn {turn}"))
            )
            for game in games
        }
        await asyncio.sleep(chance.random() / 200)
        for task in list(tasks.values())[::2]:
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for key, task in tasks.items():
            if not task.cancelled():
                assert task.exception() is None
                told.add(key)
    for game in games:
        lines = await lines_of(store, game)
        assert len(lines) == len(set(lines)) == (await store.plies([game]))[game]
        assert all(ply < len(lines) for other, ply in told if other == game)
    assert {(game, ply) for game in games[1::2] for ply in range(1, 16)} <= told


async def test_lines_can_be_rewritten_and_nothing_else_changes(store: Store) -> None:
    await store.append(opening("g", "Ann sits", "b", "Ann draws", at=5), opening("h", "Ann"))
    lines = [Kept(0, 5, "- sits"), Kept(2, 5, "- draws")]
    await store.rewrite("g", lines, adding("g", 3, "named", at=5))
    assert await lines_of(store, "g") == ["- sits", "b", "- draws", "named"]
    assert await lines_of(store, "h") == ["Ann"]
    row = await store.row("g")
    assert row is not None and row.entry == IndexEntry(stage="playing")
    assert (row.plies, row.opened, row.touched) == (4, 5, 5)


async def test_a_rewrite_is_done_wholly_or_not_at_all(store: Store) -> None:
    await store.append(opening("g", "a"))
    for game, lines, ply in (
        ("g", [Kept(0, 1, "x"), Kept(1, 1, "y")], 1),
        ("none", [Kept(0, 1, "x")], 1),
        ("g", [Kept(0, 1, "x")], 2),
        ("g", [Kept(0, 1, "x")], 0),
    ):
        with pytest.raises(Stale):
            await store.rewrite(game, lines, adding(game, ply, "z"))
    assert await lines_of(store, "g") == ["a"]


async def test_deleted_games_are_gone_altogether(store: Store) -> None:
    await store.append(opening("a", code="owl", owners=("x",)), opening("b", owners=("x",)))
    await store.see([("a", "x"), ("b", "x")], 9)
    assert await store.delete(["a", "none"]) == 1
    assert await store.row("a") is None and await store.journal("a") == []
    assert await store.by_code("owl") is None
    assert [row.game for row in await store.of_owner("x", 9)] == ["b"]
    assert await store.last_seen(["a", "b"]) == {("b", "x"): 9}
    assert await store.delete(["a"]) == 0 == await store.delete([])
    await store.append(opening("a", code="owl"))
    assert await store.of_owner("x", 9) != [] and await store.last_seen(["a"]) == {}


async def test_only_games_that_are_old_are_deleted(store: Store) -> None:
    await store.append(opening("old", at=10), opening("young", at=10), opening("lone", at=50))
    await store.append(adding("young", 1, at=50))
    for race in ("r", "s"):
        await store.append(opening(race, at=10), opening(f"{race}-1", at=10, race=race))
    await store.append(opening("s-2", at=50, race="s"), opening("gone-1", at=10, race="gone"))
    games = ["old", "young", "lone", "r-1", "r", "s-1", "s", "gone-1", "none"]
    assert await store.delete(games, 10) == 0
    # A race of which one lane goes on stays whole.
    assert await store.delete(games, 50) == 4
    assert {row.game for row in await store.rows()} == {"young", "lone", "s", "s-1", "s-2"}
    assert await store.journal("old") == [] and len(await store.journal("s-1")) == 1
    assert await store.delete(games, 51) == 4
