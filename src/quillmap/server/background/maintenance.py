"""What whoever runs a server does to stored games: close, delete, forget names, delete old ones.

Everything goes through the store alone, so it works while servers run: they notice within a second,
because a journal has grown or is gone.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from quillmap.notation import UNSIGNED, NotationError
from quillmap.notation.names import split_name, write_name
from quillmap.notation.signatures import KEYS, read_signatures, without_seats
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS
from quillmap.server.clock import wall_clock
from quillmap.server.index import index_entry
from quillmap.server.refused import no_such_table
from quillmap.store import Addition, Kept, NotKept, Row, Stale, Store
from quillmap.table import people, publishing
from quillmap.table.lines import (
    BotSat,
    Knocked,
    Line,
    Named,
    PublishedBy,
    Sat,
    SetUp,
    Signed,
    Started,
    Stood,
    TurnedAway,
)
from quillmap.table.records import is_record, load
from quillmap.table.texts import read_line, write_line
from quillmap.table.turns import NotAllowed, read_on

LOG: Final = logging.getLogger("quillmap.maintenance")

DAY_MS: Final = 86_400_000
HOUR: Final = 3600.0
BATCH: Final = 100
"""So many games are looked at, and at most deleted, at once: players do not wait for it."""
PAUSE: Final = 0.05
KNOCKER: Final = "Player"
"""Who has knocked at a table and is forgotten."""
TRIES: Final = 50
"""How often something is judged anew because the table has gone on meanwhile."""


async def every_row(store: Store, page: int = 1000) -> AsyncIterator[Row]:
    """All games by id."""
    after = ""
    while rows := await store.rows(after, page):
        for row in rows:
            yield row
        after = rows[-1].game


async def with_lanes(store: Store, games: Sequence[str]) -> list[str]:
    """These games that are there, and the lanes of those that are races."""
    there = await store.plies(games)
    lanes = await store.lanes(list(there))
    return list(dict.fromkeys([*(row.game for row in lanes), *there]))


async def delete_games(store: Store, games: Sequence[str]) -> int:
    """Delete these games, and the lanes of races, also those that begin meanwhile; how many."""
    count = 0
    while True:
        lanes = [row.game for row in await store.lanes(games)]
        if not (lanes or await store.plies(games)):
            return count
        count += await store.delete([*lanes, *games])


# Closing -----------------------------------------------------------------------------------------


async def close_table(store: Store, game: str, at: int) -> None:
    """Close a table; of a race first the lanes that are not finished. NotAllowed says why not."""
    for _ in range(TRIES):
        kept = await store.journal(game)
        if not kept:
            raise no_such_table()
        # If the race starts only now, its journal has gone on, and all is done again.
        for row in await store.lanes([game]):
            if row.entry.stage == "playing":
                with suppress(NotAllowed):  # finished meanwhile
                    await close_table(store, row.game, at)
        at = max(at, kept[-1].at)
        table = load(game, [(each.at, each.line) for each in kept])
        turn = people.shut(table, at, lanes_shut=True)
        try:
            await store.append(Addition(game, len(kept), at, turn.lines, index_entry(turn.table)))
        except Stale:
            continue
        return
    raise NotKept(f"The table {game} is too busy.")


# Public pages -------------------------------------------------------------------------------------


async def withhold_page(store: Store, game: str, *, on: bool = True) -> bool:
    """Take the public page of a game back, or allow it again; False if that was so already.

    The lanes of a race go with it: each has a page of its own.
    """
    changed = False
    for each in await with_lanes(store, [game]):
        changed |= await _withhold(store, each, on)
    return changed


async def _withhold(store: Store, game: str, on: bool) -> bool:
    for _ in range(TRIES):
        kept, row = await store.journal(game), await store.row(game)
        if not kept or row is None:
            return False  # deleted meanwhile
        turn = publishing.withhold(load(game, [(k.at, k.line) for k in kept]), row.touched, on=on)
        if not turn.lines:
            return False
        entry = index_entry(turn.table, row.entry.lease)
        try:
            # Nobody has played, so the game is as old as it was.
            await store.append(Addition(game, len(kept), row.touched, turn.lines, entry))
        except Stale:
            continue
        return True
    raise NotKept(f"The table {game} is too busy.")


# Names --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Called:
    """Who is called so."""

    games: list[str]
    """Where a person is."""
    alike: set[str]
    """People whose names differ only in upper and lower case."""
    bots: bool
    """Whether some bot is."""


async def people_called(store: Store, name: str, game: str | None = None) -> Called:
    """Where people have this name, everywhere or at one table."""
    only = None if game is None else set(await with_lanes(store, [game]))
    found = Called([], set(), False)
    async for row in every_row(store):
        if only is not None and row.game not in only:
            continue
        people, bots = _names(await store.journal(row.game))
        if name in people:
            found.games.append(row.game)
        alike = {each for each in people - {name} if each.casefold() == name.casefold()}
        found = replace(found, alike=found.alike | alike, bots=found.bots or name in bots)
    return found


def _names(kept: Sequence[Kept]) -> tuple[set[str], set[str]]:
    """What people and bots are or were called in a journal or record."""
    people: set[str] = set()
    bots: set[str] = set()
    record = is_record(each.line for each in kept)
    for each in kept:
        if '"' not in each.line:
            continue
        if record:
            _, name, behind = _seat(each.line)
            (bots if behind.strip() else people).add(name)
            people |= set(_signed_in_header(each.line).values())
            continue
        line = read_line(each.line)
        if isinstance(line, Sat | Named | Knocked):
            people.add(line.name)
        elif isinstance(line, Signed):
            people |= {line.signature.province or "", line.signature.title or ""}
        elif isinstance(line, BotSat):
            bots.add(line.name)
    return people - {""}, bots


async def forget_name(store: Store, name: str, game: str | None = None) -> list[str]:
    """Put "Player N" for this name of people everywhere, or at one table; the games that had it.

    What their maps are signed with goes with it. A province or a title that is called so goes as
    well, and whoever chose it keeps the name. Bots keep their names, which say nothing about
    anybody.
    """
    began = wall_clock()
    only = None if game is None else set(await with_lanes(store, [game]))
    found = [
        row.game
        async for row in every_row(store)
        if (only is None or row.game in only) and await _forget(store, row, name)
    ]
    # A server that has not read on yet may have seated the name at a new table meanwhile.
    found += [
        row.game
        async for row in every_row(store)
        if row.touched >= began
        and (only is None or row.game in only)
        and await _forget(store, row, name)
    ]
    return list(dict.fromkeys(found))


async def _forget(store: Store, row: Row, name: str) -> bool:
    """Rewrite one journal, and say so in a new line, from which running servers learn it."""
    for _ in range(TRIES):
        kept = await store.journal(row.game)
        changed = _without(row, kept, name)
        if not changed:
            return False
        given = {new for _, new in changed if new}
        lines = {each.ply: each for each, _ in changed}
        after = [lines.get(each.ply, each) for each in kept]
        try:
            then = await _renaming(store, row, kept, after, given)
            await store.rewrite(row.game, list(lines.values()), then)
        except Stale:
            continue
        return True
    raise NotKept(f"The table {row.game} is too busy.")


async def _renaming(
    store: Store, row: Row, before: Sequence[Kept], kept: Sequence[Kept], given: set[str]
) -> Addition:
    """The lines that name the seats anew, and the card without the name."""
    table = load(row.game, [(each.at, each.line) for each in kept])
    now = await store.row(row.game)
    if now is None:
        raise Stale(row.game)
    named = tuple(
        write_line(Named(Seat(seat), chair.name))
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.bot is None and chair.name in given
    )
    # Who wants to be forgotten does not want to be shown to everybody either.
    named += tuple(
        write_line(PublishedBy(Seat(seat), False))
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.bot is None and chair.name in given and chair.published
    )
    # Whoever waits at the door by that name waits no more: so running servers forget it, too.
    away = (each.owner for each in table.knocks if each.name in given)
    named += tuple(write_line(TurnedAway(owner)) for owner in away)
    if table.imported:
        named = ("",)  # means nothing in a record, but it is one line more
    else:
        was = load(row.game, [(each.at, each.line) for each in before])
        named += tuple(
            write_line(Signed(Seat(seat), chair.signed))
            for seat, chair in enumerate(table.chairs)
            if chair and (old := was.chair(Seat(seat))) and old.signed != chair.signed
        )
        table = read_on(table, [(now.touched, line) for line in named]).table
    # Nobody has played, so the game is as old as it was.
    return Addition(row.game, len(kept), now.touched, named, index_entry(table, now.entry.lease))


def _without(row: Row, kept: Sequence[Kept], name: str) -> list[tuple[Kept, str]]:
    """The lines that have this name or belong to it, as they should be.

    With each comes the name that it has instead, or nothing where it names nobody.
    """
    if is_record(each.line for each in kept):
        return _record_without(row, kept, name)
    quoted = write_name(name)
    if not any(quoted in each.line for each in kept):
        return []
    seats = _Seats()
    lines = [(each, seats.taken(each)) for each in kept]
    forgotten = {who for who, names in seats.names.items() if name in names}
    found = []
    for each, (line, who) in lines:
        if isinstance(line, Signed):
            said = line.signature.province, line.signature.title
            if line.signature and (who in forgotten or name in said):
                unsigned = write_line(Signed(line.seat, UNSIGNED))
                found.append((replace(each, line=unsigned), ""))
        elif quoted in each.line:
            text, new = _line(row, each.line, name)
            if text != each.line:
                found.append((replace(each, line=text), new))
    return found


class _Seats:
    """Who sits where while a journal is read, and what each of them was ever called.

    One person may hold several seats, so somebody is the line by which a seat was taken.
    """

    def __init__(self) -> None:
        self.names: dict[int, set[str]] = {}
        self._seats: list[int | None] = []

    def taken(self, kept: Kept) -> tuple[Line | None, int | None]:
        """The line, if it is about people, and whom it is about."""
        if not _about_people(kept.line):
            return None, None
        line = read_line(kept.line)
        match line:
            case SetUp(setup):
                self._seats = [*self._seats, *[None] * setup.players][: setup.players]
            case Started():
                self._seats = [who for who in self._seats if who is not None]
            case Stood(seat):
                self._seats[seat] = None
            case Sat(seat, _, name):
                self._seats[seat:] = [kept.ply, *self._seats[seat + 1 :]]
                self.names[kept.ply] = {name}
            case BotSat(seat):
                self._seats[seat] = kept.ply
            case Named(seat, name) if (who := self._seats[seat]) in self.names:
                self.names[who].add(name)
            case Signed(seat):
                return line, self._seats[seat]
            case _:
                pass
        return line, None


def _about_people(text: str) -> bool:
    """Whether a line can matter here, without reading it: most of a journal are draws."""
    return (
        '"' in text
        or text == "starts"
        or text.startswith("setup ")
        or text.endswith((" stands", " signs"))
        or " signs crest " in text
    )


def _line(row: Row, text: str, name: str) -> tuple[str, str]:
    """A line of a journal."""
    line = read_line(text)
    if isinstance(line, Knocked) and line.name == name:
        return write_line(replace(line, name=KNOCKER)), KNOCKER
    if not isinstance(line, Sat | Named) or line.name != name:
        return text, name
    # In a lane there is one seat, so it is called by its number in the race.
    number = row.game.rpartition("-")[2] if row.entry.race else str(line.seat + 1)
    new = f"Player {int(number)}"
    return write_line(replace(line, name=new)), new


def _record_without(row: Row, kept: Sequence[Kept], name: str) -> list[tuple[Kept, str]]:
    """The lines of an imported record: who is called so, and what those seats have signed."""
    found = []
    gone: set[int] = set()
    for each in kept:
        if write_name(name) in each.line:
            text, new = _seat_line(row, each.line, name)
            if text != each.line:
                found.append((replace(each, line=text), new))
                gone.add(int(each.line.split()[1]))
            gone |= {seat for seat, said in _signed_in_header(each.line).items() if said == name}
    for each in kept if gone else ():
        if each.line.split(" ")[0].lower() in KEYS:
            text = without_seats(each.line, gone)
            if text != each.line:
                found.append((replace(each, line=text), ""))
    return found


def _signed_in_header(text: str) -> dict[int, str]:
    """Provinces or titles of a line of a record, by seat."""
    key, _, rest = text.strip().partition(" ")
    if key.lower() not in KEYS[:2]:
        return {}
    try:
        read = read_signatures({key.lower(): (1, rest)}, MOST_PLAYERS)
    except NotationError:  # of a version to which this was any line
        return {}
    return {
        seat: said for seat, each in enumerate(read, 1) if (said := each.province or each.title)
    }


def _seat_line(row: Row, text: str, name: str) -> tuple[str, str]:
    """A line of an imported record: `seat 2 "Ada"`, and behind it ` bot random` if it is none."""
    head, found, behind = _seat(text)
    if found != name or behind.strip():
        return text, name
    new = f"Player {head.split()[1]}"
    return f"{head}{write_name(new)}{behind}", new


def _seat(text: str) -> tuple[str, str, str]:
    """A line of a record that names a seat: what is before the name, the name, and the rest."""
    head, _, rest = text.partition('"')
    if head.split()[:1] != ["seat"]:
        return text, "", ""
    return (head, *split_name(f'"{rest}'))


# Deleting what is old -----------------------------------------------------------------------------


async def old_games(store: Store, before: int, rows: Sequence[Row]) -> list[list[str]]:
    """Those of these games that nobody has touched since, a race together with its lanes.

    A race is as young as its youngest lane, and no game is old before its own time is up.
    """
    races = await store.plies([row.entry.race for row in rows if row.entry.race])
    # A lane goes with its race, unless that is gone.
    old = [row for row in rows if row.entry.race not in races and _old(row, before)]
    lanes: dict[str | None, list[Row]] = {}
    for lane in await store.lanes([row.game for row in old]):
        lanes.setdefault(lane.entry.race, []).append(lane)
    groups = [[*lanes.get(row.game, []), row] for row in old]
    return [[row.game for row in group] for group in groups if all(_old(r, before) for r in group)]


def _old(row: Row, before: int) -> bool:
    return max(row.touched, row.entry.due or 0) < before


async def prune(store: Store, before: int) -> int:
    """Delete the games that nobody has touched since, a few at a time; how many there were."""
    count = 0
    after = ""
    while rows := await store.rows(after, BATCH):
        for games in _batches(await old_games(store, before, rows)):
            count += await store.delete(games, before)
            await asyncio.sleep(PAUSE)
        after = rows[-1].game
    return count


def _batches(groups: Sequence[list[str]]) -> Iterator[list[str]]:
    """As many games as may be deleted at once; a race and its lanes are never apart."""
    batch: list[str] = []
    for group in groups:
        if batch and len(batch) + len(group) > BATCH:
            yield batch
            batch = []
        batch = [*batch, *group]
    if batch:
        yield batch


async def keep_tidy(store: Store, days: int, seconds: float = HOUR) -> None:
    """Delete old games now and every hour, until cancelled."""
    while True:
        try:
            count = await prune(store, wall_clock() - days * DAY_MS)
            if count:
                LOG.info("deleted %d games that nobody touched for %d days", count, days)
        except NotKept as error:
            LOG.warning("old games have to wait: %s", error)
        except Exception:
            LOG.exception("old games could not be deleted")
        await asyncio.sleep(seconds)
