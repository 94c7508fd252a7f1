"""Why a draw is good: reasons as data, found by the rules alone, the weightiest first."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from quillmap.grid import NOWHERE
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position
from quillmap.rules.rounds import ExploreRound, HeroRound
from quillmap.rules.why.avoided import avoided, in_the_end, least, room, snug
from quillmap.rules.why.case import Case, Outlook
from quillmap.rules.why.compared import compared
from quillmap.rules.why.harm import harm
from quillmap.rules.why.paid import paid
from quillmap.rules.why.prepared import opens_by_two, prepared
from quillmap.rules.why.reason import DrawReason, Kind

__all__ = [
    "MOST_BESIDE_A_DRAFT",
    "MOST_REASONS",
    "DrawReason",
    "Kind",
    "Why",
    "every_reason",
    "reasons",
]

MOST_REASONS: Final = 3
MOST_BESIDE_A_DRAFT: Final = 2
_SHARE: Final = 5
"""A third reason that says so many times less than the first is not worth its words."""
_LITTLE: Final = 4
"""Reasons that are worth less than a point leave the question open what a draw is for."""


_NO_SQUARES: Final[tuple[Kind, ...]] = (
    "edict",
    "coin",
    "dragon",
    "headway",
    "no_hole",
    "fits",
    "keeps",
    "least",
    "costs",
    "snug",
    "room",
    "spoils",
)
"""Kinds whose sentences name no squares: what they say is the same wherever a draw lies."""


_PAID: Final[tuple[Kind, ...]] = ("edict", "coin", "mountain", "dragon", "monsters", "strike")
"""Kinds whose points are part of what a draw brings in all."""


class Why:
    """Reasons for draws of one seat in one position; what they share is found once."""

    def __init__(self, position: Position, seat: Seat, draft: Move | None = None) -> None:
        self._outlook = Outlook(position, seat)
        self._draft = None if draft is None else Case(self._outlook, draft)

    def reasons(self, move: Move) -> tuple[DrawReason, ...]:
        """The few that tell why, the weightiest first; never none."""
        case = Case(self._outlook, move)
        told = _ranked(_found(case), MOST_REASONS)
        # What had to be says nothing of why it is here.
        forced = not told or told[0].kind == "ruins"
        return (in_the_end(case), *told)[:MOST_REASONS] if forced else told

    def told_apart(self, moves: Sequence[Move]) -> list[tuple[DrawReason, ...]]:
        """The reasons of several draws; where two would say the same, what differs is said, too."""
        told = [self.reasons(move) for move in moves]
        said = [frozenset(map(_statement, each)) for each in told]
        return [
            self._with_more(move, own, [moves[at] for at, each in enumerate(said) if each == mine])
            if said.count(mine) > 1
            else own
            for move, own, mine in zip(moves, told, said, strict=True)
        ]

    def _with_more(
        self, move: Move, told: tuple[DrawReason, ...], alike: Sequence[Move]
    ) -> tuple[DrawReason, ...]:
        """With the weightiest that can be said of no other; as it was where there is none."""
        theirs = {_statement(each) for other in alike if other != move for each in self._all(other)}
        more = [
            each
            for each in sorted(self._all(move), key=lambda reason: -reason.worth)
            if _statement(each) not in theirs and each.kind != "ruins"
        ]
        if not more or len(told) < MOST_REASONS:
            return (*told, *more[:1])
        # What is paid is said before what differs.
        spare = [each for each in told if each.kind not in _PAID]
        return (*(each for each in told if each is not spare[-1]), more[0]) if spare else told

    def _all(self, move: Move) -> list[DrawReason]:
        case = Case(self._outlook, move)
        lies = snug(case)
        near = [lies] if 3 * lies.have >= lies.need else []
        return [*_found(case), *near, in_the_end(case), room(case)]

    def beside_the_draft(self, move: Move) -> tuple[DrawReason, ...]:
        """What it brings more than the draft; nothing where there is no draft."""
        if self._draft is None:
            return ()
        return _ranked(compared(Case(self._outlook, move), self._draft), MOST_BESIDE_A_DRAFT)


def reasons(position: Position, move: Move) -> tuple[DrawReason, ...]:
    """Why one would make this legal move, the weightiest reason first; never none."""
    return Why(position, move.seat).reasons(move)


def every_reason(position: Position, move: Move) -> list[DrawReason]:
    """All that can be said for it, in no order; those who choose themselves begin here."""
    case = Case(Outlook(position, move.seat), move)
    more = [] if case.outlook.foreign else looked_closer(case)
    return [*every_of(case), *more, in_the_end(case)]


def every_of(case: Case) -> list[DrawReason]:
    """The reasons of a case but for the last resort."""
    if case.outlook.foreign:
        return list(harm(case))
    return [*paid(case), *prepared(case), *avoided(case)]


def looked_closer(case: Case) -> list[DrawReason]:
    """What takes longer to find, for draws of which there is little else to say."""
    found = list(opens_by_two(case))
    asked = isinstance(case.outlook.position.under_way, ExploreRound | HeroRound)
    return [*found, *least(case)] if asked else found


def _found(case: Case) -> list[DrawReason]:
    """What can be said for a draw; looked at closer where that is little."""
    found = every_of(case)
    if not case.outlook.foreign and all(each.worth < _LITTLE for each in found):
        found += looked_closer(case)
    return found


def _statement(reason: DrawReason) -> DrawReason:
    """What a reason says, without how much it weighs and squares that nobody is told."""
    if reason.kind in _NO_SQUARES:
        return replace(reason, cells=NOWHERE, worth=0)
    return replace(reason, worth=0)


def _ranked(found: Iterable[DrawReason], most: int) -> tuple[DrawReason, ...]:
    """The weightiest of them; a third only where it weighs something beside the first."""
    best: Sequence[DrawReason] = sorted(found, key=lambda reason: -reason.worth)[:most]
    return tuple(
        each for at, each in enumerate(best) if at < 2 or each.worth * _SHARE >= best[0].worth
    )
