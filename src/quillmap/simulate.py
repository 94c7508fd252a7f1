"""Many games between bots, one after the other or in several processes at once.

Every game is fixed by the seed of the simulation and its number: its deck, and each bot's chance at
each decision, come from hashes of these. So consecutive numbers have nothing in common, other bots
at the same seed meet the same decks, and the number of processes changes nothing but the time.
"""

import hashlib
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter

from quillmap.bots import BOTS, Budget, choose
from quillmap.game import Game
from quillmap.notation import Player, Record
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.rules.position import MOST_PLAYERS
from quillmap.rules.reasons import BadOptions, Reason

MOST_IN_A_BATCH = 16
"""How many maps a process is given at once: enough to make sending the games cheap."""


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


@dataclass(frozen=True, slots=True)
class Simulation:
    """What the games of a simulation have in common."""

    options: Options
    bots: tuple[str, ...]
    """The name of a bot for each seat."""
    seed: str

    def game(self, number: int) -> Simulated:
        """The game of this number, counted from 1, played to its end."""
        names = [f"{bot} {seat}" for seat, bot in enumerate(self.bots, 1)]
        players = [Player(name, bot) for name, bot in zip(names, self.bots, strict=True)]
        game = Game.new(self.options, players, seed=self.deck(number))
        seconds: list[list[float]] = [[] for _ in self.bots]
        while not game.over:
            seat = game.awaited[0]
            budget = Budget(seed=self.chance(number, seat, len(seconds[seat])))
            started = perf_counter()
            move = choose(BOTS[self.bots[seat]], game.position, seat, budget)
            seconds[seat].append(perf_counter() - started)
            game.play(move)
        return Simulated(number, self.bots, game.record(), tuple(map(tuple, seconds)))

    def deck(self, number: int) -> bytes:
        """The seed of a game's deck. It does not depend on options, bots or seats."""
        return self._hash(number, "deck")

    def chance(self, number: int, seat: Seat, decisions: int) -> int:
        """The seed of a bot's next decision after that many; it tells nothing about the deck."""
        return int.from_bytes(self._hash(number, f"bot/{seat}/{decisions}")[:8], "big")

    def _hash(self, number: int, purpose: str) -> bytes:
        return hashlib.sha256(f"simulate/{self.seed}/{number}/{purpose}".encode()).digest()


def simulate(
    options: Options, bots: Sequence[str], games: int, seed: str | int = 0, *, jobs: int = 1
) -> Iterator[Simulated]:
    """Play that many games and hand them out in order, each as soon as it is its turn.

    `bots` names one bot for each seat; ValueError or BadOptions says at once what cannot be. With
    more than one job the games are played in processes of their own, so a script that asks for that
    must be importable (`if __name__ == "__main__":`). Closing the iterator ends the processes.
    """
    for bot in bots:
        if bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}, only {', '.join(BOTS)}")
    if not 1 <= len(bots) <= MOST_PLAYERS:
        raise BadOptions(Reason("players", players=len(bots)))
    if games < 0:
        raise ValueError(f"{games} games cannot be played")
    if jobs < 1:
        raise ValueError(f"{jobs} processes cannot play")
    simulation = Simulation(options, tuple(bots), str(seed))
    if jobs == 1 or games <= 1:
        return (simulation.game(number) for number in range(1, games + 1))
    return _in_processes(simulation, games, min(jobs, games))


def _in_processes(simulation: Simulation, games: int, jobs: int) -> Iterator[Simulated]:
    size = max(1, min(MOST_IN_A_BATCH // len(simulation.bots), games // (4 * jobs)))
    batches = (range(start, min(start + size, games + 1)) for start in range(1, games + 1, size))
    # A fresh interpreter for each process: forking one that has threads can hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_stop_quietly)
    under_way: deque[Future[list[Simulated]]] = deque()
    try:
        for batch in batches:
            under_way.append(pool.submit(_play, simulation, batch))
            # A few batches ahead of the reader, so that no process waits and memory stays small.
            if len(under_way) >= 3 * jobs:
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play(simulation: Simulation, numbers: range) -> list[Simulated]:
    return [simulation.game(number) for number in numbers]


def _stop_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: these end at once and without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
