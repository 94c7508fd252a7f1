"""docs/envs.md: its examples run, and its tables say what the environments do."""

import doctest
import re

from quillmap.envs.actions import ACTIONS, PLANES, WAIT
from quillmap.envs.observing import LENGTH, MAP_PLANES
from tools.envs import PAGE, written


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


def test_the_tables_are_as_the_environments_say() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "write them anew: python -m tools.envs"


def test_a_wrong_table_is_noticed() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page.replace("| 199 |", "| 198 |")) == page


def test_the_numbers_in_the_text_are_right() -> None:
    text = re.sub(r"\s+", " ", PAGE.read_text("utf-8"))
    assert f"There are {len(PLANES)} planes of 121 squares" in text
    assert f"0 to {WAIT - 1}," in text and f"`{WAIT}` (wait)" in text and WAIT == ACTIONS - 1
    assert f"a row of {LENGTH} numbers" in text and f"First come {len(MAP_PLANES)} planes" in text
