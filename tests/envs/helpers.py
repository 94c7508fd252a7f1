"""Games for the environments: any options, any legal action, decks that begin with a card."""

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from quillmap.dealer import deal, prepare
from quillmap.envs.playing import Playing
from quillmap.rules import Options, Position, Seat, begin
from tests.random_play import RULESETS, random_options


def deck(*name: object) -> bytes:
    """A deck by any name."""
    return hashlib.sha256(repr(name).encode()).digest()


def decks_with(
    options: Options, first: Callable[[Position, str], bool], count: int
) -> Iterator[bytes]:
    """Decks whose first card is wanted."""
    found = 0
    for number in range(100_000):
        seed = deck("first", number)
        position = begin(prepare(options, seed))
        if first(position, deal(seed, position)):
            yield seed
            found += 1
            if found == count:
                return
    raise AssertionError("no such deck")


def playings() -> Iterator[Playing]:
    """Games of all rulesets with any options, alone and with others."""
    for ruleset in RULESETS:
        for number in range(6):
            rng = random.Random(f"{ruleset} {number}")
            # What environments refuse, nobody can meet in them.
            asked = random_options(rng, ruleset) | {"ambush_fallback": "monster"}
            options = Options.of(ruleset, **asked)
            yield Playing(options, (1, 2, 1, 3, 1, 5)[number], deck(ruleset, number))


def any_action(playing: Playing, seat: Seat, rng: random.Random) -> int:
    """Some action that the mask allows."""
    return int(rng.choice(np.flatnonzero(playing.mask(seat))))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two observations are the same in every number."""
    return one.keys() == other.keys() and all(np.array_equal(one[k], other[k]) for k in one)
