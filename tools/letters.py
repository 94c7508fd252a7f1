"""Make the letters of the fair copy from the typeface: outlines, widths and kerning as plain text.

    pip install fonttools brotli && python tools/letters.py FOLDER_OF_ALEGREYA

The folder is that of the npm package `@fontsource/alegreya`. Nobody needs this to build or to use
Quillmap: its result is kept in `src/quillmap/faircopy/letters`, with the licence of the typeface.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent.parent
OUT = HERE / "src/quillmap/faircopy/letters"
SCRIPTS = ("latin", "latin-ext", "greek")
FACES = {"roman": "500-normal", "italic": "400-italic"}
WANTED = (
    *range(0x20, 0x7F),
    *range(0xA1, 0x180),
    *(0x218, 0x219, 0x21A, 0x21B),
    *range(0x384, 0x3CF),
    *(0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2212),
)
LEAST = 12
"""Kerning below so many thousandths of the size is not seen."""


class StepsPen(BasePen):  # type: ignore[misc]
    """Writes an outline as steps from where the pen is, which are short numbers."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.text = ""
        self._at = self._began = (0, 0)
        self._command = ""

    def _write(self, command: str, *points: tuple[float, float]) -> None:
        words = []
        for x, y in points:
            words += [round(x) - self._at[0], round(y) - self._at[1]]
        self._at = round(points[-1][0]), round(points[-1][1])
        numbers = "".join(f" {word}" if word >= 0 else str(word) for word in words)
        # Behind a letter no space is needed, and the letter is not said twice.
        self.text += numbers if command == self._command else command + numbers.lstrip()
        self._command = command

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("m", point)
        self._began = self._at
        self._command = "l"  # what follows a move is a line

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("l", point)

    def _qCurveToOne(self, over: tuple[float, float], point: tuple[float, float]) -> None:  # noqa: N802
        self._write("q", over, point)

    def _closePath(self) -> None:  # noqa: N802
        self.text += "z"
        self._command = "z"
        self._at = self._began  # there the pen is when a line is closed


def features(font: Any, tag: str) -> dict[str, str]:
    """What a feature puts in the place of each glyph."""
    found: dict[str, str] = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for at in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[at].SubTable:
                    found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def kerning(font: Any, glyphs: dict[str, str]) -> dict[str, int]:
    """Pairs of letters that stand nearer or further apart."""
    pairs: dict[str, int] = {}
    table = font["GPOS"].table
    lookups = {
        at
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for at in record.Feature.LookupListIndex
    }
    for one, first in glyphs.items():
        for other, second in glyphs.items():
            for at in sorted(lookups):
                value = next(
                    (
                        found
                        for part in table.LookupList.Lookup[at].SubTable
                        if (found := _pair(getattr(part, "ExtSubTable", part), first, second))
                        is not None
                    ),
                    None,
                )
                if value is not None and abs(value) >= LEAST:
                    pairs[one + other] = value
    return pairs


def _pair(part: Any, first: str, second: str) -> int | None:
    if part.LookupType != 2 or first not in part.Coverage.glyphs:
        return None
    if part.Format == 1:
        for record in part.PairSet[part.Coverage.glyphs.index(first)].PairValueRecord:
            if record.SecondGlyph == second:
                return int(getattr(record.Value1, "XAdvance", 0) or 0)
        return None
    classes = part.ClassDef1.classDefs.get(first, 0), part.ClassDef2.classDefs.get(second, 0)
    value = part.Class1Record[classes[0]].Class2Record[classes[1]].Value1
    return int(getattr(value, "XAdvance", 0) or 0) if value is not None else 0


def main(folder: Path) -> None:
    """Write both faces."""
    OUT.mkdir(exist_ok=True)
    for face, file in FACES.items():
        lines: dict[str, str] = {}
        pairs: dict[str, int] = {}
        for script in SCRIPTS:
            font = TTFont(folder / "files" / f"alegreya-{script}-{file}.woff2")
            known, glyphs = font.getBestCmap(), font.getGlyphSet()
            tall = features(font, "lnum") if script == "latin" else {}
            named: dict[str, str] = {}
            for code in WANTED:
                letter = chr(code)
                if code not in known or letter in lines:
                    continue
                name = tall.get(known[code], known[code])
                pen = StepsPen(glyphs)
                glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
                lines[letter] = f"{letter} {round(glyphs[name].width)} {pen.text}".rstrip()
                if (letter.isalpha() and (script == "greek" or code < 0x80)) or letter in ".,’'“”":
                    named[letter] = name
            pairs |= kerning(font, named)
        text = "\n".join(lines[letter] for letter in sorted(lines))
        (OUT / f"{face}.txt").write_text(text + "\n", "utf-8")
        kerned = "\n".join(f"{pair} {value}" for pair, value in sorted(pairs.items()))
        (OUT / f"{face}.kerning.txt").write_text(kerned + "\n", "utf-8")
        print(f"{face}: {len(lines)} letters, {len(text):,} bytes; {len(pairs)} pairs")
    (OUT / "OFL.txt").write_text((folder / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
