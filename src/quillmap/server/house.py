"""Everything one server process has: the store, the bots, the clock, and the open tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.cards import card_of
from quillmap.server.engines import Engines
from quillmap.server.hints import Hints
from quillmap.server.limits import Refused
from quillmap.server.metrics import Metrics
from quillmap.server.names import id_of
from quillmap.server.origins import Origins
from quillmap.server.records import Records
from quillmap.server.room import Room
from quillmap.server.scribe import Lines
from quillmap.server.scribes import Scribes
from quillmap.server.space import Space
from quillmap.server.strong import StrongBots
from quillmap.server.turns import Turns
from quillmap.store import NotKept, Store
from quillmap.table.records import is_record
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, read_on

LOG: Final = logging.getLogger("quillmap.house")

IDLE_MS: Final = 30_000
"""A table that nobody looks at is put away after this time; its journal has everything."""
LINES_AT_ONCE: Final = 24
"""A long journal is read in pieces, so that other tables do not wait for it."""
TEXTS: Final = 8
"""So many records that people have sent may wait while one is looked at; each lies in memory."""
TEXT_SECONDS: Final = 20.0


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """What the tables of one process share."""

    def __init__(
        self,
        store: Store,
        engines: Engines,
        *,
        clock: Callable[[], int] = wall_clock,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        alone: bool = True,
    ) -> None:
        self.store = store
        self.engines = engines
        self.now = clock
        self.chance = chance
        self.alone = alone
        """Whether no other process serves these tables."""
        self.name = id_of(chance(10))
        """By which leases know this process."""
        self.metrics = Metrics()
        self.space = Space(store, self.metrics)
        self.refused: Callable[[Refused], None] = lambda what: None
        """Called for everybody who is sent away because too many ask, for metrics and log."""
        self.scribes = Scribes(lambda: self.refused("replay"))
        self.texts = Turns(lambda: self.refused("import"), most=TEXTS, seconds=TEXT_SECONDS)
        """Whose turn it is to have a record looked at that is not ours."""
        self.records = Records(self)
        self.hints = Hints(engines)
        self.origins = Origins()
        self.strong = StrongBots(clock)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.look_after: Callable[[Room], None] = lambda room: None
        """Called when a table has gone on: bots may have to think, a race may be over."""
        self._measure(engines)

    def _measure(self, engines: Engines) -> None:
        metrics = self.metrics
        engines.waited = lambda who, seconds: metrics.waiting.labels(who).observe(seconds)
        metrics.queue.labels("people").set_function(lambda: engines.waiting(people=True))
        metrics.queue.labels("bots").set_function(lambda: engines.waiting(people=False))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this in the background; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("something in the background failed", exc_info=error)

    # Opening and putting away ---------------------------------------------------------------------

    async def open(self, game: str) -> Room:
        """The room of a table, read from its journal if it is not open; NotAllowed if none."""
        if room := self.rooms.get(game):
            room.used = self.now()  # not to be put away before somebody looks
            return await self._checked(room)
        task = self._opening.get(game)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._open(game))
            self._opening[game] = task
            task.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(task)

    async def _checked(self, room: Room) -> Room:
        """An open room, as the store has it now: others may have moved or deleted the table."""
        game = room.table.game
        try:
            plies = await self.store.plies([game])
            if game not in plies:
                self.forget(room)
                raise NotAllowed(Reason("no_such_table"))
            if plies[game] > room.table.plies:
                await room.catch_up()
        except NotKept as error:
            # While the database is away, people still see what we know.
            LOG.warning("table %s: shown as it was: %s", game, error)
        return room

    async def _open(self, game: str) -> Room:
        table = await self.read(game)
        row = await self.store.row(game)
        room = Room(self, table, card_of(table) if row is None else row.card)
        if table.lane is not None:
            room.shown = await self.race_over(table.lane.race, table.lane.closes)
        self.rooms[game] = room
        self.metrics.tables.set(len(self.rooms))
        if self.alone:
            self.look_after(room)  # whoever had promised to take care of its bots is dead
        return room

    async def journal(self, game: str) -> Lines:
        """All lines of a table: (time, text)."""
        return tuple((each.at, each.line) for each in await self.store.journal(game))

    async def read(self, game: str) -> Table:
        """A table as its journal says; NotAllowed if there is none."""
        lines = await self.journal(game)
        if not lines:
            raise NotAllowed(Reason("no_such_table"))
        if is_record(text for _, text in lines):
            del lines  # many may wait
            async with self.scribes.turn(""):
                found: Table = await self.scribes.do("table", game, await self.journal(game))
            return found
        table = Table(game)
        for start in range(0, len(lines), LINES_AT_ONCE):
            table = read_on(table, lines[start : start + LINES_AT_ONCE]).table
            await asyncio.sleep(0)
        return table

    def put_away(self) -> None:
        """Forget the tables that nobody looks at and nothing happens at."""
        now = self.now()
        for game, room in list(self.rooms.items()):
            if room.idle and now - room.used > IDLE_MS:
                del self.rooms[game]
        self.strong.keep(self.rooms)
        self.metrics.tables.set(len(self.rooms))

    def forget(self, room: Room) -> None:
        """The table was deleted: say goodbye to everybody who looks at it."""
        goodbye = wire.Goodbye(wire.Refusal.of(Reason("no_such_table")))
        for viewer in room.viewers:
            viewer.mailbox.close(wire.encoded(goodbye))
        room.give_up_thought()
        self.rooms.pop(room.table.game, None)

    def looked_at(self) -> Iterator[Room]:
        """The rooms with at least one viewer."""
        return (room for room in list(self.rooms.values()) if room.viewers)

    # Races ----------------------------------------------------------------------------------------

    async def race_over(self, race: str, closes: int | None = None) -> bool:
        """Whether the cards of a race are no secret any more; `closes` as a lane of it knows it."""
        row = await self.store.row(race)
        if row is not None:
            closes = row.card.due
        if row is not None and row.card.stage in ("over", "closed"):
            return True
        if closes is not None and closes <= self.now():
            return True
        lanes = await self.store.lanes([race])
        return bool(lanes) and all(lane.card.stage != "playing" for lane in lanes)

    async def close(self) -> None:
        """Finish what was begun: lines that are being kept, and the bots' processes."""
        for _ in range(100):
            if not any(room.busy for room in self.rooms.values()):
                break
            await asyncio.sleep(0.02)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scribes.close()
        await self.engines.close()
