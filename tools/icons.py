"""Make the icons of the page from its one mark: for tabs, home screens and installed pages.

    pip install resvg-py==0.5.0 && python -m tools.icons

The mark is `web/src/face/mark.svg`. Nobody needs this to build or to use Quillmap: its results are
kept in `web/public`.
"""

import re
from pathlib import Path
from typing import Final

import resvg_py

HERE: Final = Path(__file__).parent.parent
MARK: Final = HERE / "web/src/face/mark.svg"
OUT: Final = HERE / "web/public"
ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, 0.8),
    "apple-touch-icon.png": (180, 0.92),
}
"""The side of each, and how much of it the mark takes: systems cut corners off, or a circle."""


def picture(mark: str, side: int, part: float) -> bytes:
    """The mark on a square; where it is smaller, its ground goes to the edge."""
    if part < 1:
        inner = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", mark)
        wide = 64 / part
        least = -(wide - 64) / 2
        mark = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{least} {least} {wide} {wide}">'
            f'<rect x="{least}" y="{least}" width="{wide}" height="{wide}" fill="#84381c"/>'
            f"{inner}</svg>"
        )
    return bytes(resvg_py.svg_to_bytes(svg_string=mark, width=side, height=side))


def main() -> None:
    """Write all of them, and the mark itself for tabs."""
    mark = MARK.read_text("utf-8")
    alone = mark.replace(' class="mark"', "").replace(' aria-hidden="true"', "")
    (OUT / "icon.svg").write_text(alone, "utf-8")
    for name, (side, part) in ICONS.items():
        (OUT / name).write_bytes(picture(mark, side, part))


if __name__ == "__main__":
    main()
