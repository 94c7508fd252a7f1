"""The parchment itself, and the line around its edge."""

from quillmap.faircopy.canvas import Canvas
from quillmap.faircopy.papers import Paper
from quillmap.faircopy.pen import Path, group, number, stroke, tag
from quillmap.faircopy.styles import Style


def parchment(canvas: Canvas, paper: Paper) -> tuple[str, str]:
    """The sheet itself: definitions, and what lies below everything."""
    style = canvas.style
    if not style.washes:
        return "", tag("rect", width=paper.width, height=paper.height, fill="#fff")
    stops = (
        tag("stop", offset="55%", stop_color=style.paper_edge, stop_opacity="0")
        + tag("stop", offset="85%", stop_color=style.paper_edge, stop_opacity=".28")
        + tag("stop", offset="100%", stop_color=style.paper_edge, stop_opacity=".75")
    )
    fade = tag("stop", offset="0", stop_color=style.stain, stop_opacity=".16") + tag(
        "stop", offset="1", stop_color=style.stain, stop_opacity="0"
    )
    defs = tag("radialGradient", stops, id="edge", r="72%") + tag(
        "radialGradient", fade, id="stain"
    )
    chance = canvas.chance(201)
    parts = [tag("rect", width=paper.width, height=paper.height, fill=style.paper)]
    parts += [
        tag(
            "ellipse",
            cx=chance.unit() * paper.width,
            cy=chance.unit() * paper.height,
            rx=chance.between(90, 320),
            ry=chance.between(70, 240),
            fill="url(#stain)",
        )
        for _ in range(14)
    ]
    fibres, specks = Path(), Path()
    for _ in range(230):
        x, y = chance.unit() * paper.width, chance.unit() * paper.height
        fibres.to(x, y).bow(
            (x + chance.around(14), y + chance.around(14)),
            x + chance.around(26),
            y + chance.around(16),
        )
        x, y = chance.unit() * paper.width, chance.unit() * paper.height
        specks.to(x, y).line(x + 0.1, y)
    parts += [
        stroke(fibres.d, 0.7, stroke=style.stain, fill="none", opacity=0.35),
        stroke(specks.d, 2.2, stroke=style.stain, fill="none", opacity=0.3, stroke_linecap="round"),
        tag("rect", width=paper.width, height=paper.height, fill="url(#edge)"),
    ]
    return defs, "".join(parts)


def edge_of(paper: Paper, style: Style) -> str:
    """A thin double line near the edge of the paper, with a flourish in each corner."""
    lines = [
        tag(
            "rect",
            x=at,
            y=at,
            width=paper.width - 2 * at,
            height=paper.height - 2 * at,
            stroke_width=width,
        )
        for at, width in ((22, 2.2), (29, 0.9))
    ]
    flourish = "M0 0m29 29q36 4 40 34q-2-18-20-20q6 20-14 22q8-16-6-36M29 29q4 36 34 40"
    corners = [
        tag(
            "path",
            d=flourish,
            transform=f"translate({number(x)},{number(y)})scale({sx},{sy})",
            stroke_width=1.4,
        )
        for x, sx in ((0.0, 1), (paper.width, -1))
        for y, sy in ((0.0, 1), (paper.height, -1))
    ]
    return group([*lines, *corners], fill="none", stroke=style.ink, opacity=0.8)
