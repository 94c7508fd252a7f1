"""Tables in a few words: people who sit down, games that have begun, draws, and refusals."""

import copy
import hashlib
from collections.abc import Callable
from functools import lru_cache
from itertools import count, islice
from typing import Any

import pytest

from quillmap import Move, Options, Position, Seat, legal, write_move
from quillmap.notation import Made
from quillmap.rules.reasons import Refused
from quillmap.table import people, rounds
from quillmap.table.settings import Settings
from quillmap.table.table import Table
from quillmap.table.turns import Turn

NOW = 1_700_000_000_000
LATER = NOW + 1000

ADA, BEN, CEM, DOT, EVE, FAY, GUS = (f"{letter}" * 64 for letter in "abcdef0")
"""The digests of seven browsers' secrets."""
OWNERS = (ADA, BEN, CEM, DOT, EVE, FAY, GUS)
NAMES = ("Ada", "Ben", "Cem", "Dot", "Eve", "Fay", "Gus")
STRANGER = "9" * 64

ONE, TWO, THREE, FOUR = (Seat(number) for number in range(4))


def seed_of(number: int) -> bytes:
    """Some seed."""
    return hashlib.sha256(f"table {number}".encode()).digest()


def secrets(number: int = 0, code: str | None = "BCDFGH") -> people.Secrets:
    """What chance might give a table."""
    return people.Secrets(f"game{number}", f"key{number}", code, seed_of(number))


def opened(seats: int = 4, number: int = 0, ruleset: str = "base", **settings: Any) -> Turn:
    """A table that Ada has opened; nobody sits there yet."""
    options, chosen = Options.of(ruleset), Settings(**settings)
    return people.open_table(secrets(number), NOW, ADA, options, seats, chosen)


def waiting(seats: int = 4, number: int = 0, ruleset: str = "base", **settings: Any) -> Table:
    """The same, only the table."""
    return opened(seats, number, ruleset, **settings).table


def sat(table: Table, *owners: str) -> Table:
    """These people sit down, each on the first free seat."""
    for owner in owners:
        table = people.sit(table, NOW, owner, NAMES[OWNERS.index(owner)]).table
    return table


def playing(players: int, number: int = 0, ruleset: str = "base", **settings: Any) -> Table:
    """A game that so many people have begun; Ada is the host."""
    table = sat(waiting(players, number, ruleset, **settings), *OWNERS[:players])
    return people.start(table, NOW, ADA).table


def with_bot(players: int = 2, **settings: Any) -> Table:
    """A game of Ada, others, and a bot on the last seat."""
    table = sat(waiting(players, **settings), *OWNERS[: players - 1])
    table = people.seat_bot(table, NOW, ADA, "weighted", "Weighted").table
    return people.start(table, NOW, ADA).table


@lru_cache
def ambushed(players: int, ruleset: str = "base", card: str | None = None) -> Table:
    """A game whose first card is an ambush, if asked for this one."""
    for number in count():
        table = playing(players, number, ruleset)
        if at(table).round in ("ambush", "gaze") and card in (None, at(table).shown[-1]):
            return table
    raise AssertionError("there is always another seed")


# What is on the table -----------------------------------------------------------------------------


def at(table: Table) -> Position:
    """The position of a game that has begun."""
    assert table.position is not None
    return table.position


def moves(table: Table, seat: Seat, most: int = 3) -> list[Move]:
    """The first few draws that a seat may make."""
    return list(islice(legal(at(table), seat), most))


def some(table: Table, seat: Seat, which: int = 0) -> str:
    """One of them as text."""
    return write_move(moves(table, seat, which + 1)[which])


# Acts ---------------------------------------------------------------------------------------------


def draw(table: Table, seat: Seat, which: int = 0) -> Table:
    """The owner of the seat seals a draw."""
    chair = table.chairs[seat]
    assert chair is not None and chair.owner is not None
    return rounds.submit(table, LATER, chair.owner, table.round, some(table, seat, which)).table


def made(table: Table, owed: rounds.Owed, which: int = 0) -> Made:
    """What a bot would answer when it is asked for this."""
    return Made(moves(table, owed.seat, which + 1)[which], owed.by, owed.note)


def bots_draw(table: Table, now: int = LATER) -> Turn:
    """Every draw that bots owe now is made."""
    owed = rounds.owed(table, now)
    return rounds.draw_for(table, now, table.round, [made(table, each) for each in owed])


def one_round(table: Table) -> Table:
    """Everybody who is awaited draws, and the next round begins."""
    before = table.round
    for seat in table.awaited:
        table = draw(table, seat)
    assert table.round > before or table.over
    return table


def to_the_end(table: Table) -> Table:
    """The game played out, everybody drawing the first thing that is allowed."""
    while not table.over:
        table = one_round(table)
    return table


def refused(act: Callable[..., object], table: Table, *args: Any) -> str:
    """The id of the reason why `act(table, later, *args)` is refused; the table stays as it was."""
    before = copy.deepcopy(table)
    with pytest.raises(Refused) as refusal:
        act(table, LATER, *args)
    assert table == before
    assert str(refusal.value)
    return refusal.value.reason.id
