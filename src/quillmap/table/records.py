"""The record that people save and share, from a journal; and a finished game from a record."""

from collections.abc import Iterable, Sequence

from quillmap.frozen import replace
from quillmap.notation import Entry, Record, read_record
from quillmap.replay import replay
from quillmap.rules.position import Position
from quillmap.table.reasons import TableReason
from quillmap.table.table import Chair, Table, followed
from quillmap.table.texts import read_line
from quillmap.table.turns import NotAllowed, read_on

RECORD = "quillmap record "
"""How the first line of an imported game begins: its journal is the record itself."""


def load(game: str, lines: Iterable[tuple[int, str]]) -> Table:
    """The table of a whole journal: (time, text)."""
    lines = list(lines)
    if is_record(text for _, text in lines):
        return imported(game, _kept(lines), len(lines))
    return read_on(Table(game), lines).table


def is_record(texts: Iterable[str]) -> bool:
    """Whether this journal is an imported record."""
    return next(iter(texts), "").startswith(RECORD)


def _kept(lines: Sequence[tuple[int, str]]) -> Record:
    """An imported game, which may be longer than those that would be taken today."""
    return read_record("\n".join(text for _, text in lines), kept=True)


def as_kept(lines: Iterable[tuple[int, str]]) -> str:
    """The text of an imported game: its journal, but for what is added when names are forgotten."""
    return "\n".join(text for _, text in lines).rstrip("\n") + "\n"


def imported(game: str, record: Record, plies: int) -> Table:
    """A finished game from a record, every line checked; BrokenRecord if it does not hold."""
    played = replay(record)
    if not played.over:
        raise NotAllowed(TableReason("record_unfinished"))
    return replace(table_of(record, played.position), game=game, plies=plies, public_version=plies)


def table_of(record: Record, position: Position) -> Table:
    """The table of a record that has come to this position; it has no id and no journal."""
    return Table(
        "",
        seed=record.seed,
        deck=record.deck,
        setup=record.setup,
        chairs=_chairs(record),
        started=0,
        position=position,
        committed=record.commitment,
    )


def _chairs(record: Record) -> tuple[Chair, ...]:
    hints = record.hints or (0,) * len(record.players)
    return tuple(
        Chair(player.name, bot=player.bot, hints=number)
        for player, number in zip(record.players, hints, strict=True)
    )


def record_of(game: str, lines: Iterable[tuple[int, str]], *, shown: bool = True) -> Record:
    """The game up to the last opened round; with scores once it is over, then also the seed.

    `shown` is False for the lane of a race under way, whose cards others have yet to see.
    """
    lines = list(lines)
    if is_record(text for _, text in lines):
        return _kept(lines)
    table = Table(game)
    entries: list[Entry] = []
    for at, text in lines:
        step = followed(table, at, read_line(text))
        table = step.table
        entries += step.entries
    if table.position is None:
        raise NotAllowed(TableReason("table_waiting" if table.started is None else "race_only"))
    over = table.position.over
    chairs = [chair for chair in table.chairs if chair is not None]
    return Record(
        setup=table.setup,
        players=tuple(chair.player for chair in chairs),
        commitment=table.committed,
        entries=tuple(entries),
        scores=table.position.scores if over else None,
        seed=table.seed if over and shown else None,
        deck=table.deck,
        hints=tuple(chair.hints for chair in chairs) if any(c.hints for c in chairs) else (),
    )
