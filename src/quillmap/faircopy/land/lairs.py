"""Ruins, lairs, heroes and ships: what tells a story."""

from quillmap import grid
from quillmap.faircopy.canvas import Canvas, middle
from quillmap.faircopy.field import SQUARE
from quillmap.faircopy.pen import Path, outline, stroke


def ruins(canvas: Canvas) -> None:
    """Whole where nobody has drawn, one column where something was built over them."""
    sheet = canvas.sheet
    for cell in grid.squares(sheet.ground.ruins):
        x, y = middle(cell)
        if cell & sheet.open_ruins:
            canvas.stamp("ruin", (x, y + 18), 1.15)
        elif not cell & sheet.destroyed:
            at = (x, y + 16)
            canvas.stamp("column", at, 1.1, front=4)


LETTERED = {"D": "crag", "Z": "grave", "T": "boulder", "G": "idol"}


def lairs(canvas: Canvas) -> None:
    """Where monsters are: dark land with thorns around it, caves, dead trees and bones."""
    sheet, style = canvas.sheet, canvas.style
    cells = sheet.monster
    if not cells:
        return
    canvas.wash(cells, style.lair)
    field = canvas.field(cells)
    canvas.wash(cells, style.lair_dark, 0.75, 0.16)
    hatch = Path()
    for (x, y), _height, chance in canvas.scattered(cells, 6, 103, inside=0.6):
        long = chance.between(7, 15)
        hatch.to(x - long / 2, y + long / 4).line(x + long / 2, y - long / 4)
    canvas.lay(stroke(hatch.d, 1.0, stroke=style.lair_dark, fill="none", opacity=0.4))
    thorns = Path()
    for line in field.shores():
        for at in range(0, len(line) - 2, 1):
            (x, y), (nx, ny) = line[at], line[at + 1]
            dx, dy = nx - x, ny - y
            # The land of the lair lies on the left of its shore.
            chance = canvas.chance(101, int(x), int(y))
            long = chance.between(0.35, 0.9)
            thorns.to(x, y).line(x + dx / 2 - dy * long, y + dy / 2 + dx * long).line(nx, ny)
    canvas.lay(
        stroke(outline(field.shores()), 2.0, stroke=style.lair_dark, fill="none"),
        stroke(thorns.d, 1.1, stroke=style.lair_dark, fill="none"),
    )
    for cell in grid.squares(cells):
        x, y = middle(cell)
        chance = canvas.chance(102, int(x), int(y))
        ruined = bool(cell & sheet.ground.ruins)
        letter = next((key for key in LETTERED if sheet.lettered(key) & cell), None)  # type: ignore[arg-type]
        neighbours = (grid.beside(cell) & cells).bit_count()
        if letter is not None:
            if letter == "D" and (x + y) // 100 % 2 == 0 and neighbours:
                canvas.stamp("bones", (x + 4, y + 4), 1.3)
                canvas.stamp("snag", (x - 22, y + 26), 1.3)
            else:
                canvas.stamp(LETTERED[letter], (x + chance.around(8), y + 24), 1.35)
            if letter != "D":
                canvas.stamp(LETTERED[letter], (x - 26, y + 34), 0.8, True)
                canvas.stamp(LETTERED[letter], (x + 28, y + 2), 0.7)
        elif not ruined and (neighbours >= 1 or chance.unit() < 0.7) and (x + y) // 100 % 2 == 1:
            canvas.stamp("cave", (x, y + 22), 1.05, chance.unit() < 0.5)
        elif not ruined:
            canvas.stamp("snag", (x - 18, y + 20), 1.25, chance.unit() < 0.5)
            canvas.stamp("snag", (x + 20, y + 34), 1.0, chance.unit() < 0.5)
            canvas.stamp("bones", (x + 6, y + 8), 1.1)
        canvas.stamp("snag", (x + 36 * (1 if chance.unit() < 0.5 else -1), y + 40), 0.9)


def heroes(canvas: Canvas) -> None:
    """A pavilion on a green."""
    cells, style = canvas.sheet.hero, canvas.style
    canvas.wash(cells, style.green)
    if cells:
        canvas.lay(
            stroke(outline(canvas.field(cells).shores()), 1.5, stroke=style.gold, fill="none")
        )
    for cell in grid.squares(cells):
        x, y = middle(cell)
        canvas.stamp("tent", (x, y + 30), 1.2)


def ships(canvas: Canvas) -> None:
    """On water of four squares in a block there is room for one; on very much, a serpent."""
    blocks = grid.BLOCKS[2]
    waters = canvas.sheet.water
    for lake in grid.clusters(waters):
        found = [block for block in blocks if block & lake == block]
        if not found:
            continue
        chance = canvas.chance(111, lake.bit_count(), lake & 0xFFFF)
        block = chance.one_of(found)
        corner = grid.first(block)
        x, y = (number + SQUARE / 2 for number in middle(corner))
        beast = lake.bit_count() >= 9 and chance.unit() < 0.5
        canvas.stamp("serpent" if beast else "ship", (x, y + 16), 1.15, chance.unit() < 0.5)
