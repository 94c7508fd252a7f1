"""The rulebook as pure functions over frozen values."""

from quillmap.rules.check import why_not
from quillmap.rules.legal import Offer, legal, offers
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.options import RULES, Options
from quillmap.rules.play import Step, apply, leave, outcome, play, reveal
from quillmap.rules.position import Position, Setup, Unseen, begin
from quillmap.rules.reasons import BadOptions, IllegalMove, IllegalReveal, Reason, Refused
from quillmap.rules.result import Result, ranks, rating, title, total
from quillmap.rules.sheet import Sheet

__all__ = [
    "RULES",
    "BadOptions",
    "Destroy",
    "Draw",
    "IllegalMove",
    "IllegalReveal",
    "Move",
    "Offer",
    "Options",
    "Position",
    "Raid",
    "Reason",
    "Refused",
    "Result",
    "Seat",
    "Setup",
    "Sheet",
    "Step",
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
    "title",
    "total",
    "why_not",
]
