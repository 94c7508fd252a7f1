"""Rounds that no test looks at: drawn over the socket by the same people, without browsers."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

from playwright.sync_api import Cookie

from tests.e2e.people import Person
from tests.server.client import Client
from tests.server.client import Person as Stranger
from tests.server.following import Follower
from tests.server.parties import over, play_round

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
        thread.submit(asyncio.run, _rush(port, cookies, (game, key), until)).result()


async def _rush(port: int, jars: list[list[Cookie]], at: tuple[str, str], until: Until) -> None:
    async with AsyncExitStack() as stack:
        clients: list[Client] = []
        for jar in jars:
            person = await stack.enter_async_context(Stranger(port))
            for cookie in jar:
                person.http.cookies.set(cookie["name"], cookie["value"], "127.0.0.1")
            clients.append(await stack.enter_async_context(await person.look(*at)))
        follower = Follower.of(clients[0])
        while not over(clients[0])() and not until(clients[0].play):
            await play_round(clients, follower)
