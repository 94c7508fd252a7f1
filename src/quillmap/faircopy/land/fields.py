"""Fields: strips of corn, ploughed in different directions, with hedges between."""

from quillmap import grid
from quillmap.faircopy.canvas import Canvas
from quillmap.faircopy.chance import Chance
from quillmap.faircopy.field import SHORE, SQUARE, Line, Point
from quillmap.faircopy.pen import Path, along, group, outline, stroke, tag


def fields(canvas: Canvas) -> None:
    """Strips of corn: each square is two or three of them, ploughed in different directions."""
    cells, style = canvas.sheet.farm, canvas.style
    if not cells:
        return
    canvas.wash(cells, style.fields[0])
    inside = canvas.clip("farm", cells, SHORE + 0.01)
    washes: dict[str, Path] = {}
    furrows, hedges = Path(), Path()
    for cell in grid.squares(cells):
        row, column = grid.place(cell)
        chance = canvas.chance(31, row, column)
        for parcel in _parcels(canvas, row, column, chance):
            colour = chance.one_of(style.fields)
            path = washes.setdefault(colour, Path())
            path.lines(parcel).close()
            _plough(furrows, parcel, chance)
            hedges.lines(parcel).close()
    parts = [
        tag("path", d=path.d, fill=colour, stroke="none")
        for colour, path in washes.items()
        if style.washes
    ]
    canvas.lay(
        group(
            [
                *parts,
                stroke(furrows.d, 1.0, stroke=style.furrow, fill="none", opacity=0.8),
                stroke(hedges.d, 1.5, stroke=style.furrow, fill="none"),
            ],
            clip_path=inside,
        ),
        stroke(outline(canvas.field(cells).shores()), 1.7, stroke=style.ink, fill="none"),
    )
    for at, height, chance in canvas.scattered(cells, 2, 33, inside=0.82):
        if chance.unit() < 0.3 and height > 0.82:
            canvas.stamp("sheaf", at, chance.between(0.8, 1.0), chance.unit() < 0.5)


def _corner(canvas: Canvas, row: int, column: int) -> Point:
    """Where four squares meet, a little moved: the same for all four."""
    chance = canvas.chance(32, row, column)
    return column * SQUARE + chance.around(14), row * SQUARE + chance.around(14)


def _parcels(canvas: Canvas, row: int, column: int, chance: Chance) -> list[Line]:
    one, two = _corner(canvas, row, column), _corner(canvas, row, column + 1)
    four, three = _corner(canvas, row + 1, column), _corner(canvas, row + 1, column + 1)
    sides = [one, two, three, four]
    if chance.unit() < 0.5:
        sides = [*sides[1:], sides[0]]
    one, two, three, four = sides
    upper, lower = chance.between(0.32, 0.68), chance.between(0.32, 0.68)
    top, bottom = along(one, two, upper), along(four, three, lower)
    parcels = [[one, top, bottom, four], [top, two, three, bottom]]
    if chance.unit() < 0.6:
        first, second, third, fourth = parcels.pop(chance.below(2))
        left = along(first, fourth, chance.between(0.35, 0.65))
        right = along(second, third, chance.between(0.35, 0.65))
        parcels += [[first, second, right, left], [left, right, third, fourth]]
    return parcels


def _plough(path: Path, parcel: Line, chance: Chance) -> None:
    """Furrows along the longer side, each bent a little."""
    one, two, three, four = parcel
    if _far(one, two) < _far(one, four):
        one, two, three, four = two, three, four, one
    if chance.unit() < 0.25:
        one, two, three, four = two, three, four, one
    wide = _far(one, four)
    count = max(2, int(wide / 7.5))
    bend = chance.around(0.10)
    for at in range(1, count):
        share = at / count
        start, end = along(one, four, share), along(two, three, share)
        over = along(along(start, end, 0.5), along(four, three, 0.5), bend)
        path.to(*along(start, end, 0.03)).bow(over, *along(start, end, 0.97))


def _far(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
