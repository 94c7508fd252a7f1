"""Paths from village to village."""

import itertools

from quillmap import grid
from quillmap.faircopy.canvas import Canvas, middle
from quillmap.faircopy.field import Point
from quillmap.faircopy.pen import Path, stroke
from quillmap.grid import SIZE, Cells


def paths(canvas: Canvas) -> None:
    """From each square of a village to the next, and from village to village over land."""
    sheet, style = canvas.sheet, canvas.style
    villages = sheet.village
    road = Path()
    for cell in grid.squares(villages):
        row, column = grid.place(cell)
        for down, right in ((0, 1), (1, 0)):
            if row + down < SIZE and column + right < SIZE:
                other = grid.square(row + down, column + right)
                if other & villages:
                    _road(canvas, road, [cell, other])
    for way in _ways(canvas):
        _road(canvas, road, way)
    if road.d:
        canvas.lay(
            stroke(road.d, 7.5, stroke=style.ink, fill="none", opacity=0.55),
            stroke(road.d, 5.3, stroke=style.road, fill="none"),
        )


def hub(canvas: Canvas, cell: Cells) -> Point:
    """Where the paths of a square meet."""
    x, y = middle(cell)
    chance = canvas.chance(61, int(x), int(y))
    return x + chance.around(16), y + 8 + chance.around(14)


def _road(canvas: Canvas, road: Path, way: list[Cells]) -> None:
    points = [hub(canvas, cell) for cell in way]
    line = [points[0]]
    for one, other in itertools.pairwise(points):
        chance = canvas.chance(62, int(one[0] + 7 * one[1]), int(other[0] + 7 * other[1]))
        line.append(
            (
                (one[0] + other[0]) / 2 + chance.around(16),
                (one[1] + other[1]) / 2 + chance.around(16),
            )
        )
        line.append(other)
    road.smooth(line)


_FAR = 5
"""Villages that are further apart than so many squares are not joined."""


def _ways(canvas: Canvas) -> list[list[Cells]]:
    """The shortest ways that join villages, each village to the nearest that it is not joined to.

    Over open land and fields; woods are crossed where there is no other way, water never.
    """
    sheet = canvas.sheet
    towns = list(grid.clusters(sheet.village))
    costs: dict[Cells, int] = {}
    for cell in grid.squares(grid.EVERYWHERE):
        if cell & (sheet.empty | sheet.village) or cell & sheet.farm:
            costs[cell] = 2
        elif cell & sheet.forest:
            costs[cell] = 3
    joined = {town: at for at, town in enumerate(towns)}
    ways = []
    found = sorted(
        (way for town in towns for way in _nearest(town, towns, costs)),
        key=lambda way: (sum(costs[cell] for cell in way), way),
    )
    for way in found:
        ends = [next(town for town in towns if town & end) for end in (way[0], way[-1])]
        one, other = (joined[town] for town in ends)
        if one != other:
            joined = {town: one if at == other else at for town, at in joined.items()}
            ways.append(way)
    return ways


def _nearest(town: Cells, towns: list[Cells], costs: dict[Cells, int]) -> list[list[Cells]]:
    """The shortest way from a village to each that can be reached without passing another."""
    others = sum(towns) & ~town
    reached: dict[Cells, tuple[int, list[Cells]]] = {
        cell: (0, [cell]) for cell in grid.squares(town)
    }
    front = list(reached)
    ways: dict[Cells, list[Cells]] = {}
    while front:
        front.sort(key=lambda cell: (reached[cell][0], cell))
        cell = front.pop(0)
        cost, way = reached[cell]
        if len(way) > _FAR:
            continue
        for step in grid.squares(grid.beside(cell)):
            if step not in costs:
                continue
            if step & others:
                ways.setdefault(step, [*way, step])
                continue
            dearer = cost + costs[step]
            if step not in reached or dearer < reached[step][0]:
                reached[step] = dearer, [*way, step]
                front.append(step)
    return list(ways.values())
