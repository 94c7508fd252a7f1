"""Writes what the page needs to draw crests, and samples of how they are drawn.

python -m tools.crests
"""

import json
import random
from typing import Final

from quillmap.faircopy import heraldry
from quillmap.faircopy.crests import INK, crest_svg
from quillmap.notation import read_crest
from tools.examples import ROOT

WRITTEN: Final = ROOT / "web" / "src" / "data" / "crests.json"
SAMPLES: Final = ROOT / "tests" / "data" / "crests.json"


def written() -> str:
    """Every word of a crest with its drawing."""
    told = {
        "size": [heraldry.WIDE, heraldry.HIGH],
        "border": heraldry.BORDER,
        "outline": heraldry.OUTLINE,
        "ink": INK,
        "shapes": {
            name: {"edge": each.edge, "charge": each.charge}
            for name, each in heraldry.SHAPES.items()
        },
        "colours": heraldry.COLOURS,
        "patterns": heraldry.PATTERNS,
        "charges": heraldry.CHARGES,
    }
    return json.dumps(told, indent=4) + "\n"


def texts() -> list[str]:
    """Crests with every word in them, of every length, always the same ones."""
    chance = random.Random(7)
    found = []
    for at in range(max(len(heraldry.PATTERNS), len(heraldry.CHARGES)) * 4):
        words = [[*heraldry.SHAPES][at % 4], chance.choice([*heraldry.COLOURS])]
        for parts, every in ((heraldry.PATTERNS, 5), (heraldry.CHARGES, 9)):
            if at % every:
                words += [[*parts][at % len(parts)], chance.choice([*heraldry.COLOURS])]
        found.append(" ".join(words))
    return found


def samples() -> str:
    """Texts and their drawings."""
    return json.dumps({text: crest_svg(read_crest(text)) for text in texts()}, indent=1) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), "utf-8")
    SAMPLES.write_text(samples(), "utf-8")
    print(f"{WRITTEN} and {SAMPLES} are written.")
