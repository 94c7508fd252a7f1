"""Going, handing over, coming back, hosting and closing; other devices; the next game."""

from quillmap import Seat
from quillmap.notation import Made
from quillmap.table import people, rounds
from quillmap.table.table import Chair, Table
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
    draw,
    moves,
    playing,
    refused,
    sat,
    secrets,
    seed_of,
    to_the_end,
    waiting,
    with_bot,
)

LINK = "1" * 64
OTHER_LINK = "2" * 64
PHONE = "e" * 64
"""Another device."""


# Going and coming back ----------------------------------------------------------------------------


def test_before_the_start_who_departs_frees_the_seat() -> None:
    table = sat(waiting(), ADA, BEN)
    turn = people.depart(table, NOW, BEN, TWO)
    assert turn.lines == ("2 stands",) and turn.table.chairs[TWO] is None
    assert refused(people.depart, table, ADA, TWO) == "not_your_seat"
    assert refused(people.depart, table, ADA, THREE) == "seat_empty"
    closed = people.close(table, NOW, ADA).table
    assert refused(people.depart, closed, BEN, TWO) == "table_closed"


def test_r14_4_who_departs_later_has_left_for_good() -> None:
    """The map stays as it is and is not drawn on any more (R14.4)."""
    table = draw(playing(3), TWO)
    turn = people.depart(table, LATER, BEN, TWO)
    after = turn.table
    assert turn.lines == ("2 leaves",)
    assert at(after).left == (TWO,) and after.sealed == {} and after.awaited == (ONE, THREE)
    assert after.chairs == table.chairs and after.round == 1
    assert refused(people.depart, after, BEN, TWO) == "seat_left"
    assert refused(people.depart, after, CEM, ONE) == "not_your_seat"
    assert refused(people.hand_over, after, BEN, TWO, "weighted", ()) == "seat_left"
    assert refused(people.depart, with_bot(2), ADA, TWO) == "not_your_seat"


def test_r14_4_who_departs_last_opens_the_round_of_the_others() -> None:
    """The turn resolves when nobody is awaited any more (R14.1, R14.4)."""
    table = draw(draw(playing(3), ONE), TWO)
    turn = people.depart(table, LATER, CEM, THREE)
    assert turn.lines[0] == "3 leaves" and turn.lines[1].startswith("reveal ")
    assert turn.table.round == 2 and turn.table.sealed == {}
    assert at(turn.table).sheets[ONE] != at(table).sheets[ONE]
    assert at(turn.table).sheets[THREE] == at(table).sheets[THREE]


def test_r14_4_when_all_have_left_the_game_is_over() -> None:
    """Nobody is left who could draw or win (R14.4)."""
    table = people.depart(playing(2), NOW, ADA, ONE).table
    table = people.depart(table, NOW, BEN, TWO).table
    assert table.over and table.sealed == {} and table.awaited == ()
    assert refused(people.depart, table, BEN, TWO) == "game_over"


def test_r14_5_a_game_that_others_have_left_never_becomes_solo() -> None:
    """The number of players stays what it was at the start (R14.5)."""
    table = to_the_end(people.depart(playing(2), NOW, BEN, TWO).table)
    assert table.setup.players == at(table).setup.players == 2
    assert [len(results) for results in at(table).scores] == [4, 0]


def test_r14_4_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    """It has not left (R14.4)."""
    table = draw(playing(2), TWO)
    turn = people.hand_over(table, LATER, BEN, TWO, "random", (ADA, BEN))
    assert turn.lines == ("2 handed to random",)
    after = turn.table
    assert after.chairs[TWO] == Chair("Ben", BEN, handed="random")
    assert at(after) == at(table) and after.sealed == table.sealed, "what was drawn counts"
    back = people.come_back(after, LATER, BEN, TWO)
    assert back.lines == ("2 returns",)
    assert back.table.chairs == table.chairs


def test_r14_4_the_host_hands_over_only_the_seats_of_those_who_are_gone() -> None:
    """An absent player's seat may go on without having left (R14.4)."""
    table = playing(3)
    here = (ADA, CEM)
    assert people.hand_over(table, NOW, ADA, TWO, "weighted", here).table.chairs[TWO] == Chair(
        "Ben", BEN, handed="weighted"
    )
    assert refused(people.hand_over, table, ADA, THREE, "weighted", here) == "still_here"
    assert refused(people.hand_over, table, CEM, TWO, "weighted", here) == "host_only"
    assert refused(people.hand_over, table, STRANGER, TWO, "weighted", here) == "host_only"
    assert refused(people.hand_over, table, ADA, TWO, "No bot", here) == "unknown_bot"
    assert refused(people.hand_over, table, ADA, FOUR, "weighted", here) == "no_such_seat"
    assert refused(people.hand_over, with_bot(2), ADA, TWO, "x", here) == "seat_of_a_bot"
    before = sat(waiting(), ADA)
    assert refused(people.hand_over, before, ADA, ONE, "weighted", here) == "table_waiting"
    over = to_the_end(playing(1))
    assert refused(people.hand_over, over, ADA, ONE, "weighted", here) == "game_over"


def test_r14_4_nobody_takes_back_what_is_not_theirs_or_was_not_handed_over() -> None:
    """Nor a seat that has left since (R14.4)."""
    table = people.hand_over(playing(2), NOW, BEN, TWO, "random", ()).table
    assert refused(people.come_back, table, ADA, TWO) == "not_your_seat"
    assert refused(people.come_back, table, ADA, ONE) == "not_handed_over"
    left = people.depart(table, NOW, BEN, TWO).table
    assert refused(people.come_back, left, BEN, TWO) == "seat_left"
    assert refused(people.come_back, sat(waiting(), ADA), ADA, ONE) == "table_waiting"


# Hosting and closing -----------------------------------------------------------------------------


def test_the_host_closes_the_table_and_nothing_happens_there_any_more() -> None:
    table = draw(playing(2), TWO)
    assert refused(people.close, table, BEN) == "host_only"
    turn = people.close(table, NOW, ADA)
    after = turn.table
    assert turn.lines == ("closes",) == people.shut(table, NOW).lines
    assert (after.closed, after.over, after.playing, after.awaited) == (True, False, False, ())
    assert after.sealed == {} and at(after) == at(table)
    assert refused(people.close, after, ADA) == "table_closed"
    assert refused(people.shut, after) == "table_closed"
    assert refused(people.depart, after, BEN, TWO) == "table_closed"
    assert refused(people.hand_over, after, BEN, TWO, "x", ()) == "table_closed"
    assert refused(people.pass_host, after, (BEN,)) == "table_closed"
    assert refused(people.make_link, after, BEN, TWO, LINK) == "table_closed"
    assert refused(people.claim, after, BEN, TWO, LINK) == "table_closed"


def test_a_table_that_waits_loses_its_code_when_it_is_closed() -> None:
    assert people.shut(waiting(), NOW).table.code is None


def test_a_game_that_is_over_is_not_closed() -> None:
    over = to_the_end(playing(1))
    assert refused(people.close, over, ADA) == "game_over"
    assert refused(people.shut, over) == "game_over"


def test_the_rights_go_to_the_next_person_who_is_here() -> None:
    for table in (sat(waiting(), ADA, BEN, CEM, DOT), playing(4)):
        turn = people.pass_host(table, NOW, {CEM, DOT})
        assert turn is not None
        assert turn.lines == (f"host {CEM}",) and turn.table.host == CEM
        behind = people.pass_host(turn.table, NOW, {BEN, DOT})
        assert behind is not None and behind.table.host == DOT, "who sits behind Cem comes first"
        around = people.pass_host(turn.table, NOW, {BEN, ADA})
        assert around is not None and around.table.host == ADA, "Dot is not here"
        assert people.pass_host(table, NOW, set()) is None
        assert people.pass_host(table, NOW, {STRANGER}) is None, "only who sits"
        assert people.pass_host(table, NOW, {ADA}) is None, "the host is the host"


def test_a_host_who_only_watches_is_followed_by_the_first_seat() -> None:
    table = sat(waiting(), BEN, CEM)
    turn = people.pass_host(table, NOW, {BEN, CEM})
    assert turn is not None and turn.table.host == BEN
    turn = people.pass_host(table, NOW, {CEM})
    assert turn is not None and turn.table.host == CEM


# Other devices ------------------------------------------------------------------------------------


def test_a_personal_link_moves_a_seat_to_another_device() -> None:
    turn = people.make_link(playing(2), NOW, BEN, TWO, LINK)
    assert turn.lines == (f"2 link {LINK}",)
    table = turn.table
    claimed = people.claim(table, NOW, PHONE, TWO, LINK)
    assert claimed.lines == (f"2 owner {PHONE}",)
    assert claimed.table.seats_of(PHONE) == (TWO,) and claimed.table.host == ADA
    assert refused(people.make_link, claimed.table, BEN, TWO, LINK) == "not_your_seat"
    assert draw(claimed.table, TWO).sealed.keys() == {TWO}
    again = people.claim(claimed.table, NOW, PHONE, TWO, LINK)
    assert (again.table, again.lines) == (claimed.table, ())


def test_a_personal_link_moves_a_seat_once() -> None:
    """Else whoever finds it in a chat a week later takes the seat away."""
    table = people.make_link(playing(2), NOW, BEN, TWO, LINK).table
    assert people.claim(table, NOW, BEN, TWO, LINK).lines == (), "it is not used up by its owner"
    moved = people.claim(table, NOW, PHONE, TWO, LINK).table
    assert moved.chairs[TWO] == Chair("Ben", PHONE, used=LINK)
    for other in (ADA, BEN, STRANGER):
        assert refused(people.claim, moved, other, TWO, LINK) == "wrong_link"
    for digest in (OTHER_LINK, None):
        newer = people.make_link(moved, NOW, PHONE, TWO, digest).table
        assert people.claim(newer, NOW, PHONE, TWO, LINK).lines == ()
        assert refused(people.claim, newer, BEN, TWO, LINK) == "wrong_link"
    newer = people.make_link(moved, NOW, PHONE, TWO, OTHER_LINK).table
    back = people.claim(newer, NOW, BEN, TWO, OTHER_LINK).table
    assert back.seats_of(BEN) == (TWO,)
    for digest in (LINK, OTHER_LINK):
        assert refused(people.claim, back, PHONE, TWO, digest) == "wrong_link"


def test_a_link_of_one_seat_says_nothing_about_another() -> None:
    """Both seats are at one device, and only one of them moves."""
    table = people.sit(sat(waiting(), ADA), NOW, ADA, "Ann").table
    table = people.make_link(table, NOW, ADA, ONE, LINK).table
    table = people.make_link(table, NOW, ADA, TWO, OTHER_LINK).table
    table = people.claim(table, NOW, PHONE, ONE, LINK).table
    assert (table.seats_of(ADA), table.seats_of(PHONE)) == ((TWO,), (ONE,))
    assert people.claim(table, NOW, PHONE, TWO, LINK).lines == (), "it is not for seat two"
    assert refused(people.claim, table, ADA, TWO, LINK) == "wrong_link"
    table = people.claim(table, NOW, PHONE, TWO, OTHER_LINK).table
    assert table.seats_of(PHONE) == (ONE, TWO)


def test_a_link_that_an_earlier_version_used_twice_is_used_up() -> None:
    """Its journal has the seat go to and fro by one link, and is read to the letter."""
    table = people.make_link(playing(2), NOW, BEN, TWO, LINK).table
    for owner in (PHONE, BEN):
        table = read_on(table, [(NOW, f"2 owner {owner}")]).table
    assert table.chairs[TWO] == Chair("Ben", BEN, used=LINK)
    assert people.claim(table, NOW, BEN, TWO, LINK).lines == ()
    assert refused(people.claim, table, PHONE, TWO, LINK) == "wrong_link"


def test_the_old_link_dies_with_a_new_one_and_when_it_is_revoked() -> None:
    table = people.make_link(playing(2), NOW, BEN, TWO, LINK).table
    newer = people.make_link(table, NOW, BEN, TWO, OTHER_LINK).table
    assert refused(people.claim, newer, PHONE, TWO, LINK) == "wrong_link"
    assert people.claim(newer, NOW, PHONE, TWO, OTHER_LINK).table.seats_of(PHONE) == (TWO,)
    revoked = people.make_link(newer, NOW, BEN, TWO, None)
    assert revoked.lines == ("2 link 0",)
    for digest in (LINK, OTHER_LINK, "", "0", "None"):
        assert refused(people.claim, revoked.table, PHONE, TWO, digest) == "wrong_link"


def test_nobody_sees_that_a_link_was_made() -> None:
    table = playing(2)
    assert people.make_link(table, NOW, BEN, TWO, LINK).table.public_version == table.public_version


def test_whose_links_are_refused() -> None:
    table = with_bot(2)
    assert refused(people.make_link, table, ADA, TWO, LINK) == "not_your_seat"
    assert refused(people.make_link, table, ADA, THREE, LINK) == "no_such_seat"
    for seat in (ONE, TWO, Seat(-1), Seat(99)):
        assert refused(people.claim, table, PHONE, seat, LINK) == "wrong_link"


def test_the_rights_of_the_host_move_with_the_hosts_seat() -> None:
    table = people.make_link(playing(2), NOW, ADA, ONE, LINK).table
    turn = people.claim(table, NOW, PHONE, ONE, LINK)
    assert turn.lines == (f"1 owner {PHONE}", f"host {PHONE}")
    assert turn.table.host == PHONE


def test_a_link_made_before_the_start_finds_its_seat_afterwards() -> None:
    """Seats are counted anew at the start, and the link still names the old number."""
    table = people.sit(sat(waiting(), ADA), NOW, BEN, "Ben", THREE).table
    table = people.make_link(table, NOW, BEN, THREE, LINK).table
    table = people.start(table, NOW, ADA).table
    turn = people.claim(table, NOW, PHONE, THREE, LINK)
    assert turn.table.seats_of(PHONE) == (TWO,)


def test_a_seat_that_is_taken_anew_has_no_link() -> None:
    table = people.make_link(sat(waiting(), ADA, BEN), NOW, BEN, TWO, LINK).table
    table = sat(people.stand(table, NOW, BEN, TWO).table, CEM)
    assert refused(people.claim, table, PHONE, TWO, LINK) == "wrong_link"


# The next game ------------------------------------------------------------------------------------


def test_the_same_people_play_again_on_the_same_seats_once() -> None:
    table = sat(waiting(3, round_time=60), ADA, BEN)
    table = people.seat_bot(table, NOW, ADA, "weighted", "W").table
    table = people.start(table, NOW, ADA).table
    table = people.hand_over(table, NOW, BEN, TWO, "random", ()).table
    table = people.close(table, NOW, ADA).table
    turns = people.next_game(table, LATER, BEN, secrets(8))
    assert turns is not None
    told, fresh = turns
    assert told.lines == ("again game8 key8",)
    assert fresh.lines[0] == "quillmap table 1" and fresh.lines[-1] == '3 bot weighted "W"'
    new = fresh.table
    assert new.chairs == (Chair("Ada", ADA), Chair("Ben", BEN), Chair("W", bot="weighted"))
    assert (new.game, new.host, new.seed, new.started) == ("game8", BEN, seed_of(8), None)
    assert (new.settings, new.setup.options) == (table.settings, table.setup.options)
    assert new.plies == len(fresh.lines)
    assert people.next_game(told.table, LATER, ADA, secrets(9)) is None
    assert people.start(new, LATER, BEN).table.playing


def test_who_may_ask_for_the_next_game_and_when() -> None:
    def ask(table: Table, at: int, owner: str) -> object:
        return people.next_game(table, at, owner, secrets(8))

    over = to_the_end(playing(1))
    assert refused(ask, over, STRANGER) == "host_only"
    assert ask(over, NOW, ADA) is not None
    assert refused(ask, playing(2), ADA) == "table_started"
    assert refused(ask, sat(waiting(), ADA), ADA) == "table_waiting"
    early = people.start(sat(waiting(), ADA), 0, ADA).table
    assert refused(ask, early, ADA) == "table_started", "also in the first millisecond"


def test_a_closed_table_where_nobody_sits_may_go_on_too() -> None:
    turns = people.next_game(people.shut(waiting(3), NOW).table, NOW, ADA, secrets(8))
    assert turns is not None and turns[1].table.chairs == (None, None, None)


def test_a_draw_that_was_sealed_for_somebody_stays_when_they_hand_over() -> None:
    table = draw(playing(2), ONE)
    table = people.hand_over(table, NOW, ADA, ONE, "random", ()).table
    assert rounds.owed(table, NOW) == ()
    assert table.sealed == {ONE: Made(moves(table, ONE, 1)[0])}
