"""R15: the village cards, a picture in, points and the squares that earned them out."""

import pytest

from quillmap.rules import Options
from tests.rules.helpers import counted, rows

WILD = """
VVV..VVVVV.
VVV........
........VV.
V.......Vx.
V.......VVv
VVV........
V..........
"""


def test_r15_9_wildholds_counts_villages_of_six_squares() -> None:
    """Eight points a cluster of six or more, five are too few (R15.9)."""
    expected = """
    ***........
    ***........
    ........**.
    *.......*..
    *.......***
    ***........
    *..........
    """
    assert counted("wildholds", WILD) == (24, rows(expected))
    assert counted("wildholds", "VVV ...VVV")[0] == 0
    assert counted("wildholds", "VVVVVVVVVVV VVVVVVVVVVV")[0] == 8


def test_r15_9_wildholds_is_worth_six_with_the_option() -> None:
    """As one edition prints it (R15.9)."""
    assert counted("wildholds", WILD, Options.of("base", wildholds_points=6))[0] == 18


CITY = """
VVVV^......
VVVV.......
......VVV..
......V....
VVV........
...^.......
.......VV.x
......^VV..
"""


def test_r15_10_great_city_counts_the_largest_village_away_from_mountains() -> None:
    """Larger ones beside a mountain are passed over; a corner is not beside (R15.10)."""
    assert counted("great_city", CITY) == (4, rows(". . ......*** ......*"))
    assert counted("great_city", "VVVV ....^") == (4, rows("****"))
    assert counted("great_city", "VVV.VVV")[0] == 3
    assert counted("great_city", "V^V")[0] == 0


GREENGOLD = """
FVA....VV..
.W....FAWM.
...........
^V#...V....
FxA...r....
.....F.A...
.H....V....
FVA...W....
"""


def test_r15_11_greengold_plains_counts_villages_beside_three_terrain_types() -> None:
    """Three points a cluster; two of a kind are one type (R15.11)."""
    expected = 7 * "........... "
    assert counted("greengold_plains", GREENGOLD) == (6, rows(f".* {expected[12:]} .*"))


@pytest.mark.parametrize("third", "FAWM^H")
@pytest.mark.parametrize("nothing", "#x.rX")
def test_r15_11_greengold_plains_which_types_count(third: str, nothing: str) -> None:
    """Six types do; wasteland, wrecks, empty squares, ruins and the edge do not (R15.11)."""
    others = "".join(mark for mark in "FAW" if mark != third)[:2]
    assert counted("greengold_plains", f".{others[0]}. {third}V{others[1]}")[0] == 3
    assert counted("greengold_plains", f".{others[0]}. {nothing}V{others[1]}")[0] == 0
    assert counted("greengold_plains", f".{others[0]}. {others[1]}V{others[1]}")[0] == 0
    assert counted("greengold_plains", f"{third}{others[0]}. .V{others[1]}")[0] == 0


SHIELD = """
VVV..VV..V.
VV...VV....
...........
..VVVV..VVV
........x.V
"""


def test_r15_12_shieldgate_counts_the_second_largest_village_twice() -> None:
    """Of clusters of 5, 4, 4, 4 and 1 it is one of the fours (R15.12)."""
    assert counted("shieldgate", SHIELD) == (8, rows(".....**.... .....**...."))


@pytest.mark.parametrize(
    ("picture", "points"),
    [("VV.VV", 4), ("VVV.V", 2), ("VVV", 0), ("V. .V", 2), ("VV.VV.V", 4), ("VVV.VV.V", 4)],
)
def test_r15_12_shieldgate_two_tied_for_largest_are_first_and_second(
    picture: str, points: int
) -> None:
    """Fewer than two clusters give nothing; corners make two of them (R15.12)."""
    assert counted("shieldgate", picture)[0] == points


TRAYLO = """
VVVV..V.VVV
......V...V
..VV..V...V
.VV.V.VV..x
..V.V.VV..V
....x......
....VVV.VVV
.....V.....
"""


def test_r15_25_traylo_monastery_counts_villages_with_four_in_a_line() -> None:
    """Seven points a cluster, once; a gap or a wreck breaks the line (R15.25)."""
    expected = """
    ****..*....
    ......*....
    ......*....
    ......**...
    ......**...
    """
    assert counted("traylo_monastery", TRAYLO) == (14, rows(expected))
    assert counted("traylo_monastery", "VVVVVVVV VVVVVVVV")[0] == 7
    assert counted("traylo_monastery", "VV.VV .VVV. VV.VV")[0] == 0
    assert counted("traylo_monastery", "V... .V.. ..V. ...V")[0] == 0


def test_r15_25_traylo_monastery_a_line_does_not_reach_around_the_edge() -> None:
    """Two at the right end and two at the left of the next row are no line (R15.25)."""
    assert counted("traylo_monastery", ".........VV VV.........")[0] == 0


ENCLAVE = """
V.....VV...
.......V...
.......F...
...........
..VVV......
..^.r......
VVVVVVVVVVV
FFFFFFFFFFF
"""


def test_r15_26_outer_enclave_counts_empty_squares_around_the_best_village() -> None:
    """Each empty square once, ruins too, stars too; stone and terrain do not count (R15.26)."""
    expected = """
    ...........
    ...........
    ...........
    ...........
    ...........
    **.********
    """
    assert counted("outer_enclave", ENCLAVE) == (10, rows(expected))


def test_r15_26_outer_enclave_one_square_between_two_sides_counts_once() -> None:
    """Distinct squares; corners are not beside (R15.26)."""
    assert counted("outer_enclave", "VVV V.V VVV") == (7, rows("...* .*.* ...* ***"))
    assert counted("outer_enclave", "V") == (2, rows(".* *"))
    assert counted("outer_enclave", "VF F.")[0] == 0


GNOMES = """
VV..VVV....
VV..VVV....
....VVV....
VV.........
.VV....VV..
.......Vx..
VV..V......
.VV.VV.....
.VV........
"""


def test_r15_27_gnomish_colony_counts_villages_with_a_block_of_two_by_two() -> None:
    """Six points a cluster, once however many blocks (R15.27)."""
    expected = """
    **..***....
    **..***....
    ....***....
    ...........
    ...........
    ...........
    **.........
    .**........
    .**........
    """
    assert counted("gnomish_colony", GNOMES) == (18, rows(expected))


def test_r15_27_gnomish_colony_a_block_does_not_reach_around_the_edge() -> None:
    """Right end of two rows and left end of the next are no block (R15.27)."""
    assert counted("gnomish_colony", "..........V V.........V V..........")[0] == 0
    assert counted("gnomish_colony", "V. .V")[0] == 0


CARAVAN = """
VVVV.......
......V....
.....VVV...
......V....
......VV...
V..........
.V.........
..V........
...V.......
....V......
"""


def test_r15_28_caravansary_counts_rows_and_columns_of_the_best_village() -> None:
    """One point each; squares that touch at corners are villages of their own (R15.28)."""
    expected = """
    ...........
    ......*....
    .....***...
    ......*....
    ......**...
    """
    assert counted("caravansary", CARAVAN) == (4 + 3, rows(expected))
    assert counted("caravansary", "V") == (2, rows("*"))
    assert counted("caravansary", "VVV .V.")[0] == 5
    assert counted("caravansary", "VxV")[0] == 2
