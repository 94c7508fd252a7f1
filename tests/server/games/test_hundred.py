"""A hundred seats: a whole game with 99 bots, and how many bytes a phone has to read."""

import asyncio
import json
import time
from collections import Counter

from quillmap.notation import Made, read_record
from quillmap.replay import replay
from tests.server.client import Client, Person
from tests.server.following import Follower
from tests.server.parties import over, party, people, play_round
from tests.server.process import ServerProcess

GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
MOST_BYTES = 48 * 1024
"""The seed of these tests brings all eight heroes and all four letters, and each map tells its
points: there is hardly more."""


def long_name(number: int) -> str:
    """24 Greek letters, another name for every number."""
    turned = GREEK[number % 24 :] + GREEK[: number % 24]
    return turned[: 24 - number // 24] + "ά" * (number // 24)


def size(part: object) -> int:
    """How many bytes a part of the view has on the wire."""
    return len(json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode())


async def test_a_whole_game_with_99_bots_and_long_names(server: ServerProcess) -> None:
    async with party(server.port, 1, seats=100, start=False, options={"ruleset": "heroes"}) as at:
        client = at.host
        await client.ask("rename", seat=1, name=long_name(0))
        await asyncio.gather(
            *(client.ask("seat_bot", bot="random", name=long_name(seat)) for seat in range(1, 100))
        )
        await client.until(lambda: all(client.table["chairs"]))
        assert len({chair["name"] for chair in client.table["chairs"]}) == 100
        await client.ask("start")
        await client.until(lambda: client.table["stage"] == "playing")
        follower, began, sizes, took = Follower.of(client), time.monotonic(), [], []
        while not over(client)():
            begin = time.monotonic()
            await play_round([client], follower)
            took.append(time.monotonic() - begin)
            sizes.append(size(client.table))
        begin = time.monotonic()
        record = read_record(await at.people[0].record(at.game))
        reading = time.monotonic() - begin
        notes = Counter(entry.note for entry in record.entries if isinstance(entry, Made))
        print(
            f"\n100 seats: {len(took)} rounds in {time.monotonic() - began:.0f} s, the longest "
            f"{max(took):.1f} s; the table part has at most {max(sizes)} bytes; {dict(notes)}; "
            f"its record took {reading:.2f} s"
        )
        assert max(sizes) < MOST_BYTES
        assert set(notes) <= {None, "too slow"}, "no bot crashed or talked nonsense"
        assert replay(record).over
        assert sorted(rank for rank in client.table["result"]["ranks"])[0] == 1


async def sealed_bytes(server: ServerProcess, seats: int) -> tuple[int, list[str]]:
    """What a waiting player reads while another draws and takes back a few times."""
    async with people(server.port, 3) as (family, one, two):
        opened = await family.create(
            seats=seats, names=[long_name(number) for number in range(seats - 2)]
        )
        game, key = opened["game"], opened["key"]
        async with await one.look(game, key) as drawing, await two.look(game, key) as waiting:
            await drawing.ask("sit", name=long_name(98))
            await waiting.ask("sit", name=long_name(99))
            async with await family.look(game) as host:
                await host.ask("start")
            await waiting.until(lambda: waiting.table["stage"] == "playing")
            own = seats - 1
            await waiting.until(lambda: waiting.view["drawn"]["here"] == [own, seats])
            await asyncio.sleep(0.3)  # whatever is still on its way has arrived
            follower = Follower.of(drawing)
            lines = follower.lines(await follower.position(), own, 6)
            waiting.keep_received = True
            for line in lines:
                await drawing.draw(line, 1)
                await seen(waiting, [own])
                await drawing.ask("take_back", round=1, seat=own)
                await seen(waiting, [])
            return sum(len(text.encode()) for text in waiting.received), waiting.received


async def seen(client: Client, seats: list[int]) -> None:
    """Wait until this is who has drawn."""
    await client.until(lambda: client.view["drawn"]["seats"] == seats)


async def test_a_sealed_draw_costs_the_same_at_every_table(server: ServerProcess) -> None:
    few, _ = await sealed_bytes(server, 10)
    many, texts = await sealed_bytes(server, 100)
    print(f"\n12 sealed changes cost a waiting player {few} bytes at 10 seats, {many} at 100")
    assert all(set(json.loads(text)) == {"kind", "drawn"} for text in texts)
    # The numbers of the seats have a digit or two more.
    assert many <= few + 6 * len(texts)


async def test_who_has_drawn_stays_small_when_nearly_all_have(server: ServerProcess) -> None:
    """The list itself grows: 99 numbers twice, and nothing else is sent with it."""
    async with people(server.port, 2) as (family, other):
        opened = await family.create(seats=100, names=[long_name(n) for n in range(99)])
        game, key = opened["game"], opened["key"]
        async with await family.look(game) as client, await other.look(game, key) as waiting:
            await waiting.ask("sit", name="Last")
            await client.ask("start")
            await client.until(lambda: client.table["stage"] == "playing")
            await waiting.until(lambda: waiting.table["stage"] == "playing")
            follower = Follower.of(client)
            position = await follower.position()
            waiting.keep_received = True
            await asyncio.gather(
                *(client.draw(follower.line(position, seat), 1) for seat in range(1, 100))
            )
            await seen(waiting, list(range(1, 100)))
            largest = max(len(text.encode()) for text in waiting.received)
            print(f"\n99 of 100 have drawn: {len(waiting.received)} messages, at most {largest} B")
            assert largest < 800


async def test_a_table_of_a_hundred_bots_finishes_a_season_by_itself(
    server: ServerProcess,
) -> None:
    async with Person(server.port) as person:
        opened = await person.create(seats=100, bots=["random"] * 100, start=True)
        async with await person.look(opened["game"]) as client:
            await client.until(lambda: client.play["season"] >= 1)
            assert all(len(scores) == 1 for scores in client.play["scores"])
            await client.ask("close")
