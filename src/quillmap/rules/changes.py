"""The changes that a turn makes to one map, each telling its story as events."""

from quillmap.grid import Cells
from quillmap.material import Letter, Terrain
from quillmap.rules.events import Attacked, Destroyed, Drawn, Event, Paid
from quillmap.rules.moves import Seat
from quillmap.rules.sheet import Sheet, settled


class Change:
    """One map while something is drawn on it; `done` pays its coins and hands it back.

    Coins are settled once, at the end: a square never becomes empty again, so looking once after
    all parts of a change finds what looking after every part would find (R6.13, R7.3).
    """

    def __init__(self, seat: Seat, sheet: Sheet, events: list[Event]) -> None:
        self.seat = seat
        self.before = sheet
        self.sheet = sheet
        self.events = events

    def draw(
        self, terrain: Terrain, cells: Cells, by: Seat | None, letter: Letter | None = None
    ) -> "Change":
        """Fill squares; monsters on attacked squares are destroyed at once (R6.24)."""
        self.events.append(Drawn(self.seat, by, terrain, cells))
        return self._become(self.sheet.drawn(terrain, cells, letter))

    def attack(self, cells: Cells) -> "Change":
        """Star the squares of a hero's pattern (R6.21)."""
        self.events.append(Attacked(self.seat, cells))
        return self._become(self.sheet.attacking(cells))

    def gorgon(self, cells: Cells) -> "Change":
        """Destroy what the Gorgon looks at (R6.33)."""
        self.events.append(Destroyed(self.seat, cells, "gorgon"))
        self.sheet = self.sheet.without(cells)
        return self

    def troll(self, cells: Cells) -> "Change":
        """Destroy what the Troll ravages (R6.32)."""
        self.events.append(Destroyed(self.seat, cells, "troll"))
        self.sheet = self.sheet.without(cells)
        return self

    def _become(self, sheet: Sheet) -> "Change":
        struck = sheet.destroyed & ~self.sheet.destroyed
        if struck:
            self.events.append(Destroyed(self.seat, struck, "hero"))
        self.sheet = sheet
        return self

    def done(self, shape_coin: bool = False) -> Sheet:
        """The map with the coins that the change earned (R7)."""
        sheet, payment = settled(self.before, self.sheet, shape_coin)
        if payment.coins:
            self.events.append(
                Paid(
                    self.seat,
                    sheet.coins - self.before.coins,
                    shape_coin,
                    payment.mountains,
                    payment.dragon,
                )
            )
        return sheet
