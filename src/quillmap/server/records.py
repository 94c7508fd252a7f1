"""Records for download: made away from the event loop, and once for everybody who asks."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from quillmap.notation import write_record
from quillmap.store import Kept, Store
from quillmap.table.records import record_of

if TYPE_CHECKING:
    from quillmap.server.room import Room

KEPT: Final = 32
"""So many records stay in memory; a hundred people save the same game at its end."""


class Records:
    """The texts of records by table, ply and whether the seed may be told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._texts: OrderedDict[tuple[str, int, bool], asyncio.Future[str]] = OrderedDict()

    async def of(self, room: "Room") -> str:
        """The record of a table as it is now; NotAllowed before its start."""
        if room.table.host is None and not room.table.key:
            # An imported game: there a name is forgotten without a new line.
            return await self._make(room.table.game, room.shown)
        key = (room.table.game, room.table.told, room.shown)
        found = self._texts.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = asyncio.ensure_future(self._make(*key[::2]))
            self._texts[key] = found
            while len(self._texts) > KEPT:
                self._texts.popitem(last=False)
        self._texts.move_to_end(key)
        return await asyncio.shield(found)

    async def _make(self, game: str, shown: bool) -> str:
        kept = await self._store.journal(game)
        return await asyncio.to_thread(_text, game, kept, shown)


def _text(game: str, kept: list[Kept], shown: bool) -> str:
    lines = [(each.at, each.line) for each in kept]
    return write_record(record_of(game, lines, shown=shown))
