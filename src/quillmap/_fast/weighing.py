"""The weights of those who look ahead, as the bytes that the compiled core reads."""

from collections.abc import Mapping, Sequence
from struct import pack
from typing import Final

from quillmap._fast import CORE

LAND: Final = 11
_COUNTS: Final = 4


def packed_credit(
    reach: int, shelter: int, land: Sequence[int], cards: Mapping[str, Sequence[int]]
) -> bytes:
    """`Credit` of core.h's progress.h: numbers as they are, unused places 0."""
    assert CORE is not None and len(land) == LAND
    numbers = [reach, shelter, *land]
    for card in CORE.edicts():
        rates = cards.get(card, ())
        numbers += [*rates, *[0] * (_COUNTS - len(rates))]
    return pack(f"={len(numbers)}i", *numbers)
