"""Facts that the rules state about sheets and cards (R1.10, R2.2, R2.3, D28)."""

import pytest

from quillmap.grid import EDGE, beside, clusters, names, squares
from quillmap.material import BACKS, BOXES, CARDS, EXPLORE, MAPS, SCORING, SEASONS, pools

BOXED = pools(1)
"""The cards of the two boxes, and none that came later."""

# Row and column, as R1.10 writes them.
SHEETS = {
    "A": (
        [(1, 3), (2, 8), (5, 5), (8, 2), (9, 7)],
        [],
        [(1, 5), (2, 1), (2, 9), (8, 1), (8, 9), (9, 5)],
    ),
    "B": (
        [(1, 8), (2, 3), (7, 5), (8, 9), (9, 2)],
        [(3, 5), (4, 4), (4, 5), (5, 4), (5, 5), (5, 6), (6, 5)],
        [(1, 6), (2, 2), (4, 6), (6, 1), (7, 8), (9, 3)],
    ),
    "C": (
        [(1, 1), (3, 8), (5, 3), (8, 9), (9, 5)],
        [],
        [(1, 4), (3, 7), (6, 6), (7, 2), (9, 8), (10, 0)],
    ),
    "D": (
        [(1, 9), (3, 3), (5, 6), (8, 2), (8, 9)],
        [(1, 1), (2, 1), (5, 9), (5, 10), (6, 9), (9, 0), (9, 1)],
        [(1, 3), (1, 8), (5, 1), (6, 7), (6, 10), (9, 5)],
    ),
}


def written(places: list[tuple[int, int]]) -> list[str]:
    """Rows and columns as names of squares, from the top left."""
    return [f"{'ABCDEFGHIJK'[row]}{column + 1}" for row, column in sorted(places)]


@pytest.mark.parametrize("name", MAPS)
def test_r1_10_mountains_wasteland_and_ruins_of_each_sheet(name: str) -> None:
    """Five mountains and six ruins on each, wasteland on B and D (R1.10)."""
    ground = MAPS[name]
    found = [names(cells) for cells in (ground.mountains, ground.wasteland, ground.ruins)]
    assert found == [written(places) for places in SHEETS[name]]
    assert (ground.mountains.bit_count(), ground.ruins.bit_count()) == (5, 6)
    assert not ground.mountains & ground.wasteland
    assert not (ground.mountains | ground.wasteland) & ground.ruins


@pytest.mark.parametrize("name", MAPS)
def test_r1_10_no_mountain_on_the_edge_and_none_share_a_neighbour(name: str) -> None:
    """Each mountain has four neighbours; no square touches two mountains or two ruins (R1.10)."""
    ground = MAPS[name]
    assert not ground.mountains & EDGE
    for kind in (ground.mountains, ground.ruins):
        around = [beside(cell) for cell in squares(kind)]
        assert sum(cells.bit_count() for cells in around) == beside(kind).bit_count()
    assert all(beside(cell).bit_count() == 4 for cell in squares(ground.mountains))


def test_r1_10_one_mountain_of_b_touches_wasteland_and_no_other_does() -> None:
    """H6 beside G6, so that three more squares surround it (R1.10)."""
    found = {
        name: names(beside(ground.wasteland) & ground.mountains) for name, ground in MAPS.items()
    }
    assert found == {"A": [], "B": ["H6"], "C": [], "D": []}
    assert names(beside(MAPS["B"].mountains) & MAPS["B"].wasteland) == ["G6"]


def test_r1_10_d_has_three_separate_shapes_of_wasteland() -> None:
    """Two, three and two squares (R1.10)."""
    assert [names(shape) for shape in clusters(MAPS["D"].wasteland)] == [
        ["B2", "C2"],
        ["F10", "F11", "G10"],
        ["J1", "J2"],
    ]


def test_r2_2_how_many_cards_of_each_kind() -> None:
    """Ten shape cards, one single-square card and four ambushes in either box (R2.2)."""
    for box in BOXES:
        shapes = [id for id in BOXED.explore[box] if EXPLORE[box][id].time]
        assert (len(shapes), len(BOXED.explore[box]), len(BOXED.ambush[box])) == (10, 11, 4)
        for back in BACKS:
            assert len(BOXED.edicts(back, box)) == 4
            assert {SCORING[id].back for id in BOXED.edicts(back, box)} == {back}
            assert {SCORING[id].box for id in BOXED.edicts(back, box)} == {box}
    assert (len(BOXED.ruins), len(BOXED.heroes), len(SEASONS)) == (2, 4, 4)


def test_r2_3_time_values() -> None:
    """Shape cards 1 or 2; both explore sets total 16; everything else takes no time (R2.3)."""
    for box in BOXES:
        times = [EXPLORE[box][id].time for id in BOXED.explore[box]]
        assert sum(times) == 16
        assert sorted(times) == [0] + [1] * 4 + [2] * 6
    others = CARDS.keys() - EXPLORE["base"].keys() - EXPLORE["heroes"].keys()
    assert len(others & set(BOXED.everything())) == 14
    assert {CARDS[id].time for id in others} == {0}


def test_d28_one_terrain_and_two_shapes_or_the_reverse() -> None:
    """One unit of time: a coin on the first of two shapes. Two: two terrains, one shape (D28)."""
    for cards in EXPLORE.values():
        for card in cards.values():
            coins = [choice.coin for choice in card.choices]
            if card.time == 1:
                assert (coins, len(card.terrains)) == ([True, False], 1)
            else:
                assert (coins, len(card.terrains)) == ([False], 2 if card.time else 5)
