"""What the copy says: the cartouche, the seal with the points, and the four edicts."""

import re
import unicodedata
from typing import Final

from quillmap.faircopy.canvas import Canvas
from quillmap.faircopy.captions import Caption
from quillmap.faircopy.crests import on_copy
from quillmap.faircopy.frame.border import WINDS
from quillmap.faircopy.pen import Path, group, number, stroke, tag
from quillmap.faircopy.styles import Style
from quillmap.faircopy.writing import Writer

CREST: Final = 118.0
"""How wide the place of a crest is."""
MOST_CAPITALS: Final = 25
"""A longer headline is easier to read in small letters."""


def cartouche(
    writer: Writer, caption: Caption, x: float, y: float, wide: float, style: Style
) -> str:
    """A scroll with curled ends, and who drew which land."""
    half, high = wide / 2, 196.0
    fill = style.panel
    shade = style.paper_edge if style.washes else "#fff"
    ends = (
        f"M{number(-half + 8)} 34q-52-6-62 22q-6 26 14 30q-16 44 0 {number(high - 92)}q30 22 62 4z"
        f"M{number(half - 8)} 34q52-6 62 22q6 26-14 30q16 44 0 {number(high - 92)}q-30 22-62 4z"
    )
    body = (
        f"M{number(-half)} 14q{number(half / 2)} -26 {number(half)} -6q{number(half / 2)} 20 "
        f"{number(half)} 0q12 {number(high / 2)} 0 {number(high - 4)}"
        f"q{number(-half / 2)} 24 {number(-half)} 6q{number(-half / 2)} -20 {number(-half)} 0"
        f"q-12 {number(-high / 2)} 0 {number(-high + 4)}z"
    )
    inner = (
        f"M{number(-half + 14)} 26q{number(half / 2 - 7)} -24 {number(half - 14)} -6"
        f"q{number(half / 2 - 7)} 20 {number(half - 14)} 0"
        f"M{number(-half + 14)} {number(high - 4)}q{number(half / 2 - 7)} -20 {number(half - 14)} 0"
        f"q{number(half / 2 - 7)} 18 {number(half - 14)} -6"
    )
    curls = (
        f"M{number(-half - 54)} 56q2-14 16-13q10 3 6 13q-6 7-11 0"
        f"M{number(half + 54)} 56q-2-14-16-13q-10 3-6 13q6 7 11 0"
    )
    # A crest stands at the left, and the words in the middle of what it leaves.
    beside = CREST if caption.crest else 0.0
    words = [
        writer.write(
            capitals(caption.headline),
            *(beside / 2, 92 if caption.by else 108, 62),
            room=wide - 90 - beside,
            spacing=0.08,
        ),
        writer.write(caption.by, beside / 2, 138, 32, room=wide - 110 - beside, kind="italic"),
        writer.write(caption.foot, beside / 2, 174, 22, room=wide - 160 - beside, spacing=0.04),
    ]
    crest = (
        [on_copy(caption.crest, style, -half + 30 + CREST / 2, high / 2 + 9, 132)]
        if caption.crest
        else []
    )
    return group(
        [
            tag("path", d=ends, fill=shade, stroke_width=1.8),
            tag("path", d=body, fill=fill, stroke_width=2.4),
            stroke(inner, 1.0, stroke=style.gold, fill="none"),
            stroke(curls, 1.3, fill="none"),
            group(words, fill=style.ink, stroke="none"),
            *crest,
        ],
        transform=f"translate({number(x)},{number(y)})",
    )


def seal(canvas: Canvas, writer: Writer, caption: Caption, x: float, y: float, size: float) -> str:
    """Wax with the points in it."""
    style = canvas.style
    chance = canvas.chance(211)
    edge = []
    for at, (dx, dy) in enumerate(WINDS):
        reach = size * (1.0 + chance.around(0.09) + (0.03 if at % 2 else 0.0))
        edge.append((dx * reach, dy * reach))
    rim = Path().smooth([*edge, edge[0]]).d
    dents = Path()
    for dx, dy in WINDS:
        dents.to(dx * size * 0.8, dy * size * 0.8).line(dx * size * 0.86, dy * size * 0.86)
    wax, light = style.wax, style.imprint
    ribbons = Path()
    for side in (-size, size):
        ends = ((0.45, 0.7), (0.7, 1.65), (0.42, 1.53), (0.22, 1.73), (0.0, 0.78))
        ribbons.lines([(side * across, size * down) for across, down in ends]).close()
    parts = [
        tag("path", d=ribbons.d, fill=style.gold if style.washes else "#fff", stroke_width=1.4),
        tag("path", d=rim, fill=wax, stroke_width=1.8),
        tag("circle", r=size * 0.76, fill="none", stroke=light, stroke_width=1.4, opacity=0.8),
        stroke(dents.d, 1.6, stroke=light, fill="none", opacity=0.8),
        group(
            [
                writer.write(caption.points, 0, size * 0.2, size * 0.72, room=size * 1.2),
                writer.write(
                    caption.points_word, 0, size * 0.5, size * 0.24, room=size * 1.0, spacing=0.04
                ),
            ],
            fill=light,
            stroke="none",
        ),
    ]
    return group(parts, transform=f"translate({number(x)},{number(y)})")


def edicts(
    writer: Writer, caption: Caption, x: float, y: float, wide: float, columns: int, style: Style
) -> str:
    """Four plates: the letter in a medallion, the name, and what it brought."""
    parts = []
    gap = 22.0
    each = (wide - gap * (columns - 1)) / columns
    high = 96.0
    fill = style.panel
    for at, edict in enumerate(caption.edicts):
        left = x + (at % columns) * (each + gap)
        top = y + (at // columns) * (high + 26)
        right = each
        plate = (
            f"M0 10q10 0 10-10H{number(right - 10)}q0 10 10 10V{number(high - 10)}q-10 0-10 10H10"
            f"q0-10-10-10z"
        )
        inner = (
            f"M7 16q9-1 10-9H{number(right - 17)}q1 8 10 9V{number(high - 16)}q-9 1-10 9H17"
            f"q-1-8-10-9z"
        )
        medal = 27.0
        middle = 34 + medal / 2
        parts.append(
            group(
                [
                    tag("path", d=plate, fill=fill, stroke_width=1.7),
                    stroke(inner, 0.8, stroke=style.gold, fill="none"),
                    tag(
                        "circle",
                        cx=middle,
                        cy=high / 2,
                        r=medal,
                        fill=style.gold if style.washes else "#fff",
                        stroke_width=1.4,
                    ),
                    tag(
                        "circle",
                        cx=middle,
                        cy=high / 2,
                        r=medal - 4.5,
                        fill="none",
                        stroke=fill if style.washes else style.ink,
                        stroke_width=1,
                    ),
                    group(
                        [
                            writer.write(
                                edict.letter,
                                middle,
                                high / 2 + 11,
                                33,
                                room=40,
                                fill=fill if style.washes else style.ink,
                            ),
                            writer.write(
                                edict.points,
                                (middle + medal + right - 14) / 2,
                                high / 2 - 1,
                                37,
                                room=120,
                            ),
                            writer.write(
                                edict.name,
                                *((middle + medal + right - 14) / 2, high - 21, 23),
                                room=right - middle - medal - 28,
                                kind="italic",
                            ),
                        ],
                        fill=style.ink,
                        stroke="none",
                    ),
                ],
                transform=f"translate({number(left)},{number(top)})",
            )
        )
    return group(parts)


def capitals(text: str) -> str:
    """A short headline in capitals; Greek ones have no accents, but keep their diaereses."""
    if len(text) > MOST_CAPITALS:
        return text
    parts = unicodedata.normalize("NFD", text.upper())
    greek = re.sub("([\u0391-\u03a9]\u0308?)\u0301", r"\1", parts)
    return unicodedata.normalize("NFC", greek)
