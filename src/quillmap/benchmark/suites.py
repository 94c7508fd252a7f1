"""The suites: which edicts lie in which game, spread evenly, and the seeds of its chance.

A suite is a ruleset on a sheet. It goes on in rounds of 24 games, one for each order in which the
four kinds of edicts can lie under A to D, and every card lies in equally many games of a round.
Rounds come in arrays: in each of them every two cards of different kinds meet equally often, and
every card lies equally often under each letter. The first array is for bots that think for long;
all arrays together have every arrangement once. docs/benchmark.md says how they are made.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, get_args

from quillmap.material import BACKS, BOXES, MAPS, pools
from quillmap.rules.options import Options

Purpose = Literal["test", "tuning"]
PURPOSES: Final = get_args(Purpose)
"""Decks by which strength is told, and decks to improve a bot with: no deck serves both."""

CARDS: Final = pools(1)
"""The scoring cards that the suites arrange. They stay these, so that rows stay comparable: a card
that is added to the game later is in no suite."""
ORDERS: Final = tuple(permutations(range(len(BACKS))))
"""Which kind lies under A, B, C, D, in every order."""
FIELDS: Final = {4: 0b111, 8: 0b1011}
"""The finite fields in which cards are counted, by size: the polynomial that products wrap at."""


@dataclass(frozen=True, slots=True)
class Deck:
    """One game of a suite before it is played: all that is fixed, whoever plays it."""

    suite: str
    purpose: Purpose
    index: int
    options: Options
    """With the edicts of this game."""

    @property
    def seed(self) -> bytes:
        """The seed of the cards."""
        return self._hash("deck")

    def chance(self, decision: int) -> int:
        """The seed of a player's decision, counted from 0; it tells nothing about the cards."""
        return int.from_bytes(self._hash(f"bot/{decision}")[:8], "big")

    def _hash(self, what: str) -> bytes:
        text = f"benchmark/{self.suite}/{self.index}/{self.purpose}/{what}"
        return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True, slots=True)
class Suite:
    """A ruleset on a sheet, and the order in which its arrangements of edicts are played."""

    id: str
    options: Options
    kinds: tuple[tuple[str, ...], ...]
    """The scoring cards of each back, as many for one as for another: 4, or 8 if combined."""

    @property
    def array(self) -> int:
        """How many games have everything once that is even in an array: 384, or 1536."""
        return len(ORDERS) * len(self.kinds[0]) ** 2

    @property
    def size(self) -> int:
        """The whole suite: every arrangement once, or the first array of the combined 98304."""
        return self.array if self.options.ruleset == "combined" else self.array**2 // len(ORDERS)

    @property
    def orthogonal(self) -> int:
        """How many games, from the first on, are for bots that think for long."""
        return len(ORDERS) * 16

    def deck(self, index: int, purpose: Purpose = "test") -> Deck:
        """The game of this index, counted from 0; beyond the last, arrangements come again."""
        edicts = self.arrangement(index)
        return Deck(self.id, purpose, index, replace(self.options, edicts=edicts))

    def arrangement(self, index: int) -> tuple[str, ...]:
        """The cards under A, B, C and D."""
        number, at = divmod(index % (self.array**2 // len(ORDERS)), len(ORDERS))
        order, row = _round(self.id, len(self.kinds[0]), number)[at]
        return tuple(self.kinds[kind][row[kind]] for kind in order)


@lru_cache(maxsize=64)
def _round(suite: str, size: int, number: int) -> Sequence[tuple[tuple[int, ...], tuple[int, ...]]]:
    """24 games: an order of the kinds and a card of each, which is a row of an array.

    The rows of an array fall into `size` blocks of `size` rows each, in which no card comes twice.
    In one round the n-th orders take the rows of whole blocks, one after the other; in the next,
    those of the next blocks; and when all blocks have been, each order takes another row of them.
    """
    array, within = divmod(number, size * size)
    turn, shift = within % size, within // size
    games = []
    for place, order in enumerate(ORDERS):
        block = (place // size + turn) % size
        member = (place % size + shift) % size
        games.append((order, _row(size, array, block, member)))
    # In an order that has no pattern, so that the first few games of a round are fair as well.
    return sorted(games, key=lambda game: _lot(f"benchmark/{suite}/{number}/{game[0]}"))


def _row(size: int, array: int, block: int, member: int) -> tuple[int, ...]:
    """A card of each kind: x, y, x + y, x + 2y in the field; other arrays move the last two.

    Any two of these say what x and y are, so any two cards meet once. The block is x + 3y, which
    no kind uses: with it fixed, each of the four takes every value once.
    """
    y = member
    x = block ^ product(3, y, size)
    third, fourth = divmod(array, size)
    return x, y, x ^ y ^ third, x ^ product(2, y, size) ^ fourth


def product(a: int, b: int, size: int) -> int:
    """a times b in the field of this size, whose sums are `a ^ b`."""
    result = 0
    while b:
        if b & 1:
            result ^= a
        a <<= 1
        if a >= size:
            a ^= FIELDS[size]
        b >>= 1
    return result


def _lot(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _suite(ruleset: str, sheet: str) -> Suite:
    options = Options.of(ruleset, map_sheet=sheet)
    boxes = BOXES if options.ruleset == "combined" else (options.ruleset,)
    kinds = tuple(tuple(sorted(CARDS.edicts(back, *boxes))) for back in BACKS)
    return Suite(f"{ruleset}-{sheet}", options, kinds)


_SHEETS: Final = {"base": ("A", "B"), "heroes": ("C", "D"), "combined": tuple(MAPS)}
SUITES: Final = {
    suite.id: suite
    for suite in (_suite(ruleset, sheet) for ruleset, sheets in _SHEETS.items() for sheet in sheets)
}
"""Every suite by its id, `base-A` to `combined-D`."""
