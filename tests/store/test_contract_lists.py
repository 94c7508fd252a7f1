"""What every store promises about games without reading their lines: codes, lists, dues, dumps."""

import asyncio
from dataclasses import replace

import pytest

from quillmap.store import CodeTaken, IndexEntry, Kept, Lease, NotKept, Row, Stale, Store
from tests.store.conftest import Opener
from tests.store.samples import adding, everything, lines_of, opening

pytestmark = pytest.mark.anyio


def names(rows: list[Row]) -> list[str]:
    return [row.game for row in rows]


async def test_a_code_finds_its_game_as_long_as_it_has_it(store: Store) -> None:
    await store.append(opening("a", code="owl"))
    found = await store.by_code("owl")
    assert found is not None and found.game == "a"
    await store.append(adding("a", 1, entry=IndexEntry(stage="closed")))
    assert await store.by_code("owl") is None
    await store.append(opening("b", code="owl"))
    found = await store.by_code("owl")
    assert found is not None and found.game == "b"


async def test_no_two_games_have_one_code(store: Store) -> None:
    await store.append(opening("a", code="owl"), opening("b"))
    with pytest.raises(CodeTaken) as caught:
        await store.append(opening("c", code="owl"))
    assert caught.value.code == "owl"
    with pytest.raises(CodeTaken):
        await store.append(adding("b", 1, entry=IndexEntry(stage="playing", code="owl")))
    assert await store.plies(["a", "b", "c"]) == {"a": 1, "b": 1}


async def test_a_code_may_pass_from_one_game_to_another_at_once(store: Store) -> None:
    await store.append(opening("b", code="owl"))
    await store.append(adding("b", 1, entry=IndexEntry(stage="over")), opening("a", code="owl"))
    found = await store.by_code("owl")
    assert found is not None and found.game == "a"


async def test_of_many_who_want_one_code_one_gets_it(store: Store, opener: Opener) -> None:
    other = await opener()
    results = await asyncio.gather(
        *((store, other)[n % 2].append(opening(f"g{n}", code="owl")) for n in range(12)),
        return_exceptions=True,
    )
    assert sum(result is None for result in results) == 1
    assert all(result is None or isinstance(result, CodeTaken) for result in results)
    assert len(await store.rows()) == 1


async def test_games_are_counted(store: Store, opener: Opener, database: str) -> None:
    assert await store.count() == 0
    await store.append(opening("a"), opening("b"))
    assert await (await opener()).count() == 2
    await store.delete(["a"])
    assert await store.count() == 1
    free = await store.free()
    assert (free is None) == database.startswith("postgres") and free != 0


async def test_listed_games_wait_for_players_the_newest_first(store: Store) -> None:
    for number, game in enumerate("cabd"):
        await store.append(opening(game, at=number, stage="waiting", listed=True))
    await store.append(opening("hidden", stage="waiting"))
    await store.append(adding("a", 1, entry=IndexEntry(stage="playing", listed=True)))
    assert names(await store.listed(9)) == ["d", "b", "c"]
    assert names(await store.listed(2)) == ["d", "b"]


async def test_the_games_of_a_person_those_touched_last_first(store: Store) -> None:
    await store.append(opening("a", at=1, owners=("x", "y")), opening("b", at=2, owners=("x",)))
    await store.append(opening("c", at=3, owners=("y", "y")))
    assert names(await store.of_owner("x", 9)) == ["b", "a"]
    await store.append(adding("a", 1, at=9))
    assert names(await store.of_owner("x", 9)) == ["a", "b"]
    assert names(await store.of_owner("x", 1)) == ["a"]
    assert names(await store.of_owner("y", 9)) == ["a", "c"]
    await store.append(adding("a", 2, entry=IndexEntry(stage="playing", owners=("z", "y"))))
    assert names(await store.of_owner("x", 9)) == ["b"]
    assert names(await store.of_owner("z", 9)) == ["a"]
    row = await store.row("a")
    assert row is not None and row.entry.owners == ("z", "y")


async def test_a_bin_holds_the_games_of_one_person_until_they_go_on(store: Store) -> None:
    await store.append(opening("a", at=1, owners=("x", "y")), opening("b", at=2, owners=("x",)))
    await store.append(opening("c", at=3, owners=("y",)))
    assert await store.throw("x", ["a", "b", "c", "none"], 5) == ["a", "b"]
    assert names(await store.of_owner("x", 9)) == []
    assert names(await store.of_owner("x", 9, binned=True)) == ["b", "a"]
    assert names(await store.of_owner("y", 9)) == ["c", "a"], "others have it as before"
    assert await store.of_owner("y", 9, binned=True) == []
    # A new card alone is no line: nothing has happened for the owner.
    await store.append(
        replace(adding("b", 1, entry=IndexEntry(stage="over", owners=("x",))), lines=())
    )
    assert names(await store.of_owner("x", 9, binned=True)) == ["b", "a"]
    await store.append(adding("b", 1, at=6))
    assert names(await store.of_owner("x", 9)) == ["b"]
    assert await store.throw("x", ["a"], None) == ["a"]
    assert names(await store.of_owner("x", 9)) == ["b", "a"]
    assert await store.of_owner("x", 9, binned=True) == []


async def test_a_clock_that_is_late_bins_all_the_same(store: Store) -> None:
    await store.append(opening("a", at=100, owners=("x",)))
    await store.throw("x", ["a"], 7)
    row = await store.row("a")
    assert row is not None and row.binned == (("x", 100),)
    assert names(await store.of_owner("x", 9, binned=True)) == ["a"]


async def test_a_bin_is_the_same_for_every_process(store: Store, opener: Opener) -> None:
    other = await opener()
    games = [f"g{number}" for number in range(8)]
    await store.append(*(opening(game, owners=("x", "y")) for game in games))
    await asyncio.gather(
        *(
            (store, other)[number % 2].throw(who, [game], 2000)
            for number, game in enumerate(games)
            for who in "xy"
        )
    )
    for each in (store, other):
        assert names(await each.of_owner("x", 9, binned=True)) == games
        assert names(await each.of_owner("y", 9, binned=True)) == games
    await store.delete(games)
    assert await other.of_owner("x", 9, binned=True) == []


async def test_the_lanes_of_races_by_id(store: Store) -> None:
    for game, race in (("l2", "r"), ("l1", "r"), ("m", "s"), ("n", "t"), ("o", None)):
        await store.append(opening(game, race=race))
    assert names(await store.lanes(["r", "s"])) == ["l1", "l2", "m"]
    assert await store.lanes([]) == []


async def test_all_games_a_page_at_a_time(store: Store) -> None:
    # Capitals come before small letters, and ż after z: by their bytes, whatever the language.
    games = ["B", "Z", "a", "b", "z", "ż"]
    await store.append(*(opening(game) for game in reversed(games)))
    assert names(await store.rows()) == games
    assert names(await store.rows(limit=4)) == games[:4]
    assert names(await store.rows("b", 4)) == games[4:]
    assert await store.rows("ż") == []


async def test_what_is_due_is_taken_once_until_the_lease_ends(store: Store) -> None:
    await store.append(opening("late", due=50), opening("early", due=10), opening("never"))
    await store.append(opening("later", due=500))
    assert await store.take_due(Lease("me", 200), 100, 9) == ["early", "late"]
    assert await store.take_due(Lease("you", 300), 199, 9) == []
    row = await store.row("late")
    assert row is not None and row.entry.lease == Lease("me", 200)
    assert await store.take_due(Lease("you", 300), 200, 1) == ["early"]
    assert await store.take_due(Lease("you", 300), 250, 9) == ["late"]
    # A new entry says anew what is due.
    await store.append(adding("late", 1, entry=IndexEntry(stage="playing", due=260)))
    assert await store.take_due(Lease("me", 400), 270, 9) == ["late"]
    await store.append(adding("late", 2, entry=IndexEntry(stage="over")))
    assert await store.take_due(Lease("me", 900), 800, 9) == ["early", "later"]


async def test_a_lease_on_a_card_holds(store: Store) -> None:
    await store.append(opening("g", due=10, lease=Lease("me", 100)))
    assert await store.take_due(Lease("you", 300), 99, 9) == []
    await store.append(adding("g", 1))
    row = await store.row("g")
    assert row is not None and row.entry.lease == Lease("me", 100)


async def test_many_who_look_for_what_is_due_take_each_game_once(
    store: Store, opener: Opener
) -> None:
    other = await opener()
    await store.append(*(opening(f"g{n:02}", due=n) for n in range(40)))
    taken = await asyncio.gather(
        *((store, other)[n % 2].take_due(Lease(f"w{n}", 900), 100, 6) for n in range(12))
    )
    while more := await store.take_due(Lease("last", 900), 100, 9):
        taken.append(more)
    assert sorted(game for games in taken for game in games) == [f"g{n:02}" for n in range(40)]


async def test_who_was_last_seen_where(store: Store) -> None:
    await store.append(opening("g"), opening("h"))
    await store.see([("g", "x"), ("g", "y"), ("g", "x"), ("gone", "x")], 10)
    await store.see([("g", "x"), ("h", "x")], 20)
    await store.see([("g", "x")], 15)
    await store.see([], 30)
    assert await store.last_seen(["g"]) == {("g", "x"): 20, ("g", "y"): 10}
    assert await store.last_seen(["h", "gone"]) == {("h", "x"): 20}


async def test_a_dump_is_of_one_moment_while_others_write(store: Store) -> None:
    games = [f"g{n:03}" for n in range(120)]
    await store.append(*(opening(game, "a", "b", owners=("x",)) for game in games))
    dump = store.dump()
    seen = [await anext(dump)]
    await store.append(*(adding(game, 2) for game in games), opening("zzz"))
    await store.delete(["g100"])
    seen += [entry async for entry in dump]
    assert [row.game for row, _ in seen] == games
    assert all(row.plies == 2 == len(lines) for row, lines in seen)
    assert len(await everything(store)) == 120


async def test_a_dump_may_be_left_in_the_middle(store: Store) -> None:
    await store.append(*(opening(f"g{n}") for n in range(80)))
    async for _ in store.dump():
        break
    await store.append(opening("after"))
    assert len(await everything(store)) == 81


async def test_a_dump_can_be_loaded_elsewhere(store: Store) -> None:
    await store.append(
        opening("g", "a", "b", code="owl", owners=("y", "x"), due=7, lease=Lease("me", 9)),
        opening("h", race="r", listed=True, stage="waiting", summary="s"),
    )
    await store.throw("y", ["g"], 9000)
    before = await everything(store)
    dump = [entry async for entry in store.dump()]
    await store.delete(["g", "h"])
    for row, lines in dump:
        await store.load(row, lines)
    assert await everything(store) == before
    assert names(await store.of_owner("x", 9)) == ["g"]
    assert names(await store.of_owner("y", 9, binned=True)) == ["g"]
    await store.append(adding("g", 2))


async def test_loading_never_harms_a_game_that_is_there(store: Store) -> None:
    await store.append(opening("g", "a", code="owl"))
    row = await store.row("g")
    assert row is not None
    with pytest.raises(NotKept, match="already"):
        await store.load(replace(row, entry=IndexEntry(stage="over")), [Kept(0, 1, "x")])
    with pytest.raises(CodeTaken):
        await store.load(replace(row, game="h"), [Kept(0, 1, "x")])
    with pytest.raises(NotKept, match="not all there"):
        await store.load(replace(row, game="h", entry=IndexEntry(stage="over")), [])
    assert await lines_of(store, "g") == ["a"] and await store.row("h") is None


async def test_a_game_without_lines_can_be_kept(store: Store) -> None:
    empty = replace(opening("g", owners=("x",)), lines=())
    await store.append(empty)
    row = await store.row("g")
    assert row is not None and row.plies == 0 and await store.journal("g") == []
    await store.append(adding("g", 0, "a"))
    with pytest.raises(Stale):
        await store.append(adding("g", 0, "b"))
    assert await lines_of(store, "g") == ["a"]


async def test_a_store_that_works_is_ready(store: Store) -> None:
    await store.ready()
    await store.ready()
