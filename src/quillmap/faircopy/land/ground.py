"""What lies flat: unknown land, water, wasteland, burnt land."""

from quillmap import grid
from quillmap.faircopy.canvas import MAP, Canvas, middle
from quillmap.faircopy.field import SHORE, SQUARE
from quillmap.faircopy.land.stamps import use
from quillmap.faircopy.pen import Path, group, outline, stroke
from quillmap.grid import SIZE


def unknown(canvas: Canvas) -> None:
    """The grid, hardly seen, and grass where nothing was drawn."""
    style = canvas.style
    path = Path()
    for line in range(1, SIZE):
        path.to(line * SQUARE, 0).line(line * SQUARE, MAP)
        path.to(0, line * SQUARE).line(MAP, line * SQUARE)
    canvas.lay(
        stroke(path.d, 0.8, stroke=style.faint, fill="none", opacity=0.35, stroke_dasharray="1 7")
    )
    empty = canvas.sheet.empty
    ruins = [middle(cell) for cell in grid.squares(canvas.sheet.open_ruins)]
    tufts = [
        use("tuft", *at, chance.between(0.7, 1.1), chance.unit() < 0.5)
        for at, height, chance in canvas.scattered(empty, 2, 11, inside=0.8)
        if chance.unit() < 0.3 and height > 0.8
    ]
    canvas.lay(group(tufts, stroke=style.faint, opacity=0.75))
    for at, height, chance in canvas.scattered(empty, 1, 12, inside=0.8):
        x, y = at
        if height < 0.9 or any(abs(x - rx) < 60 and abs(y - ry) < 50 for rx, ry in ruins):
            continue
        lot = chance.unit()
        if lot < 0.22:
            canvas.stamp("hills", at, chance.between(0.85, 1.1), chance.unit() < 0.5)
        elif lot < 0.34:
            canvas.stamp(f"t{chance.below(3)}{chance.below(3)}", at, chance.between(0.8, 1.0))
            canvas.stamp(f"t{chance.below(3)}{chance.below(3)}", (x + 17, y + 6), 0.75)
        elif lot < 0.4:
            canvas.stamp("stones", at, 1.0, chance.unit() < 0.5)


def water(canvas: Canvas) -> None:
    """A wash, a firm shore, and lines that follow it and fade towards the middle."""
    cells, style = canvas.sheet.water, canvas.style
    if not cells:
        return
    field = canvas.field(cells)
    canvas.wash(cells, style.water)
    canvas.wash(cells, style.water_line, 0.86, 0.10)
    shore = outline(field.shores(), 1)
    if style.washes:
        canvas.lay(stroke(shore, 11, stroke=style.water_line, fill="none", opacity=0.16))
    canvas.lay(stroke(shore, 2.6, stroke=style.ink, fill="none"))
    for height, width, opacity in ((0.64, 1.2, 0.85), (0.75, 1.0, 0.6), (0.86, 0.8, 0.4)):
        lines = outline(field.shores(height))
        canvas.lay(stroke(lines, width, stroke=style.water_line, fill="none", opacity=opacity))
    waves = [
        use("wave", *at, chance.between(0.7, 1.0))
        for at, _, chance in canvas.scattered(cells, 2, 21, inside=0.95)
        if chance.unit() < 0.45
    ]
    canvas.lay(group(waves, stroke=style.water_line, opacity=0.8))


def waste(canvas: Canvas) -> None:
    """Bare ground: stipples, dunes and cracks."""
    cells, style = canvas.sheet.ground.wasteland, canvas.style
    if not cells:
        return
    canvas.wash(cells, style.waste)
    field = canvas.field(cells)
    canvas.lay(stroke(outline(field.shores()), 1.3, stroke=style.ink, fill="none", opacity=0.7))
    dots = Path()
    for at, _, chance in canvas.scattered(cells, 7, 41):
        if chance.unit() < 0.5:
            dots.to(*at).line(at[0] + 0.1, at[1])
    cracks = Path()
    for at, _, chance in canvas.scattered(cells, 1, 42, inside=0.6):
        x, y = at
        if chance.unit() < 0.6:
            cracks.smooth(
                [(x - 34, y), (x - 16, y - 12), (x, y - 14), (x + 16, y - 10), (x + 32, y)]
            )
            cracks.smooth([(x - 20, y + 7), (x - 4, y - 2), (x + 10, y + 1), (x + 22, y + 8)])
        else:
            cracks.to(x - 14, y - 8).line(x - 4, y - 2).line(x + 3, y - 9).line(x + 15, y - 5)
            cracks.to(x - 4, y - 2).line(x - 1, y + 8).line(x + 9, y + 12)
    canvas.lay(
        stroke(dots.d, 2, stroke=style.faint, fill="none", stroke_linecap="round"),
        stroke(cracks.d, 1.2, stroke=style.ink, fill="none", opacity=0.75),
    )


def burnt(canvas: Canvas) -> None:
    """Destroyed for ever: ash, and strokes of it."""
    cells, style = canvas.sheet.destroyed, canvas.style
    if not cells:
        return
    canvas.wash(cells, style.burnt, SHORE, 0.45)
    canvas.wash(cells, style.burnt, 0.75, 0.5)
    ash = Path()
    for (x, y), height, chance in canvas.scattered(cells, 6, 51, inside=0.45):
        long = chance.between(8, 18) * (0.5 + height / 2)
        ash.to(x - long / 2, y + long / 3).line(x + long / 2, y - long / 3)
    canvas.lay(stroke(ash.d, 1.4, stroke=style.ink, fill="none", opacity=0.75))
    for cell in grid.squares(cells):
        x, y = middle(cell)
        chance = canvas.chance(52, int(x), int(y))
        if canvas.sheet.attacked & cell:
            canvas.stamp("swords", (x, y), 1.3)
        else:
            canvas.stamp("snag", (x + chance.around(20), y + 22), 1.2, chance.unit() < 0.5)
