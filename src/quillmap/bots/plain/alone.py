"""A table as one map sees it: the only thing that a playout plays on.

What the others draw on their own maps never changes this one; all that comes from them are the
monsters of a neighbour. So a playout needs one map, the deck, and how ambushes reach the map.
"""

from quillmap.frozen import replace
from quillmap.grid import EVERYWHERE
from quillmap.rules.ambush import target
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position, Setup
from quillmap.rules.sheet import Sheet

OWNER = Seat(0)
NEIGHBOUR = Seat(1)


def drawer(position: Position, seat: Seat) -> Seat | None:
    """Who has still to draw on this seat's map in the round under way; None if nobody has."""
    if position.round != "ambush":
        return seat if seat in position.awaited else None
    arrow = position.ambush.arrow
    drawing = (by for by in position.awaited if target(position.circle, by, arrow) == seat)
    return next(drawing, None)


def alone(position: Position, seat: Seat) -> Position:
    """The position of this map alone; ValueError if its part of the round is already over.

    Where others play, a neighbour stays at the table with a full map: nobody can draw there, and
    the neighbour is asked for nothing but the monsters on this map (R5.10, R6.10).
    """
    if seat in position.left or position.over:
        raise ValueError(f"nothing more is drawn on the map of seat {seat + 1}")
    by = drawer(position, seat)
    if position.round is not None and by is None:
        raise ValueError(f"the map of seat {seat + 1} waits for the others")
    if position.setup.players == 1:
        return position
    setup = position.setup
    sheet = position.sheets[seat]
    others = len(position.present) > 1
    awaited: tuple[Seat, ...] = ()
    if by is not None:
        awaited = (NEIGHBOUR,) if position.round == "ambush" else (OWNER,)
    return replace(
        position,
        setup=Setup(2, setup.options, setup.edicts, setup.ambushes, setup.rules),
        sheets=(sheet, Sheet(sheet.ground, destroyed=_ink(sheet))),
        awaited=awaited,
        circle=(OWNER, NEIGHBOUR) if position.circle else (),
        scores=(position.scores[seat], ()),
        left=() if others else (NEIGHBOUR,),
    )


def _ink(sheet: Sheet) -> int:
    return EVERYWHERE ^ sheet.ground.mountains ^ sheet.ground.wasteland
