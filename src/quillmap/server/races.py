"""Races: solo games of the same cards, side by side. Nobody sees a card before reaching it."""

from collections.abc import Sequence
from typing import Final

from quillmap.rules.reasons import Refused
from quillmap.rules.result import Result, ranks, total
from quillmap.server import wire
from quillmap.server.cards import Summary, summary_of
from quillmap.server.house import House
from quillmap.server.room import Room
from quillmap.store import Row
from quillmap.table import people

_RUNNING: Final = "playing"


class Races:
    """Keeps those who look at a race, or at one of its lanes, told of its progress."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def every_second(self) -> None:
        """Tell everybody at a race how far the others are, if anything has changed."""
        rooms: dict[str, list[Room]] = {}
        for room in self.house.looked_at():
            race = room.table.game if room.table.race else None
            race = room.table.lane.race if room.table.lane else race
            if race is not None:
                rooms.setdefault(race, []).append(room)
        if not rooms:
            return
        lanes = await self.house.store.lanes(list(rooms))
        for race, looking in rooms.items():
            await self._tell(race, looking, [row for row in lanes if row.card.race == race])

    async def _tell(self, race: str, rooms: Sequence[Room], rows: Sequence[Row]) -> None:
        if not rows:
            return
        over = await self.house.race_over(race)
        closed = wire.encoded(race_view(race, rows, over=over, compared=over))
        opened = closed if over else wire.encoded(race_view(race, rows, over=over, compared=True))
        for room in rooms:
            for viewer in room.viewers:
                text = opened if over or finished(rows, viewer.owner) else closed
                viewer.mailbox.put({"race": text})
            if over:
                self._show(room)
        if over:
            await self.settle(race)

    async def settle(self, race: str) -> None:
        """Close the race if all its lanes are finished or left."""
        rows = await self.house.store.lanes([race])
        if rows and all(row.card.stage != _RUNNING for row in rows):
            await self.close(race)

    async def close(self, race: str) -> None:
        """End a race: first the lanes that are not finished, then the race itself."""
        rows = await self.house.store.lanes([race])
        for row in rows:
            if row.card.stage == _RUNNING:
                await self._shut(row.game)
        await self._shut(race)
        for row in rows:
            self._show(self.house.rooms.get(row.game))

    def _show(self, room: Room | None) -> None:
        """The cards of a lane are no secret any more, also if nobody looks at it now."""
        if room is not None and not room.shown:
            room.shown = True
            room.tell_all()

    async def _shut(self, game: str) -> None:
        room = await self.house.open(game)
        await room.catch_up()
        if not (room.table.closed or room.table.over):
            try:
                await room.act(people.shut)
            except Refused:
                return  # somebody else was faster


def finished(rows: Sequence[Row], owner: str) -> bool:
    """Whether this person has raced, and all of their lanes are finished or left."""
    own = [row for row in rows if owner in row.card.owners]
    return bool(own) and all(row.card.stage != _RUNNING for row in own)


def race_view(race: str, rows: Sequence[Row], *, over: bool, compared: bool) -> wire.RaceView:
    """Names and progress; points only where they may be compared, ranks at the end (R11)."""
    summaries = [summary_of(row) for row in rows]
    places = _ranks(summaries) if over else (None,) * len(rows)
    lanes = [
        wire.LaneView(
            game=row.game,
            name=summary.names[0],
            season=summary.season,
            cards=summary.cards,
            stage=row.card.stage,
            bot=summary.bot,
            total=total(_results(summary)) if compared and _done(summary) else None,
            rank=place,
        )
        for row, summary, place in zip(rows, summaries, places, strict=True)
    ]
    return wire.RaceView(race, over, lanes)


def _done(summary: Summary) -> bool:
    return bool(summary.scores) and not summary.left


def _results(summary: Summary) -> list[Result]:
    return [Result(*each) for results in summary.scores for each in results]


def _ranks(summaries: Sequence[Summary]) -> tuple[int | None, ...]:
    """Lanes that were left or not finished in time have no rank (R11.3)."""
    out = [number for number, summary in enumerate(summaries) if not _done(summary)]
    return ranks([_results(summary) for summary in summaries], out)
