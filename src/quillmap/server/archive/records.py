"""Records for download: made by the scribe, and once for everybody who asks."""

import asyncio
from typing import Final

from quillmap.server.archive.shelf import shelf
from quillmap.server.rooms.reader import Reader
from quillmap.server.rooms.room import Room
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.process import Lines, Packed, packed
from quillmap.table.records import as_kept

MOST: Final = 8 * 2**20
"""Bytes that stay in memory: a game of a hundred has 20 kB, and all of them save it at its end."""


class Records:
    """Records by table, what everybody knows of it, and whether its seed may be told."""

    def __init__(self, reader: Reader, scribe: Scribe) -> None:
        self._reader = reader
        self._scribe = scribe
        self._shelf = shelf(MOST)

    async def of(self, room: Room, who: str = "") -> Packed:
        """The record of a table as it is now; NotAllowed before its start."""
        game, told, shown = room.table.game, room.table.public_version, room.shown

        async def make() -> Packed:
            async with self._scribe.turn(who):
                lines = await self._reader.journal(game)
                if room.table.imported:
                    return await asyncio.to_thread(_packed, lines)
                found: Packed = await self._scribe.do("record", game, lines, shown)
                return found

        return await self._shelf.get((game, told, shown), make)


def _packed(lines: Lines) -> Packed:
    return packed(as_kept(lines).encode())
