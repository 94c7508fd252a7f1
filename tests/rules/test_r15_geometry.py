"""R15: the geometry cards, a picture in, points and the squares that earned them out."""

import pytest

from quillmap.rules import Options
from quillmap.rules.scoring import points, score
from tests.rules.helpers import BASE, HEROES, counted, printed, rows, sheet, stars

LINE = "FVAW^#xXMHf"
LINES = f"""
{LINE}
V..........
A.....r....
W..........
^..........
#..........
x..........
X..........
M..........
H..........
{LINE[:-1]}.
"""


def test_r15_13_borderlands_counts_complete_rows_and_columns() -> None:
    """Six points each; whatever fills a square is good enough (R15.13)."""
    assert counted("borderlands", LINES) == (12, rows("*" * 11 + 10 * "\n*"))


def test_r15_13_borderlands_a_diagonal_is_no_line() -> None:
    """Eleven squares that touch at corners complete nothing (R15.13)."""
    assert counted("borderlands", "\n".join("." * step + "F" for step in range(11)))[0] == 0


BARONY = """
FVA.W......
^#x........
MHF....FFFF
FF.....FFFF
FF.....F.FF
.......FFFF
"""


def test_r15_14_lost_barony_counts_the_side_of_the_largest_filled_square() -> None:
    """Three points a square along the side; a hole breaks it (R15.14)."""
    assert counted("lost_barony", BARONY) == (9, rows("*** *** ***"))


@pytest.mark.parametrize(
    ("picture", "expected"),
    [("F", 3), ("F. .F", 3), ("FF FF", 6), ("FFF F.F FFF", 3), ("FFFFFF", 3), ("FFF FFF", 6)],
)
def test_r15_14_lost_barony_small_and_hollow_squares(picture: str, expected: int) -> None:
    """One square alone is a square of side one (R15.14)."""
    assert counted("lost_barony", picture)[0] == expected


@pytest.mark.parametrize(("map_sheet", "start"), [("A", 3), ("B", 6), ("C", 3), ("D", 3)])
def test_r15_14_lost_barony_before_anything_is_drawn(map_sheet: str, start: int) -> None:
    """Mountains give 3, the wasteland of B has a block of four (R15.14)."""
    assert points("lost_barony", printed(map_sheet), BASE) == start


def test_r15_14_lost_barony_does_not_reach_around_the_edge() -> None:
    """The last square of a row and the first of the next are far apart (R15.14)."""
    assert counted("lost_barony", "..........F F.........F F")[0] == 3


ROAD = """
F..........
.V.........
..A........
...W.......
....^......
.....#.....
......x....
F......X...
.F......M..
..F......H.
F..F......f
"""


def test_r15_15_the_broken_road_counts_diagonals_from_left_to_bottom() -> None:
    """Three points each: here the longest, the fourth last and the corner (R15.15)."""
    expected = """
    *..........
    .*.........
    ..*........
    ...*.......
    ....*......
    .....*.....
    ......*....
    *......*...
    .*......*..
    ..*......*.
    *..*......*
    """
    assert counted("the_broken_road", ROAD) == (9, rows(expected))


def test_r15_15_the_broken_road_only_the_diagonals_at_the_left_edge() -> None:
    """Neither above the middle nor the other way (R15.15)."""
    upper = "\n".join("." * (step + 1) + "F" for step in range(10))
    rising = "\n".join("." * (10 - step) + "F" for step in range(11))
    assert counted("the_broken_road", upper)[0] == 0
    assert counted("the_broken_road", rising) == (3, rows("\n".join(["."] * 10 + ["*"])))


CAULDRONS = """
.F.F...V...
FrF.FF....F
.F.F...x.^.
......#...^
"""


def test_r15_16_the_cauldrons_counts_lone_empty_squares() -> None:
    """One point each; the edge helps; open ruins are empty squares, too (R15.16)."""
    expected = """
    *.*........
    .*.*.......
    ..........*
    """
    assert counted("the_cauldrons", CAULDRONS) == (5, rows(expected))


def test_r15_16_the_cauldrons_squares_touching_at_corners_are_each_alone() -> None:
    """A chessboard has a cauldron on every empty square; a star leaves one empty (R15.16)."""
    board = "\n".join(("F." * 6)[step % 2 :][:11] for step in range(11))
    assert counted("the_cauldrons", board)[0] == 60
    starred = sheet(".F F", attacked="A1")
    assert points("the_cauldrons", starred, BASE) == 1


DWARVES = f"""
{LINE.replace("^", "F")}
V.........^
{LINE}
W.........V
F.........V
#.........V
x.........V
X.........V
M.........V
H.........V
^^FFFFFFFFV
"""


def test_r15_29_dwarvenholds_counts_complete_lines_with_a_mountain() -> None:
    """Seven points each; several mountains are still seven, one may serve both ways (R15.29)."""
    full, ends = "*" * 11, "*.........*"
    pattern = [ends, ends, full, *[ends] * 7, full]
    assert counted("dwarvenholds", DWARVES) == (28, rows("\n".join(pattern)))
    assert counted("dwarvenholds", "FFFFFFFFFFF")[0] == 0
    assert counted("dwarvenholds", "FFFFF^FFFF.")[0] == 0


SILOS = "FF.F.F...FF\n" * 11


def test_r15_30_silos_counts_complete_columns_with_odd_numbers() -> None:
    """Ten points each: columns 1 and 11 here; 2, 4, 6 and 10 are even (R15.30)."""
    assert counted("silos", SILOS) == (20, rows("*.........*\n" * 11))
    assert counted("silos", "FFFFFFFFFFF\n" * 10)[0] == 0


BANDS = """
FVAWM......
FVAW^......
FVAWH......
FVAW#x.r...
FFVVAAWW...
fvawm......
FVMH^......
FVAWMH^....
"""


def test_r15_31_banded_hills_counts_rows_with_five_terrain_types() -> None:
    """Four points each; hero counts if hero cards are in the game (R15.31)."""
    full = "*" * 11
    assert counted("banded_hills", BANDS, HEROES) == (
        24,
        rows(f"{full} {full} {full} . . {full} {full} {full}"),
    )
    without = Options.of("combined", hero_cards=False)
    assert counted("banded_hills", BANDS, without)[0] == 16


SIGIL = """
...F.FF.F..
FFFF.Fr.FF.
F..FFFFFFFF
FF.FF.FF.FF
FFFFFF.F.FF
FFFFFF.FFFF
"""


def test_r15_32_starlit_sigil_counts_groups_of_exactly_three_empty_squares() -> None:
    """Four points each; not for two or four; ruins are empty, corners do not join (R15.32)."""
    outcome = score("starlit_sigil", sheet(SIGIL, rest="F"), HEROES)
    expected = """
    ***....*.**
    ......**..*
    .**........
    ..*........
    """
    assert (outcome.points, stars(outcome.squares)) == (16, rows(expected))
    assert points("starlit_sigil", sheet("....", rest="F"), HEROES) == 0
    assert points("starlit_sigil", sheet("..F .F. F.F", rest="F"), HEROES) == 4
    assert points("starlit_sigil", sheet("...", rest="F", attacked="A1"), HEROES) == 4
