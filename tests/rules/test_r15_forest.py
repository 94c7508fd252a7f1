"""R15: the forest cards, a picture of a map in, points and the squares that earned them out."""

import pytest

from quillmap.rules.scoring import points
from tests.rules.helpers import HEROES, counted, rows, sheet

SENTINEL = """
FF........F
F.F........
...........
..........F
.....F....f
...........
...........
...........
...........
...........
.....x.....
"""


def test_r15_1_sentinel_wood_counts_forest_on_the_edge() -> None:
    """One point a square, a corner once; what is destroyed or inside counts nothing (R15.1)."""
    assert counted("sentinel_wood", SENTINEL) == (
        6,
        rows("**........* * . ..........* ..........*"),
    )


def test_r15_1_sentinel_wood_a_diagonal_away_from_the_edge_is_not_on_it() -> None:
    """B2 touches the edge with a corner only (R15.1)."""
    assert counted("sentinel_wood", "... .F.")[0] == 0


def test_r15_2_greenbough_counts_rows_and_columns_with_forest() -> None:
    """The same square serves its row and its column; more of them add nothing (R15.2)."""
    assert counted("greenbough", "F.F ... F.f") == (4, rows("*.* ... *.*"))
    assert counted("greenbough", "... ..F")[0] == 2
    assert counted("greenbough", "F.. .F. ..F")[0] == 6


TREETOWER = """
FM.F.......
^..........
....^......
...xF#.....
....H......
r...F..F...
F..........
"""


def test_r15_3_treetower_counts_forest_with_all_neighbours_filled() -> None:
    """Anything that fills helps, and so does the edge; open ruins do not (R15.3)."""
    assert counted("treetower", TREETOWER) == (2, rows("* . . ....*"))


def test_r15_3_treetower_a_star_does_not_fill_and_corners_do_not_matter() -> None:
    """Only the sides must be filled, and by more than a star (R15.3)."""
    assert counted("treetower", ".V. VFV .V.") == (1, rows("... .*."))
    assert counted("treetower", "V.V .F. V.V")[0] == 0
    starred = sheet(".V. VF. .V.", attacked="B3")
    assert points("treetower", starred, HEROES) == 0


STONESIDE = """
.^FF^......
...F.......
...F^......
...........
..F^F......
..FFF......
...........
^F^F^......
...........
......F^F..
..........^
"""


def test_r15_4_stoneside_forest_counts_mountains_joined_by_one_cluster() -> None:
    """Three points a mountain, each once; a way back to the same mountain joins nothing (R15.4)."""
    expected = """
    .*..*......
    ...........
    ....*......
    ...........
    ...........
    ...........
    ...........
    *.*.*......
    """
    assert counted("stoneside_forest", STONESIDE) == (18, rows(expected))


@pytest.mark.parametrize("row", ["^F.F^", "^F^.F.^", "^.^", "F^F"])
def test_r15_4_stoneside_forest_needs_two_mountains_on_one_cluster(row: str) -> None:
    """A mountain does not join two clusters, a gap does not either (R15.4)."""
    assert counted("stoneside_forest", row)[0] == (6 if row == "^F^.F.^" else 0)


def test_r15_4_stoneside_forest_corners_do_not_connect() -> None:
    """Neither a corner of a mountain nor clusters touching at corners (R15.4)."""
    assert counted("stoneside_forest", "^... .FF. ...^")[0] == 0
    assert counted("stoneside_forest", "^F.. ..F^")[0] == 0
    assert counted("stoneside_forest", "^FF. ..F^") == (6, rows("*... ...*"))


FAUNLOST = """
F..F.......
F..FFFFFFFF
x..F.......
F..f.......
F..........
F.........F
..........F
..........F
"""


def test_r15_17_faunlost_thicket_counts_the_longest_run_down_one_column() -> None:
    """Two points a square; rows count nothing, a gap or a wreck breaks a run (R15.17)."""
    assert counted("faunlost_thicket", FAUNLOST) == (8, rows("...* ...* ...* ...*"))
    assert counted("faunlost_thicket", "FFFFFFFFFFF") == (2, rows("*"))
    assert counted("faunlost_thicket", "F. .F F. .F")[0] == 2


def test_r15_17_faunlost_thicket_among_equals_marks_the_first() -> None:
    """Any of them gives the same (R15.17)."""
    assert counted("faunlost_thicket", ".F.. FF.. F.F. ..F") == (4, rows(".* .*"))


DEEPWOOD = """
FFFFF..FFFF
...........
FFF...FFF..
FF.V..FFV..
...........
.....FFF...
V....F.F...
.....FFF...
"""


def test_r15_18_deepwood_counts_large_woods_away_from_villages() -> None:
    """Five squares or more, and no village beside the cluster; a corner is not beside (R15.18)."""
    expected = """
    *****
    ...........
    ***........
    **.........
    ...........
    .....***...
    .....*.*...
    .....***...
    """
    assert counted("deepwood", DEEPWOOD) == (18, rows(expected))
    assert counted("deepwood", "FFFFF V")[0] == 0
    assert counted("deepwood", "FF. ..FFF")[0] == 0


HEART = """
FFF....F...
FFF...FFF..
FFF....F...
...........
........F^.
.......FFF.
........F..
"""


def test_r15_19_heart_of_the_forest_counts_forest_with_only_forest_around() -> None:
    """Two points a square; the edge helps, mountains and all else spoil it (R15.19)."""
    expected = """
    **.........
    **.....*...
    ...........
    ...........
    ...........
    ........*..
    """
    assert counted("heart_of_the_forest", HEART) == (12, rows(expected))


@pytest.mark.parametrize("other", ".r^#VMHx")
def test_r15_19_heart_of_the_forest_one_other_neighbour_spoils_it(other: str) -> None:
    """Whatever it is, filled or not (R15.19)."""
    assert counted("heart_of_the_forest", f".F. FF{other} .F.")[0] == 0
    assert counted("heart_of_the_forest", f"{other}F{other} FFF {other}F{other}") == (
        2,
        rows("... .*."),
    )


SLEEPY = """
F....F....F
FF.FF......
.F.F.......
...........
fx.F.....FF
"""


def test_r15_20_sleepy_valley_counts_rows_with_three_forest() -> None:
    """Four points a row, however the three lie in it; two are not enough (R15.20)."""
    full = "*" * 11
    assert counted("sleepy_valley", SLEEPY) == (12, rows(f"{full} {full} . . {full}"))
    assert counted("sleepy_valley", "F F F")[0] == 0
    assert counted("sleepy_valley", "FFFFFFFFFFF")[0] == 4
