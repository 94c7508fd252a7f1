"""Mountains, drawn one by one: no two are the same."""

from quillmap import grid
from quillmap.faircopy.canvas import Canvas, middle
from quillmap.faircopy.chance import Chance
from quillmap.faircopy.field import Line, Point
from quillmap.faircopy.land.stamps import use
from quillmap.faircopy.pen import Path, along, group, stroke, tag


def peaks(canvas: Canvas) -> None:
    """One high mountain in each of its squares, with lower ones beside it."""
    for cell in grid.squares(canvas.sheet.ground.mountains):
        x, y = middle(cell)
        chance = canvas.chance(91, int(x), int(y))
        side = 1 if chance.unit() < 0.5 else -1
        _peak(canvas, (x + side * 27, y + 26), 24, 40, chance)
        _peak(canvas, (x - side * 24, y + 32), 27, 48, chance)
        top = _peak(canvas, (x + side * 4, y + 40), 45, chance.between(84, 92), chance)
        if cell & canvas.sheet.surrounded:
            canvas.stand(y + 40.5, use("flag", top[0], top[1] + 3, 1.15))


def _peak(canvas: Canvas, foot: Point, half: float, high: float, chance: Chance) -> Point:
    """A mountain: a lit side, a side in shadow with strokes down the slope, snow on a high one."""
    style = canvas.style
    x, y = foot
    top = (x + chance.around(half * 0.15), y - high)
    left = _slope((x - half, y), top, chance, half * 0.10)
    right = _slope(top, (x + half, y + 1), chance, half * 0.10)
    ridge = [top]
    steps = 5
    for at in range(1, steps + 1):
        share = at / steps
        sway = (0.16 if at % 2 else -0.10) * half * (0.5 + share / 2)
        ridge.append(
            (top[0] + sway + (x + 0.14 * half - top[0]) * share, top[1] + high * share * 0.97)
        )
    body = Path()
    body.lines([*left, *right[1:]])
    body.bow((x, y + 5), *left[0])
    shadow = Path()
    shadow.lines([*ridge[::-1], *right[1:]])
    shadow.bow((x + half * 0.6, y + 4), *ridge[-1])
    strokes = Path()
    count = max(5, int(high / 6))
    for at in range(1, count):
        share = at / count
        start, end = _on(right, share), _on(ridge, share)
        inner = start[0] + (end[0] - start[0]) * chance.between(0.25, 0.85)
        drop = high * 0.10 * (1 - share * 0.5)
        strokes.to(start[0], start[1]).line(inner, start[1] + drop)
    for at in range(2, 5):
        share = at / 5.5
        start = _on(left, 1 - share)
        strokes.to(start[0] + 3, start[1] + 2).line(start[0] + half * 0.16, start[1] + high * 0.09)
    lines = Path()
    lines.lines(left)
    lines.lines(right)
    lines.lines(ridge[:-1])
    parts = [tag("path", d=body.close().d, fill=style.rock, stroke="none")]
    if style.washes:
        parts.append(
            tag("path", d=shadow.close().d, fill=style.rock_shade, opacity=0.6, stroke="none")
        )
    if high > 60:
        snow = Path()
        snow.lines([_on(left, 0.70), top, _on(right, 0.27)])
        for share, drop in ((0.25, -6.0), (0.5, 4.0), (0.75, -5.0)):
            across, down = along(_on(right, 0.27), _on(left, 0.70), share)
            snow.line(across, down + drop)
        parts.append(tag("path", d=snow.close().d, fill=style.snow, stroke="none"))
    parts += [
        stroke(strokes.d, 1.0, fill="none", opacity=0.8),
        stroke(lines.d, 1.9, fill="none"),
    ]
    canvas.stand(y, group(parts))
    return top


def _slope(one: Point, other: Point, chance: Chance, rough: float) -> Line:
    points = [one]
    for at in range(1, 5):
        share = at / 5
        points.append(
            (
                one[0] + (other[0] - one[0]) * share + chance.around(rough),
                one[1] + (other[1] - one[1]) * share + chance.around(rough),
            )
        )
    return [*points, other]


def _on(line: Line, share: float) -> Point:
    """The point at that share of a line, counted by its points."""
    at = min(max(share, 0.0), 0.9999) * (len(line) - 1)
    first = int(at)
    rest = at - first
    return along(line[first], line[first + 1], rest)
