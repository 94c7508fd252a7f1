"""Writes web/src/data/dealing.json: what the page deals from when it checks the cards of a game.

    python tools/dealing.py

The lists have the form that docs/dealing.md has. A test compares the two, and the file with what
the cards and pools say.
"""

import json
from pathlib import Path
from typing import Any, Final

from quillmap.material import BACKS, BOXES, EXPLORE, MAPS, POOLS, SEASONS, Pools
from quillmap.rules.maps import SHEETS, OwnMap
from quillmap.rules.options import RULES

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web" / "src" / "data" / "dealing.json"


def lists(drawn: Pools) -> dict[str, str]:
    """The lists of some rules version, each sorted as it is dealt from."""
    found: dict[str, list[str]] = {}
    for box in BOXES:
        found[f"explore {box}"] = [
            f"{id} {EXPLORE[box][id].time}" for id in sorted(drawn.explore[box])
        ]
    found["ruins"] = sorted(drawn.ruins)
    for box in BOXES:
        found[f"ambush {box}"] = sorted(drawn.ambush[box])
    found["hero"] = sorted(drawn.heroes)
    for box in BOXES:
        for back in BACKS:
            found[f"scoring {box} {back}"] = sorted(drawn.edicts(back, box))
    for ruleset, sheets in SHEETS.items():
        found[f"sheet {ruleset}"] = list(sheets)
    for box in BOXES:
        found[f"threshold {box}"] = [str(season.threshold[box]) for season in SEASONS]
    return {key: ", ".join(value) for key, value in found.items()}


def dealing() -> dict[str, Any]:
    """The newest rules, the lists by the first version that has them, and the printed sheets."""
    return {
        "rules": RULES,
        "backs": ", ".join(BACKS),
        "cards": {str(drawn.since): lists(drawn) for drawn in POOLS},
        "sheets": {id: str(OwnMap(ground)) for id, ground in MAPS.items()},
    }


def written() -> str:
    """The whole file as it has to be."""
    return json.dumps(dealing(), indent=4) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), "utf-8")
    print(f"{WRITTEN.name} is written.")
