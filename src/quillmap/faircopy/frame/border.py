"""The border of the map with its scale, and the compass."""

from typing import Final

from quillmap.faircopy.canvas import MAP
from quillmap.faircopy.field import SQUARE, Point
from quillmap.faircopy.pen import Path, group, number, tag
from quillmap.faircopy.styles import Style
from quillmap.faircopy.writing import Writer
from quillmap.grid import SIZE

BAND: Final = 34.0
"""The border between the two frames of the map."""

# The sixteen winds: cosine and sine, as a sine may differ from machine to machine.
_C, _S = 0.9239, 0.3827
_H = 0.7071
WINDS: Final[tuple[Point, ...]] = (
    *((0.0, -1.0), (_S, -_C), (_H, -_H), (_C, -_S)),
    *((1.0, 0.0), (_C, _S), (_H, _H), (_S, _C)),
    *((0.0, 1.0), (-_S, _C), (-_H, _H), (-_C, _S)),
    *((-1.0, 0.0), (-_C, -_S), (-_H, -_H), (-_S, -_C)),
)


def border(writer: Writer, style: Style) -> str:
    """Two frames with a scale between them: dark and light in turn, letters and numbers."""
    out = BAND
    parts = [
        _box(-out - 9, 1.6, style),
        _box(-out, 4.2, style),
        _box(0, 2.6, style),
        _box(-5, 0.9, style),
    ]
    dark = Path()
    half = SQUARE / 2
    deep = 9.0
    for at in range(2 * SIZE):
        begin, end = at * half, (at + 1) * half
        # In turn, and the other way round on the inner half.
        near, far = (-out, -out + deep) if at % 2 else (-out + deep, -out + 2 * deep)
        for one, other in ((near, far), (MAP - near, MAP - far)):
            dark.to(begin, one).line(end, one).line(end, other).line(begin, other).close()
            dark.to(one, begin).line(one, end).line(other, end).line(other, begin).close()
    parts.append(tag("path", d=dark.d, fill=style.ink, stroke="none"))
    parts.append(_box(-out + 2 * deep, 0.9, style))
    labels = []
    for at in range(SIZE):
        place = (at + 0.5) * SQUARE
        letter, column = "ABCDEFGHIJK"[at], str(at + 1)
        labels += [
            *(writer.write(column, place, y, 22, room=60) for y in (-out - 16, MAP + out + 31)),
            *(writer.write(letter, x, place + 8, 22, room=60) for x in (-out - 26, MAP + out + 26)),
        ]
    corners = Path()
    for x in (-out / 2, MAP + out / 2):
        for y in (-out / 2, MAP + out / 2):
            s = out / 2
            corners.to(x, y - s).line(x + s, y).line(x, y + s).line(x - s, y).close()
    parts.append(tag("path", d=corners.d, fill=style.gold, stroke_width=1.2))
    return group(parts, fill="none") + group(labels, fill=style.ink, stroke="none")


def _box(at: float, width: float, style: Style) -> str:
    side = MAP - 2 * at
    return tag("rect", x=at, y=at, width=side, height=side, stroke_width=width, stroke=style.ink)


def compass(x: float, y: float, size: float, style: Style) -> str:
    """A rose of sixteen winds; the north has an arrow and no letter, so it needs no language."""
    parts = [
        tag("circle", r=size, stroke_width=1.2),
        tag("circle", r=size * 0.94, stroke_width=0.7),
        tag("circle", r=size * 0.55, stroke_width=0.9),
    ]
    for ring, (long, thick) in ((1, (0.66, 0.10)), (2, (0.8, 0.14)), (4, (1.12, 0.19))):
        light, dark = Path(), Path()
        for at in range(0, 16, ring if ring > 1 else 1):
            if (ring == 1 and at % 2 == 0) or (ring == 2 and at % 4 == 0):
                continue
            (dx, dy) = WINDS[at]
            (lx, ly), (rx, ry) = WINDS[at - 2], WINDS[(at + 2) % 16]
            tip = (dx * size * long, dy * size * long)
            for path, (sx, sy) in ((light, (lx, ly)), (dark, (rx, ry))):
                path.to(0, 0).line(*tip).line(sx * size * thick, sy * size * thick).close()
        parts.append(tag("path", d=light.d, fill=style.panel, stroke_width=0.9))
        parts.append(tag("path", d=dark.d, fill=style.ink, stroke_width=0.9))
    top = -size * 1.12
    parts.append(
        tag(
            "path",
            d=f"M0 {number(top - 30)}q3 9 9 12q-5 1-7 6l-2-2-2 2q-2-5-7-6q6-3 9-12z"
            f"M0 {number(top - 12)}v10",
            fill=style.red,
            stroke_width=1,
        )
    )
    parts.append(tag("circle", r=size * 0.07, fill=style.gold, stroke_width=1))
    return group(parts, transform=f"translate({number(x)},{number(y)})", fill="none")
