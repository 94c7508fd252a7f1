"""Reading text line by line, word by word; errors name the line and what was expected."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from quillmap import grid
from quillmap.grid import EVERYWHERE, NOWHERE, Cells
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS

_Word = TypeVar("_Word", bound=str)

LONGEST_LINE: Final = 16_384
"""In characters. No line of ours comes near it; whoever adds fields of their own has room."""


class NotationError(ValueError):
    """Text that cannot be read: where, what was expected, what stood there instead."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"line {line}: expected {expected}, found {_shown(found)}")
        self.line = line
        self.expected = expected
        self.found = found


def _shown(found: str) -> str:
    """What stood there, safe to print and not too long."""
    if not found:
        return "nothing"
    return repr(found if len(found) <= 40 else found[:37] + "...")


# What no text may hold ----------------------------------------------------------------------------

JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and emoji cannot be written without them."""


def trick(text: str) -> str | None:
    """The first character that would break a line, turn its direction or hide in it, if any."""
    if text.isascii() and text.isprintable():
        return None
    # Cc control, Cf format (all bidirectional controls), Cs surrogates, Zl and Zp line ends.
    tricks = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return next((c for c in text if unicodedata.category(c) in tricks and c not in JOINERS), None)


def lowered(word: str) -> str:
    """The word in lower case, if it is of our letters: the Kelvin sign is not a k."""
    return word.lower() if word.isascii() else word


# Words --------------------------------------------------------------------------------------------


@dataclass
class Words:
    """The words of one line, taken from left to right."""

    line: int
    words: Sequence[str]
    at: int = 0

    @classmethod
    def of(cls, text: str, line: int) -> "Words":
        """The words of a line; spaces and tabs only separate."""
        return cls(line, text.split())

    @property
    def rest(self) -> str:
        """What has not been taken yet."""
        return " ".join(self.words[self.at :])

    def error(self, expected: str) -> NotationError:
        """That something else was expected than the next word."""
        return NotationError(self.line, expected, "".join(self.words[self.at : self.at + 1]))

    def refused(self, expected: str) -> NotationError:
        """That something else was expected than the last word taken."""
        return NotationError(self.line, expected, self.words[self.at - 1])

    def peek(self) -> str:
        """The next word in lower case, not taken; empty at the end of the line."""
        return lowered(self.words[self.at]) if self.at < len(self.words) else ""

    def skip(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def must(self, word: str) -> None:
        """Take this very word."""
        if not self.skip(word):
            raise self.error(f'"{word}"')

    def matching(self, pattern: str, expected: str) -> str:
        """A word of this form, in lower case."""
        word = self.peek()
        if not re.fullmatch(pattern, word):
            raise self.error(expected)
        self.at += 1
        return word

    def choice(self, words: Sequence[_Word], what: str) -> _Word:
        """One of these words, as it is written here."""
        word = self.peek()
        for choice in words:
            if choice.lower() == word:
                self.at += 1
                return choice
        raise self.error(f"{what} ({', '.join(words)})" if 0 < len(words) <= 12 else what)

    def number(self, what: str, low: int, high: int) -> int:
        """A whole number between these two, as it is usually written."""
        expected = f"{what} {low}" if low == high else f"{what} from {low} to {high}"
        number = int(self.matching("0|-?[1-9][0-9]{0,6}", expected))
        if not low <= number <= high:
            raise self.refused(expected)
        return number

    def seat(self, players: int = MOST_PLAYERS) -> Seat:
        """A seat; in text they count from 1."""
        return Seat(self.number("a seat", 1, players) - 1)

    def squares(self) -> Cells:
        """One or more squares, none of them twice."""
        cells = NOWHERE
        while cells == NOWHERE or re.fullmatch("[a-k][0-9]+", self.peek()):
            try:
                cell = grid.named(self.peek())
            except ValueError:
                raise self.error("a square from A1 to K11") from None
            if cells & cell:
                raise self.error("each square once")
            cells |= cell
            self.at += 1
        return cells

    def end(self, expected: str = "the end of the line") -> None:
        """Nothing may follow."""
        if self.at < len(self.words):
            raise NotationError(self.line, expected, self.rest)


# Lines --------------------------------------------------------------------------------------------


class Lines:
    """The lines of a text, taken from top to bottom; lines without words are passed over."""

    def __init__(self, text: str, longest: int | None = LONGEST_LINE) -> None:
        self.last = text.count("\n") + 1
        """The number of the last line."""
        # Editors on Windows may begin a file with U+FEFF.
        self._waiting = _rows(text, 1 if text.startswith("\ufeff") else 0, longest)
        self._next = next(self._waiting, None)

    def peek(self) -> str:
        """The first word of the next line in lower case; empty at the end."""
        return lowered(self._next[1].split(maxsplit=1)[0]) if self._next else ""

    def take(self, expected: str) -> tuple[int, str]:
        """The next line, without spaces around it, and its number."""
        if self._next is None:
            raise self.error(expected)
        taken = self._next
        self._next = next(self._waiting, None)
        return taken

    def words(self, expected: str) -> Words:
        """The next line as words."""
        line, text = self.take(expected)
        return Words.of(text, line)

    def field(self, key: str) -> Words:
        """The words behind the key with which the next line must begin."""
        words = self.words(f'"{key}"')
        words.must(key)
        return words

    def error(self, expected: str) -> NotationError:
        """That something else was expected than the next line."""
        line, found = self._next or (self.last, "")
        return NotationError(line, expected, found)

    def end(self) -> None:
        """Nothing may follow."""
        if self._next is not None:
            raise self.error("the end of the text")


def _rows(text: str, start: int, longest: int | None) -> Iterator[tuple[int, str]]:
    """Line by line and not all at once: what comes of a long text may be refused at its start."""
    number, end = 0, start - 1
    while end < len(text):
        # Only "\n" and "\r\n" end a line.
        start, end = end + 1, text.find("\n", end + 1)
        end = len(text) if end < 0 else end
        number += 1
        if start == end:
            continue  # before all else: of these a text may have millions
        if longest is not None and end - start > longest:
            found = text[start : start + 40]
            raise NotationError(number, f"a line of at most {longest} characters", found)
        row = text[start:end].removesuffix("\r")
        if tricky := trick(row.replace("\t", " ")):
            raise NotationError(number, "no control or bidirectional characters", tricky)
        if row := row.strip():
            yield number, row


def written(cells: Cells) -> str:
    """The names of the squares, row by row; ValueError if there are none to name."""
    if not NOWHERE < cells <= EVERYWHERE:
        raise ValueError("expected squares of the map, found none or others")
    return grid.listed(cells)
