"""What many ask for is made once, the latest are kept, and what failed is tried again."""

import asyncio

import pytest

from quillmap.server.single_flight import SingleFlight

pytestmark = pytest.mark.anyio


class Key:
    """A key that counts how often it is hashed: some of ours are whole positions."""

    hashed = 0

    def __init__(self, number: int) -> None:
        self.number = number

    def __hash__(self) -> int:
        Key.hashed += 1
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and other.number == self.number


async def test_many_wait_for_one_and_the_latest_are_kept() -> None:
    cache: SingleFlight[str, str] = SingleFlight(6, weight=len)
    made: list[str] = []
    go_on = asyncio.Event()

    async def make(value: str) -> str:
        made.append(value)
        await go_on.wait()
        return value

    waiting = [asyncio.create_task(cache.get("a", lambda: make("aaa"))) for _ in range(5)]
    await asyncio.sleep(0)
    assert (cache.making, cache.size) == (1, 0)
    go_on.set()
    assert await asyncio.gather(*waiting) == ["aaa"] * 5 and made == ["aaa"]
    assert await cache.get("b", lambda: make("bb")) == "bb"
    assert await cache.get("a", lambda: make("never")) == "aaa"
    assert await cache.get("c", lambda: make("cc")) == "cc"
    await asyncio.sleep(0)
    assert ("a" in cache, "b" in cache, "c" in cache, cache.size) == (True, False, True, 5)
    assert await cache.get("d", lambda: make("far too long")) == "far too long"
    await asyncio.sleep(0)
    assert (cache.size, "d" in cache) == (0, False), "what is larger than all room is not kept"


async def test_what_failed_is_tried_again_and_those_who_leave_take_nothing_away() -> None:
    cache: SingleFlight[str, int] = SingleFlight(10)
    tries = 0

    async def make() -> int:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)
        if tries == 1:
            raise ValueError("the first time")
        return tries

    with pytest.raises(ValueError, match="the first time"):
        await cache.get("a", make)
    assert "a" not in cache and cache.size == 0
    gone = asyncio.create_task(cache.get("a", make))
    await asyncio.sleep(0)
    gone.cancel()
    assert await cache.get("a", make) == 2 and tries == 2
    await asyncio.sleep(0)
    assert cache.size == 1


async def test_a_new_value_looks_at_no_other_key() -> None:
    cache: SingleFlight[Key, int] = SingleFlight(300)

    async def make() -> int:
        return 1

    for number in range(400):
        Key.hashed = 0
        await cache.get(Key(number), make)
        await asyncio.sleep(0)
        assert Key.hashed < 10, number
    assert cache.size == 300
