"""Between the engine and its twin: the same squares, maps and moves in the other's words."""

from functools import cache

from quillmap.grid import NOWHERE, Cells, place, square, squares, union
from quillmap.material import LETTERS
from quillmap.rules.moves import Destroy, Draw, Move, Raid
from quillmap.rules.sheet import Sheet, picture
from tests.twin.board import Board, Cell
from tests.twin.moves import Move as TwinMove


@cache
def pairs(cells: Cells) -> frozenset[Cell]:
    """A set of squares as the twin keeps it."""
    return frozenset(place(cell) for cell in squares(cells))


def bits(cells: frozenset[Cell] | set[Cell]) -> Cells:
    """A set of squares as the engine keeps it."""
    return union(square(row, column) for row, column in cells)


def victim(cells: Cells) -> Cell | None:
    """The one square that is destroyed, if any."""
    return place(cells) if cells != NOWHERE else None


def told(move: Move) -> TwinMove:
    """The engine's move in the twin's words."""
    match move:
        case Draw(seat, terrain, cells, strikes):
            return TwinMove(seat, terrain, pairs(cells), pairs(strikes))
        case Raid(seat, on, cells, destroys, terrain):
            return TwinMove(seat, terrain, pairs(cells), on=on, destroys=victim(destroys))
        case Destroy(seat, cells):
            return TwinMove(seat, destroys=victim(cells))


def of_sheet(sheet: Sheet) -> dict[str, object]:
    """All that a map shows, from the engine."""
    return {
        "picture": list(picture(sheet)),
        "attacked": pairs(sheet.attacked),
        "letters": {letter: pairs(sheet.lettered(letter)) for letter in LETTERS},
        "coins": sheet.coins,
    }


def of_board(board: Board) -> dict[str, object]:
    """All that a map shows, from the twin."""
    return {
        "picture": board.rows(),
        "attacked": frozenset(board.stars),
        "letters": {
            letter: frozenset(cell for cell, mark in board.letters.items() if mark == letter)
            for letter in LETTERS
        },
        "coins": board.coins,
    }
