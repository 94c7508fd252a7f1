"""Who may host, hand over, come back and go: each act judged, then written as lines.

What happens before the first card is in `seating`, and can be called from here, too.
"""

from collections.abc import Collection, Sequence

from quillmap.notation import HandedOver, Leaving, Returning
from quillmap.rules.moves import Seat
from quillmap.rules.play import why_not_leave
from quillmap.rules.reasons import Reason
from quillmap.table.lines import Again, Closed, HostSet, Line, Linked, OwnerSet, TakenBack
from quillmap.table.reasons import TableReason
from quillmap.table.seating import (
    Secrets,
    join_late,
    lane_id,
    must_be_bot,
    open_lanes,
    open_table,
    rename,
    resettle,
    seat_bot,
    seating,
    sit,
    stand,
    start,
)
from quillmap.table.table import Chair, Table
from quillmap.table.turns import (
    NotAllowed,
    NotYours,
    Turn,
    require_few_changes,
    require_host,
    require_open,
    require_own,
    require_running,
    require_seated,
    turn_of,
)

__all__ = [
    "Secrets",
    "claim",
    "close",
    "come_back",
    "depart",
    "hand_over",
    "join_late",
    "lane_id",
    "make_host",
    "make_link",
    "next_game",
    "open_lanes",
    "open_table",
    "opens",
    "pass_host",
    "rename",
    "require_reactions",
    "resettle",
    "seat_bot",
    "shut",
    "sit",
    "stand",
    "start",
]


def depart(table: Table, at: int, owner: str, seat: Seat) -> Turn:
    """Somebody leaves for good (R14.4); before the start the seat is free again."""
    if table.started is None:
        require_own(table, owner, seat)
        return stand(table, at, owner, seat)
    require_running(table)
    require_own(table, owner, seat)
    if table.position is None:
        raise NotAllowed(TableReason("race_only"))
    if reason := why_not_leave(table.position, seat):
        raise NotAllowed(reason)
    return turn_of(table, at, Leaving(seat))


def hand_over(
    table: Table, at: int, owner: str, seat: Seat, bot: str, here: Collection[str]
) -> Turn:
    """The host lets a bot draw for somebody who is gone, or a person for the own seat."""
    require_running(table)
    chair = require_seated(table, seat)
    if chair.owner is None:
        raise NotAllowed(TableReason("seat_of_a_bot", seat=seat + 1))
    if chair.owner != owner:
        require_host(table, owner)
        if chair.owner in here:
            raise NotAllowed(TableReason("still_here", seat=seat + 1))
    if table.position is None:
        raise NotAllowed(TableReason("race_only"))
    if reason := why_not_leave(table.position, seat):
        raise NotAllowed(reason)
    require_few_changes(table)
    must_be_bot(bot)
    return turn_of(table, at, HandedOver(seat, bot))


def come_back(table: Table, at: int, owner: str, seat: Seat) -> Turn:
    """A person takes the own seat back from the bot; what that has sealed is withdrawn."""
    require_running(table)
    chair = require_own(table, owner, seat)
    if chair.handed is None:
        raise NotAllowed(Reason("not_handed_over", seat=seat + 1))
    if table.position is not None and (reason := why_not_leave(table.position, seat)):
        raise NotAllowed(reason)
    lines: list[Line] = [Returning(seat)]
    sealed = table.sealed.get(seat)
    if sealed is not None and sealed.by is not None:
        lines.append(TakenBack(seat))
    return turn_of(table, at, *lines)


def require_reactions(table: Table, owner: str, seat: Seat) -> None:
    """NotAllowed unless the person of this seat may say one of the phrases to all."""
    require_own(table, owner, seat)
    if table.lane is not None or table.closed or not table.settings.reactions:
        raise NotAllowed(TableReason("no_reactions"))


# Hosting -----------------------------------------------------------------------------------------


def close(table: Table, at: int, owner: str) -> Turn:
    """The host closes the table; a running game ends without a result."""
    require_host(table, owner)
    return shut(table, at)


def shut(table: Table, at: int, *, lanes_shut: bool = False) -> Turn:
    """The table is closed, by the host, by whoever runs the server, or by time.

    A race tells its seed when it closes, so first nobody may draw in its lanes any more.
    """
    require_open(table)
    if table.race and table.playing and not lanes_shut:
        raise NotAllowed(TableReason("race_running"))
    if table.over:
        raise NotAllowed(Reason("game_over"))
    return turn_of(table, at, Closed())


def pass_host(table: Table, at: int, here: Collection[str]) -> Turn | None:
    """The rights go to the next seated person who is here, in seat order behind the host."""
    require_open(table)
    if table.host is None:  # the lane of a race
        return None
    owners = table.owners
    behind = owners.index(table.host) + 1 if table.host in owners else 0
    ring = (*owners[behind:], *owners[:behind])
    heir = next((owner for owner in ring if owner in here and owner != table.host), None)
    return None if heir is None else turn_of(table, at, HostSet(heir))


def make_host(table: Table, at: int, owner: str, seat: Seat) -> Turn:
    """The host hands the rights to somebody else who sits here."""
    require_open(table)
    require_host(table, owner)
    chair = require_seated(table, seat)
    if chair.owner is None:
        raise NotAllowed(TableReason("seat_of_a_bot", seat=seat + 1))
    if chair.owner == owner:
        return Turn(table)
    if table.position is not None and seat in table.position.left:
        raise NotAllowed(Reason("seat_left", seat=seat + 1))
    require_few_changes(table)
    return turn_of(table, at, HostSet(chair.owner))


# Other devices, and the next game -----------------------------------------------------------------


def make_link(table: Table, at: int, owner: str, seat: Seat, digest: str | None) -> Turn:
    """The seat gets a personal link, in place of the one it had; None only revokes that."""
    require_open(table)
    require_own(table, owner, seat)
    require_few_changes(table)
    return turn_of(table, at, Linked(seat, digest))


def claim(table: Table, at: int, owner: str, seat: Seat, digest: str) -> Turn:
    """Who is first to use a personal link gets the seat; to that device it stays good for ever.

    At the start seats are counted anew, so a link may name a seat as it was counted before.
    """
    require_open(table)
    seats = (seat, *(Seat(number) for number in range(len(table.chairs))))
    found = ((each, table.chair(each)) for each in seats)
    seat, chair = next(((s, c) for s, c in found if c and opens(c, owner, digest)), (seat, None))
    if chair is None:
        raise NotAllowed(TableReason("wrong_link"))
    if chair.owner == owner:
        return Turn(table)
    require_few_changes(table)
    lines: list[Line] = [OwnerSet(seat, owner)]
    if table.host is not None and table.host == chair.owner:
        lines.append(HostSet(owner))
    return turn_of(table, at, *lines)


def opens(chair: Chair, owner: str, digest: str) -> bool:
    """Whether a personal link is for this chair: nobody has used it yet, or this owner has."""
    return digest == chair.link or (digest == chair.used and owner == chair.owner)


def next_game(table: Table, at: int, owner: str, secrets: Secrets) -> tuple[Turn, Turn] | None:
    """A new table for the same people, and the line that tells them; None if there is one."""
    if table.again is not None:
        return None
    if table.lane is not None or (owner != table.host and owner not in table.owners):
        raise NotYours(TableReason("host_only"))
    if not (table.over or table.closed):
        raise NotAllowed(TableReason("table_waiting" if table.started is None else "table_started"))
    options = table.setup.options
    opened = open_table(secrets, at, owner, options, max(1, len(table.chairs)), table.settings)
    seats = _same_seats(table.chairs)
    opened_full = turn_of(opened.table, at, *seats)
    lines = (*opened.lines, *opened_full.lines)
    told = turn_of(table, at, Again(secrets.game, secrets.key))
    return told, Turn(opened_full.table, lines)


def _same_seats(chairs: Sequence[Chair | None]) -> list[Line]:
    return [
        seating(Seat(seat), chair)
        for seat, chair in enumerate(chairs)
        if chair is not None and (chair.owner or chair.bot)
    ]
