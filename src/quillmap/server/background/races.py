"""Races: solo games of the same cards, side by side. Nobody sees a card before reaching it."""

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from quillmap.rules.reasons import Refused
from quillmap.rules.result import Result, ranks, total
from quillmap.server import wire
from quillmap.server.background.pace import free, handed, must_wait, through
from quillmap.server.index import Summary, summary_of
from quillmap.server.rooms.room import Judge, Room
from quillmap.server.rooms.rooms import Rooms
from quillmap.server.wire import view_types
from quillmap.store import Addition, NotKept, Row, Stale
from quillmap.table import people
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn, require_host

LOG: Final = logging.getLogger("quillmap.races")

WOKEN: Final = 10
"""So many lanes of a race go on in a second: each may have to be read from its journal."""

_RUNNING: Final = "playing"


class Races:
    """Keeps those who look at a race, or at one of its lanes, told of its progress.

    And the bots of handed lanes in step with those who draw.
    """

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.around = rooms.around
        self._gone_on: set[str] = set()
        """The races in which something has happened here since the last look."""

    def went_on(self, table: Table) -> None:
        """A table has gone on in this process; if it is a lane, bots of others may have waited."""
        if table.lane is not None:
            self._gone_on.add(table.lane.race)

    async def every_second(self) -> None:
        """Tell everybody at a race how far the others are, and let bots go on that have waited."""
        rooms: dict[str, list[Room]] = {race: [] for race in self._gone_on}
        for room in self.rooms.looked_at():
            race = room.table.game if room.table.race else None
            race = room.table.lane.race if room.table.lane else race
            if race is not None:
                rooms.setdefault(race, []).append(room)
        if not rooms:
            return
        gone_on, self._gone_on = self._gone_on, set()
        try:
            lanes = await self.around.store.lanes(list(rooms))
        except NotKept:
            self._gone_on |= gone_on
            raise
        for race, looking in rooms.items():
            rows = [row for row in lanes if row.entry.race == race]
            try:
                await self._tell(race, looking, rows)
                await self._wake(rows)
            except (NotKept, Refused, ValueError) as error:
                LOG.warning("race %s has to wait: %s", race, error)

    async def _tell(self, race: str, rooms: Sequence[Room], rows: Sequence[Row]) -> None:
        if not rows or not rooms:
            return
        if all(row.entry.stage != _RUNNING for row in rows):
            await self.settle(race)
        over = await self.rooms.race_over(race, _closes(rooms))
        closed = wire.encoded(race_view(race, rows, over=over, compared=over))
        opened = closed if over else wire.encoded(race_view(race, rows, over=over, compared=True))
        may_compare = through(rows)
        for room in rooms:
            for viewer in room.viewers:
                text = opened if viewer.owner in may_compare else closed
                viewer.mailbox.put({"race": text})
            if over:
                room.show()

    # Handed lanes ---------------------------------------------------------------------------------

    async def holds(self, table: Table) -> bool:
        """Whether the bot of this lane has to wait for somebody who still draws."""
        if table.lane is None or not handed(table):
            return False
        return must_wait(table, await self.around.store.lanes([table.lane.race]))

    async def _wake(self, rows: Sequence[Row]) -> None:
        """Let the bots of handed lanes go on that have waited long enough, in any process."""
        rooms, around = self.rooms, self.around
        for row in free(rows)[:WOKEN]:
            lease, now = row.entry.lease, around.now()
            if around.alone or (lease is not None and lease.holder == around.name):
                room = rooms.by_game.get(row.game)
                if room is None or not room.thinking:
                    around.look_after(await rooms.open(row.game))
            elif (lease is None or lease.until <= now) and (row.entry.due or now) > now:
                card = replace(row.entry, due=now, lease=None)
                with contextlib.suppress(Stale):  # it has gone on by itself
                    await around.store.append(Addition(row.game, row.plies, now, (), card))

    # The end --------------------------------------------------------------------------------------

    async def settle(self, race: str) -> None:
        """Close the race if all its lanes are finished or left, and nobody joins meanwhile."""
        if await self.around.store.row(race) is None:
            return  # deleted, while its lanes were played
        seats = await self._seats(race)
        rows = await self.around.store.lanes([race])
        if rows and all(row.entry.stage != _RUNNING for row in rows):
            await self._end(race, rows, seats)

    async def close(self, race: str, owner: str | None = None) -> None:
        """End a race, for its host if one is named: first its lanes, then the race itself.

        The seed is told when the race closes, so no lane may be left open: if one cannot be closed
        the race goes on, and whoever asked hears why. Whoever joins meanwhile is too late.
        """
        ended = False
        while not ended:
            seats = await self._seats(race)
            rows = await self.around.store.lanes([race])
            for row in rows:
                if row.entry.stage == _RUNNING:
                    await self._shut(row.game, people.shut)
            ended = await self._end(race, rows, seats, owner)

    async def _seats(self, race: str) -> int:
        """How many have joined a race so far: each of them has a lane that was opened with it."""
        room = await self.rooms.open(race)
        await room.catch_up()
        return len(room.table.chairs)

    async def _end(
        self, race: str, rows: Sequence[Row], seats: int, owner: str | None = None
    ) -> bool:
        """Close a race whose lanes are shut; False if somebody has joined since they were."""
        joined = False

        def closing(table: Table, at: int) -> Turn:
            nonlocal joined
            if owner is not None:
                require_host(table, owner)
            joined = table.playing and len(table.chairs) != seats
            return people.shut(table, at, lanes_shut=bool(rows) and not joined)

        try:
            await self._shut(race, closing)
        except NotAllowed:
            if joined:
                return False
            raise
        for row in rows:
            if (room := self.rooms.by_game.get(row.game)) is not None:
                room.show()
        return True

    async def _shut(self, game: str, closing: Judge) -> None:
        room = await self.rooms.open(game)
        await room.catch_up()
        try:
            await room.act(closing)
        except NotAllowed:
            if not (room.table.closed or room.table.over):
                raise  # else somebody was faster


def _closes(rooms: Sequence[Room]) -> int | None:
    """When the race of these rooms closes, as its lanes know it."""
    return next((room.table.lane.closes for room in rooms if room.table.lane), None)


def race_view(race: str, rows: Sequence[Row], *, over: bool, compared: bool) -> view_types.RaceView:
    """Names and progress; points only where they may be compared, ranks at the end (R11)."""
    summaries = [summary_of(row) for row in rows]
    places = _ranks(summaries) if over else (None,) * len(rows)
    begun = min((row.opened for row in rows), default=0)
    lanes = [
        view_types.LaneView(
            game=row.game,
            name=summary.names[0],
            season=summary.season,
            cards=summary.cards,
            stage=row.entry.stage,
            bot=summary.bot,
            total=total(_results(summary)) if compared and _done(summary) else None,
            rank=place,
            handed=summary.handed,
            late=row.opened > begun,
        )
        for row, summary, place in zip(rows, summaries, places, strict=True)
    ]
    return view_types.RaceView(race, over, lanes)


def _done(summary: Summary) -> bool:
    return bool(summary.scores) and not summary.left


def _results(summary: Summary) -> list[Result]:
    return [Result(*each) for results in summary.scores for each in results]


def _ranks(summaries: Sequence[Summary]) -> tuple[int | None, ...]:
    """Lanes that were left or not finished in time have no rank (R11.3)."""
    out = [number for number, summary in enumerate(summaries) if not _done(summary)]
    return ranks([_results(summary) for summary in summaries], out)
