"""What speaks for a draw, as data: a kind, the squares that it is about, and its figures.

Everything that a reason claims can be counted again on the map, and no bot is asked. Sentences are
made by those who show it, from the catalogues.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from quillmap.grid import NOWHERE, Cells
from quillmap.rules.headway import Headway

Kind: TypeAlias = Literal[
    # Paid for sure, if the map stays as it is.
    "edict",
    "coin",
    "mountain",
    "dragon",
    "monsters",
    "strike",
    # On the way to something.
    "headway",
    "opens",
    "mountain_but",
    "dragon_but",
    "guard",
    # Avoided, kept, or forced.
    "zombies",
    "no_hole",
    "fills",
    "fits",
    "keeps",
    "ruins",
    "least",
    "costs",
    "snug",
    "room",
    # On a neighbour's map.
    "menace",
    "spoils",
    # Beside a draft.
    "more_edict",
    "more_coins",
    "more_monsters",
    "more_menace",
    "more_spoils",
    "no_draft_hole",
    "less",
    "even",
    "same",
]
"""What a reason says; `docs/wire.md` tells what its figures are."""


@dataclass(frozen=True, slots=True)
class DrawReason:
    """One reason for a draw. What a kind does not need is left as it is here."""

    kind: Kind
    cells: Cells = NOWHERE
    """The squares that it is about."""
    edict: int | None = None
    """Which of the four edicts, counted from 0."""
    points: int = 0
    """At the end of each of the seasons."""
    seasons: tuple[int, ...] = ()
    """The scorings to come that it counts for, 0 for spring."""
    have: int = 0
    need: int = 0
    """So many of so many."""
    open: Cells = NOWHERE
    """The empty squares that are still missing."""
    terrain: str = ""
    headway: Headway | None = None
    worth: int = 0
    """How much it says beside others, in quarters of a point; only for their order."""
