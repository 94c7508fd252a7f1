"""What strangers may see of a game: seats whose people have said so, and only when all is over."""

from contextlib import suppress
from pathlib import Path

from quillmap import write_record
from quillmap.rules.moves import Seat
from quillmap.table import people
from quillmap.table.publishing import public_seats, publish, unpublish, withhold
from quillmap.table.records import as_kept, last_drawn, load, record_of
from quillmap.table.table import Table
from quillmap.table.turns import MOST_CHANGES, NotAllowed
from tests.table.evenings import evening, spent
from tests.table.helpers import (
    ADA,
    BEN,
    LATER,
    NOW,
    ONE,
    STRANGER,
    TWO,
    one_round,
    playing,
    refused,
    sat,
    secrets,
    to_the_end,
    waiting,
    with_bot,
)

RECORD = Path(__file__).parents[1] / "data" / "records" / "rules-1-base.txt"


def pressed(table: Table, at: int, owner: str, seat: int, shown: bool = True) -> Table:
    """Somebody publishes a seat."""
    return publish(table, at, owner, Seat(seat), shown=shown).table


def test_only_the_seats_whose_people_said_so_are_public() -> None:
    table = to_the_end(playing(3))
    assert public_seats(table) == ()
    turn = publish(table, LATER, BEN, TWO, shown=True)
    assert turn.lines == ("2 publishes",)
    assert public_seats(turn.table) == (TWO,)
    assert publish(turn.table, LATER, BEN, TWO, shown=True).lines == ()
    back = unpublish(turn.table, LATER, BEN, TWO)
    assert back.lines == ("2 unpublishes",)
    assert public_seats(back.table) == ()
    assert unpublish(back.table, LATER, BEN, TWO).lines == ()


def test_nobody_publishes_for_another() -> None:
    table = to_the_end(playing(2))
    for owner in (BEN, STRANGER):
        assert refused(pressed, table, owner, ONE) == "not_your_seat"
    assert refused(pressed, table, ADA, TWO) == "not_your_seat"  # the host has no say either
    assert refused(pressed, with_bot(2), ADA, TWO) == "not_your_seat"
    assert refused(unpublish, pressed(table, LATER, ADA, ONE), BEN, ONE) == "not_your_seat"


def test_nothing_is_published_before_the_end() -> None:
    table = one_round(playing(2))
    assert refused(pressed, sat(waiting(2), ADA), ADA, ONE) == "publish_unfinished"
    assert refused(pressed, table, ADA, ONE) == "publish_unfinished"
    closed = people.close(table, LATER, ADA).table
    assert refused(pressed, closed, ADA, ONE) == "publish_unfinished"
    over = to_the_end(playing(1))
    assert refused(pressed, over, ADA, ONE, False) == "publish_unfinished"


def test_a_race_has_no_page_of_its_own() -> None:
    race = sat(waiting(2, kind="race", listed=True), ADA, BEN)
    race = people.start(race, NOW, ADA).table
    race = people.shut(race, LATER, lanes_shut=True).table
    assert race.over and public_seats(race) == ()
    assert refused(pressed, race, ADA, ONE) == "publish_unfinished"


def test_a_listed_game_is_public_when_it_is_over_and_not_before() -> None:
    table = playing(2, listed=True)
    assert public_seats(table) == ()
    table = to_the_end(table)
    assert public_seats(table) == (ONE, TWO)
    hidden = unpublish(table, LATER, BEN, TWO)
    assert hidden.lines == ("2 unpublishes",)
    assert public_seats(hidden.table) == (ONE,)
    assert public_seats(pressed(hidden.table, LATER, BEN, TWO)) == (ONE, TWO)


def test_whoever_runs_the_server_takes_the_page_back_for_good() -> None:
    table = pressed(to_the_end(playing(1)), LATER, ADA, ONE)
    turn = withhold(table, LATER)
    assert turn.lines == ("withheld",) and public_seats(turn.table) == ()
    assert withhold(turn.table, LATER).lines == ()
    assert refused(pressed, turn.table, ADA, ONE) == "publish_withheld"
    # Who unpublishes meanwhile is not shown when the page is allowed again.
    gone = unpublish(turn.table, LATER, ADA, ONE).table
    assert public_seats(withhold(gone, LATER, on=False).table) == ()
    back = withhold(turn.table, LATER, on=False)
    assert back.lines == ("allowed",) and public_seats(back.table) == (ONE,)


def test_an_imported_game_is_public_and_can_be_taken_back() -> None:
    kept = [(NOW, text) for text in RECORD.read_text("utf-8").splitlines()]
    added = load("g9", kept)
    everybody = tuple(range(len(added.chairs)))
    assert added.imported and public_seats(added) == everybody
    turn = withhold(added, LATER)
    after = [*kept, *((LATER, text) for text in turn.lines)]
    assert load("g9", after) == turn.table and public_seats(turn.table) == ()
    # It is no line of the record, nor when it was drawn.
    assert as_kept(after) == as_kept(kept)
    assert write_record(record_of("g9", after)) == write_record(record_of("g9", kept))
    assert last_drawn("g9", after) == NOW
    again = withhold(turn.table, LATER, on=False)
    assert public_seats(again.table) == everybody
    assert load("g9", [*after, (LATER, again.lines[0])]) == again.table


def test_to_and_fro_does_not_fill_the_journal() -> None:
    table = to_the_end(playing(1))
    with suppress(NotAllowed):
        for _ in range(MOST_CHANGES):
            table = pressed(table, LATER, ADA, ONE)
            table = unpublish(table, LATER, ADA, ONE).table
    assert refused(pressed, table, ADA, ONE) == "too_many_changes"
    assert public_seats(table) == ()


def test_the_next_game_begins_unpublished() -> None:
    table = pressed(to_the_end(playing(2)), LATER, ADA, ONE)
    turns = people.next_game(table, LATER, ADA, secrets(5))
    assert turns is not None
    assert all(chair and chair.published is None for chair in turns[1].table.chairs)


def test_the_record_knows_nothing_of_it() -> None:
    now = evening("published", "base", 2, trouble=0.0)
    for _ in spent(now, 2):
        pass
    assert now.table.over
    behind = [(LATER, text) for text in ("1 publishes", "withheld", "allowed")]
    lines = [*now.lines, *behind]
    assert record_of("g1", lines) == record_of("g1", now.lines)
    assert last_drawn("g1", lines) == last_drawn("g1", now.lines)
    private = [(at, text.replace("listed=on", "listed=off")) for at, text in lines]
    assert public_seats(load("g1", private)) == (ONE,)
