"""Taking a placement back: the same deck, and a count in the record."""

import pytest

from quillmap import Game, Options, legal
from quillmap.notation import Made
from quillmap.replay import undone


def move(game: Game, pick: int = 0) -> None:
    moves = list(legal(game.position, game.awaited[0]))
    game.play(moves[pick % len(moves)])


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert undone(Game.new(Options.of("base"), seed=bytes(32))) is None


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
@pytest.mark.parametrize("number", range(3))
def test_every_placement_of_a_game_can_be_taken_back(ruleset: str, number: int) -> None:
    game = Game.new(Options.of(ruleset), seed=bytes([number]) * 32)
    while not game.over:
        before, seen = game.position, game.record().entries
        move(game, pick=7)
        earlier = undone(game)
        assert earlier is not None
        assert earlier.position == before and earlier.seed == game.seed
        assert earlier.record().entries == seen
        assert earlier.undos == game.undos + 1 and earlier.record().undos == earlier.undos
        # The deck stays: the same move brings the same cards, also into the next season.
        move(earlier, pick=7)
        assert earlier.position == game.position
        assert earlier.record().entries == game.record().entries


def test_undo_goes_back_over_the_end_of_a_season() -> None:
    game = Game.new(Options.of("base"), seed=bytes(32))
    while game.position.season == 0:
        move(game)
    earlier = undone(game)
    assert earlier is not None and earlier.position.season == 0
    assert earlier.position.scores == ((),)


def test_all_the_way_back_to_the_start() -> None:
    game: Game | None = Game.new(Options.of("heroes"), seed=bytes(32))
    assert game is not None
    start = game.position
    for _ in range(9):
        move(game)
    for _ in range(9):
        assert game is not None
        game = undone(game)
    assert game is not None and game.position == start and game.undos == 9
    assert undone(game) is None


def test_the_gorgons_choice_is_a_placement() -> None:
    for number in range(60):
        game = Game.new(Options.of("heroes"), seed=bytes([number]) * 32)
        while not game.over:
            gazing = game.position
            move(game)
            if gazing.round == "gaze":
                earlier = undone(game)
                assert earlier is not None
                assert earlier.position == gazing
                made = [entry for entry in game.record().entries if isinstance(entry, Made)]
                again = [entry for entry in earlier.record().entries if isinstance(entry, Made)]
                assert len(made) == len(again) + 1
                return
    raise AssertionError("no Gorgon came")
