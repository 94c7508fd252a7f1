"""Where a shape can go: brute force over every square, turn and mirror image; the solo walk."""

from collections.abc import Iterable, Sequence

from tests.twin.board import CELLS, SIZE, Board, Cell
from tests.twin.cards import AMBUSH, HEROES

Cells = frozenset[Cell]


def shape_cells(rows: Sequence[str]) -> Cells:
    """The squares of a shape as printed; gaps are not part of it (R5.5)."""
    return frozenset(
        (r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"
    )


def turns_and_mirrors(cells: Iterable[Cell]) -> list[Cells]:
    """The eight rotations and mirror images around (0, 0) (R5.3)."""
    views = []
    view = frozenset(cells)
    for _ in range(4):
        view = frozenset((c, -r) for r, c in view)
        views.append(view)
        views.append(frozenset((r, -c) for r, c in view))
    return views


def to_corner(cells: Cells) -> Cells:
    """The same cells, pushed up and left as far as row 0 and column 0."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def orientations(rows: Sequence[str]) -> set[Cells]:
    """The different ways to hold a shape, one to eight of them (R5.3)."""
    return {to_corner(view) for view in turns_and_mirrors(shape_cells(rows))}


def placements(
    board: Board, rows: Sequence[str], ruins: bool, turned: bool = True
) -> set[frozenset[Cell]]:
    """Every place for the shape on empty squares, over a ruins symbol if required (R5.2, R5.7)."""
    views = orientations(rows) if turned else {shape_cells(rows)}
    empty = board.empty_cells()
    found = set()
    for view in views:
        for down, right in CELLS:
            cells = frozenset((r + down, c + right) for r, c in view)
            if cells <= empty and (not ruins or any(board.is_ruins(cell) for cell in cells)):
                found.add(cells)
    return found


def attack_patterns(hero_id: str, turned: bool = True) -> set[Cells]:
    """The attacked squares relative to the hero's own, in every way to hold the card (R6.21)."""
    signs = {(r, c): sign for r, row in enumerate(HEROES[hero_id]) for c, sign in enumerate(row)}
    [(row, column)] = [cell for cell, sign in signs.items() if sign == "H"]
    printed = frozenset((r - row, c - column) for (r, c), sign in signs.items() if sign == "*")
    return set(turns_and_mirrors(printed)) if turned else {printed}


def strikes(hero: Cell, pattern: Cells) -> Cells:
    """The squares attacked from the hero's square; what falls off the map is dropped (R6.21)."""
    row, column = hero
    return frozenset((row + r, column + c) for r, c in pattern) & frozenset(CELLS)


def ring_walk(ring: int, corner: str, arrow: str) -> list[Cell]:
    """The squares of a ring in the order of the walk, from the card's corner (R12.2)."""
    low, high = ring, SIZE - 1 - ring
    if low == high:
        return [(low, low)]
    top = [(low, c) for c in range(low, high)]
    right = [(r, high) for r in range(low, high)]
    bottom = [(high, c) for c in range(high, low, -1)]
    left = [(r, low) for r in range(high, low, -1)]
    loop = top + right + bottom + left
    if arrow == "counter_clockwise":
        loop.reverse()
    vertical, horizontal = corner.split("_")
    start = loop.index((low if vertical == "top" else high, low if horizontal == "left" else high))
    return loop[start:] + loop[:start]


def first_reached(board: Board, card_id: str, turned: bool) -> set[Cells]:
    """Walk ring by ring; the placements over the first square that any placement covers."""
    card = AMBUSH[card_id]
    fitting = placements(board, card.rows, ruins=False, turned=turned)
    for ring in range(SIZE // 2 + 1):
        for cell in ring_walk(ring, card.corner, card.arrow):
            covering = {place for place in fitting if cell in place}
            if covering:
                return covering
    return set()


def solo_ambush(board: Board, card_id: str) -> frozenset[Cell] | None:
    """Where a solo ambush falls, held as printed; none if it fits nowhere (R12.2, R12.6)."""
    covering = first_reached(board, card_id, turned=False)
    assert len(covering) <= 1, "R12.3: a visited square brings at most one new placement"
    return next(iter(covering), None)


def solo_choices(board: Board, card_id: str) -> set[frozenset[Cell]]:
    """The placements a solo player may choose from in the German variant (R12.5)."""
    return first_reached(board, card_id, turned=True)
