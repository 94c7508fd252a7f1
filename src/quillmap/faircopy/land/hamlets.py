"""Hamlets: houses around the place where the paths meet."""

from quillmap import grid
from quillmap.faircopy.canvas import Canvas, middle
from quillmap.faircopy.chance import Chance
from quillmap.faircopy.field import SQUARE, Point
from quillmap.faircopy.land.paths import hub
from quillmap.faircopy.pen import outline, stroke
from quillmap.grid import Cells


def hamlets(canvas: Canvas) -> None:
    """Houses around the place where the paths meet; the largest village has a church."""
    sheet, style = canvas.sheet, canvas.style
    cells = sheet.village
    if not cells:
        return
    canvas.wash(cells, style.green)
    edge = outline(canvas.field(cells).shores())
    canvas.lay(
        stroke(edge, 1.5, stroke=style.ink, fill="none", opacity=0.75, stroke_dasharray="7 4 2 4")
    )
    towns = sorted(grid.clusters(cells), key=lambda town: (-town.bit_count(), town))
    with_church = {_heart(town) for town in towns if town.bit_count() >= 3}
    for cell in grid.squares(cells):
        x, y = hub(canvas, cell)
        chance = canvas.chance(81, int(x), int(y))
        ruined = bool(cell & sheet.ground.ruins)
        taken: list[Point] = []
        if cell in with_church:
            canvas.stamp("church", (x - 4, y - 6), 1.05, chance.unit() < 0.5)
            taken.append((x + 2, y - 10))
        if ruined:
            taken.append(middle(cell))
        _houses(canvas, cell, chance, taken)


def _heart(town: Cells) -> Cells:
    """The square of a village with the most of it around."""
    return max(grid.squares(town), key=lambda cell: ((grid.beside(cell) & town).bit_count(), -cell))


def _houses(canvas: Canvas, cell: Cells, chance: Chance, taken: list[Point]) -> None:
    left, top = (number - SQUARE / 2 for number in middle(cell))
    field = canvas.field(canvas.sheet.village)
    centre = hub(canvas, cell)
    wanted = 6 - bool(taken)
    for _ in range(40):
        if wanted == 0:
            return
        x, y = left + chance.between(12, 88), top + chance.between(22, 96)
        if field.at(x, y) < 0.62 or field.at(x, y - 14) < 0.5:
            continue
        if abs(x - centre[0]) < 7 and abs(y - centre[1]) < 8:
            continue
        if any(abs(x - tx) < 28 and abs(y - ty) < 17 for tx, ty in taken):
            continue
        taken.append((x, y))
        wanted -= 1
        kind = ("h", "h", "l")[chance.below(3)]
        canvas.stamp(
            f"{kind}{chance.below(4)}", (x, y), chance.between(1.05, 1.3), chance.unit() < 0.5
        )
    for x, y in ((left + 14, top + 30), (left + 88, top + 90)):
        if field.at(x, y) > 0.8 and chance.unit() < 0.5:
            canvas.stamp(f"t{chance.below(3)}{chance.below(3)}", (x, y), 0.8)
