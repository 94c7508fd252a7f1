"""Changing things to and fro comes to an end; whatever a game needs to go on does not."""

from collections.abc import Callable, Iterator
from itertools import cycle, islice

import pytest

from quillmap.rules.reasons import Refused
from quillmap.table import people, rounds
from quillmap.table.seating import SITTINGS
from quillmap.table.settings import Settings
from quillmap.table.table import Table
from quillmap.table.turns import CHANGES_EACH, MOST_CHANGES, Turn
from tests.table.helpers import (
    ADA,
    BEN,
    CEM,
    LATER,
    NOW,
    ONE,
    TWO,
    draw,
    one_round,
    playing,
    refused,
    sat,
    some,
    to_the_end,
    waiting,
)

LINK = "1" * 64
PHONE = "e" * 64
TOO_OFTEN = "too_many_changes"


def most(table: Table) -> int:
    """How many lines a round of this table may have before nothing is changed any more."""
    return MOST_CHANGES + CHANGES_EACH * len(table.chairs)


def until_refused(table: Table, acts: Iterator[Callable[[Table], Turn]]) -> Table:
    """Do these one after the other until one is refused; it must be, and for this reason."""
    limit, why = most(table), ""
    for act in islice(acts, 2 * limit):
        try:
            table = act(table).table
        except Refused as refusal:
            why = refusal.reason.id
            break
    assert why == TOO_OFTEN
    assert limit < table.plies - table.round_ply <= limit + 2
    return table


def drawing(which: int) -> Callable[[Table], Turn]:
    """Ada draws one thing or the other."""
    return lambda t: rounds.submit(t, LATER, ADA, t.round, some(t, ONE, which))


def taking_back(table: Table) -> Turn:
    """Ada takes her draw back."""
    return rounds.take_back(table, LATER, ADA, table.round, ONE)


def linking(digest: str | None) -> Callable[[Table], Turn]:
    """Ada makes a personal link, or revokes it."""
    return lambda t: people.make_link(t, LATER, ADA, ONE, digest)


def linking_from(owner: str) -> Callable[[Table], Turn]:
    """Whoever has her seat now makes the same link again."""
    return lambda t: people.make_link(t, LATER, owner, ONE, LINK)


def handing_over(table: Table) -> Turn:
    """Ada lets a bot draw."""
    return people.hand_over(table, LATER, ADA, ONE, "weighted", ())


def coming_back(table: Table) -> Turn:
    """Ada draws again herself."""
    return people.come_back(table, LATER, ADA, ONE)


def claiming(owner: str) -> Callable[[Table], Turn]:
    """Another device takes the seat."""
    return lambda t: people.claim(t, LATER, owner, ONE, LINK)


TO_AND_FRO = {
    "two draws": (drawing(0), drawing(1)),
    "draw and take back": (drawing(0), taking_back),
    "links": (linking(LINK), linking(None)),
    "handing over": (handing_over, coming_back),
    "one bot and the other": (
        handing_over,
        lambda t: people.hand_over(t, LATER, ADA, ONE, "greedy", ()),
    ),
    "two devices": (claiming(PHONE), linking_from(PHONE), claiming(ADA), linking(LINK)),
}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("what", TO_AND_FRO)
def test_nothing_goes_to_and_fro_for_ever(what: str, players: int) -> None:
    if players == 1 and what in ("two draws", "draw and take back"):
        return  # the first draw opens the round
    table = linking(LINK)(playing(players)).table
    until_refused(table, cycle(TO_AND_FRO[what]))


def test_all_of_them_are_counted_together() -> None:
    table = until_refused(linking(LINK)(playing(2)).table, cycle(TO_AND_FRO["links"]))
    table = draw(table, ONE)
    assert refused(rounds.submit, table, ADA, 1, some(table, ONE, 1)) == TOO_OFTEN
    assert refused(rounds.take_back, table, ADA, 1, ONE) == TOO_OFTEN
    assert refused(people.make_link, table, ADA, ONE, LINK) == TOO_OFTEN
    assert refused(people.hand_over, table, ADA, ONE, "weighted", ()) == TOO_OFTEN


def test_the_same_draw_again_is_still_no_change() -> None:
    table = until_refused(playing(2), cycle(TO_AND_FRO["two draws"]))
    sealed = table.sealed[ONE]
    same = [n for n in (0, 1) if draw(playing(2), ONE, n).sealed[ONE] == sealed]
    assert len(same) == 1 and drawing(same[0])(table).lines == ()


@pytest.mark.parametrize("what", ["two draws", "draw and take back", "links"])
def test_a_first_draw_is_always_allowed_and_the_next_round_counts_anew(what: str) -> None:
    table = until_refused(playing(2), cycle(TO_AND_FRO[what]))
    table = one_round(table)
    assert table.round == 2 and table.plies - table.round_ply == 0
    table = until_refused(table, cycle(TO_AND_FRO[what]))
    assert to_the_end(table).over


def test_whoever_was_handed_over_too_often_can_come_back_and_finish() -> None:
    table = until_refused(playing(2), cycle(TO_AND_FRO["handing over"]))
    chair = table.chair(ONE)
    assert chair is not None and chair.handed is None
    table = handing_over(one_round(table)).table
    assert to_the_end(coming_back(table).table).over
    both = until_refused(playing(2), cycle(TO_AND_FRO["one bot and the other"]))
    assert to_the_end(coming_back(both).table).over


def test_somebody_can_always_leave_and_the_host_can_always_close() -> None:
    table = until_refused(playing(2), cycle(TO_AND_FRO["two draws"]))
    assert people.depart(table, LATER, BEN, TWO).lines
    assert people.close(table, LATER, ADA).table.closed


# Before the start ---------------------------------------------------------------------------------


def settling(seats: int) -> Callable[[Table], Turn]:
    """The host changes her mind."""
    return lambda t: people.resettle(t, NOW, ADA, t.setup.options, seats, Settings())


BEFORE = {
    "names": (
        lambda t: people.rename(t, NOW, ADA, ONE, "Ada"),
        lambda t: people.rename(t, NOW, ADA, ONE, "Eda"),
    ),
    "seats": (
        lambda t: people.sit(t, NOW, BEN, "Ben"),
        lambda t: people.stand(t, NOW, BEN, TWO),
    ),
    "departing": (
        lambda t: people.sit(t, NOW, BEN, "Ben"),
        lambda t: people.depart(t, NOW, BEN, TWO),
    ),
    "bots": (
        lambda t: people.seat_bot(t, NOW, ADA, "weighted", "W"),
        lambda t: people.stand(t, NOW, ADA, TWO),
    ),
    "settings": (settling(4), settling(4)),
    "links": (linking(LINK), linking(None)),
}


@pytest.mark.parametrize("kind", ["table", "race"])
@pytest.mark.parametrize("what", BEFORE)
def test_before_the_start_likewise_and_the_game_can_begin(what: str, kind: str) -> None:
    table = until_refused(sat(waiting(4, kind=kind), ADA), cycle(BEFORE[what]))
    assert refused(people.rename, table, ADA, ONE, "Ada") == TOO_OFTEN
    assert refused(people.seat_bot, table, ADA, "weighted", "W") == TOO_OFTEN
    came = people.sit(table, NOW, CEM, "Cem").table
    assert len(came.seats_of(CEM)) == 1, "whoever comes for the first time finds a seat"
    assert people.stand(came, NOW, ADA, came.seats_of(CEM)[0]).lines, "the host sends them away"
    begun = people.start(table, NOW, ADA).table
    assert begun.playing
    if kind == "table":
        assert begun.plies == begun.round_ply, "the first round begins counting anew"
        assert linking(LINK)(begun).lines and draw(begun, ONE).plies > begun.plies
    assert people.close(table, NOW, ADA).table.closed


def test_a_hundred_people_can_sit_down_with_a_few_changes_each() -> None:
    table = waiting(100)
    for number in range(100):
        owner = f"{number:064x}"
        table = people.sit(table, NOW, owner, f"Player {number}").table
        seat = table.seats_of(owner)[0]
        for name in ("One", "Two", "Three"):
            table = people.rename(table, NOW, owner, seat, f"{name} {number}").table
    assert table.plies < most(table)
    assert people.start(table, NOW, ADA).table.playing


def test_sitting_down_and_being_sent_away_comes_to_an_end() -> None:
    table, why = sat(waiting(2), ADA), ""
    usual = most(table)
    for _ in range(20 * usual):
        try:
            table = people.sit(table, LATER, BEN, "Ben").table
        except Refused as refusal:
            why = refusal.reason.id
            break
        table = people.stand(table, LATER, ADA, TWO).table  # the host, which is always possible
    assert why == TOO_OFTEN
    assert usual * SITTINGS < table.plies <= usual * SITTINGS + 2
    assert people.start(table, LATER, ADA).table.started is not None
