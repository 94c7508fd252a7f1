"""The guided first game: a plain solo game whose cards everybody may know beforehand.

Its seed was searched for, so that the cards of spring come in the order in which the page explains
them. Rules, journals and records need nothing new for it: it is a deck that comes again, and in
place of the game that had it before stands a word that can be no id.
"""

from typing import Final

from quillmap.rules.options import Options, options_of
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed

LESSON: Final = "lesson"
"""The preset, and what its tables have as `deck`."""

SEED: Final = b"quillmap first game 000399193259"

OPTIONS: Final[Options] = options_of(
    {
        "ruleset": "base",
        "map_sheet": "A",
        "edicts": ["sentinel_wood", "mages_valley", "wildholds", "borderlands"],
    },
    "base",
)


def require_no_lesson(table: Table) -> None:
    """NotAllowed where somebody learns: the cards are explained for one player and these rules."""
    if table.deck == LESSON:
        raise NotAllowed(TableReason("lesson_fixed"))
