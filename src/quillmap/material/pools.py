"""Which cards a game is dealt from, declared for each version of the rules in pools.toml.

A card that no list names changes nothing that is dealt; it is played where an option names it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from quillmap.material.cards import Back, Box
from quillmap.material.folders import table

BOXES: Final[tuple[Box, ...]] = ("base", "heroes")
BACKS: Final[tuple[Back, ...]] = ("forest", "farm_water", "village", "geometry")


@dataclass(frozen=True)
class Pools:
    """The cards that the games of some rules version draw from, in the printed order."""

    since: int
    """The first rules version that has these pools."""
    ruins: tuple[str, ...]
    heroes: tuple[str, ...]
    explore: dict[Box, tuple[str, ...]]
    ambush: dict[Box, tuple[str, ...]]
    scoring: dict[Box, dict[Back, tuple[str, ...]]]

    def edicts(self, back: Back, *boxes: Box) -> tuple[str, ...]:
        """The scoring cards of a back in these boxes."""
        return tuple(id for box in boxes for id in self.scoring[box][back])

    def everything(self) -> Iterator[str]:
        """Every card that some game of this version can be dealt or given by chance."""
        yield from self.ruins
        yield from self.heroes
        for box in BOXES:
            yield from self.explore[box]
            yield from self.ambush[box]
            for back in BACKS:
                yield from self.scoring[box][back]


def _pools(entry: dict[str, Any]) -> Pools:
    return Pools(
        since=entry["since"],
        ruins=tuple(entry["ruins"]),
        heroes=tuple(entry["hero"]),
        explore={box: tuple(entry[box]["explore"]) for box in BOXES},
        ambush={box: tuple(entry[box]["ambush"]) for box in BOXES},
        scoring={box: {back: tuple(entry[box][back]) for back in BACKS} for box in BOXES},
    )


POOLS: Final[tuple[Pools, ...]] = tuple(_pools(entry) for entry in table("pools")["pools"])
"""All pools there have been, the oldest first."""


@cache
def pools(rules: int) -> Pools:
    """The pools of a rules version, which are those of the version before it unless declared."""
    return max((each for each in POOLS if each.since <= rules), key=lambda each: each.since)


def declared(kind: str) -> list[str]:
    """Every card of a kind that is or was in a pool, once, in the order of the lists."""
    found: dict[str, None] = {}
    for each in POOLS:
        for box in BOXES:
            match kind:
                case "explore":
                    found |= dict.fromkeys(each.explore[box])
                case "ambush":
                    found |= dict.fromkeys(each.ambush[box])
                case "scoring":
                    found |= dict.fromkeys(id for ids in each.scoring[box].values() for id in ids)
                case "ruins":
                    found |= dict.fromkeys(each.ruins)
                case _:
                    found |= dict.fromkeys(each.heroes)
    return list(found)
