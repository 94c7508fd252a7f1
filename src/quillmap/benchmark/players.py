"""Who plays a suite: something with a name that makes a finished game of a deck.

Bots see the table as everyone does. A player may also know more, as one that is told the whole
deck does; its name has to say so.
"""

from dataclasses import dataclass
from time import perf_counter_ns
from typing import Final, Protocol

from quillmap.benchmark.luck import luck
from quillmap.benchmark.rows import Row
from quillmap.benchmark.suites import Deck
from quillmap.bots import BOTS, Budget
from quillmap.bots.guarded_turn import FALLBACK, Failure, taken
from quillmap.bots.guests import bot_named
from quillmap.game import Game
from quillmap.hindsight import best_found
from quillmap.hindsight.finding import NAME as HINDSIGHT
from quillmap.notation import Made
from quillmap.notation import Player as Seated

FEW: Final = 50
"""So few playouts take a moment: a player with no more of them plays whole suites."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as its row, and how long the player thought, which is not fixed."""

    row: Row
    microseconds: tuple[int, ...]
    """About each move."""
    luck: int | None = None
    """Of its cards, in hundredths of a point; None for who knows the deck, or if nobody counted."""


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

    @property
    def slow(self) -> bool:
        """Whether it takes long: it plays the orthogonal part of a suite, where nobody says."""
        ...

    def play(self, deck: Deck) -> Played:
        """The same game for the same deck, always."""
        ...


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot by its name, with a budget that is counted and never timed."""

    written: str
    """The name of a bot of the roster, or `module:Class` of a guest."""
    name: str
    playouts: int

    @property
    def slow(self) -> bool:
        """Many games that are played out take long; who stands for many does with fewer, too."""
        own: int = getattr(bot_named(self.written), "playouts", 0)
        return max(own, self.playouts) > FEW

    def play(self, deck: Deck) -> Played:
        """The bot's game, alone at the table; where a guest fails, another bot draws for it."""
        bot = bot_named(self.written)
        # A player's name is shorter than a bot's may be.
        game = Game.new(deck.options, [Seated(self.name[:24], self.name)], seed=deck.seed)
        times: list[int] = []
        lost: list[Failure] = []
        while not game.over:
            budget = Budget(playouts=self.playouts, seed=deck.chance(len(times)))
            started = perf_counter_ns()
            turn = taken(bot, game.position, game.awaited[0], budget)
            times.append((perf_counter_ns() - started) // 1000)
            if turn.failure is None:
                game.play(turn.move)
            else:
                game.play(turn.move, FALLBACK.name, turn.failure)
                lost.append(turn.failure)
        (results,) = game.position.scores
        row = Row.of(deck, self.name, self.playouts, results, len(times), lost)
        return Played(row, tuple(times), luck(game.record()))


@dataclass(frozen=True, slots=True)
class HindsightPlayer:
    """No bot: a search that knows the deck. Its games are the best found with hindsight."""

    width: int
    playouts: int = 0
    slow: bool = True

    @property
    def name(self) -> str:
        """With the width of its beam, which decides what it finds."""
        return f"{HINDSIGHT}-{self.width}"

    def play(self, deck: Deck) -> Played:
        """The best game found on these cards; the search is shared out evenly among its moves."""
        started = perf_counter_ns()
        record = best_found(deck.options, deck.seed, self.width).record
        assert record.scores is not None
        moves = sum(isinstance(entry, Made) for entry in record.entries)
        time = (perf_counter_ns() - started) // (1000 * moves)
        row = Row.of(deck, self.name, self.playouts, record.scores[0], moves)
        return Played(row, (time,) * moves)


def player_of(name: str, playouts: int = 0) -> Player:
    """The player of this name or `module:Class`; BadGuest says why there is none.

    With 0 playouts it has as many as it stands for. A bot of the roster that plays nothing out has
    none, however many are offered.
    """
    bot = bot_named(name)
    own: int = getattr(bot, "playouts", 0)
    if bot.name in BOTS and not own:
        return BotPlayer(name, bot.name, 0)
    return BotPlayer(name, bot.name, playouts or own)
