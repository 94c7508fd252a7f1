"""How far a map is on the way to the next points of a scoring card, for those who look at it.

It is what a person would count: five of six squares, eight of eleven in row F. Bots count other
things (`bots/progress`), which they weigh against each other; here one number is enough.
"""

from typing import Final

from quillmap.material import SCORING
from quillmap.rules.headway import base, heroes
from quillmap.rules.headway.ways import Headway, Kind, Way
from quillmap.rules.options import Options
from quillmap.rules.sheet import Sheet

__all__ = ["WAYS", "Headway", "Kind", "headway"]

WAYS: Final[dict[str, Way]] = {
    card: way
    for card in SCORING
    if (way := getattr(base, card, None) or getattr(heroes, card, None)) is not None
}
"""The cards whose headway is counted, and how; a card may do without."""


def headway(card: str, sheet: Sheet, options: Options) -> Headway | None:
    """The headway of a map under a card; None if there is nothing to say."""
    way = WAYS.get(card)
    return None if way is None else way(sheet, options)
