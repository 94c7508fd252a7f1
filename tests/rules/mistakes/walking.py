"""Solo searches that were once got wrong."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from quillmap.grid import EVERYWHERE, RINGS, Cells
from quillmap.material import ALL_AMBUSHES, Arrow, Corner
from quillmap.rules import ambush
from quillmap.rules.ambush import solo_choices, solo_placement
from tests.rules.helpers import at, sheet
from tests.rules.mistakes import Mistake, Plant


def walking(wrong: Callable[[tuple[Cells, ...]], tuple[Cells, ...]]) -> Plant:
    """Change the way that the solo walk takes."""
    right = ambush.walk

    def walk(corner: Corner, arrow: Arrow) -> tuple[Cells, ...]:
        return wrong(right(corner, arrow))

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(ambush, "walk", walk)
        # Without its memory, which knows the right way.
        monkeypatch.setattr(ambush, "solo_order", ambush.solo_order.__wrapped__)

    return plant


def rings_one_short(path: tuple[Cells, ...]) -> tuple[Cells, ...]:
    """Every ring ends one square before its corner is reached again."""
    return tuple(cell for ring in rings_of(path) for cell in ring[:-1])


def rings_of(path: tuple[Cells, ...]) -> Iterator[tuple[Cells, ...]]:
    """The walk, ring by ring."""
    at_square = 0
    for ring in RINGS:
        yield path[at_square : at_square + ring.bit_count()]
        at_square += ring.bit_count()


def found_on_the_last_square() -> None:
    """A single square is found wherever it is, also where a ring or the whole walk ends (R12.2)."""
    zombie = ALL_AMBUSHES["zombie_plague"]
    for only in ("A1", "A2", "B3", "K11", "F6"):
        drawn = replace(sheet(), forest=EVERYWHERE ^ at(only))
        assert solo_placement(drawn, zombie) == at(only)
        assert solo_choices(drawn, zombie) == [at(only)]


def found_further_in() -> None:
    """With the outer ring full, the search goes on inside (R12.4)."""
    ringed = replace(sheet(), forest=RINGS[0])
    assert solo_placement(ringed, ALL_AMBUSHES["goblin_attack"]) == at("H8 I9 J10")
    assert all(cells & at("J10") for cells in solo_choices(ringed, ALL_AMBUSHES["goblin_attack"]))
    assert solo_choices(ringed, ALL_AMBUSHES["goblin_attack"])


IN_WALKING = [
    Mistake("each ring stops one early", walking(rings_one_short), found_on_the_last_square),
    Mistake("the walk stops one early", walking(lambda path: path[:-1]), found_on_the_last_square),
    Mistake("only the outer ring", walking(lambda path: path[:40]), found_further_in),
]
