"""What a bot is: it looks at the table as everyone sees it and says what it would draw.

A bot gets a position, which holds no secret, so it cannot peek at the cards to come. Whatever it
leaves to chance comes from the seed of its budget: the same question has the same answer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position


@dataclass(frozen=True, slots=True)
class Idea:
    """A move that a bot considered, and what speaks for it."""

    move: Move
    value: int
    """How good the bot finds it; only comparable with the other ideas of the same answer."""
    gains: tuple[int, int, int, int] = (0, 0, 0, 0)
    """What edicts A to D gain or lose at once on the map that is drawn on, not weighted.

    In an ambush that is the map of the victim, so losses are what the drawing seat is after.
    A bot that does not count them leaves them at 0.
    """


def never() -> bool:
    """For a budget without a clock."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think, counted so that a result can be repeated; and its chance."""

    playouts: int = 0
    """How many games a bot may play out to their end; bots that play none out ignore it."""
    seed: int = 0
    expired: Callable[[], bool] = never
    """Asked now and then. Once it says yes, the bot answers with the best it has found so far.

    It is a way out when the clock runs down; an answer that was cut short need not be repeatable.
    """


class Bot(Protocol):
    """A player that is no person."""

    @property
    def name(self) -> str:
        """By which it is chosen, and written in records."""
        ...

    @property
    def level(self) -> int:
        """0 for the weakest; each level beats the one below."""
        ...

    @property
    def description(self) -> str:
        """How it plays, in one line that a player understands."""
        ...

    def consider(self, position: Position, seat: Seat, budget: Budget) -> Sequence[Idea]:
        """What the seat could draw now, best first; nothing if the seat is not awaited."""
        ...


def choose(bot: Bot, position: Position, seat: Seat, budget: Budget | None = None) -> Move:
    """The move that the bot likes best; ValueError if the seat has nothing to draw now."""
    ideas = bot.consider(position, seat, budget or Budget())
    if not ideas:
        raise ValueError(f"seat {seat + 1} has nothing to draw now")
    return ideas[0].move
