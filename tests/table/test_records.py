"""From a journal to the record that people share, records that are added, and what stays secret."""

import dataclasses
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from quillmap import (
    BrokenRecord,
    NotationError,
    Options,
    Record,
    read_record,
    replay,
    write_record,
)
from quillmap.notation import write_entry
from quillmap.rules.position import Unseen
from quillmap.table import people, rounds
from quillmap.table.records import imported, is_record, load, record_of
from quillmap.table.settings import Settings
from quillmap.table.table import Chair, Table
from quillmap.table.turns import NotAllowed, Turn
from tests.table.evenings import evening, spent
from tests.table.helpers import (
    ADA,
    BEN,
    NAMES,
    NOW,
    ONE,
    OWNERS,
    STRANGER,
    TWO,
    at,
    draw,
    opened,
    playing,
    refused,
    secrets,
    some,
    to_the_end,
    waiting,
)

KEPT = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.txt"))

Journal = list[tuple[int, str]]


def journal(players: int) -> tuple[Table, Journal]:
    """A game that has just begun, with all its lines."""
    turn = opened(players)
    lines = [*turn.lines]
    for owner, name in zip(OWNERS[:players], NAMES, strict=False):
        turn = people.sit(turn.table, NOW, owner, name)
        lines += turn.lines
    turn = people.start(turn.table, NOW, ADA)
    lines += turn.lines
    return turn.table, [(NOW, line) for line in lines]


# The derived record -------------------------------------------------------------------------------


def test_r14_1_a_record_taken_during_play_ends_at_the_last_opened_round() -> None:
    """No one sees the placements of the turn under way, nor the seed (R14.1)."""
    table, lines = journal(2)
    before = record_of("game0", lines)
    turn = rounds.submit(table, NOW, ADA, 1, some(table, ONE))
    lines += [(NOW, line) for line in turn.lines]
    assert len(turn.lines) == 1
    assert record_of("game0", lines) == before
    assert (before.seed, before.scores) == (None, None)
    assert table.seed is not None and table.seed.hex() not in write_record(before)
    assert [type(entry).__name__ for entry in before.entries] == ["Revealing"]


def test_r14_2_what_was_taken_back_or_revised_is_in_no_record() -> None:
    """Only what the turn resolved with is told (R14.2)."""
    table, lines = journal(2)
    final = draw(draw(table, TWO, 1), ONE)
    acts: list[Callable[[Table], Turn]] = [
        lambda table: rounds.submit(table, NOW, BEN, 1, some(table, TWO, 0)),
        lambda table: rounds.submit(table, NOW, BEN, 1, some(table, TWO, 1)),
        lambda table: rounds.submit(table, NOW, BEN, 1, some(table, TWO, 2)),
        lambda table: rounds.take_back(table, NOW, BEN, 1, TWO),
        lambda table: rounds.submit(table, NOW, BEN, 1, some(table, TWO, 1)),
        lambda table: rounds.submit(table, NOW, ADA, 1, some(table, ONE, 0)),
    ]
    for act in acts:
        turn = act(table)
        table = turn.table
        lines += [(NOW, line) for line in turn.lines]
    assert table.position == final.position
    texts = [write_entry(entry) for entry in record_of("game0", lines).entries]
    assert len([text for text in texts if not text.startswith("reveal")]) == 2
    assert texts[1].startswith("1 ") and texts[2].startswith("2 "), "in seat order"


def test_before_the_start_there_is_no_record() -> None:
    lines = [(NOW, line) for line in opened().lines]
    with pytest.raises(NotAllowed) as refusal:
        record_of("game0", lines)
    assert refusal.value.reason.id == "table_waiting"


def test_a_closed_game_has_a_record_without_result() -> None:
    table, lines = journal(2)
    lines += [(NOW, line) for line in people.close(table, NOW, ADA).lines]
    record = record_of("game0", lines)
    assert (record.seed, record.scores) == (None, None)
    assert replay(record).position == table.position


# Records that are added ---------------------------------------------------------------------------


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_finished_record_is_a_table(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    lines = [(NOW, line) for line in write_record(record).splitlines()]
    table = load("old", lines)
    assert table == imported("old", record, len(lines))
    assert table.over and not table.playing and not table.race
    assert at(table) == replay(record).position
    assert (table.seed, table.committed) == (record.seed, record.commitment)
    assert [chair and chair.player for chair in table.chairs] == list(record.players)
    assert table.plies == len(lines) and is_record(line for _, line in lines)
    assert record_of("old", lines) == record


def finished() -> Record:
    """Some game that is over."""
    now = evening("imported", "base", 2)
    for _ in spent(now, 2):
        pass
    return record_of("game", now.lines)


def test_an_unfinished_record_is_refused() -> None:
    record = finished()
    part = replace(record, entries=record.entries[:9], scores=None, seed=None)
    with pytest.raises(NotAllowed) as refusal:
        imported("old", part, 30)
    assert refusal.value.reason.id == "record_unfinished"


def test_a_broken_record_is_refused() -> None:
    record = finished()
    broken = [
        replace(record, entries=record.entries[1:]),
        replace(record, entries=record.entries[:-1]),
        replace(record, entries=(*record.entries, record.entries[-1])),
        replace(record, commitment="0" * 64),
        replace(record, seed=bytes(32)),
    ]
    for each in broken:
        with pytest.raises(BrokenRecord):
            imported("old", each, 30)
    with pytest.raises(NotationError):
        load("old", [(NOW, "quillmap record 1"), (NOW, "nonsense")])


def test_nobody_does_anything_at_a_record_that_was_added() -> None:
    table = imported("old", finished(), 30)
    assert refused(rounds.submit, table, ADA, 0, "1 forest A1") == "game_over"
    assert refused(people.depart, table, ADA, ONE) == "game_over"
    assert refused(people.sit, table, ADA, "Ada") == "table_started"
    assert refused(people.close, table, ADA) == "host_only"
    assert refused(people.shut, table) == "game_over"
    assert refused(people.make_link, table, ADA, ONE, "d") == "not_your_seat"
    assert refused(people.claim, table, ADA, ONE, "d") == "wrong_link"
    assert people.pass_host(table, NOW, {ADA}) is None
    assert rounds.due(table) is None and rounds.owed(table, NOW) == ()

    def ask(table: Table, now: int) -> object:
        return people.next_game(table, now, STRANGER, secrets(8))

    assert refused(ask, table) == "host_only"


# What is never seen -------------------------------------------------------------------------------

EDICTS = "sentinel_wood canal_lake wildholds borderlands"


def started(number: int) -> Table:
    """A solo game whose edicts were chosen: only the order of the cards is left to chance."""
    options = Options.of("base", edicts=EDICTS)
    table = people.open_table(secrets(number), NOW, ADA, options, 1, Settings()).table
    return people.start(people.sit(table, NOW, ADA, "Ada").table, NOW, ADA).table


def test_tables_of_other_seeds_look_alike_until_the_cards_do() -> None:
    """What is to come is nowhere in the position: it is equal where the open cards are."""
    one = started(0)
    other = next(
        table
        for number in count(1)
        if at(table := started(number)).shown == at(one).shown
        and coming(table, 4) != coming(one, 4)
    )
    assert one.seed != other.seed
    assert (one.position, one.chairs) == (other.position, other.chairs)
    assert (one.setup, one.round, one.awaited) == (other.setup, other.round, other.awaited)


def coming(table: Table, cards: int) -> tuple[str, ...]:
    """The cards after so many rounds."""
    for _ in range(cards):
        table = draw(table, table.awaited[0])
    return at(table).shown


def test_the_seed_is_in_no_public_part() -> None:
    for table in (playing(2), to_the_end(playing(2))):
        assert table.seed is not None
        for part in (table.position, table.chairs, table.setup, table.settings):
            assert table.seed.hex() not in repr(part) and repr(table.seed) not in repr(part)
            assert table.committed not in repr(part)


def test_the_face_down_cards_have_no_order() -> None:
    table = playing(3, 4, "combined")
    while not table.over:
        unseen = at(table).unseen
        for pile in (unseen.explore, unseen.ambushes, unseen.heroes):
            assert list(pile) == sorted(pile)
        for seat in table.awaited:
            table = draw(table, seat)
    fields = {field.name for field in dataclasses.fields(Unseen)}
    assert fields == {"explore", "ambush_backs", "ambushes", "hero_backs", "heroes"}


def test_chairs_hold_only_digests() -> None:
    """What is in a chair: a name, digests that prove who somebody is, and help as counted."""
    fields = {field.name for field in dataclasses.fields(Chair)}
    people = {"name", "owner", "bot", "handed", "link", "used"}
    counted = {"hints", "hinted", "helped", "nudged", "nudged_in", "once"}
    assert fields == people | counted | {"published", "signed", "signings"}
    assert waiting().chairs == (None,) * 4
    assert BEN not in repr(playing(1).chairs)
