"""Who plays a suite: something with a name that makes a finished game of a deck.

Bots see the table as everyone does. A player may also know more, as one that is told the whole
deck does; its name has to say so.
"""

from dataclasses import dataclass
from time import perf_counter_ns
from typing import Protocol

from quillmap.benchmark.rows import Row
from quillmap.benchmark.suites import Deck
from quillmap.bots import BOTS, Bot, Budget, choose
from quillmap.game import Game
from quillmap.notation import Player as Seated


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as its row, and how long the player thought, which is not fixed."""

    row: Row
    microseconds: tuple[int, ...]
    """About each move."""


class Player(Protocol):
    """Who can play a suite. It is sent to other processes, so it is made of names and numbers."""

    @property
    def name(self) -> str:
        """What rows and tables call it."""
        ...

    @property
    def playouts(self) -> int:
        """How many playouts it has for each move; 0 for one that plays none out."""
        ...

    def play(self, deck: Deck) -> Played:
        """The same game for the same deck, always."""
        ...


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot by its name, with a budget that is counted and never timed."""

    name: str
    playouts: int

    def play(self, deck: Deck) -> Played:
        """The bot's game, alone at the table."""
        bot = bot_of(self.name)
        game = Game.new(deck.options, [Seated(self.name, self.name)], seed=deck.seed)
        times: list[int] = []
        while not game.over:
            budget = Budget(playouts=self.playouts, seed=deck.chance(len(times)))
            started = perf_counter_ns()
            move = choose(bot, game.position, game.awaited[0], budget)
            times.append((perf_counter_ns() - started) // 1000)
            game.play(move)
        (results,) = game.position.scores
        row = Row.of(deck, self.name, self.playouts, results, len(times))
        return Played(row, tuple(times))


def bot_of(name: str) -> Bot:
    """The bot of this name; ValueError if there is none."""
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}: choose from {', '.join(BOTS)}.")
    return BOTS[name]


def player_of(name: str, playouts: int = 0) -> Player:
    """The player of this name; with 0 playouts it has as many as it stands for.

    A bot of the roster that plays nothing out has none, however many are offered.
    """
    bot = bot_of(name)
    own: int = getattr(bot, "playouts", 0)
    if name in BOTS and not own:
        return BotPlayer(name, 0)
    return BotPlayer(name, playouts or own)
