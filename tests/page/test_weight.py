"""What the start and then a table weigh, by the files that they cannot do without.

`make weigh` measures the same in a browser, with the answers of the server, against 150 kB. Here it
is told without one, and which file has grown; a little is left for those answers.
"""

import gzip
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from tests.e2e.people import plain

PAGE: Final = Path(str(files("quillmap.server") / "page"))
ASSETS: Final = PAGE / "assets"
BOUND: Final = 150_000
ANSWERS: Final = 9_000
"""What the server answers on the way: what is in the boxes (twice), the choices, one's games."""
LETTERS: Final = {
    "en": ("figures", "latin"),
    "de": ("figures", "latin"),
    "pl": ("figures", "latin", "polish"),
    "cs": ("figures", "latin", "czech"),
    "el": ("figures", "greek"),
}
"""The pieces of the typeface that each language shows."""


def script(name: str) -> Path:
    """The one built file of a module that is fetched by `import()`."""
    (found,) = ASSETS.glob(f"{name}-*.js")
    return found


def texts(language: str) -> Path:
    """The texts of the first screen."""
    first = f"start-title = {plain('start-title', language)}"
    files = ASSETS.glob(f"{language}-*.js")
    (found,) = (path for path in files if first in path.read_text("utf-8"))
    return found


def letters(language: str) -> set[Path]:
    """The pieces of the typeface."""
    return {path for name in LETTERS[language] for path in ASSETS.glob(f"{name}-*.woff2")}


def styles(scripts: set[Path]) -> set[Path]:
    """The sheets that come with these scripts: each has the name of its script."""
    stems = {re.sub(r"-.{8}$", "", path.stem) for path in scripts}
    return {path for stem in stems for path in ASSETS.glob(f"{stem}-????????.css")}


def needed(paths: set[Path]) -> set[Path]:
    """These files and all that they import at once."""
    found, left = set[Path](), list(paths)
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r'(?:\bfrom|\bimport)"\./([^"]+)"', path.read_text("utf-8"))
            left += [path.parent / name for name in names]
    return found


def of_the_page() -> set[Path]:
    """What the page itself asks for, whatever its screen."""
    html = (PAGE / "index.html").read_text("utf-8")
    # What is for home screens is fetched by whoever puts the page there.
    late = ("apple-touch-icon", "manifest")
    asked = [line for line in html.splitlines() if not any(each in line for each in late)]
    return {PAGE / name for name in re.findall(r'(?:src|href)="/page/([^"]+)"', "\n".join(asked))}


def weight(path: Path) -> int:
    """The bytes that are sent; a typeface is packed in itself."""
    content = path.read_bytes()
    return len(content if path.suffix == ".woff2" else gzip.compress(content, mtime=0))


def packed(paths: set[Path]) -> dict[str, int]:
    """The size of each file on its way, the largest first."""
    sizes = {path.name: weight(path) for path in paths}
    return dict(sorted(sizes.items(), key=lambda each: -each[1]))


@pytest.mark.parametrize("language", LETTERS)
def test_the_start_and_then_a_table_stay_small(language: str) -> None:
    scripts = needed(of_the_page() | {texts(language), script("Start"), script("Table")})
    sheets, faces = styles(scripts), letters(language)
    sizes = packed(scripts | sheets | faces)
    assert len(sheets) >= 5 and len(faces) == len(LETTERS[language]), "files are called otherwise"
    assert sum(sizes.values()) < BOUND - ANSWERS, sizes


def test_neither_waits_for_what_comes_later() -> None:
    first = needed(of_the_page() | {texts("en"), script("Start"), script("Table")})
    later = ("GameEnd", "WaitingRoom", "RaceBoard", "TableActions", "ReplayView", "for-later")
    assert not first & {script(name) for name in later}
