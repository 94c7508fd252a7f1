"""Heroes: which squares a hero attacks, for every square and every way to turn the pattern."""

from functools import cache

from quillmap.grid import NOWHERE, SIZE, Cells, square
from quillmap.material import HEROES, Hero


@cache
def strikes(card: str, turning: bool) -> dict[Cells, tuple[Cells, ...]]:
    """For each square a hero may stand on, the different sets of squares it can attack (R6.21).

    What lies off the map is dropped, so that near the edge some turns come to the same. Without
    `turning` only the printed pattern remains.
    """
    patterns = _turns(HEROES[card]) if turning else [_offsets(HEROES[card].rows)]
    found: dict[Cells, tuple[Cells, ...]] = {}
    for row in range(SIZE):
        for column in range(SIZE):
            sets = dict.fromkeys(_attacked(row, column, pattern) for pattern in patterns)
            found[square(row, column)] = tuple(sets)
    return found


Pattern = tuple[tuple[int, int], ...]


def _offsets(rows: tuple[str, ...]) -> Pattern:
    """Where the attacked squares lie, counted in rows and columns from the hero."""
    hero_row = next(r for r, line in enumerate(rows) if "H" in line)
    hero_column = rows[hero_row].index("H")
    return tuple(
        (r - hero_row, c - hero_column)
        for r, line in enumerate(rows)
        for c, mark in enumerate(line)
        if mark == "*"
    )


def _turns(card: Hero) -> list[Pattern]:
    """The pattern in all its orientations, as printed first."""
    printed = _offsets(card.rows)
    found: dict[Pattern, None] = {}
    for side in (printed, tuple((r, -c) for r, c in printed)):
        turned = side
        for _ in range(4):
            found.setdefault(tuple(sorted(turned)))
            turned = tuple((c, -r) for r, c in turned)
    return list(found)


def _attacked(row: int, column: int, pattern: Pattern) -> Cells:
    cells = NOWHERE
    for down, right in pattern:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            cells |= square(row + down, column + right)
    return cells
