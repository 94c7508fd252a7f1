"""What strangers may see of a finished game: only seats whose people have said so.

This alone decides it: pages, pictures, lists and messages ask `public_seats`.
"""

from quillmap.frozen import replace
from quillmap.rules.moves import Seat
from quillmap.table.lines import PublishedBy, Withheld
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from quillmap.table.texts import write_line
from quillmap.table.turns import NotAllowed, Turn, require_few_changes, require_own, turn_of


def public_seats(table: Table) -> tuple[Seat, ...]:
    """The seats that the public page of a game shows with name and map; none: there is no page.

    A game that was listed, or added from its record, can be looked at by everybody anyway; one that
    is only replayed and not kept has no id, and no page.
    """
    if table.race or not table.game or not table.over or table.withheld:
        return ()
    usual = table.imported or table.settings.listed
    return tuple(
        Seat(seat)
        for seat, chair in enumerate(table.chairs)
        if chair is not None and (usual if chair.published is None else chair.published)
    )


def publish(table: Table, at: int, owner: str, seat: Seat, *, shown: bool) -> Turn:
    """The person of a seat lets everybody see its name and map.

    `shown` is False while the cards are still a secret to others: in a lane of a race under way.
    """
    require_own(table, owner, seat)
    if table.race or not table.over or not shown:
        raise NotAllowed(TableReason("publish_unfinished"))
    if table.withheld:
        raise NotAllowed(TableReason("publish_withheld"))
    if seat in public_seats(table):
        return Turn(table)
    require_few_changes(table)
    return turn_of(table, at, PublishedBy(seat, True))


def unpublish(table: Table, at: int, owner: str, seat: Seat) -> Turn:
    """The person of a seat takes that back, which can be done at any time."""
    chair = require_own(table, owner, seat)
    # Also where the page is withheld: it may be allowed again.
    if not chair.published and seat not in public_seats(table):
        return Turn(table)
    return turn_of(table, at, PublishedBy(seat, False))


def withhold(table: Table, at: int, *, on: bool = True) -> Turn:
    """Whoever runs the server takes the public page of a game back, or allows it again."""
    if table.withheld == on:
        return Turn(table)
    line = Withheld(on)
    if table.imported:  # its journal is a record, behind which this line stands
        plies = table.plies + 1
        after = replace(table, withheld=on, plies=plies, public_version=plies)
        return Turn(after, (write_line(line),))
    return turn_of(table, at, line)
