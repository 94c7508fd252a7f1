"""Words on a fair copy: each letter is an outline that is kept once and used where it stands."""

from typing import Literal, TypeAlias
from xml.sax.saxutils import escape

from quillmap.faircopy.letters import EM, FaceName, face
from quillmap.faircopy.pen import number, numbers, tag

Anchor: TypeAlias = Literal["start", "middle", "end"]

FALLBACK_WIDTH = 0.62
"""How wide a letter of an unknown typeface is taken to be; of a script such as Chinese, one."""


class Writer:
    """Writes texts, and remembers which outlines they need."""

    def __init__(self) -> None:
        self._used: dict[tuple[FaceName, str], str] = {}

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        room: float,
        anchor: Anchor = "middle",
        spacing: float = 0.0,
        kind: FaceName = "roman",
        fill: str = "",
    ) -> str:
        """A line of text that shrinks rather than runs out of its room."""
        letters = face(kind)
        if not letters.has(text):
            return _plain_text(text, x, y, size, room, anchor, kind, fill)
        steps = letters.steps(text, spacing)
        wide = steps.pop() * size
        if wide > room:
            size *= room / wide
            wide = room
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        uses = "".join(
            tag("use", href=f"#{self._id(kind, letter)}", x=str(round(step * EM)))
            for letter, step in zip(text, steps, strict=True)
            if letters.outlines[letter]
        )
        scale = f"{size / EM:.4f}".lstrip("0")
        where = f"translate({numbers((left, y))})scale({scale})"
        return tag("g", uses, transform=where, fill=fill) if uses else ""

    def _id(self, kind: FaceName, letter: str) -> str:
        found = self._used.get((kind, letter))
        if found is None:
            found = self._used[kind, letter] = f"{kind[0]}{ord(letter):x}"
        return found

    @property
    def outlines(self) -> str:
        """What the texts so far need."""
        return "".join(
            tag("path", id=name, d=face(kind).outlines[letter])
            for (kind, letter), name in self._used.items()
        )


def _plain_text(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    anchor: Anchor,
    kind: FaceName,
    fill: str,
) -> str:
    """A text in a script that our letters lack stays text, in whatever typeface there is."""
    wide = sum(1.0 if ord(letter) > 0x2E00 else FALLBACK_WIDTH for letter in text) * size
    size = size * min(1.0, room / wide)
    style = ' font-style="italic"' if kind == "italic" else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
        f' font-family="Alegreya, Georgia, serif"{style} fill="{fill}">{escape(text)}</text>'
    )
