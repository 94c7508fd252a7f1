"""Pixels of a fair copy."""

import struct
import sys
import zlib

import pytest

from quillmap.faircopy import PAPERS, Caption, fair_copy
from quillmap.faircopy.papers import PaperName
from quillmap.faircopy.png import WIDTHS, NoPainter, png_of
from quillmap.rules.sheet import pictured

SVG = fair_copy(pictured(["FVAWM.x^#r."] * 11), Caption("Ada", "", "1", "point", "", ()))


def size(png: bytes) -> tuple[int, int]:
    """Width and height, as the file says them."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n") and png[12:16] == b"IHDR"
    wide, high = struct.unpack(">II", png[16:24])
    return int(wide), int(high)


def pixels(png: bytes) -> bytes:
    """The filtered rows, which is enough to see that there is something on them."""
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    return zlib.decompress(data)


def test_a_picture_for_screens() -> None:
    png = png_of(SVG)
    assert size(png) == (1300, 1838)
    assert len(set(pixels(png))) > 200, "it is not one colour"


def test_a_picture_beside_a_link_has_the_size_that_others_expect() -> None:
    wide = fair_copy(
        pictured(["." * 11] * 11), Caption("Ada", "", "1", "point", "", ()), paper="card"
    )
    assert size(png_of(wide, "card")) == (1200, 630)


@pytest.mark.parametrize(("paper", "sides"), [("A4", (210, 297)), ("A3", (297, 420))])
def test_papers_have_300_points_to_the_inch(paper: PaperName, sides: tuple[int, int]) -> None:
    svg = fair_copy(
        pictured(["." * 11] * 11), Caption("Ada", "", "1", "point", "", ()), paper=paper
    )
    png = png_of(svg, paper)
    # The drawing has not quite the form of the paper, so a side may be a point or three shorter.
    for found, millimetres in zip(size(png), sides, strict=True):
        assert abs(found - millimetres / 25.4 * 300) <= 3
    assert len(png) > 300_000, "so much detail has no sheet of one colour"


def test_every_paper_has_a_width() -> None:
    assert WIDTHS.keys() == PAPERS.keys()


def test_without_the_package_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPainter, match="pip install"):
        png_of(SVG)
