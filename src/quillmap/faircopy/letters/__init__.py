"""Letters as outlines, so that a fair copy looks the same where its typeface is not installed.

The outlines are those of Alegreya, by Juan Pablo del Peral and the Alegreya Project Authors, under
the SIL Open Font License (`OFL.txt` beside this file); `tools/letters.py` takes them from there.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

FaceName: TypeAlias = Literal["roman", "italic"]

EM = 1000
"""In these units the outlines are drawn."""


@dataclass(frozen=True, slots=True)
class Face:
    """A way to write: each letter with its width and its outline, and pairs that move together."""

    name: FaceName
    widths: dict[str, int]
    outlines: dict[str, str]
    kerning: dict[str, int]

    def has(self, text: str) -> bool:
        """Whether all of it can be written."""
        return all(letter in self.widths for letter in text)

    def steps(self, text: str, spacing: float = 0.0) -> list[float]:
        """Where each letter begins, and where the text ends, for a size of one."""
        at, found = 0.0, []
        for index, letter in enumerate(text):
            if index:
                pair = _plain(text[index - 1]) + _plain(letter)
                at += self.kerning.get(pair, 0) / EM + spacing
            found.append(at)
            at += self.widths[letter] / EM
        return [*found, at]


@lru_cache(maxsize=512)
def _plain(letter: str) -> str:
    """A letter without its accents, which do not change how near it stands."""
    return unicodedata.normalize("NFD", letter)[0]


@lru_cache(maxsize=2)
def face(name: FaceName) -> Face:
    """Read once."""
    folder = files(__name__)
    widths, outlines = {}, {}
    for line in folder.joinpath(f"{name}.txt").read_text("utf-8").split("\n"):
        if line:
            letter, width, *outline = line[0], *line[2:].split(" ", 1)
            widths[letter] = int(width)
            outlines[letter] = outline[0] if outline else ""
    kerning = {}
    for line in folder.joinpath(f"{name}.kerning.txt").read_text("utf-8").split("\n"):
        if line:
            kerning[line[:2]] = int(line[3:])
    return Face(name, widths, outlines, kerning)
