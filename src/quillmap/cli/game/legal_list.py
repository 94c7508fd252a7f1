"""The numbered list of what can be drawn now, and how to take something from it."""

from collections.abc import Iterator
from typing import Final

from quillmap import grid
from quillmap.cli.arguments import Complaint
from quillmap.cli.game.screen import ME, terrain_words
from quillmap.cli.game.typed import placements
from quillmap.cli.text_tables import in_columns
from quillmap.grid import NOWHERE, Cells
from quillmap.rules.legal import offers
from quillmap.rules.position import Position

MOST_LISTED: Final = 48
"""How many placements are shown at once."""


def legal_lines(position: Position, asked: str, columns: int) -> Iterator[str]:
    """The numbered placements; with squares, only those that cover them all."""
    if position.round == "hero":
        yield "The hero can stand on any empty square; hero C4 shows how it can attack."
        return
    every = asked.lower() == "all"
    wanted = NOWHERE if every else _wanted(asked)
    chosen = [
        (number, cells)
        for number, cells in enumerate(placements(position), 1)
        if not wanted & ~cells
    ]
    shown = chosen if every else chosen[:MOST_LISTED]
    over = f" over {asked.upper()}" if wanted else ""
    yield f"{len(chosen)} placement{'s' * (len(chosen) != 1)}{over}."
    texts = [f"{number:>4}  {' '.join(grid.names(cells))}" for number, cells in shown]
    yield from in_columns(texts, columns)
    if left := len(chosen) - len(shown):
        yield f"and {left} more: legal C4 shows those over C4, legal all shows all."
    if chosen:
        yield _how_to_choose(position, chosen[0][0])


def _wanted(asked: str) -> Cells:
    cells = NOWHERE
    for word in asked.replace(",", " ").split():
        try:
            cells |= grid.named(word)
        except ValueError as error:
            raise Complaint(f"{error}. Type legal, legal C4 or legal all.") from None
    return cells


def _how_to_choose(position: Position, number: int) -> str:
    offered = offers(position, ME)
    terrains = offered[0].terrains if offered else ()
    if len(terrains) > 1:
        what = terrain_words(terrains)
        return f"Take one by its number, with {what}, as in: {terrains[0]} {number}"
    return f"Take one by its number, as in: {number}"
