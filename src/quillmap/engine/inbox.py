"""Commands as they come, read ahead in a thread, so that `stop` is heard while a bot thinks.

Here lines become commands: the lines of a position belong to the `position` before them. Whether a
command means anything is for others to say.
"""

import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final, TypeAlias, TypeVar

from quillmap.notation.text import Words, trick

LONGEST_LINE: Final = 2**20
LONGEST_POSITION: Final = 2**20
"""A table of a hundred full maps takes a tenth of it."""
MOST_AHEAD: Final = 2**21
"""How many bytes of commands wait to be answered before no more are read."""
OVERHEAD: Final = 2**10
"""About what a command takes beside its text."""

_Line: TypeAlias = bytes | None
"""A line as it was sent, or None for one that is too long to be kept."""
_Part = TypeVar("_Part")


class BadLine(ValueError):
    """A line that cannot be followed, in a sentence for those who sent it."""


@dataclass(frozen=True, slots=True)
class Command:
    """A line and, if it opens a position, the text up to its `end`; or what is wrong with them."""

    number: int
    words: Words | BadLine
    block: str | BadLine = ""

    def says(self, word: str) -> bool:
        """Whether it is this word alone."""
        return isinstance(self.words, Words) and self.words.rest.lower() == word

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        text = self.words.rest if isinstance(self.words, Words) else ""
        return OVERHEAD + len(text) + (len(self.block) if isinstance(self.block, str) else 0)


def good(part: _Part | BadLine) -> _Part:
    """A part of a command, if nothing is wrong with it."""
    if isinstance(part, BadLine):
        raise part
    return part


class Inbox:
    """The commands of a stream in order, and whether `stop` has come since one of them."""

    def __init__(self, stream: BinaryIO) -> None:
        self._waiting: deque[tuple[Command, int]] = deque()
        self._held = 0
        self._stopped = -1
        self._ended = False
        self._problem: Exception | None = None
        self._changed = threading.Condition()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def __iter__(self) -> Iterator[Command]:
        """Each command as soon as it is there; OSError if they cannot be read."""
        while (command := self._next()) is not None:
            yield command

    def stopped(self, command: Command) -> bool:
        """Whether `stop` was sent after this command."""
        return self._stopped > command.number

    def _next(self) -> Command | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ended)
            if not self._waiting:
                if self._problem is not None:
                    raise self._problem
                return None
            command, size = self._waiting.popleft()
            self._held -= size
            self._changed.notify_all()
            return command

    def _read(self, stream: BinaryIO) -> None:
        try:
            for command in commands(stream):
                self._take(command)
                if command.says("quit"):
                    break
        except Exception as error:  # whoever waits has to hear of it
            self._problem = error
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify_all()

    def _take(self, command: Command) -> None:
        size = command.size
        with self._changed:
            if command.says("stop"):
                self._stopped = command.number
            self._changed.wait_for(lambda: self._held < MOST_AHEAD)
            self._waiting.append((command, size))
            self._held += size
            self._changed.notify_all()


# Lines ------------------------------------------------------------------------------------------


def commands(stream: BinaryIO) -> Iterator[Command]:
    """The commands of a stream one by one, as soon as they are there."""
    lines = bounded_lines(stream)
    for number, line in enumerate(lines):
        words = _words(line)
        if isinstance(words, Words) and words.peek() == "position":
            yield Command(number, words, _block(lines))
        else:
            yield Command(number, words)


def bounded_lines(stream: BinaryIO) -> Iterator[_Line]:
    """The lines one by one, as soon as they are there; None for one that is far too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def _words(line: _Line) -> Words | BadLine:
    text = _text(line)
    if isinstance(text, BadLine):
        return text
    if trick(text.replace("\t", " ")):
        return BadLine("the line holds control or bidirectional characters")
    return Words.of(text, 0)


def _text(line: _Line) -> str | BadLine:
    if line is None:
        return BadLine(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        return line.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        return BadLine("the line is not UTF-8")


def _block(lines: Iterator[_Line]) -> str | BadLine:
    """Read on to `end` whatever comes, or a bad position would leave its rest as commands."""
    rows: list[str] = []
    length, problem = 0, None
    for line in lines:
        if line is not None and line.strip().lower() == b"end":
            return "\n".join(rows) if problem is None else problem
        length += LONGEST_LINE if line is None else len(line)
        if length > LONGEST_POSITION:
            problem = BadLine(f"the position is longer than {LONGEST_POSITION} bytes")
        if problem is None:
            text = _text(line)
            if isinstance(text, BadLine):
                problem = text
            else:
                rows.append(text)
    return BadLine('the input ended before the "end" of the position')
