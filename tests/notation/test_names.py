"""Names of players: which are refused, and that nothing gets into a record through them."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import quillmap
from quillmap import Game, NotationError, Options, Player, Record, read_record, write_record
from quillmap.notation import LONGEST_NAME, name_problem
from quillmap.notation.names import BOT, BOT_IN_WORDS
from tests.notation.games import NAMES, tries

GAME = Game.new(Options.of("base"), 2, seed=bytes(32)).record()
LINES = write_record(GAME).splitlines()

CONTROL = "\n\r\t\x00\x1c\x7f\x85\u00ad\u061c\u200b\u200e\u2028\u2029\u202e\u2069\ufeff\ud800\udc00"
NASTY = CONTROL + "\x0b\x0c\x1d\x1e\u200c\u200d\u3000\"'\\{}:, ab1"
PIECES = ("seed", "seat 2", "reveal hamlet", '"', "\\n", "\\u000a", "\\", "bot", "\n2 leaves", "x")

nasty_names = st.one_of(
    st.text(st.sampled_from(NASTY), max_size=30),
    st.lists(st.sampled_from(PIECES), max_size=5).map("".join),
    st.text(st.characters(), max_size=30),
)


@pytest.mark.parametrize("name", [*NAMES, "x" * 24, "😀" * 24, "a", "\\", '"', "\u00a0a", "#", "İ"])
def test_names_that_are_fine(name: str) -> None:
    assert name_problem(name) is None
    game = Game.new(Options.of("base"), [Player(name), Player("Ann", "weighted")], seed=bytes(32))
    text = write_record(game.record())
    assert read_record(text).players == (Player(name), Player("Ann", "weighted"))
    escaped = text.replace(json.dumps(name, ensure_ascii=False), json.dumps(name))
    assert read_record(escaped) == game.record()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", f"a name of 1 to {LONGEST_NAME} characters"),
        ("x" * 25, f"a name of 1 to {LONGEST_NAME} characters"),
        ("   ", "a name that can be seen"),
        ("\u200d\u200c \u3000", "a name that can be seen"),
        *((f"a{bad}b", "a name without control or bidirectional characters") for bad in CONTROL),
        ("\udfff\ud800", "a name without control or bidirectional characters"),
    ],
)
def test_names_that_are_refused(name: str, expected: str) -> None:
    assert name_problem(name) == expected
    with pytest.raises(ValueError, match=f"^expected {expected}, found"):
        Player(name)
    seat = LINES.index('seat 1 "Player 1"')
    lines = [*LINES[:seat], f"seat 1 {json.dumps(name)}", *LINES[seat + 1 :]]
    with pytest.raises(NotationError) as refused:
        read_record("\n".join(lines))
    assert (refused.value.line, refused.value.expected) == (seat + 1, expected)
    assert str(refused.value).isprintable()


@tries(400)
@given(nasty_names, st.sampled_from([None, "weighted"]))
def test_no_line_gets_in_through_a_name(name: str, bot: str | None) -> None:
    try:
        player = Player(name, bot)
    except ValueError:
        return
    record = Record(GAME.setup, (player, player), GAME.commitment, GAME.entries)
    text = write_record(record)
    # Not only for us: whatever another program takes for the end of a line is not there.
    assert len(text.splitlines()) == len(text.split("\n")) - 1 == len(LINES)
    assert text.encode("utf-8").decode("utf-8") == text
    assert read_record(text) == record


@tries(400)
@given(nasty_names, st.booleans(), st.sampled_from(["", " bot weighted", "\n2 leaves"]))
@example('a"\nseat 2 "b', False, "")
@example('a" bot "', False, "")
@example("\ud800\udc00", True, "")
def test_no_line_gets_in_through_quotes(name: str, ascii_only: bool, behind: str) -> None:
    seat = LINES.index('seat 2 "Player 2"')
    quoted = json.dumps(name, ensure_ascii=ascii_only)
    name = json.loads(quoted)  # two escaped halves of a character are that character
    lines = [*LINES[:seat], f"seat 2 {quoted}{behind}", *LINES[seat + 1 :]]
    try:
        record = read_record("\n".join(lines))
    except NotationError:
        assert name_problem(name) or "\n" in behind
        return
    assert record.players == (Player("Player 1"), Player(name, "weighted" if behind else None))
    assert record.entries == GAME.entries


@tries(200)
@given(nasty_names, nasty_names)
def test_no_line_gets_in_through_an_unknown_field(key: str, value: str) -> None:
    try:
        record = Record(
            GAME.setup, GAME.players, GAME.commitment, GAME.entries, extra=((key, value),)
        )
    except ValueError:
        return
    text = write_record(record)
    assert len(text.splitlines()) == len(LINES) + 1
    assert read_record(text) == record


@tries(200)
@given(nasty_names)
def test_no_line_gets_in_through_a_bot(bot: str) -> None:
    try:
        player = Player("Ann", bot)
    except ValueError:
        return
    record = Record(GAME.setup, (player, player), GAME.commitment, GAME.entries)
    assert read_record(write_record(record)) == record


def test_there_is_one_pattern_for_the_name_of_a_bot() -> None:
    """No other file writes it down again, and the pages say it in the same words."""
    source = Path(quillmap.__file__).parent
    holding = [p.name for p in source.rglob("*.py") if BOT in p.read_text("utf-8")]
    assert holding == ["names.py"]
    docs = Path(__file__).parents[2] / "docs"
    words = re.sub(r"[`,]| and", "", BOT_IN_WORDS)
    for page in ("notation.md", "library.md"):
        assert words in re.sub(r"[`,]| and", "", (docs / page).read_text("utf-8")), page
