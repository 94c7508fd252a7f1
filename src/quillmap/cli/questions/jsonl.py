"""Questions as JSON, one object a line, each answered at once with one line in the same order.

Every line gets exactly one answer, also an empty or a broken one: `{"error": "..."}`. So a program
can count lines to know which answer belongs to which question.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Final, NoReturn, TextIO

from quillmap.cli.cards import CardKind, find_card
from quillmap.cli.speech import speaking
from quillmap.engine.inbox import LONGEST_LINE, bounded_lines
from quillmap.grid import SIZE
from quillmap.rules.options import Options, options_of
from quillmap.rules.reasons import Refused
from quillmap.rules.sheet import LEGEND, Sheet, pictured
from quillmap.shape import Shape
from quillmap.texts import ENGLISH

_LONGEST_ERROR: Final = 300

_EXPECTED: Final = (
    "quillmap: --jsonl expects one JSON object a line (see --help), and the first line is none"
)

_MARKS: Final = ". r ^ # F V A W M H x f v a w m h X"
_PLAIN: Final = options_of({})


@dataclass(frozen=True)
class Question:
    """One JSON object, asked for its fields by name; ValueError says what is wrong with one."""

    fields: dict[str, object]

    def only(self, *known: str) -> None:
        """Refuse keys that mean nothing here: they are most likely misspelt."""
        for key in self.fields:
            if key not in known:
                raise ValueError(f"unknown key {_shown(key)} (known: {', '.join(known)})")

    def __contains__(self, key: str) -> bool:
        return key in self.fields

    def sheet(self) -> Sheet:
        """The field "board": eleven rows of eleven marks of the legend."""
        rows = ["".join(row.split()) for row in self._rows("board")]
        if len(rows) != SIZE:
            raise ValueError(f'"board" has {len(rows)} rows, not {SIZE}')
        for number, row in enumerate(rows, 1):
            if len(row) != SIZE:
                raise ValueError(f'row {number} of "board" has {len(row)} squares, not {SIZE}')
            for mark in row:
                if mark not in LEGEND:
                    raise ValueError(
                        f'{_shown(mark)} in row {number} of "board" is not in {_MARKS}'
                    )
        return pictured(rows)

    def shape(self) -> Shape:
        """The field "shape", a picture such as ["X.", "XX"]."""
        rows = self._rows("shape")
        if any(mark.isspace() for row in rows for mark in row):
            # Leaving it out would move the squares behind it: most likely it was meant as a gap.
            raise ValueError('"shape" holds a space: a gap is written ".", as in ["X.", ".X"]')
        return Shape.read(rows)

    def card(self, kinds: Sequence[CardKind]) -> str:
        """The id of the field "card"."""
        card = self._needed("card")
        if not isinstance(card, str):
            raise ValueError(f'"card" is a text, not {_shown(card)}')
        return find_card(card, kinds)

    def flag(self, key: str) -> bool:
        """A field that is true or false, and false if it is left out."""
        value = self.fields.get(key, False)
        if not isinstance(value, bool):
            raise ValueError(f'"{key}" is true or false, not {_shown(value)}')
        return value

    def options(self) -> Options:
        """The field "options", or the combined rules if it is left out."""
        if "options" not in self.fields:
            return _PLAIN
        asked = self.fields["options"]
        if not isinstance(asked, dict):
            raise ValueError(f'"options" is an object, not {_shown(asked)}')
        return options_of(asked)

    def _needed(self, key: str) -> object:
        if key not in self.fields:
            raise ValueError(f'"{key}" is missing')
        return self.fields[key]

    def _rows(self, key: str) -> list[str]:
        """The rows of a picture, as they are written."""
        rows = self._needed(key)
        if not isinstance(rows, list):
            raise ValueError(f'"{key}" is a list of texts, not {_shown(rows)}')
        for row in rows:
            if not isinstance(row, str):
                raise ValueError(f'"{key}" is a list of texts, but holds {_shown(row)}')
        return rows


Answer = dict[str, Any]


def answer_lines(questions: BinaryIO, out: TextIO, answer: Callable[[Question], Answer]) -> int:
    """Answer every line of the stream, each before the next is read; returns the exit code."""
    with speaking(ENGLISH):  # a program reads it, whatever the language of its user
        for number, line in enumerate(bounded_lines(questions), 1):
            if number == 1 and line and not line.lstrip(b"\xef\xbb\xbf \t").startswith(b"{"):
                print(_EXPECTED, file=sys.stderr, flush=True)
            out.write(json.dumps(_answered(line, answer)) + "\n")
            out.flush()
    return 0


def _answered(line: bytes | None, answer: Callable[[Question], Answer]) -> Answer:
    try:
        return answer(_question(line))
    except (ValueError, Refused) as error:
        why = str(error)
        return {"error": why if len(why) <= _LONGEST_ERROR else why[:_LONGEST_ERROR] + "..."}
    except RecursionError:
        return {"error": "the JSON is nested too deeply"}


def _question(line: bytes | None) -> Question:
    if line is None:
        raise ValueError(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        text = line.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        raise ValueError("the line is not UTF-8") from None
    if not text:
        raise ValueError("the line is empty; expected a JSON object")
    try:
        fields = json.loads(
            text, parse_int=_whole, parse_constant=_constant, object_pairs_hook=_once
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    if not isinstance(fields, dict):
        raise ValueError(f"expected a JSON object, not {_shown(fields)}")
    return Question(fields)


def _whole(digits: str) -> int:
    if len(digits) > 9:
        raise ValueError("a number is far too long")
    return int(digits)


def _constant(word: str) -> NoReturn:
    raise ValueError(f"not JSON: {word} is not a JSON number")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for key, value in pairs:
        if key in fields:
            raise ValueError(f"the key {_shown(key)} comes twice")
        fields[key] = value
    return fields


def _shown(value: object) -> str:
    """A value as JSON writes it, short and safe to print."""
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "..."
