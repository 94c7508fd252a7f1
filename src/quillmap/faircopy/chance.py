"""Numbers that look like chance and are the same every time, on every machine.

Only whole numbers and the four operations: a sine may differ in its last digit from one machine to
the next, and a fair copy has the same bytes everywhere.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

_T = TypeVar("_T")
_MASK: Final = (1 << 64) - 1


def stirred(number: int) -> int:
    """A number of 64 bits in which every bit depends on every bit of the other."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)


def seed_of(text: str) -> int:
    """A number of 64 bits for a text."""
    seed = 0xCBF29CE484222325
    for byte in text.encode():
        seed = ((seed ^ byte) * 0x100000001B3) & _MASK
    return stirred(seed)


class Chance:
    """Numbers one after the other, for one thing that is drawn."""

    def __init__(self, seed: int, *of: int) -> None:
        for each in of:
            seed = stirred(seed + 0x9E3779B97F4A7C15 * (each + 1) & _MASK)
        self._state = seed

    def unit(self) -> float:
        """From 0 to 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        return (stirred(self._state) >> 11) / (1 << 53)

    def between(self, least: float, most: float) -> float:
        """Anything between the two."""
        return least + (most - least) * self.unit()

    def around(self, spread: float) -> float:
        """Near 0 more often than far from it."""
        return (self.unit() + self.unit() - 1.0) * spread

    def below(self, number: int) -> int:
        """A whole number from 0."""
        return int(self.unit() * number)

    def one_of(self, things: Sequence[_T]) -> _T:
        """Any of them."""
        return things[self.below(len(things))]


class Terrain2D:
    """A smooth landscape of heights from -1 to 1: value noise on a lattice of whole numbers."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._known: dict[tuple[int, int], float] = {}

    def _corner(self, x: int, y: int) -> float:
        found = self._known.get((x, y))
        if found is None:
            found = Chance(self._seed, x + 4096, y + 4096).unit() * 2.0 - 1.0
            self._known[x, y] = found
        return found

    def at(self, x: float, y: float) -> float:
        """The height at a place."""
        left, top = int(x + 1024) - 1024, int(y + 1024) - 1024
        right, down = x - left, y - top
        right, down = right * right * (3 - 2 * right), down * down * (3 - 2 * down)
        upper = self._corner(left, top) * (1 - right) + self._corner(left + 1, top) * right
        lower = self._corner(left, top + 1) * (1 - right) + self._corner(left + 1, top + 1) * right
        return upper * (1 - down) + lower * down
