"""A table as one map sees it: the only thing that a playout plays on.

What the others draw on their own maps never changes this one; all that comes from them are the
monsters of a neighbour. So a playout needs one map, the deck, and how ambushes reach the map.
"""

from quillmap.frozen import replace
from quillmap.grid import EVERYWHERE
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position, Setup
from quillmap.rules.rounds import AmbushRound, Over, Round
from quillmap.rules.sheet import Sheet

OWNER = Seat(0)
NEIGHBOUR = Seat(1)


def alone(position: Position, seat: Seat) -> Position:
    """The position of this map alone; ValueError if its part of the round is already over.

    Where others play, a neighbour stays at the table with a full map: nobody can draw there, and
    the neighbour is asked for nothing but the monsters on this map (R5.10, R6.10).
    """
    round = position.under_way
    if seat in position.left or isinstance(round, Over):
        raise ValueError(f"nothing more is drawn on the map of seat {seat + 1}")
    if position.awaited and position.drawer(seat) is None:
        raise ValueError(f"the map of seat {seat + 1} waits for the others")
    if position.setup.players == 1:
        return position
    setup = position.setup
    sheet = position.sheets[seat]
    others = len(position.present) > 1
    return replace(
        position,
        setup=Setup(2, setup.options, setup.edicts, setup.ambushes, setup.rules, setup.drawn_sheet),
        sheets=(sheet, Sheet(sheet.ground, destroyed=_ink(sheet))),
        under_way=_alone_in(round),
        scores=(position.scores[seat], ()),
        left=() if others else (NEIGHBOUR,),
    )


def _alone_in(round: Round | None) -> Round | None:
    """The same round, where only this map is still drawn on."""
    match round:
        case None:
            return None
        case AmbushRound():
            return replace(round, circle=(OWNER, NEIGHBOUR), awaited=(NEIGHBOUR,))
        case _:
            return replace(round, awaited=(OWNER,))


def _ink(sheet: Sheet) -> int:
    return EVERYWHERE ^ sheet.ground.mountains ^ sheet.ground.wasteland
