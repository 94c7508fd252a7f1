"""Writes web/src/data/examples.json: the drawn examples of the cards, counted by the rules.

    python tools/examples.py

The pictures are drawn by hand, each in the file of its card; points and squares never are. A test
fails when they do not belong together.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from quillmap import grid
from quillmap.grid import SIZE, Cells
from quillmap.material import ALL_AMBUSHES, BOXES, HEROES, SCORING
from quillmap.material.folders import Picture, example
from quillmap.rules.ambush import solo_placement
from quillmap.rules.heroes import strikes
from quillmap.rules.options import Options
from quillmap.rules.scoring import monster_penalty, score
from quillmap.rules.sheet import Sheet, picture, pictured

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web" / "src" / "data" / "examples.json"

Example: TypeAlias = dict[str, Any]


def examples() -> dict[str, dict[str, Example]]:
    """Every example by the kind and the id of its card."""
    return {
        "scoring": {id: scored(id, example("scoring", id)) for id in SCORING},
        "heroes": {id: struck(id, example("heroes", id)) for id in HEROES},
        "ambushes": {id: ambushed(id, example("ambush", id)) for id in ALL_AMBUSHES},
    }


def scored(id: str, cutting: Picture) -> Example:
    """What a scoring card gives for the picture, with the squares that earn it (R15)."""
    sheet = sheet_of(cutting)
    box = SCORING[id].box
    found = score(id, sheet, Options.of(box if box in BOXES else "combined"))
    return {
        **shown(cutting, sheet),
        "points": found.points,
        "squares": inside(cutting, found.squares),
    }


def struck(id: str, cutting: Picture) -> Example:
    """A hero's attack, turned so that it destroys the most monsters (R6.21, R6.24)."""
    before = sheet_of(cutting)
    attacks = strikes(id, turning=True)[before.hero]
    attacked = max(attacks, key=lambda cells: (cells & before.monster).bit_count())
    after = before.attacking(attacked)
    return {
        **shown(cutting, after),
        "before": cutting["rows"],
        "attacked": inside(cutting, attacked),
        "destroyed": inside(cutting, after.destroyed & ~before.destroyed),
    }


def ambushed(id: str, cutting: Picture) -> Example:
    """Where the solo walk puts an ambush (R12.2), and the points that it would cost (R9.2)."""
    card, before = ALL_AMBUSHES[id], sheet_of(cutting)
    placed = solo_placement(before, card)
    assert placed is not None, f"{id} fits nowhere in its example"
    after = before.drawn("monster", placed, card.letter)
    cost = monster_penalty(after)
    return {
        **shown(cutting, after),
        "before": cutting["rows"],
        "drawn": inside(cutting, placed),
        "points": cost.points,
        "squares": inside(cutting, cost.squares),
    }


# Cuttings ----------------------------------------------------------------------------------------


def sheet_of(cutting: Picture) -> Sheet:
    """The whole map of a cutting: all around it is empty."""
    return pictured(rows_of(cutting))


def rows_of(cutting: Picture) -> list[str]:
    """The rows of that map; a cutting that does not say where it lies is at the top left."""
    top, left = grid.place(grid.named(cutting.get("at", "A1")))
    rows = [["."] * SIZE for _ in range(SIZE)]
    for down, line in enumerate(cutting["rows"]):
        rows[top + down][left : left + len(line)] = line
    return ["".join(row) for row in rows]


def shown(cutting: Picture, sheet: Sheet) -> Example:
    """The part of a map that a cutting shows, and where it ends at the edge of the map."""
    top, left = grid.place(grid.named(cutting["at"]))
    height, width = len(cutting["rows"]), len(cutting["rows"][0])
    ends = {
        "top": top == 0,
        "right": left + width == SIZE,
        "bottom": top + height == SIZE,
        "left": left == 0,
    }
    return {
        "at": cutting["at"],
        "rows": [row[left : left + width] for row in picture(sheet)[top : top + height]],
        "edges": [side for side, ends_here in ends.items() if ends_here],
    }


def inside(cutting: Picture, cells: Cells) -> list[str]:
    """The names of these squares, all of which the picture must show."""
    top, left = grid.place(grid.named(cutting["at"]))
    part = grid.union(
        grid.square(top + down, left + right)
        for down, line in enumerate(cutting["rows"])
        for right in range(len(line))
    )
    assert not cells & ~part, f"the picture at {cutting['at']} is cut too small"
    return grid.names(cells)


# Files -------------------------------------------------------------------------------------------


def written() -> str:
    """The whole file as it has to be."""
    found = examples()
    kinds = (f'    "{kind}": {{\n{_lines(cards)}\n    }}' for kind, cards in found.items())
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def _lines(cards: Mapping[str, Example]) -> str:
    """One line for each field, so that a change of a picture shows as little as it is."""
    return ",\n".join(
        f'        "{id}": {{\n{_fields(example.items())}\n        }}'
        for id, example in cards.items()
    )


def _fields(fields: Iterable[tuple[str, Any]]) -> str:
    return ",\n".join(f'            "{name}": {json.dumps(value)}' for name, value in fields)


if __name__ == "__main__":
    WRITTEN.write_text(written(), "utf-8")
    print(f"{WRITTEN.name} is written.")
