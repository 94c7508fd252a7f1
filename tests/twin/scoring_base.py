"""The sixteen scoring cards of the base box and the monster penalty.

Each function answers the points and the union of squares that they are given for.
"""

from collections.abc import Iterable, Mapping

from tests.twin.board import CELLS, SIZE, Board, Cell, border, neighbours, on_edge

Score = tuple[int, set[Cell]]
Options = Mapping[str, object]

ROWS: list[set[Cell]] = [{(row, column) for column in range(SIZE)} for row in range(SIZE)]
COLUMNS: list[set[Cell]] = [{(row, column) for row in range(SIZE)} for column in range(SIZE)]


def each(points: int, cells: Iterable[Cell]) -> Score:
    """So many points for each of these squares."""
    marked = set(cells)
    return points * len(marked), marked


def each_group(points: int, groups: Iterable[set[Cell]]) -> Score:
    """So many points for each of these clusters or lines, which may cross."""
    scored = list(groups)
    return points * len(scored), {cell for group in scored for cell in group}


def complete(board: Board, line: Iterable[Cell]) -> bool:
    """Whether every square of the line is filled (R1.9)."""
    return all(board.is_filled(cell) for cell in line)


def terrain_types(board: Board, cells: Iterable[Cell], options: Options) -> set[str]:
    """The terrain types on these squares; hero is one only when hero cards are in play (R1.3)."""
    types = board.terrains(cells)
    return types if options.get("hero_cards", True) else types - {"hero"}


def monster_penalty(board: Board, options: Options) -> Score:
    """One point lost for each empty square beside a monster, each counted once (R9.2)."""
    return each(1, [c for c in CELLS if board.is_empty(c) and board.touches(c, "monster")])


def sentinel_wood(board: Board, options: Options) -> Score:
    """One point for each forest square at the edge of the map (R15.1)."""
    return each(1, [cell for cell in board.cells("forest") if on_edge(cell)])


def greenbough(board: Board, options: Options) -> Score:
    """One point for each row and one for each column with a forest in it (R15.2)."""
    forest = board.cells("forest")
    return len([line for line in ROWS + COLUMNS if line & forest]), forest


def treetower(board: Board, options: Options) -> Score:
    """One point for each forest square whose neighbours are all filled (R15.3)."""
    return each(1, [cell for cell in board.cells("forest") if complete(board, neighbours(cell))])


def stoneside_forest(board: Board, options: Options) -> Score:
    """Three points for each mountain that a forest links to another mountain (R15.4)."""
    linked: set[Cell] = set()
    for forest in board.clusters("forest"):
        mountains = border(forest) & board.cells("mountain")
        if len(mountains) >= 2:
            linked |= mountains
    return each(3, linked)


def canal_lake(board: Board, options: Options) -> Score:
    """One point for each water square beside a farm and each farm square beside water (R15.5)."""
    water = {cell for cell in board.cells("water") if board.touches(cell, "farm")}
    farm = {cell for cell in board.cells("farm") if board.touches(cell, "water")}
    return each(1, water | farm)


def mages_valley(board: Board, options: Options) -> Score:
    """Beside a mountain: two points for a water square, one for a farm square (R15.6)."""
    water = {cell for cell in board.cells("water") if board.touches(cell, "mountain")}
    farm = {cell for cell in board.cells("farm") if board.touches(cell, "mountain")}
    return 2 * len(water) + len(farm), water | farm


def the_golden_granary(board: Board, options: Options) -> Score:
    """One point for each water square beside a ruins symbol, three for a farm on one (R15.7)."""
    water = {
        cell
        for cell in board.cells("water")
        if any(board.is_ruins(beside) for beside in neighbours(cell))
    }
    farm = {cell for cell in board.cells("farm") if board.is_ruins(cell)}
    return len(water) + 3 * len(farm), water | farm


def shoreside_expanse(board: Board, options: Options) -> Score:
    """Three points for each farm away from edge and water, and water from edge and farm (R15.8)."""
    inland = []
    for own, other in (("farm", "water"), ("water", "farm")):
        for cluster in board.clusters(own):
            at_edge = any(on_edge(cell) for cell in cluster)
            if not at_edge and other not in board.terrains(border(cluster)):
                inland.append(cluster)
    return each_group(3, inland)


def wildholds(board: Board, options: Options) -> Score:
    """Eight points (six by an option) for each village of six squares or more (R15.9)."""
    points = options.get("wildholds_points", 8)
    assert isinstance(points, int)
    return each_group(points, [v for v in board.clusters("village") if len(v) >= 6])


def great_city(board: Board, options: Options) -> Score:
    """One point for each square of the largest village that touches no mountain (R15.10)."""
    villages = [v for v in board.clusters("village") if not border(v) & board.cells("mountain")]
    # max keeps the first of equals, and clusters come first square first.
    largest: set[Cell] = max(villages, key=len, default=set())
    return each(1, largest)


def greengold_plains(board: Board, options: Options) -> Score:
    """Three points for each village that touches three terrain types or more (R15.11)."""
    return each_group(
        3,
        [
            village
            for village in board.clusters("village")
            if len(terrain_types(board, border(village), options)) >= 3
        ],
    )


def shieldgate(board: Board, options: Options) -> Score:
    """Two points for each square of the second largest village (R15.12)."""
    villages = board.clusters("village")
    if len(villages) < 2:
        return 0, set()
    second = sorted((len(village) for village in villages), reverse=True)[1]
    return each(2, next(village for village in villages if len(village) == second))


def borderlands(board: Board, options: Options) -> Score:
    """Six points for each complete row and each complete column (R15.13)."""
    return each_group(6, [line for line in ROWS + COLUMNS if complete(board, line)])


def lost_barony(board: Board, options: Options) -> Score:
    """Three points for each square along one side of the largest filled square (R15.14)."""
    for side in range(SIZE, 0, -1):
        for row, column in CELLS:
            if row + side > SIZE or column + side > SIZE:
                continue
            block = {(row + r, column + c) for r in range(side) for c in range(side)}
            if complete(board, block):
                return 3 * side, block
    return 0, set()


def the_broken_road(board: Board, options: Options) -> Score:
    """Three points for each filled diagonal from the left edge down to the bottom (R15.15)."""
    diagonals = [{(row + step, step) for step in range(SIZE - row)} for row in range(SIZE)]
    return each_group(3, [line for line in diagonals if complete(board, line)])


def the_cauldrons(board: Board, options: Options) -> Score:
    """One point for each empty square whose neighbours are all filled (R15.16)."""
    return each(1, [cell for cell in board.empty_cells() if complete(board, neighbours(cell))])
