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

from quillmap.notation.names import split_name, write_name
from quillmap.rules.moves import Seat
from quillmap.server.clock import wall_clock
from quillmap.server.index import index_entry
from quillmap.server.refused import no_such_table
from quillmap.store import Addition, Kept, NotKept, Row, Stale, Store
from quillmap.table import people
from quillmap.table.lines import BotSat, Named, Sat
from quillmap.table.records import is_record, load
from quillmap.table.texts import read_line, write_line
from quillmap.table.turns import NotAllowed

LOG: Final = logging.getLogger("quillmap.maintenance")

DAY_MS: Final = 86_400_000
HOUR: Final = 3600.0
BATCH: Final = 100
"""So many games are looked at, and at most deleted, at once: players do not wait for it."""
PAUSE: Final = 0.05
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
            continue
        line = read_line(each.line)
        if isinstance(line, Sat | Named):
            people.add(line.name)
        elif isinstance(line, BotSat):
            bots.add(line.name)
    return people - {""}, bots


async def forget_name(store: Store, name: str, game: str | None = None) -> list[str]:
    """Put "Player N" for this name of people everywhere, or at one table; the games that had it.

    Bots keep their names, which say nothing about anybody.
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
        given = {new for _, new in changed}
        lines = {each.ply: each for each, _ in changed}
        after = [lines.get(each.ply, each) for each in kept]
        try:
            then = await _renaming(store, row, after, given)
            await store.rewrite(row.game, list(lines.values()), then)
        except Stale:
            continue
        return True
    raise NotKept(f"The table {row.game} is too busy.")


async def _renaming(store: Store, row: Row, kept: Sequence[Kept], given: set[str]) -> Addition:
    """The lines that name the seats anew, and the card without the name."""
    texts = [(each.at, each.line) for each in kept]
    table = load(row.game, texts)
    now = await store.row(row.game)
    if now is None:
        raise Stale(row.game)
    named = tuple(
        write_line(Named(Seat(seat), chair.name))
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.bot is None and chair.name in given
    )
    if table.imported:
        named = ("",)  # means nothing in a record, but it is one line more
    # Nobody has played, so the game is as old as it was.
    return Addition(row.game, len(kept), now.touched, named, index_entry(table, now.entry.lease))


def _without(row: Row, kept: Sequence[Kept], name: str) -> list[tuple[Kept, str]]:
    """The lines that have this name, as they should be, and the name that each has instead."""
    quoted = write_name(name)
    record = is_record(each.line for each in kept)
    found = []
    for each in kept:
        if quoted in each.line:
            text, new = (_seat_line if record else _line)(row, each.line, name)
            if text != each.line:
                found.append((replace(each, line=text), new))
    return found


def _line(row: Row, text: str, name: str) -> tuple[str, str]:
    """A line of a journal."""
    line = read_line(text)
    if not isinstance(line, Sat | Named) or line.name != name:
        return text, name
    # In a lane there is one seat, so it is called by its number in the race.
    number = row.game.rpartition("-")[2] if row.entry.race else str(line.seat + 1)
    new = f"Player {int(number)}"
    return write_line(replace(line, name=new)), new


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
