"""The fair copy: a finished map as a drawn map, in ink and colour, as SVG.

>>> from quillmap.faircopy import copy_of
>>> from quillmap.notation import read_record
>>> svg = copy_of(read_record(text), seat=1, paper="A3")  # doctest: +SKIP

It is drawn by rules from the sheet alone, so the same map is the same bytes every time and on every
machine: no chance, no clock, no sine.
"""

from datetime import date
from xml.sax.saxutils import escape

from quillmap.faircopy.canvas import Canvas
from quillmap.faircopy.captions import Caption, Edict, caption
from quillmap.faircopy.chance import seed_of
from quillmap.faircopy.frame.border import border, compass
from quillmap.faircopy.frame.parchment import edge_of, parchment
from quillmap.faircopy.frame.plates import cartouche, edicts, seal
from quillmap.faircopy.land.fields import fields
from quillmap.faircopy.land.ground import burnt, unknown, waste, water
from quillmap.faircopy.land.hamlets import hamlets
from quillmap.faircopy.land.lairs import heroes, lairs, ruins, ships
from quillmap.faircopy.land.paths import paths
from quillmap.faircopy.land.peaks import peaks
from quillmap.faircopy.land.stamps import sheet_of_stamps
from quillmap.faircopy.land.woods import woods
from quillmap.faircopy.papers import PAPERS, PaperName
from quillmap.faircopy.pen import group, number, tag
from quillmap.faircopy.styles import STYLES, StyleName
from quillmap.faircopy.writing import Writer
from quillmap.notation import Record
from quillmap.replay import replay
from quillmap.rules.sheet import Sheet, picture
from quillmap.texts import ENGLISH, Language

__all__ = [
    "PAPERS",
    "STYLES",
    "Caption",
    "Edict",
    "PaperName",
    "StyleName",
    "caption",
    "copy_of",
    "fair_copy",
]

_LAND = (
    *(unknown, waste, water, fields, woods, lairs, hamlets, heroes, burnt, paths),
    *(peaks, ruins, ships),
)
"""In this order: what is flat lies on what came before it."""


def copy_of(
    record: Record,
    seat: int = 1,
    *,
    style: StyleName = "light",
    paper: PaperName = "screen",
    day: date | None = None,
    language: Language = ENGLISH,
) -> str:
    """The fair copy of a seat's map of a record, which is checked; BrokenRecord if it is untrue."""
    if not 1 <= seat <= len(record.players):
        raise ValueError(f"this game has the seats 1 to {len(record.players)}, and no {seat}")
    position = replay(record).position
    words = caption(
        record.players[seat - 1].name,
        seat,
        position.scores,
        record.setup.edicts,
        signed=record.players[seat - 1].signed,
        left=tuple(position.left),
        day=day,
        language=language,
    )
    return fair_copy(position.sheets[seat - 1], words, style=style, paper=paper)


def fair_copy(
    sheet: Sheet, words: Caption, *, style: StyleName = "light", paper: PaperName = "screen"
) -> str:
    """A sheet as a drawn map."""
    canvas = Canvas(sheet, STYLES[style], seed_of("".join(picture(sheet))))
    for draw in _LAND:
        draw(canvas)
    writer = Writer()
    chosen = PAPERS[paper]
    if chosen.wide:
        plates = [
            cartouche(writer, words, 1868, 120, 860, canvas.style),
            compass(1610, 690, 140, canvas.style),
            seal(canvas, writer, words, 2120, 640, 120),
            edicts(writer, words, 1388, 980, 960, 2, canvas.style),
        ]
    else:
        plates = [
            cartouche(writer, words, 650, 1372, 640, canvas.style),
            compass(184, 1484, 86, canvas.style),
            seal(canvas, writer, words, 1130, 1450, 84),
            edicts(writer, words, 100, 1656, 1100, 4, canvas.style),
        ]
    around = border(writer, canvas.style)
    paper_defs, below = parchment(canvas, chosen)
    land = "".join([*canvas.flat, *canvas.standing])
    stamps = "".join(
        tag("g", markup, id=name)
        for name, markup in sheet_of_stamps(canvas.style).items()
        if f'"#{name}"' in land
    )
    edge = tag("clipPath", tag("path", d="M0 0h1100v1100h-1100z"), id="map")
    ink = canvas.style.ink
    return tag(
        "svg",
        tag("title", _title(words))
        + tag("defs", paper_defs + edge + "".join(canvas.clips) + stamps + writer.outlines)
        + below
        + edge_of(chosen, canvas.style)
        + group(
            [tag("g", land, clip_path="url(#map)"), around],
            transform="translate(100,100)",
            stroke=ink,
            fill="none",
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        + group(plates, stroke=ink, stroke_linejoin="round"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(chosen.width)} {number(chosen.height)}",
        width=chosen.size[0],
        height=chosen.size[1],
        role="img",
    )


def _title(words: Caption) -> str:
    """For those who cannot see it, and for the pointer that rests on it."""
    parts = [words.headline, words.by, f"{words.points} {words.points_word}"]
    return escape(", ".join(part for part in parts if part))
