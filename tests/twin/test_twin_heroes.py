"""The twin against the examples: stars, coins, and the four Heroes monsters."""

from typing import Any

from tests.twin.board import Board
from tests.twin.cards import AMBUSH
from tests.twin.effects import (
    draw,
    gorgon_targets,
    slay_starred,
    spread_zombies,
    take_coins,
    troll_targets,
)
from tests.twin.placing import attack_patterns, placements, shape_cells, strikes
from tests.twin.scoring import SCORING
from tests.twin.test_twin import EMPTY, PLAY_CASES, cells
from tests.walk_tables import cells as squares


def play_case(effect: str) -> dict[str, Any]:
    """The one Heroes example whose effect begins with these words."""
    [case] = [c for c in PLAY_CASES if c.get("effect", "").startswith(effect)]
    return case


def test_attack_patterns() -> None:
    counts = {"dobrik_of_lorkheim": 1, "wren_the_lioness": 4, "freyla_the_true": 4}
    for hero, count in {**counts, "dal_of_jolev": 1}.items():
        assert len(attack_patterns(hero)) == count
    [freyla] = attack_patterns("freyla_the_true", turned=False)
    assert strikes((4, 4), freyla) == squares("45 46 47")
    assert strikes((4, 9), freyla) == squares("4a")
    assert strikes((4, 10), freyla) == frozenset()


def test_zombies_spread_one_step() -> None:
    case = play_case("zombie")
    board = Board.read(case["board"])
    board.letters = dict.fromkeys(cells(case["zombie_cells"]), "Z")
    assert SCORING["monster_penalty"](board, {})[0] == case["expected_penalty_scored"]
    spread_zombies(board)
    assert len(board.letters) == case["expected_zombie_count_after"]
    assert board.cells("monster") == set(board.letters)


def test_troll_choice() -> None:
    case = play_case("giant_troll_ravage")
    board = Board.read(case["board"])
    board.letters = dict.fromkeys(cells(case["troll_cells"]), "T")
    assert tuple(case["legal_choice"]) in troll_targets(board)
    assert tuple(case["illegal_choice"]) not in troll_targets(board)


def test_order_of_troll_and_zombie() -> None:
    case = play_case("order")
    board = Board.read(case["board"])
    board.letters = dict.fromkeys(cells(case["troll_cells"]), "T")
    board.letters.update(dict.fromkeys(cells(case["zombie_cells"]), "Z"))
    assert troll_targets(board) == {(5, 4)}
    zombie_first = board.copy()
    spread_zombies(zombie_first)
    assert zombie_first.letters[5, 4] == "Z"
    assert not troll_targets(zombie_first)
    board.destroyed.add((5, 4))
    spread_zombies(board)
    assert (5, 4) not in board.letters


def test_stars_destroy_monsters_now_and_later() -> None:
    board = Board.read(play_case("dobrik")["board"])
    [pattern] = attack_patterns("dobrik_of_lorkheim")
    draw(board, [(1, 1)], "hero")
    board.stars |= strikes((1, 1), pattern)
    slay_starred(board)
    assert board.destroyed == {(0, 1)}
    board.destroyed.add((1, 1))
    draw(board, [(1, 0), (3, 3)], "monster")
    assert board.destroyed == {(0, 1), (1, 1), (1, 0)}


def test_starred_gorgon_does_not_gaze() -> None:
    board = Board.read(EMPTY)
    board.stars = set(shape_cells(AMBUSH["gorgon_gaze"].rows))
    draw(board, board.stars, "monster", "G")
    assert board.destroyed == board.stars
    assert not gorgon_targets(board)


def test_dragon_pays_once() -> None:
    board = Board.read(EMPTY)
    board.stars = set(shape_cells(AMBUSH["dragon_inferno"].rows))
    draw(board, board.stars, "monster", "D")
    take_coins(board)
    take_coins(board)
    assert board.coins == 3


def test_coin_track_is_full_at_fourteen() -> None:
    board = Board.read([".F.........", "F^F........", "...........", *EMPTY[3:]])
    board.coins = 13
    draw(board, [(2, 1)], "forest")
    take_coins(board)
    assert board.coins == 14
    assert board.paid == {(1, 1)}
    take_coins(board, shape_coin=True)
    assert board.coins == 14


def test_gap_over_a_mountain() -> None:
    board = Board.read(play_case("pasture")["board"])
    assert frozenset({(0, 0), (0, 2)}) in placements(board, ["X.X"], ruins=False)
