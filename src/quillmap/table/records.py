"""The record that people save and share, from a journal; and a finished game from a record."""

from collections.abc import Iterable

from quillmap.notation import Entry, Record, read_record
from quillmap.replay import replay
from quillmap.rules.reasons import Reason
from quillmap.table.table import Chair, Table, followed
from quillmap.table.texts import read_line
from quillmap.table.turns import NotAllowed, read_on

RECORD = "quillmap record "
"""How the first line of an imported game begins: its journal is the record itself."""


def load(game: str, lines: Iterable[tuple[int, str]]) -> Table:
    """The table of a whole journal: (time, text)."""
    lines = list(lines)
    if is_record(text for _, text in lines):
        return imported(game, read_record("\n".join(text for _, text in lines)), len(lines))
    return read_on(Table(game), lines).table


def is_record(texts: Iterable[str]) -> bool:
    """Whether this journal is an imported record."""
    return next(iter(texts), "").startswith(RECORD)


def imported(game: str, record: Record, plies: int) -> Table:
    """A finished game from a record, every line checked; BrokenRecord if it does not hold."""
    played = replay(record)
    if not played.over:
        raise NotAllowed(Reason("record_unfinished"))
    return Table(
        game,
        plies=plies,
        seed=record.seed,
        setup=record.setup,
        chairs=tuple(Chair(player.name, bot=player.bot) for player in record.players),
        started=0,
        position=played.position,
        committed=record.commitment,
    )


def record_of(game: str, lines: Iterable[tuple[int, str]], *, shown: bool = True) -> Record:
    """The game up to the last opened round; with scores once it is over, then also the seed.

    `shown` is False for the lane of a race under way, whose cards others have yet to see.
    """
    lines = list(lines)
    if is_record(text for _, text in lines):
        return read_record("\n".join(text for _, text in lines))
    table = Table(game)
    entries: list[Entry] = []
    for at, text in lines:
        step = followed(table, at, read_line(text))
        table = step.table
        entries += step.entries
    if table.position is None:
        raise NotAllowed(Reason("table_waiting" if table.started is None else "race_only"))
    over = table.position.over
    return Record(
        setup=table.setup,
        players=tuple(chair.player for chair in table.chairs if chair is not None),
        commitment=table.committed,
        entries=tuple(entries),
        scores=table.position.scores if over else None,
        seed=table.seed if over and shown else None,
    )
