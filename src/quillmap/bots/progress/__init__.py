"""How far a map is on the way to what a scoring card pays for: small counts, card by card.

Points come from the rules; these functions see what is not worth a point yet but may be soon. Each
returns a few small numbers, and what each number is worth stands in weights.toml under the card's
id, in the same order. They are integers, so that other languages can count exactly the same. A card
without a function here has no counts, and bots see its points alone.
"""

from typing import Final

from quillmap.bots.progress import fields, forest, geometry, village
from quillmap.bots.progress.counts import Counts, Progress
from quillmap.grid import Cells
from quillmap.material import SCORING
from quillmap.rules.sheet import Sheet

__all__ = ["PROGRESS", "Progress", "none"]


def none(sheet: Sheet, empty: Cells) -> Counts:
    """For a card without a function of its own."""
    return ()


PROGRESS: Final[dict[str, Progress]] = {
    card: getattr(module, card, none)
    for back, module in (
        ("forest", forest),
        ("farm_water", fields),
        ("village", village),
        ("geometry", geometry),
    )
    for card in SCORING
    if SCORING[card].back == back
}
"""The progress of every scoring card by its id."""
