"""Reading text line by line, word by word; errors name the line and what was expected."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from quillmap import grid
from quillmap.grid import NOWHERE, Cells
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS


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


@dataclass
class Words:
    """The words of one line, taken from left to right."""

    line: int
    words: Sequence[str]
    at: int = 0

    @classmethod
    def of(cls, text: str, line: int = 1) -> "Words":
        """The words of a line; spaces only separate."""
        return cls(line, text.split())

    @property
    def rest(self) -> str:
        """What has not been taken yet."""
        return " ".join(self.words[self.at :])

    def error(self, expected: str) -> NotationError:
        """That something else was expected here."""
        return NotationError(self.line, expected, self.rest)

    def peek(self) -> str:
        """The next word in lower case, not taken; empty at the end of the line."""
        return self.words[self.at].lower() if self.at < len(self.words) else ""

    def take(self, expected: str) -> str:
        """The next word in lower case."""
        if self.at >= len(self.words):
            raise self.error(expected)
        self.at += 1
        return self.words[self.at - 1].lower()

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

    def choice(self, words: Sequence[str], what: str) -> str:
        """One of these words."""
        if self.peek() not in words:
            raise self.error(f"{what} ({', '.join(words)})" if len(words) <= 12 else what)
        return self.take(what)

    def number(self, what: str, low: int = 0, high: int = 10**6) -> int:
        """A whole number between these two."""
        expected = f"{what} from {low} to {high}"
        if not re.fullmatch(r"-?[0-9]{1,7}", self.peek()) or not low <= int(self.peek()) <= high:
            raise self.error(expected)
        return int(self.take(expected))

    def seat(self) -> Seat:
        """A seat; in text they count from 1."""
        return Seat(self.number("a seat", 1, MOST_PLAYERS) - 1)

    def seats(self) -> tuple[Seat, ...]:
        """All remaining words as seats."""
        found: list[Seat] = []
        while self.peek():
            found.append(self.seat())
            if len(set(found)) != len(found):
                raise NotationError(self.line, "each seat once", self.words[self.at - 1])
        return tuple(found)

    def squares(self) -> Cells:
        """One or more squares, none of them twice."""
        cells = NOWHERE
        while cells == NOWHERE or re.fullmatch(r"[a-k][0-9]+", self.peek()):
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
            raise self.error(expected)


@dataclass
class Lines:
    """The lines of a text, taken from top to bottom; lines without words are passed over."""

    text: str
    _waiting: Iterator[tuple[int, str]] = field(init=False, repr=False)
    _next: tuple[int, str] | None = field(init=False, default=None)
    last: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        # Only "\n" ends a line: splitlines() would also split at characters that a name may hold.
        rows = self.text.split("\n")
        self._waiting = ((n, row) for n, row in enumerate(rows, 1) if row.strip())
        self.last = len(rows)
        self._next = next(self._waiting, None)

    def peek(self) -> str:
        """The first word of the next line in lower case; empty at the end."""
        return self._next[1].split()[0].lower() if self._next else ""

    def take(self, expected: str) -> tuple[int, str]:
        """The next line and its number."""
        if self._next is None:
            raise NotationError(self.last, expected, "")
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

    def end(self) -> None:
        """Nothing may follow."""
        if self._next is not None:
            raise NotationError(self._next[0], "the end of the text", self._next[1].strip())


def written(cells: Cells) -> str:
    """The names of the squares, row by row."""
    return " ".join(grid.names(cells))
