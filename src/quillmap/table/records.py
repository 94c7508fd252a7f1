"""The record that people save and share, from a journal; and a finished game from a record."""

from collections.abc import Iterable, Sequence
from typing import Final

from quillmap.frozen import replace
from quillmap.notation import Entry, Record, read_record
from quillmap.replay import replay
from quillmap.rules.position import Position
from quillmap.table.lines import Withheld
from quillmap.table.reasons import TableReason
from quillmap.table.signing import shown_of
from quillmap.table.table import Chair, Table, followed
from quillmap.table.texts import read_line, write_line
from quillmap.table.turns import NotAllowed, read_on

RECORD = "quillmap record "
"""How the first line of an imported game begins: its journal is the record itself."""
MARKS: Final = {write_line(Withheld(on)): on for on in (True, False)}
"""The only lines that stand behind a record and are none of it."""


def load(game: str, lines: Iterable[tuple[int, str]]) -> Table:
    """The table of a whole journal: (time, text)."""
    lines = list(lines)
    if is_record(text for _, text in lines):
        table = imported(game, _kept(lines), len(lines))
        marks = [text for _, text in lines if text in MARKS]
        return replace(table, withheld=MARKS[marks[-1]]) if marks else table
    return read_on(Table(game), lines).table


def is_record(texts: Iterable[str]) -> bool:
    """Whether this journal is an imported record."""
    return next(iter(texts), "").startswith(RECORD)


def _kept(lines: Sequence[tuple[int, str]]) -> Record:
    """An imported game, which may be longer than those that would be taken today."""
    return read_record(as_kept(lines), kept=True)


def as_kept(lines: Iterable[tuple[int, str]]) -> str:
    """The text of an imported game: its journal, but for what whoever runs the server has added."""
    return "\n".join(text for _, text in lines if text not in MARKS).rstrip("\n") + "\n"


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
        Chair(player.name, bot=player.bot, hints=number, signed=player.signed)
        for player, number in zip(record.players, hints, strict=True)
    )


def _followed(game: str, lines: Iterable[tuple[int, str]]) -> tuple[Table, list[Entry], int]:
    """The table of a journal, what became its record, and when the last of that was written."""
    table, entries, last = Table(game), list[Entry](), 0
    for at, text in lines:
        step = followed(table, at, read_line(text))
        table = step.table
        if step.entries:
            entries += step.entries
            last = at
    return table, entries, last


def last_drawn(game: str, lines: Sequence[tuple[int, str]]) -> int:
    """When the last of a game was drawn: whoever plays again later does not make it younger.

    A record tells no time, so for a game that came as one it is when it came.
    """
    if is_record(text for _, text in lines):
        return lines[0][0]
    return _followed(game, lines)[2]


def record_of(game: str, lines: Iterable[tuple[int, str]], *, shown: bool = True) -> Record:
    """The game up to the last opened round; with scores once it is over, then also the seed.

    `shown` is False for the lane of a race under way, whose cards others have yet to see.
    """
    lines = list(lines)
    if is_record(text for _, text in lines):
        return _kept(lines)
    table, entries, _ = _followed(game, lines)
    if table.position is None:
        raise NotAllowed(TableReason("table_waiting" if table.started is None else "race_only"))
    over = table.position.over
    chairs = [chair for chair in table.chairs if chair is not None]
    return Record(
        setup=table.setup,
        players=tuple(replace(chair, signed=shown_of(table, chair)).player for chair in chairs),
        commitment=table.committed,
        entries=tuple(entries),
        scores=table.position.scores if over else None,
        seed=table.seed if over and shown else None,
        deck=table.deck,
        hints=tuple(chair.hints for chair in chairs) if any(c.hints for c in chairs) else (),
    )
