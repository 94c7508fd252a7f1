"""The open tables of a process: opened when somebody comes, put away when nobody looks."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.index import index_entry
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import no_such_table
from quillmap.server.rooms.room import Room, Surroundings
from quillmap.server.single_flight import SingleFlight
from quillmap.store import NotKept

LOG: Final = logging.getLogger("quillmap.rooms")

IDLE_MS: Final = 30_000
"""A table that nobody looks at is put away after this time; its journal has everything."""


class Rooms:
    """A room for each open table."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.by_game: dict[str, Room] = {}
        self._opening = SingleFlight[str, Room](most=0)

    async def open(self, game: str, asker: str = "") -> Room:
        """The room of a table, read from its journal if it is not open; NotAllowed if none.

        `asker` is the address of whoever wants it opened, where that is not the server itself.
        """
        if room := self.by_game.get(game):
            room.used = self.around.now()  # not to be put away before somebody looks
            return await self._checked(room)
        return await self._opening.get(game, lambda: self._open(game, asker))

    async def _checked(self, room: Room) -> Room:
        """An open room, as the store has it now: others may have moved or deleted the table."""
        game = room.table.game
        try:
            plies = await self.around.store.plies([game])
            if game not in plies:
                self.forget(room)
                raise no_such_table()
            if plies[game] > room.table.plies:
                await room.catch_up()
        except NotKept as error:
            # While the database is away, people still see what we know.
            LOG.warning("table %s: shown as it was: %s", game, error)
        return room

    async def _open(self, game: str, asker: str) -> Room:
        around = self.around
        table = await around.reader.read(game, asker)
        row = await around.store.row(game)
        room = Room(around, table, index_entry(table) if row is None else row.entry)
        if table.lane is not None:
            room.shown = await self.race_over(table.lane.race, table.lane.closes)
        self.by_game[game] = room
        around.metrics.tables.set(len(self.by_game))
        if around.alone:
            around.look_after(room)  # whoever had promised to take care of its bots is dead
        return room

    def put_away(self) -> None:
        """Forget the tables that nobody looks at and nothing happens at."""
        now = self.around.now()
        for game, room in list(self.by_game.items()):
            if room.idle and now - room.used > IDLE_MS:
                del self.by_game[game]
        self.around.strong.keep(self.by_game)
        self.around.metrics.tables.set(len(self.by_game))

    def forget(self, room: Room) -> None:
        """The table was deleted: say goodbye to everybody who looks at it."""
        self._say_goodbye(room, ServerReason("no_such_table"))
        room.give_up_thought()
        self.by_game.pop(room.table.game, None)

    def say_goodbye(self, reason: Reason) -> None:
        """The last message to everybody at every table."""
        for room in self.by_game.values():
            self._say_goodbye(room, reason)

    def _say_goodbye(self, room: Room, reason: Reason) -> None:
        goodbye = wire.encoded(wire.Goodbye(wire.Refusal.of(reason)))
        for viewer in room.viewers:
            viewer.mailbox.close(goodbye)

    def looked_at(self) -> Iterator[Room]:
        """The rooms with at least one viewer."""
        return (room for room in list(self.by_game.values()) if room.viewers)

    async def race_over(self, race: str, closes: int | None = None) -> bool:
        """Whether the cards of a race are no secret any more; `closes` as a lane of it knows it."""
        store = self.around.store
        row = await store.row(race)
        if row is not None:
            closes = row.entry.due
        if row is not None and row.entry.stage in ("over", "closed"):
            return True
        if closes is not None and closes <= self.around.now():
            return True
        if row is not None:
            # Its lanes may all be finished, and still somebody may join until it is closed.
            return False
        lanes = await store.lanes([race])
        return bool(lanes) and all(lane.entry.stage != "playing" for lane in lanes)

    async def finish(self) -> None:
        """Wait until the lines that are being kept are kept."""
        for _ in range(100):
            if not any(room.busy for room in self.by_game.values()):
                break
            await asyncio.sleep(0.02)
