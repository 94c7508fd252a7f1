"""Crests: every one of them is written and read, and nothing else is."""

from itertools import product

import pytest

from quillmap import NotationError
from quillmap.faircopy import heraldry
from quillmap.notation import Crest, read_crest, write_crest
from quillmap.notation.crests import CHARGES, COLOURS, PATTERNS, SHAPES


def test_every_crest_there_is() -> None:
    """A hundred and ninety thousand, of which each has a text of its own."""
    patterns = [None, *product(PATTERNS, COLOURS)]
    charges = [None, *product(CHARGES, COLOURS)]
    texts = set()
    for shape, colour, pattern, charge in product(SHAPES, COLOURS, patterns, charges):
        crest = Crest(shape, colour, pattern, charge)
        text = write_crest(crest)
        texts.add(text)
        assert read_crest(text) == crest and len(text) <= 64
    assert len(texts) == 4 * 7 * (1 + 11 * 7) * (1 + 14 * 7)


def test_no_word_means_two_things() -> None:
    words = (*SHAPES, *COLOURS, *PATTERNS, *CHARGES)
    assert len(set(words)) == len(words)


def test_every_word_has_a_drawing() -> None:
    assert (*heraldry.SHAPES,) == SHAPES and (*heraldry.COLOURS,) == COLOURS
    assert (*heraldry.PATTERNS,) == PATTERNS and (*heraldry.CHARGES,) == CHARGES
    assert (*heraldry.HATCHES,) == COLOURS


def test_case_and_spaces_mean_nothing() -> None:
    text = "  SHIELD  Blue bend\tGOLD "
    assert write_crest(read_crest(text)) == "shield blue bend gold"


@pytest.mark.parametrize(
    "text",
    [
        *("", "shield", "blue", "blue shield", "shield bend gold", "shield blue bend"),
        *("shield blue star gold bend red", "shield blue bend gold bend red", "shield blue gold"),
        *("shield blue star gold star gold", "shield mauve", "shield blue ; gold", "shıeld blue"),
        *("shield blue<script>", "shield blue dragon red", "ſhield blue", "shield blue\u202e"),
    ],
)
def test_what_is_no_crest(text: str) -> None:
    with pytest.raises(NotationError):
        read_crest(text)


@pytest.mark.parametrize(
    "wrong",
    [
        {"shape": "star"},
        {"colour": "shield"},
        {"pattern": ("star", "red")},
        {"charge": ("star", "mauve")},
    ],
)
def test_what_cannot_be_a_crest(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="the words of a crest"):
        Crest(**{"shape": "shield", "colour": "red", **wrong})  # type: ignore[arg-type]
