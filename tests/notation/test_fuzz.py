"""Any string given to a reader is read, or refused with our own error; never anything else."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import (
    NotationError,
    Position,
    deal,
    legal,
    play,
    read_move,
    read_position,
    read_record,
    read_sheet,
    write_move,
    write_position,
    write_record,
    write_sheet,
)
from quillmap.notation import read_entry, write_entry
from quillmap.rules.status import status
from tests.notation.games import finished, random_game, tries

Reader = Callable[[str], Any]
Writer = Callable[[Any], str]

_record = finished(341, 0.02).record()
_games = [[game.position for game in random_game(number, 0.02)] for number in (2, 9, 341)]
_positions = [position for of in _games for position in of[5:-1:9]]

PAIRS: dict[str, tuple[Reader, Writer]] = {
    "move": (read_move, write_move),
    "entry": (read_entry, write_entry),
    "sheet": (read_sheet, write_sheet),
    "position": (read_position, write_position),
    "record": (read_record, write_record),
}
EXAMPLES: dict[str, list[str]] = {
    "move": ["3 forest C4 C5 D5", "1 hero B2 strikes A1 C3", "3 on 2 monster C4 D5 destroys C5"],
    "entry": [write_entry(entry) for entry in _record.entries[::5]],
    "sheet": [write_sheet(sheet) for p in _positions[-8:] for sheet in p.sheets],
    "position": [write_position(position) for position in _positions],
    "record": [write_record(_record)],
}
ANY_TEXT = st.text(st.characters(exclude_categories=()))
"""Surrogates and control characters included."""

PIECES = (
    *(
        "\n",
        "\r",
        "\r\n",
        "\t",
        " ",
        "\x00",
        "\x1c",
        "\x85",
        "\ufeff",
        "\u2028",
        "\u202e",
        "\ud800",
    ),
    *("\u212a", "İ", "ß", "٣", "²", "½", "-", "+", ",", '"', "\\", "{", "[" * 5000, "9" * 5000),
    *(
        "0",
        "1",
        "2",
        "101",
        "-1",
        "A1",
        "K11",
        "K12",
        "forest",
        "monster",
        "on",
        "off",
        "by",
        "left",
    ),
    *("leaves", "destroys A1", "strikes B2", "reveal hamlet", "score 1 0 =", "seed " + "0" * 64),
    *("round troll", "round none", "round gaze", "awaited 1", "circle 1 2", "left 1", "over on"),
    *("season winter", "effect 1", "effects gorgon_gaze", "shown", "players 1", "coins 14", "x"),
)


@st.composite
def mutated(draw: st.DrawFn, kind: str) -> str:
    """A text that could be read, with a few pieces or lines deleted, put in or moved."""
    text = draw(st.sampled_from(EXAMPLES[kind]))
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.booleans()):
            start = draw(st.integers(0, len(text)))
            stop = start + draw(st.integers(0, 3))
            text = text[:start] + draw(st.sampled_from(("", *PIECES))) + text[stop:]
        else:
            lines = text.split("\n")
            first, second = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
            match draw(st.sampled_from(("delete", "double", "swap", "replace", "borrow"))):
                case "delete":
                    del lines[first]
                case "double":
                    lines.insert(second, lines[first])
                case "swap":
                    lines[first], lines[second] = lines[second], lines[first]
                case "replace":
                    lines[first] = draw(st.sampled_from(PIECES))
                case _:
                    other = draw(st.sampled_from(EXAMPLES[kind])).split("\n")
                    lines[first] = other[min(first, len(other) - 1)]
            text = "\n".join(lines)
    return text


def read_or_refused(kind: str, text: str) -> object:
    """The value, once it is clear that it is written and read as itself; None if refused."""
    read, write = PAIRS[kind]
    try:
        value = read(text)
    except NotationError as refusal:
        lines, message = text.count("\n") + 1, str(refusal)
    else:
        canonical = write(value)
        assert read(canonical) == value
        assert write(read(canonical)) == canonical
        return value
    line = int(message.removeprefix("line ").partition(":")[0])
    assert 1 <= line <= lines
    assert message.isprintable() and len(message) < 400
    return None


@pytest.mark.parametrize("kind", PAIRS)
@tries(200)
@given(st.data())
def test_any_text(kind: str, data: st.DataObject) -> None:
    read_or_refused(kind, data.draw(ANY_TEXT))


@pytest.mark.parametrize("kind", PAIRS)
@tries(300)
@given(st.data())
def test_texts_that_are_nearly_right(kind: str, data: st.DataObject) -> None:
    value = read_or_refused(kind, data.draw(mutated(kind)))
    if isinstance(value, Position):
        goes_on(value)


@tries(300)
@given(st.data())
def test_positions_mixed_from_two(data: st.DataObject) -> None:
    of = data.draw(st.sampled_from(_games))
    one, other = data.draw(st.sampled_from(of)), data.draw(st.sampled_from(of))
    fields = data.draw(st.sets(st.sampled_from([field.name for field in dataclasses.fields(one)])))
    mixed = dataclasses.replace(one, **{name: getattr(other, name) for name in fields})
    value = read_or_refused("position", write_position(mixed))
    # Only a round whose card is not the last that was shown is read as another one.
    assert (value == mixed) == (not status(mixed))
    if isinstance(value, Position):
        goes_on(value)


def goes_on(position: Position) -> None:
    """A position that was read can be played: nothing that it says makes the rules stumble."""
    if position.awaited:
        for seat in position.awaited:
            move = next(legal(position, seat), None)
            if move is None:
                return  # the text gave this seat a full map
            position = play(position, move).position
    elif not position.over:
        assert deal(bytes(32), position)


@pytest.mark.parametrize("kind", PAIRS)
def test_huge_texts_take_no_time(kind: str) -> None:
    example = EXAMPLES[kind][0]
    for text in ("A1 " * 10**5, "9" * 10**5, "\n" * 10**5 + example, '"' * 10**5, "x 1\n" * 10**4):
        read_or_refused(kind, text)
        read_or_refused(kind, example + "\n" + text)
