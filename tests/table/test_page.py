"""The examples of docs/journal.md are read, and written exactly as they stand there."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from quillmap import read_record, replay, write_record
from quillmap.notation import Made
from quillmap.table.lines import LaneOf, Line, PublishedBy
from quillmap.table.records import load, record_of
from quillmap.table.settings import Settings
from quillmap.table.table import Table
from quillmap.table.texts import HEAD, read_line, write_line
from quillmap.table.turns import read_on
from tests.table.helpers import NOW, at

PAGE = (Path(__file__).parents[2] / "docs" / "journal.md").read_text("utf-8")
JOURNALS = re.findall(r"^```journal\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
RECORDS = re.findall(r"^```record\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
IN_TABLE = re.findall(r"^\| `([^`]*)` \| .* \| .* \|$", PAGE, re.MULTILINE)


def kept(journal: str) -> list[tuple[int, str]]:
    """The lines as a store gives them."""
    return [(NOW, line) for line in journal.splitlines()]


def test_there_is_nothing_else_to_read_on_the_page() -> None:
    assert sorted(re.findall(r"^```(\w+)$", PAGE, re.MULTILINE)) == ["journal", "journal", "record"]
    assert (len(JOURNALS), len(RECORDS)) == (2, 1)


@pytest.mark.parametrize("journal", JOURNALS)
def test_every_line_is_read_and_written_as_it_stands(journal: str) -> None:
    for line in journal.splitlines():
        assert write_line(read_line(line)) == line


def test_every_kind_of_line_has_an_example_and_a_place_in_the_table() -> None:
    shown = {type(read_line(line)) for journal in JOURNALS for line in journal.splitlines()}
    # Only finished games are published, and none of these is one.
    assert shown | {PublishedBy} == set(get_args(Line))
    whole = [line for line in IN_TABLE if "..." not in line]
    listed = {type(read_line(line)) for line in whole}
    assert {kind.__name__ for kind in shown - listed} == {"Seeded", "SetUp", "SettingsSet"}
    assert {line.split()[0] for line in IN_TABLE if "..." in line} == {"seed", "setup", "settings"}
    assert all(write_line(read_line(line)) == line for line in whole)


def test_every_setting_is_explained() -> None:
    for field in fields(Settings):
        assert f"| `{field.name}` | " in PAGE


@pytest.mark.parametrize("journal", JOURNALS)
def test_the_examples_are_games_that_can_be_played(journal: str) -> None:
    """The journal gives a table, and its record is checked line by line."""
    assert journal.startswith(f"{HEAD}\n")
    table = load("g4", kept(journal))
    assert table.closed and not table.over
    record = record_of("g4", kept(journal))
    assert replay(record, table.seed).position == table.position


def test_the_record_on_the_page_is_that_of_the_first_example() -> None:
    assert write_record(record_of("g4", kept(JOURNALS[0]))) == RECORDS[0]
    assert write_record(replay(read_record(RECORDS[0])).record()) == RECORDS[0]


def test_what_the_page_says_about_the_record() -> None:
    drawn = [read_line(line) for line in JOURNALS[0].splitlines()]
    told = record_of("g4", kept(JOURNALS[0])).entries
    assert len([line for line in drawn if isinstance(line, Made)]) == 8
    assert len([entry for entry in told if isinstance(entry, Made)]) == 6
    for secret in ("seed", "w1yXbDkQ", "BCDFGH", "5a8c1f03", "b07e44d9", "77e1a6b2", "settings"):
        assert secret in JOURNALS[0] and secret not in RECORDS[0]


def test_the_lane_of_the_second_example_has_the_same_cards() -> None:
    lane, first = (read_on(Table("g"), kept(journal)).table for journal in reversed(JOURNALS))
    assert isinstance(lane.lane, LaneOf) and first.lane is None
    assert lane.committed == first.committed
    assert at(first).shown[:2] == at(lane).shown
