"""Draws are judged, sealed, revised and taken back; the last one opens the round."""

from dataclasses import replace
from itertools import permutations

import pytest

from quillmap import Seat, read_move, why_not, write_move
from quillmap.notation import Made
from quillmap.rules.play import apply
from quillmap.table import people, rounds
from quillmap.table.happenings import Happening
from quillmap.table.table import Table
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    LATER,
    NOW,
    ONE,
    OWNERS,
    STRANGER,
    THREE,
    TWO,
    ambushed,
    at,
    draw,
    moves,
    one_round,
    playing,
    refused,
    sat,
    some,
    to_the_end,
    waiting,
    with_bot,
)


def seen(table: Table) -> Table:
    """Everything but what is sealed, and how many lines were kept."""
    return replace(table, sealed={}, plies=0)


# What is refused ----------------------------------------------------------------------------------


def test_r14_3_only_the_owner_draws_for_a_seat_and_only_in_its_round() -> None:
    """Players only propose (R14.3)."""
    table = playing(2)
    line = some(table, ONE)
    assert refused(rounds.submit, table, BEN, 1, line) == "not_your_seat"
    assert refused(rounds.submit, table, STRANGER, 1, line) == "not_your_seat"
    for round in (0, 2, -1):
        assert refused(rounds.submit, table, ADA, round, line) == "wrong_round"
    assert refused(rounds.submit, table, ADA, 1, "3" + line[1:]) == "no_such_seat"
    assert refused(rounds.submit, sat(waiting(), ADA), ADA, 0, line) == "table_waiting"
    assert refused(rounds.submit, with_bot(), ADA, 1, "2" + line[1:]) == "not_your_seat"


@pytest.mark.parametrize(
    "line",
    ["", "1", "1 forest", "1 forest Z9", "reveal hamlet", "1 leaves", "\0", "1 forest A1\n2"],
)
def test_r14_3_what_is_no_move_is_unreadable(line: str) -> None:
    """Programs only propose (R14.3)."""
    assert refused(rounds.submit, playing(2), ADA, 1, line) == "unreadable"


@pytest.mark.parametrize(
    "line", ["1 forest A1", "1 monster A1 A2", "1 destroys A1", "1 on 2 monster A1", "1 hero A1"]
)
def test_r14_3_what_is_illegal_has_the_reason_of_the_rules(line: str) -> None:
    """Whoever keeps the game validates everything (R14.3)."""
    table = playing(2)
    reason = why_not(at(table), read_move(line))
    assert reason is not None
    assert refused(rounds.submit, table, ADA, 1, line) == reason.id


def test_r14_4_who_has_handed_over_or_left_draws_no_more() -> None:
    """The bot draws until the person is back, and for good for who has left (R14.4)."""
    table = people.hand_over(playing(2), NOW, ADA, ONE, "weighted", ()).table
    assert refused(rounds.submit, table, ADA, 1, some(table, ONE)) == "handed_over"
    table = people.come_back(table, NOW, ADA, ONE).table
    assert draw(table, ONE).sealed.keys() == {ONE}
    table = ambushed(3)
    gone = people.depart(table, NOW, ADA, ONE).table
    assert ONE in gone.awaited, "automatic play owes an ambush"
    assert refused(rounds.submit, gone, ADA, 1, some(gone, ONE)) == "seat_left"
    gone = people.depart(draw(table, ONE), NOW, ADA, ONE).table
    assert refused(rounds.take_back, gone, ADA, 1, ONE) == "seat_left"


def test_when_the_game_is_over_or_closed_nobody_draws() -> None:
    table = playing(1)
    line = some(table, ONE)
    assert refused(rounds.submit, to_the_end(table), ADA, 1, line) == "game_over"
    closed = people.close(table, NOW, ADA).table
    assert refused(rounds.submit, closed, ADA, 1, line) == "table_closed"
    assert refused(rounds.take_back, closed, ADA, 1, ONE) == "table_closed"


def test_judging_keeps_nothing() -> None:
    """What `preview` asks: the same answers, and a move."""
    table = playing(2)
    move = moves(table, ONE, 1)[0]
    assert rounds.judged(table, NOW, ADA, 1, write_move(move)) == move
    assert refused(rounds.judged, table, BEN, 1, write_move(move)) == "not_your_seat"


# Sealing, revising, taking back -------------------------------------------------------------------


def test_r14_2_a_draw_is_revised_until_the_round_opens() -> None:
    """A submission may be revised until the turn resolves, then never (R14.2)."""
    table = draw(playing(2), ONE)
    first, second = moves(table, ONE, 2)
    assert table.sealed == {ONE: Made(first)}
    turn = rounds.submit(table, LATER, ADA, 1, write_move(second))
    assert turn.lines == (write_move(second),)
    assert turn.table.sealed == {ONE: Made(second)}
    after = draw(turn.table, TWO)
    assert after.round == 2 and after.sealed == {}
    assert at(after).sheets[ONE] == apply(at(table), second).position.sheets[ONE]
    assert refused(rounds.submit, after, ADA, 1, write_move(first)) == "wrong_round"
    assert refused(rounds.take_back, after, ADA, 1, ONE) == "wrong_round"
    assert refused(rounds.take_back, after, ADA, 2, ONE) == "nothing_drawn"


def test_r14_2_the_same_draw_twice_changes_nothing() -> None:
    """Whoever heard no answer asks again, and no line is written (R14.2)."""
    table = draw(playing(2), ONE)
    for line in (some(table, ONE), some(table, ONE).lower()):
        turn = rounds.submit(table, LATER + 5, ADA, 1, line)
        assert (turn.table, turn.lines, turn.events) == (table, (), ())


def test_r14_2_a_draw_is_taken_back() -> None:
    """Then the table is as if nothing had been drawn (R14.2)."""
    table = playing(2)
    turn = rounds.take_back(draw(table, ONE), LATER, ADA, 1, ONE)
    assert turn.lines == ("1 takes back",)
    assert replace(turn.table, plies=table.plies) == table
    assert refused(rounds.take_back, table, ADA, 1, ONE) == "nothing_drawn"
    assert refused(rounds.take_back, draw(table, ONE), BEN, 1, ONE) == "not_your_seat"
    assert refused(rounds.take_back, draw(table, ONE), ADA, 2, ONE) == "wrong_round"
    assert refused(rounds.take_back, table, ADA, 1, Seat(7)) == "no_such_seat"
    assert refused(rounds.take_back, sat(waiting(), ADA), ADA, 0, ONE) == "table_waiting"


def test_r14_2_a_draw_of_the_bot_is_taken_back_by_coming_back() -> None:
    """The person is back before the turn resolves, so it is theirs to draw (R14.2, R14.4)."""
    table = people.hand_over(playing(2), NOW, ADA, ONE, "weighted", ()).table
    move = moves(table, ONE, 1)[0]
    table = rounds.draw_for(table, NOW, 1, [Made(move, "weighted")]).table
    assert refused(rounds.take_back, table, ADA, 1, ONE) == "handed_over"
    table = people.come_back(table, NOW, ADA, ONE).table
    assert table.sealed == {}
    again = rounds.submit(table, NOW, ADA, 1, write_move(move))
    assert again.lines == (write_move(move),), "now the draw is Ada's own"
    assert rounds.take_back(again.table, NOW, ADA, 1, ONE).table.sealed == {}


def test_one_owner_draws_for_several_seats() -> None:
    table = people.sit(sat(waiting(2), ADA), NOW, ADA, "Ada's son").table
    table = people.start(table, NOW, ADA).table
    for seat in (TWO, ONE):
        table = rounds.submit(table, NOW, ADA, 1, some(table, seat)).table
    assert table.round == 2


# Sealed until all have drawn ----------------------------------------------------------------------


def test_r14_1_nothing_is_seen_before_the_last_has_drawn() -> None:
    """Until then no one sees the others' placements; then all are applied together (R14.1)."""
    before = table = playing(4)
    for seat in (THREE, ONE, Seat(3)):
        turn = rounds.submit(table, LATER, OWNERS[seat], 1, some(table, seat))
        assert turn.events == ()
        table = turn.table
        assert seen(table) == seen(before)
        assert (table.public_version, table.round, table.position) == (
            before.public_version,
            1,
            before.position,
        )
    assert table.awaited == (TWO,)
    turn = rounds.submit(table, LATER, BEN, 1, some(table, TWO))
    assert turn.table.public_version > before.public_version and turn.table.round == 2
    assert turn.table.round_began == LATER
    assert turn.lines[1].startswith("reveal ")
    for seat in at(before).awaited:
        move = moves(before, seat, 1)[0]
        drawn = apply(at(before), move).position.sheets[seat]
        assert at(turn.table).sheets[seat] == drawn


def test_r14_1_tables_that_differ_in_a_sealed_draw_look_the_same() -> None:
    """Two tables with other draws under the seal differ in nothing else (R14.1)."""
    table = playing(3)
    one, other = draw(table, ONE, 0), draw(table, ONE, 1)
    assert one != other
    assert replace(one, sealed={}) == replace(other, sealed={})


def rounds_of(players: int, ruleset: str) -> list[Table]:
    """Tables at the beginning of some rounds: the first ones, an ambush, and a hero or a troll."""
    table = playing(players, 3, ruleset)
    found = [table, ambushed(players, ruleset)]
    kinds = {"explore", "ambush"}
    while not table.over:
        if (kind := at(table).round) not in kinds:
            kinds.add(str(kind))
            found.append(table)
        table = one_round(table)
    assert ruleset == "base" or "hero" in kinds
    return found


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r14_1_the_order_of_submission_means_nothing(players: int, ruleset: str) -> None:
    """The same table for every order in which a round is drawn (R14.1)."""
    for table in rounds_of(players, ruleset):
        awaited = table.awaited
        lines = {seat: some(table, seat, seat % len(moves(table, seat))) for seat in awaited}
        ends: list[tuple[Table, tuple[Happening, ...]]] = []
        for order in permutations(awaited):
            after = table
            for seat in order:
                turn = rounds.submit(after, LATER, OWNERS[seat], table.round, lines[seat])
                after = turn.table
            ends.append((after, turn.events))
        assert all(end == ends[0] for end in ends)
        assert ends[0][0].round > table.round or ends[0][0].over


def test_r14_1_who_has_nothing_to_choose_is_not_awaited() -> None:
    """Rounds go by in which somebody's map is full, until the game is over (R14.1)."""
    table = playing(3, 5)
    while not table.over:
        assert table.awaited == at(table).awaited != ()
        assert refused(rounds.submit, table, CEM, table.round + 1, some(table, table.awaited[0]))
        table = one_round(table)
    assert table.awaited == () and not table.playing


def test_r14_1_the_trolls_choice_is_a_round_with_a_number_of_its_own() -> None:
    """Sealed and revisable like a turn, and not to be taken for the turn before it (R14.1)."""
    table = ambushed(2, "heroes", "giant_troll_ravage")
    while at(table).round != "troll":
        assert at(table).season == 0, "the Troll comes before summer"
        before = table
        for seat in before.awaited:
            table = draw(table, seat, 1)
    assert (at(table).effect, at(table).shown) == (0, at(before).shown)
    assert table.round == before.round + 1 and table.round_began == LATER
    sealed = draw(table, ONE)
    assert sealed.position == table.position and sealed.awaited == (TWO,)
    assert rounds.take_back(sealed, LATER, ADA, table.round, ONE).table.sealed == {}
