"""What everybody may see of a finished game, as JSON. docs/wire.md describes every field.

Whatever a seat does not show is left out here, and nowhere else.
"""

import msgspec

from quillmap.rules.result import ranks, rating, title, total
from quillmap.server.wire.view_types import SheetView
from quillmap.server.wire.views import sheet_view, signed_view
from quillmap.table.publishing import public_seats
from quillmap.table.signing import shown_of
from quillmap.table.table import Chair, Table


class SeatIdentity(msgspec.Struct, omit_defaults=True):
    """Who somebody is to strangers: all that makes a seat somebody's, and is hidden with it."""

    name: str
    province: str | None = None
    title: str | None = None
    crest: str | None = None


class PublicSeat(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A seat: how well it did, and the rest if its person wants to be seen."""

    seat: int
    total: int
    rank: int | None
    bot: str | None = None
    who: SeatIdentity | None = None
    sheet: SheetView | None = None
    scores: list[tuple[int, int, int, int]] = []


class PublicGame(msgspec.Struct, kw_only=True):
    """A finished game."""

    game: str
    ruleset: str
    edicts: list[str]
    rating: int | None
    title: str | None
    seats: list[PublicSeat]


def identity_of(table: Table, chair: Chair) -> SeatIdentity:
    """Who sits there, to strangers."""
    return SeatIdentity(chair.name, *signed_view(shown_of(table, chair)))


def public_view(table: Table) -> PublicGame:
    """What everybody may see of a game that is over."""
    position = table.position
    assert position is not None and position.over
    setup, public = table.setup, public_seats(table)
    placed = ranks(position.scores, position.left)
    seats = []
    for seat, (chair, results) in enumerate(zip(table.chairs, position.scores, strict=True)):
        assert chair is not None, "the empty ones were left out at the start"
        found = PublicSeat(seat=seat + 1, total=total(results), rank=placed[seat], bot=chair.bot)
        if seat in public:
            found.who = identity_of(table, chair)
            found.sheet = sheet_view(position.sheets[seat], setup.edicts, setup.options)
            found.scores = [
                (each.first, each.second, each.coins, each.monsters) for each in results
            ]
        seats.append(found)
    alone = len(seats) == 1 and not position.left
    solo = rating(position.scores[0], setup.edicts) if alone else None
    return PublicGame(
        game=table.game,
        ruleset=setup.options.ruleset,
        edicts=list(setup.edicts),
        rating=solo,
        title=None if solo is None else title(solo),
        seats=seats,
    )
