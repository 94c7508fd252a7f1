"""Attacks with requests: records, replays, tables, codes, and bots that think for long."""

import asyncio
import json
from itertools import count, cycle

from bench.siege.assault import Assault, SentAway, attack
from bench.siege.frames import own_table
from bench.siege.games import LARGE, LARGEST, hundred_players, many_fields, solo
from bench.siege.raw import Raw, said
from quillmap.server.archive.pars import QUICK

PLAIN = "text/plain"


async def asked(
    assault: Assault, method: str, path: str, body: bytes = b"", *, kind: str = PLAIN, at_once: int
) -> None:
    """The same request over and over, on so many connections."""

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                status, _ = await raw.ask(method, path, body, kind)
                if status in (413, 429, 503):
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, at_once)


async def added(assault: Assault, text: str) -> str:
    """The id of a game that was added from its record; empty if it was refused."""
    async with Raw(assault) as raw:
        status, body = await raw.ask("POST", "/api/records", text.encode(), PLAIN)
        return str(json.loads(body)["game"]) if status == 201 else ""


# Records ------------------------------------------------------------------------------------------


@attack("POST of a true record with a million unknown header fields (2 MB)")
async def records(assault: Assault) -> None:
    """Again and again, over one connection; where it is too large, with as many as fit."""
    await assault.go()
    size = LARGEST

    async def once() -> None:
        nonlocal size
        async with Raw(assault) as raw:
            while assault.going:
                body = many_fields(size).encode()
                status, _ = await raw.ask("POST", "/api/records", body, PLAIN)
                if status == 413:
                    size = LARGE
                await asyncio.sleep(0.02 if status in (413, 429) else 0)

    await assault.again_and_again(once)


@attack("GET of its `/record` over two connections")
async def downloads(assault: Assault) -> None:
    """Of the longest record that the server takes, if not of this one."""
    try:
        game = await added(assault, many_fields())
    except (OSError, EOFError, SentAway):
        game = ""
    game = game or await added(assault, hundred_players())
    await asked(assault, "GET", f"/api/tables/{game}/record", at_once=2)


@attack("`/record` of imported games of 100 players, 7 a second", within=True)
async def sevenfold(assault: Assault) -> None:
    """No haste at all, but each is another game, which nobody has in memory."""
    games = [await added(assault, hundred_players()) for _ in range(assault.target.many(8))]
    await assault.go()

    async def one(number: int) -> None:
        await asyncio.sleep(number / 7)
        async with Raw(assault) as raw:
            await raw.ask("GET", f"/api/tables/{games[number % len(games)]}/record")

    seven = range(int(assault.target.seconds * 7))
    async with asyncio.timeout(assault.target.seconds):
        await asyncio.gather(*(one(number) for number in seven), return_exceptions=True)


@attack("replays of an imported game of 100 players, 4 connections")
async def replays(assault: Assault) -> None:
    """The first 300 are within the limit, and only one of them can come from a cache."""
    game = await added(assault, hundred_players())
    seats = count()

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                path = f"/api/tables/{game}/replay?seat={next(seats) % 100 + 1}"
                status, _ = await raw.ask("GET", path)
                if status == 429:
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, 4)


@attack("fair copies of an imported game of 100 players, 4 connections")
async def copies(assault: Assault) -> None:
    """Each is drawn anew, for about a second, and some of them in all their pixels."""
    game = await added(assault, hundred_players())
    numbers = count()

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                number = next(numbers)
                paper = "form=png&paper=A3" if number % 4 == 0 else "form=svg"
                path = f"/api/tables/{game}/copy?seat={number % 100 + 1}&{paper}"
                status, _ = await raw.ask("GET", path)
                if status == 429:
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, 4)


@attack("public pages of a game of 100 players and of games that are not there, with pictures")
async def public_pages(assault: Assault) -> None:
    """A page, what it shows and its picture: as if many programs had found many links."""
    game = await added(assault, hundred_players())
    numbers = count()

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                number = next(numbers)
                wanted = game if number % 2 else f"{'abcdefgh'[number % 8] * 16}"
                seat = number // 4 % 100 + 1
                path = (
                    f"/p/{wanted}?lang=el",
                    f"/api/public/{wanted}",
                    f"/api/public/{wanted}/copy?seat={seat}&paper=card&form=png",
                )[number // 2 % 3]
                status, _ = await raw.ask("GET", path)
                if status == 429:
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, 4)


@attack("POST of the record of a game of 100 players to `/replays`, 4 connections")
async def texts(assault: Assault) -> None:
    """True to the last line, and long."""
    await asked(assault, "POST", "/api/replays", hundred_players().encode(), at_once=4)


@attack("`/par` of ten imported solo games, 4 connections")
async def pars(assault: Assault) -> None:
    """Each is a whole game of the strongest bot."""
    games = [await added(assault, solo(number)) for number in range(10)]
    turn = count()

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                status, _ = await raw.ask("GET", f"/api/tables/{games[next(turn) % 10]}/par")
                if status == 429:
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, 4)


@attack("`/par` by every bot there may be, of ten imported solo games, 4 connections")
async def weak_pars(assault: Assault) -> None:
    """Each game has a par for each quick bot, and names that no bot has cost nothing."""
    games = [await added(assault, solo(number)) for number in range(10)]
    asked_for = cycle([(bot, game) for bot in (*QUICK, "nobody") for game in games])

    async def once() -> None:
        async with Raw(assault) as raw:
            while assault.going:
                bot, game = next(asked_for)
                status, _ = await raw.ask("GET", f"/api/tables/{game}/par?bot={bot}")
                if status == 429:
                    await asyncio.sleep(0.02)

    await assault.go()
    await assault.again_and_again(once, 4)


# Tables -------------------------------------------------------------------------------------------


@attack("tables of 100 seats are opened over 4 connections")
async def tables(assault: Assault) -> None:
    """Each with a name at every seat."""
    body = json.dumps({"seats": 100, "names": [f"Mallory {n}" for n in range(100)]}).encode()
    await asked(assault, "POST", "/api/tables", body, kind="application/json", at_once=4)


@attack("guided first games are begun over 4 connections")
async def lessons(assault: Assault) -> None:
    """The main button of the first page, pressed by a machine: each is a game under way."""
    body = json.dumps({"preset": "lesson", "names": ["Mallory"], "start": True}).encode()
    await asked(assault, "POST", "/api/tables", body, kind="application/json", at_once=4)


@attack("bodies of 2 MB for a new table, 4 connections")
async def bodies(assault: Assault) -> None:
    """Read as JSON before anybody can say that it is nonsense."""
    body = json.dumps({"names": ["x" * 20] * 86_000}).encode()
    await asked(assault, "POST", "/api/tables", body, kind="application/json", at_once=4)


@attack("`again`, over and over: each closed table has another one")
async def again(assault: Assault) -> None:
    """New tables without asking for one over HTTP, in eight chains."""
    first = await own_table(assault)
    await assault.go()
    waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
    for _ in range(8):
        waiting.put_nowait(first[:2])

    async def once() -> None:
        game, key = await waiting.get()
        try:
            async with Raw(assault, cookie=first[2]) as raw:
                await raw.hello(game, key)
                await raw.send(said({"kind": "close", "id": 2}))
                await raw.send(said({"kind": "again", "id": 3}))
                found = await raw.told(3)
                assault.saw("again" if found["ok"] else f"refused {found['refused']['code']}")
                if found["ok"]:
                    game, key = found["game"], found["key"]
        finally:
            waiting.put_nowait((game, key))

    await assault.again_and_again(once, 8)


@attack("races of 100 people are opened and begun, over and over")
async def races(assault: Assault) -> None:
    """One message makes a hundred tables."""
    body = {"kind": "race", "seats": 100, "names": [f"Mallory {n}" for n in range(100)]}

    async def once() -> None:
        game, key, cookie = await own_table(assault, **body)
        async with Raw(assault, cookie=cookie) as raw:
            await raw.hello(game, key)
            await raw.send(said({"kind": "start", "id": 2}))
            found = await raw.told(2)
            assault.saw("begun" if found["ok"] else f"refused {found['refused']['code']}")

    await assault.go()
    await assault.again_and_again(once, 2)


@attack("wrong codes from 200 addresses, one a second from each")
async def codes(assault: Assault) -> None:
    """Somebody who guesses with the help of others."""
    await assault.go()

    async def guess(number: int) -> None:
        source = f"127.0.1.{number + 1}"

        async def once() -> None:
            async with Raw(assault, source) as raw:
                while assault.going:
                    await raw.post("/api/codes", {"code": "AAAAAA"})
                    await asyncio.sleep(1.0)

        await asyncio.sleep(number * 0.005)
        await assault.again_and_again(once)

    await asyncio.gather(*(guess(number) for number in range(assault.target.many(200))))


# Bots ---------------------------------------------------------------------------------------------


@attack("one POST: a race of 100 sages", within=True)
async def sages(assault: Assault) -> None:
    """A hundred games, in which the strongest bot thinks about every card."""
    await assault.go()
    body = {"kind": "race", "seats": 100, "bots": ["sage"] * 100, "start": True}
    async with Raw(assault) as raw:
        await raw.post("/api/tables", body)
        await assault.rest()


@attack("hints at 20 tables, 5 a second at each", within=True)
async def hints(assault: Assault) -> None:
    """The strongest bot is asked for every seat of a big table."""
    seats = 30
    names = [f"Mallory {n}" for n in range(seats)]
    tables = [
        await own_table(assault, seats=seats, names=names, hints=True, start=True)
        for _ in range(assault.target.many(20))
    ]
    await assault.go()

    async def at(game: str, key: str, cookie: str) -> None:
        async def once() -> None:
            async with Raw(assault, cookie=cookie) as raw:
                await raw.hello(game, key)
                raw.watch()
                for number in count(2):
                    seat = number % seats + 1
                    await raw.send(said({"kind": "hint", "id": number, "round": 1, "seat": seat}))
                    assault.saw("messages")
                    await asyncio.sleep(0.2)

        await assault.again_and_again(once)

    await asyncio.gather(*(at(*table) for table in tables))
