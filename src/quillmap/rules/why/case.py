"""A position for somebody who has to draw, and one draw in it: what all reasons begin with."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from quillmap.grid import Cells, beside
from quillmap.material import SEASONS
from quillmap.rules.gains import Count, Gains, gains
from quillmap.rules.legal import LegalMoves, legal
from quillmap.rules.moves import Move, Raid, Seat
from quillmap.rules.offers import Offer, offered
from quillmap.rules.play import outcome
from quillmap.rules.position import Position
from quillmap.rules.scoring.awards import EDICTS
from quillmap.rules.sheet import Sheet
from quillmap.rules.why.reason import DrawReason, Kind


@dataclass(frozen=True, slots=True)
class Counted:
    """A map, and what it gives."""

    sheet: Sheet
    count: Count


class Outlook:
    """What is the same for every draw of a seat, found once."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.on = position.drawn_on(seat)
        self.before = position.sheets[self.on]
        self.foreign = self.on != seat
        """Whether the map is a neighbour's: there what harms it is wanted."""
        self.coming = tuple(position.coming)
        self.options = position.setup.options
        self.totals: dict[Move, int] | None = None
        """What each choice brings in all, once somebody has asked."""
        last = position.time >= position.threshold and not position.season_scored
        self.later = self.coming[1:] if last else self.coming
        """The scorings before which something else will be drawn: what is prepared is for them."""

    @cached_property
    def count(self) -> Count:
        """What the map gives as it stands."""
        return Count.of(self.before, self.position.setup)

    @property
    def now(self) -> Counted:
        """The map as it stands."""
        return Counted(self.before, self.count)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What may be drawn."""
        round = self.position.round_of(self.seat)
        return (
            () if round is None else offered(round, self.before, self.position.ruins, self.options)
        )

    @cached_property
    def places(self) -> tuple[Cells, ...]:
        """All sets of squares that may be drawn, each once, whatever their terrain."""
        return tuple(dict.fromkeys(cells for offer in self.offers for cells in offer.placements))

    @cached_property
    def moves(self) -> LegalMoves:
        """Everything that the seat may do."""
        return legal(self.position, self.seat)

    @cached_property
    def holes(self) -> Cells:
        """The empty squares without an empty neighbour."""
        return holes(self.before.empty)

    def paydays(self, edict: int) -> tuple[int, ...]:
        """The seasons in which an edict is still to be scored."""
        return _scoring(edict, self.coming)

    def later_paydays(self, edict: int) -> tuple[int, ...]:
        """Those before which something else will be drawn."""
        return _scoring(edict, self.later)


def _scoring(edict: int, seasons: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(season for season in seasons if edict in SEASONS[season].edicts)


class Case:
    """One draw: the map after it, and what that changes."""

    def __init__(self, outlook: Outlook, move: Move) -> None:
        self.outlook = outlook
        self.move = move
        self.cells = move.cells
        """The squares that it fills or destroys."""
        self.before = outlook.before
        _, self.after = outcome(outlook.position, move)
        self.destroyed = self.after.destroyed & ~self.before.destroyed
        self.raids_self = isinstance(move, Raid) and not outlook.foreign

    @cached_property
    def count(self) -> Count:
        """What the map gives then."""
        return Count.of(self.after, self.outlook.position.setup)

    @property
    def then(self) -> Counted:
        """The map after it."""
        return Counted(self.after, self.count)

    @cached_property
    def gains(self) -> Gains:
        """What of the difference will be paid, and when."""
        return gains(self.outlook.position, self.outlook.count, self.count)

    @cached_property
    def offer(self) -> Offer | None:
        """What it was taken from."""
        return next((o for o in self.outlook.offers if self.cells in o.placements), None)


def holes(empty: Cells) -> Cells:
    """The empty squares without an empty neighbour: only a single square fits there."""
    return empty & ~beside(empty)


def edicts_give_more(
    kind: Kind, outlook: Outlook, more: Counted, less: Counted
) -> Iterator[DrawReason]:
    """The edicts that give more on one map than on another, if they are still to be paid."""
    for edict, (high, low) in enumerate(zip(more.count.edicts, less.count.edicts, strict=True)):
        seasons = outlook.paydays(edict)
        if high > low and seasons:
            cells = _newly(
                _earning(edict, outlook, more.sheet), _earning(edict, outlook, less.sheet)
            )
            worth = 4 * (high - low) * len(seasons)
            yield DrawReason(kind, cells, edict, high - low, seasons, worth=worth)


def monsters_cost_more(
    kind: Kind, outlook: Outlook, more: Counted, less: Counted
) -> Iterator[DrawReason]:
    """The squares beside monsters that cost points on one map and not on another."""
    points, seasons = more.count.monsters - less.count.monsters, outlook.coming
    if points > 0 and seasons:
        cells = more.sheet.menaced & ~less.sheet.menaced
        worth = 4 * points * len(seasons)
        yield DrawReason(kind, cells, points=points, seasons=seasons, worth=worth)


def _earning(edict: int, outlook: Outlook, sheet: Sheet) -> Cells:
    """The squares that earn the points of an edict on a map."""
    card = outlook.position.setup.edicts[edict]
    return EDICTS[card].score(sheet, outlook.options).squares


def _newly(then: Cells, now: Cells) -> Cells:
    """The squares that come to others; all of them where they are only counted otherwise."""
    return then & ~now or then
