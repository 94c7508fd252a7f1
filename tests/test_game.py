"""A game in order: who may hand a seat over, and what a new game refuses at once."""

import pytest

from quillmap import BadOptions, Game, IllegalMove, Options, Seat, legal, replay


def pair(moves: int) -> Game:
    """A game of two after some moves, or to its end."""
    game = Game.new(Options.of("base"), 2, seed=bytes(32))
    while moves and not game.over:
        game.play(next(legal(game.position, game.awaited[0])))
        moves -= 1
    return game


def refusals(game: Game, seat: Seat) -> list[str]:
    """Why the seat can be neither handed over nor taken back."""
    with pytest.raises(IllegalMove) as handing:
        game.hand_over(seat, "greedy")
    with pytest.raises(IllegalMove) as taking:
        game.take_back(seat)
    return [handing.value.reason.id, taking.value.reason.id]


@pytest.mark.parametrize("players", [0, -1, 101, 10**9])
def test_a_table_has_1_to_100_players(players: int) -> None:
    """Refused before any seat is made, with the number that was asked for (R3.1)."""
    with pytest.raises(BadOptions, match=f"not {players:,}".replace("-", "−")):
        Game.new(Options.of("base"), players, seed=bytes(32))


def test_r14_4_a_seat_is_handed_over_and_taken_back() -> None:
    """The rules do not mind; the record says so (R14.4)."""
    game = pair(1)
    before = game.position
    assert game.events  # of the round before, which must not happen once more
    game.hand_over(Seat(1), "greedy")
    assert game.events == []
    game.take_back(Seat(1))
    assert (game.position, game.events) == (before, [])
    with pytest.raises(IllegalMove) as refusal:
        game.take_back(Seat(1))
    assert refusal.value.reason.id == "not_handed_over"
    assert replay(game.record()).position == before


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_does_not_exist_has_not_left(seat: int) -> None:
    game = pair(1)
    assert refusals(game, Seat(seat)) == ["no_such_seat"] * 2


def test_nobody_is_handed_over_after_the_end_or_after_leaving() -> None:
    """A finished record must stay one that replays."""
    over = pair(10**6)
    assert refusals(over, Seat(0)) == ["game_over"] * 2
    assert replay(over.record()).over
    left = pair(1)
    left.leave(Seat(0))
    assert refusals(left, Seat(0)) == ["seat_left"] * 2
