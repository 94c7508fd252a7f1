"""Rounds that no test looks at: drawn over the socket by the same people, without browsers."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

from playwright.sync_api import Cookie

from tests.e2e.people import Person
from tests.e2e.playing import see_winter
from tests.server.client import Client
from tests.server.client import Person as Stranger
from tests.server.following import Follower
from tests.server.parties import over, play_round, started

Until: TypeAlias = Callable[[dict[str, Any]], bool]
"""Whether this position is the one to stop at."""


def rush(people: Sequence[Person], path: str, until: Until = lambda play: False) -> None:
    """All draw at once, anything that is allowed, until a position is found or the game is over.

    With the same cards the same is drawn every time.
    """
    game, _, key = path.removeprefix("/t/").partition("#")
    port = int(people[0].address.rpartition(":")[2])
    cookies = [each.context.cookies(each.address) for each in people]
    # In a thread of its own, since Playwright has a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        ended = thread.submit(asyncio.run, _rush(port, cookies, (game, key), until)).result()
    for each in people if ended else ():
        if f"/t/{game}" in each.page.url:
            see_winter(each)


def close_table(host: Person, path: str) -> None:
    """The host closes a table, while their page shows whatever it shows."""
    _ask(host, path, "close")


def sign_map(host: Person, path: str, seat: int, **signature: str) -> None:
    """Somebody signs the map of an own seat, while their page shows whatever it shows."""
    _ask(host, path, "sign", seat=seat, **signature)


def _ask(host: Person, path: str, kind: str, **asked: Any) -> None:
    game, _, key = path.removeprefix("/t/").partition("#")
    port = int(host.address.rpartition(":")[2])

    async def ask(jar: list[Cookie]) -> None:
        async with _known(port, jar) as person, await person.look(game, key) as client:
            await client.ask(kind, **asked)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, ask(host.context.cookies(host.address))).result()


def _known(port: int, jar: list[Cookie]) -> Stranger:
    """The person of a browser, without it."""
    person = Stranger(port)
    for cookie in jar:
        person.http.cookies.set(cookie["name"], cookie["value"], "127.0.0.1")
    return person


async def _rush(port: int, jars: list[list[Cookie]], at: tuple[str, str], until: Until) -> bool:
    """Whether the game is over now."""
    async with AsyncExitStack() as stack:
        clients: list[Client] = []
        for jar in jars:
            person = await stack.enter_async_context(_known(port, jar))
            clients.append(await stack.enter_async_context(await person.look(*at)))
        for client in clients:  # who pressed the button has not waited for the first card
            await client.until(started(client))
        follower = Follower.of(clients[0])
        while not over(clients[0])() and not until(clients[0].play):
            await play_round(clients, follower)
        return bool(over(clients[0])())
