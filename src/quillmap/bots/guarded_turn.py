"""A turn of a bot that may fail: what it draws, or what is drawn for it, and why.

Whoever lets a guest play asks here. A guest that crashes or answers nonsense loses its turn, never
the game of the others; one that must not think for ever has to think in a process of its own
(`quillmap.engine.apart`), and says here that it was too slow.
"""

import sys
import traceback
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from quillmap.bots.guests import is_guest
from quillmap.bots.protocol import Bot, Budget, Idea, choose
from quillmap.bots.roster import GREEDY
from quillmap.rules.check import why_not
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.position import Position

Failure: TypeAlias = Literal["crashed", "too slow", "answered nonsense"]
"""As records call it."""

FALLBACK: Final[Bot] = GREEDY
"""Who draws for a bot that failed: at once, no fool, and the same for the same seed."""

LONGEST_REASON: Final = 200


class Failed(Exception):
    """A bot has lost its turn: how, and why in a line for whoever wrote it."""

    def __init__(self, failure: Failure, why: str) -> None:
        line = " ".join(why.split())
        line = line if len(line) <= LONGEST_REASON else f"{line[:LONGEST_REASON]}..."
        super().__init__(f"{failure}: {line}")
        self.failure = failure
        self.why = line


@dataclass(frozen=True, slots=True)
class Turn:
    """A legal move of the seat, and if the bot failed, why FALLBACK made it."""

    move: Move
    failure: Failure | None = None
    why: str = ""


def taken(bot: Bot, position: Position, seat: Seat, budget: Budget) -> Turn:
    """A turn among many. Guests are forgiven; a mistake of ours has to be seen, so it is raised."""
    if is_guest(bot):
        return turn(bot, position, seat, budget)
    return Turn(choose(bot, position, seat, budget))


def turn(bot: Bot, position: Position, seat: Seat, budget: Budget) -> Turn:
    """The move that the bot likes best, whatever it does; the seat must be awaited."""
    try:
        return Turn(considered(bot, position, seat, budget)[0].move)
    except Failed as failed:
        move = choose(FALLBACK, position, seat, Budget(seed=budget.seed))
        return Turn(move, failed.failure, failed.why)


def considered(
    bot: Bot, position: Position, seat: Seat, budget: Budget, most: int = 1
) -> Sequence[Idea]:
    """The first ideas of a bot, at least one and at most `most`, all legal; Failed if not."""
    try:
        with redirect_stdout(sys.stderr):  # standard output is for answers and tables
            ideas = bot.consider(position, seat, budget)
    except Failed:
        raise
    except (Exception, SystemExit) as error:
        raise Failed("crashed", _told(error)) from error
    try:
        problem = _nonsense(ideas, position, seat, most)
    except Exception as error:  # things that only look like moves can break anything
        raise Failed("answered nonsense", _told(error)) from error
    if problem is not None:
        raise Failed("answered nonsense", problem)
    return ideas[:most]


def _nonsense(ideas: object, position: Position, seat: Seat, most: int) -> str | None:
    """What is wrong with an answer, believing nothing that its type promises."""
    if not isinstance(ideas, Sequence) or isinstance(ideas, str | bytes):
        return f"{type(ideas).__name__} is no sequence of ideas"
    if not ideas:
        return "it has no idea"
    for idea in ideas[:most]:
        if not isinstance(idea, Idea) or not isinstance(idea.move, Draw | Raid | Destroy):
            return f"{idea!r} is no idea with a move"
        numbers: tuple[object, ...] = (idea.value, *idea.gains)
        if len(numbers) != 5 or not all(type(number) is int for number in numbers):
            return "the value and the four gains of an idea are not whole numbers"
        if idea.move.seat != seat:
            return f"the move is not one of seat {seat + 1}"
        if (reason := why_not(position, idea.move)) is not None:
            return f"the move is not legal: {reason}"
    return None


def _told(error: BaseException) -> str:
    """An exception in one line, with the place where it was raised."""
    said = f"{type(error).__name__}: {error}".rstrip(": ")
    places = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(places[-1].filename).name}, line {places[-1].lineno})"
