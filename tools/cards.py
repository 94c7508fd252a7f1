"""Writes what follows from the cards: registry of the core, examples, lists, samples for the page.

    python -m tools.cards

A scoring card has its points in some file of src/quillmap/_fast as `points_<id>`; what a drawing
adds to it (`gain_<id>`) and how far a map is on the way (`progress_<id>`) may be missing. Tests
fail when one of these files is not what this script writes.
"""

import re
import runpy
from pathlib import Path
from typing import Final

from quillmap.material import SCORING
from tools import dealing, examples

FAST: Final = examples.ROOT / "src" / "quillmap" / "_fast"
REGISTRY: Final = FAST / "registry.h"
SAMPLES: Final = (
    "tests.rules.reason_samples",
    "tests.server.http.test_choices_kept",
    "tests.page.test_legal",
)
"""What the tests of the page read instead of asking a server."""
_DEFINED: Final = re.compile(r"^(?:int|void) ((?:points|gain|progress)_\w+)\(", re.MULTILINE)


def registry(folder: Path = FAST) -> str:
    """The header that names every scoring card once, with its functions."""
    files = sorted(folder.glob("*.c"))
    defined = {name for file in files for name in _DEFINED.findall(file.read_text("utf-8"))}
    lines = [
        f"    CARD({id}, {_own(defined, 'gain', id) or 'gain_by_trying'}, "
        f"{_own(defined, 'progress', id) or 'progress_none'})"
        for id in SCORING
    ]
    return (
        "/* Every scoring card with its functions, in the order of their numbers. Written by\n"
        "   tools/cards.py, which finds the functions by their names. */\n"
        "#ifndef QUILLMAP_REGISTRY_H\n"
        "#define QUILLMAP_REGISTRY_H\n\n"
        "#define SCORING_CARDS(CARD) \\\n" + " \\\n".join(lines) + "\n\n#endif\n"
    )


def _own(defined: set[str], kind: str, id: str) -> str | None:
    """The function of a card, if it has one of this kind."""
    name = f"{kind}_{id}"
    return name if name in defined else None


if __name__ == "__main__":
    REGISTRY.write_text(registry(), "utf-8")
    examples.WRITTEN.write_text(examples.written(), "utf-8")
    dealing.WRITTEN.write_text(dealing.written(), "utf-8")
    for samples in SAMPLES:
        runpy.run_module(samples, run_name="__main__")
    print("The registry, the examples, the lists and the samples for the page are written.")
