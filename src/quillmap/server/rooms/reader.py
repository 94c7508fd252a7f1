"""Tables read from their journals."""

import asyncio
from typing import Final

from quillmap.server.refused import no_such_table
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.process import Lines
from quillmap.store import Store
from quillmap.table.records import is_record
from quillmap.table.table import Table
from quillmap.table.turns import read_on

LINES_AT_ONCE: Final = 24
"""A long journal is read in pieces, so that other tables do not wait for it."""


class Reader:
    """Reads journals here, and whole records at the scribe."""

    def __init__(self, store: Store, scribe: Scribe) -> None:
        self._store = store
        self._scribe = scribe

    async def journal(self, game: str) -> Lines:
        """All lines of a table: (time, text)."""
        return tuple((each.at, each.line) for each in await self._store.journal(game))

    async def read(self, game: str, asker: str = "") -> Table:
        """A table as its journal says; NotAllowed if there is none.

        An address that asks for many records waits for them itself; we are one asker among them.
        """
        lines = await self.journal(game)
        if not lines:
            raise no_such_table()
        if is_record(text for _, text in lines):
            del lines  # many may wait
            async with self._scribe.turn(asker):
                found: Table = await self._scribe.do("table", game, await self.journal(game))
            return found
        table = Table(game)
        for start in range(0, len(lines), LINES_AT_ONCE):
            table = read_on(table, lines[start : start + LINES_AT_ONCE]).table
            await asyncio.sleep(0)
        return table
