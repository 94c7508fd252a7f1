"""Fair copies that must stay as they are: `python -m tests.faircopy.goldens` writes them anew.

Whoever changes how a map is drawn looks at the pictures first (`quillmap picture`), then at the
difference of this list.
"""

from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from itertools import cycle
from pathlib import Path

from quillmap.faircopy import PAPERS, STYLES, copy_of
from quillmap.notation import read_record
from quillmap.texts import LANGUAGES

DATA = Path(__file__).resolve().parent.parent / "data"
KEPT = DATA / "copies.txt"
DAY = date(2026, 11, 17)
FILES = [
    *sorted((DATA / "records").glob("*.txt")),
    *sorted((DATA / "cli").glob("*.record.txt")),
    *sorted((DATA / "copies").glob("*.txt")),
]


def copies() -> Iterator[tuple[str, str]]:
    """What is drawn, and the drawing: every record, with styles, papers and languages in turn."""
    styles, papers, languages = cycle(STYLES), cycle(PAPERS), cycle(LANGUAGES)
    for file in FILES:
        record = read_record(file.read_text("utf-8"))
        for seat in {1, len(record.players)}:
            style, paper, language = next(styles), next(papers), next(languages)
            svg = copy_of(record, seat, style=style, paper=paper, language=language, day=DAY)
            yield f"{file.name} seat {seat} {style} {paper} {language}", svg


def digest(svg: str) -> str:
    """Its bytes, in short."""
    return f"{len(svg.encode())} {sha256(svg.encode()).hexdigest()}"


def lines() -> list[str]:
    """A line for each."""
    return [f"{name}: {digest(svg)}" for name, svg in copies()]


if __name__ == "__main__":
    KEPT.write_text("\n".join(lines()) + "\n", "utf-8")
    print(f"{KEPT}: {len(KEPT.read_text('utf-8').splitlines())} copies")
