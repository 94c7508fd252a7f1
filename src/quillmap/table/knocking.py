"""Who would like to sit at a full table knocks, and the host makes room or does not."""

from typing import Final

from quillmap.dealer import prepare
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS
from quillmap.table.lesson import require_no_lesson
from quillmap.table.lines import Knocked, Line, Sat, SettingsSet, SetUp, TurnedAway
from quillmap.table.naming import called, folded, named, numbered
from quillmap.table.reasons import TableReason
from quillmap.table.table import Knock, Table
from quillmap.table.turns import NotAllowed, Turn, require_host, require_waiting, turn_of

MOST_WAITING: Final = 8
"""So many may wait at the door at the same time."""
MOST_KNOCKS: Final = 30
"""So many knocks a table hears at all: strangers must not fill its journal."""


def knock(table: Table, at: int, owner: str, name: str) -> Turn:
    """Somebody asks for a seat where none is free; once, until the host has answered."""
    require_waiting(table)
    require_no_lesson(table)
    if None in table.chairs:
        raise NotAllowed(TableReason("seat_free"))
    if owner in table.turned_away:
        raise NotAllowed(TableReason("turned_away"))
    if any(each.owner == owner for each in table.knocks):
        return Turn(table)
    name = named(name)
    if folded(name) in called(table.chairs):
        raise NotAllowed(TableReason("name_taken"))
    waiting, seats = len(table.knocks), len(table.chairs)
    if waiting >= MOST_WAITING or table.knocked >= MOST_KNOCKS or seats >= MOST_PLAYERS:
        raise NotAllowed(TableReason("table_full", seats=seats))
    return turn_of(table, at, Knocked(owner, name))


def welcome(table: Table, at: int, owner: str, number: int) -> Turn:
    """The host makes room for somebody who has knocked, who sits there at once."""
    found = _waits(table, owner, number)
    lines: list[Line] = []
    seat = next((s for s, chair in enumerate(table.chairs) if chair is None), len(table.chairs))
    if seat == len(table.chairs):
        assert table.seed is not None
        setup = prepare(table.setup.options, table.seed, seat + 1)
        lines += [SetUp(setup), SettingsSet(table.settings)]
    lines.append(Sat(Seat(seat), found.owner, numbered(found.name, table.chairs)))
    return turn_of(table, at, *lines)


def turn_away(table: Table, at: int, owner: str, number: int) -> Turn:
    """The host says no, and does not hear the same person again."""
    return turn_of(table, at, TurnedAway(_waits(table, owner, number).owner))


def _waits(table: Table, owner: str, number: int) -> Knock:
    require_waiting(table)
    require_host(table, owner)
    found = next((each for each in table.knocks if each.number == number), None)
    if found is None:
        raise NotAllowed(TableReason("no_such_knock"))
    return found
