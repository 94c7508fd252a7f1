"""The solo walk: the tables of R12.4, a plain reading of R12.2, and the claims of R12.3."""

from collections import Counter
from collections.abc import Iterable

import pytest

from quillmap.grid import RINGS, SIZE, Cells, square
from quillmap.material import ALL_AMBUSHES, MAPS, Ambush, Arrow, Corner
from quillmap.rules import ambush
from quillmap.rules.ambush import solo_choices, solo_order, solo_placement, walk
from quillmap.rules.sheet import Sheet, pictured
from tests.rules.bridge import bits, pairs
from tests.rules.random_sheets import SheetCase
from tests.soak import numbers
from tests.twin import placing
from tests.twin.board import Cell
from tests.walk_tables import DIFFERS, NO_OBSTACLES, OUTER_RING_FILLED, cells

PARTS, PER_PART = 4, 120


def placed(sheet: Sheet, card: str) -> frozenset[Cell] | None:
    """Where the engine puts a solo ambush."""
    found = solo_placement(sheet, ALL_AMBUSHES[card])
    return None if found is None else pairs(found)


@pytest.mark.parametrize("card", NO_OBSTACLES)
def test_first_placements_on_the_printed_sheets(card: str) -> None:
    """R12.4, first table."""
    assert placed(pictured(["." * SIZE] * SIZE), card) == cells(NO_OBSTACLES[card])
    for name, ground in MAPS.items():
        expected = DIFFERS.get((card, name), NO_OBSTACLES[card])
        assert placed(Sheet(ground), card) == cells(expected), name


@pytest.mark.parametrize("card", OUTER_RING_FILLED)
def test_first_placements_inside_a_full_outer_ring(card: str) -> None:
    """R12.4, second table."""
    ringed = pictured(["F" * SIZE, *["F.........F"] * (SIZE - 2), "F" * SIZE])
    assert placed(ringed, card) == cells(OUTER_RING_FILLED[card])


def compare(case: SheetCase, card: str) -> None:
    """Both solo variants of this card on this map, by the engine and by a plain reading."""
    assert placed(case.sheet, card) == placing.solo_ambush(case.board, card), f"{card}: {case}"
    choices = solo_choices(case.sheet, ALL_AMBUSHES[card])
    expected = placing.solo_choices(case.board, card)
    assert {pairs(choice) for choice in choices} == expected, f"pegasus, {card}: {case}"
    assert len(choices) == len(expected), f"{card} comes twice: {case}"


def compare_all(cases: Iterable[int], cards: Iterable[str]) -> Counter[str]:
    """Each card on each of these maps; how often it fitted nowhere, and how often further in."""
    seen: Counter[str] = Counter()
    for number in cases:
        case = SheetCase(number)
        for card in cards:
            compare(case, card)
            found = placed(case.sheet, card)
            seen["nowhere"] += found is None
            seen["further in"] += found is not None and not bits(found) & RINGS[0]
    return seen


@pytest.mark.parametrize("part", range(PARTS))
def test_the_walk_agrees_with_a_plain_reading(part: int) -> None:
    """R12.2, R12.5 and R12.6, all eight cards on maps of all kinds."""
    seen = compare_all(numbers(part, PER_PART), ALL_AMBUSHES)
    # Maps where nothing fits, and maps where the outer ring is no help, were among them.
    assert seen["nowhere"] > PER_PART and seen["further in"] > PER_PART // 2


@pytest.mark.parametrize("card", ALL_AMBUSHES)
def test_the_walk_visits_every_square_once_ring_by_ring(card: str) -> None:
    """R12.2: each ring from its own corner, side by side in the direction of the arrow."""
    path = walk(ALL_AMBUSHES[card].corner, ALL_AMBUSHES[card].arrow)
    assert len(set(path)) == len(path) == SIZE * SIZE
    at = 0
    for ring in RINGS:
        part = path[at : at + ring.bit_count()]
        assert sum(part) == ring
        at += len(part)


def first_on_the_walk(card: Ambush) -> list[int]:
    """For every placement of the shape as printed, how far the walk has to go to reach it."""
    path = walk(card.corner, card.arrow)
    return [min(path.index(square(*c)) for c in pairs(p)) for p in solo_order(card)]


@pytest.mark.parametrize("card", ALL_AMBUSHES)
def test_each_visited_square_brings_at_most_one_new_placement(card: str) -> None:
    """R12.3: so the order is unambiguous, and it holds every placement."""
    ambush_card = ALL_AMBUSHES[card]
    reached = first_on_the_walk(ambush_card)
    assert sorted(set(reached)) == reached
    assert len(reached) == ambush_card.shape.printed.anchors.bit_count()


def slid(card: Ambush) -> list[Cells]:
    """The other natural reading: the shape's box pushed into the corner and slid along the edge,
    then one space further in; each round again from the corner.
    """
    rows = card.shape.rows
    found: list[Cells] = []
    top, left, bottom, right = 0, 0, SIZE - len(rows), SIZE - len(rows[0])
    while top <= bottom and left <= right:
        loop = [(top, c) for c in range(left, right + 1)]
        loop += [(r, right) for r in range(top + 1, bottom + 1)]
        if top < bottom:
            loop += [(bottom, c) for c in range(right - 1, left - 1, -1)]
        if left < right:
            loop += [(r, left) for r in range(bottom - 1, top, -1)]
        if card.arrow == "counter_clockwise":
            loop.reverse()
        vertical, horizontal = card.corner.split("_")
        corner = (top if vertical == "top" else bottom, left if horizontal == "left" else right)
        start = loop.index(corner)
        found += [card.shape.printed.laid(square(*c)) for c in loop[start:] + loop[:start]]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return found


@pytest.mark.parametrize("card", NO_OBSTACLES)
def test_sliding_the_box_gives_the_same_order(card: str) -> None:
    """R12.3, exhaustively: both readings try the same placements in the same order."""
    assert slid(ALL_AMBUSHES[card]) == list(solo_order(ALL_AMBUSHES[card]))


@pytest.mark.parametrize(
    ("card", "last"),
    [("flayer_incursion", 0), ("insectoid_invasion", 0), ("ratman_strike", 2), ("ogre_charge", 0)],
)
def test_the_readings_of_promotional_ambushes_differ_at_the_very_end(card: str, last: int) -> None:
    """R12.3: so many placements, in the middle of the map, come in another order."""
    one, other = slid(ALL_AMBUSHES[card]), list(solo_order(ALL_AMBUSHES[card]))
    same = len(one) - last
    assert one[:same] == other[:same]
    assert (one[same:] != other[same:]) == bool(last)
    assert sorted(one) == sorted(other)


@pytest.mark.parametrize("card", ALL_AMBUSHES)
def test_an_inner_placement_means_that_nothing_fits_further_out(card: str) -> None:
    """R12.3, last sentence."""
    for number in range(PER_PART):
        case = SheetCase(number)
        found = solo_placement(case.sheet, ALL_AMBUSHES[card])
        if found is not None:
            outermost = next(depth for depth, ring in enumerate(RINGS) if found & ring)
            fitting = placing.placements(
                case.board, ALL_AMBUSHES[card].shape.rows, ruins=False, turned=False
            )
            further_out = sum(RINGS[:outermost])
            assert not any(bits(place) & further_out for place in fitting), case


# The harness can fail --------------------------------------------------------------------------


def test_the_comparison_notices_a_wrong_direction(monkeypatch: pytest.MonkeyPatch) -> None:
    """A walk against the arrow, in both variants."""

    def backwards(corner: Corner, arrow: Arrow) -> tuple[Cells, ...]:
        return walk(corner, "clockwise" if arrow == "counter_clockwise" else "counter_clockwise")

    for known in ALL_AMBUSHES.values():
        solo_order(known)  # remembered now, so that the wrong walk cannot be remembered instead
    monkeypatch.setattr(ambush, "walk", backwards)
    for card in ALL_AMBUSHES:
        with pytest.raises(AssertionError, match=f"pegasus, {card}"):
            compare_all(range(PER_PART), [card])
    monkeypatch.setattr(ambush, "solo_order", solo_order.__wrapped__)
    with pytest.raises(AssertionError, match="gnoll_raid: sheet"):
        compare_all(range(PER_PART), ["gnoll_raid"])
