"""What many games come to: means with their intervals, wins, titles, edicts and thinking time."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from quillmap.material import SEASONS
from quillmap.rules.result import ranks, rating, title, total
from quillmap.simulate import Lapse, Simulated

NORMAL_95 = 1.96
"""How many standard errors lie on either side of a mean in a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Many numbers in five; `within` is half the width of the mean's 95 % interval."""

    count: int
    mean: float
    within: float | None
    """None for a single number, which says nothing about its spread."""
    least: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    """The five numbers of at least one number."""
    count = len(numbers)
    within = NORMAL_95 * stdev(numbers) / sqrt(count) if count > 1 else None
    return Spread(count, fmean(numbers), within, min(numbers), max(numbers))


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot thinks about a move, in milliseconds: on average, usually, and at worst.

    The last is the 99th percentile: one move in a hundred takes longer.
    """

    mean: float
    median: float
    slow: float


def pace(seconds: Sequence[float]) -> Pace:
    """The pace of at least one move."""
    inorder = sorted(seconds)
    last = len(inorder) - 1
    return Pace(
        1000 * fmean(inorder), 1000 * inorder[round(last * 0.5)], 1000 * inorder[round(last * 0.99)]
    )


class SeatTally:
    """One seat over many games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.points: list[int] = []
        self.wins = 0.0
        """A win shared by n players counts as one n-th for each of them (R11.2)."""
        self.ratings: list[int] = []
        """Solo only (R12.8)."""
        self.titles: Counter[str] = Counter()
        self.seconds = array("d")
        self.failures: Counter[str] = Counter()
        """Turns that a guest has lost, by what it did."""
        self.first_lapse: tuple[int, Lapse] | None = None
        """The first of them, and in which game it was."""


class Tally:
    """Games of the same bots at the same seats, counted one after the other."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.games = 0
        self.seats = [SeatTally(bot) for bot in bots]
        self.edicts: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        """What each scoring card gave each bot in a whole game, when it was in the game."""

    def add(self, simulated: Simulated) -> None:
        """Count one more game."""
        record = simulated.record
        scores = record.scores
        assert scores is not None
        self.games += 1
        for lapse in simulated.lapses:
            failing = self.seats[lapse.seat]
            failing.failures[lapse.failure] += 1
            failing.first_lapse = failing.first_lapse or (simulated.number, lapse)
        places = ranks(scores)
        winners = places.count(1)
        for number, seat in enumerate(self.seats):
            results = scores[number]
            seat.points.append(total(results))
            seat.seconds.extend(simulated.seconds[number])
            if places[number] == 1:
                seat.wins += 1 / winners
            if len(self.seats) == 1:
                rated = rating(results, record.setup.edicts)
                seat.ratings.append(rated)
                seat.titles[title(rated)] += 1
            earned: Counter[str] = Counter()
            for season, result in zip(SEASONS, results, strict=True):
                first, second = season.edicts
                earned[record.setup.edicts[first]] += result.first
                earned[record.setup.edicts[second]] += result.second
            for card in record.setup.edicts:
                self.edicts[card][seat.bot].append(earned[card])
