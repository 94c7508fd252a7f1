"""Finished games whose records attackers send: true ones, long ones, and ones that are too long."""

from functools import cache

from quillmap.notation import write_record
from quillmap.rules.options import Options
from quillmap.simulate import Simulation

FIELDS = 1_000_000
LARGEST = 2 * 2**20
"""Bytes; a body of an earlier server could have so many."""


@cache
def solo(number: int = 1) -> str:
    """A solo game by a quick bot."""
    return write_record(Simulation(Options.of("base"), ("random",), "siege").game(number).record)


@cache
def hundred_players() -> str:
    """A game of a hundred, about 300 kB."""
    bots = ("random",) * 100
    return write_record(Simulation(Options.of("base"), bots, "siege").game(1).record)


@cache
def many_fields() -> str:
    """A true record with as many unknown fields as fit into a body."""
    first, _, rest = solo().partition("\n")
    room = LARGEST - len(solo().encode()) - 1
    return f"{first}\n" + "x\n" * min(FIELDS, room // 2) + rest
