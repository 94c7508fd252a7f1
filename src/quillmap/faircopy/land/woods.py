"""Woods of many small trees."""

from quillmap import grid
from quillmap.faircopy.canvas import Canvas, middle
from quillmap.faircopy.chance import Terrain2D

BARE = 27.0
"""Around a ruin or a path nothing else stands so near."""


def woods(canvas: Canvas) -> None:
    """Many small trees: dense inside, thinner at the edge; needles where the land is high."""
    sheet, style = canvas.sheet, canvas.style
    cells = sheet.forest
    if not cells:
        return
    canvas.wash(cells, style.wood, 0.45)
    canvas.wash(cells, style.leaf_shade, 0.7, 0.16)
    high = Terrain2D(canvas.seed ^ 0x71)
    ruins = [middle(cell) for cell in grid.squares(cells & sheet.ground.ruins)]
    for (x, y), height, chance in canvas.scattered(cells, 5, 71, jitter=0.9, inside=0.5):
        if height < 0.64 and chance.unit() < 0.4:
            continue
        if any(abs(x - rx) < BARE * 0.9 and -8 < y - ry < 30 for rx, ry in ruins):
            continue
        size = chance.between(0.95, 1.2) * (0.8 + 0.3 * min(height, 1.0))
        needles = high.at(x / 260, y / 260) + chance.around(0.35) > 0.12
        tint = chance.below(3)
        stamp = f"p{chance.below(2)}{tint}" if needles else f"t{chance.below(3)}{tint}"
        canvas.stamp(stamp, (x, y + 10), size, chance.unit() < 0.5)
