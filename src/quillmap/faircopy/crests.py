"""A crest as SVG: the edge, what is cut off at it, and a line around."""

from collections.abc import Callable

from quillmap.faircopy.heraldry import (
    BORDER,
    CHARGES,
    COLOURS,
    HATCHES,
    HIGH,
    OUTLINE,
    PATTERNS,
    SHAPES,
    WIDE,
)
from quillmap.faircopy.styles import Style
from quillmap.notation import Crest

INK = "#2b2118"
"""Around a crest that stands alone."""


def crest_svg(crest: Crest) -> str:
    """A drawing of its own, as the page shows it beside a name."""
    edge = SHAPES[crest.shape].edge
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<clipPath id="crest"><path d="{edge}"/></clipPath>'
        f"{drawn(crest, COLOURS.__getitem__, INK)}</svg>"
    )


def drawn(crest: Crest, fill: Callable[[str], str], ink: str) -> str:
    """What is seen of a crest; somebody has to define its clip path `crest`."""
    shape = SHAPES[crest.shape]
    parts = [f'<path d="{shape.edge}" fill="{fill(crest.colour)}"/>']
    if crest.pattern is not None:
        name, colour = crest.pattern
        if d := PATTERNS[name]:
            parts.append(f'<path d="{d}" fill="{fill(colour)}"/>')
        else:
            parts.append(
                f'<path d="{shape.edge}" fill="none" stroke="{fill(colour)}"'
                f' stroke-width="{BORDER}"/>'
            )
    if crest.charge is not None:
        name, colour = crest.charge
        parts.append(
            f'<path d="{CHARGES[name]}" fill="{fill(colour)}" fill-rule="evenodd"'
            f' stroke="{ink}" stroke-width="1.5" transform="{shape.charge}"/>'
        )
    return (
        f'<g clip-path="url(#crest)" stroke="none">{"".join(parts)}</g>'
        f'<path d="{shape.edge}" fill="none" stroke="{ink}" stroke-width="{OUTLINE}"'
        f' stroke-linejoin="round"/>'
    )


def on_copy(crest: Crest, style: Style, x: float, y: float, high: float) -> str:
    """The crest on a fair copy, its middle at this place; with hatches where ink is saved."""
    used = {crest.colour, *(part[1] for part in (crest.pattern, crest.charge) if part)}
    defs = f'<clipPath id="crest"><path d="{SHAPES[crest.shape].edge}"/></clipPath>'
    fill: Callable[[str], str] = COLOURS.__getitem__
    if not style.washes:
        defs += "".join(_hatch(colour, style.ink) for colour in COLOURS if colour in used)
        fill = "url(#hatch{})".format
    scale = high / HIGH
    where = f"translate({x - WIDE * scale / 2:.1f},{y - high / 2:.1f})scale({scale:.3f})"
    return f'<g transform="{where}"><defs>{defs}</defs>{drawn(crest, fill, style.ink)}</g>'


def _hatch(colour: str, ink: str) -> str:
    return (
        f'<pattern id="hatch{colour}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="#fff"/><path d="{HATCHES[colour]}" fill="{ink}"/>'
        "</pattern>"
    )
