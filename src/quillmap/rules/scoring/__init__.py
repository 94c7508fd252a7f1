"""How every scoring card counts, and what the monsters cost.

>>> from quillmap.rules.options import Options
>>> from quillmap.rules.sheet import pictured
>>> sheet = pictured(["FF........." , *["..........."] * 10])
>>> score("sentinel_wood", sheet, Options.of("base")).points
2
"""

from typing import Final

from quillmap.grid import squares
from quillmap.material import SCORING
from quillmap.rules.options import Options
from quillmap.rules.reasons import Reason
from quillmap.rules.scoring import base, heroes
from quillmap.rules.scoring.awards import EDICTS, Award, Edict, Scored
from quillmap.rules.sheet import Sheet

__all__ = [
    "EDICTS",
    "MONSTER_PENALTY",
    "Award",
    "Edict",
    "Scored",
    "monster_penalty",
    "points",
    "score",
]

MONSTER_PENALTY: Final = "monster_penalty"

# Importing the two files filled EDICTS; a card without a rule must not go unnoticed.
assert EDICTS.keys() == SCORING.keys(), (base, heroes)


def score(card: str, sheet: Sheet, options: Options) -> Scored:
    """What a scoring card gives for this map, with the squares that earned it."""
    return EDICTS[card].score(sheet, options)


def points(card: str, sheet: Sheet, options: Options) -> int:
    """Only the points of a scoring card, for those who count a lot."""
    return EDICTS[card].points(sheet, options)


def monster_penalty(sheet: Sheet) -> Scored:
    """One point lost, as a positive number, for each empty square beside a monster (R9.2)."""
    awards = tuple((1, cell) for cell in squares(sheet.menaced))
    return Scored(awards, None if awards else Reason("zero_monster_penalty"))
