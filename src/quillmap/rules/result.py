"""The four numbers of a season, and what they make at the end: ranks, rating and title."""

from collections.abc import Sequence
from dataclasses import dataclass

from quillmap.material import SCORING, TITLES


@dataclass(frozen=True, slots=True)
class Result:
    """What one season brought one player; the four numbers are kept apart (R9.1, R9.3)."""

    first: int
    second: int
    coins: int
    monsters: int
    """How many points the monsters cost, as a positive number."""

    @property
    def total(self) -> int:
        """The season's points; they may be negative."""
        return self.first + self.second + self.coins - self.monsters


def total(results: Sequence[Result]) -> int:
    """The points of a whole game (R11.1)."""
    return sum(result.total for result in results)


def standing(results: Sequence[Result]) -> tuple[int, int]:
    """What players are compared by: points, then the fewest lost to monsters (R11.2)."""
    return total(results), -sum(result.monsters for result in results)


def ranks(scores: Sequence[Sequence[Result]], left: Sequence[int] = ()) -> tuple[int | None, ...]:
    """Each seat's rank, equal players sharing it (1, 2, 2, 4); None for those who left (R11.3)."""
    standings = [None if seat in left else standing(results) for seat, results in enumerate(scores)]
    playing = [each for each in standings if each is not None]
    return tuple(
        None if own is None else 1 + sum(1 for other in playing if other > own) for own in standings
    )


def rating(results: Sequence[Result], edicts: Sequence[str]) -> int:
    """The solo rating: points minus the solo values of the four scoring cards (R12.8)."""
    return total(results) - sum(SCORING[card].solo_value for card in edicts)


def title(rating: int) -> str:
    """The id of the solo title that this rating earns; the last one has no lower end (R12.8)."""
    return next((t.id for t in TITLES if rating >= t.rating), TITLES[-1].id)
