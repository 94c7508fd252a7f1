"""What a game is played on (R3.2): a printed sheet, the one that chance decides, or an own map.

An own map is a picture of mountains, ruins and wasteland. On one line it has its eleven rows with
`/` between them, and numbers for empty squares in a row: `11/3^1r5/1r6^r1/...`.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from quillmap import grid
from quillmap.grid import EDGE, EVERYWHERE, SIZE, beside
from quillmap.material import MAPS, Ground
from quillmap.rules.reasons import BadOptions, Reason

RANDOM: Final = "random"
SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("A", "B"),
    "heroes": ("C", "D"),
    "combined": ("A", "B", "C", "D"),
}
"""The printed sheets of each ruleset, which are also those that chance decides between."""

LEAST_EMPTY: Final = 60
"""So many squares to draw on, ruins among them, has an own map at least."""
LONGEST_MAP: Final = 200
"""In characters: a picture of eleven lines has fewer. What is longer is not looked at."""
MOUNTAINS: Final = {ground.mountains.bit_count() for ground in MAPS.values()}
RUINS: Final = {ground.ruins.bit_count() for ground in MAPS.values()}
"""How many mountains and ruins the printed sheets have: five and six on each of them."""

_PART: Final = re.compile("[1-9][0-9]?|.", re.DOTALL)
_MARKS: Final = ".^#r"


@dataclass(frozen=True, slots=True)
class OwnMap:
    """A map that is not one of the printed ones; BadOptions if too little of it is empty."""

    ground: Ground

    def __post_init__(self) -> None:
        ground = self.ground
        layers = (ground.mountains, ground.wasteland, ground.ruins)
        if sum(layers) != grid.union(layers) or not 0 <= sum(layers) <= EVERYWHERE:
            raise ValueError("a square of a map is a mountain, wasteland, ruins or nothing of it")
        empty = EVERYWHERE & ~(ground.mountains | ground.wasteland)
        if empty.bit_count() < LEAST_EMPTY:
            raise BadOptions(Reason("map_empty", now=empty.bit_count(), least=LEAST_EMPTY))

    @classmethod
    def read(cls, text: str) -> "OwnMap":
        """The map of one line, or of a picture in eleven; BadOptions says what is wrong with it."""
        rows = re.split(r"[/\s]+", text.strip()) if len(text) <= LONGEST_MAP else []
        if len(rows) != SIZE:
            raise BadOptions(Reason("map_form"))
        marks = grid.marks([_row(number, row) for number, row in enumerate(rows, 1)])
        return cls(Ground(marks.get("^", 0), marks.get("#", 0), marks.get("r", 0)))

    @property
    def rows(self) -> tuple[str, ...]:
        """The picture, as in `maps.toml`."""
        ground = self.ground
        return grid.picture({"^": ground.mountains, "#": ground.wasteland, "r": ground.ruins})

    def __str__(self) -> str:
        """The one line, always the same for the same map."""
        return re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(self.rows))


MapSheet: TypeAlias = str | OwnMap
"""The letter of a printed sheet, `random`, or an own map."""


def _row(number: int, row: str) -> str:
    parts = _PART.findall(row)
    for part in parts:
        if part[0] not in "123456789" and part not in _MARKS:
            shown = part if part.isprintable() else repr(part)
            raise BadOptions(Reason("map_mark", mark=shown, row=number))
    squares = "".join(part if part in _MARKS else "." * int(part) for part in parts)
    if len(squares) != SIZE:
        raise BadOptions(Reason("map_row", row=number, now=len(squares)))
    return squares


def chosen_sheet(ruleset: str, asked: object) -> MapSheet:
    """What somebody asks to play on; BadOptions if the ruleset has no such sheet."""
    if isinstance(asked, OwnMap):
        return asked
    if isinstance(asked, str) and ("/" in asked or "\n" in asked):
        return OwnMap.read(asked)
    choices = (*SHEETS[ruleset], RANDOM)
    if asked is None:
        return choices[0]
    if asked not in choices:
        listed = ", ".join(choices)
        raise BadOptions(Reason("bad_option", option="map_sheet", value=str(asked), choices=listed))
    return str(asked)


def ground_of(sheet: MapSheet) -> Ground:
    """What is printed on a sheet or drawn on an own map."""
    return sheet.ground if isinstance(sheet, OwnMap) else MAPS[sheet]


def remarks(sheet: MapSheet) -> tuple[Reason, ...]:
    """What is unusual about an own map, all of which is allowed; nothing about other sheets."""
    if not isinstance(sheet, OwnMap):
        return ()
    mountains, ruins = sheet.ground.mountains, sheet.ground.ruins
    found: list[Reason] = []
    if edge := mountains & EDGE:
        found.append(Reason("map_edge", squares=grid.listed(edge)))
    if touching := mountains & beside(mountains):
        found.append(Reason("map_touching", squares=grid.listed(touching)))
    if mountains.bit_count() not in MOUNTAINS:
        found.append(Reason("map_mountains", now=mountains.bit_count(), printed=max(MOUNTAINS)))
    if ruins.bit_count() not in RUINS:
        found.append(Reason("map_ruins", now=ruins.bit_count(), printed=max(RUINS)))
    return tuple(found)
