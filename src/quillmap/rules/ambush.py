"""Ambushes: whose map a neighbour draws on, where the solo walk puts the monsters, what they do."""

from functools import cache

from quillmap.grid import RINGS, SIZE, Cells, beside, square, squares
from quillmap.material import Ambush, Arrow, Corner
from quillmap.rules.moves import Seat
from quillmap.rules.sheet import Sheet


def target(circle: tuple[Seat, ...], seat: Seat, arrow: Arrow) -> Seat:
    """Whose map this seat draws on when sheets are passed around the circle (R6.10).

    A clockwise arrow hands each sheet to the next seat, so everyone receives the one before.
    """
    step = -1 if arrow == "clockwise" else 1
    return circle[(circle.index(seat) + step) % len(circle)]


# The solo walk (R12.2) ---------------------------------------------------------------------------


@cache
def walk(corner: Corner, arrow: Arrow) -> tuple[Cells, ...]:
    """All squares, ring by ring from the edge, each ring from its own corner along the arrow."""
    visited: list[Cells] = []
    for ring in range(len(RINGS)):
        around = _clockwise(ring)
        if arrow == "counter_clockwise":
            around.reverse()
        start = around.index(_corner(ring, corner))
        visited += around[start:] + around[:start]
    return tuple(visited)


def _clockwise(ring: int) -> list[Cells]:
    low, high = ring, SIZE - 1 - ring
    if low == high:
        return [square(low, low)]
    top = [square(low, column) for column in range(low, high)]
    right = [square(row, high) for row in range(low, high)]
    bottom = [square(high, column) for column in range(high, low, -1)]
    left = [square(row, low) for row in range(high, low, -1)]
    return top + right + bottom + left


def _corner(ring: int, corner: Corner) -> Cells:
    low, high = ring, SIZE - 1 - ring
    return square(low if "top" in corner else high, low if "left" in corner else high)


@cache
def solo_order(card: Ambush) -> tuple[Cells, ...]:
    """Every placement in printed orientation, in the order in which the walk tries them.

    Each visited square brings at most one new placement, so this order is the same on every map
    and the first placement that is free is the one (R12.3).
    """
    printed = card.shape.printed
    waiting = [printed.laid(anchor) for anchor in squares(printed.anchors)]
    tried: list[Cells] = []
    for cell in walk(card.corner, card.arrow):
        reached = [placement for placement in waiting if placement & cell]
        assert len(reached) <= 1
        tried += reached
        waiting = [placement for placement in waiting if not placement & cell]
    return tuple(tried)


def solo_placement(sheet: Sheet, card: Ambush) -> Cells | None:
    """Where the solo rule puts this ambush; None if it fits nowhere (R12.2, R12.6)."""
    filled = sheet.filled
    return next((placement for placement in solo_order(card) if not placement & filled), None)


def solo_choices(sheet: Sheet, card: Ambush) -> list[Cells]:
    """The German variant: all turned placements over the first square that has any (R12.5)."""
    free = list(card.shape.fitting(sheet.empty))
    for cell in walk(card.corner, card.arrow) if free else ():
        covering = [placement for placement in free if placement & cell]
        if covering:
            return covering
    return []


# What the Heroes monsters do ----------------------------------------------------------------------


def gaze(sheet: Sheet) -> Cells:
    """What the Gorgon can destroy: any neighbour not mountain, wasteland, destroyed (R6.33)."""
    stone = sheet.ground.mountains | sheet.ground.wasteland | sheet.destroyed
    return beside(sheet.gorgon & ~sheet.destroyed) & ~stone


def ravage(sheet: Sheet) -> Cells:
    """The empty squares that the Troll can destroy (R6.32)."""
    return beside(sheet.troll & ~sheet.destroyed) & sheet.empty


def plague(sheet: Sheet) -> Cells:
    """The empty squares that the Zombies take next, one step and no further (R6.31)."""
    return beside(sheet.zombie & ~sheet.destroyed) & sheet.empty
