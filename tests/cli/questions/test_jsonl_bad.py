"""Questions that cannot be answered: each gets its error, and the rest goes on."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap.engine.inbox import LONGEST_LINE
from tests.cli.helpers import ANSWERING, EMPTY, answers
from tests.notation.games import tries

BOARD: dict[str, Any] = {"board": EMPTY}
ONE = {"board": EMPTY, "card": "sentinel_wood"}


@pytest.mark.parametrize(
    ("command", "line", "says"),
    [
        ("score", b"", "the line is empty"),
        ("score", b"   ", "the line is empty"),
        ("score", b"{", "not JSON"),
        ("score", b"nonsense", "not JSON"),
        ("score", b'{"board": NaN}', "NaN"),
        ("score", b'{"board": -Infinity}', "Infinity"),
        ("score", b'{"card": 1, "card": 2}', '"card" comes twice'),
        ("score", b"[]", "expected a JSON object"),
        ("score", b'"text"', "expected a JSON object"),
        ("score", b"null", "expected a JSON object"),
        ("score", b"\xff\xfe", "not UTF-8"),
        ("score", b"[" * 100_000, "nested too deeply"),
        ("score", b'{"board":' + b"[" * 5_000 + b"]" * 5_000 + b"}", '"board"|nested'),
        ("score", b"1" * 6_000, "too long"),
        ("score", b"x" * (LONGEST_LINE + 2), "longer than"),
        ("score", {}, '"board" is missing'),
        ("score", BOARD, '"card" is missing'),
        ("score", {**ONE, "cards": 1}, 'unknown key "cards"'),
        ("score", {**ONE, "ruins": True}, 'unknown key "ruins"'),
        ("score", {**ONE, "board": EMPTY[:10]}, "has 10 rows"),
        ("score", {**ONE, "board": [*EMPTY[:10], "." * 10]}, "row 11 .* 10 squares"),
        ("score", {**ONE, "board": [*EMPTY[:10], "." * 10 + "?"]}, r'"\?" in row 11'),
        ("score", {**ONE, "board": [*EMPTY[:10], "." * 10 + "\ud800"]}, "in row 11"),
        ("score", {**ONE, "board": [*EMPTY[:10], 5]}, "list of texts"),
        ("score", {**ONE, "board": "." * 121}, "list of texts"),
        ("score", {**ONE, "card": 7}, '"card" is a text'),
        ("score", {**ONE, "card": "\ud800"}, "no card"),
        ("score", {**ONE, "card": "sentinal wood"}, "did you mean sentinel_wood"),
        ("score", {**ONE, "card": "hamlet"}, "Hamlet is an explore card"),
        ("score", {**ONE, "options": []}, '"options" is an object'),
        ("score", {**ONE, "options": {"speed": 1}}, "no option “speed”"),
        ("score", {**ONE, "options": {"hero_cards": "maybe"}}, "on, off"),
        ("score", {**ONE, "options": {"hero_cards": None}}, "“None” is not a value"),
        ("score", {**ONE, "options": {"wildholds_points": 7}}, "Choose from: 8, 6"),
        ("score", {**ONE, "options": {"ruleset": ["base"]}}, "not a value of the option “ruleset”"),
        ("score", {**ONE, "options": {"edicts": ["x"] * 4}}, "no card “x”"),
        ("score", {**ONE, "options": {"ruleset": "base", "map_sheet": "C"}}, "map_sheet"),
        ("legal", ONE, "Sentinel Wood is a scoring card"),
        ("legal", {**BOARD, "card": "temple_ruins"}, "Temple Ruins is a ruins card"),
        ("legal", BOARD, 'either "card" or "shape"'),
        ("legal", {**BOARD, "card": "hamlet", "shape": ["X"]}, 'either "card" or "shape"'),
        ("legal", {**BOARD, "card": "hamlet", "ruins": 1}, "true or false"),
        ("legal", {**BOARD, "shape": []}, "list of rows"),
        ("legal", {**BOARD, "shape": ["."]}, "at least one square"),
        ("legal", {**BOARD, "shape": ["X", "XX"]}, "equally long"),
        ("legal", {**BOARD, "shape": ["X?"]}, "drawn with"),
        ("legal", {**BOARD, "shape": ["X", " X"]}, 'a gap is written "."'),
        ("legal", {**BOARD, "shape": ["X X"]}, "holds a space"),
        ("legal", {**BOARD, "board": [*EMPTY[:10], " ." * 10], "card": "hamlet"}, "10 squares"),
        ("legal", {**BOARD, "shape": ["X" * 12]}, "at most 11"),
        ("legal", {**BOARD, "shape": "X"}, "list of texts"),
        ("ambush", {**BOARD, "card": "hamlet"}, "it takes an ambush card"),
        ("ambush", {**BOARD, "card": "goblin_attack", "options": {"solo_ambush": 1}}, "pegasus"),
    ],
)
def test_a_bad_line_is_answered_and_the_rest_goes_on(command: str, line: object, says: str) -> None:
    card = {"score": "silos", "legal": "hamlet", "ambush": "gnoll_raid"}[command]
    good = {"board": EMPTY, "card": card}
    before, bad, after = answers(command, good, line, good)
    assert before == after and "error" not in before
    assert bad.keys() == {"error"}
    with pytest.raises(ValueError, match=says):
        raise ValueError(bad["error"])
    assert len(bad["error"]) <= 303 and bad["error"].isprintable()


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)
FIELDS = st.fixed_dictionaries(
    {"board": st.just(EMPTY) | VALUES, "card": st.sampled_from(["silos", "hamlet"]) | VALUES},
    optional={"shape": VALUES, "ruins": VALUES, "options": VALUES},
)
OPTIONS = st.dictionaries(
    st.sampled_from(["ruleset", "map_sheet", "edicts", "ambush_set", "hero_cards", "season_set"]),
    VALUES,
)


@tries(40)
@given(
    st.sampled_from(sorted(ANSWERING)),
    st.lists(FIELDS | VALUES | OPTIONS.map(lambda o: {**ONE, "options": o}) | st.binary()),
)
def test_no_line_is_ever_too_strange(command: str, questions: list[object]) -> None:
    lines = [each for each in questions if not isinstance(each, bytes) or b"\n" not in each]
    found = answers(command, *lines) if lines else []
    assert len(found) == len(lines)
