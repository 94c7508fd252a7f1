"""What people may be called at a table: names that can be seen, and told apart by whoever reads.

This is the door for new names. Journals and records of earlier versions have others, which
`notation` still reads.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from quillmap.notation import LONGEST_NAME, LONGEST_WORDS, name_problem
from quillmap.table.chairs import Chair
from quillmap.table.reasons import TableReason
from quillmap.table.turns import NotAllowed

IGNORABLE: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Default_Ignorable_Code_Point in DerivedCoreProperties.txt of Unicode 17, which is not in Python.

They are not drawn at all: joiners, variation selectors, fillers of Hangul, tags.
"""

BLANK: Final = "\u2800\ufffc\U00013441\U00013442\U0001d159"
"""Drawn, but as nothing: the empty Braille pattern and note head, blanks of hieroglyphs, and what
stands for a picture that is missing."""

MOST_MARKS: Final = 2
"""On one letter: a vowel and a tone, a nukta and a nasal. More of them climb out of the line."""

_NOBODY: Final = ("Cc", "Cf", "Cn", "Co", "Cs")
"""Control, format, unassigned, private use, half a surrogate."""


def named(name: str) -> str:
    """The name as it is kept, in NFC; NotAllowed if it could not be seen or would spill over."""
    found = _seen(name, LONGEST_NAME)
    if found is None:
        raise NotAllowed(TableReason("bad_name", longest=LONGEST_NAME))
    return found


def worded(words: str) -> str | None:
    """A province or a title, by the same rules; None if nothing is said."""
    words = words.strip()
    if not words:
        return None
    found = _seen(words, LONGEST_WORDS)
    if found is None:
        raise NotAllowed(TableReason("bad_words", longest=LONGEST_WORDS))
    return found


def _seen(name: str, longest: int) -> str | None:
    name = unicodedata.normalize("NFC", name).strip()
    if name_problem(name, longest) or not (name.isascii() or (_drawn(name) and _tidy(name))):
        return None
    return name


def _drawn(name: str) -> bool:
    """Whether every character has a shape, or is a space; one of them must have a shape."""
    kinds = [unicodedata.category(character) for character in name]
    if any(kind in _NOBODY for kind in kinds) or any(map(_hidden, name)):
        return False
    return any(kind[0] in "LNPS" for kind in kinds)


def _hidden(character: str) -> bool:
    code = ord(character)
    return character in BLANK or any(first <= code <= last for first, last in IGNORABLE)


def _tidy(name: str) -> bool:
    """Whether every mark is on something, and no more than two on top of each other.

    Marks that take a place of their own, as vowels of Devanagari do, are not counted.
    """
    marks, bearer = 0, False
    for character in name:
        kind = unicodedata.category(character)
        if kind[0] != "M":
            marks, bearer = 0, kind[0] != "Z"
            continue
        marks += kind != "Mc"
        if not bearer or marks > MOST_MARKS:
            return False
    return True


def called(chairs: Iterable[Chair | None]) -> frozenset[str]:
    """What those are called who sit there, as `folded` tells names apart."""
    return frozenset(folded(chair.name) for chair in chairs if chair is not None)


def numbered(name: str, chairs: Sequence[Chair | None]) -> str:
    """The same name if nobody has it there, else with the next number that is free."""
    taken = called(chairs)
    if folded(name) not in taken:
        return name
    short = name[: LONGEST_NAME - 4].rstrip()
    return next(each for n in count(2) if folded(each := f"{short} {n}") not in taken)


@lru_cache(maxsize=1024)
def folded(name: str) -> str:
    """What names have in common that differ in case, width or spacing alone.

    This is NFKC_Casefold as Unicode defines it (R5 of section 3.13), and one space for several.
    """
    if name.isascii():
        return " ".join(name.lower().split())
    text = unicodedata.normalize("NFD", name)
    for _ in range(2):
        text = unicodedata.normalize("NFKC", text.casefold())
    return " ".join("".join(c for c in text if not _hidden(c)).split())
