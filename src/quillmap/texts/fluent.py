"""Messages of Project Fluent: the part of the format that our catalogues use, read and said.

A message has text, arguments, other messages and choices by number or word. Functions, attributes
and terms with arguments are not in it: reading one is a ValueError, which the tests would find.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from quillmap.texts.numbers import Language, grouped, plural

Value: TypeAlias = str | int
Args: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class Argument:
    """`{ $seat }`: what the caller says."""

    name: str


@dataclass(frozen=True)
class Reference:
    """`{ earned-points }`: another message."""

    id: str


@dataclass(frozen=True)
class Choice:
    """`{ $count -> [one] ... *[other] ... }`: the first variant that fits, else the starred."""

    by: "Expression"
    variants: tuple[tuple[Value, "Pattern"], ...]
    otherwise: "Pattern"


Expression: TypeAlias = str | int | Argument | Reference | Choice
Pattern: TypeAlias = tuple[Expression, ...]
"""What a message says, piece by piece."""


def split(source: str) -> dict[str, str]:
    """The messages of a catalogue by id, not yet read; comments are left out."""
    spoken = re.sub(r"^#.*\n?", "", source.replace("\r\n", "\n"), flags=re.MULTILINE)
    # A message begins at the margin; what is indented, or closes a choice, belongs to it.
    pieces = re.split(r"^(-?[a-zA-Z][\w-]*) *=", spoken, flags=re.MULTILINE)
    if pieces[0].strip():
        raise ValueError(f"this is not a message: {pieces[0].strip()[:40]!r}")
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


def read(source: str) -> Pattern:
    """The pattern behind the `=` of a message; ValueError if it is not in our part of Fluent."""
    reader = _Reader(source)
    pattern = reader.pattern()
    reader.blank()
    if reader.at < len(source):
        raise ValueError(f"this cannot be read: {source[reader.at :][:40]!r}")
    return pattern


def say(pattern: Pattern, args: Args, find: Callable[[str], Pattern], language: Language) -> str:
    """The sentence; `find` knows the other messages. KeyError for an argument that is missing."""

    def value(piece: Expression) -> Value:
        match piece:
            case Argument(name):
                return args[name]
            case Reference(id):
                return say(find(id), args, find, language)
            case Choice(by, variants, otherwise):
                chosen = value(by)
                fitting = (said for key, said in variants if _fits(key, chosen, language))
                return say(next(fitting, otherwise), args, find, language)
            case _:
                return piece

    values = (value(piece) for piece in pattern)
    return "".join(v if isinstance(v, str) else grouped(v, language) for v in values)


def _fits(key: Value, chosen: Value, language: Language) -> bool:
    if isinstance(key, str) and isinstance(chosen, int):
        return key == plural(chosen, language)
    return key == chosen


# Reading ------------------------------------------------------------------------------------------

_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"(?: *\n)+( *)")
_BLANK = re.compile(r"[ \n]*")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
_NUMBER = re.compile(r"-?[0-9]+(?![0-9.])")
_NAME = re.compile(r"-?[a-zA-Z][\w-]*(?![\w.(-])")


@dataclass(frozen=True)
class _Break:
    """Line breaks inside a pattern, and how far the next line is indented."""

    lines: int
    indent: int


class _Reader:
    """Reads one message from left to right."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def pattern(self) -> Pattern:
        """Text and placeables, to the end of the message or of a variant."""
        pieces: list[Expression | _Break] = []
        self.take(re.compile(" *"))
        while self.at < len(self.source):
            if self.source[self.at] == "{":
                pieces.append(self.placeable())
            elif text := self.take(_TEXT):
                pieces.append(text[0])
            elif (gap := _BREAK.match(self.source, self.at)) and self.goes_on(gap.end()):
                self.at = gap.end()
                pieces.append(_Break(gap[0].count("\n"), len(gap[1])))
            else:
                break
        return _dedented(pieces)

    def goes_on(self, at: int) -> bool:
        """Whether a line that begins like this belongs to the same pattern."""
        return self.source[at : at + 1] not in ("", "[", "*", "}", ".")

    def placeable(self) -> Expression:
        """What stands in braces."""
        self.expect("{")
        self.blank()
        said = self.placeable() if self.source.startswith("{", self.at) else self.simple()
        self.blank()
        if self.source.startswith("->", self.at):
            self.at += 2
            said = self.choice(said)
        self.blank()
        self.expect("}")
        return said

    def simple(self) -> Expression:
        """A text in quotes, a number, an argument, or another message."""
        if quoted := self.take(_QUOTED):
            return _ESCAPE.sub(lambda e: e[1] or chr(int(e[2] or e[3], 16)), quoted[1])
        if number := self.take(_NUMBER):
            return int(number[0])
        if self.source.startswith("$", self.at):
            self.at += 1
            return Argument(self.name())
        return Reference(self.name())

    def choice(self, by: Expression) -> Choice:
        """The variants of a choice, of which one has a star."""
        variants: list[tuple[Value, Pattern]] = []
        otherwise: Pattern | None = None
        self.blank()
        while self.source[self.at : self.at + 1] in ("[", "*"):
            starred = self.source[self.at] == "*"
            self.at += starred
            self.expect("[")
            self.blank()
            number = self.take(_NUMBER)
            key = int(number[0]) if number else self.name()
            self.blank()
            self.expect("]")
            pattern = self.pattern()
            variants.append((key, pattern))
            if starred:
                otherwise = pattern
            self.blank()
        if otherwise is None:
            raise ValueError("a choice needs a variant with a star")
        return Choice(by, tuple(variants), otherwise)

    def name(self) -> str:
        """An identifier, which neither a dot nor a bracket may follow."""
        if found := self.take(_NAME):
            return found[0]
        raise ValueError(f"expected a name at {self.source[self.at :][:20]!r}")

    def expect(self, mark: str) -> None:
        """Step over this mark."""
        if not self.source.startswith(mark, self.at):
            raise ValueError(f"expected {mark} at {self.source[self.at :][:20]!r}")
        self.at += 1

    def blank(self) -> None:
        """Step over spaces and line breaks."""
        self.take(_BLANK)

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """What matches here, stepped over."""
        found = what.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found


def _dedented(pieces: list[Expression | _Break]) -> Pattern:
    """Without the indentation that all lines share, and without spaces at either end."""
    common = min((piece.indent for piece in pieces if isinstance(piece, _Break)), default=0)
    if pieces and isinstance(pieces[0], _Break):
        pieces = pieces[1:]  # the text begins on the line below the id
    said = [_written(piece, common) if isinstance(piece, _Break) else piece for piece in pieces]
    if said and isinstance(said[-1], str):
        said[-1] = said[-1].rstrip(" \n")
    return tuple(said)


def _written(gap: _Break, common: int) -> str:
    return "\n" * gap.lines + " " * (gap.indent - common)
