"""A game's index entry as columns of a table, in the one order that every statement uses."""

import json
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
"""The columns that a new game has values for."""

ALL = (*COLUMNS, "binned")
"""The columns of the table of games. Who has binned it is in no entry: no new line changes it."""


def row_of(values: Iterable[Any]) -> Row:
    """A row from the values of ALL; the owners come as a list, who has binned it as JSON."""
    (*numbers, stage, code, listed, owners, summary, race, due, who, until, binned) = values
    game, plies, opened, touched = numbers
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
        () if binned == "{}" else tuple(sorted(json.loads(binned).items())),
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


def all_values(row: Row, entry: Iterable[Any]) -> tuple[Any, ...]:
    """The values of ALL, with those of the entry as the database has them."""
    binned = json.dumps(dict(row.binned))
    return (row.game, row.plies, row.opened, row.touched, *entry, binned)


def whole(row: Row, lines: Sequence[Kept]) -> None:
    """NotKept unless these are all the lines of this game, in order."""
    if [kept.ply for kept in lines] != list(range(row.plies)):
        raise NotKept(f"The lines of the game {row.game} are not all there, or not in order.")
