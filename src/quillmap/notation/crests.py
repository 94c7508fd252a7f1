"""Crests: a shield of a few shapes and colours, as a short text that people choose word by word.

    >>> write_crest(read_crest("shield blue bend gold star silver"))
    'shield blue bend gold star silver'

The words are few and closed: nobody can say anything with them that would have to be moderated.
How they are drawn is for `faircopy.heraldry` to say.
"""

from dataclasses import dataclass
from typing import Final

from quillmap.notation.text import Words

SHAPES: Final = ("shield", "round", "lozenge", "banner")
COLOURS: Final = ("gold", "silver", "red", "blue", "green", "purple", "black")
PATTERNS: Final = (
    *("bend", "pale", "fess", "chevron", "cross", "saltire", "chief", "border", "halved"),
    *("quartered", "waves"),
)
CHARGES: Final = (
    *("star", "sun", "moon", "tree", "sheaf", "house", "tower", "mountain", "fish", "ship"),
    *("crown", "key", "quill", "compass"),
)


@dataclass(frozen=True, slots=True)
class Crest:
    """A shape in a colour, perhaps with a pattern on it, and a charge on that."""

    shape: str
    colour: str
    pattern: tuple[str, str] | None = None
    """Which one, and its colour."""
    charge: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        parts = ((self.pattern, PATTERNS), (self.charge, CHARGES))
        good = self.shape in SHAPES and self.colour in COLOURS
        if not good or not all(p is None or (p[0] in of and p[1] in COLOURS) for p, of in parts):
            raise ValueError(f"expected the words of a crest, found {self!r}")


def write_crest(crest: Crest) -> str:
    """The words of a crest."""
    return " ".join((crest.shape, crest.colour, *(crest.pattern or ()), *(crest.charge or ())))


def read_crest(text: str) -> Crest:
    """The crest of a text; NotationError if it is none."""
    words = Words.of(text, 1)
    crest = take_crest(words)
    words.end()
    return crest


def take_crest(words: Words) -> Crest:
    """A crest from the next words of a line."""
    shape = words.choice(SHAPES, "the shape of a crest")
    colour = words.choice(COLOURS, "a colour")
    pattern = _coloured(words, PATTERNS)
    charge = _coloured(words, CHARGES)
    return Crest(shape, colour, pattern, charge)


def _coloured(words: Words, of: tuple[str, ...]) -> tuple[str, str] | None:
    if words.peek() not in of:
        return None
    return words.choice(of, "a part of a crest"), words.choice(COLOURS, "a colour")
