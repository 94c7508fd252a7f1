"""The small generator of playouts: SplitMix64, so that another language can draw the same lots.

Games are dealt by `quillmap.dealer`, never by this: a playout only imagines how a game may go on.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

_WORD: Final = 2**64 - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15

DECK: Final = 0
"""The stream from which a playout turns cards over: the same for every move that is tried."""
DRAWING: Final = 1
"""The stream from which those who draw in a playout take their lots."""

_Item = TypeVar("_Item")


def mixed(word: int) -> int:
    """SplitMix64's scrambling of 64 bits: every word has exactly one image."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


class Stream:
    """A stream of lots, fixed by where it begins."""

    def __init__(self, state: int) -> None:
        self.state = state & _WORD

    @classmethod
    def of(cls, seed: int, *numbers: int) -> "Stream":
        """The stream of a seed and some numbers, such as the move, the playout and its purpose."""
        state = seed & _WORD
        for number in numbers:
            state = mixed(state + _GOLDEN & _WORD) ^ number & _WORD
        return cls(mixed(state + _GOLDEN & _WORD))

    def word(self) -> int:
        """The next 64 bits."""
        self.state = self.state + _GOLDEN & _WORD
        return mixed(self.state)

    def randrange(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely, for 1 <= n < 2^32.

        The upper half of a word times n falls into one of n stretches of 2^32; the first few
        numbers of a stretch are thrown away, so that all stretches are equally long (Lemire 2019).
        """
        product = (self.word() >> 32) * n
        while product & 0xFFFFFFFF < 2**32 % n:
            product = (self.word() >> 32) * n
        return product >> 32

    def choice(self, items: Sequence[_Item]) -> _Item:
        """One of the items, all equally likely."""
        return items[self.randrange(len(items))]
