"""What a seat may do with the card of the turn, listed by brute force."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.twin.board import Board, Cell
from tests.twin.cards import Ambush, Explore
from tests.twin.effects import draw, gorgon_targets
from tests.twin.placing import Cells, attack_patterns, placements, strikes

NOTHING: Cells = frozenset()


@dataclass(frozen=True)
class Move:
    """One player's answer to a card.

    `on` says whose map an ambush is drawn on. `destroys` is the Gorgon's victim inside an ambush
    move; alone, without terrain and cells, it is the Troll's or the solo Gorgon's.
    """

    seat: int
    terrain: str | None = None
    cells: Cells = NOTHING
    strikes: Cells = NOTHING
    on: int | None = None
    destroys: Cell | None = None


def in_order(moves: Iterable[Move]) -> list[Move]:
    """Each move once, sorted by terrain, squares, attacked squares and victim."""

    def key(move: Move) -> tuple[str, list[Cell], list[Cell], Cell]:
        victim = (-1, -1) if move.destroys is None else move.destroys
        return move.terrain or "", sorted(move.cells), sorted(move.strikes), victim

    return sorted(set(moves), key=key)


def single_squares(board: Board) -> set[Cells]:
    """Every empty square by itself, for when a shape fits nowhere."""
    return {frozenset({cell}) for cell in board.empty_cells()}


def explore_moves(
    seat: int, board: Board, card: Explore, ruins: bool, fallback: Sequence[str]
) -> list[Move]:
    """Any shape and terrain of the card; one square only if nothing fits (R5.1, R5.8, R5.9)."""
    places = {p for shape in card.shapes for p in placements(board, shape.rows, ruins)}
    if places:
        return in_order(Move(seat, t, p) for t in card.terrains for p in places)
    return in_order(Move(seat, t, p) for t in fallback for p in single_squares(board))


def hero_moves(seat: int, board: Board, hero_id: str, turned: bool) -> list[Move]:
    """A hero on any empty square, its attack held any way that is allowed (R6.20, R6.21)."""
    return in_order(
        Move(seat, "hero", frozenset({cell}), strikes(cell, pattern))
        for cell in board.empty_cells()
        for pattern in attack_patterns(hero_id, turned)
    )


def ambush_letter(board: Board, card: Ambush, place: Cells) -> str | None:
    """The card's letter, unless this is the single square of a shape that did not fit (R6.12)."""
    return card.letter if place in placements(board, card.rows, ruins=False) else None


def lone_raids(seat: int, owner: int, board: Board, terrains: Sequence[str]) -> list[Move]:
    """One square on a map that has no room for the ambush, in any of these terrains (R6.12)."""
    return in_order(Move(seat, t, p, on=owner) for t in terrains for p in single_squares(board))


def ambush_moves(
    seat: int, owner: int, board: Board, card: Ambush, places: set[Cells]
) -> list[Move]:
    """The shape in each of these places, with each victim that the Gorgon may take (R6.33)."""
    if card.letter != "G":
        return in_order(Move(seat, "monster", place, on=owner) for place in places)
    moves = []
    for place in places:
        after = board.copy()
        draw(after, place, "monster", card.letter)
        victims: list[Cell | None] = [*gorgon_targets(after)]
        moves += [
            Move(seat, "monster", place, on=owner, destroys=victim) for victim in victims or [None]
        ]
    return in_order(moves)


def destroy_moves(seat: int, targets: Iterable[Cell]) -> list[Move]:
    """One of these squares is destroyed, by the Troll or the solo Gorgon (R6.32, R12.7)."""
    return in_order(Move(seat, destroys=cell) for cell in targets)
