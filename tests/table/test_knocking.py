"""A full table, and those who would like to sit there."""

from quillmap.table import people
from quillmap.table.knocking import MOST_KNOCKS, MOST_WAITING, knock, turn_away, welcome
from quillmap.table.table import Table
from quillmap.table.texts import read_line, write_line
from tests.table.helpers import ADA, BEN, CEM, DOT, LATER, NOW, STRANGER, TWO, refused, sat, waiting


def full() -> Table:
    """Two seats, both taken."""
    return sat(waiting(2), ADA, BEN)


def test_somebody_knocks_and_the_host_makes_room() -> None:
    turn = knock(full(), LATER, CEM, " Cem ")
    assert turn.lines == (f'knocks {CEM} "Cem"',) and turn.events == ()
    (waits,) = turn.table.knocks
    assert (waits.number, waits.owner, waits.name) == (1, CEM, "Cem")
    room = welcome(turn.table, LATER, ADA, 1)
    assert [line.split()[0] for line in room.lines] == ["setup", "settings", "3"]
    assert room.table.seats_of(CEM) == (2,) and room.table.knocks == ()
    assert room.table.setup.players == 3 and room.table.committed == turn.table.committed
    assert room.table.settings == turn.table.settings
    for line in (*turn.lines, *room.lines):
        assert write_line(read_line(line)) == line


def test_the_host_may_say_no_once_and_for_all() -> None:
    table = knock(full(), LATER, CEM, "Cem").table
    turn = turn_away(table, LATER, ADA, 1)
    assert turn.lines == (f"turns away {CEM}",)
    assert turn.table.knocks == () and len(turn.table.chairs) == 2
    assert refused(knock, turn.table, CEM, "Cem") == "turned_away"
    assert refused(welcome, turn.table, ADA, 1) == "no_such_knock"


def test_where_a_seat_is_free_nobody_knocks() -> None:
    assert refused(knock, sat(waiting(2), ADA), BEN, "Ben") == "seat_free"
    table = knock(full(), LATER, CEM, "Cem").table
    freed = people.stand(table, LATER, BEN, TWO).table
    seated = people.sit(freed, LATER, CEM, "Cem").table
    assert seated.knocks == (), "whoever sits waits no more"
    room = welcome(freed, LATER, ADA, 1)
    assert len(room.lines) == 1 and len(room.table.chairs) == 2


def test_only_the_host_answers() -> None:
    table = knock(full(), LATER, CEM, "Cem").table
    assert refused(welcome, table, CEM, 1) == "host_only"
    assert refused(turn_away, table, BEN, 1) == "host_only"


def test_a_knock_is_heard_once_and_has_a_name() -> None:
    table = knock(full(), LATER, CEM, "Cem").table
    assert knock(table, LATER, CEM, "Somebody else").lines == ()
    assert refused(knock, full(), CEM, "ada") == "name_taken"
    assert refused(knock, full(), CEM, "   ") == "bad_name"
    renamed = people.rename(table, LATER, BEN, TWO, "Cem").table
    room = welcome(renamed, LATER, ADA, 1).table
    chair = room.chairs[2]
    assert chair is not None and chair.name == "Cem 2"


def test_the_door_is_not_for_crowds() -> None:
    table = full()
    for number in range(MOST_WAITING):
        table = knock(table, LATER, f"{number:064}", f"Guest {number}").table
    assert refused(knock, table, STRANGER, "Guest") == "table_full"
    table = full()
    for number in range(MOST_KNOCKS):
        table = knock(table, LATER, f"{number:064}", f"Guest {number}").table
        table = turn_away(table, LATER, ADA, number + 1).table
    assert refused(knock, table, STRANGER, "Guest") == "table_full"
    assert people.rename(table, LATER, BEN, TWO, "Benno").lines, "the others can still change"


def test_after_the_start_nobody_waits() -> None:
    table = knock(full(), LATER, CEM, "Cem").table
    begun = people.start(table, LATER, ADA).table
    assert begun.knocks == ()
    assert refused(knock, begun, DOT, "Dot") == "table_started"
    assert people.close(table, NOW, ADA).table.knocks == ()
