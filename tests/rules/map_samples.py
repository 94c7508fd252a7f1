"""Texts that are maps or not, in tests/data/own_maps.json: the page's own judgement is held to it.

`python -m tests.rules.map_samples` writes it anew, to be read before it is committed.
"""

import json
import random
from pathlib import Path
from typing import Any

from quillmap.material import MAPS
from quillmap.rules.maps import OwnMap, remarks
from quillmap.rules.reasons import BadOptions, Reason
from tests.random_play import random_map

FILE = Path(__file__).parents[1] / "data" / "own_maps.json"
ROWS = "/11" * 10


def texts() -> list[str]:
    """The printed sheets, maps by chance, and what is wrong in every way."""
    chance = random.Random(3)
    printed = [str(OwnMap(ground)) for ground in MAPS.values()]
    wrong = [
        "",
        "atlantis",
        "/" * 10,
        "11" + ROWS + "/11",
        "11/" * 99,
        "12" + ROWS,
        "9^" + ROWS,
        "1111" + ROWS,
        "011" + ROWS,
        "x10" + ROWS,
        "5^5/11/11/4^q5/11/11/11/11/11/11/11",
        "/".join(["###########"] * 6 + ["11"] * 5),
        "/".join(["###########"] * 5 + ["#######4"] + ["11"] * 5),
    ]
    pictures = ["\n".join(OwnMap(ground).rows) + "\n" for ground in MAPS.values()]
    return [*printed, *(random_map(chance) for _ in range(24)), *pictures, *wrong, "^^9" + ROWS]


def samples() -> list[dict[str, Any]]:
    """Each text with its one line, or why it is not a map; and what is unusual about it."""
    return [_judged(text) for text in texts()]


def _judged(text: str) -> dict[str, Any]:
    try:
        own = OwnMap.read(text)
    except BadOptions as refusal:
        return {"text": text, "line": None, "refused": _told(refusal.reason), "remarks": []}
    said = [_told(each) for each in remarks(own)]
    return {"text": text, "line": str(own), "refused": None, "remarks": said}


def _told(reason: Reason) -> dict[str, Any]:
    return {"code": reason.id, "args": dict(reason.args)}


def written() -> str:
    """The whole file."""
    return json.dumps(samples(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
