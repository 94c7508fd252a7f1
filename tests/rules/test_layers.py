"""What a scoring card is said not to look at changes none of its points (R15)."""

import random
from typing import Final

import pytest

from quillmap.bots.progress import PROGRESS
from quillmap.grid import squares, union
from quillmap.material import SCORING, Terrain
from quillmap.rules import Options
from quillmap.rules.scoring import points
from quillmap.rules.scoring.layers import LAYERS
from quillmap.rules.sheet import Sheet
from tests.rules.random_sheets import SheetCase
from tests.soak import numbers

DRAWN: Final[tuple[Terrain, ...]] = ("forest", "village", "farm", "water")
"""What an explore card may put on a map."""
OPTIONS: Final = Options.of("base")


def drawn(sheet: Sheet, terrain: Terrain, rng: random.Random) -> Sheet | None:
    """With some empty squares filled; None if there is none."""
    empty = list(squares(sheet.empty))
    if not empty:
        return None
    chosen = rng.sample(empty, min(len(empty), rng.randint(1, 5)))
    return sheet.drawn(terrain, union(chosen))


@pytest.mark.parametrize("card", LAYERS)
def test_only_these_terrains_change_its_points(card: str) -> None:
    compared = 0
    for number in numbers(50, 60):
        rng = random.Random(number)
        sheet = SheetCase(number).sheet
        before = points(card, sheet, OPTIONS)
        for terrain in DRAWN:
            if LAYERS[card] and terrain not in LAYERS[card]:
                after = drawn(sheet, terrain, rng)
                if after is not None:
                    compared += 1
                    assert points(card, after, OPTIONS) == before, f"case {number}, {terrain}"
    assert compared > 100 or not LAYERS[card]


@pytest.mark.parametrize("card", [card for card, layers in LAYERS.items() if not layers])
def test_it_is_all_the_same_to_it_with_what_a_square_is_filled(card: str) -> None:
    compared = 0
    for number in numbers(51, 60):
        sheet = SheetCase(number).sheet
        found = set()
        for terrain in DRAWN:
            after = drawn(sheet, terrain, random.Random(number))
            if after is not None:
                compared += 1
                found.add((points(card, after, OPTIONS), PROGRESS[card](after, after.empty)))
        assert len(found) <= 1, f"case {number}: {found}"
    assert compared > 100


def test_every_card_that_is_named_is_a_card() -> None:
    assert LAYERS.keys() <= SCORING.keys()
