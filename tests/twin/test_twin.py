"""The twin against the examples: scoring, placing and the solo walk."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests import walk_tables as tables
from tests.twin.board import CELLS, SIZE, Board, Cell, border, neighbours, square_name
from tests.twin.cards import AMBUSH, MAPS, SOLO_VALUE
from tests.twin.placing import (
    orientations,
    placements,
    solo_ambush,
    solo_choices,
)
from tests.twin.scoring import SCORING

DATA = Path(__file__).parent.parent / "data"
SCORING_CASES: list[dict[str, Any]] = json.loads(
    (DATA / "scoring_examples.json").read_text(encoding="utf-8")
)["cases"]
PLAY_CASES: list[dict[str, Any]] = json.loads(
    (DATA / "play_examples.json").read_text(encoding="utf-8")
)["cases"]
EMPTY = ["." * SIZE] * SIZE
# Cards that care which way up the map lies.
ONE_WAY_UP = {"the_broken_road", "faunlost_thicket", "sleepy_valley"}
ONE_WAY_UP |= {"jorekburg", "silos", "banded_hills"}


def cells(pairs: list[list[int]]) -> frozenset[Cell]:
    """Squares as they stand in the example files."""
    return frozenset((row, column) for row, column in pairs)


def random_board(rng: random.Random) -> Board:
    """A sheet on which any square may be drawn on or destroyed."""
    signs = rng.choice([".FVAWMHx", "FVAWMHx", "..FFVVAW", ".AW", ".VF"])
    on_ruins = {".": "r", "x": "X"}

    def fill(printed: str) -> str:
        sign = rng.choice(signs)
        if printed == "r":
            return on_ruins.get(sign, sign.lower())
        return sign if printed == "." else printed

    return Board.read(["".join(fill(sign) for sign in row) for row in MAPS[rng.choice("ABCD")]])


def test_every_scoring_card_has_one_rule() -> None:
    assert set(SCORING) == {*SOLO_VALUE, "monster_penalty"}


@pytest.mark.parametrize("case", SCORING_CASES, ids=lambda case: case["card"])
def test_scoring_example(case: dict[str, Any]) -> None:
    board = Board.read(case["board"])
    points, marked = SCORING[case["card"]](board, {})
    assert points == case["expected"]
    assert bool(points) == bool(marked)
    assert board.rows() == case["board"]


def test_marked_squares() -> None:
    rows = [
        "VV.V.......",
        "...V.......",
        *EMPTY[2:8],
        "F.F.F......",
        "F..........",
        "...........",
    ]
    board = Board.read(rows)
    first, second = {(0, 0), (0, 1)}, {(0, 3), (1, 3)}
    assert SCORING["shieldgate"](board, {}) == (4, first)
    assert SCORING["great_city"](board, {}) == (2, first)
    assert SCORING["caravansary"](board, {}) == (3, first)
    assert SCORING["outer_enclave"](board, {}) == (5, border(second))
    assert SCORING["faunlost_thicket"](board, {}) == (4, {(8, 0), (9, 0)})
    assert SCORING["sleepy_valley"](board, {}) == (4, {(8, column) for column in range(SIZE)})
    assert SCORING["greenbough"](board, {})[1] == board.cells("forest")
    assert SCORING["lost_barony"](board, {}) == (3, {(0, 0)})


def test_options_of_scoring() -> None:
    big = Board.read(["VVVVVV.....", *EMPTY[1:]])
    assert SCORING["wildholds"](big, {"wildholds_points": 6})[0] == 6
    band = Board.read(["FVAWH......", *EMPTY[1:]])
    assert SCORING["banded_hills"](band, {})[0] == 4
    assert SCORING["banded_hills"](band, {"hero_cards": False})[0] == 0


def test_a_turned_map_scores_the_same() -> None:
    rng = random.Random(15)
    for _ in range(25):
        board = random_board(rng)
        rows = board.rows()
        mirrored = Board.read([row[::-1] for row in rows])
        turned = Board.read(["".join(row[c] for row in rows) for c in range(SIZE)])
        for card in set(SCORING) - ONE_WAY_UP:
            points = SCORING[card](board, {})[0]
            assert SCORING[card](mirrored, {})[0] == points, card
            assert SCORING[card](turned, {})[0] == points, card


def test_names_and_neighbours() -> None:
    assert [square_name(cell) for cell in [(0, 0), (0, 10), (10, 0)]] == ["A1", "A11", "K1"]
    assert len({square_name(cell) for cell in CELLS}) == 121
    assert sum(len(neighbours(cell)) for cell in CELLS) == 440


def test_placements_on_an_empty_map() -> None:
    board = Board.read(EMPTY)
    counts = {"X": 121, "XX": 220, "X./XX": 400, ".X./XXX/.X.": 81, "X.X": 198}
    for shape, count in counts.items():
        assert len(placements(board, shape.split("/"), ruins=False)) == count
    assert len(orientations(["XXX", "XX."])) == 8
    assert len(placements(Board.sheet("A"), ["X"], ruins=True)) == 6


@pytest.mark.parametrize("case", [c for c in PLAY_CASES if c["kind"] == "can_place"])
def test_can_place(case: dict[str, Any]) -> None:
    board = Board.read(case["board"])
    ruins = case.get("ruins_required", False) or "must_cover" in case
    if "must_cover" in case:
        assert [c for c in board.empty_cells() if board.is_ruins(c)] == [tuple(case["must_cover"])]
    found = [p for shape in case["shapes"] for p in placements(board, shape.split("/"), ruins)]
    assert bool(found) == case["expected_can_place"]


@pytest.mark.parametrize("case", [c for c in PLAY_CASES if c["kind"] == "solo_ambush"])
def test_solo_ambush_example(case: dict[str, Any]) -> None:
    expected = case["expected_cells"]
    place = solo_ambush(Board.read(case["board"]), case["card"])
    assert place == (None if expected is None else cells(expected))


@pytest.mark.parametrize("card", tables.NO_OBSTACLES)
def test_first_solo_placements(card: str) -> None:
    """R12.4, both tables."""
    assert solo_ambush(Board.read(EMPTY), card) == tables.cells(tables.NO_OBSTACLES[card])
    for sheet in MAPS:
        expected = tables.DIFFERS.get((card, sheet), tables.NO_OBSTACLES[card])
        assert solo_ambush(Board.sheet(sheet), card) == tables.cells(expected)
    ringed = Board.read(["F" * SIZE, *["F.........F"] * 9, "F" * SIZE])
    assert solo_ambush(ringed, card) == tables.cells(tables.OUTER_RING_FILLED[card])


def test_solo_walk_on_random_maps() -> None:
    rng = random.Random(12)
    for _ in range(150):
        board = random_board(rng)
        for card in AMBUSH:
            place = solo_ambush(board, card)
            printed = placements(board, AMBUSH[card].rows, ruins=False, turned=False)
            assert (place in printed) if printed else (place is None)
            turned = placements(board, AMBUSH[card].rows, ruins=False)
            choices = solo_choices(board, card)
            assert choices <= turned
            assert bool(choices) == bool(turned)
            assert not choices or frozenset.intersection(*choices)
