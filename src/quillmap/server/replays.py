"""Games to look at again, moment by moment: made by the scribe, once for everybody who asks."""

from typing import Final

from quillmap.server.house import House
from quillmap.server.room import Room
from quillmap.server.scribe import Packed
from quillmap.server.shelf import Shelf

MOST: Final = 16 * 2**20
"""Bytes that stay in memory: a game of a hundred has 250 kB, and each of them looks at it."""


class Replays:
    """Replays by table, what everybody knows of it, whether its seed is shown, and the seat."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shelf = Shelf(MOST)

    async def of(self, room: Room, seat: int, who: str) -> Packed:
        """The replay of a table up to its last opened round; NotAllowed before its start."""
        game, told, shown = room.table.game, room.table.told, room.shown

        async def make() -> Packed:
            scribes = self._house.scribes
            async with scribes.turn(who):
                lines = await self._house.journal(game)
                found: Packed = await scribes.do("replay", game, lines, shown, seat)
                return found

        return await self._shelf.get((game, told, shown, seat), make)

    async def of_text(self, text: str, seat: int, who: str) -> Packed:
        """The replay of a record that somebody has: every line is checked, nothing is kept."""
        house = self._house
        async with house.texts.turn(who), house.scribes.turn(who):
            found: Packed = await house.scribes.do("replay_of_text", text, seat)
            return found
