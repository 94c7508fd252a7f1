"""One line of a game: a card, a move, somebody leaving, a seat handed to a bot or taken back."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from quillmap.material import CARDS
from quillmap.notation.moves import take_move, write_move
from quillmap.notation.names import BOT, check_bot, take_bot
from quillmap.notation.text import Lines, Words, lowered
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import MOST_PLAYERS

NOTES: Final = ("time ran out", "left", "crashed", "too slow", "answered nonsense")
"""Why a line was made for somebody: a person who was away, or a bot that failed."""


@dataclass(frozen=True, slots=True)
class Revealing:
    """`reveal great_river`"""

    card: str

    def __post_init__(self) -> None:
        if self.card not in CARDS:
            raise ValueError(f"expected a card, found {self.card!r}")


@dataclass(frozen=True, slots=True)
class Made:
    """A move, and if it was made for somebody: by which bot, and why."""

    move: Move
    by: str | None = None
    note: str | None = None

    def __post_init__(self) -> None:
        check_bot(self.by)
        if self.note is not None and (self.by is None or self.note not in NOTES):
            raise ValueError(f"expected a bot and {' or '.join(NOTES)}, found {self.note!r}")


@dataclass(frozen=True, slots=True)
class Leaving:
    """`2 leaves`"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandedOver:
    """`2 handed to weighted`: a bot plays the seat from here on; it has not left (R14.4)."""

    seat: Seat
    bot: str

    def __post_init__(self) -> None:
        check_bot(self.bot)


@dataclass(frozen=True, slots=True)
class Returning:
    """`2 returns`: the player takes the seat back from the bot."""

    seat: Seat


Entry: TypeAlias = Revealing | Made | Leaving | HandedOver | Returning


def write_entry(entry: Entry) -> str:
    """The line of an entry."""
    match entry:
        case Revealing(card):
            return f"reveal {card}"
        case Made(move, None):
            return write_move(move)
        case Made(move, by, note):
            return f"{write_move(move)} by {by}" + (f", {note}" if note else "")
        case Leaving(seat):
            return f"{seat + 1} leaves"
        case HandedOver(seat, bot):
            return f"{seat + 1} handed to {bot}"
        case Returning(seat):
            return f"{seat + 1} returns"


def read_entry(text: str) -> Entry:
    """The entry of a line; NotationError says what was expected where."""
    lines = Lines(text)
    entry = take_entry(lines.words("a line of a game"), MOST_PLAYERS, "reveal or a seat")
    lines.end()
    return entry


def take_entry(words: Words, players: int, expected: str) -> Entry:
    """The entry of these words; `expected` is what the line may begin with."""
    entry = _begun(words, players, expected)
    words.end()
    return entry


def _begun(words: Words, players: int, expected: str) -> Entry:
    if words.skip("reveal"):
        return Revealing(words.choice(tuple(CARDS), "a card"))
    start = words.at
    seat = Seat(words.number(expected, 1, players) - 1)
    if words.skip("leaves"):
        return Leaving(seat)
    if words.skip("returns"):
        return Returning(seat)
    if words.skip("handed"):
        words.must("to")
        return HandedOver(seat, take_bot(words))
    words.at = start
    move = take_move(words, players)
    if not words.skip("by"):
        words.end("a square, by and a bot, or the end of the line")
        return Made(move)
    bot = words.matching(f"{BOT},?", "the name of a bot")
    if not bot.endswith(","):
        return Made(move, bot)
    note = lowered(words.rest)
    if note not in NOTES:
        raise words.error(" or ".join(NOTES))
    words.at = len(words.words)
    return Made(move, bot[:-1], note)
