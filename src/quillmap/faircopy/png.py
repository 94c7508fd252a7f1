"""A fair copy as PNG, for screens and for what is shown beside a link."""

from quillmap.faircopy.papers import PAPERS, PaperName

WIDTHS: dict[PaperName, int] = {"screen": 1300, "A4": 2480, "A3": 3508, "card": 1200}
"""In pixels; the papers at so many to the inch."""
DPI = 300


class NoPainter(Exception):
    """What turns drawings into pixels is not installed."""

    def __init__(self) -> None:
        super().__init__("PNG needs another package: pip install 'quillmap[pictures]'")


def png_of(svg: str, paper: PaperName = "screen") -> bytes:
    """The same picture in pixels."""
    try:
        import resvg_py
    except ImportError:
        raise NoPainter from None
    width = WIDTHS[paper]
    height = round(width * PAPERS[paper].height / PAPERS[paper].width)
    # Papers are measured in millimetres, which are nothing where nobody says how large a dot is.
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, dpi=DPI))
