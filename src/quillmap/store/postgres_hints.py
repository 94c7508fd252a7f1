"""Hints between servers on one PostgreSQL: which games have moved.

They are sent after the commit and beside it, many at once: inside it they would cost more than all
the rest. A hint may be lost; whoever needs to be sure asks for the plies. A hint that tells the new
lines saves every other server a look into the database.
"""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress

import asyncpg

from quillmap.store.postgres_news import (
    LIMIT,
    News,
    messages,
    read_saying,
    read_word,
    saying,
)
from quillmap.store.postgres_server import ANSWER_SECONDS, FAULTS, connect
from quillmap.store.protocol import Addition, Hinted, Said, unheard

__all__ = ["LIMIT", "Hints", "messages"]

CHANNEL = "quillmap_moved"
SAID_CHANNEL = "quillmap_said"
MOST_SAID = 200
"""So many words wait to be passed on; no others do, as they may be lost."""
GATHER_SECONDS = 0.01
PAUSE_SECONDS = 0.1
"""Between two messages, where much happens: each costs every server as much as a line does.

Who has drawn is told to nobody more often, and whoever hears many games at once has less to do.
"""
RETRY_SECONDS = 0.5
CHECK_SECONDS = 15.0


class Hints:
    """Tells other processes which games have moved here, and hears which have moved there."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sender = secrets.token_hex(8)
        self._news = News()
        self._said: list[str] = []
        self._wake = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None
        self._hearing: list[asyncio.Task[None]] = []
        self._closed = False

    def tell(self, games: Iterable[str]) -> None:
        """Let the others know soon that these games are different."""
        self._news.touch(games)
        self._send_soon()

    def tell_lines(self, additions: Sequence[Addition]) -> None:
        """Let the others know soon that these lines were kept."""
        for new in additions:
            self._news.add(new)
        self._send_soon()

    def say(self, game: str, text: str) -> None:
        """Let the others hear soon what is said at a table."""
        if len(self._said) < MOST_SAID:
            self._said.append(saying(game, text))
        self._send_soon()

    def _send_soon(self) -> None:
        if self._closed:
            return
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="quillmap-hints")
        self._wake.set()

    async def listen(self, moved: Hinted, said: Said = unheard) -> None:
        """From now on call these with what happens elsewhere, until `close`."""
        there = asyncio.Event()
        hearing = self._hear(moved, said, there)
        self._hearing.append(asyncio.create_task(hearing, name="quillmap-listen"))
        # A server that is away just now will be heard once it is back.
        with suppress(TimeoutError):
            await asyncio.wait_for(there.wait(), ANSWER_SECONDS)

    async def close(self) -> None:
        """Send what waits, then stop telling and hearing."""
        if self._news:
            await asyncio.sleep(2 * PAUSE_SECONDS)
        self._closed = True
        tasks = [*self._hearing, *([self._sending] if self._sending else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        connection: asyncpg.Connection | None = None
        loop = asyncio.get_running_loop()
        sent = 0.0
        try:
            while True:
                await self._wake.wait()
                await asyncio.sleep(max(GATHER_SECONDS, sent + PAUSE_SECONDS - loop.time()))
                self._wake.clear()
                sent = loop.time()
                try:
                    words = self._news.take()
                    said, self._said = self._said, []
                    if connection is None or connection.is_closed():
                        connection = await connect(self._url)
                    for text in messages(self._sender, words):
                        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
                    for text in messages(self._sender, said):
                        await connection.execute("SELECT pg_notify($1, $2)", SAID_CHANNEL, text)
                except (*FAULTS, ValueError):
                    # These hints are lost, which they may be.
                    _terminate(connection)
                    connection = None
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            _terminate(connection)

    async def _hear(self, moved: Hinted, said: Said, there: asyncio.Event) -> None:
        def hear(_connection: object, _pid: int, _channel: str, message: object) -> None:
            sender, _, words = str(message).partition(" ")
            if sender != self._sender:
                for word in words.split(" "):
                    moved(*read_word(word))

        def overhear(_connection: object, _pid: int, _channel: str, message: object) -> None:
            sender, _, words = str(message).partition(" ")
            if sender != self._sender:
                for word in words.split(" "):
                    said(*read_saying(word))

        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await connect(self._url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, hear)
                await connection.add_listener(SAID_CHANNEL, overhear)
                there.set()
                await _until_lost(connection, lost)
            except FAULTS:
                pass
            finally:
                _terminate(connection)
            await asyncio.sleep(RETRY_SECONDS)


async def _until_lost(connection: asyncpg.Connection, lost: asyncio.Event) -> None:
    """Wait until the connection breaks, asking now and then, as a dead cable makes no sound."""
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), CHECK_SECONDS)
        except TimeoutError:
            await connection.execute("SELECT 1")


def _terminate(connection: asyncpg.Connection | None) -> None:
    """Let go of a connection without a word, which never waits."""
    if connection is not None and not connection.is_closed():
        connection.terminate()
