"""How a map is signed: the province that it shows, the title of whoever drew it, and a crest."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from quillmap.notation.crests import Crest, read_crest, take_crest, write_crest
from quillmap.notation.names import name_problem, split_name, write_name
from quillmap.notation.text import NotationError, Words, lowered
from quillmap.rules.position import MOST_PLAYERS

LONGEST_WORDS: Final = 32
"""Of a province or a title, in code points."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Signature:
    """What somebody has signed a map with; each of it may be missing."""

    province: str | None = None
    title: str | None = None
    """Of their own choice, in a game of several: alone one earns it."""
    crest: Crest | None = None

    def __post_init__(self) -> None:
        for words in (self.province, self.title):
            if words is not None and (problem := words_problem(words)):
                raise ValueError(f"expected {problem}, found {words!r}")

    def __bool__(self) -> bool:
        return self != UNSIGNED


UNSIGNED: Final = Signature()


def words_problem(words: str) -> str | None:
    """What a province or a title should have been, or None if it is one."""
    return name_problem(words, LONGEST_WORDS)


# In a line of a journal ---------------------------------------------------------------------------


def write_signature(signature: Signature) -> str:
    """All parts that are there, on one line."""
    parts = []
    if signature.province is not None:
        parts.append(f"province {write_name(signature.province)}")
    if signature.title is not None:
        parts.append(f"title {write_name(signature.title)}")
    if signature.crest is not None:
        parts.append(f"crest {write_crest(signature.crest)}")
    return " ".join(parts)


def read_signature(text: str) -> Signature:
    """The signature of a text that we wrote; ValueError (or NotationError) if it is not one."""
    province, text = _quoted(text, "province")
    title, text = _quoted(text, "title")
    crest = None
    if text:
        if not text.startswith("crest "):
            raise ValueError("expected a crest")
        crest = read_crest(text.removeprefix("crest "))
    return Signature(province, title, crest)


def _quoted(text: str, key: str) -> tuple[str | None, str]:
    if not text.startswith(f"{key} "):
        return None, text
    words, rest = split_name(text.removeprefix(f"{key} "))
    return words, rest.removeprefix(" ")


# In the header of a record ------------------------------------------------------------------------

KEYS: Final = ("provinces", "titles", "crests")
"""One line for each, with all seats: an earlier version keeps a line that it does not know, but
only one of a name, and 32 in all."""


def write_signatures(signatures: Iterable[Signature]) -> list[str]:
    """The lines of a header; none for what nobody has."""
    signed = list(enumerate(signatures, 1))
    parts = (
        [f"{seat} {write_name(each.province)}" for seat, each in signed if each.province],
        [f"{seat} {write_name(each.title)}" for seat, each in signed if each.title],
        [f"{seat} {write_crest(each.crest)}" for seat, each in signed if each.crest],
    )
    return [f"{key} {' '.join(found)}" for key, found in zip(KEYS, parts, strict=True) if found]


def read_signatures(fields: dict[str, tuple[int, str]], players: int) -> tuple[Signature, ...]:
    """The signature of every seat, from the lines of a header: their numbers and texts."""
    provinces = _by_seat(fields.get("provinces"), players, _take_words)
    titles = _by_seat(fields.get("titles"), players, _take_words)
    crests = _by_seat(fields.get("crests"), players, _take_crest)
    return tuple(
        Signature(provinces.get(seat), titles.get(seat), crests.get(seat))
        for seat in range(1, players + 1)
    )


def without_seats(text: str, seats: set[int]) -> str:
    """A line of a header without what it says of some seats; empty if nothing is left.

    A line that an earlier version took for any other, and that cannot be read, goes altogether.
    """
    key, _, rest = text.strip().partition(" ")
    try:
        kept = read_signatures({lowered(key): (1, rest)}, MOST_PLAYERS)
    except NotationError:
        return ""
    left = (UNSIGNED if seat in seats else each for seat, each in enumerate(kept, 1))
    return "".join(write_signatures(left))


def _by_seat(
    found: tuple[int, str] | None, players: int, take: Callable[[str, int], tuple[T, str]]
) -> dict[int, T]:
    """A seat and its part, again and again, the seats in their order and each once."""
    by_seat: dict[int, T] = {}
    if found is None:
        return by_seat
    line, text = found
    last, text = 0, text.strip()
    if not text:
        raise NotationError(line, "a seat", "")
    while text:
        word, _, text = text.replace("\t", " ").partition(" ")
        seat = Words.of(word, line).number("a seat", min(last + 1, players), players)
        if seat <= last:
            raise NotationError(line, "each seat once, in their order", word)
        by_seat[seat], text = take(text.strip(), line)
        last, text = seat, text.strip()
    return by_seat


def _take_words(text: str, line: int) -> tuple[str, str]:
    try:
        words, rest = split_name(text)
    except ValueError:
        raise NotationError(line, "a text in quotes", text) from None
    if problem := words_problem(words):
        raise NotationError(line, problem, words)
    if rest and not rest[0].isspace():
        raise NotationError(line, "a seat or the end of the line behind the quotes", rest)
    return words, rest


def _take_crest(text: str, line: int) -> tuple[Crest, str]:
    words = Words.of(text, line)
    return take_crest(words), words.rest
