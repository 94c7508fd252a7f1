"""What happens to one map: drawing, stars, coins, and the four Heroes monsters."""

from collections.abc import Iterable

from tests.twin.board import Board, Cell, neighbours
from tests.twin.cards import COIN_TRACK


def draw(board: Board, cells: Iterable[Cell], terrain: str, letter: str | None = None) -> None:
    """Fill the squares; a monster on a star is destroyed at once (R5.1, R6.24)."""
    for cell in cells:
        assert board.is_empty(cell)
        board.drawn[cell] = terrain
        if letter is not None:
            board.letters[cell] = letter
    slay_starred(board)


def slay_starred(board: Board) -> None:
    """Every monster on a starred square is destroyed (R6.24)."""
    board.destroyed |= board.stars & board.cells("monster")


def surviving(board: Board, letter: str) -> set[Cell]:
    """The squares with this letter that are not destroyed."""
    return {cell for cell, mark in board.letters.items() if mark == letter} - board.destroyed


def empty_beside(board: Board, letter: str) -> set[Cell]:
    """The empty squares beside a surviving square with this letter."""
    return {
        beside
        for cell in surviving(board, letter)
        for beside in neighbours(cell)
        if board.is_empty(beside)
    }


def gorgon_targets(board: Board) -> set[Cell]:
    """What the Gorgon may destroy: anything beside her but mountain, wasteland, rubble (R6.33)."""
    return {
        beside
        for cell in surviving(board, "G")
        for beside in neighbours(cell)
        if board.printed.get(beside) not in ("mountain", "wasteland")
        and beside not in board.destroyed
    }


def troll_targets(board: Board) -> set[Cell]:
    """What the Troll may destroy: an empty square beside it (R6.32)."""
    return empty_beside(board, "T")


def spread_zombies(board: Board) -> None:
    """Every empty square beside a zombie becomes one, in a single wave (R6.31)."""
    draw(board, empty_beside(board, "Z"), "monster", "Z")
    take_coins(board)


def take_coins(board: Board, shape_coin: bool = False) -> None:
    """Coins for a coin shape, for mountains newly surrounded, for a Dragon contained (R7, R6.30).

    A reward is used up also where the track has no room for it (R7.4).
    """
    gained = 1 if shape_coin else 0
    for mountain in board.cells("mountain") - board.paid:
        if all(board.is_filled(beside) for beside in neighbours(mountain)):
            board.paid.add(mountain)
            gained += 1
    if not board.dragon_paid and dragon_contained(board):
        board.dragon_paid = True
        gained += 3
    board.coins = min(COIN_TRACK, board.coins + gained)


def dragon_contained(board: Board) -> bool:
    """A Dragon is on the map, and each square of it is destroyed or walled in (R6.30)."""
    return "D" in board.letters.values() and not empty_beside(board, "D")
