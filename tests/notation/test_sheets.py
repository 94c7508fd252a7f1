"""Sheets as text, both ways."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import NotationError, Sheet, read_sheet, write_sheet
from quillmap.grid import named, names, union
from quillmap.material import MAPS
from quillmap.rules.sheet import picture
from tests.notation.games import random_game, tries

DATA = Path(__file__).parent.parent / "data"

TEXT = """\
..FF...MM..
...^.r..M..
.vV.....^r.
...........
....HxxX...
.....^.....
...W.......
..WW....AA.
.r^......a.
.....r.^...
...........
attacked C4 C5 E6
letters D A8 A9 B9 E6
letters G E7
coins 7
"""


def test_a_sheet_is_read_and_written() -> None:
    sheet = read_sheet(TEXT)
    assert names(sheet.forest) == ["A3", "A4"]
    assert names(sheet.village) == ["C2", "C3"]
    assert names(sheet.destroyed) == ["E6", "E7", "E8"]
    assert names(sheet.attacked) == ["C4", "C5", "E6"]
    assert names(sheet.dragon) == ["A8", "A9", "B9", "E6"]
    assert names(sheet.gorgon) == ["E7"]
    assert "C2" in names(sheet.ground.ruins) and "E8" in names(sheet.ground.ruins)
    assert sheet.coins == 7
    assert write_sheet(sheet) == TEXT


def test_spaces_line_ends_and_the_order_of_the_last_lines_mean_nothing() -> None:
    rows, lines = TEXT.splitlines()[:11], TEXT.splitlines()[11:]
    spaced = [" " + " ".join(row) + "\t" for row in rows] + ["", *lines[::-1]]
    assert read_sheet("\r\n".join(spaced)) == read_sheet(TEXT)
    assert read_sheet("\ufeff" + TEXT.replace("coins", "Coins")) == read_sheet(TEXT)
    assert read_sheet(TEXT.replace("letters D A8", "LETTERS d a8")) == read_sheet(TEXT)


def test_the_pictures_of_the_scoring_examples() -> None:
    cases = json.loads((DATA / "scoring_examples.json").read_text("utf-8"))["cases"]
    assert len(cases) > 50
    for case in cases:
        text = "\n".join(case["board"]) + "\n"
        assert write_sheet(read_sheet(text)) == text


@pytest.mark.parametrize("name", MAPS)
def test_an_empty_map_is_its_picture(name: str) -> None:
    sheet = Sheet(MAPS[name])
    assert write_sheet(sheet) == "\n".join(picture(sheet)) + "\n"
    assert read_sheet(write_sheet(sheet)) == sheet


@tries(8)
@given(st.integers(0, 2**32))
def test_every_sheet_of_random_games(number: int) -> None:
    for game in random_game(number):
        for sheet in game.position.sheets:
            assert read_sheet(write_sheet(sheet)) == sheet


@pytest.mark.parametrize(
    ("old", "new", "line", "expected", "found"),
    [
        ("...........\n", "..........\n", 4, "11 marks in row 4, not 10", ".........."),
        ("...........\n", "............\n", 4, "11 marks in row 4, not 12", "............"),
        (".vV", ".uV", 3, "a mark of the legend", "u"),
        ("coins 7\n", "coins 15\n", 15, "coins from 0 to 14", "15"),
        ("coins 7\n", "coins -1\n", 15, "coins from 0 to 14", "-1"),
        ("coins 7\n", "coins 07\n", 15, "coins from 0 to 14", "07"),
        ("coins 7\n", "coins\n", 15, "coins from 0 to 14", ""),
        ("coins 7\n", "coins 7 8\n", 15, "the end of the line", "8"),
        ("coins 7\n", "coins 7\ncoins 7\n", 16, "each kind of line once", "coins 7"),
        ("coins 7\n", "coins 7\nA1\n", 16, "the end of the text", "A1"),
        ("letters G E7", "letters D A8", 14, "each kind of line once", "letters D A8"),
        ("letters G E7", "letters G A1", 14, "letters on monsters or destroyed squares", "A1"),
        ("letters G E7", "letters G E6", 14, "one letter on a square", "E6"),
        ("letters G E7", "letters Q E7", 14, "a letter (D, Z, T, G)", "Q"),
        ("attacked C4", "attacked C4 C4", 12, "each square once", "C4"),
        ("attacked C4 C5 E6", "attacked", 12, "a square from A1 to K11", ""),
        ("...........\nattacked", "attacked", 11, "11 rows of 11 marks (there are only 10)", "att"),
        ("...........\nattacked", "Attacked:", 11, "11 rows of 11 marks", "Attacked:"),
        ("attacked", "...........\nattacked", 12, "11 rows and no more", "..........."),
        ("coins 7\n", "Coins: 7\n", 15, '"coins" without a colon, as in: coins 3', "Coins: 7"),
        ("letters G", "letters: G", 14, '"letters" without a colon', "letters: G"),
    ],
)
def test_what_is_no_sheet(old: str, new: str, line: int, expected: str, found: str) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as refused:
        read_sheet(TEXT.replace(old, new, 1))
    error = refused.value
    assert error.line == line
    assert error.expected.startswith(expected)
    assert error.found.startswith(found)


@pytest.mark.parametrize(
    ("rows", "there"), [(0, "there is none"), (1, "there is only 1"), (3, "there are only 3")]
)
def test_a_sheet_ends_too_soon(rows: int, there: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_sheet("\n".join([*TEXT.splitlines()[:rows], ""]))
    line = rows + 1
    assert str(refused.value) == (
        f"line {line}: expected 11 rows of 11 marks ({there}), found nothing"
    )


def test_letters_survive_on_destroyed_squares() -> None:
    sheet = read_sheet(TEXT)
    struck = replace(sheet, attacked=union(map(named, ("A8", "A9")))).struck()
    assert read_sheet(write_sheet(struck)) == struck
