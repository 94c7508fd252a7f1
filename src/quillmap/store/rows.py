"""A game's index entry as columns of a table, in the one order that every statement uses."""

from collections.abc import Iterable, Sequence
from typing import Any

from quillmap.store.protocol import IndexEntry, Kept, Lease, NotKept, Row

ENTRY = (
    "stage",
    "code",
    "listed",
    "owners",
    "summary",
    "race",
    "due",
    "lease_holder",
    "lease_until",
)
"""The columns that hold an entry."""

COLUMNS = ("id", "plies", "opened", "touched", *ENTRY)
"""The columns of the table of games."""


def row_of(values: Iterable[Any]) -> Row:
    """A row from the values of COLUMNS; the owners come as a list."""
    game, plies, opened, touched, stage, code, listed, owners, summary, race, due, who, until = (
        values
    )
    return Row(
        game,
        plies,
        opened,
        touched,
        IndexEntry(
            stage=stage,
            code=code,
            listed=bool(listed),
            owners=tuple(owners),
            summary=summary,
            race=race,
            due=due,
            lease=None if who is None else Lease(who, until),
        ),
    )


def entry_values(entry: IndexEntry) -> tuple[Any, ...]:
    """The values of ENTRY; the owners stay a tuple, as each database has its own way with lists."""
    lease = entry.lease
    return (
        entry.stage,
        entry.code,
        entry.listed,
        entry.owners,
        entry.summary,
        entry.race,
        entry.due,
        None if lease is None else lease.holder,
        None if lease is None else lease.until,
    )


def whole(row: Row, lines: Sequence[Kept]) -> None:
    """NotKept unless these are all the lines of this game, in order."""
    if [kept.ply for kept in lines] != list(range(row.plies)):
        raise NotKept(f"The lines of the game {row.game} are not all there, or not in order.")
