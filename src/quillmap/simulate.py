"""Many games between bots, one after the other or in several processes at once.

Every game is fixed by the seed of the simulation and its number: its deck, and each bot's chance at
each decision, come from hashes of these. So consecutive numbers have nothing in common, other bots
at the same seed meet the same decks, and the number of processes changes nothing but the time.

A bot may be a guest, `module:Class`. Where a guest fails, another bot draws, and the game says so.
"""

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

from quillmap.bots import Bot, Budget
from quillmap.bots.guarded_turn import FALLBACK, Failure, taken
from quillmap.bots.guests import bots_named
from quillmap.game import Game
from quillmap.notation import Player, Record
from quillmap.processes import Processes
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.rules.position import MOST_PLAYERS
from quillmap.rules.reasons import BadOptions, Reason

MOST_IN_A_BATCH = 16
"""How many maps a process is given at once: enough to make sending the games cheap."""

Cast: TypeAlias = Callable[[Sequence[str]], AbstractContextManager[Sequence[Bot]]]
"""Who plays under these names for some games. Other processes must be able to import it."""


@contextmanager
def in_this_process(names: Sequence[str]) -> Iterator[Sequence[Bot]]:
    """The usual cast: every bot thinks here, as long as it likes."""
    yield bots_named(names)


@dataclass(frozen=True, slots=True)
class Lapse:
    """A guest has lost a turn, and FALLBACK drew for it."""

    seat: Seat
    failure: Failure
    why: str


@dataclass(frozen=True, slots=True)
class Simulated:
    """A game that bots have finished."""

    number: int
    """Counted from 1 within its simulation."""
    bots: tuple[str, ...]
    """Who sat at each seat."""
    record: Record
    seconds: tuple[tuple[float, ...], ...] = field(compare=False)
    """How long each seat thought about each of its moves; the only thing that is not fixed."""
    lapses: tuple[Lapse, ...] = ()
    """The turns that guests have lost, in order."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What the games of a simulation have in common."""

    options: Options
    bots: tuple[str, ...]
    """The name of a bot, or `module:Class` of a guest, for each seat."""
    seed: str
    cast: Cast = in_this_process

    @property
    def names(self) -> tuple[str, ...]:
        """What the bot of each seat is called; guests have names, too."""
        return tuple(bot.name for bot in bots_named(self.bots))

    def game(self, number: int) -> Simulated:
        """The game of this number, counted from 1, played to its end."""
        (played,) = self.games([number])
        return played

    def games(self, numbers: Iterable[int]) -> Iterator[Simulated]:
        """The games of these numbers, one after the other, by the same cast."""
        with self.cast(self.bots) as bots:
            for number in numbers:
                yield self._game(number, bots)

    def _game(self, number: int, bots: Sequence[Bot]) -> Simulated:
        # A player's name is shorter than a bot's may be.
        players = [Player(f"{bot.name[:20]} {seat}", bot.name) for seat, bot in enumerate(bots, 1)]
        game = Game.new(self.options, players, seed=self.deck(number))
        seconds: list[list[float]] = [[] for _ in bots]
        lapses: list[Lapse] = []
        while not game.over:
            seat = game.awaited[0]
            budget = Budget(seed=self.chance(number, seat, len(seconds[seat])))
            started = perf_counter()
            turn = taken(bots[seat], game.position, seat, budget)
            seconds[seat].append(perf_counter() - started)
            if turn.failure is None:
                game.play(turn.move)
            else:
                game.play(turn.move, FALLBACK.name, turn.failure)
                lapses.append(Lapse(seat, turn.failure, turn.why))
        names = tuple(bot.name for bot in bots)
        return Simulated(number, names, game.record(), tuple(map(tuple, seconds)), tuple(lapses))

    def deck(self, number: int) -> bytes:
        """The seed of a game's deck. It does not depend on options, bots or seats."""
        return self._hash(number, "deck")

    def chance(self, number: int, seat: Seat, decisions: int) -> int:
        """The seed of a bot's next decision after that many; it tells nothing about the deck."""
        return int.from_bytes(self._hash(number, f"bot/{seat}/{decisions}")[:8], "big")

    def _hash(self, number: int, purpose: str) -> bytes:
        return hashlib.sha256(f"simulate/{self.seed}/{number}/{purpose}".encode()).digest()


def simulate(
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: str | int = 0,
    *,
    jobs: int = 1,
    cast: Cast = in_this_process,
) -> Iterator[Simulated]:
    """Play that many games and hand them out in order, each as soon as it is its turn.

    `bots` names one bot for each seat, or a guest by `module:Class`; ValueError or BadOptions says
    at once what cannot be. With more than one job the games are played in processes of their own,
    so a script that asks for that must be importable (`if __name__ == "__main__":`). Closing the
    iterator ends the processes.
    """
    bots_named(bots)
    if not 1 <= len(bots) <= MOST_PLAYERS:
        raise BadOptions(Reason("players", players=len(bots)))
    if games < 0:
        raise ValueError(f"{games} games cannot be played")
    if jobs < 1:
        raise ValueError(f"{jobs} processes cannot play")
    simulation = Simulation(options, tuple(bots), str(seed), cast)
    if jobs == 1 or games <= 1:
        return simulation.games(range(1, games + 1))
    return _in_processes(simulation, games, min(jobs, games))


def _in_processes(simulation: Simulation, games: int, jobs: int) -> Iterator[Simulated]:
    size = max(1, min(MOST_IN_A_BATCH // len(simulation.bots), games // (4 * jobs)))
    batches = (range(start, min(start + size, games + 1)) for start in range(1, games + 1, size))
    under_way: deque[Future[list[Simulated]]] = deque()
    with Processes(jobs) as started:
        for batch in batches:
            under_way.append(started.submit(_play, simulation, batch))
            # A few batches ahead of the reader, so that no process waits and memory stays small.
            if len(under_way) >= 3 * jobs:
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()


def _play(simulation: Simulation, numbers: range) -> list[Simulated]:
    return list(simulation.games(numbers))
