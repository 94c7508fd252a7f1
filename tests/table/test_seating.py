"""Before the first card: a table is opened, people and bots sit down, and the host starts."""

from dataclasses import replace

import pytest

from quillmap import BadOptions, Options, Seat
from quillmap.dealer import commitment, prepare
from quillmap.rules.reasons import Refused
from quillmap.table import people
from quillmap.table.settings import BadSettings, Settings
from quillmap.table.table import Chair
from quillmap.table.turns import read_on
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    DOT,
    FOUR,
    LATER,
    NOW,
    ONE,
    STRANGER,
    THREE,
    TWO,
    at,
    opened,
    playing,
    refused,
    sat,
    secrets,
    seed_of,
    waiting,
)

BASE = Options.of("base")


def test_a_new_table_is_what_its_lines_say() -> None:
    turn = opened(3)
    table = turn.table
    assert [line.split()[0] for line in turn.lines] == [
        *("quillmap", "key", "seed", "setup", "settings", "host", "code"),
    ]
    assert (table.host, table.code, table.key) == (ADA, "BCDFGH", "key0")
    assert table.setup == prepare(BASE, seed_of(0), 3)
    assert table.committed == commitment(seed_of(0))
    assert table.chairs == (None, None, None)
    assert (table.started, table.position, table.over, table.playing) == (None, None, False, False)
    assert table.plies == len(turn.lines)
    assert read_on(type(table)("game0"), [(NOW, line) for line in turn.lines]).table == table


def test_a_deck_that_may_be_known_is_said_behind_its_seed() -> None:
    again = replace(secrets(), deck="game5")
    turn = people.open_table(again, NOW, ADA, BASE, 2, Settings(kind="race"))
    assert turn.lines[2:4] == (f"seed {seed_of(0).hex()}", "deck of game5")
    race = people.start(sat(turn.table, ADA, BEN), NOW, ADA).table
    lanes = people.open_lanes(race, NOW)
    assert [lane.table.deck for lane in lanes] == ["game5", "game5"]
    closed = people.shut(race, NOW, lanes_shut=True).table
    turns = people.next_game(closed, NOW, ADA, secrets(6))
    assert turns is not None and turns[1].table.deck is None, "the next cards are fresh"


def test_a_table_without_a_spoken_code() -> None:
    turn = people.open_table(secrets(0, None), NOW, ADA, BASE, 2, Settings())
    assert turn.table.code is None and not any(line.startswith("code") for line in turn.lines)


@pytest.mark.parametrize("seats", [0, 101, -1])
def test_no_table_of_so_many(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        waiting(seats)
    assert refusal.value.reason.id == "players"


def test_nobody_opens_a_lane_or_names_a_bot_that_cannot_be() -> None:
    with pytest.raises(BadSettings):
        waiting(kind="lane")
    for bot in ("", "Weighted", "a b", "a\n2 leaves", "x" * 41):
        with pytest.raises(Refused) as refusal:
            waiting(substitute=bot)
        assert refusal.value.reason.id == "unknown_bot"


# Sitting down ---------------------------------------------------------------------------------


def test_people_sit_on_the_first_free_seat_or_on_the_one_they_name() -> None:
    table = sat(waiting(), ADA)
    table = people.sit(table, NOW, BEN, "Ben", THREE).table
    table = people.sit(table, NOW, CEM, "  Cem ").table
    assert table.chairs == (Chair("Ada", ADA), Chair("Cem", CEM), Chair("Ben", BEN), None)
    assert table.owners == (ADA, CEM, BEN)


def test_one_owner_may_have_several_seats() -> None:
    table = people.sit(sat(waiting(), ADA, BEN), NOW, ADA, "Ada's son").table
    assert table.seats_of(ADA) == (ONE, THREE)
    assert table.owners == (ADA, BEN)


def test_why_nobody_can_sit_there() -> None:
    table = sat(waiting(2), ADA)
    assert refused(people.sit, table, BEN, "Ben", ONE) == "seat_taken"
    assert refused(people.sit, table, BEN, "Ben", THREE) == "no_such_seat"
    assert refused(people.sit, table, BEN, "Ben", Seat(-1)) == "no_such_seat"
    full = sat(table, BEN)
    assert refused(people.sit, full, CEM, "Cem") == "table_full"
    assert refused(people.seat_bot, full, ADA, "weighted", "W") == "table_full"
    assert refused(people.sit, playing(2), CEM, "Cem") == "table_started"
    closed = people.close(table, NOW, ADA).table
    assert refused(people.sit, closed, BEN, "Ben") == "table_closed"


def test_only_the_host_seats_bots() -> None:
    table = sat(waiting(), ADA, BEN)
    assert refused(people.seat_bot, table, BEN, "weighted", "W") == "host_only"
    assert refused(people.seat_bot, table, ADA, "No bot", "W") == "unknown_bot"
    assert refused(people.seat_bot, table, ADA, "weighted", "W", TWO) == "seat_taken"
    table = people.seat_bot(table, NOW, ADA, "weighted", "W", FOUR).table
    assert table.chairs[FOUR] == Chair("W", bot="weighted")
    assert refused(people.seat_bot, playing(1), ADA, "weighted", "W") == "table_started"


def test_a_person_is_renamed_by_nobody_else() -> None:
    table = sat(waiting(), ADA, BEN)
    assert people.rename(table, NOW, BEN, TWO, "Benno").table.chairs[1] == Chair("Benno", BEN)
    assert refused(people.rename, table, ADA, TWO, "Benno") == "not_your_seat"
    assert refused(people.rename, table, ADA, THREE, "Benno") == "seat_empty"
    assert refused(people.rename, table, ADA, Seat(4), "Benno") == "no_such_seat"
    assert refused(people.rename, playing(1), ADA, ONE, "Adele") == "table_started"


def test_people_stand_up_and_the_host_removes_anybody() -> None:
    table = sat(waiting(), ADA, BEN, CEM)
    assert people.stand(table, NOW, BEN, TWO).table.chairs[1] is None
    assert people.stand(table, NOW, ADA, TWO).table.chairs[1] is None
    assert refused(people.stand, table, BEN, THREE) == "host_only"
    assert refused(people.stand, table, BEN, FOUR) == "seat_empty"
    assert refused(people.stand, table, BEN, Seat(9)) == "no_such_seat"
    assert refused(people.stand, playing(2), BEN, TWO) == "table_started"
    bot = people.seat_bot(table, NOW, ADA, "weighted", "W").table
    assert refused(people.stand, bot, BEN, FOUR) == "host_only"
    assert people.stand(bot, NOW, ADA, FOUR).table.chairs == table.chairs


def test_a_host_who_stands_up_stays_the_host() -> None:
    table = people.stand(sat(waiting(), ADA, BEN), NOW, ADA, ONE).table
    assert table.host == ADA and table.owners == (BEN,)
    assert people.start(table, NOW, ADA).table.chairs == (Chair("Ben", BEN),)


# Other rules before the start ---------------------------------------------------------------------


def test_the_host_changes_rules_and_settings() -> None:
    table = sat(waiting(3), ADA, BEN)
    settings = Settings(kind="race", listed=True, round_time=60)
    after = people.resettle(table, NOW, ADA, Options.of("heroes"), 5, settings).table
    assert after.setup == prepare(Options.of("heroes"), seed_of(0), 5)
    assert after.chairs == (*table.chairs, None, None)
    assert after.settings == Settings(kind="table", listed=True, round_time=60), "the kind stays"
    assert (after.seed, after.host, after.code) == (table.seed, table.host, table.code)


def test_nobody_loses_a_seat_by_other_settings() -> None:
    table = people.sit(sat(waiting(), ADA), NOW, BEN, "Ben", THREE).table
    for seats in (1, 2):
        assert refused(people.resettle, table, ADA, BASE, seats, Settings()) == "fewer_seats"
    after = people.resettle(table, NOW, ADA, BASE, 3, Settings()).table
    assert after.chairs == table.chairs[:3]
    empty = people.resettle(waiting(), NOW, ADA, BASE, 1, Settings()).table
    assert empty.chairs == (None,)


def test_why_settings_stay() -> None:
    table = sat(waiting(), ADA, BEN)
    assert refused(people.resettle, table, BEN, BASE, 4, Settings()) == "host_only"
    assert refused(people.resettle, table, ADA, BASE, 101, Settings()) == "players"
    bad = Settings(substitute="No bot")
    assert refused(people.resettle, table, ADA, BASE, 4, bad) == "unknown_bot"
    assert refused(people.resettle, playing(2), ADA, BASE, 4, Settings()) == "table_started"


# The start ----------------------------------------------------------------------------------------


def test_the_host_starts_once_and_those_who_sit_play() -> None:
    table = people.sit(waiting(), NOW, DOT, "Dot", FOUR).table
    table = people.sit(table, NOW, BEN, "Ben", TWO).table
    assert refused(people.start, table, BEN) == "host_only"
    turn = people.start(table, LATER, ADA)
    assert turn.lines[0] == "starts" and turn.lines[1].startswith("reveal ")
    after = turn.table
    assert after.chairs == (Chair("Ben", BEN), Chair("Dot", DOT)), "empty seats are gone"
    assert (after.setup.players, at(after).setup.players) == (2, 2)
    assert (after.started, after.code, after.round, after.round_began) == (LATER, None, 1, LATER)
    assert after.awaited == (ONE, TWO) and after.playing
    assert refused(people.start, after, ADA) == "table_started"


def test_a_table_where_nobody_sits_does_not_start() -> None:
    assert refused(people.start, waiting(), ADA) == "nobody_sits"
    assert refused(people.start, people.close(waiting(), NOW, ADA).table, ADA) == "table_closed"


def test_how_many_seats_were_empty_changes_no_card() -> None:
    few, many = (people.start(sat(waiting(n), ADA), NOW, ADA).table for n in (1, 9))
    assert (few.position, few.setup) == (many.position, many.setup)


def test_a_stranger_does_nothing_at_a_table() -> None:
    table = sat(waiting(), ADA)
    for act, args in (
        (people.rename, (ONE, "X")),
        (people.depart, (ONE,)),
        (people.make_link, (ONE, "d")),
    ):
        assert refused(act, table, STRANGER, *args) == "not_your_seat"
    assert refused(people.start, table, STRANGER) == "host_only"
    assert refused(people.close, table, STRANGER) == "host_only"
    assert refused(people.stand, table, STRANGER, ONE) == "host_only"
