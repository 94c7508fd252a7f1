"""What a map is worth to a bot: its edicts, its coins and its monsters, all in whole points."""

from collections.abc import Callable
from dataclasses import dataclass

from quillmap.material import SEASONS
from quillmap.rules.options import Options
from quillmap.rules.position import Position
from quillmap.rules.scoring import points
from quillmap.rules.scoring.awards import EDICTS
from quillmap.rules.sheet import Sheet

FourPoints = tuple[int, int, int, int]
"""One number for each of the edicts A to D."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How many times over a bot counts each thing on a map."""

    edicts: FourPoints
    each_season: int
    """For coins and monsters, which count at the end of every season (R9.1)."""


def this_season(position: Position) -> Weights:
    """The two edicts of the season that is scored next, once, and no thought of later seasons."""
    return _weights(position.coming[:1])


def whole_game(position: Position) -> Weights:
    """Everything as many times as it will still be scored in this game (R2.4)."""
    return _weights(position.coming)


def _weights(seasons: range) -> Weights:
    counts = [0, 0, 0, 0]
    for season in seasons:
        for edict in SEASONS[season].edicts:
            counts[edict] += 1
    a, b, c, d = counts
    return Weights((a, b, c, d), len(seasons))


def worth(position: Position, weights: Weights) -> Callable[[Sheet], int]:
    """A function that counts a map with these weights, for those who count many maps."""
    options = position.setup.options
    counted = [
        (EDICTS[card].points, weight)
        for card, weight in zip(position.setup.edicts, weights.edicts, strict=True)
        if weight
    ]
    each_season = weights.each_season

    def count(sheet: Sheet) -> int:
        total = each_season * (sheet.coins - sheet.menaced.bit_count())
        for score, weight in counted:
            total += weight * score(sheet, options)
        return total

    return count


def four_points(edicts: tuple[str, ...], sheet: Sheet, options: Options) -> FourPoints:
    """What each of the four edicts gives for this map as it stands."""
    a, b, c, d = (points(card, sheet, options) for card in edicts)
    return a, b, c, d
