"""What an act leads to: lines to keep, the table after them, and what happened."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quillmap.dealer import deal
from quillmap.notation import Revealing
from quillmap.rules.moves import Seat
from quillmap.rules.reasons import Reason, Refused
from quillmap.table.happenings import Happening
from quillmap.table.lines import Line
from quillmap.table.reasons import TableReason
from quillmap.table.table import Chair, Table, followed
from quillmap.table.texts import read_line, write_line

MOST_CHANGES: Final = 60
CHANGES_EACH: Final = 8
"""How many lines one round may have, and so many more for each seat.

A seat needs eight for a hint, a draw, and three times another one, each taken back before. The 60
are for those who do more: a host who tries thirty settings before the start, two lines each, or
somebody who goes to and fro between two devices. Journals of earlier versions, which allowed 200
and 30, are read as they are: this is only asked of what somebody does now.
"""


class NotAllowed(Refused):
    """Something that cannot be done at this table now, or not by this person."""


class NotYours(NotAllowed):
    """Something that is for another person: the owner of a seat, or the host."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The table after an act. Nothing has happened before its lines are kept."""

    table: Table
    lines: tuple[str, ...] = ()
    events: tuple[Happening, ...] = ()


def turn_of(table: Table, at: int, *lines: Line) -> Turn:
    """The turn of these lines; cards are revealed until somebody is awaited."""
    written: list[str] = []
    events: list[Happening] = []
    for line in lines:
        step = followed(table, at, line)
        table = step.table
        events += step.events
        written.append(write_line(line))
    while _card_is_next(table):
        assert table.seed is not None and table.position is not None
        reveal = Revealing(deal(table.seed, table.position))
        step = followed(table, at, reveal)
        table = step.table
        events += step.events
        written.append(write_line(reveal))
    return Turn(table, tuple(written), tuple(events))


def _card_is_next(table: Table) -> bool:
    position = table.position
    return bool(table.playing and position and not position.awaited and not position.over)


def read_on(table: Table, lines: Iterable[tuple[int, str]]) -> Turn:
    """The table after lines that were kept, by us or by somebody else: (time, text)."""
    events: list[Happening] = []
    written: list[str] = []
    for at, text in lines:
        step = followed(table, at, read_line(text))
        table = step.table
        events += step.events
        written.append(text)
    return Turn(table, tuple(written), tuple(events))


def require_seated(table: Table, seat: Seat) -> Chair:
    """Who sits there; NotAllowed if nobody does."""
    chair = table.chair(seat)
    if chair is None:
        if not 0 <= seat < len(table.chairs):
            raise NotAllowed(Reason("no_such_seat", seat=seat + 1, players=len(table.chairs)))
        raise NotAllowed(TableReason("seat_empty", seat=seat + 1))
    return chair


def require_own(table: Table, owner: str, seat: Seat) -> Chair:
    """The chair of this owner; NotAllowed if it is somebody else's."""
    chair = require_seated(table, seat)
    if chair.owner != owner:
        raise NotYours(TableReason("not_your_seat", seat=seat + 1))
    return chair


def require_host(table: Table, owner: str) -> None:
    """NotAllowed unless this is the host."""
    if table.host != owner:
        raise NotYours(TableReason("host_only"))


def require_few_changes(table: Table, times: int = 1) -> None:
    """NotAllowed when somebody fills the journal by changing things to and fro.

    Nobody needs as many changes in one round; a first draw is never one of them. `times` as many
    are for what must be possible long after everything else.
    """
    most = MOST_CHANGES + CHANGES_EACH * len(table.chairs)
    if table.plies - table.round_ply > times * most:
        raise NotAllowed(TableReason("too_many_changes"))


def require_waiting(table: Table) -> None:
    """NotAllowed once the game has begun."""
    require_open(table)
    if table.started is not None:
        raise NotAllowed(TableReason("table_started"))


def require_running(table: Table) -> None:
    """NotAllowed unless the game is under way."""
    if table.over:
        raise NotAllowed(TableReason("race_over") if table.race else Reason("game_over"))
    require_open(table)
    if table.started is None:
        raise NotAllowed(TableReason("table_waiting"))


def require_open(table: Table) -> None:
    """NotAllowed at a closed table."""
    if table.closed:
        raise NotAllowed(TableReason("race_over" if table.race or table.lane else "table_closed"))
