"""The page draws crests from our data, and its tests compare what it draws with our drawings."""

import json

from quillmap.notation.crests import CHARGES, COLOURS, PATTERNS, SHAPES
from tools.crests import SAMPLES, WRITTEN, samples, written


def test_the_files_are_what_the_script_writes() -> None:
    assert WRITTEN.read_text("utf-8") == written(), "run python -m tools.crests"
    assert SAMPLES.read_text("utf-8") == samples(), "run python -m tools.crests"


def test_every_word_is_in_a_sample() -> None:
    words = {word for text in json.loads(SAMPLES.read_text("utf-8")) for word in text.split()}
    assert words == {*SHAPES, *COLOURS, *PATTERNS, *CHARGES}
