"""The examples of docs/notation.md are read, and written exactly as they stand there."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quillmap import (
    read_move,
    read_position,
    read_record,
    read_sheet,
    replay,
    write_move,
    write_position,
    write_record,
    write_sheet,
)
from quillmap.material import SCORING
from quillmap.notation import (
    FORMAT,
    LONGEST_NAME,
    LONGEST_WORDS,
    NOTES,
    read_crest,
    read_entry,
    write_crest,
    write_entry,
)
from quillmap.notation.crests import CHARGES, COLOURS, PATTERNS, SHAPES
from quillmap.notation.setups import NEEDED_KEYS, SETUP_KEYS
from quillmap.rules.maps import OwnMap
from quillmap.rules.options import RULES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")

LINES: dict[str, Callable[[str], str]] = {
    "map": lambda text: str(OwnMap.read(text)),
    "move": lambda text: write_move(read_move(text)),
    "entry": lambda text: write_entry(read_entry(text)),
    "crest": lambda text: write_crest(read_crest(text)),
}
BLOCKS: dict[str, Callable[[str], str]] = {
    "sheet": lambda text: write_sheet(read_sheet(text)),
    "position": lambda text: write_position(read_position(text)),
    "record": lambda text: write_record(replay(read_record(text)).record()),
}


def blocks(tag: str) -> list[str]:
    """The fenced examples of a kind."""
    return re.findall(rf"^```{tag}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("tag", LINES)
def test_lines(tag: str) -> None:
    (block,) = blocks(tag)
    for line in block.splitlines():
        assert LINES[tag](line) == line


@pytest.mark.parametrize("tag", BLOCKS)
def test_blocks(tag: str) -> None:
    (block,) = blocks(tag)
    assert BLOCKS[tag](block) == block


def test_every_example_is_read() -> None:
    tags = set(re.findall(r"^```(\w+)$", PAGE, re.MULTILINE))
    assert tags == {"ebnf"} | LINES.keys() | BLOCKS.keys()


def test_the_grammar_says_what_the_readers_know() -> None:
    (grammar,) = blocks("ebnf")
    (record,) = blocks("record")
    words = set(re.findall(r'"([a-z_]+)"', grammar))
    assert words >= {"quillmap", "position", "record", "rules", "players", "edicts", "ambushes"}
    assert words >= set(" ".join(NOTES).split())
    assert words >= set(SETUP_KEYS) - set(NEEDED_KEYS)
    for key in NEEDED_KEYS:
        assert re.search(rf"^{key} ", record, re.MULTILINE)
    assert f"1 to {LONGEST_NAME} characters" in grammar
    assert f"`record {FORMAT}` is the format" in PAGE and f"`rules {RULES}` are" in PAGE
    assert not words & SCORING.keys()


def test_every_kind_of_line_has_an_example() -> None:
    examples = "".join(blocks("entry") + blocks("record"))
    for pattern in (*(f", {note}\n" for note in NOTES), "2 leaves", "2 returns"):
        assert pattern in examples
    assert "2 handed to weighted" in examples


def test_the_words_of_crests_are_those_of_the_grammar() -> None:
    for key, words in (
        ("shape", SHAPES),
        ("colour", COLOURS),
        ("pattern", PATTERNS),
        ("charge", CHARGES),
    ):
        found = re.search(rf"^{key} +=((?:.*\n)(?: +\|.*\n)*)", PAGE, re.MULTILINE)
        assert found is not None
        assert tuple(re.findall(r'"(\w+)"', found[1])) == words
    assert f"a JSON string of 1 to {LONGEST_WORDS} characters" in PAGE
