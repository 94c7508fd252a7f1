"""Shores: closed lines that keep every square on the right side of them."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quillmap import grid
from quillmap.faircopy.canvas import middle
from quillmap.faircopy.chance import Chance, seed_of, stirred
from quillmap.faircopy.field import FINE, SQUARE, Field, Line, Point, Warp
from quillmap.faircopy.pen import Path, number, outline

WARP = Warp(seed_of("a test"))


def inside(point: Point, lines: list[Line]) -> bool:
    """The slow and obvious way: how many lines are crossed on the way to the right."""
    x, y = point
    crossings = 0
    for line in lines:
        for (x1, y1), (x2, y2) in pairwise(line):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                crossings += 1
    return crossings % 2 == 1


@settings(max_examples=10, deadline=None)
@given(st.integers(0, grid.EVERYWHERE), st.integers(0, 1 << 30))
def test_every_square_is_on_its_side_of_the_shore(cells: int, seed: int) -> None:
    field = Field(cells, Warp(seed_of(str(seed))))
    lines = field.shores()
    for line in lines:
        assert line[0] == line[-1] and len(line) > 3
        steps = [abs(x1 - x2) + abs(y1 - y2) for (x1, y1), (x2, y2) in pairwise(line)]
        assert max(steps) <= 2 * SQUARE / FINE + 1e-6, "no piece jumps"
    for cell in grid.squares(grid.EVERYWHERE):
        assert inside(middle(cell), lines) == bool(cell & cells), grid.name(cell)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, grid.EVERYWHERE))
def test_a_place_is_inside_where_the_field_is_high(cells: int) -> None:
    field = Field(cells, WARP)
    lines = field.shores(0.6)
    chance = Chance(cells & 0xFFFF, 1)
    for _ in range(60):
        point = chance.between(1, 1099), chance.between(1, 1099)
        height = field.at(*point)
        if abs(height - 0.6) > 0.12:  # between two points of the lattice it is a guess
            assert inside(point, lines) == (height > 0.6)


def test_squares_that_touch_at_a_corner_stay_apart() -> None:
    for seed in range(5):
        warp = Warp(seed_of(f"corner {seed}"))
        both = Field(grid.named("D4") | grid.named("E5"), warp)
        assert len(both.shores()) == 2


def test_water_runs_off_the_map() -> None:
    """What touches the edge has no shore there."""
    lines = Field(grid.ROWS[0], WARP).shores()
    assert all(y < 0 or y > 60 for line in lines for x, y in line if 0 < x < 1100)


def test_chance_is_the_same_everywhere() -> None:
    assert stirred(1) == 0x5692161D100B05E5
    assert seed_of("") == stirred(0xCBF29CE484222325) and seed_of("a") != seed_of("b")
    first = [Chance(7, 1, 2).below(1000) for _ in range(3)]
    assert len(set(first)) == 1
    numbers = [each.unit() for each in [Chance(7, 3)] for _ in range(1000)]
    assert min(numbers) >= 0 and max(numbers) < 1 and 0.45 < sum(numbers) / 1000 < 0.55


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.04, "0"),
        (-0.04, "0"),
        (0.5, ".5"),
        (-0.5, "-.5"),
        (10.0, "10"),
        (-3.25, "-3.2"),
        (100.0, "100"),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_steps_do_not_add_up() -> None:
    """A long line of steps ends where it should, however often it was rounded."""
    path = Path().to(0, 0)
    for at in range(1, 301):
        path.line(at * 0.333, at * 0.777)
    steps = [word for word in path.d.removeprefix("M0 0").split("l") if word]
    x = sum(float(_pair(word)[0]) for word in steps)
    assert x == pytest.approx(300 * 0.333, abs=0.1)


def _pair(word: str) -> tuple[str, str]:
    at = max(word.rfind(" "), word.rfind("-"))
    return word[:at].strip() or "0", word[at:].strip()


def test_an_outline_is_closed() -> None:
    d = outline(Field(grid.named("F6"), WARP).shores())
    assert d.startswith("M") and d.endswith("z") and d.count("z") == 1
