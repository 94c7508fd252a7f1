"""R3.2: what a game can be played on, a printed sheet, one that chance decides, or an own map."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import Options, begin, prepare, read_record, replay, write_record
from quillmap.grid import EVERYWHERE, SIZE
from quillmap.material import MAPS, Ground
from quillmap.notation import NotationError
from quillmap.replay import BrokenRecord
from quillmap.rules import BadOptions
from quillmap.rules.maps import LEAST_EMPTY, LONGEST_MAP, SHEETS, OwnMap, remarks
from quillmap.rules.sheet import picture
from quillmap.simulate import simulate
from tests.random_play import RULESETS, random_map
from tests.rules import map_samples
from tests.rules.helpers import at

EMPTY = "/".join(["11"] * SIZE)
CORNERS = "^10/11/2r2^2r2/11/11/5##4/5##4/11/2r2^2r2/11/10^"


def refused(text: Any) -> tuple[str, dict[str, Any]]:
    """Why this is not a map."""
    with pytest.raises(BadOptions) as refusal:
        Options.of("base", map_sheet=text)
    return refusal.value.reason.id, dict(refusal.value.reason.args)


@given(st.integers(0, 2**32))
def test_r3_2_an_own_map_has_one_text(number: int) -> None:
    """Its picture, the picture on one line and the short form are the same map (R3.2)."""
    dotted = random_map(random.Random(number))
    own = OwnMap.read(dotted)
    assert "/".join(own.rows) == dotted
    assert OwnMap.read(str(own)) == OwnMap.read("\n".join(own.rows) + "\r\n") == own
    assert len(str(own)) <= len(dotted) and "." not in str(own)
    for ruleset in RULESETS:
        options = Options.of(ruleset, map_sheet=str(own))
        assert options == Options.of(ruleset, map_sheet=own) and options.map_sheet == own
        position = begin(prepare(options, bytes(32), 3))
        assert {picture(sheet) for sheet in position.sheets} == {own.rows}


@given(st.text(alphabet="0129.^#r/R \n\u0661", max_size=LONGEST_MAP + 9) | st.text(max_size=300))
def test_r3_2_any_text_is_a_map_or_refused(text: str) -> None:
    """And what is taken for a map is one (R3.2)."""
    try:
        found = Options.of("base", map_sheet=text).map_sheet
    except BadOptions:
        return
    if isinstance(found, OwnMap):
        assert OwnMap.read(str(found)) == found
    else:
        assert found in (*SHEETS["base"], "random")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/", ("map_form", {})),
        (EMPTY + "/11", ("map_form", {})),
        ("/" * 10, ("map_form", {})),
        (EMPTY + " " * LONGEST_MAP, ("map_form", {})),
        ("11/" * 10 + "12", ("map_row", {"row": 11, "now": 12})),
        ("5^4/" + "11/" * 9 + "11", ("map_row", {"row": 1, "now": 10})),
        ("1111/" + "11/" * 9 + "11", ("map_row", {"row": 1, "now": 22})),
        ("11/R10/" + "11/" * 8 + "11", ("map_mark", {"row": 2, "mark": "R"})),
        ("011/" + "11/" * 9 + "11", ("map_mark", {"row": 1, "mark": "0"})),
        ("\u0661\u0661/" + "11/" * 9 + "11", ("map_mark", {"row": 1, "mark": "\u0661"})),
        ("\ud800/" + "11/" * 9 + "11", ("map_mark", {"row": 1, "mark": "'\\ud800'"})),
        ("###########/" * 5 + "#######4/" + "11/" * 4 + "11", ("map_empty", {"now": 59})),
        ("atlantis", ("bad_option", None)),
        (7, ("bad_option", None)),
        (["11"] * 11, ("bad_option", None)),
    ],
)
def test_r3_2_what_is_not_a_map_is_refused(text: Any, expected: tuple[str, Any]) -> None:
    """In one sentence, with the row that is at fault (R3.2)."""
    id, args = refused(text)
    assert id == expected[0]
    assert expected[1] is None or args == expected[1] | ({"least": 60} if "least" in args else {})


def test_r3_2_ruins_are_empty_squares() -> None:
    """60 squares to draw on are enough, be they ruins (R3.2)."""
    own = OwnMap.read("###########/" * 5 + "######r4/" + "11/" * 4 + "11")
    empty = EVERYWHERE & ~own.ground.wasteland
    assert empty.bit_count() == LEAST_EMPTY


def test_r3_2_a_ground_that_overlaps_is_not_a_map() -> None:
    """Nobody can draw it, so only a program could ask (R3.2)."""
    for ground in (
        Ground(1, 1, 0),
        Ground(0, 2, 2),
        Ground(EVERYWHERE + 1, 0, 0),
        Ground(-1, 0, 0),
    ):
        with pytest.raises(ValueError, match="a mountain, wasteland, ruins"):
            OwnMap(ground)


def test_r3_2_what_is_unusual_is_said_and_allowed() -> None:
    """Mountains on the edge, mountains that touch, other numbers of mountains and ruins (R3.2)."""
    said = [(reason.id, dict(reason.args)) for reason in remarks(OwnMap.read("^^9/" + EMPTY[3:]))]
    assert said == [
        ("map_edge", {"squares": "A1 A2"}),
        ("map_touching", {"squares": "A1 A2"}),
        ("map_mountains", {"now": 2, "printed": 5}),
        ("map_ruins", {"now": 0, "printed": 6}),
    ]
    apart = OwnMap.read(CORNERS).ground
    assert apart.mountains == at("A1 C6 I6 K11")
    assert [reason.id for reason in remarks(OwnMap(apart))] == [
        "map_edge",
        "map_mountains",
        "map_ruins",
    ]
    assert all(remarks(sheet) == () for sheet in (*MAPS, "random"))
    assert all(remarks(OwnMap(ground)) == () for ground in MAPS.values())


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("sheet", ["random", CORNERS, EMPTY])
def test_r3_2_bots_play_and_their_games_replay(ruleset: str, sheet: str) -> None:
    """On a drawn sheet and on own maps, also without any mountain or ruins (R3.2)."""
    options = Options.of(ruleset, map_sheet=sheet)
    for bots in (["surveyor"], ["greedy", "random"]):
        (played,) = simulate(options, bots, 1, "own maps")
        text = write_record(played.record)
        record = read_record(text)
        assert record == played.record and record.setup.options == options
        assert write_record(replay(record).record()) == text
        told = sheet if sheet != "random" else f"drawn {record.setup.map_sheet}"
        assert f"map_sheet {told}" in text.splitlines()


def test_r3_2_a_record_cannot_claim_another_sheet() -> None:
    """The seed says which one was drawn (R3.2)."""
    (played,) = simulate(Options.of("base", map_sheet="random"), ["random"], 1, "own maps")
    text = write_record(played.record)
    drawn = played.record.setup.map_sheet
    other = {"A": "B", "B": "A"}[str(drawn)]
    with pytest.raises(NotationError, match="“D” is not a value of the option “map_sheet”"):
        read_record(text.replace(f"map_sheet drawn {drawn}", "map_sheet drawn D"))
    with pytest.raises(BrokenRecord, match=f"the seed draws the map sheet {drawn}"):
        replay(read_record(text.replace(f"map_sheet drawn {drawn}", f"map_sheet drawn {other}")))


def test_r3_2_the_page_is_told_what_the_rules_say() -> None:
    """If this is meant to change: `python -m tests.rules.map_samples`, then read it (R3.2)."""
    assert map_samples.FILE.read_text("utf-8") == map_samples.written()
    codes = {each["refused"]["code"] for each in map_samples.samples() if each["refused"]}
    assert codes == {"map_form", "map_mark", "map_row", "map_empty"}
