"""What people say to each other, between servers on one SQLite file.

SQLite calls nobody, so words lie in a small table for a few seconds, and everybody looks there once
a second. They may be lost, as hints may: nobody waits for them, and no dump has them.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from quillmap.store.protocol import NotKept, Said
from quillmap.store.sqlite_appends import given, written
from quillmap.store.sqlite_changes import Work
from quillmap.store.sqlite_writer import Writer

MOST_SAID = 200
"""So many words wait to be written; no others do, as they may be lost."""
GATHER_SECONDS = 0.1
"""Words that are said so close together cost one commit."""
LOOK_SECONDS = 1.0
KEPT_SECONDS = 10
"""Far longer than anybody needs to look again."""

Read: TypeAlias = Callable[..., Awaitable[list[list[Any]]]]

SAY = f"INSERT INTO said (sender, game, text) {given('sender', 'game', 'text')}"
OLD = f"abs(strftime('%s', 'now') - at) > {KEPT_SECONDS}"
"""By the clock of SQLite; also words from the future, should it have been set back."""
NEWS = f"""
SELECT number, sender, game, text, {OLD} AS old FROM said WHERE number > ? OR {OLD} ORDER BY number
"""
LAST = "SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'said'"


class Sayings:
    """Passes on what is said here, and hears what is said elsewhere."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self._writer = writer
        self._read = read
        self._sender = secrets.token_hex(8)
        self._waiting: list[tuple[str, str, str]] = []
        self._passing: asyncio.Task[None] | None = None
        self._hearing: list[asyncio.Task[None]] = []

    def say(self, game: str, text: str) -> None:
        """Let the others hear soon what is said at a table."""
        if len(self._waiting) < MOST_SAID:
            self._waiting.append((self._sender, game, text))
        if self._passing is None or self._passing.done():
            self._passing = asyncio.create_task(self._pass_on(), name="quillmap-say")

    async def listen(self, said: Said) -> None:
        """Call this with everything that is said elsewhere from now on, until `close`."""
        try:
            last = int((await self._read("last", LAST))[0][0])
        except NotKept:
            last = 0  # the words of a few seconds at most
        hearing = self._hear(said, last)
        self._hearing.append(asyncio.create_task(hearing, name="quillmap-hear"))

    async def close(self) -> None:
        """Stop hearing; words that still wait are lost."""
        tasks = [*self._hearing, *([self._passing] if self._passing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self) -> None:
        while self._waiting:
            await asyncio.sleep(GATHER_SECONDS)
            words, self._waiting = self._waiting, []
            with suppress(NotKept):  # these words are lost, which they may be
                await self._writer.do(_writing(words))

    async def _hear(self, said: Said, last: int) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                found = await self._read("number, sender, game, text, old", NEWS, last)
                for number, sender, game, text, old in found:
                    last = max(last, number)
                    if not old and sender != self._sender:
                        said(game, text)
                if any(old for *_, old in found):
                    await self._writer.do(_forget)
            except NotKept:
                pass  # the file is away; whoever keeps lines says so


def _writing(words: list[tuple[str, str, str]]) -> Work[None]:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute(SAY, (written(words),))

    return work


def _forget(connection: sqlite3.Connection) -> None:
    connection.execute(f"DELETE FROM said WHERE {OLD}")
