"""A round as a value, what may be done in it, and positions that make no sense."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from types import FrameType

import pytest

from quillmap.material import AMBUSHES, EXPLORE, HEROES
from quillmap.rules import (
    AmbushRound,
    Destroy,
    Draw,
    ExploreRound,
    Fault,
    GazeRound,
    HeroRound,
    Over,
    Position,
    Raid,
    TrollRound,
    leave,
    legal,
    offers,
    status,
    why_not,
)
from quillmap.rules.legal import offered_to
from tests.notation.games import random_game
from tests.rules.any_move import positions
from tests.rules.helpers import COMBINED, ONE, THREE, TWO, at, printed, reveals, seats, table

HAMLET = EXPLORE["base"]["hamlet"]
ALONE = table(printed("A"), options=COMBINED)
PAIR = table(printed("A"), printed("A"), options=COMBINED)
TRIO = table(*[printed("A")] * 3, options=COMBINED)


def all_positions() -> Iterator[Position]:
    """Every position of some games with all kinds of rounds."""
    for number in (0, 4, 7, 8, 37):
        yield from positions(number)


# The value --------------------------------------------------------------------------------------


def test_each_card_brings_its_round() -> None:
    explore = reveals(PAIR, "hamlet").under_way
    assert explore == ExploreRound(HAMLET, (ONE, TWO))
    hero = reveals(PAIR, "dal_of_jolev").under_way
    assert hero == HeroRound(HEROES["dal_of_jolev"], (ONE, TWO))
    goblins = AMBUSHES["base"]["goblin_attack"]
    ambush = reveals(TRIO, "goblin_attack").under_way
    assert ambush == AmbushRound(goblins, seats(3), seats(3))
    gaze = reveals(ALONE, "gorgon_gaze").under_way
    assert gaze == GazeRound(AMBUSHES["heroes"]["gorgon_gaze"], (ONE,))
    assert reveals(ALONE, "goblin_attack").under_way is None, "the walk leaves nothing to choose"
    assert reveals(PAIR, "temple_ruins").under_way is None


def test_the_words_for_a_round_follow_from_it() -> None:
    """What texts, the wire and bots of others ask for is said by the value alone."""
    seen: set[str | None] = set()
    for position in all_positions():
        round = position.under_way
        seen.add(position.round)
        assert position.over == isinstance(round, Over)
        assert bool(position.awaited) == (position.round is not None)
        assert position.circle == (round.circle if isinstance(round, AmbushRound) else ())
        assert position.effect == (round.effect if isinstance(round, TrollRound) else 0)
        if isinstance(round, ExploreRound | HeroRound | AmbushRound | GazeRound):
            assert position.card is round.card and position.shown[-1] == round.card.id
        else:
            assert position.card is None
    assert seen == {None, "explore", "hero", "ambush", "gaze", "troll"}


def test_r6_10_each_map_is_drawn_on_by_the_one_who_holds_it() -> None:
    """Sheets are passed around once, and in other rounds everybody keeps the own one (R6.10)."""
    ambush = reveals(TRIO, "goblin_attack")
    assert sorted(ambush.drawn_on(seat) for seat in seats(3)) == [0, 1, 2]
    assert all(ambush.drawer(ambush.drawn_on(seat)) == seat for seat in seats(3))
    explore = reveals(TRIO, "hamlet").awaiting((TWO,))
    assert (explore.drawn_on(TWO), explore.drawer(TWO), explore.drawer(ONE)) == (TWO, TWO, None)
    assert PAIR.drawer(ONE) is None


def test_r14_4_the_end_remembers_the_effect_that_everybody_left() -> None:
    """The game ends where it was, and texts tell which effect that was (R14.4)."""
    trolls = ("dragon_inferno", "giant_troll_ravage")
    troll = replace(PAIR, under_way=TrollRound(1, (ONE, TWO)), effects=trolls)
    one = leave(troll, ONE).position
    assert one.under_way == TrollRound(1, (TWO,))
    assert leave(one, TWO).position.under_way == Over(1)
    assert leave(leave(PAIR, ONE).position, TWO).position.under_way == Over()


# What may be done -------------------------------------------------------------------------------


def test_legal_moves_can_be_counted_picked_and_looped_over() -> None:
    kinds: set[object] = set()
    for position in all_positions():
        for seat in position.awaited:
            kinds.add(position.round)
            moves, listed = legal(position, seat), list(legal(position, seat))
            assert len(moves) == len(listed) > 0 and moves
            every = [*range(0, len(listed), max(1, len(listed) // 7)), len(listed) - 1]
            assert [moves[index] for index in every] == [listed[index] for index in every]
            assert moves[-1] == listed[-1] and moves[1:3] == tuple(listed[1:3])
            assert list(moves) == listed, "a second loop begins again"
            for index in (len(listed), -len(listed) - 1):
                with pytest.raises(IndexError):
                    moves[index]
    assert kinds == {"explore", "hero", "ambush", "gaze", "troll"}


def test_next_takes_legal_moves_one_after_the_other() -> None:
    position = reveals(PAIR, "hamlet")
    first, second, third, *_ = legal(position, ONE)
    moves = legal(position, ONE)
    assert (next(moves), next(moves)) == (first, second)
    assert list(islice(moves, 1)) == [third], "a loop goes on from there"
    assert moves[0] == first and first in moves


def test_r14_1_a_seat_that_is_not_awaited_has_no_moves() -> None:
    """Nothing to count, to loop over or to pick (R14.1)."""
    moves = legal(PAIR, ONE)
    assert not moves and len(moves) == 0 and next(moves, None) is None
    assert offered_to(PAIR, ONE) == ()
    with pytest.raises(IndexError):
        moves[0]


def test_a_move_is_among_the_legal_ones_if_nothing_is_against_it() -> None:
    position = reveals(PAIR, "hamlet")
    here = Draw(ONE, "village", at("A1 B1 B2"))
    assert here in legal(position, ONE) and here not in legal(position, TWO)
    assert Draw(ONE, "monster", at("A1 B1 B2")) not in legal(position, ONE)
    assert Raid(ONE, TWO, at("A1")) not in legal(position, ONE)
    text: object = "1 village A1 B1 B2"
    assert text not in legal(position, ONE)


def calls(work: Callable[[], object]) -> int:
    """How many functions of Python are called."""
    counted = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted


def test_to_ask_for_one_move_is_as_cheap_as_why_not() -> None:
    """Nothing is listed for it, on whatever map."""
    for card in ("hamlet", "dal_of_jolev", "gorgon_gaze"):
        position = reveals(PAIR, card)
        last = list(legal(position, ONE))[-1]
        asked = calls(lambda: why_not(position, last))  # noqa: B023
        assert calls(lambda: last in legal(position, ONE)) <= asked + 8  # noqa: B023
        assert calls(lambda: list(legal(position, ONE))) > 100  # noqa: B023


def test_offers_are_what_may_be_filled_and_offered_is_everything() -> None:
    destroying = 0
    for position in all_positions():
        for seat in position.awaited:
            offered = offered_to(position, seat)
            assert offered and all(offer.placements for offer in offered)
            if isinstance(position.under_way, GazeRound | TrollRound):
                destroying += 1
                assert offers(position, seat) == ()
                cells = [cells for offer in offered for cells in offer.placements]
                assert [Destroy(seat, each) for each in cells] == list(legal(position, seat))
            else:
                assert offers(position, seat) == offered
    assert destroying > 0


# Whether it makes sense -------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_every_position_of_a_game_makes_sense(number: int) -> None:
    assert all(status(game.position) == () for game in random_game(number))


DRAWING, RAIDING = reveals(TRIO, "hamlet"), reveals(TRIO, "goblin_attack")


def raiding(**changes: object) -> Position:
    """The ambush with another round under way."""
    assert isinstance(RAIDING.under_way, AmbushRound)
    return replace(RAIDING, under_way=replace(RAIDING.under_way, **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (
            replace(DRAWING, under_way=ExploreRound(EXPLORE["base"]["great_river"], (ONE,))),
            Fault("shown", "great_river at the end, which is the card of the round"),
        ),
        (DRAWING.awaiting(()), Fault("awaited", "seats, as the round is explore")),
        (replace(DRAWING, left=(TWO,)), Fault("awaited", "no seat that has left")),
        (raiding(circle=(ONE, TWO)), Fault("circle", "every seat that has not left")),
        (
            replace(raiding(circle=(ONE, TWO)), left=(THREE,)),
            Fault("awaited", "seats of the circle"),
        ),
        (
            replace(DRAWING, under_way=TrollRound(2, (ONE,))),
            Fault("effect", "the place of a Troll among the effects, counted from 0"),
        ),
        (replace(DRAWING, under_way=Over()), Fault("over", "off, as it is not winter")),
        (replace(TRIO, left=seats(3)), Fault("over", "on, as everybody has left")),
        (replace(TRIO, ruins=True), Fault("ruins", "off, as no ruins card is shown")),
        (
            replace(TRIO, sheets=(printed("B"), *TRIO.sheets[1:])),
            Fault("seat", "the mountains, wasteland and ruins of map A", 0),
        ),
    ],
)
def test_what_is_wrong_with_a_position(position: Position, fault: Fault) -> None:
    assert fault in status(position)


def test_r14_1_a_seat_with_nothing_to_choose_is_not_awaited() -> None:
    """A position that awaits it could never go on (R14.1)."""
    full = replace(printed("A"), forest=printed("A").empty)
    stuck = replace(DRAWING, sheets=(full, *DRAWING.sheets[1:]))
    assert status(stuck) == (Fault("awaited", "no seat 1, which has nothing to draw on"),)
