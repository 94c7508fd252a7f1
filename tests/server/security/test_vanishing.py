"""People who stop listening: nothing of them stays behind, and nobody waits for them."""

import asyncio
import json
import re

import pytest
from websockets.asyncio.client import connect

from quillmap.server.live.socket import HELLO_SECONDS
from tests.server.client import PATIENCE, Person
from tests.server.world import World


async def sockets(house: World) -> int:
    """How many sockets the server believes to be open."""
    found = re.search(r"^quillmap_connections ([\d.]+)", await house.metrics(), re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def until_nobody(house: World) -> None:
    """Wait until the server has noticed."""
    async with asyncio.timeout(PATIENCE):
        while await sockets(house):
            await asyncio.sleep(0.02)
    assert not any(room.viewers for room in house.server.rooms.by_game.values())


@pytest.mark.parametrize("messages", [1, 3000])
async def test_somebody_who_asks_and_never_reads(house: World, messages: int) -> None:
    ada = await house.person()
    table = await ada.create(seats=2, names=["Ada"])
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table['game']}/socket"
    headers = {"Cookie": ada.cookie()}
    socket = await connect(
        url, additional_headers=headers, compression=None, max_queue=1, open_timeout=PATIENCE
    )
    await socket.send('{"id":1,"kind":"hello","version":1}')
    settings = {"substitute": "x" * 12_000}
    # Each is refused in an answer that repeats it, so that the answers fill every buffer.
    loud = json.dumps({"id": 2, "kind": "settle", "seats": 2, "settings": settings})

    async def shout() -> None:
        for _ in range(messages):
            await socket.send(loud)

    shouting, deadlines = asyncio.create_task(shout()), house.server.gate.deadlines
    while not shouting.done() and "reading" not in [what for _, what in deadlines._pending]:
        await asyncio.sleep(0.01)
    shouting.cancel()  # it is not listened to any more until it reads
    await asyncio.wait([shouting])
    assert await sockets(house) == 1
    # The table goes on for everybody else.
    async with await (await house.person()).look(table["game"], table["key"]) as other:
        await other.ask("sit", name="Ben")
    socket.transport.abort()
    await until_nobody(house)


async def test_somebody_who_never_says_hello(house: World) -> None:
    async with connect(f"ws://127.0.0.1:{house.port}/api/tables/abc/socket"):
        await house.too_late("hello", HELLO_SECONDS + 1)
        await until_nobody(house)


async def test_somebody_who_hangs_up_in_the_middle(house: World) -> None:
    ada = await house.person()
    table = await ada.create(seats=2, names=["Ada"], start=True)
    async with Person(house.port) as person:
        person.http.cookies.update(ada.http.cookies)
        for cut in range(12):
            client = await person.look(table["game"])
            for _ in range(cut):
                await client.send('{"id":9,"kind":"preview","round":1,"line":"1 forest A1"}')
            assert client._socket is not None
            client._socket.transport.abort()
            await client.close()
    await until_nobody(house)
    client = await house.look(ada, table["game"])
    await client.draw(house.line(table["game"], 1))
