"""The index entry of a table: what lists, lobbies and races know without opening it."""

import msgspec

from quillmap.rules.position import Position
from quillmap.rules.result import rating
from quillmap.server.wire.views import stage, unusual
from quillmap.store import IndexEntry, Lease, Row
from quillmap.table import rounds
from quillmap.table.table import Table


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
    hints: int = 0
    """In how many rounds a bot was asked, by everybody together."""
    handed: bool = False
    """Whether a bot drew for any person who had not left."""
    deck: str | None = None
    """The game whose cards come again."""


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
        hints=sum(chair.hints for chair in chairs),
        handed=any(chair.helped for chair in chairs),
        deck=table.deck,
    )
    if table.position is not None:
        _add_play(summary, table, table.position)
    return summary


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
    if position.over:
        summary.scores = [
            [(each.first, each.second, each.coins, each.monsters) for each in results]
            for results in position.scores
        ]
        summary.left = list(position.left)
        if table.setup.players == 1 and not position.left:
            summary.rating = rating(position.scores[0], table.setup.edicts)
