"""A journal is the whole table: read again it gives the same, and so does the record made of it."""

from dataclasses import replace

import pytest

from quillmap import read_record, replay, write_record
from quillmap.notation import NOTES, HandedOver, Leaving, Made, Returning
from quillmap.table.happenings import Happening
from quillmap.table.records import load, record_of
from quillmap.table.table import Table, followed
from quillmap.table.texts import read_line, write_line
from quillmap.table.turns import Turn, read_on
from tests.random_play import RULESETS
from tests.soak import numbers
from tests.table.evenings import Evening, evening, spent
from tests.table.helpers import at


def second_opinion(now: Evening) -> None:
    """The game of the derived record, checked line by line, has the same position and record."""
    table = now.table
    record = record_of(table.game, now.lines)
    game = replay(record, table.seed)
    assert game.position == at(table)
    assert replace(game.record(), seed=record.seed) == record
    assert (record.seed, record.scores is not None) == (
        table.seed if table.over else None,
        table.over,
    )
    assert read_record(write_record(record)) == record
    assert load(table.game, now.lines) == table


def sealed_properly(before: Table, turn: Turn) -> None:
    """A turn that opens no round shows nothing of what is sealed (R14.1)."""
    after = turn.table
    if after.round == before.round and after.public_version == before.public_version:
        assert after.position == before.position
        assert turn.events == ()
    if after.sealed != before.sealed and after.public_version == before.public_version:
        assert replace(after, sealed={}, plies=0) == replace(before, sealed={}, plies=0)
    assert after.sealed.keys() <= set(at(after).awaited if after.position else ())
    assert after.plies == before.plies + len(turn.lines)


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_evenings_replay_to_the_same_game(ruleset: str, players: int) -> None:
    """Whatever people do, the keeper and the derived record agree (R14.1, R14.2, R14.4, R14.6)."""
    for number in numbers(players, 2):
        now = evening(f"evening {number}", ruleset, players)
        shadow = load(now.table.game, now.lines)
        before = now.table
        for turn in spent(now, players):
            assert shadow == before, f"evening {number}"
            sealed_properly(before, turn)
            new = now.lines[shadow.plies :]
            assert [write_line(read_line(text)) for _, text in new] == [text for _, text in new]
            shadow = read_on(shadow, new).table
            before = now.table
            if before.position and now.chance.random() < 0.02:
                second_opinion(now)
        assert shadow == now.table
        second_opinion(now)


def test_the_evenings_hold_every_kind_of_trouble() -> None:
    """The tests above would mean little if nobody ever left, handed over or was late."""
    kinds: set[type] = set()
    notes: set[str | None] = set()
    for number in range(36):
        now = evening(f"trouble {number}", RULESETS[number % 3], 4, trouble=0.2)
        for _ in spent(now, 4):
            pass
        second_opinion(now)
        lines = [read_line(text) for _, text in now.lines]
        kinds |= {type(line) for line in lines}
        notes |= {line.note for line in lines if isinstance(line, Made)}
    names = {kind.__name__ for kind in kinds}
    assert {"TakenBack", "Linked", "OwnerSet", "HostSet", "Named", "Stood", "Hinted"} <= names
    assert {"NudgedBy", "OnceBy"} <= names
    assert {Leaving, HandedOver, Returning} <= kinds
    assert notes == {None, *NOTES}


def test_a_restart_after_any_line_finds_the_table_as_it_was() -> None:
    now = evening("restart", "heroes", 3, trouble=0.2)
    for _ in spent(now, 3):
        pass
    tables, table = [], Table(now.table.game)
    for at_time, text in now.lines:
        table = followed(table, at_time, read_line(text)).table
        tables.append(table)
    assert table == now.table
    for ply, expected in enumerate(tables, 1):
        assert load(table.game, now.lines[:ply]) == expected
        assert expected.plies == ply


def test_a_journal_read_in_pieces_is_the_same_as_at_once() -> None:
    now = evening("pieces", "combined", 3, trouble=0.2)
    for _ in spent(now, 3):
        pass
    whole = read_on(Table(now.table.game), now.lines)
    assert whole.table == now.table
    assert list(whole.lines) == [text for _, text in now.lines]
    for size in (1, 2, 7, 50):
        table = Table(now.table.game)
        events: list[Happening] = []
        for start in range(0, len(now.lines), size):
            turn = read_on(table, now.lines[start : start + size])
            table = turn.table
            events += turn.events
        assert (table, tuple(events)) == (whole.table, whole.events)


def test_what_happened_is_told_the_same_to_those_who_only_read_the_lines() -> None:
    """Another process reads what was kept, and animates the same."""
    now = evening("told", "heroes", 4)
    other = load(now.table.game, now.lines)
    for turn in spent(now, 4):
        read = read_on(other, now.lines[other.plies :])
        assert (read.lines, read.events) == (turn.lines, turn.events)
        other = read.table
    assert other == now.table
