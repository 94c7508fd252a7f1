"""What comes at once begins a few at a time, and each address has its turn."""

import asyncio

from quillmap.server.gate.starts import AT_ONCE, Starts
from tests.server.world import World


async def _begin(starts: Starts, who: str, begun: list[str]) -> None:
    await starts.turn(who)
    begun.append(who)


def _all(*askers: str) -> tuple[list[str], list[int]]:
    """In which order they begin who all ask at once, and how many in each turn of the loop."""

    async def watch() -> tuple[list[str], list[int]]:
        starts, begun, counts = Starts(), list[str](), list[int]()
        tasks = [asyncio.create_task(_begin(starts, who, begun)) for who in askers]
        while not all(task.done() for task in tasks):
            before = len(begun)
            await asyncio.sleep(0)
            counts.append(len(begun) - before)
        return begun, counts

    return asyncio.run(watch())


def test_few_begin_at_once() -> None:
    begun, counts = _all(*["a"] * 100)
    assert len(begun) == 100
    assert max(counts) <= AT_ONCE


def test_nobody_waits_where_few_ask() -> None:
    begun, counts = _all(*"abcd")
    assert begun == list("abcd")
    assert counts == [4]


def test_an_address_with_one_request_does_not_wait_for_a_thousand_of_another() -> None:
    begun, _ = _all(*["a"] * 1000, "b")
    assert begun.index("b") <= 2 * AT_ONCE


def test_who_hangs_up_meanwhile_takes_no_turn() -> None:
    async def leave() -> list[str]:
        starts, begun = Starts(), list[str]()
        tasks = [asyncio.create_task(_begin(starts, "a", begun)) for _ in range(50)]
        await asyncio.sleep(0)
        for task in tasks[AT_ONCE:-1]:
            task.cancel()
        await asyncio.wait_for(tasks[-1], 10)
        return begun

    assert asyncio.run(leave()) == ["a"] * (AT_ONCE + 1)


class Listed(Starts):
    """Notes who asks for a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def turn(self, who: str) -> None:
        self.asked.append(who)
        await super().turn(who)


async def test_every_message_on_a_socket_waits_for_a_turn_of_its_address(house: World) -> None:
    heard = house.server.heard = Listed()
    person = await house.person()
    table = await person.create(seats=1, names=["Ada"], start=True)
    assert not heard.asked, "requests have turns of their own"
    client = await person.look(table["game"])
    assert heard.asked == ["127.0.0.1"], "the hello"
    await asyncio.gather(*(client.ask("score", seat=1) for _ in range(20)))
    assert heard.asked == ["127.0.0.1"] * 21
    await client.close()
