"""Writes the tables of docs/envs.md: what every number of an action and an observation means.

    python -m tools.envs

Between two marks in the page stands what the environments say of themselves, so nothing is typed
twice. A test fails when the page is not what this would write.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from quillmap.envs.actions import PLANES, Plane
from quillmap.envs.observing import FACTS, MAP_PLANES, OF_A_MAP, SLICES
from quillmap.material import TERRAINS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "envs.md"


def _row(words: Iterable[object]) -> str:
    return f"| {' | '.join(str(word) for word in words)} |"


def _table(head: list[str], rows: Iterable[Iterable[object]]) -> str:
    return "\n".join([_row(head), "|" + "---|" * len(head), *map(_row, rows)])


def _picture(plane: Plane) -> str:
    return f"`{' '.join(plane.rows)}`"


def shapes() -> str:
    """For every oriented shape, the plane of each terrain, and the cards that print it."""
    found: dict[str, dict[str, tuple[int, Plane]]] = {}
    for number, plane in enumerate(PLANES):
        if plane.kind == "shape":
            assert plane.terrain is not None
            found.setdefault(_picture(plane), {})[plane.terrain] = number, plane
    rows = []
    for picture, planes in sorted(found.items(), key=lambda item: min(item[1].values())[0]):
        numbers = [planes[terrain][0] if terrain in planes else "" for terrain in TERRAINS]
        cards = sorted({card for _, plane in planes.values() for card in plane.cards})
        rows.append([picture, *numbers, ", ".join(cards)])
    return _table(["shape", *TERRAINS, "cards"], rows)


def others() -> str:
    """The planes of heroes' patterns, and of squares to destroy."""
    rows = (
        (number, _picture(plane), ", ".join(plane.cards))
        for number, plane in enumerate(PLANES)
        if plane.kind != "shape"
    )
    return _table(["plane", "picture", "cards"], rows)


def planes() -> str:
    """The planes of an observation; both maps have the same."""
    half = len(OF_A_MAP)
    rows: list[tuple[int, object, str]] = [(n, n + half, name) for n, name in enumerate(OF_A_MAP)]
    rows.append((2 * half, "", f"{MAP_PLANES[-1]}: the first step of a move that needs another"))
    return _table(["own map", "map drawn on", "squares"], rows)


def facts() -> str:
    """What stands behind the planes."""
    rows = ((f"{SLICES[fact.name].start}", fact.length, fact.name, fact.meaning) for fact in FACTS)
    return _table(["from", "numbers", "name", "meaning"], rows)


def _parts() -> Iterator[tuple[str, str]]:
    yield from (("shapes", shapes()), ("others", others()), ("planes", planes()))
    yield "facts", facts()


def written(page: str) -> str:
    """The page with its tables as they have to be."""
    for name, text in _parts():
        mark = f"<!-- {name}: python -m tools.envs -->"
        end = f"<!-- end of {name} -->"
        assert mark in page and end in page, f"the page has no place for {name}"
        between = re.compile(f"{re.escape(mark)}.*?{re.escape(end)}", re.DOTALL)
        page = between.sub(f"{mark}\n\n{text}\n\n{end}", page)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
