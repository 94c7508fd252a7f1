"""Counts that several cards share: lines nearly full, clusters that can grow, windows of four."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from quillmap.grid import Cells, beside, clusters
from quillmap.rules.sheet import Sheet

Counts: TypeAlias = tuple[int, ...]
"""A few small numbers, always equally many for the same card."""

Progress: TypeAlias = Callable[[Sheet, Cells], Counts]
"""From a map and its empty squares, which most cards ask for, to the counts of a card."""


@lru_cache(maxsize=1024)
def groups(cells: Cells) -> tuple[Cells, ...]:
    """The clusters of a set, remembered: most moves that are tried leave a layer as it is."""
    return tuple(clusters(cells))


def nearly_full(lines: Sequence[Cells], empty: Cells) -> Counts:
    """How many lines lack one square, two, three, and four or five."""
    lacking = [0] * 12
    for line in lines:
        lacking[(line & empty).bit_count()] += 1
    return lacking[1], lacking[2], lacking[3], lacking[4] + lacking[5]


def can_reach(cluster: Cells, size: int, empty: Cells) -> bool:
    """Whether two steps over empty land around it are enough for a cluster of that size."""
    grown = cluster | beside(cluster) & empty
    if grown.bit_count() >= size:
        return True
    return (grown | beside(grown) & empty).bit_count() >= size


def three_and_two(one: Cells, two: Cells, three: Cells, four: Cells) -> tuple[Cells, Cells]:
    """Where exactly three of these four sets have a square, and where exactly two have one."""
    first, second = one ^ two, three ^ four
    pair, other = one & two, three & four
    exactly_three = pair & second | other & first
    exactly_two = first & second | pair & ~(three | four) | other & ~(one | two)
    return exactly_three, exactly_two
