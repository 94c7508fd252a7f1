"""R11: who wins."""

import pytest

from quillmap.rules import Result, Seat, leave, ranks, total
from tests.rules.helpers import COMBINED, ONE, TWO, random_game, sheet, table


def game(points: int, monsters: int = 0) -> list[Result]:
    """The four results of a player with this total, and this much lost to monsters."""
    return [
        Result(points, monsters, 0, 0),
        Result(0, 0, 0, 0),
        Result(0, 0, 0, monsters),
        Result(0, 0, 0, 0),
    ]


def test_r11_1_the_total_is_the_sum_of_the_four_seasons() -> None:
    """Edicts and coins less monsters, four times; the highest total wins (R11.1)."""
    results = [Result(5, 3, 2, 1), Result(0, 0, 0, 9), Result(8, 0, 4, 0), Result(1, 1, 1, 1)]
    assert total(results) == 9 - 9 + 12 + 2
    assert ranks([game(20), game(31), game(-4)]) == (2, 1, 3)


def test_r11_1_a_whole_game_has_four_results_a_seat() -> None:
    """They are written season by season (R11.1)."""
    position = list(random_game(COMBINED, 3, 11))[-1][1].position
    assert position.over
    assert [len(results) for results in position.scores] == [4, 4, 4]


def test_r11_2_a_tie_goes_to_the_one_who_lost_less_to_monsters() -> None:
    """Smaller sum of the four penalties; still equal, the win is shared (R11.2)."""
    assert ranks([game(20, 5), game(20, 3), game(20, 4)]) == (3, 1, 2)
    assert ranks([game(20, 5), game(20, 5), game(19, 0)]) == (1, 1, 3)


def test_r11_2_the_penalties_of_all_seasons_count_together() -> None:
    """Not those of the last season (R11.2)."""
    early = [Result(9, 0, 0, 4), Result(0, 0, 0, 0)]
    late = [Result(8, 0, 0, 0), Result(0, 0, 0, 3)]
    assert total(early) == total(late) == 5
    assert ranks([early, late]) == (2, 1)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((9, 7, 7, 5), (1, 2, 2, 4)),
        ((7, 9, 9, 9), (4, 1, 1, 1)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
        ((-3, 4, -3, 1), (3, 1, 3, 2)),
    ],
)
def test_r11_3_equal_players_share_a_rank(
    points: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """1, 2, 2, 4: the rank after a shared one is left out (R11.3)."""
    assert ranks([game(each) for each in points]) == expected


def test_r11_3_a_lost_tie_is_not_revived_by_a_lower_place() -> None:
    """The same comparison ranks everybody, down to the last (R11.3)."""
    players = [game(20, 2), game(20, 2), game(20, 7), game(15, 1), game(15, 3)]
    assert ranks(players) == (1, 1, 3, 4, 5)


def test_r11_3_who_left_has_no_rank() -> None:
    """And takes no place from the others (R11.3, R14.4)."""
    assert ranks([game(50), game(20), game(30)], left=[0]) == (None, 2, 1)
    position = leave(table(sheet(), sheet()), ONE).position
    assert ranks(position.scores, position.left) == (None, 1)
    assert position.present == (TWO,) == (Seat(1),)
