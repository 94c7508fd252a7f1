"""Games that are known in advance: written into the database, with every draw still to come.

The tool makes the seeds itself, so a client can send its draws without thinking, and what is
measured is the server.
"""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from quillmap.notation import write_move
from quillmap.rules.legal import legal
from quillmap.rules.options import Options
from quillmap.server.ids import owner_of
from quillmap.server.index import index_entry
from quillmap.store import Addition, Store
from quillmap.store.opening import open_store
from quillmap.table import people, rounds
from quillmap.table.people import Secrets
from quillmap.table.settings import Settings
from quillmap.table.table import Table

CHOICES = 40
"""A draw is one of the first so many that are allowed."""
LONG_AGO = 1_700_000_000_000


@dataclass
class Script:
    """One table: who sits there, and what each seat draws in the rounds to come."""

    game: str
    key: str
    secrets: list[str]
    """The cookie of each seat."""
    round: int = 0
    """The round that is under way when the server starts."""
    draws: list[dict[int, str]] = field(default_factory=list)
    """For each round from there on, the line of every seat that is awaited."""


def greek(number: int) -> str:
    """A name of 24 Greek letters, another one for every number up to 100."""
    letters = "αβγδεζηθικλμνξοπρστυφχψω"
    again, shift = divmod(number, len(letters))
    return (letters[shift:] + letters[:shift])[: 24 - again] + "ά" * again


def scripted(
    number: int, seats: int, *, before: int, after: int, ruleset: str = "base"
) -> tuple[Script, tuple[str, ...], Table]:
    """A table that has played `before` rounds, the lines that say so, and `after` more rounds."""
    rng = random.Random(f"load {number}")
    secrets = [f"load-{number}-{seat}-".ljust(43, "x") for seat in range(seats)]
    made = Secrets(f"load{_letters(number)}", "k" * 22, None, rng.randbytes(32))
    owners = [owner_of(secret) for secret in secrets]
    turn = people.open_table(made, LONG_AGO, owners[0], Options.of(ruleset), seats, Settings())
    lines, table = list(turn.lines), turn.table
    for seat, owner in enumerate(owners):
        turn = people.sit(table, LONG_AGO, owner, greek(seat))
        lines, table = lines + list(turn.lines), turn.table
    turn = people.start(table, LONG_AGO, owners[0])
    lines, table = lines + list(turn.lines), turn.table
    script = Script(made.game, made.key, secrets)
    for played in range(before + after):
        if not table.playing:
            break
        if played == before:
            kept, there = tuple(lines), table
            script.round = table.round
        drawn, table, lines = _one_round(table, owners, lines, rng)
        if played >= before:
            script.draws.append(drawn)
    return script, kept, there


def _one_round(
    table: Table, owners: list[str], lines: list[str], rng: random.Random
) -> tuple[dict[int, str], Table, list[str]]:
    drawn = {}
    round = table.round
    for seat in table.awaited:
        assert table.position is not None
        line = write_move(rng.choice(list(islice(legal(table.position, seat), CHOICES))))
        drawn[int(seat)] = line
        turn = rounds.submit(table, LONG_AGO, owners[seat], round, line)
        table = turn.table
        lines += turn.lines
    return drawn, table, lines


def _letters(number: int) -> str:
    """An id of letters alone, as ids are."""
    return "".join(chr(ord("a") + int(digit)) for digit in f"{number:06d}")


async def fill(
    database: str | Path, tables: int, seats: int, *, before: int, after: int, ruleset: str = "base"
) -> list[Script]:
    """Write that many tables into a database, as a server would have."""
    store: Store = await open_store(str(database))
    scripts: list[Script] = []
    try:
        for start in range(0, tables, 100):
            batch = []
            for number in range(start, min(start + 100, tables)):
                script, lines, table = scripted(
                    number, seats, before=before, after=after, ruleset=ruleset
                )
                scripts.append(script)
                batch.append(Addition(table.game, 0, LONG_AGO, lines, index_entry(table)))
            await store.append(*batch)
            await asyncio.sleep(0)
    finally:
        await store.close()
    return scripts
