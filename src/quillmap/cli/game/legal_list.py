"""The numbered list of what can be drawn now, and how to take something from it."""

from collections.abc import Iterator
from typing import Final

from quillmap import grid
from quillmap.cli.arguments import Complaint
from quillmap.cli.game.screen import ME, terrain_words
from quillmap.cli.game.typed import placements
from quillmap.cli.speech import say
from quillmap.cli.text_tables import in_columns
from quillmap.grid import NOWHERE, Cells
from quillmap.rules.legal import offers
from quillmap.rules.position import Position
from quillmap.rules.rounds import HeroRound

MOST_LISTED: Final = 48
"""How many placements are shown at once."""


def legal_lines(position: Position, asked: str, columns: int) -> Iterator[str]:
    """The numbered placements; with squares, only those that cover them all."""
    if isinstance(position.under_way, HeroRound):
        yield say("list-hero")
        return
    every = asked.lower() == "all"
    wanted = NOWHERE if every else _wanted(asked)
    chosen = [
        (number, cells)
        for number, cells in enumerate(placements(position), 1)
        if not wanted & ~cells
    ]
    shown = chosen if every else chosen[:MOST_LISTED]
    if wanted:
        yield say("list-count-over", count=len(chosen), squares=asked.upper())
    else:
        yield say("list-count", count=len(chosen))
    texts = [f"{number:>4}  {' '.join(grid.names(cells))}" for number, cells in shown]
    yield from in_columns(texts, columns)
    if left := len(chosen) - len(shown):
        yield say("list-more", count=left)
    if chosen:
        yield _how_to_choose(position, chosen[0][0])


def _wanted(asked: str) -> Cells:
    cells = NOWHERE
    for word in asked.replace(",", " ").split():
        try:
            cells |= grid.named(word)
        except ValueError:
            no_square = say("typed-no-square", square=word.upper()[:40])
            raise Complaint(say("list-type", why=no_square)) from None
    return cells


def _how_to_choose(position: Position, number: int) -> str:
    offered = offers(position, ME)
    terrains = offered[0].terrains if offered else ()
    if len(terrains) > 1:
        example = f"{terrains[0]} {number}"
        return say("list-take-terrain", terrains=terrain_words(terrains), example=example)
    return say("list-take", example=str(number))
