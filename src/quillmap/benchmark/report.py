"""What the rows of a suite come to: each player's ratings, and players against each other.

A report is plain numbers: it goes into JSON and back, and tables, plots and pages are made of it.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean, quantiles, stdev
from typing import Any, Final, TypeAlias

from quillmap._version import __version__
from quillmap.benchmark.luck import FACTOR
from quillmap.benchmark.rows import Row
from quillmap.benchmark.suites import Suite
from quillmap.material import SEASONS, TITLES
from quillmap.rules.options import RULES
from quillmap.tally import pace, spread

GOOD: Final = 30
"""The rating from which on a game counts as a good one."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One player on the games it has played."""

    bot: str
    games: int
    rating: float
    within: float | None
    """Half the width of the mean's 95 % interval; None for a single game."""
    deviation: float | None
    """The standard deviation of the ratings."""
    least: int
    quartiles: tuple[float, float, float]
    most: int
    good: float
    """The share of ratings of 30 and more."""
    titles: dict[str, int]
    points: float
    edicts: dict[str, float]
    """What each scoring card gave in a whole game, when it was in the game."""
    moves: float
    """In a game, on average."""
    playouts: int
    """The budget of a move."""
    milliseconds: tuple[float, float] | None
    """Of thinking about a move: the median, and the 99th percentile; None if not measured."""
    ratings: dict[int, int]
    """How many games had each rating."""
    lost: dict[str, int]
    """How many turns a guest lost, by how it lost them; another bot took them."""


@dataclass(frozen=True, slots=True)
class Paired:
    """Two players on the decks that both have played: the first against the second."""

    first: str
    second: str
    decks: int
    difference: float
    """Of the ratings, on average."""
    within: float | None
    wins: float
    """The share of decks on which the first had more; then that of equal ratings."""
    ties: float
    adjusted: float | None = None
    """The difference with luck taken out of it (`benchmark.luck`); None where it is not known."""
    adjusted_within: float | None = None

    @property
    def verdict(self) -> str:
        """`beats` only if the interval of the difference excludes zero."""
        if self.within is None or abs(self.difference) <= self.within:
            return f"{self.first} and {self.second} cannot be told apart"
        if self.difference < 0:
            return f"{self.second} beats {self.first}"
        return f"{self.first} beats {self.second}"


@dataclass(frozen=True, slots=True)
class Report:
    """A suite, as far as it was played."""

    suite: str
    purpose: str
    quillmap: str
    rules: int
    players: tuple[Strength, ...]
    paired: tuple[Paired, ...]
    """Each player against the one named before it."""

    def to_json(self) -> dict[str, Any]:
        """Every number, and the verdicts in words."""
        shown = asdict(self)
        for pair, said in zip(self.paired, shown["paired"], strict=True):
            said["verdict"] = pair.verdict
        return shown


Lucks: TypeAlias = Sequence[int | None]
"""The luck of each of a player's games in hundredths of a point, as far as it is known."""


def report(
    suite: Suite,
    purpose: str,
    rows: Sequence[Sequence[Row]],
    times: Sequence[Sequence[int]],
    lucks: Sequence[Lucks] | None = None,
) -> Report:
    """The report of some players, of each all rows and all thinking times in microseconds.

    With the luck of their games, comparisons have a second figure.
    """
    players = tuple(strength(*each) for each in zip(rows, times, strict=True))
    both = list(zip(rows, lucks or [()] * len(rows), strict=True))
    pairs = tuple(
        paired(after, before, luck, other_luck)
        for (before, other_luck), (after, luck) in pairwise(both)
    )
    return Report(suite.id, purpose, __version__, RULES, players, pairs)


def strength(rows: Sequence[Row], microseconds: Sequence[int]) -> Strength:
    """One player by at least one row."""
    ratings = [row.rating for row in rows]
    mean = spread(ratings)
    speed = pace([time / 1e6 for time in microseconds]) if microseconds else None
    named = Counter(row.title for row in rows)
    edicts: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for card, points in earned(row).items():
            edicts[card].append(points)
    low, middle, high = (
        quantiles(ratings, n=4, method="inclusive") if len(rows) > 1 else ratings * 3
    )
    return Strength(
        bot=rows[0].bot,
        games=len(rows),
        rating=_round(mean.mean),
        within=None if mean.within is None else _round(mean.within),
        deviation=_round(stdev(ratings)) if len(rows) > 1 else None,
        least=min(ratings),
        quartiles=(low, middle, high),
        most=max(ratings),
        good=_round(sum(rating >= GOOD for rating in ratings) / len(rows)),
        titles={title.id: named[title.id] for title in TITLES},
        points=_round(fmean(row.points for row in rows)),
        edicts={card: _round(fmean(edicts[card])) for card in sorted(edicts)},
        moves=_round(fmean(row.moves for row in rows)),
        playouts=rows[0].playouts,
        milliseconds=None if speed is None else (_round(speed.median), _round(speed.slow)),
        ratings=dict(sorted(Counter(ratings).items())),
        lost=dict(sorted(Counter(how for row in rows for how in row.lost).items())),
    )


def earned(row: Row) -> dict[str, int]:
    """What each scoring card of a game gave in all of it."""
    points = dict.fromkeys(row.edicts, 0)
    for season, (first, second, _, _) in zip(SEASONS, row.seasons, strict=True):
        for letter, gained in zip(season.edicts, (first, second), strict=True):
            points[row.edicts[letter]] += gained
    return points


def paired(
    first: Sequence[Row], second: Sequence[Row], lucks: Lucks = (), other_lucks: Lucks = ()
) -> Paired:
    """The first player against the second; both have played the suite from its beginning."""
    both = list(zip(first, second, strict=False))
    apart = [one.rating - other.rating for one, other in both]
    mean = spread(apart)
    known = [
        each - FACTOR * (one - other) / 100
        for each, one, other in zip(apart, lucks, other_lucks, strict=False)
        if one is not None and other is not None
    ]
    # Half of the decks would be another comparison than the one beside it.
    adjusted = spread(known) if len(known) == len(both) else None
    return Paired(
        first=first[0].bot,
        second=second[0].bot,
        decks=len(both),
        difference=_round(mean.mean),
        within=None if mean.within is None else _round(mean.within),
        wins=_round(sum(each > 0 for each in apart) / len(both)),
        ties=_round(sum(each == 0 for each in apart) / len(both)),
        adjusted=None if adjusted is None else _round(adjusted.mean),
        adjusted_within=(
            None if adjusted is None or adjusted.within is None else _round(adjusted.within)
        ),
    )


def read_report(found: dict[str, Any]) -> Report:
    """A report from its JSON."""
    players = []
    for each in found["players"]:
        times = each["milliseconds"]
        changed = {
            "quartiles": tuple(each["quartiles"]),
            "milliseconds": None if times is None else tuple(times),
            "ratings": {int(rating): games for rating, games in each["ratings"].items()},
        }
        players.append(Strength(**{**each, **changed}))
    pairs = []
    for each in found["paired"]:
        numbers = {name: value for name, value in each.items() if name != "verdict"}
        pairs.append(Paired(**numbers))
    head = {name: found[name] for name in ("suite", "purpose", "quillmap", "rules")}
    return Report(**head, players=tuple(players), paired=tuple(pairs))


def _round(number: float) -> float:
    """To four places, which is more than any of these numbers is worth."""
    return round(number, 4)
