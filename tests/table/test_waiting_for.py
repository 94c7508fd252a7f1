"""Whom a table waits for: nudges, a bot that draws once, coming back, and when the clock begins."""

import pytest

from quillmap.notation import Made
from quillmap.rules.events import SeasonScored
from quillmap.table import people, rounds
from quillmap.table.happenings import DrawnFor, Handed, HostPassed, LetDraw, Nudged, Returned
from quillmap.table.records import load, record_of
from quillmap.table.rounds import NUDGE_AFTER, NUDGE_PAUSE, ONCE_AFTER, Owed
from quillmap.table.table import Table
from quillmap.table.telling import SCENE
from quillmap.table.turns import NotAllowed, Turn
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    LATER,
    NOW,
    ONE,
    STRANGER,
    THREE,
    TWO,
    ambushed,
    bots_draw,
    draw,
    one_round,
    opened,
    playing,
    refused,
    sat,
    some,
    waiting,
    with_bot,
)

SOON = NOW + NUDGE_AFTER
LONG = NOW + ONCE_AFTER


def nudged(table: Table, when: int = SOON) -> Table:
    """Ada nudges Ben."""
    return rounds.nudge(table, when, ADA, table.round, TWO).table


def asked_for(table: Table) -> Table:
    """And lets a bot draw for him."""
    return rounds.let_draw(nudged(table), LONG, ADA, table.round, TWO).table


# Nudges -------------------------------------------------------------------------------------------


def test_somebody_is_nudged_and_everybody_is_told() -> None:
    table = draw(playing(3), THREE)
    turn = rounds.nudge(table, SOON, CEM, 1, TWO)
    assert turn.lines == ("2 nudged by 3",)
    assert turn.events == (Nudged(TWO, THREE),)
    chair = turn.table.chairs[TWO]
    assert chair is not None and chair.nudged == SOON
    assert turn.table.sealed == table.sealed and rounds.owed(turn.table, LONG) == ()


def test_a_host_who_only_watches_can_nudge() -> None:
    table = people.start(sat(waiting(2), BEN, CEM), NOW, ADA).table
    assert rounds.nudge(table, SOON, ADA, 1, ONE).lines == ("1 nudged",)
    with pytest.raises(NotAllowed):
        rounds.nudge(table, SOON, STRANGER, 1, ONE)


def test_nobody_is_nudged_too_soon_or_too_often() -> None:
    table = playing(2)
    with pytest.raises(NotAllowed) as early:
        rounds.nudge(table, SOON - 1500, ADA, 1, TWO)
    assert early.value.reason.id == "too_soon" and dict(early.value.reason.args) == {"seconds": 2}
    table = nudged(table)
    with pytest.raises(NotAllowed):
        nudged(table, SOON + NUDGE_PAUSE - 1)
    assert nudged(table, SOON + NUDGE_PAUSE).plies == table.plies + 1


def test_whom_nobody_waits_for_is_not_nudged() -> None:
    table = with_bot(3)
    assert refused(rounds.nudge, table, ADA, 1, THREE) == "seat_of_a_bot"
    assert refused(rounds.nudge, table, ADA, 1, ONE) == "own_seat"
    assert refused(rounds.nudge, table, ADA, 2, TWO) == "wrong_round"
    assert refused(rounds.nudge, draw(table, TWO), ADA, 1, TWO) == "not_awaited"
    handed = people.hand_over(table, NOW, BEN, TWO, "random", ()).table
    assert refused(rounds.nudge, handed, ADA, 1, TWO) == "handed_over"
    assert refused(rounds.nudge, waiting(), ADA, 1, TWO) == "table_waiting"


# A bot draws once ---------------------------------------------------------------------------------


def test_after_a_while_the_host_lets_a_bot_draw_once() -> None:
    table = draw(playing(2, substitute="random"), ONE)
    turn = rounds.let_draw(nudged(table), LONG, ADA, 1, TWO)
    assert turn.lines == ("2 once by random",)
    assert turn.events == (LetDraw(TWO, "random"),)
    assert rounds.owed(turn.table, LONG) == (Owed(TWO, "random", "random", None),)
    assert rounds.due(turn.table) == NOW
    opened = bots_draw(turn.table, LONG)
    assert opened.lines[0].endswith(" by random")
    told = [event for event in opened.events if isinstance(event, DrawnFor)]
    assert [(event.by, event.bot, event.why) for event in told] == [(TWO, "random", "asked")]
    chair = opened.table.chairs[TWO]
    assert chair is not None and (chair.helped, chair.handed) == (1, None)
    assert opened.table.round == 2 and rounds.owed(opened.table, LONG + ONCE_AFTER) == ()


def test_the_host_may_not_let_a_bot_draw_before_that() -> None:
    table = playing(3)
    assert refused(rounds.let_draw, table, ADA, 1, TWO) == "nudge_first"
    assert refused(rounds.let_draw, nudged(table), ADA, 1, TWO) == "too_soon"
    assert refused(rounds.let_draw, nudged(table), BEN, 1, THREE) == "host_only"
    later = one_round(nudged(table))
    assert refused(rounds.let_draw, later, ADA, 2, TWO) == "nudge_first", "in this round"


def test_who_is_there_after_all_draws() -> None:
    table = asked_for(playing(2))
    drawn = draw(table, TWO)
    assert drawn.sealed[TWO].by is None and rounds.owed(drawn, LONG) == ()
    sealed = bots_draw(table, LONG).table
    assert sealed.sealed[TWO].by == "weighted"
    back = rounds.take_back(sealed, LONG, BEN, 1, TWO)
    assert back.table.sealed == {} and rounds.owed(back.table, LONG) == ()
    assert back.table.public_version > sealed.public_version, "the host sees that he may ask again"


def test_asking_twice_changes_nothing() -> None:
    table = asked_for(playing(2))
    assert rounds.let_draw(table, LONG, ADA, 1, TWO).lines == ()


# Coming back --------------------------------------------------------------------------------------


def test_who_comes_back_draws_and_the_drawing_of_the_bot_is_withdrawn() -> None:
    handed = people.hand_over(playing(2), NOW, BEN, TWO, "random", ())
    assert handed.events == (Handed(TWO, "random"),)
    table = bots_draw(handed.table).table
    assert table.sealed[TWO].by == "random"
    turn = people.come_back(table, LATER, BEN, TWO)
    assert turn.lines == ("2 returns", "2 takes back")
    assert turn.events == (Returned(TWO),)
    assert turn.table.sealed == {} and rounds.owed(turn.table, LATER) == ()
    assert draw(turn.table, TWO).sealed[TWO].by is None


def test_what_somebody_drew_before_handing_over_stays() -> None:
    drawn = draw(playing(2), TWO)
    table = people.hand_over(drawn, NOW, BEN, TWO, "random", ()).table
    turn = people.come_back(table, LATER, BEN, TWO)
    assert turn.lines == ("2 returns",) and turn.table.sealed == drawn.sealed


def test_what_a_bot_drew_says_why() -> None:
    late = bots_draw(draw(playing(2, round_time=60), ONE), NOW + 60_000)
    assert [e.why for e in late.events if isinstance(e, DrawnFor)] == ["late"]
    handed = people.hand_over(draw(playing(2), ONE), NOW, BEN, TWO, "random", ()).table
    assert [e.why for e in bots_draw(handed).events if isinstance(e, DrawnFor)] == ["handed"]
    left = draw(draw(bots_draw(people.depart(ambushed(3), NOW, BEN, TWO).table).table, ONE), THREE)
    assert left.round == 2
    assert not [e for e in bots_draw(draw(with_bot(2), ONE)).events if isinstance(e, DrawnFor)]


# The host -----------------------------------------------------------------------------------------


def test_the_host_hands_the_rights_over() -> None:
    for table in (playing(2), sat(waiting(), ADA, BEN)):
        turn = people.make_host(table, LATER, ADA, TWO)
        assert turn.lines == (f"host {BEN}",) and turn.events == (HostPassed(TWO),)
        assert turn.table.host == BEN
        assert refused(people.make_host, turn.table, ADA, ONE) == "host_only"


def test_not_everybody_can_be_the_host() -> None:
    table = with_bot(3)
    assert refused(people.make_host, table, ADA, THREE) == "seat_of_a_bot"
    assert refused(people.make_host, table, BEN, TWO) == "host_only"
    assert people.make_host(table, LATER, ADA, ONE).lines == ()
    left = people.depart(playing(3), NOW, BEN, TWO).table
    assert refused(people.make_host, left, ADA, TWO) == "seat_left"


def test_it_is_said_when_the_rights_pass_by_themselves_but_not_when_a_device_changes() -> None:
    passed = people.pass_host(playing(2), LATER, (BEN,))
    assert passed is not None and passed.events == (HostPassed(TWO),)
    linked = people.make_link(playing(2), NOW, ADA, ONE, "1" * 64).table
    moved = people.claim(linked, LATER, STRANGER, ONE, "1" * 64)
    assert moved.table.host == STRANGER and moved.events == ()


# The clock ----------------------------------------------------------------------------------------


def test_the_clock_waits_while_there_is_a_scene_to_look_at() -> None:
    """Three seconds for each, for everybody alike; other rounds begin at once."""
    table, seen = playing(2, round_time=60), 0
    while not table.over:
        before, turn = table, Turn(table)
        for seat in before.awaited:
            owner = (ADA, BEN)[seat]
            line = some(turn.table, seat)
            turn = rounds.submit(turn.table, LATER, owner, before.round, line)
        table = turn.table
        if table.over:
            break
        scored = any(isinstance(event, SeasonScored) for event in turn.events)
        ambush = table.position is not None and table.position.round == "ambush"
        raided = before.position is not None and before.position.round == "ambush"
        scene = SCENE * (ambush + (scored or raided))
        seen += scored
        assert table.round == before.round + 1
        assert rounds.clock_began(table) == LATER + scene
        assert rounds.deadline(table) == LATER + scene + 60_000
        assert rounds.owed(table, LATER + scene + 59_999) == ()
    assert seen == 3
    assert SCENE <= 3_000


def test_nobody_makes_the_clock_longer_by_leaving() -> None:
    table = playing(3, round_time=60)
    after = people.depart(table, LATER, CEM, THREE).table
    assert rounds.deadline(after) == rounds.deadline(table)


# What is kept -------------------------------------------------------------------------------------


def test_a_journal_with_all_of_it_is_read_again() -> None:
    lines: list[tuple[int, str]] = []
    turn = opened(2)

    def go_on(when: int, next: Turn) -> Turn:
        lines.extend((when, line) for line in next.lines)
        return next

    go_on(NOW, turn)
    for owner, name in ((ADA, "Ada"), (BEN, "Ben")):
        turn = go_on(NOW, people.sit(turn.table, NOW, owner, name))
    turn = go_on(NOW, people.start(turn.table, NOW, ADA))
    turn = go_on(SOON, rounds.nudge(turn.table, SOON, ADA, 1, TWO))
    turn = go_on(LONG, rounds.let_draw(turn.table, LONG, ADA, 1, TWO))
    turn = go_on(LONG, bots_draw(turn.table, LONG))
    turn = go_on(LONG, people.make_host(turn.table, LONG, ADA, TWO))
    turn = go_on(LONG, people.hand_over(turn.table, LONG, BEN, TWO, "random", ()))
    turn = go_on(LONG, people.come_back(turn.table, LONG, BEN, TWO))
    for seat, owner in ((ONE, ADA), (TWO, BEN)):
        turn = go_on(LONG, rounds.submit(turn.table, LONG, owner, 1, some(turn.table, seat)))
    assert load("game0", lines) == turn.table and turn.table.round == 2
    entries = record_of("game0", lines).entries
    assert not any(isinstance(entry, Made) and entry.by for entry in entries)
