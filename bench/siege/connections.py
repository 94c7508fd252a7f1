"""Attacks with connections: too many, too slow, too long, or from everywhere."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import cycle

from bench.siege.assault import PAUSE, Assault, SentAway, attack, cut
from bench.siege.frames import own_table
from bench.siege.raw import NOWHERE, Raw, said

LINE = b"X-Siege: " + b"s" * 989 + b"\r\n"
LONGEST = 150 * 10**6
"""Bytes of header lines."""
BURST = 900
"""Connections: fewer than one address may have, and than it may ask for at once."""
ASKED = ("/api/openapi.json", "/api/material", "/")
PATIENT = 20.0
"""Seconds; nobody has to wait longer for a request or a hello."""


def room() -> None:
    """As many descriptors as this process may have: a connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def hold(assault: Assault, many: int, each: Callable[[Raw], Awaitable[None]]) -> None:
    """So many connections at the same time; whoever is cut off comes back."""
    room()
    await assault.go()

    async def once() -> None:
        async with Raw(assault) as raw:
            assault.saw("connections")
            await each(raw)

    async def later(number: int) -> None:
        await asyncio.sleep(number * 0.001)  # more than the queue of a listener would be lost
        await assault.again_and_again(once)

    await asyncio.gather(*(later(number) for number in range(assault.target.many(many))))


@attack("150 MB of header lines without end")
async def headers(assault: Assault) -> None:
    """A request that never becomes one."""
    chunk = LINE * 64

    async def once() -> None:
        async with Raw(assault) as raw:
            raw.watch()
            await raw.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            sent = 0
            while assault.going and sent < assault.target.many(LONGEST):
                await raw.send(chunk)
                sent += len(chunk)
                assault.saw("bytes", len(chunk))
            await assault.rest()

    await assault.go()
    await assault.again_and_again(once)


@attack("a slow loris: 300 connections, one byte of a header a second on each", least=PATIENT)
async def loris(assault: Assault) -> None:
    """Each of them is always about to ask something."""

    async def slowly(raw: Raw) -> None:
        raw.watch()
        await raw.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        while assault.going:
            await raw.send(b"s")
            await asyncio.sleep(1.0)

    await hold(assault, 300, slowly)


@attack("1,100 silent connections", least=PATIENT)
async def silent(assault: Assault) -> None:
    """More than a process may usually have descriptors."""

    async def nothing(raw: Raw) -> None:
        raw.watch()
        await raw.until_over()

    await hold(assault, 1100, nothing)


@attack("500 sockets that never say hello", least=PATIENT)
async def mute(assault: Assault) -> None:
    """Upgraded, and silent from then on."""

    async def nothing(raw: Raw) -> None:
        await raw.upgrade()
        raw.watch()
        await raw.until_over()

    await hold(assault, 500, nothing)


@attack("connections at full speed, each hung up at once")
async def knocks(assault: Assault) -> None:
    """Somebody knocks at the door and runs away."""
    await assault.go()

    async def keep_on() -> None:
        while assault.going:
            try:
                async with Raw(assault):
                    assault.saw("connections")
            except OSError as error:
                assault.saw(cut(error))
                await asyncio.sleep(PAUSE)

    await asyncio.gather(*(keep_on() for _ in range(4)))


@attack("sockets with a wrong Origin at full speed")
async def origins(assault: Assault) -> None:
    """As a page of somebody else would open them."""
    await assault.go()

    async def keep_on() -> None:
        while assault.going:
            try:
                async with Raw(assault) as raw:
                    await raw.upgrade(NOWHERE, "Origin: https://elsewhere.example")
            except SentAway:
                pass
            except (OSError, EOFError) as error:
                assault.saw(cut(error))
                await asyncio.sleep(PAUSE)

    await asyncio.gather(*(keep_on() for _ in range(4)))


@attack("pipelined GETs over two connections")
async def pipelined(assault: Assault) -> None:
    """Asked much faster than it can be answered."""

    async def once() -> None:
        async with Raw(assault) as raw:
            chunk = raw.head("GET", "/api/choices") * 500
            raw.watch()
            while assault.going:
                await raw.send(chunk)
                assault.saw("requests", 500)

    await assault.go()
    await assault.again_and_again(once, 2)


@attack("900 connections of one address each ask once, all at the same moment, again and again")
async def burst(assault: Assault) -> None:
    """The first time, no limit is in the way."""
    room()

    async def ready(number: int, stack: AsyncExitStack) -> Raw | None:
        await asyncio.sleep(number * 0.001)  # more than the queue of a listener would be lost
        try:
            return await stack.enter_async_context(Raw(assault))
        except OSError as error:
            assault.saw(cut(error))
            return None

    async def ask(raw: Raw, path: str) -> None:
        try:
            await raw.ask("GET", path)
        except SentAway:
            pass
        except (OSError, EOFError, TimeoutError) as error:
            assault.saw(cut(error))

    async def once() -> None:
        async with AsyncExitStack() as stack:
            many = range(assault.target.many(BURST))
            found = await asyncio.gather(*(ready(number, stack) for number in many))
            ready_ones = [raw for raw in found if raw is not None]
            assault.saw("connections", len(ready_ones))
            await asyncio.gather(*map(ask, ready_ones, cycle(ASKED)))

    await assault.go()
    await assault.again_and_again(once)


@attack("800 sockets from 400 addresses, each with a hello and a message a second", within=True)
async def everywhere(assault: Assault) -> None:
    """No address does too much, or not much too much."""
    room()
    game, key, _ = await own_table(assault, listed=True)
    await assault.go()

    async def once(source: str) -> None:
        async with Raw(assault, source) as raw:
            await raw.hello(game, key)
            raw.watch()
            number = 1
            while assault.going:
                number += 1
                await raw.send(said({"kind": "stand", "id": number, "seat": 2}))
                assault.saw("messages")
                await asyncio.sleep(1.0)

    async def one_of(number: int) -> None:
        source = f"127.0.{70 + number // 200}.{1 + number % 200}"
        await asyncio.sleep(number * 0.005)
        await assault.again_and_again(lambda: once(source), 2)

    await asyncio.gather(*(one_of(number) for number in range(assault.target.many(400))))
