"""A whole game as text: header, reveals and lines in order, final scores, the seed at the end."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from quillmap.material import CARDS
from quillmap.notation.moves import take_move, write_move
from quillmap.notation.names import name_problem, split_name, write_name
from quillmap.notation.scores import take_results, write_result
from quillmap.notation.setups import SETUP_KEYS, read_setup, write_setup
from quillmap.notation.text import Lines, NotationError, Words
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Setup
from quillmap.rules.result import Result, total

FORMAT: Final = 1
"""The version of this format."""

NOTES: Final = ("time ran out", "left")
"""Why a line was made for somebody."""

_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and the bot that plays if it is no person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Revealing:
    """`reveal great_river`"""

    card: str


@dataclass(frozen=True, slots=True)
class Made:
    """A move, and if it was made for somebody: by which bot, and why."""

    move: Move
    by: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Leaving:
    """`2 leaves`"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandedOver:
    """`2 handed to weighted`: a bot plays the seat from here on; it has not left (R14.4)."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Returning:
    """`2 returns`: the player takes the seat back from the bot."""

    seat: Seat


Entry: TypeAlias = Revealing | Made | Leaving | HandedOver | Returning


@dataclass(frozen=True, slots=True)
class Record:
    """A game that people save and share."""

    setup: Setup
    players: tuple[Player, ...]
    commitment: str
    """SHA-256 of the seed, shown before the first card."""
    entries: tuple[Entry, ...] = ()
    scores: tuple[tuple[Result, ...], ...] | None = None
    """Every seat's season results, once the game is over."""
    seed: bytes | None = None
    """Only once the game is over."""
    undos: int = 0
    """How many placements a solo player took back."""
    extra: tuple[tuple[str, str], ...] = ()
    """Header fields that this version does not know, kept as they are."""
    lines: tuple[int, ...] = ()
    """Where each entry stood in the text it was read from."""


# Write ------------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The record as text."""
    lines = [f"quillmap record {FORMAT}", *write_setup(record.setup)]
    for seat, player in enumerate(record.players, 1):
        bot = f" bot {player.bot}" if player.bot else ""
        lines.append(f"seat {seat} {write_name(player.name)}{bot}")
    if record.undos:
        lines.append(f"undos {record.undos}")
    lines.append(f"commitment {record.commitment}")
    lines += [f"{key} {value}".rstrip() for key, value in record.extra]
    lines.append("")
    lines += [write_entry(entry) for entry in record.entries]
    if record.scores is not None or record.seed is not None:
        lines.append("")
    for seat, results in enumerate(record.scores or (), 1):
        seasons = " ".join(write_result(result) for result in results)
        lines.append(f"score {seat} {total(results)} = {seasons}".rstrip())
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    return "\n".join(lines) + "\n"


def write_entry(entry: Entry) -> str:
    """One line of the game."""
    match entry:
        case Revealing(card):
            return f"reveal {card}"
        case Made(move, by, note):
            for_somebody = f" by {by}" + (f", {note}" if note else "") if by else ""
            return write_move(move) + for_somebody
        case Leaving(seat):
            return f"{seat + 1} leaves"
        case HandedOver(seat, bot):
            return f"{seat + 1} handed to {bot}"
        case Returning(seat):
            return f"{seat + 1} returns"


# Read -------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """The record of a text; NotationError says what was expected where.

    Reading is exact about the form. Whether the moves are legal is for `quillmap.replay` to say.
    """
    lines = Lines(text)
    head = lines.field("quillmap")
    head.must("record")
    head.number("format", 1, FORMAT)
    head.end()
    fields, seats, extra = _header(lines)
    setup = read_setup(fields, lines.last)
    players = _players(seats, setup, lines.last)
    undos = fields["undos"].number("undos") if "undos" in fields else 0
    if "commitment" not in fields:
        raise NotationError(lines.last, 'a line "commitment"', "")
    commitment = _hex(fields["commitment"])
    for key in ("undos", "commitment"):
        if key in fields:
            fields[key].end()
    entries: list[Entry] = []
    places: list[int] = []
    while lines.peek() not in ("", "score", "seed"):
        words = lines.words("a line of the game")
        entries.append(_entry(words, setup.players))
        places.append(words.line)
    scores = _scores(lines, setup.players) if lines.peek() == "score" else None
    seed = None
    if lines.peek() == "seed":
        words = lines.field("seed")
        seed = bytes.fromhex(_hex(words))
        words.end()
    lines.end()
    return Record(
        setup=setup,
        players=players,
        commitment=commitment,
        entries=tuple(entries),
        scores=scores,
        seed=seed,
        undos=undos,
        extra=extra,
        lines=tuple(places),
    )


_KNOWN = (*SETUP_KEYS, "undos", "commitment")
_NOT_HEADER = ("reveal", "score", "seed")

Header: TypeAlias = tuple[dict[str, Words], list[tuple[int, str]], tuple[tuple[str, str], ...]]


def _header(lines: Lines) -> Header:
    """Known fields, the lines of the seats, and fields that only a later version knows."""
    fields: dict[str, Words] = {}
    seats: list[tuple[int, str]] = []
    extra: list[tuple[str, str]] = []
    while _ID.fullmatch(key := lines.peek()) and key not in _NOT_HEADER:
        line, text = lines.take("a header line")
        if key in fields:
            raise NotationError(line, "each header line once", key)
        if key == "seat":
            seats.append((line, text))
        elif key in _KNOWN:
            fields[key] = Words.of(text, line)
            fields[key].must(key)
        else:
            extra.append((key, text.strip()[len(key) :].strip()))
    return fields, seats, tuple(extra)


def _players(seats: list[tuple[int, str]], setup: Setup, last: int) -> tuple[Player, ...]:
    players: list[Player] = []
    for line, text in seats:
        number = len(players) + 1
        expected = f'seat {number} "name"' if number <= setup.players else "no more seats"
        head = re.fullmatch(r"\s*seat\s+([0-9]{1,3})\s*(\".*)", text, re.IGNORECASE | re.DOTALL)
        if head is None or int(head[1]) != number or number > setup.players:
            raise NotationError(line, expected, text.strip())
        try:
            name, rest = split_name(head[2])
        except ValueError:
            raise NotationError(line, "a name in quotes", head[2]) from None
        if problem := name_problem(name):
            raise NotationError(line, problem, name)
        words = Words.of(rest, line)
        players.append(Player(name, _bot(words) if words.skip("bot") else None))
        words.end()
    if len(players) < setup.players:
        raise NotationError(last, f"a line for seat {len(players) + 1}", "")
    return tuple(players)


def _hex(words: Words) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", words.peek()):
        raise words.error("64 hexadecimal digits")
    return words.take("digits")


def _bot(words: Words) -> str:
    """A bot's name; a comma may follow at once."""
    word = words.peek()
    if not _ID.fullmatch(word.removesuffix(",")):
        raise words.error("the name of a bot")
    return words.take("a bot")


def _entry(words: Words, players: int) -> Entry:
    if words.skip("reveal"):
        entry: Entry = Revealing(words.choice(list(CARDS), "a card"))
    else:
        start = words.at
        seat = words.seat()
        if seat >= players:
            words.at = start
            raise words.error(f"a seat from 1 to {players}")
        if words.skip("leaves"):
            entry = Leaving(seat)
        elif words.skip("returns"):
            entry = Returning(seat)
        elif words.skip("handed"):
            words.must("to")
            entry = HandedOver(seat, _bot(words))
        else:
            words.at = start
            entry = _made(words)
    words.end()
    return entry


def _made(words: Words) -> Made:
    move = take_move(words)
    if not words.skip("by"):
        return Made(move)
    bot = _bot(words)
    if not bot.endswith(","):
        return Made(move, bot)
    note = words.rest.lower()
    if note not in NOTES:
        raise words.error(" or ".join(NOTES))
    words.at = len(words.words)
    return Made(move, bot[:-1], note)


def _scores(lines: Lines, players: int) -> tuple[tuple[Result, ...], ...]:
    scores: list[tuple[Result, ...]] = []
    for seat in range(1, players + 1):
        words = lines.field("score")
        if words.number("a seat", 1, players) != seat:
            raise NotationError(words.line, f"the score of seat {seat}", " ".join(words.words))
        sum_at = words.at
        points = words.number("points", -(10**4), 10**4)
        words.must("=")
        results = take_results(words)
        if points != total(results):
            words.at = sum_at
            raise words.error(f"{total(results)}, the sum of the seasons")
        scores.append(results)
    return tuple(scores)
