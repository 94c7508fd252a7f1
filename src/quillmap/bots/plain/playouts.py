"""One map played to the end of the game, with cards and moves by lot or by a bot's count."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from quillmap.bots.plain.alone import OWNER, alone
from quillmap.bots.plain.rng import DECK, DRAWING, Stream
from quillmap.bots.prospects import drawn_on, prospects
from quillmap.bots.random_bot import drawn
from quillmap.bots.worth import Weights, this_season, whole_game, worth
from quillmap.rules.moves import Move, Seat
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position
from quillmap.rules.result import Result

Drawer: TypeAlias = Callable[[Position, Seat, Stream], Move]
"""How the seats of a playout draw."""


@dataclass(frozen=True, slots=True)
class Playout:
    """How a playout ended, and every move on the way."""

    results: tuple[Result, ...]
    """Of all four seasons, those before the playout included."""
    moves: tuple[Move, ...]
    position: Position


def deal(position: Position, deck: Stream) -> str:
    """The id of the next card, picked among the face-down ones in the order of docs/dealing.md."""
    unseen = position.unseen
    pick = deck.randrange(unseen.count)
    if pick < len(unseen.explore):
        return unseen.explore[pick]
    if pick < len(unseen.explore) + unseen.ambush_backs:
        return deck.choice(unseen.ambushes)
    return deck.choice(unseen.heroes)


def by_lot(position: Position, seat: Seat, lots: Stream) -> Move:
    """Any legal move, all equally likely: level 0."""
    return drawn(position, seat, lots)


def counting(weights: Callable[[Position], Weights]) -> Drawer:
    """The move that counts most, then shelters most; by lot among those that are equal."""

    def best(position: Position, seat: Seat, lots: Stream) -> Move:
        on = drawn_on(position, seat)
        wanted = 1 if on == seat else -1
        count = worth(position, weights(position))
        top: tuple[int, int] | None = None
        equal: list[Move] = []
        for prospect in prospects(position, seat):
            value = (wanted * count(prospect.sheet), prospect.shelter)
            if top is None or value > top:
                top, equal = value, []
            if value == top:
                equal.append(prospect.move)
        return lots.choice(equal)

    return best


LEVELS: tuple[Drawer, ...] = (by_lot, counting(this_season), counting(whole_game))
"""How playouts can draw, by the level of the bot that draws like this."""


def playout(position: Position, seat: Seat, level: int, *numbers: int) -> Playout:
    """The map of this seat to the end of the game. `numbers`: seed, move, and playout."""
    return finished(
        alone(position, seat),
        LEVELS[level],
        Stream.of(*numbers, DECK),
        Stream.of(*numbers, DRAWING),
    )


def finished(
    position: Position, drawer: Drawer, deck: Stream, lots: Stream, horizon: int = 0
) -> Playout:
    """Turn cards over and draw until the last score is written.

    With a horizon, until one more drawing than that would follow.
    """
    moves: list[Move] = []
    while not position.over:
        if position.awaited:
            if horizon and len(moves) == horizon:
                break
            move = drawer(position, position.awaited[0], lots)
            moves.append(move)
            position = apply(position, move).position
        else:
            position = reveal(position, deal(position, deck)).position
    return Playout(position.scores[OWNER], tuple(moves), position)
