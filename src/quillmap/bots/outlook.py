"""What a map is worth to those who look ahead: its points, and what may become points.

Like `worth`, and on top of it soft credit: for each edict what it is on the way to (`progress`),
and for the land what helps under every edict. Credit counts less as time runs out and nothing when
the card at hand is the last of the game, where points alone are left. All numbers are integers.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from operator import attrgetter, mul
from typing import Any, Final

from quillmap.bots.progress import PROGRESS
from quillmap.bots.worth import whole_game
from quillmap.grid import Cells, beside, beside_many, blocks, pairs
from quillmap.material import SEASONS
from quillmap.rules.ambush import plague
from quillmap.rules.options import Options
from quillmap.rules.position import Position
from quillmap.rules.scoring.awards import EDICTS
from quillmap.rules.scoring.layers import LAYERS
from quillmap.rules.sheet import Sheet


@dataclass(frozen=True)
class Credit:
    """The numbers of weights.toml: hundredths of a point for each count."""

    reach: int
    """With so much time left, or more, credit counts in full."""
    land: tuple[int, ...]
    """In the order of `LAND`, without the shelter of a hero."""
    shelter: int
    cards: dict[str, tuple[int, ...]]

    @property
    def point(self) -> int:
        """What a point is worth in the unit of all values: they are whole numbers throughout."""
        return 100 * self.reach


LAND: Final = ("mountains", "monsters", "holes", "space", "ruins", "zombies", "dragon")
"""The counts of the land, a few each; see `land`."""


def read_credit(text: str) -> Credit:
    """Weights from the text of a file such as weights.toml."""
    numbers: dict[str, Any] = tomllib.loads(text)
    return Credit(
        reach=numbers["reach"],
        land=tuple(each for name in LAND for each in numbers["land"][name]),
        shelter=numbers["land"]["shelter"][0],
        cards={card: tuple(numbers["cards"].get(card, ())) for card in PROGRESS},
    )


CREDIT: Final = read_credit(files(__package__).joinpath("weights.toml").read_text("utf-8"))
"""The weights that come with the game."""


def land(sheet: Sheet, empty: Cells) -> tuple[int, ...]:
    """What helps or hurts under every edict: twelve counts.

    Mountains that lack one neighbour, and two (a coin for each, R7.2). Empty squares beside
    monsters, which can still be filled (R9.2). Empty squares without an empty neighbour, and with
    one: little fits there. Empty squares, pairs of them side by side, blocks of four. Open ruins
    (R4.4). Where the Zombies go next (R6.31). Empty squares beside a Dragon not yet tamed (R6.30).
    """
    touched, twice, thrice, _ = beside_many(empty)
    open_mountains = sheet.ground.mountains & touched
    lack_one, lack_two = open_mountains & ~twice, open_mountains & twice & ~thrice
    return (
        lack_one.bit_count(),
        lack_two.bit_count(),
        sheet.menaced.bit_count(),
        (empty & ~touched).bit_count(),
        (empty & touched & ~twice).bit_count(),
        empty.bit_count(),
        pairs(empty),
        blocks(empty).bit_count(),
        (sheet.ground.ruins & empty).bit_count(),
        plague(sheet).bit_count() if sheet.zombie else 0,
        (beside(sheet.dragon & ~sheet.destroyed) & empty).bit_count() if sheet.dragon else 0,
    )


def times_left(position: Position) -> tuple[int, ...]:
    """How much time is left until each coming end of a season, after the card at hand (R8.1)."""
    seasons = position.coming
    box = position.setup.options.season_set
    left, found = 0, []
    for season in seasons:
        left += SEASONS[season].threshold[box]
        if season == position.season:
            left -= min(left, position.time)
        found.append(left)
    return tuple(found)


def outlook(position: Position, credit: Credit = CREDIT) -> Callable[[Sheet], int]:
    """A function that values a map at this moment of the game, for those who value many."""
    options = position.setup.options
    weights = whole_game(position)
    reached = [min(left, credit.reach) for left in times_left(position)]
    hopes = [0, 0, 0, 0]
    for season, hope in zip(position.coming, reached, strict=True):
        for edict in SEASONS[season].edicts:
            hopes[edict] += hope
    counted = [
        (
            _remembering(card, options),
            weight * credit.point,
            PROGRESS[card],
            _times(credit.cards[card], hope),
        )
        for card, weight, hope in zip(position.setup.edicts, weights.edicts, hopes, strict=True)
        if weight
    ]
    each_season = weights.each_season * credit.point
    for_land = _times(credit.land, sum(reached))
    hopeful = any(reached)

    def value(sheet: Sheet) -> int:
        empty = sheet.empty
        total = each_season * (sheet.coins - sheet.menaced.bit_count())
        for points, worth, progress, rates in counted:
            total += worth * points(sheet)
            if hopeful:
                total += sum(map(mul, progress(sheet, empty), rates))
        if hopeful:
            total += sum(map(mul, land(sheet, empty), for_land))
        return total

    return value


def _remembering(card: str, options: Options) -> Callable[[Sheet], int]:
    """The points of a card, counted once for all maps that are the same to it."""
    points = EDICTS[card].points
    layers = _LAYERS.get(card)
    if layers is None:
        return lambda sheet: points(sheet, options)
    seen: dict[object, int] = {}

    def remembered(sheet: Sheet) -> int:
        key = layers(sheet)
        found = seen.get(key)
        if found is None:
            found = seen[key] = points(sheet, options)
        return found

    return remembered


_LAYERS: Final[dict[str, Callable[[Sheet], object]]] = {
    card: attrgetter(*layers) for card, layers in LAYERS.items() if layers
}


def shelter(position: Position, credit: Credit = CREDIT) -> int:
    """What each square that a hero guards anew is worth at this moment (`Prospect.shelter`)."""
    return credit.shelter * sum(min(left, credit.reach) for left in times_left(position))


def _times(weights: tuple[int, ...], hope: int) -> tuple[int, ...]:
    return tuple(weight * hope for weight in weights)
