"""What bots are asked for, and what is believed of their answers: nothing but legal moves."""

import contextlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from quillmap.notation import NotationError, read_move
from quillmap.notation.names import BOT
from quillmap.rules.check import why_not
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position

Failure: TypeAlias = Literal["crashed", "too slow", "answered nonsense"]
"""As in `bots.guarded_turn`, which is not imported: whoever asks need not have a bot."""


class Question(Protocol):
    """A position that bots are asked about."""

    @property
    def position(self) -> Position:
        """What is believed of an answer is judged by it."""

    @property
    def text(self) -> str:
        """The position as an engine reads it."""

    def share(self) -> int:
        """The milliseconds that the next ask may take."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat that a bot should draw for."""

    seat: Seat
    bot: str
    seed: int
    """Decides what the bot leaves to chance; 0 to 2**64 - 1."""
    ideas: int = 1
    """How many moves the bot should tell; only with more than one are there any in the answer."""
    instead: str | None = None
    """Who may answer where this one thinks for long and too many wait; None for a quick bot."""
    quick: bool = False
    """Whether it is asked in the place of another."""
    playouts: int = 0
    """How many games a bot may play out; 0 for as many as it usually does."""

    def __post_init__(self) -> None:
        named = re.fullmatch(BOT, self.bot)
        if not named or not 0 <= self.seed < 2**64 or not 1 <= self.ideas <= 100:
            raise ValueError(f"{self!r} cannot be written as a line")

    def line(self, milliseconds: int) -> str:
        """The command `go` of docs/engine.md."""
        words = f"go {self.bot} seat {self.seat + 1} seed {self.seed} time {milliseconds}"
        words += f" playouts {self.playouts}" if self.playouts else ""
        return words + (f" ideas {self.ideas}" if self.ideas > 1 else "")


@dataclass(frozen=True, slots=True)
class Rated:
    """A legal move, and how good the bot finds it beside the others of the same answer."""

    move: Move
    value: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an ask: a legal move of that seat, or why there is none."""

    seat: Seat
    move: Move | None
    failure: Failure | None
    ideas: tuple[Rated, ...] = ()
    """Best first, the move being that of the first; none where only a move was asked for."""
    quick: str | None = None
    """The quick bot that has answered, as the one that was asked for could not in time."""
    why: str = field(default="", compare=False)
    """More about a failure, for whoever wrote the bot."""

    @classmethod
    def failed(cls, ask: Ask, failure: Failure, why: str = "") -> "Answer":
        """The answer of a bot that has none."""
        return cls(ask.seat, None, failure, why=why)


def judged(lines: Sequence[list[str]], position: Position, ask: Ask) -> Answer:
    """What the words of an answer to `go` say, if all of it can be played."""
    *told, last = lines
    if last[0] == "error":
        return _failed(last, ask)
    move = _legal(last[1:], position, ask) if last[0] == "best" else None
    if move is None:
        return Answer.failed(ask, "answered nonsense", "its move cannot be played")
    if ask.ideas == 1:
        return Answer(ask.seat, move, None)
    ideas = [_rated(words, position, ask) for words in told]
    rated = tuple(idea for idea in ideas if idea is not None)
    if len(rated) < len(told) or not rated or rated[0].move != move:
        return Answer.failed(ask, "answered nonsense", "its ideas cannot be read or played")
    return Answer(ask.seat, move, None, rated)


def _failed(words: Sequence[str], ask: Ask) -> Answer:
    """`error weighted crashed: ...`; an error about anything else is no answer to `go`."""
    found = re.fullmatch(r"error \S+ (crashed|answered nonsense): (.*)", " ".join(words))
    if found is None:
        return Answer.failed(ask, "answered nonsense", " ".join(words))
    crashed = found[1] == "crashed"
    return Answer.failed(ask, "crashed" if crashed else "answered nonsense", found[2])


def _rated(words: Sequence[str], position: Position, ask: Ask) -> Rated | None:
    """`idea 1 value 12 gains 0 6 0 0 move 2 village E8`; what it gains we count ourselves."""
    if len(words) < 10 or (words[2], words[4], words[9]) != ("value", "gains", "move"):
        return None
    move = _legal(words[10:], position, ask)
    if move is None or not re.fullmatch("-?[0-9]{1,9}", words[3], re.ASCII):
        return None
    return Rated(move, int(words[3]))


def _legal(words: Sequence[str], position: Position, ask: Ask) -> Move | None:
    with contextlib.suppress(NotationError):
        move = read_move(" ".join(words))
        if move.seat == ask.seat and why_not(position, move) is None:
            return move
    return None
