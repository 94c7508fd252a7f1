"""R1: the map and the words we use about it."""

import pytest

from quillmap import grid
from quillmap.grid import EDGE, EVERYWHERE, clusters, name, square
from quillmap.rules import Options
from quillmap.rules.scoring import points
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    at,
    draws,
    reveals,
    rows,
    sheet,
    shown,
    stars,
    table,
)

EVERY_MARK = ".r^#FVAWMHxfvawmhX"


def test_r1_1_a_map_has_eleven_rows_and_eleven_columns() -> None:
    """Rows are counted from the top and columns from the left, printed numbers from 1 (R1.1)."""
    assert EVERYWHERE.bit_count() == 121
    assert [name(square(row, column)) for row, column in ((0, 0), (3, 6), (10, 10))] == [
        "A1",
        "D7",
        "K11",
    ]
    for row, column in ((11, 0), (0, 11), (-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="there is no square"):
            square(row, column)


def test_r1_2_a_destroyed_monster_keeps_ruins_star_and_letter() -> None:
    """What is printed, drawn, destroyed, starred and lettered are five different things (R1.2)."""
    before = sheet("m", attacked="A1", letters={"D": "A1"})
    after = before.struck()
    assert (after.monster, after.destroyed) == (0, at("A1"))
    assert (after.ground.ruins, after.attacked, after.dragon) == (at("A1"),) * 3


def test_r1_3_the_terrain_types_are_seven_and_hero_only_with_hero_cards() -> None:
    """Wasteland, ruins, destroyed and empty squares are no terrain types (R1.3)."""
    without_heroes = Options.of("combined", hero_cards=False)

    def bands(row: str, options: Options = COMBINED) -> int:
        return points("banded_hills", sheet(row), options)

    seven = "FVAWM^H"
    for left_out in seven:
        six = seven.replace(left_out, "")
        for other in six:
            assert bands(six.replace(other, "")) == 4
    assert bands("FVAW#rx.") == 0
    assert (bands("FVAWH"), bands("FVAWH", without_heroes)) == (4, 0)


def test_r1_4_filled_is_printed_stone_drawn_or_destroyed() -> None:
    """Ruins alone and a star alone leave a square empty; everything else fills it (R1.4)."""
    drawn = sheet(".r^#FVAWMHx fvawmhX", attacked="A1 A2 C3")
    assert stars(drawn.filled) == rows("..********* *******")
    assert stars(drawn.empty) == rows("**.........\n.......", rest="*")
    assert drawn.filled ^ drawn.empty == EVERYWHERE


def test_r1_4_a_destroyed_square_has_no_terrain_type() -> None:
    """Whatever stood there: destroyed forest is no forest any more (R1.4)."""
    gone = sheet("FVAWMH").without(at("A1 A2 A3 A4 A5 A6"))
    assert shown(table(gone)) == rows("xxxxxx")
    layers = (gone.forest, gone.village, gone.farm, gone.water, gone.monster, gone.hero)
    assert layers == (0,) * 6


def test_r1_5_adjacent_is_sharing_a_side() -> None:
    """Four neighbours in the middle, three on the edge, two in a corner, no diagonals (R1.5)."""
    assert stars(grid.beside(at("C3"))) == rows("..... ..*.. .*.*. ..*..")
    assert stars(grid.beside(at("A1"))) == rows(".* *")
    assert grid.names(grid.beside(at("F11"))) == ["E11", "F10", "G11"]


def test_r1_6_shapes_drawn_at_different_times_make_one_cluster() -> None:
    """A cluster is what hangs together by sides, whenever it was drawn (R1.6)."""
    position = reveals(table(sheet("VV.V ...V")), "hamlet")
    position = draws(position, ONE, "village", "A3 B3 B2")
    (village,) = clusters(position.sheets[0].village)
    assert village == at("A1 A2 A3 A4 B2 B3 B4")


def test_r1_6_corners_do_not_join_and_destroyed_squares_split_a_cluster() -> None:
    """Touching at a corner joins nothing; a destroyed square belongs to no cluster (R1.6)."""
    assert list(clusters(sheet("F. .F").forest)) == [at("A1"), at("B2")]
    split = sheet("FFF").without(at("A2"))
    assert list(clusters(split.forest)) == [at("A1"), at("A3")]


def test_r1_7_the_edge_is_the_outer_ring() -> None:
    """First and last row, first and last column touch the edge (R1.7)."""
    middle = "*.........*\n" * 9
    assert stars(EDGE) == rows("*" * 11 + "\n" + middle + "*" * 11)


def test_r1_7_surrounded_asks_only_the_neighbours_that_exist() -> None:
    """A corner square is surrounded when its two neighbours are (R1.7)."""
    assert points("treetower", sheet("FV V."), BASE) == 1
    assert points("treetower", sheet("FV .."), BASE) == 0


def test_r1_8_ruins_stay_ruins_when_filled_or_destroyed() -> None:
    """The symbol is printed: only whether it is still unfilled can change (R1.8)."""
    map_sheet = sheet("rfX r")
    assert map_sheet.ground.ruins == at("A1 A2 A3 B1")
    assert map_sheet.open_ruins == at("A1 B1")


@pytest.mark.parametrize("hole", [".", "r"])
def test_r1_9_a_row_is_complete_with_all_eleven_squares_filled(hole: str) -> None:
    """Anything that fills counts for a row; one empty square, ruins or not, spoils it (R1.9)."""
    full = "F^#VAWMHxfX"
    assert points("borderlands", sheet(full), BASE) == 6
    for column in range(11):
        assert points("borderlands", sheet(full[:column] + hole + full[column + 1 :]), BASE) == 0


def test_r1_9_a_column_is_complete_with_all_eleven_squares_filled() -> None:
    """The same from top to bottom (R1.9)."""
    full = "F^#VAWMHxfX"
    assert points("borderlands", sheet("\n".join(full)), HEROES) == 6
    assert points("borderlands", sheet("\n".join(full[:-1])), HEROES) == 0


def test_r1_2_every_mark_of_a_picture_reads_back() -> None:
    """The pictures of these tests show every property of a square that has a mark (R1.2)."""
    text = EVERY_MARK[:11] + "\n" + EVERY_MARK[11:]
    assert shown(table(sheet(text))) == rows(text)


@pytest.mark.parametrize("mark", ["?", "R", "T", "*", "1"])
def test_r1_2_a_mark_that_means_nothing_is_refused(mark: str) -> None:
    """A picture shows only what a square can be (R1.2)."""
    with pytest.raises(ValueError, match="is not in the legend"):
        sheet(mark)
