"""Chance, the only one: the next card is a pure function of the seed and what lies open.

No deck is kept. docs/dealing.md describes every byte, so that another language can repeat it.
"""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from quillmap.material import BACKS, BOXES, pools
from quillmap.renamed import renamed
from quillmap.rules.maps import RANDOM, SHEETS
from quillmap.rules.options import RULES, Options
from quillmap.rules.position import Position, Setup

SEED_BYTES = 32

_Item = TypeVar("_Item")


def uniform(seed: bytes, label: str, n: int) -> int:
    """A number from 0 to n - 1, all equally likely, fixed by seed and label."""
    if not 1 <= n <= 2**64:
        raise ValueError(f"expected 1 to 2^64 numbers to choose from, found {n}")
    limit = n * (2**64 // n)
    attempt = 0
    while True:
        digest = hashlib.sha256(seed + f"{label}:{attempt}".encode()).digest()
        x = int.from_bytes(digest[:8], "big")
        if x < limit:
            return x % n
        attempt += 1  # x is in the uneven rest: taking it would favour small numbers


def commitment(seed: bytes) -> str:
    """What is shown before the first card: it fixes the seed without telling it."""
    _check(seed)
    return hashlib.sha256(seed).hexdigest()


def prepare(options: Options, seed: bytes, players: int = 1, rules: int = RULES) -> Setup:
    """The setup of a game: sheet, edicts and ambushes as the options say, or by chance.

    That is R3.2, R3.4 and R13.5. Each has labels of its own, so that none changes the others.

    What chance draws from are the pools of this rules version. The number of players never changes
    what is drawn.
    """
    _check(seed)
    edicts = options.edicts or _random_edicts(options, seed, rules)
    ambushes = options.ambush_set or _random_ambushes(seed, rules)
    return Setup(players, options, edicts, ambushes, rules, _random_sheet(options, seed))


def _random_sheet(options: Options, seed: bytes) -> str | None:
    """The sheet that chance decides for, if it is asked (R3.2)."""
    if options.map_sheet != RANDOM:
        return None
    sheets = SHEETS[options.ruleset]
    return sheets[uniform(seed, "map-sheet", len(sheets))]


def _random_ambushes(seed: bytes, rules: int) -> tuple[str, ...]:
    """Four of the ambush cards of both boxes (R13.5)."""
    both = [id for box in BOXES for id in pools(rules).ambush[box]]
    return _drawn(seed, "ambush-set", sorted(both), 4)


def _random_edicts(options: Options, seed: bytes, rules: int) -> tuple[str, ...]:
    """One scoring card of each back, then laid under A to D at random (R3.4, R13.7)."""
    boxes = BOXES if options.ruleset == "combined" else (options.ruleset,)
    chosen = []
    for back in BACKS:
        pool = sorted(pools(rules).edicts(back, *boxes))
        chosen.append(pool[uniform(seed, f"scoring/{back}", len(pool))])
    return _drawn(seed, "edict", chosen, 4)


def _drawn(seed: bytes, label: str, pool: Sequence[_Item], count: int) -> tuple[_Item, ...]:
    """That many of the pool one after the other, never the same twice."""
    rest = list(pool)
    return tuple(rest.pop(uniform(seed, f"{label}/{k}", len(rest))) for k in range(count))


def deal(seed: bytes, position: Position) -> str:
    """The id of the next card. Only the season and the cards seen so far count."""
    _check(seed)
    unseen = position.unseen
    place = f"{position.season}/{len(position.shown)}"
    pick = uniform(seed, f"card/{place}", unseen.count)
    if pick < len(unseen.explore):
        return unseen.explore[pick]
    if pick < len(unseen.explore) + unseen.ambush_backs:
        return unseen.ambushes[uniform(seed, f"ambush/{place}", len(unseen.ambushes))]
    return unseen.heroes[uniform(seed, f"hero/{place}", len(unseen.heroes))]


def _check(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


if not TYPE_CHECKING:  # whoever checks types is told that the old names are gone

    def __getattr__(name: str) -> Any:
        """Names of earlier versions, which go on working."""
        if name == "u":
            return renamed(__name__, name, "uniform", uniform)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
