"""Make the page's own typeface: small pieces of Alegreya, each loaded where its letters are shown.

    pip install fonttools==4.68.0 brotli==1.2.1 && python -m tools.face

The typeface comes from the npm registry, in the version below. Nobody needs this to build or to use
Quillmap: its result is kept in `web/src/face`, with the licence of the typeface.
"""

import base64
import hashlib
import io
import tarfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.letters import StepsPen

HERE: Final = Path(__file__).parent.parent
OUT: Final = HERE / "web/src/face"
SOURCE: Final = "https://registry.npmjs.org/@fontsource/alegreya/-/alegreya-5.3.0.tgz"
DIGEST: Final = (
    "YCsp9dHYfMNdggXxinMMS0nkGlZkzs2MvPL7qPVjSO4DM1uJ29hmKEdTC/fBP+2K4Aa+4Z44JuOQz05eDcvNJA=="
)
"""SHA-512 of that file, as the registry tells it."""
WEIGHT: Final = 700

FIGURES: Final = " \u00a00123456789+-\u2212\u2013\u2014.,:;·/()%!?…’‘‚“”„«»×'\""
LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßÁÉÍÓÚÝáéíóúý"
POLISH: Final = "ĄąĆćĘęŁłŃńŚśŹźŻż"
CZECH: Final = "ČčĎďĚěŇňŘřŠšŤťŮůŽž"
GREEK: Final = "".join(
    map(chr, (0x386, 0x388, 0x389, 0x38A, 0x38C, *range(0x38E, 0x3A2), *range(0x3A3, 0x3CF)))
)
PIECES: Final = {
    "figures": ("latin", FIGURES),
    "latin": ("latin", LATIN),
    "polish": ("latin-ext", POLISH),
    "czech": ("latin-ext", CZECH),
    "greek": ("greek", GREEK),
}
"""Each piece: which file of the package has its letters, and the letters.

Figures are apart from Latin, so that a page in Greek does not load the Latin letters for a number.
"""


def source() -> dict[str, bytes]:
    """The files of the package."""
    with urllib.request.urlopen(SOURCE) as answer:
        packed = answer.read()
    found = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if found != DIGEST:
        raise SystemExit(f"{SOURCE} is not what it was: {found}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        members = [each for each in files.getmembers() if each.isfile()]
        return {
            each.name.removeprefix("package/"): opened.read()
            for each in members
            if (opened := files.extractfile(each)) is not None
        }


def alike(font: Any) -> None:
    """Give every figure the height of a capital and the same width: tables stand in columns."""
    for table in font["cmap"].tables:
        for code, name in table.cmap.items():
            if chr(code).isdecimal():  # tables may be one and the same
                table.cmap[code] = name.removesuffix(".tf") + ".tf"


def piece(content: bytes, letters: str) -> bytes:
    """A font of these letters alone, with their kerning."""
    font = TTFont(io.BytesIO(content), recalcTimestamp=False)
    missing = [each for each in letters if ord(each) not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"the typeface has no {''.join(missing)}")
    alike(font)
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 14]  # whose it is and under which licence stays in the file
    options.drop_tables += ["STAT", "gasp"]
    options.notdef_outline = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    made = io.BytesIO()
    font.save(made, reorderTables=True)
    return made.getvalue()


def wordmark(content: bytes, word: str) -> str:
    """The name of the house as a picture, so that no script is loaded for it alone."""
    font = TTFont(io.BytesIO(content))
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    lines, width = "", 0.0
    for letter in word:
        pen, glyph = StepsPen(glyphs), glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (0.08, 0, 0, -0.08, width, 60)))
        lines += "M0 0" + pen.text
        width += glyph.width * 0.08
    return (
        f'<svg class="wordmark" viewBox="0 0 {round(width)} 80" aria-hidden="true">'
        f'<path fill="currentColor" d="{lines}"/></svg>\n'
    )


def ranges(letters: str) -> str:
    """The letters as CSS names them."""
    found: list[list[int]] = []
    for code in sorted(map(ord, letters)):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{a:x}" if a == b else f"U+{a:x}-{b:x}" for a, b in found)


def main() -> None:
    """Write the pieces, the wordmark, the licence, and what CSS has to know."""
    files = source()
    OUT.mkdir(exist_ok=True)
    faces = []
    for name, (script, letters) in PIECES.items():
        made = piece(files[f"files/alegreya-{script}-{WEIGHT}-normal.woff2"], letters)
        (OUT / f"{name}.woff2").write_bytes(made)
        print(f"{name}: {len(letters)} letters, {len(made):,} bytes")
        faces.append(
            "@font-face {\n"
            "    font-family: Alegreya;\n"
            "    font-weight: 400 900;\n"
            "    font-display: swap;\n"
            "    size-adjust: 112%;\n"
            f'    src: url("./{name}.woff2") format("woff2");\n'
            f"    unicode-range: {ranges(letters)};\n"
            "}\n"
        )
    latin = files[f"files/alegreya-latin-{WEIGHT}-normal.woff2"]
    (OUT / "wordmark.svg").write_text(wordmark(latin, "Quillmap"), "utf-8")
    note = "/* Written by tools/face.py: which letters are in which file. */\n\n"
    (OUT / "alegreya.css").write_text(note + "".join(faces), "utf-8")
    (OUT / "OFL.txt").write_text(files["LICENSE"].decode(), "utf-8")


if __name__ == "__main__":
    main()
