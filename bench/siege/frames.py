"""Attacks with frames: on a socket that has nothing to say, or too much."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from bench.siege.assault import Assault, SentAway, attack
from bench.siege.games import first_draw
from bench.siege.raw import CONTINUED, PING, PONG, TEXT, Raw, frame, said

CHUNK = 2**16
"""Bytes that are sent at once, filled with frames."""
SOCKETS = 100
HASTE = 20
"""Messages a second on each of many sockets: fewer than a single one may send."""
CROWD = 100
AT_FIRST = 60
"""Messages at once on a socket, of which one person may have two: fewer than either may send."""


def filled(one: bytes) -> bytes:
    """A chunk of the same frame again and again."""
    return one * (CHUNK // len(one))


async def flood(
    assault: Assault, first: bytes, then: bytes, *, per_second: float = 0.0, read: bool = True
) -> None:
    """One socket without a hello sends the same again and again; sent away, it comes back."""

    async def once() -> None:
        async with Raw(assault) as raw:
            await raw.upgrade()
            if read:
                raw.watch()
            await raw.send(first)
            while assault.going:
                await raw.send(then)
                assault.saw("bytes", len(then))
                if per_second:
                    await asyncio.sleep(len(then) / per_second)

    await assault.go()
    await assault.again_and_again(once)


@attack("one socket sends empty pings at full speed")
async def pings(assault: Assault) -> None:
    """Each is answered with a pong, and no message ever reaches the application."""
    await flood(assault, b"", filled(frame(PING)))


@attack("one socket sends pongs at full speed")
async def pongs(assault: Assault) -> None:
    """Nobody asked for them."""
    await flood(assault, b"", filled(frame(PONG)))


@attack("one socket sends continuation frames of length 0 without end")
async def continuations(assault: Assault) -> None:
    """A message that never becomes longer, and never ends."""
    await flood(assault, frame(TEXT, b"", last=False), filled(frame(CONTINUED, b"", last=False)))


@attack("one socket sends a message in fragments of one byte, unfinished, again and again")
async def fragments(assault: Assault) -> None:
    """Just as long as a message may be; after a moment, the next socket."""
    most = 16_000
    then = frame(CONTINUED, b"x", last=False) * most

    async def once() -> None:
        async with Raw(assault) as raw:
            await raw.upgrade()
            raw.watch()
            await raw.send(frame(TEXT, b"{", last=False))
            await raw.send(then)
            assault.saw("bytes", len(then))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await raw.until_over()

    await assault.go()
    await assault.again_and_again(once, 4)


@attack("pings at 4 Mbit/s")
async def slow_pings(assault: Assault) -> None:
    """What a telephone can send."""
    await flood(assault, b"", frame(PING) * 2000, per_second=500_000)


@attack("one socket sends long pings and never reads the pongs")
async def unread(assault: Assault) -> None:
    """The answers have to wait somewhere."""
    await flood(assault, b"", filled(frame(PING, b"p" * 125)), read=False)


@attack("sockets that send no UTF-8 in a text, one after the other")
async def nonsense(assault: Assault) -> None:
    """Each is closed at once, and must not be worth a traceback."""

    async def once() -> None:
        async with Raw(assault) as raw:
            await raw.upgrade()
            raw.watch()
            await raw.send(frame(TEXT, b"\xff\xfe\xc0") * 10)
            await raw.until_over()

    await assault.go()
    await assault.again_and_again(once, 4)


# With a table ------------------------------------------------------------------------------------


async def own_table(assault: Assault, **asked: object) -> tuple[str, str, str]:
    """A table of the attacker's own: its id, its key, and who the attacker is."""
    wanted = {"seats": 2, "names": ["Mallory"], **asked}
    async with Raw(assault) as raw:
        opened = await raw.post("/api/tables", wanted)
        if "game" not in opened:
            raise SentAway
        return opened["game"], opened["key"], raw.cookie


def counted(number: int) -> bytes:
    """Asks for a whole map to be counted."""
    return said({"kind": "score", "id": number, "seat": 1})


async def talk(
    assault: Assault, own: tuple[str, str, str], message: Callable[[int], bytes], at_first: int = 1
) -> None:
    """One socket, slower than is allowed: some messages at once, and then one after the other."""
    game, key, cookie = own
    async with Raw(assault, cookie=cookie) as raw:
        await raw.hello(game, key)
        raw.watch()
        number, begin = 1, time.monotonic()
        while assault.going:
            number += 1
            await raw.send(message(number))
            assault.saw("messages")
            due = begin + max(0, number - at_first) / HASTE
            await asyncio.sleep(max(0.0, due - time.monotonic()))


async def chatter(
    assault: Assault, sockets: int, own: tuple[str, str, str], message: Callable[[int], bytes]
) -> None:
    """Many sockets of one person at one table."""
    await assault.go()
    many = assault.target.many(sockets)
    await assault.again_and_again(lambda: talk(assault, own, message), many)


@attack("messages over 100 sockets of one person, 20 a second on each")
async def messages(assault: Assault) -> None:
    """Each is answered with a whole map counted."""
    own = await own_table(assault, seats=1, start=True)
    await chatter(assault, SOCKETS, own, counted)


@attack("previews over 120 sockets of one address, 20 a second on each")
async def previews(assault: Assault) -> None:
    """Each is judged as a draw, and all edicts are counted before and after."""
    own = await own_table(assault, seats=1, start=True)
    async with Raw(assault, cookie=own[2]) as raw:
        _, record = await raw.ask("GET", f"/api/tables/{own[0]}/record")
    asked = {"kind": "preview", "round": 1, "line": first_draw(record.decode())}
    await chatter(assault, 120, own, lambda number: said({**asked, "id": number}))


@attack("phrases over 100 sockets of one person, 20 a second on each")
async def phrases(assault: Assault) -> None:
    """Each would be told to everybody at the table, which all of these sockets look at."""
    own = await own_table(assault, names=["Mallory", "Mallory too"], start=True)
    asked = {"kind": "react", "seat": 1, "word": "hello"}
    await chatter(assault, SOCKETS, own, lambda number: said({**asked, "id": number}))


@attack("signatures over 100 sockets of one person, 20 a second on each, always others")
async def signatures(assault: Assault) -> None:
    """Each would be kept and told to all of these sockets; a seat has few of them."""
    own = await own_table(assault, names=["Mallory", "Mallory too"], start=True)
    asked = {"kind": "sign", "seat": 1, "title": "T" * 32, "crest": "shield blue bend gold"}
    await chatter(
        assault,
        SOCKETS,
        own,
        lambda number: said({**asked, "id": number, "province": f"Province {number}"}),
    )


@attack("100 people at one address, two sockets each, none of them beyond the own limit")
async def crowd(assault: Assault) -> None:
    """Only all of them together say more than an address may."""
    game, key, _ = await own_table(assault, seats=1, start=True)
    cookies = []
    for _ in range(assault.target.many(CROWD)):
        async with Raw(assault) as raw:
            await raw.ask("GET", "/api/choices")
            cookies.append(raw.cookie)
    await assault.go()

    def one(cookie: str) -> Awaitable[None]:
        # Whoever is sent away comes back calmly, as the limit of a person outlives a socket.
        at_first = iter((AT_FIRST, AT_FIRST))
        return assault.again_and_again(
            lambda: talk(assault, (game, key, cookie), counted, next(at_first, 1)), 2
        )

    await asyncio.gather(*map(one, cookies))


@attack("messages with half a surrogate, at full speed")
async def surrogates(assault: Assault) -> None:
    """No text may hold it, and no answer can repeat it."""
    game, key, cookie = await own_table(assault)
    half = frame(TEXT, b'{"kind":"rename","id":7,"seat":1,"name":"\\ud83d"}')

    async def once() -> None:
        async with Raw(assault, cookie=cookie) as raw:
            await raw.hello(game, key)
            raw.watch()
            while assault.going:
                await raw.send(half * 20)
                assault.saw("messages", 20)

    await assault.go()
    await assault.again_and_again(once)
