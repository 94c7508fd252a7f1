"""Finished games whose records attackers send: true ones, long ones, and ones that are too long."""

from functools import cache

from quillmap.game import Game
from quillmap.notation import Revealing, read_record, write_move, write_record
from quillmap.rules.legal import legal
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.simulate import Simulation

FIELDS = 1_000_000
LARGEST = 2 * 2**20
"""Bytes; a body could have so many once, and can still have the smaller number."""
LARGE = 500_000


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
def many_fields(size: int = LARGEST) -> str:
    """A true record with as many unknown fields as fit into a body of so many bytes."""
    first, _, rest = solo().partition("\n")
    room = size - len(solo().encode()) - 1
    return f"{first}\n" + "x\n" * min(FIELDS, room // 2) + rest


def first_draw(text: str) -> str:
    """A line that the first seat may draw in a game that has just begun."""
    record = read_record(text)
    game = Game(record.setup, record.players, record.commitment)
    for entry in record.entries:
        if isinstance(entry, Revealing):
            game.reveal(entry.card)
    return write_move(next(iter(legal(game.position, Seat(0)))))
