"""Hints at a table: who may ask, how they are counted, and that the record says so."""

from dataclasses import replace

import pytest

from quillmap import read_record, replay, write_record
from quillmap.notation import Leaving
from quillmap.table import people, rounds
from quillmap.table.records import imported, load, record_of
from quillmap.table.settings import hints_as_usual
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn, turn_of
from tests.table.helpers import (
    ADA,
    BEN,
    LATER,
    NOW,
    ONE,
    STRANGER,
    TWO,
    at,
    draw,
    one_round,
    opened,
    playing,
    refused,
    sat,
    some,
    waiting,
)


def asked(table: Table) -> Turn:
    """Ada asks in the round under way."""
    return rounds.hint(table, LATER, ADA, table.round, ONE)


def counted(table: Table) -> list[int]:
    """The hints of each chair."""
    return [chair.hints for chair in table.chairs if chair is not None]


def test_a_hint_is_one_line_and_counts_once_in_a_round() -> None:
    turn = asked(playing(2, hints=True))
    assert turn.lines == ("1 hinted",) and turn.events == ()
    assert counted(turn.table) == [1, 0]
    again = asked(turn.table)
    assert again.lines == () and again.table == turn.table
    later = asked(one_round(turn.table))
    assert later.lines == ("1 hinted",) and counted(later.table) == [2, 0]


def test_everybody_is_told() -> None:
    table = playing(2, hints=True)
    assert asked(table).table.public_version == table.public_version + 1


def test_who_has_drawn_may_still_ask() -> None:
    """A draw can be replaced until the round opens (R14.2), and stays sealed (R14.1)."""
    table = draw(playing(2, hints=True), ONE)
    assert counted(asked(table).table) == [1, 0]
    assert asked(table).table.sealed == table.sealed


def test_who_may_not_ask() -> None:
    table = playing(2, hints=True)
    now = table.round
    assert refused(rounds.hint, playing(2), ADA, now, ONE) == "no_hints"
    assert refused(rounds.hint, table, BEN, now, ONE) == "not_your_seat"
    assert refused(rounds.hint, table, STRANGER, now, ONE) == "not_your_seat"
    assert refused(rounds.hint, table, ADA, now, 7) == "no_such_seat"
    assert refused(rounds.hint, table, ADA, now - 1, ONE) == "wrong_round"
    assert refused(rounds.hint, table, ADA, now + 1, ONE) == "wrong_round"
    assert refused(rounds.hint, sat(waiting(hints=True), ADA), ADA, 0, ONE) == "table_waiting"
    closed = people.close(table, NOW, ADA).table
    assert refused(rounds.hint, closed, ADA, now, ONE) == "table_closed"
    handed = people.hand_over(table, NOW, ADA, ONE, "random", ()).table
    assert refused(rounds.hint, handed, ADA, now, ONE) == "handed_over"
    left = turn_of(table, NOW, Leaving(ONE)).table
    assert refused(rounds.hint, left, ADA, left.round, ONE) == "seat_left"


def test_a_seat_with_nothing_to_draw_gets_no_hint() -> None:
    """Such a seat is not awaited (R14.1)."""
    table = playing(2, hints=True)
    table = replace(table, position=at(table).awaiting((TWO,)))
    assert refused(rounds.hint, table, ADA, table.round, ONE) == "not_awaited"


def test_lanes_go_by_the_setting_of_the_race() -> None:
    for allowed in (True, False):
        race = playing(2, kind="race", hints=allowed)
        lane, _ = people.open_lanes(race, NOW)
        assert lane.table.settings.hints is allowed
        assert refused(rounds.hint, race, ADA, 0, ONE) == "race_only"
        if allowed:
            assert counted(asked(lane.table).table) == [1]
            assert lane.table.lane is not None
            closes = lane.table.lane.closes
            with pytest.raises(NotAllowed) as refusal:
                rounds.hint(lane.table, closes, ADA, lane.table.round, ONE)
            assert refusal.value.reason.id == "race_over"
        else:
            assert refused(rounds.hint, lane.table, ADA, lane.table.round, ONE) == "no_hints"


def test_what_is_usual() -> None:
    assert hints_as_usual("table", 1)
    assert not hints_as_usual("table", 2)
    assert not hints_as_usual("race", 1)


def kept(table: Table, lines: list[tuple[int, str]], turn: Turn) -> Table:
    """The table after a turn whose lines are kept."""
    lines += [(LATER, line) for line in turn.lines]
    return turn.table


def test_the_record_counts_hints_and_replays() -> None:
    first = opened(2, hints=True)
    lines = [(NOW, line) for line in first.lines]
    table = first.table
    for owner, name in ((ADA, "Ada"), (BEN, "Ben")):
        table = kept(table, lines, people.sit(table, LATER, owner, name))
    table = kept(table, lines, people.start(table, LATER, ADA))
    asks = 0
    while not table.over:
        if asks < 3 and ONE in table.awaited:
            assert record_of(table.game, lines).hints == ((asks, 0) if asks else ())
            table = kept(table, lines, asked(table))
            asks += 1
        round = table.round
        while not table.over and table.round == round:
            seat = table.awaited[0]
            owner = (ADA, BEN)[seat]
            turn = rounds.submit(table, LATER, owner, round, some(table, seat))
            table = kept(table, lines, turn)
    assert load(table.game, lines) == table
    record = record_of(table.game, lines)
    text = write_record(record)
    assert record.hints == (3, 0) and "\nhints 3 0\ncommitment " in text
    assert write_record(replay(read_record(text)).record()) == text
    shown = imported("g", record, len(text.splitlines()))
    assert counted(shown) == [3, 0]
