"""The rulebook as pure functions over frozen values."""

from quillmap.rules.check import why_not
from quillmap.rules.legal import LegalMoves, legal, offers
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.offers import Offer
from quillmap.rules.options import RULES, Options
from quillmap.rules.play import Step, apply, leave, outcome, play, reveal
from quillmap.rules.position import Position, Setup, Unseen, begin
from quillmap.rules.reasons import BadOptions, IllegalMove, IllegalReveal, Reason, Refused
from quillmap.rules.result import Result, ranks, rating, title, total
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Over,
    Round,
    TrollRound,
)
from quillmap.rules.sheet import Sheet
from quillmap.rules.status import Fault, status

__all__ = [
    "RULES",
    "AmbushRound",
    "BadOptions",
    "Destroy",
    "Draw",
    "ExploreRound",
    "Fault",
    "GazeRound",
    "HeroRound",
    "IllegalMove",
    "IllegalReveal",
    "LegalMoves",
    "Move",
    "Offer",
    "Options",
    "Over",
    "Position",
    "Raid",
    "Reason",
    "Refused",
    "Result",
    "Round",
    "Seat",
    "Setup",
    "Sheet",
    "Step",
    "TrollRound",
    "Unseen",
    "apply",
    "begin",
    "leave",
    "legal",
    "offers",
    "outcome",
    "play",
    "ranks",
    "rating",
    "reveal",
    "status",
    "title",
    "total",
    "why_not",
]
