"""Who may compare lanes before a race is over, and how far the bot of a handed lane may go.

Everybody sees the own lane. So whoever hands it to a bot would see all cards in a moment, and could
tell a friend who still draws: the bot goes no further than the furthest of those who draw.
"""

from collections.abc import Sequence
from typing import TypeAlias

from quillmap.server.index import Summary, summary_of
from quillmap.store import Row
from quillmap.table.table import Table

Reach: TypeAlias = tuple[int, int]
"""How far a lane is: the season, and how many of its cards lie open, the same in every lane."""


def through(rows: Sequence[Row]) -> frozenset[str]:
    """Those who have drawn all of their lanes to the end: none left, and none helped by a bot."""
    raced = {owner for row in rows for owner in row.entry.owners}
    rest = {owner for row in rows if not _drawn_to_the_end(row) for owner in row.entry.owners}
    return frozenset(raced - rest)


def _drawn_to_the_end(row: Row) -> bool:
    if row.entry.stage != "over":
        return False
    summary = summary_of(row)
    return not summary.left and not summary.handed


def must_wait(table: Table, rows: Sequence[Row]) -> bool:
    """Whether the bot of a handed lane may not draw now; the other lanes are as their cards say."""
    position = table.position
    if position is None or not handed(table):
        return False
    furthest = _furthest([row for row in rows if row.game != table.game])
    return furthest is not None and (position.season, len(position.shown)) >= furthest


def handed(lane: Table) -> bool:
    """Whether a bot draws here for a person."""
    return lane.playing and any(
        chair is not None and chair.handed is not None for chair in lane.chairs
    )


def free(rows: Sequence[Row]) -> list[Row]:
    """The handed lanes of a race whose bots may draw now, those first that are furthest behind."""
    furthest = _furthest(rows)
    playing = ((row, summary_of(row)) for row in rows if row.entry.stage == "playing")
    reached = [(_reach(summary), row) for row, summary in playing if summary.absent]
    may = [pair for pair in reached if furthest is None or pair[0] < furthest]
    return [row for _, row in sorted(may, key=lambda pair: pair[0])]


def _furthest(rows: Sequence[Row]) -> Reach | None:
    """How far the furthest of those is who still draw themselves; None if nobody does."""
    playing = (summary_of(row) for row in rows if row.entry.stage == "playing")
    return max((_reach(each) for each in playing if not each.bot and not each.absent), default=None)


def _reach(summary: Summary) -> Reach:
    return summary.season, summary.shown
