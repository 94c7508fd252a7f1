"""Where shapes fit: every shape against brute force, on maps of all kinds (R5.2 to R5.7)."""

import random
from collections.abc import Iterable

import pytest

from quillmap.grid import EVERYWHERE, SIZE, Cells, named, names, square, squares, union
from quillmap.material import ALL_AMBUSHES, BOXES, EXPLORE
from quillmap.rules.heroes import strikes as engine_strikes
from quillmap.shape import Shape, Turned
from tests.rules.bridge import pairs
from tests.rules.random_sheets import SheetCase
from tests.soak import numbers
from tests.twin.board import CELLS, Board, Cell
from tests.twin.cards import AMBUSH, HEROES
from tests.twin.cards import EXPLORE as TWIN_EXPLORE
from tests.twin.placing import attack_patterns, orientations, placements, strikes

EMPTY = Board.read(["." * SIZE] * SIZE)
PRINTED = sorted(
    {shape.rows for card in TWIN_EXPLORE.values() for shape in card.shapes}
    | {card.rows for card in AMBUSH.values()}
)
PARTS, PER_PART = 4, 20


def random_shape(rng: random.Random) -> Shape:
    """Any squares in a box, with gaps and in pieces as they come; some as long as the map."""
    high, wide = rng.choice([(2, 2), (3, 3), (2, 4), (4, 1), (1, SIZE), (5, 5), (SIZE, 3)])
    while True:
        rows = ["".join(rng.choice("X..") for _ in range(wide)) for _ in range(high)]
        if any("X" in row for row in rows):
            return Shape.read(rows)


def compare(shape: Shape, case: SheetCase) -> None:
    """With and without ruins: the same placements as brute force, none of them twice."""
    sheet, board = case.sheet, case.board
    for ruins in (False, True):
        wanted = sheet.open_ruins if ruins else None
        found = list(shape.fitting(sheet.empty, wanted))
        expected = placements(board, shape.rows, ruins)
        assert {pairs(cells) for cells in found} == expected, f"{shape}, ruins {ruins}: {case}"
        assert len(found) == len(expected), f"{shape} comes twice: {case}"
        assert shape.fits(sheet.empty, wanted) == bool(expected)
        assert shape.placements.issuperset(found)
    printed = shape.printed
    everywhere = (printed.laid(anchor) for anchor in squares(printed.anchors))
    upright = {pairs(cells) for cells in everywhere if not cells & sheet.filled}
    assert upright == placements(board, shape.rows, ruins=False, turned=False), f"{shape}: {case}"


def compare_printed(cases: Iterable[int]) -> None:
    """Every printed shape on each of these maps."""
    for number in cases:
        case = SheetCase(number)
        for rows in PRINTED:
            compare(Shape.read(rows), case)


@pytest.mark.parametrize("part", range(PARTS))
def test_placements_of_printed_shapes_agree_with_brute_force(part: int) -> None:
    """R5.2, R5.3, R5.5, R5.7: each shape of both boxes."""
    compare_printed(numbers(part, PER_PART))


@pytest.mark.parametrize("part", range(PARTS))
def test_placements_of_any_shape_agree_with_brute_force(part: int) -> None:
    """R5.5: shapes that no card prints, with gaps and in pieces, up to the length of the map."""
    for number in numbers(part + PARTS, 10 * PER_PART):
        compare(random_shape(random.Random(number)), SheetCase(number))


def test_every_printed_shape_is_the_engines_shape() -> None:
    """The comparison above leaves no shape of the engine out."""
    cards = [card for box in BOXES for card in EXPLORE[box].values()]
    shapes = {choice.shape.rows for card in cards for choice in card.choices}
    shapes |= {card.shape.rows for card in ALL_AMBUSHES.values()}
    assert shapes == set(PRINTED)


def test_a_gap_at_the_edge_does_not_wrap() -> None:
    """A wide gap must not let a shape leave the map on the right and come back on the left."""
    split = Shape.read(["X..X"])
    for cells in split.placements:
        row = {cell[0] for cell in pairs(cells)}
        column = {cell[1] for cell in pairs(cells)}
        assert (len(row), len(column)) in [(1, 2), (2, 1)]
    assert len(split.placements) == 2 * 8 * 11


@pytest.mark.parametrize(
    ("rows", "turns", "count"),
    [
        (["X"], 1, 121),
        (["XX"], 2, 220),
        (["X.", "XX"], 4, 400),
        ([".X.", "XXX", ".X."], 1, 81),
        (["X.X"], 2, 198),
        (["XXX", "XX."], 8, 720),
        (["X" * SIZE], 2, 22),
    ],
)
def test_known_counts_on_an_empty_map(rows: list[str], turns: int, count: int) -> None:
    """R5.3: counted by hand: orientations times the places of the box."""
    shape = Shape.read(rows)
    assert len(shape.orientations) == turns == len(orientations(rows))
    assert len(shape.placements) == len(list(shape.fitting(EVERYWHERE))) == count
    assert len(placements(EMPTY, rows, ruins=False)) == count


def test_order_of_placements() -> None:
    """Orientation by orientation, the printed one first and turned clockwise; each from the top
    left. Anchors are the corners of the box, so the L that starts with a gap comes in box order.
    """
    room = union(named(name) for name in ["A1", "A2", "A3", "B1", "B2", "B3"])
    found = [" ".join(names(cells)) for cells in Shape.read(["X.", "XX"]).fitting(room)]
    assert found == [
        "A1 B1 B2", "A2 B2 B3",  # as printed
        "A1 A2 B1", "A2 A3 B2",  # turned once
        "A1 A2 B2", "A2 A3 B3",  # turned twice
        "A2 B1 B2", "A3 B2 B3",  # turned three times
    ]  # fmt: skip
    wanted = named("A3")
    found = [" ".join(names(cells)) for cells in Shape.read(["X.", "XX"]).fitting(room, wanted)]
    assert found == ["A2 A3 B2", "A2 A3 B3", "A3 B2 B3"]
    flipped = [turned.rows for turned in Shape.read(["XXX", "X.."]).orientations]
    assert flipped == [
        ("XXX", "X.."), ("XX", ".X", ".X"), ("..X", "XXX"), ("X.", "X.", "XX"),
        ("XXX", "..X"), (".X", ".X", "XX"), ("X..", "XXX"), ("XX", "X.", "X."),
    ]  # fmt: skip


@pytest.mark.parametrize("turning", [True, False])
@pytest.mark.parametrize("hero", HEROES)
def test_attack_patterns_agree_with_brute_force(hero: str, turning: bool) -> None:
    """R6.21: from every square, every way to hold the card, without what lies off the map."""
    found = engine_strikes(hero, turning)
    assert len(found) == len(CELLS)
    for cells, attacks in found.items():
        [cell] = pairs(cells)
        assert {pairs(attack) for attack in attacks} == _attacks(cell, hero, turning)
        assert len(set(attacks)) == len(attacks)


def _attacks(cell: Cell, hero: str, turning: bool) -> set[frozenset[Cell]]:
    return {strikes(cell, pattern) for pattern in attack_patterns(hero, turning)}


# The harness can fail --------------------------------------------------------------------------


def test_the_comparison_notices_a_lost_placement(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last column that is never tried, as a box one too wide would have it."""

    def narrow(self: Turned) -> Cells:
        return union(
            square(row, column)
            for row in range(SIZE + 1 - len(self.rows))
            for column in range(SIZE - len(self.rows[0]))
        )

    monkeypatch.setattr(Turned, "anchors", property(narrow))
    with pytest.raises(AssertionError, match="sheet"):
        compare_printed(range(PER_PART))
