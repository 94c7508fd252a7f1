"""Fair copies of maps: drawn by the scribe, once for everybody who asks."""

from typing import Final, NamedTuple

from quillmap.faircopy import PaperName, StyleName
from quillmap.server.archive.shelf import shelf
from quillmap.server.rooms.reader import Reader
from quillmap.server.rooms.room import Room
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.scribe.process import Packed
from quillmap.texts import Language

MOST: Final = 24 * 2**20
"""Bytes that stay in memory: a drawing has 60 kB packed, and its pixels up to three megabytes."""


class Wanted(NamedTuple):
    """Which copy of a game."""

    seat: int
    style: StyleName
    paper: PaperName
    language: Language
    pixels: bool
    """PNG instead of SVG."""


class Copies:
    """Copies by table, what everybody knows of it, and what was wanted."""

    def __init__(self, reader: Reader, scribe: Scribe, texts: FairQueue) -> None:
        self._reader = reader
        self._scribe = scribe
        self._texts = texts
        self._shelf = shelf(MOST)

    async def of(self, room: Room, wanted: Wanted, who: str) -> Packed:
        """A map of a table as its last opened round left it; NotAllowed before its start."""
        game, told, shown = room.table.game, room.table.public_version, room.shown

        async def make() -> Packed:
            async with self._scribe.turn(who):
                lines = await self._reader.journal(game)
                found: Packed = await self._scribe.do("copy", game, lines, shown, *wanted)
                return found

        return await self._shelf.get((game, told, shown, wanted), make)

    async def of_text(self, text: str, wanted: Wanted, who: str) -> Packed:
        """A map of a record that somebody has: every line is checked, nothing is kept."""
        async with self._texts.turn(who), self._scribe.turn(who):
            found: Packed = await self._scribe.do("copy_of_text", text, *wanted)
            return found
