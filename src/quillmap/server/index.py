"""The index entry of a table: what lists, lobbies and races know without opening it."""

from itertools import islice
from typing import Final

import msgspec

from quillmap.rules.position import Position
from quillmap.rules.result import rating
from quillmap.rules.sheet import picture
from quillmap.server.wire.views import signed_view, stage, unusual
from quillmap.store import IndexEntry, Lease, Row
from quillmap.table import rounds
from quillmap.table.publishing import public_seats
from quillmap.table.signing import shown_of
from quillmap.table.table import Chair, Table

MAPS: Final = 8
"""So many maps an entry holds at most: a list of 200 games has to be read at once."""


class SignedSummary(msgspec.Struct, omit_defaults=True):
    """What a map is signed with."""

    seat: int
    """Counted from 1 among the names."""
    owner: str
    province: str | None = None
    title: str | None = None
    crest: str | None = None


class Summary(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What lists show of a table; kept as JSON."""

    kind: str
    ruleset: str
    sheet: str
    seats: int
    names: list[str]
    bots: int = 0
    round_time: int = 0
    season: int = 0
    bot: str | None = None
    """Which bot it is, in the lane of one."""
    cards: int = 0
    """How many rounds have begun, in a lane."""
    shown: int = 0
    """How many cards of this season lie open, in a lane."""
    absent: bool = False
    """Whether a bot draws now for the person of a lane."""
    scores: list[list[tuple[int, int, int, int]]] = []
    """The results of every seat, once the game is over."""
    left: list[int] = []
    rating: int | None = None
    """Of a finished solo game."""
    edicts: list[str] = []
    """Once the game has begun."""
    options: dict[str, str | int | bool] = {}
    """Those that are not as usual in the ruleset."""
    deadline: int | None = None
    hints: int | None = 0
    """In how many rounds a bot was asked, by everybody together; no record that was added says."""
    handed: bool = False
    """Whether a bot drew for any person who had not left."""
    deck: str | None = None
    """The game whose cards come again."""
    maps: dict[str, str] = {}
    """The first map of each owner as it was at the end, for lists; of no more owners than MAPS."""
    signed: list[SignedSummary] = []
    """The first MAPS seats whose maps are signed."""
    public: list[int] | None = None
    """The seats that everybody may see, counted from 1, once the game is over; None where a game
    ended under an older server."""


_ENCODE = msgspec.json.Encoder()
_DECODE = msgspec.json.Decoder(Summary)


def index_entry(table: Table, lease: Lease | None = None) -> IndexEntry:
    """The card of a table as it stands."""
    return IndexEntry(
        stage=stage(table),
        code=table.code,
        listed=table.settings.listed,
        owners=_owners(table),
        summary=_ENCODE.encode(_summary(table)).decode(),
        race=table.lane.race if table.lane else None,
        due=rounds.due(table),
        lease=lease,
    )


def same_entry(before: Table, after: Table) -> bool:
    """Whether two tables of one game surely have the same entry, seen without making it.

    So ends nearly every round; where this is False, they may still be the same.
    """
    was, now = before.position, after.position
    return (
        was is not None
        and now is not None
        and was.season == now.season
        and not (was.over or now.over)
        and before.lane is after.lane is None
        and before.chairs is after.chairs
        and before.setup is after.setup
        and before.settings is after.settings
        and before.host == after.host
        and before.code == after.code
        and before.closed == after.closed
        and before.deck == after.deck
        and rounds.deadline(before) == rounds.deadline(after)
        and rounds.due(before) == rounds.due(after)
    )


def summary_of(row: Row) -> Summary:
    """What the index entry of a table says."""
    return _DECODE.decode(row.entry.summary)


def public_in(row: Row, summary: Summary) -> list[int]:
    """The seats, counted from 1, that everybody may see of a game; none if it has no public page.

    Before games could be published, those that were listed or added from a record could be seen by
    all. Only of these nobody is an owner.
    """
    entry = row.entry
    if entry.stage != "over" or summary.kind == "race":
        return []
    if summary.public is not None:
        return summary.public
    added = not entry.owners and entry.race is None
    return list(range(1, summary.seats + 1)) if entry.listed or added else []


def map_of(table: Table, owner: str) -> str | None:
    """The map of somebody's first seat as it stands, a letter for each square; None without one."""
    seats = table.seats_of(owner)
    if table.position is None or not seats:
        return None
    return "".join(picture(table.position.sheets[seats[0]]))


def _owners(table: Table) -> tuple[str, ...]:
    """Everybody for whom this is one of "my games": who sits here, and the host."""
    if table.host is None or table.host in table.owners:
        return table.owners
    return (*table.owners, table.host)


def _sheet(table: Table) -> str:
    """Its letter, `own`, or before the start `random`: lists tell what was drawn afterwards."""
    setup = table.setup
    sheet = setup.options.map_sheet if table.started is None else setup.map_sheet
    return sheet if isinstance(sheet, str) else "own"


def _summary(table: Table) -> Summary:
    chairs = [chair for chair in table.chairs if chair is not None]
    summary = Summary(
        kind=table.settings.kind,
        ruleset=table.setup.options.ruleset,
        sheet=_sheet(table),
        seats=len(table.chairs),
        names=[chair.name for chair in chairs],
        bots=sum(chair.bot is not None for chair in chairs),
        round_time=table.settings.round_time,
        edicts=[] if table.started is None else list(table.setup.edicts),
        options=unusual(table.setup.options),
        hints=None if table.imported else sum(chair.hints for chair in chairs),
        handed=any(chair.helped for chair in chairs),
        deck=table.deck,
        signed=_signed(table, chairs),
    )
    if table.position is not None:
        _add_play(summary, table, table.position)
    return summary


def _signed(table: Table, chairs: list[Chair]) -> list[SignedSummary]:
    shown = ((seat, each, shown_of(table, each)) for seat, each in enumerate(chairs, 1))
    found = (
        SignedSummary(seat, each.owner or "", *signed_view(signed))
        for seat, each, signed in shown
        if signed
    )
    return list(islice(found, MAPS))


def _add_play(summary: Summary, table: Table, position: Position) -> None:
    summary.season = position.season
    summary.deadline = rounds.deadline(table)
    if table.lane is not None:
        summary.cards = table.round
        summary.shown = len(position.shown)
        summary.absent = any(
            chair is not None and chair.handed is not None for chair in table.chairs
        )
        summary.bot = next((chair.bot for chair in table.chairs if chair is not None), None)
    if position.over or table.closed:
        summary.maps = {
            owner: found
            for owner in table.owners[:MAPS]
            if (found := map_of(table, owner)) is not None
        }
    if position.over:
        summary.public = [seat + 1 for seat in public_seats(table)]
        summary.scores = [
            [(each.first, each.second, each.coins, each.monsters) for each in results]
            for results in position.scores
        ]
        summary.left = list(position.left)
        if table.setup.players == 1 and not position.left:
            summary.rating = rating(position.scores[0], table.setup.edicts)
