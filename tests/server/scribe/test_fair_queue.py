"""Whose turn it is: everybody's in turn, a few wait, and nobody waits for ever."""

import asyncio
import gzip

import pytest

from quillmap.rules.reasons import Refused
from quillmap.server.archive.shelf import shelf
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.scribe.process import Packed


def stile(most: int = 100, seconds: float = 60.0) -> tuple[FairQueue, list[None]]:
    """The turns, and one entry for everybody who was sent away."""
    sent_away: list[None] = []
    return FairQueue(lambda: sent_away.append(None), most=most, seconds=seconds), sent_away


async def settle() -> None:
    """Let everybody go as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_one_at_a_time_and_each_asker_in_turn() -> None:
    turns, _ = stile()
    done: list[str] = []
    inside = 0

    async def come(who: str, name: str) -> None:
        nonlocal inside
        async with turns.turn(who):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0)
            done.append(name)
            inside -= 1

    names = [("greedy", f"g{n}") for n in range(6)] + [("ada", "a0"), ("ben", "b0"), ("ada", "a1")]
    tasks = [asyncio.create_task(come(*each)) for each in names]
    await asyncio.gather(*tasks)
    assert done == ["g0", "g1", "a0", "b0", "g2", "a1", "g3", "g4", "g5"]


async def test_a_few_at_a_time_where_that_is_wanted() -> None:
    turns = FairQueue(lambda: None, most=100, seconds=60.0, at_once=3)
    inside, most = 0, 0

    async def come() -> None:
        nonlocal inside, most
        async with turns.turn("a"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    for _ in range(2):  # all places are free again afterwards
        most = 0
        await asyncio.gather(*(come() for _ in range(10)))
        assert (inside, most) == (0, 3)


async def test_no_more_may_wait() -> None:
    turns, sent_away = stile(most=2)
    async with turns.turn("a"):
        waiting = [asyncio.create_task(_pass(turns, who)) for who in "bc"]
        await settle()
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await _pass(turns, "d")
            assert refused.value.reason.id == "too_many"
    await asyncio.gather(*waiting)
    assert len(sent_away) == 3
    await _pass(turns, "d")


@pytest.mark.parametrize("greedy", [["g"], [f"2001:db8::{n}" for n in range(1, 9)]])
async def test_one_asker_leaves_places_to_others(greedy: list[str]) -> None:
    turns, sent_away = stile(most=8)
    async with turns.turn("a"):
        waiting = [asyncio.create_task(_pass(turns, who)) for who in (greedy * 8)[:8]]
        await settle()
        assert len(sent_away) == 4
        others = [asyncio.create_task(_pass(turns, who)) for who in "bcde"]
        await settle()
        assert len(sent_away) == 4
    await asyncio.gather(*others)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(each is None for each in done) == 4


async def test_nobody_waits_for_ever() -> None:
    turns, sent_away = stile(seconds=0.01)
    async with turns.turn("a"):
        with pytest.raises(Refused):
            await _pass(turns, "b")
    assert len(sent_away) == 1
    await _pass(turns, "b")


async def test_who_goes_away_holds_nobody_up() -> None:
    turns, _ = stile()
    async with turns.turn("a"):
        gone = [asyncio.create_task(_pass(turns, "b")) for _ in range(3)]
        stays = asyncio.create_task(_pass(turns, "c"))
        await settle()
        for each in gone:
            each.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
    await stays
    # Cancelled in the very moment in which it was given the turn.
    async with turns.turn("a"):
        late = asyncio.create_task(_pass(turns, "b"))
        await settle()
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    await asyncio.wait_for(_pass(turns, "c"), 10)


async def _pass(turns: FairQueue, who: str) -> None:
    async with turns.turn(who):
        await asyncio.sleep(0)


# The shelf ----------------------------------------------------------------------------------------


def answer(letter: str, size: int = 100) -> Packed:
    """An answer that takes up so many bytes."""
    return letter.encode() * size, size


async def test_an_answer_is_made_once_for_all_who_ask() -> None:
    kept, made = shelf(1000), 0

    async def make() -> Packed:
        nonlocal made
        made += 1
        await asyncio.sleep(0)
        return answer("a")

    found = await asyncio.gather(*(kept.get("a", make) for _ in range(9)))
    assert made == 1 and set(found) == {answer("a")}


async def test_it_counts_bytes_and_forgets_what_was_asked_for_longest_ago() -> None:
    kept, made = shelf(1000), []

    async def ask(letter: str, size: int = 100) -> None:
        async def make() -> Packed:
            made.append(letter)
            return answer(letter, size)

        assert await kept.get(letter, make) == answer(letter, size)
        await settle()
        assert kept.size <= 1000

    for letter in "abcdefghij":
        await ask(letter)
    await ask("a")
    await ask("k")
    await ask("a")
    assert made == [*"abcdefghijk"] and kept.size == 1000
    await ask("b")
    await ask("z", 5000)
    assert made[-2:] == ["b", "z"] and kept.size == 0


async def test_what_failed_is_asked_again_and_who_goes_away_spoils_nothing() -> None:
    kept = shelf(1000)

    async def fail() -> Packed:
        raise ValueError("in vain")

    async def make() -> Packed:
        await asyncio.sleep(0.01)
        return gzip.compress(b"x"), 1

    with pytest.raises(ValueError, match="in vain"):
        await kept.get("a", fail)
    first = asyncio.create_task(kept.get("a", make))
    await settle()
    first.cancel()
    assert (await kept.get("a", fail))[1] == 1
