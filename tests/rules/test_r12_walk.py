"""R12.2 to R12.4: where the solo walk puts an ambush."""

from collections.abc import Iterator
from math import atan2, tau

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap.grid import EVERYWHERE, RINGS, Cells, names, square
from quillmap.material import ALL_AMBUSHES, MAPS, Ambush, Arrow, Corner
from quillmap.rules.ambush import solo_order, solo_placement, walk
from quillmap.rules.sheet import Sheet
from tests.rules.helpers import (
    BASE,
    HEROES,
    ONE,
    printed,
    reveals,
    rows,
    sheet,
    shown,
    spots,
    table,
)

CARDS = sorted(ALL_AMBUSHES)

# The first placements of R12.4.
ANYWHERE = {
    "goblin_attack": "(8,8) (9,9) (10,10)",
    "bugbear_assault": "(0,8) (0,10) (1,8) (1,10)",
    "kobold_onslaught": "(8,0) (9,0) (9,1) (10,0)",
    "gnoll_raid": "(0,0) (0,1) (1,0) (2,0) (2,1)",
    "dragon_inferno": "(8,2) (9,0) (9,1) (9,2) (10,0)",
    "zombie_plague": "(0,0)",
    "giant_troll_ravage": "(0,8) (0,9) (0,10) (1,9)",
    "gorgon_gaze": "(9,8) (9,10) (10,9)",
}
ON_SHEET = {
    ("bugbear_assault", "B"): "(2,8) (2,10) (3,8) (3,10)",
    ("kobold_onslaught", "D"): "(6,0) (7,0) (7,1) (8,0)",
    ("gnoll_raid", "D"): "(3,0) (3,1) (4,0) (5,0) (5,1)",
    ("dragon_inferno", "A"): "(8,3) (9,1) (9,2) (9,3) (10,1)",
    ("dragon_inferno", "B"): "(8,5) (9,3) (9,4) (9,5) (10,3)",
    ("dragon_inferno", "D"): "(8,4) (9,2) (9,3) (9,4) (10,2)",
    ("giant_troll_ravage", "D"): "(2,8) (2,9) (2,10) (3,9)",
}
RINGED = {
    "goblin_attack": "(7,7) (8,8) (9,9)",
    "bugbear_assault": "(1,7) (1,9) (2,7) (2,9)",
    "kobold_onslaught": "(7,1) (8,1) (8,2) (9,1)",
    "gnoll_raid": "(1,1) (1,2) (2,1) (3,1) (3,2)",
    "dragon_inferno": "(7,3) (8,1) (8,2) (8,3) (9,1)",
    "zombie_plague": "(1,1)",
    "giant_troll_ravage": "(1,7) (1,8) (1,9) (2,8)",
    "gorgon_gaze": "(8,7) (8,9) (9,8)",
}


def around(ring: int, clockwise: bool, corner: str) -> list[tuple[int, int]]:
    """A ring square by square from its corner, in the order of their bearings from the middle."""
    low, high = ring, 10 - ring
    start = (low if "top" in corner else high, low if "left" in corner else high)
    members = [
        (row, column)
        for row in range(11)
        for column in range(11)
        if min(row, column, 10 - row, 10 - column) == ring
    ]

    def turned(place: tuple[int, int]) -> float:
        # Rows grow downwards, so that growing angles go clockwise.
        angle = atan2(place[0] - 5, place[1] - 5) - atan2(start[0] - 5, start[1] - 5)
        return (angle if clockwise else -angle) % tau

    return sorted(members, key=turned)


@pytest.mark.parametrize("arrow", ["clockwise", "counter_clockwise"])
@pytest.mark.parametrize("corner", ["top_left", "top_right", "bottom_left", "bottom_right"])
def test_r12_2_the_walk_goes_ring_by_ring_from_the_corner(corner: Corner, arrow: Arrow) -> None:
    """Each ring starts again at its own corner and follows the card's direction (R12.2)."""
    expected = [
        square(row, column)
        for ring in range(6)
        for row, column in around(ring, arrow == "clockwise", corner)
    ]
    assert len(expected) == 121
    assert list(walk(corner, arrow)) == expected


def literal(place: Sheet, card: Ambush) -> Cells | None:
    """The words of R12.2: at each square of the walk, try every placement that covers it."""
    spans = [
        (row, column)
        for row, line in enumerate(card.shape.rows)
        for column, mark in enumerate(line)
        if mark == "X"
    ]
    for ring in range(6):
        for row, column in around(ring, card.arrow == "clockwise", card.corner):
            for down, right in spans:
                cells = [(row - down + r, column - right + c) for r, c in spans]
                if all(0 <= r < 11 and 0 <= c < 11 for r, c in cells):
                    placement = sum(square(r, c) for r, c in cells)
                    if not placement & place.filled:
                        return placement
    return None


@given(card=st.sampled_from(CARDS), filled=st.integers(0, EVERYWHERE), sparse=st.booleans())
def test_r12_2_the_first_placement_that_covers_a_visited_square(
    card: str, filled: Cells, sparse: bool
) -> None:
    """In printed orientation and on empty squares only; else nothing (R12.2)."""
    crowded = filled | filled >> 40 | filled << 40 & EVERYWHERE
    place = Sheet(MAPS["A"], forest=(filled if sparse else crowded) & printed("A").empty)
    assert solo_placement(place, ALL_AMBUSHES[card]) == literal(place, ALL_AMBUSHES[card])


def slide(card: Ambush) -> Iterator[Cells]:
    """The other reading: push the box into the corner and slide it around, then further in."""
    height, width = len(card.shape.rows), len(card.shape.rows[0])
    turned = card.shape.printed
    for ring in range(6):
        bottom, right = 11 - ring - height, 11 - ring - width
        clockwise = [(ring, column) for column in range(ring, right + 1)]
        clockwise += [(row, right) for row in range(ring, bottom + 1)]
        clockwise += [(bottom, column) for column in range(right, ring - 1, -1)]
        clockwise += [(row, ring) for row in range(bottom, ring - 1, -1)]
        anchors = list(dict.fromkeys(clockwise)) if bottom >= ring and right >= ring else []
        if not anchors:
            continue
        if card.arrow == "counter_clockwise":
            anchors = anchors[:1] + anchors[:0:-1]
        start = (
            ring if "top" in card.corner else bottom,
            ring if "left" in card.corner else right,
        )
        here = anchors.index(start)
        yield from (turned.laid(square(*anchor)) for anchor in anchors[here:] + anchors[:here])


@pytest.mark.parametrize("card", ANYWHERE)
def test_r12_3_sliding_the_box_along_the_edge_gives_the_same_order(card: str) -> None:
    """So both readings of the rule agree on every map, down to the last ring (R12.3)."""
    ambush = ALL_AMBUSHES[card]
    assert list(solo_order(ambush)) == list(slide(ambush))
    assert len(solo_order(ambush)) == ambush.shape.printed.anchors.bit_count()


@pytest.mark.parametrize("card", CARDS)
def test_r12_3_each_square_brings_at_most_one_new_placement(card: str) -> None:
    """And an inner ring is reached only when no placement touches an outer one (R12.3)."""
    ambush = ALL_AMBUSHES[card]
    order = list(solo_order(ambush))
    depths = [next(k for k, ring in enumerate(RINGS) if cells & ring) for cells in order]
    assert depths == sorted(depths)
    tried: list[Cells] = []
    for cell in walk(ambush.corner, ambush.arrow):
        new = [cells for cells in order if cells & cell and cells not in tried]
        assert len(new) <= 1
        tried += new
    assert tried == order


@pytest.mark.parametrize("card", ANYWHERE)
@pytest.mark.parametrize("map_sheet", ["none", "A", "B", "C", "D", "ringed"])
def test_r12_4_first_placements(card: str, map_sheet: str) -> None:
    """On an empty map, on the four sheets, and inside a filled outer ring (R12.4)."""
    expected = ON_SHEET.get((card, map_sheet), ANYWHERE[card])
    place = sheet()
    if map_sheet == "ringed":
        expected = RINGED[card]
        place = sheet("F" * 11 + " F.........F" * 9 + " " + "F" * 11)
    elif map_sheet != "none":
        place = printed(map_sheet)
    base = ALL_AMBUSHES[card].letter is None
    position = reveals(table(place, options=BASE if base else HEROES), card)
    assert names(position.sheets[ONE].monster) == names(spots(expected))


def test_r12_2_the_shape_keeps_its_printed_orientation() -> None:
    """Where only a turned shape fits, the standard rule finds nothing (R12.2)."""
    upside_down = "F.F ... FFF"
    after = reveals(table(sheet(upside_down, rest="F"), options=HEROES), "giant_troll_ravage")
    assert shown(after) == rows(upside_down, rest="F")
    after = reveals(table(sheet("... F.F", rest="F"), options=HEROES), "giant_troll_ravage")
    assert shown(after) == rows("MMM FMF", rest="F")
