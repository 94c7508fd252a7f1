"""Moves valued in plain Python, one map after the other: slow, and without limits of its own."""

from collections.abc import Callable
from typing import Final

from quillmap.bots.outlook import outlook, shelter
from quillmap.bots.plain.foresight import foresights
from quillmap.bots.plain.search import End, Turn, plain_end, plain_turn
from quillmap.bots.prospects import Prospect, drawn_on, prospects
from quillmap.bots.protocol import Budget
from quillmap.bots.valuer import Tried
from quillmap.bots.worth import Weights, worth
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.sheet import Sheet


class PlainValuer:
    """Values moves by the rules alone; `Valuer` says what each method is for."""

    at_once: Final = False

    def counted(self, position: Position, seat: Seat, budget: Budget, weights: Weights) -> Tried:
        """What each move adds to the map by these weights."""
        return tried(position, seat, budget, worth(position, weights))

    def surveyed(self, position: Position, seat: Seat, budget: Budget) -> Tried:
        """What each move is worth by the outlook of the map."""
        return tried(position, seat, budget, outlook(position), shelter(position))

    def foresights(self, position: Position) -> list[int]:
        """What the map is worth with each card that can come."""
        return foresights(position)

    def playing_out(self) -> tuple[Turn, End]:
        """The playouts of one search."""
        return plain_turn, plain_end


PLAIN: Final = PlainValuer()


def tried(
    position: Position, seat: Seat, budget: Budget, value: Callable[[Sheet], int], guard: int = 0
) -> Tried:
    """Every move valued in plain Python, or as many as there is time for.

    A map is worth its `value`, and `guard` more for each square that a hero guards anew.
    """
    on = drawn_on(position, seat)
    before = value(position.sheets[on])
    wanted = 1 if on == seat else -1
    counted, worth_now = position.sheets[on], before
    values: list[int] = []
    seen: list[Prospect] = []
    for prospect in prospects(position, seat):
        if prospect.sheet is not counted:  # many ways to turn a hero lead to the same sheet
            counted, worth_now = prospect.sheet, value(prospect.sheet)
        values.append(wanted * (worth_now - before) + guard * prospect.shelter)
        seen.append(prospect)
        if budget.expired():
            break
    return Tried(values, [prospect.shelter for prospect in seen], seen.__getitem__)
