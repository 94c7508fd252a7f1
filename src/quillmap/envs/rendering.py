"""A map as text, for those who want to see what a learner does."""

from quillmap.material import NAMES, SEASONS
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.result import total
from quillmap.rules.sheet import picture


def map_text(position: Position, seat: Seat) -> str:
    """The picture of a seat's map, with what lies open above it."""
    sheet = position.sheets[seat]
    card = "game over" if position.over else _card(position)
    points = total(position.scores[seat])
    head = f"seat {seat + 1}, {NAMES[SEASONS[position.season].id]}, {card}"
    tail = f"{points} points, {sheet.coins} coins"
    return "\n".join([head, *picture(sheet), tail]) + "\n"


def _card(position: Position) -> str:
    return NAMES[position.card.id] if position.card else "after scoring"


def table_text(position: Position) -> str:
    """The maps of all seats, one below the other."""
    everyone = range(position.setup.players)
    return "\n".join(map_text(position, Seat(seat)) for seat in everyone)
