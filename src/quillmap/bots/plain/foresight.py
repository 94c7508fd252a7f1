"""What a map is worth to a surveyor at any moment of a game, with the best move that it has."""

from quillmap.bots.chances import next_cards
from quillmap.bots.outlook import CREDIT, outlook, shelter
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.plain.ending import most_menacing
from quillmap.bots.prospects import prospects
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position
from quillmap.rules.result import total


def foresight(position: Position) -> int:
    """Of a position of one map alone: its points so far, and its outlook after the best move.

    In units of the outlook. A neighbour has drawn monsters where they menace most.
    """
    points = CREDIT.point * total(position.scores[OWNER])
    if position.over:
        return points
    if not position.awaited:
        return points + outlook(position)(position.sheets[OWNER])
    if position.awaited[0] != OWNER:
        return foresight(apply(position, most_menacing(position).move).position)
    value, guard = outlook(position), shelter(position)
    moves = prospects(position, OWNER)
    return points + max(value(each.sheet) + guard * each.shelter for each in moves)


def foresights(position: Position) -> list[int]:
    """The same with each card that can come."""
    return [foresight(reveal(position, card).position) for card, _ in next_cards(position.unseen)]
