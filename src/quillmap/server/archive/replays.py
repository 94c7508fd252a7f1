"""Games to look at again, moment by moment: made by the scribe, once for everybody who asks."""

from typing import Final

from quillmap.server.archive.pars import ParDeck
from quillmap.server.archive.shelf import shelf
from quillmap.server.rooms.reader import Reader
from quillmap.server.rooms.room import Room
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.scribe.process import Packed

MOST: Final = 16 * 2**20
"""Bytes that stay in memory: a game of a hundred has 250 kB, and each of them looks at it."""


class Replays:
    """Replays by table, what everybody knows of it, whether its seed is shown, and the seat."""

    def __init__(self, reader: Reader, scribe: Scribe, texts: FairQueue) -> None:
        self._reader = reader
        self._scribe = scribe
        self._texts = texts
        self._shelf = shelf(MOST)

    async def of(self, room: Room, seat: int, who: str) -> Packed:
        """The replay of a table up to its last opened round; NotAllowed before its start."""
        game, told, shown = room.table.game, room.table.public_version, room.shown

        async def make() -> Packed:
            async with self._scribe.turn(who):
                lines = await self._reader.journal(game)
                found: Packed = await self._scribe.do("replay", game, lines, shown, seat)
                return found

        return await self._shelf.get((game, told, shown, seat), make)

    async def of_par(self, deck: ParDeck, record: str, who: str) -> Packed:
        """The game that a bot played with the cards of a game that is over."""

        async def make() -> Packed:
            async with self._scribe.turn(who):
                found: Packed = await self._scribe.do("replay_of_text", record, 1)
                return found

        return await self._shelf.get(deck, make)

    async def of_text(self, text: str, seat: int, who: str) -> Packed:
        """The replay of a record that somebody has: every line is checked, nothing is kept."""
        async with self._texts.turn(who), self._scribe.turn(who):
            found: Packed = await self._scribe.do("replay_of_text", text, seat)
            return found
