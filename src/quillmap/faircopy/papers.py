"""How large a fair copy is, and where its parts lie."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

PaperName: TypeAlias = Literal["screen", "A4", "A3", "card"]


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper in units of the drawing, in which a square is 100 wide; its size as SVG says it."""

    width: float
    height: float
    size: tuple[str, str]
    wide: bool = False
    """With the words beside the map, and not below."""


_UPRIGHT: Final = (1300.0, 1838.0)
PAPERS: Final[dict[PaperName, Paper]] = {
    "screen": Paper(*_UPRIGHT, ("1300", "1838")),
    "A4": Paper(*_UPRIGHT, ("210mm", "297mm")),
    "A3": Paper(*_UPRIGHT, ("297mm", "420mm")),
    # What pages show beside a link.
    "card": Paper(2476.0, 1300.0, ("1200", "630"), wide=True),
}
