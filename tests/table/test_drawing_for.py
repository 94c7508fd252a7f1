"""Who draws for those who do not: bots, substitutes, and when that is due."""

from dataclasses import replace

import pytest

from quillmap import Seat, legal
from quillmap.notation import Made
from quillmap.table import people, rounds
from quillmap.table.rounds import Owed
from quillmap.table.table import Table
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    LATER,
    NOW,
    ONE,
    THREE,
    TWO,
    ambushed,
    at,
    bots_draw,
    draw,
    made,
    moves,
    one_round,
    playing,
    sat,
    to_the_end,
    waiting,
    with_bot,
)

LIMIT = NOW + 60_000
"""The end of the first round at a table with a minute for each."""


def test_bots_draw_at_once() -> None:
    table = with_bot(2)
    assert rounds.owed(table, NOW) == (Owed(TWO, "weighted", None, None),)
    assert rounds.due(table) == NOW
    turn = bots_draw(table)
    assert turn.table.sealed.keys() == {TWO} and " by " not in turn.lines[0]
    assert rounds.owed(turn.table, NOW) == ()
    assert rounds.due(turn.table) is None
    after = draw(turn.table, ONE)
    assert after.round == 2 and rounds.due(after) == LATER


def test_r14_4_a_bot_draws_for_a_seat_that_was_handed_over() -> None:
    """And its lines say so; the seat has not left (R14.4)."""
    table = people.hand_over(playing(2), NOW, BEN, TWO, "random", ()).table
    assert rounds.owed(table, NOW) == (Owed(TWO, "random", "random", None),)
    assert rounds.due(table) == NOW
    turn = bots_draw(table)
    assert turn.lines[0].endswith(" by random")
    assert turn.table.sealed[TWO].by == "random"


def test_r14_4_automatic_play_draws_the_ambush_of_who_has_left() -> None:
    """An unfinished ambush on a remaining map is drawn by automatic play (R14.4)."""
    table = people.depart(ambushed(3), NOW, BEN, TWO).table
    assert rounds.owed(table, NOW) == (Owed(TWO, "weighted", "weighted", "left"),)
    turn = bots_draw(table)
    assert turn.lines[0].endswith(" by weighted, left")


def test_r14_4_who_handed_over_and_then_left_owes_it_as_a_leaver() -> None:
    """The bot of the seat is not asked any more (R14.4)."""
    table = people.hand_over(ambushed(3), NOW, BEN, TWO, "random", ()).table
    table = people.depart(table, NOW, BEN, TWO).table
    assert rounds.owed(table, NOW) == (Owed(TWO, "weighted", "weighted", "left"),)


def test_r14_6_time_runs_out_for_those_who_have_not_drawn() -> None:
    """A table may set a time per turn, after which automatic play submits (R14.6)."""
    table = draw(playing(3, round_time=60, substitute="random"), TWO)
    assert rounds.deadline(table) == rounds.due(table) == LIMIT
    assert rounds.owed(table, LIMIT - 1) == ()
    owed = rounds.owed(table, LIMIT)
    assert owed == tuple(Owed(s, "random", "random", "time ran out") for s in (ONE, THREE))
    turn = bots_draw(table, LIMIT)
    assert [line.partition(" by ")[2] for line in turn.lines[:2]] == ["random, time ran out"] * 2
    assert turn.table.round == 2
    assert rounds.deadline(turn.table) == LIMIT + 60_000, "each round has its own time"


def test_what_bots_draw_for_people_is_counted() -> None:
    """For those who were late or away, round by round; not for bots, nor for whoever has left."""

    def helped(table: Table) -> list[int]:
        return [chair.helped for chair in table.chairs if chair is not None]

    table = draw(playing(3, round_time=60), TWO)
    late = bots_draw(table, LIMIT).table
    assert helped(late) == [1, 0, 1]
    handed = people.hand_over(late, NOW, BEN, TWO, "random", ()).table
    assert helped(bots_draw(handed).table) == [1, 0, 1], "not before the round opens"
    opened = draw(draw(bots_draw(handed).table, ONE), THREE)
    assert helped(opened) == [1, 1, 1]
    back = people.come_back(opened, LATER, BEN, TWO).table
    assert helped(one_round(back)) == [1, 1, 1]
    assert helped(draw(bots_draw(with_bot(2)).table, ONE)) == [0, 0]
    left = bots_draw(people.depart(ambushed(3), NOW, BEN, TWO).table).table
    assert helped(draw(draw(left, ONE), THREE)) == [0, 0, 0]


def test_r14_6_without_a_limit_nobody_is_hurried() -> None:
    """An absent player is waited for where the table has set no time (R14.6)."""
    table = playing(2)
    assert rounds.deadline(table) is None and rounds.due(table) is None
    assert rounds.owed(table, NOW + 10**12) == ()


def test_nothing_is_due_before_the_start_or_after_the_end() -> None:
    tables = [
        sat(waiting(round_time=60), ADA),
        people.close(playing(2, round_time=60), NOW, ADA).table,
        people.close(with_bot(2), NOW, ADA).table,
        to_the_end(playing(1, round_time=60)),
    ]
    for table in tables:
        assert rounds.due(table) is None and rounds.deadline(table) is None
        assert rounds.owed(table, NOW + 10**12) == ()


# What comes too late ------------------------------------------------------------------------------


def test_a_draw_for_a_round_that_is_over_is_dropped() -> None:
    table = people.hand_over(playing(2), NOW, ADA, ONE, "weighted", ()).table
    late = [made(table, each) for each in rounds.owed(table, NOW)]
    after = bots_draw(draw(table, TWO)).table
    assert after.round == 2
    turn = rounds.draw_for(after, LATER, 1, late)
    assert (turn.table, turn.lines) == (after, ())


def test_a_draw_for_somebody_who_is_back_is_dropped() -> None:
    table = people.hand_over(playing(2), NOW, ADA, ONE, "weighted", ()).table
    late = [made(table, each) for each in rounds.owed(table, NOW)]
    back = people.come_back(table, LATER, ADA, ONE).table
    turn = rounds.draw_for(back, LATER, 1, late)
    assert (turn.table, turn.lines) == (back, ())


def test_a_draw_for_somebody_who_has_drawn_is_dropped() -> None:
    table = playing(3, round_time=60)
    late = [made(table, each, 1) for each in rounds.owed(table, LIMIT)]
    table = draw(table, ONE)
    turn = rounds.draw_for(table, LIMIT, 1, late)
    assert len([line for line in turn.lines if "time ran out" in line]) == 2
    first = moves(table, ONE, 1)[0]
    assert at(turn.table).sheets[ONE] == at(one_round(table)).sheets[ONE]
    assert table.sealed[ONE] == Made(first)


def test_nothing_is_drawn_for_anybody_before_the_time() -> None:
    table = playing(2, round_time=60)
    early = [made(table, each) for each in rounds.owed(table, LIMIT)]
    assert len(early) == 2
    assert rounds.draw_for(table, LIMIT - 1, 1, early).lines == ()
    assert rounds.draw_for(table, LIMIT, 1, early).table.round == 2


def test_an_answer_that_came_twice_counts_once() -> None:
    table = with_bot(2)
    table = draw(table, ONE)
    (owed,) = rounds.owed(table, NOW)
    answer = made(table, owed)
    turn = rounds.draw_for(table, LATER, 1, [answer, answer])
    assert turn == rounds.draw_for(table, LATER, 1, [answer])
    assert turn.table.round == 2


def test_no_answer_at_all_writes_nothing() -> None:
    table = with_bot(2)
    assert rounds.draw_for(table, LATER, 1, []).lines == ()


@pytest.mark.parametrize("note", ["crashed", "too slow", "answered nonsense"])
def test_where_a_bot_fails_the_first_legal_draw_is_made(note: str) -> None:
    table = with_bot(2)
    move = rounds.fallback(table, TWO)
    assert move == next(legal(at(table), TWO))
    turn = rounds.draw_for(table, LATER, 1, [Made(move, "fallback", note)])
    assert turn.lines[0].endswith(f" by fallback, {note}")
    assert turn.table.sealed == {TWO: Made(move, "fallback", note)}


def test_bots_and_absent_people_alone_come_to_the_end() -> None:
    """Nobody has to come back for the game to end (R14.4, R14.6)."""
    table = sat(waiting(4, round_time=5), ADA, BEN, CEM)
    table = people.seat_bot(table, NOW, ADA, "weighted", "W").table
    table = people.start(table, NOW, ADA).table
    table = people.hand_over(table, NOW, BEN, TWO, "random", ()).table
    now = NOW
    while not table.over:
        due = rounds.due(table)
        assert due is not None
        now = max(now, due)
        turn = bots_draw(table, now)
        assert turn.lines, "what is due can be done"
        table = turn.table
    assert at(table).left == () and rounds.owed(table, now) == ()
    assert replace(table, plies=0).sealed == {}


def test_seats_that_are_owed_are_those_that_are_awaited() -> None:
    table = ambushed(4)
    for owner, seat in ((ADA, ONE), (CEM, THREE)):
        table = people.depart(table, NOW, owner, seat).table
    for each in rounds.owed(table, NOW):
        assert each.seat in table.awaited and each.note == "left"
    assert {Seat(each.seat) for each in rounds.owed(table, NOW)} <= {ONE, THREE}
