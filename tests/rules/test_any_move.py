"""Any move whatever: it is played if it is among the legal ones, or else refused with a reason.

`legal` lists moves and `why_not` judges them, each in its own way; here they must agree.
"""

import random
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy

import pytest

from quillmap.notation import read_move, write_move
from quillmap.rules import IllegalMove, Move, Position, Raid, legal, play
from quillmap.rules.check import why_not
from quillmap.rules.reasons import FIELDS
from tests.random_play import random_move
from tests.rules.any_move import mutated, positions, universe
from tests.soak import numbers

PARTS, GAMES = 4, 8
MOVES = 12
"""How many wrong moves are thrown at a position where somebody is awaited."""

REFUSALS = [*FIELDS][: [*FIELDS].index("round_open")]
"""The reasons for refusing a move, all but the one that is about bots."""


def allowed_in(position: Position) -> set[Move]:
    """Every legal move of everybody."""
    return {move for seat in position.awaited for move in legal(position, seat)}


def throw(position: Position, move: Move, allowed: set[Move]) -> str:
    """Play it whatever it is; "played", or the id of the reason why not."""
    reason = why_not(position, move)
    if reason is None:
        assert move in allowed, f"{move} accepted"
        assert play(position, move).position != position
        return "played"
    assert move not in allowed, f"{move} refused: {reason}"
    with pytest.raises(IllegalMove) as refused:
        play(position, move)
    assert refused.value.reason == reason
    assert str(refused.value) == str(reason) != ""
    return reason.id


def throw_at_games(cases: Iterable[int]) -> Counter[str]:
    """Slightly wrong moves at every position of these games; what was said to them."""
    said: Counter[str] = Counter()
    for number in cases:
        rng = random.Random(number)
        last: list[Move] = []
        for position in positions(number):
            untouched = deepcopy(position)
            allowed = allowed_in(position)
            last = [random_move(rng, position, seat) for seat in position.awaited] or last
            for _ in range(MOVES if position.awaited else 2 * bool(last)):
                move = mutated(rng, position, rng.choice(last))
                said[throw(position, move, allowed)] += 1
            assert position == untouched, f"a position of game {number} was touched"
    return said


@pytest.mark.parametrize("part", range(PARTS))
def test_any_move_is_legal_or_refused_with_a_reason(part: int) -> None:
    """R14.3: nothing that comes from outside is believed, and nothing is refused without a word."""
    said = throw_at_games(numbers(part, GAMES))
    assert said["played"] > 0 and len(said) > 10


def test_every_refusal_is_heard() -> None:
    """Each reason for refusing a move has its moment."""
    said: Counter[str] = Counter()
    for number in range(1_000, 1_100):
        said += throw_at_games([number])
        if said.keys() >= set(REFUSALS) - {"not_handed_over"}:
            return
    pytest.fail(f"never heard: {set(REFUSALS) - said.keys()}")


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_moves_are_exactly_those_with_nothing_against_them(part: int) -> None:
    """`set(legal) == {m : why_not(m) is None}` over every move that can be thought of."""
    for number in numbers(part, GAMES):
        rng = random.Random(number)
        for position in positions(number):
            if position.awaited and rng.random() < (0.1 if position.round == "explore" else 0.3):
                seat = rng.choice(position.awaited)
                candidates = universe(rng, position, seat)
                unopposed = {move for move in candidates if why_not(position, move) is None}
                assert unopposed == set(legal(position, seat)) & candidates, f"game {number}"
                if position.round != "ambush" or position.ambush.letter != "G":
                    assert unopposed == set(legal(position, seat)), f"game {number}"


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_moves_come_in_a_stable_order_and_can_be_written(part: int) -> None:
    """The order depends on nothing but the position, no move comes twice, each reads back."""
    for number in numbers(part, GAMES):
        rng = random.Random(number)
        for position in positions(number):
            for seat in position.awaited:
                if rng.random() < 0.2:
                    moves = list(legal(position, seat))
                    assert moves == list(legal(deepcopy(position), seat))
                    assert len(set(moves)) == len(moves) > 0, f"game {number}"
                    assert all(move.seat == seat for move in moves)
                    for move in rng.sample(moves, min(20, len(moves))):
                        assert read_move(write_move(move)) == move


def test_a_seat_that_is_not_awaited_has_no_moves() -> None:
    """R14.1: who has drawn, or has nothing to draw, is offered nothing."""
    waiting = 0
    for position in positions(5):
        for seat in set(position.present) - set(position.awaited):
            assert list(legal(position, seat)) == []
            waiting += 1
    assert waiting > 0


# The harness can fail --------------------------------------------------------------------------


def test_a_wrong_refusal_and_a_wrong_permit_are_noticed() -> None:
    """A legal move that the list lacks, and a list with a move that is refused."""
    position = next(position for position in positions(2) if position.awaited)
    allowed = allowed_in(position)
    move = next(iter(allowed))
    with pytest.raises(AssertionError, match="accepted"):
        throw(position, move, allowed - {move})
    nonsense = Raid(position.awaited[0], position.awaited[0], 0)
    with pytest.raises(AssertionError, match="refused"):
        throw(position, nonsense, allowed | {nonsense})
