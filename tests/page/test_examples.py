"""The drawn examples of the cards: one for each, counted by the rules, and worth looking at."""

import json
from typing import Any

import pytest

from quillmap import grid
from quillmap.material import ALL_AMBUSHES, HEROES, SCORING
from tools.examples import WRITTEN, written

FILE: dict[str, dict[str, dict[str, Any]]] = json.loads(WRITTEN.read_text("utf-8"))
EXAMPLES = [(kind, id) for kind, cards in FILE.items() for id in cards]


def test_the_file_is_what_the_script_writes() -> None:
    assert WRITTEN.read_text("utf-8") == written(), "run python tools/examples.py"


def test_every_card_has_an_example() -> None:
    assert FILE["scoring"].keys() == SCORING.keys()
    assert FILE["heroes"].keys() == HEROES.keys()
    assert FILE["ambushes"].keys() == ALL_AMBUSHES.keys()


@pytest.mark.parametrize("id", SCORING)
def test_every_scoring_example_earns_something_and_has_a_near_miss(id: str) -> None:
    example = FILE["scoring"][id]
    assert example["points"] > 0
    assert example["squares"]
    squares = marks(example)
    earning = {squares[name].upper() for name in example["squares"]}  # small letters: on ruins
    alike = {name for name, mark in squares.items() if mark.upper() in earning}
    if id == "greenbough":
        # Every forest lies in some row and some column: the near miss is one that brings no new.
        assert example["points"] < 2 * len(example["squares"])
    else:
        assert alike - set(example["squares"])


@pytest.mark.parametrize("id", HEROES)
def test_every_hero_destroys_a_monster_and_misses_another(id: str) -> None:
    example = FILE["heroes"][id]
    after = marks(example)
    assert example["destroyed"]
    assert set(example["destroyed"]) <= set(example["attacked"])
    assert {after[name] for name in example["destroyed"]} == {"x"}
    assert "M" in after.values() and "H" in after.values()


@pytest.mark.parametrize("id", ALL_AMBUSHES)
def test_every_ambush_is_drawn_in_its_shape_and_costs_something(id: str) -> None:
    example = FILE["ambushes"][id]
    after, shape = marks(example), ALL_AMBUSHES[id].shape.rows
    assert {name for name, mark in after.items() if mark == "M"} == set(example["drawn"])
    assert len(example["drawn"]) == "".join(shape).count("X")
    assert example["points"] == len(example["squares"]) > 0


@pytest.mark.parametrize(("kind", "id"), EXAMPLES)
def test_a_picture_is_no_larger_than_the_map(kind: str, id: str) -> None:
    example = FILE[kind][id]
    assert len({len(row) for row in example["rows"]}) == 1
    top, left = grid.place(grid.named(example["at"]))
    bottom, right = top + len(example["rows"]), left + len(example["rows"][0])
    assert bottom <= grid.SIZE and right <= grid.SIZE
    ends = {"top": top == 0, "left": left == 0}
    ends |= {"bottom": bottom == grid.SIZE, "right": right == grid.SIZE}
    assert set(example["edges"]) == {side for side, here in ends.items() if here}


def marks(example: dict[str, Any]) -> dict[str, str]:
    """The mark of each square in a picture, by its name."""
    top, left = grid.place(grid.named(example["at"]))
    return {
        grid.name(grid.square(top + down, left + right)): mark
        for down, row in enumerate(example["rows"])
        for right, mark in enumerate(row)
    }
