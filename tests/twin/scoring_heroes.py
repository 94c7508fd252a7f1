"""The sixteen scoring cards of the Heroes box."""

from tests.twin.board import CELLS, SIZE, Board, Cell, border, connected, neighbours
from tests.twin.scoring_base import (
    COLUMNS,
    ROWS,
    Options,
    Score,
    complete,
    each,
    each_group,
    terrain_types,
)


def faunlost_thicket(board: Board, options: Options) -> Score:
    """Two points for each square of the longest unbroken run of forest in a column (R15.17)."""
    forest = board.cells("forest")
    for length in range(SIZE, 0, -1):
        for row, column in CELLS:
            run = {(row + step, column) for step in range(length)}
            if run <= forest:
                return each(2, run)
    return 0, set()


def deepwood(board: Board, options: Options) -> Score:
    """Six points for each forest of five squares or more that touches no village (R15.18)."""
    return each_group(
        6,
        [
            forest
            for forest in board.clusters("forest")
            if len(forest) >= 5 and "village" not in board.terrains(border(forest))
        ],
    )


def heart_of_the_forest(board: Board, options: Options) -> Score:
    """Two points for each forest square with nothing but forest around it (R15.19)."""
    forest = board.cells("forest")
    return each(2, [cell for cell in forest if set(neighbours(cell)) <= forest])


def sleepy_valley(board: Board, options: Options) -> Score:
    """Four points for each row with three forest squares or more (R15.20)."""
    forest = board.cells("forest")
    return each_group(4, [row for row in ROWS if len(row & forest) >= 3])


def craylund(board: Board, options: Options) -> Score:
    """Seven points for each farm that touches three water squares or more (R15.21)."""
    water = board.cells("water")
    return each_group(7, [f for f in board.clusters("farm") if len(border(f) & water) >= 3])


def ulems_wallow(board: Board, options: Options) -> Score:
    """Four points for each water square beside two farm squares or more (R15.22)."""
    farm = board.cells("farm")
    return each(4, [c for c in board.cells("water") if len(farm & set(neighbours(c))) >= 2])


def clawsgrave_peaks(board: Board, options: Options) -> Score:
    """Five points for each mountain that some water links to a farm (R15.23)."""
    linked: set[Cell] = set()
    for water in board.clusters("water"):
        around = border(water)
        if around & board.cells("farm"):
            linked |= around & board.cells("mountain")
    return each(5, linked)


def jorekburg(board: Board, options: Options) -> Score:
    """Four points for each column with as many farm as water squares, not none (R15.24)."""
    farm, water = board.cells("farm"), board.cells("water")
    return each_group(4, [line for line in COLUMNS if len(line & farm) == len(line & water) >= 1])


def traylo_monastery(board: Board, options: Options) -> Score:
    """Seven points for each village with four squares side by side in a line (R15.25)."""
    lines = [{(row, column + step) for step in range(4)} for row, column in CELLS]
    lines += [{(row + step, column) for step in range(4)} for row, column in CELLS]
    villages = board.clusters("village")
    return each_group(7, [v for v in villages if any(line <= v for line in lines)])


def outer_enclave(board: Board, options: Options) -> Score:
    """One point for each empty square around the village where these are most (R15.26)."""
    empty = board.empty_cells()
    around = [border(village) & empty for village in board.clusters("village")]
    # max keeps the first of equals, and clusters come first square first.
    most: set[Cell] = max(around, key=len, default=set())
    return each(1, most)


def gnomish_colony(board: Board, options: Options) -> Score:
    """Six points for each village that holds a block of two by two (R15.27)."""
    blocks = [{(row + r, column + c) for r in (0, 1) for c in (0, 1)} for row, column in CELLS]
    villages = board.clusters("village")
    return each_group(6, [v for v in villages if any(block <= v for block in blocks)])


def caravansary(board: Board, options: Options) -> Score:
    """One point for each row and each column that the best village reaches (R15.28)."""

    def reach(village: set[Cell]) -> int:
        return len({row for row, _ in village}) + len({column for _, column in village})

    best: set[Cell] = max(board.clusters("village"), key=reach, default=set())
    return reach(best), best


def dwarvenholds(board: Board, options: Options) -> Score:
    """Seven points for each complete row or column with a mountain in it (R15.29)."""
    mountains = board.cells("mountain")
    lines = [line for line in ROWS + COLUMNS if line & mountains]
    return each_group(7, [line for line in lines if complete(board, line)])


def silos(board: Board, options: Options) -> Score:
    """Ten points for each complete column with an odd number (R15.30)."""
    odd = [line for number, line in enumerate(COLUMNS, start=1) if number % 2 == 1]
    return each_group(10, [line for line in odd if complete(board, line)])


def banded_hills(board: Board, options: Options) -> Score:
    """Four points for each row with five terrain types or more (R15.31)."""
    return each_group(4, [row for row in ROWS if len(terrain_types(board, row, options)) >= 5])


def starlit_sigil(board: Board, options: Options) -> Score:
    """Four points for each group of exactly three empty squares (R15.32)."""
    return each_group(4, [group for group in connected(board.empty_cells()) if len(group) == 3])
