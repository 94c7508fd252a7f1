"""Drawing in the terminal: maps, shapes and terrain words, with colour where the terminal has it.

Colour only ever repeats what a letter already says, so nothing is lost without it.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from quillmap.cli.speech import say
from quillmap.grid import NOWHERE, SIZE, Cells, square
from quillmap.material import LETTERS, Terrain
from quillmap.rules.sheet import Sheet, picture

SHEET_WIDTH: Final = 2 + 3 * SIZE
"""How many columns a drawn map takes."""

# Text and background in the 256-colour palette, each pair with a contrast of at least 4.5 to 1.
_TERRAIN: Final[dict[Terrain, str]] = {
    "forest": "38;5;231;48;5;28",
    "village": "38;5;231;48;5;124",
    "farm": "38;5;16;48;5;220",
    "water": "38;5;231;48;5;25",
    "monster": "38;5;231;48;5;90",
    "hero": "38;5;16;48;5;208",
}
_MARK: Final[dict[str, str]] = {
    "F": _TERRAIN["forest"],
    "V": _TERRAIN["village"],
    "A": _TERRAIN["farm"],
    "W": _TERRAIN["water"],
    "M": _TERRAIN["monster"],
    "H": _TERRAIN["hero"],
    "^": "38;5;231;48;5;94",
    "#": "38;5;252;48;5;239",
    "X": "38;5;252;48;5;233",
    "R": "1;38;5;16;48;5;250",
}
_BOLD, _FAINT, _INVERSE = "1", "2", "7"


def add_no_color(parser: argparse._ActionsContainer) -> None:
    """The argument --no-color."""
    parser.add_argument(
        "--no-color", action="store_true", help="letters only (also with NO_COLOR set)"
    )


def coloured(args: argparse.Namespace) -> bool:
    """Whether to draw in colour: on a terminal that can, unless somebody asked not to."""
    if args.no_color or os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return False
    if os.name == "nt":
        os.system("")  # the old Windows console obeys colours only after this
        return True
    return os.environ.get("TERM", "dumb") != "dumb"


class Ink:
    """A pen that draws with colours, or without."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def _painted(self, text: str, style: str | None) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and style else text

    def bold(self, text: str) -> str:
        """Something to notice."""
        return self._painted(text, _BOLD)

    def faint(self, text: str) -> str:
        """Something to pass over."""
        return self._painted(text, _FAINT)

    def terrain(self, terrain: Terrain) -> str:
        """The word, in the colour that it has on the map, with the letter that it has there."""
        letter = "A" if terrain == "farm" else terrain[0].upper()
        return f"{self._painted(f' {letter} ', _TERRAIN[terrain])} {say(f'terrain-{terrain}')}"

    def sheet(self, sheet: Sheet, marked: Cells = NOWHERE, by: str = "") -> list[str]:
        """The map with row letters and column numbers; marked squares in brackets, or by a sign."""
        rows = ["  " + "".join(f"{number:>2} " for number in range(1, SIZE + 1))]
        for row, marks in enumerate(picture(sheet)):
            line = "ABCDEFGHIJK"[row] + " "
            for column, mark in enumerate(marks):
                cell = square(row, column)
                line += self._marked(by or mark) if cell & marked else self._cell(sheet, cell, mark)
            rows.append(line)
        return rows

    def small(self, sheet: Sheet, marked: Cells) -> list[str]:
        """The map with one letter for each square, and nothing around it; marked squares by `@`."""
        return [
            "".join(
                self.bold("@") if square(row, column) & marked else self._letter(mark)
                for column, mark in enumerate(marks)
            )
            for row, marks in enumerate(picture(sheet))
        ]

    def _letter(self, mark: str) -> str:
        return self._painted(mark, _FAINT if mark == "." else _MARK[mark.upper()])

    def show(self, sheet: Sheet, marked: Cells = NOWHERE, by: str = "") -> None:
        """Print the map."""
        for row in self.sheet(sheet, marked, by):
            print(row.rstrip())

    def _cell(self, sheet: Sheet, cell: Cells, mark: str) -> str:
        tag = " "
        if cell & sheet.empty & sheet.attacked:
            tag = "*"  # only while it can still strike something
        for letter in LETTERS:
            if cell & sheet.lettered(letter) & sheet.monster:
                tag = say(f"letter-{letter}")
        plain = _FAINT if tag == " " else _BOLD
        return self._painted(f" {mark}{tag}", plain if mark == "." else _MARK[mark.upper()])

    def _marked(self, mark: str) -> str:
        return self._painted(f"[{mark}]", _BOLD if mark == "." else _MARK[mark.upper()])

    def shapes(self, shapes: Sequence[tuple[Sequence[str], str]], terrain: Terrain) -> list[str]:
        """Pictures side by side, each with a word beneath."""
        height = max(len(rows) for rows, _ in shapes)
        lines = []
        for at in range(height):
            line = ""
            for rows, below in shapes:
                marks = rows[at] if at < len(rows) else " " * len(rows[0])
                room = max(2 * len(rows[0]), len(below)) + 4
                line += "".join(self._part(mark, terrain) for mark in marks)
                line += " " * (room - 2 * len(marks))
            lines.append(line.rstrip())
        words = "".join(
            below.ljust(max(2 * len(rows[0]), len(below)) + 4) for rows, below in shapes
        )
        return [*lines, words.rstrip()] if words.strip() else lines

    def _part(self, mark: str, terrain: Terrain) -> str:
        if mark in ("X", "H"):
            return self._painted(f"{mark} ", _TERRAIN[terrain])
        return f"{mark} " if mark == "*" else self.faint(f"{mark} ")
