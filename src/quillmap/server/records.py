"""Records for download: made by the scribe, and once for everybody who asks."""

import asyncio
from typing import TYPE_CHECKING, Final

from quillmap.server.scribe import Lines, Packed, packed
from quillmap.server.shelf import Shelf
from quillmap.table.records import as_kept

if TYPE_CHECKING:
    from quillmap.server.house import House
    from quillmap.server.room import Room

MOST: Final = 8 * 2**20
"""Bytes that stay in memory: a game of a hundred has 20 kB, and all of them save it at its end."""


class Records:
    """Records by table, what everybody knows of it, and whether its seed may be told."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._shelf = Shelf(MOST)

    async def of(self, room: "Room", who: str = "") -> Packed:
        """The record of a table as it is now; NotAllowed before its start."""
        game, told, shown = room.table.game, room.table.told, room.shown

        async def make() -> Packed:
            scribes = self._house.scribes
            async with scribes.turn(who):
                lines = await self._house.journal(game)
                if room.table.imported:
                    return await asyncio.to_thread(_packed, lines)
                found: Packed = await scribes.do("record", game, lines, shown)
                return found

        return await self._shelf.get((game, told, shown), make)


def _packed(lines: Lines) -> Packed:
    return packed(as_kept(lines).encode())
