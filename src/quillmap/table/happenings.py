"""What happened at a table beside the rules: bots that draw for people, nudges, hosts that pass."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from quillmap.grid import Cells
from quillmap.material import Terrain
from quillmap.rules.events import Event
from quillmap.rules.moves import Seat

Why: TypeAlias = Literal["handed", "late", "asked", "left"]
"""The seat was handed over, time ran out, the host asked for it, or the person has left."""


@dataclass(frozen=True, slots=True)
class DrawnFor:
    """As `Drawn`, where a bot drew for the person at `by`."""

    seat: Seat
    by: Seat
    terrain: Terrain
    cells: Cells
    bot: str
    why: Why


@dataclass(frozen=True, slots=True)
class Handed:
    """A bot draws for this seat from now on."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The person of this seat draws again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Nudged:
    """The person of this seat was asked to draw, by another one (None: by a host who watches)."""

    seat: Seat
    by: Seat | None


@dataclass(frozen=True, slots=True)
class LetDraw:
    """The host lets a bot draw for this seat, in this round alone."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class HostPassed:
    """The person of this seat has the rights of the host from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reaction:
    """The person of this seat says one of the phrases to all; no line keeps it."""

    seat: Seat
    word: str


Happening: TypeAlias = (
    Event | DrawnFor | Handed | Returned | Nudged | LetDraw | HostPassed | Reaction
)
"""Everything that people at a table are told of, in order."""
