"""A whole game as text: header, reveals and lines in order, final scores, the seed at the end."""

import re
from dataclasses import dataclass, field, replace
from typing import Final

from quillmap.notation.entries import Entry, take_entry, write_entry
from quillmap.notation.names import (
    BOT,
    check_bot,
    name_problem,
    split_name,
    take_bot,
    write_name,
)
from quillmap.notation.scores import take_results, write_results
from quillmap.notation.setups import NEEDED_KEYS, SETUP_KEYS, read_setup, write_setup
from quillmap.notation.signatures import KEYS as SIGNED
from quillmap.notation.signatures import (
    UNSIGNED,
    Signature,
    read_signatures,
    write_signatures,
)
from quillmap.notation.text import LONGEST_LINE, Lines, NotationError, Words, trick
from quillmap.rules.position import MOST_PLAYERS, Setup
from quillmap.rules.result import Result, total

FORMAT: Final = 1
"""The version of this format."""

MOST_UNKNOWN: Final = 32
"""So many fields of its own a later version, or somebody who adds some, can give to a header."""
_ROUNDS: Final = 60
"""More than a game has: its four seasons last 29 units of time, and few cards take none."""
_EACH_ROUND: Final = 210
_EACH_SEAT: Final = 34
"""What a round could bring into a record under every version so far: 200 lines of people who hand
their seats over and come back, and for each seat 30 more, its draw, and its leaving. Today's tables
allow less, but what was written before is read for ever."""

_MANY: Final = 10**6
_DIGITS: Final = "[0-9a-f]{64}"
GAME_ID: Final = "[a-z0-9][a-z0-9-]{0,39}"
"""What the id of a game looks like; a lane has a dash and a number behind that of its race."""
_AFTER_HEADER: Final = ("reveal", "score", "seed")
_NEEDED: Final = (*NEEDED_KEYS, "commitment")
_KNOWN: Final = (
    *SETUP_KEYS,
    "commitment",
    "undos",
    "hints",
    "deck",
    *SIGNED,
    "seat",
    "quillmap",
    *_AFTER_HEADER,
)
"""Words with a meaning of their own at the start of a line: no unknown field is called so."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and the bot that plays if it is no person."""

    name: str
    bot: str | None = None
    signed: Signature = UNSIGNED
    """What the map of this seat is signed with."""

    def __post_init__(self) -> None:
        if problem := name_problem(self.name):
            raise ValueError(f"expected {problem}, found {self.name!r}")
        check_bot(self.bot)


@dataclass(frozen=True, slots=True)
class Record:
    """A game that people save and share. What cannot be written cannot be a Record: ValueError."""

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
    hints: tuple[int, ...] = ()
    """In how many rounds each seat asked a bot what to draw; empty if none ever did."""
    deck: str | None = None
    """The game whose cards these are, where they could be known before the first one."""
    extra: tuple[tuple[str, str], ...] = ()
    """Header fields that this version does not know, kept as they are."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where each entry stood in the text it was read from."""
    ends: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where each score and then the seed stood there."""

    def __post_init__(self) -> None:
        seats = self.setup.players
        scored = seats if self.scores is None else len(self.scores)
        if len(self.players) != seats or scored != seats:
            raise ValueError(f"expected players and scores for {seats} seats, found others")
        if not re.fullmatch(_DIGITS, self.commitment):
            raise ValueError(f"expected 64 hexadecimal digits, found {self.commitment!r}")
        if self.seed is not None and (len(self.seed) != 32 or self.scores is None):
            raise ValueError("expected a seed of 32 bytes and scores with it, found others")
        if not 0 <= self.undos <= _MANY:
            raise ValueError(f"expected undos from 0 to {_MANY}, found {self.undos}")
        if self.hints and (len(self.hints) != seats or not any(self.hints)):
            raise ValueError(f"expected hints of {seats} seats or none at all, found {self.hints}")
        if not all(0 <= number <= _MANY for number in self.hints):
            raise ValueError(f"expected hints from 0 to {_MANY}, found {self.hints}")
        if self.deck is not None and not re.fullmatch(GAME_ID, self.deck):
            raise ValueError(f"expected the id of a game, found {self.deck!r}")
        if len(self.extra) > MOST_UNKNOWN or len(dict(self.extra)) < len(self.extra):
            raise ValueError(f"expected at most {MOST_UNKNOWN} unknown fields, each once")
        for key, value in self.extra:
            if not re.fullmatch(BOT, key) or key in _KNOWN:
                raise ValueError(f"expected the name of an unknown field, found {key!r}")
            if trick(value.replace("\t", " ")) or value != value.strip():
                raise ValueError(f"expected one line without spaces around it, found {value!r}")


# Write ------------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The record as text."""
    lines = [f"quillmap record {FORMAT}", *write_setup(record.setup)]
    for seat, player in enumerate(record.players, 1):
        bot = f" bot {player.bot}" if player.bot else ""
        lines.append(f"seat {seat} {write_name(player.name)}{bot}")
    if record.undos:
        lines.append(f"undos {record.undos}")
    if record.hints:
        lines.append(f"hints {' '.join(map(str, record.hints))}")
    if record.deck is not None:
        lines.append(f"deck of {record.deck}")
    lines += write_signatures(player.signed for player in record.players)
    lines.append(f"commitment {record.commitment}")
    lines += [f"{key} {value}".rstrip() for key, value in record.extra]
    lines.append("")
    lines += [write_entry(entry) for entry in record.entries]
    if record.scores is not None:
        lines.append("")
        for seat, results in enumerate(record.scores, 1):
            lines.append(f"score {seat} {total(results)} = {write_results(results)}".rstrip())
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    return "\n".join(lines) + "\n"


# Read -------------------------------------------------------------------------------------------


def most_lines(players: int) -> int:
    """How many lines the record of a game of so many seats can have, also from earlier versions."""
    header = len(_KNOWN) + MOST_UNKNOWN + 2 * players
    return header + _ROUNDS * (_EACH_ROUND + _EACH_SEAT * players)


def read_record(text: str, *, kept: bool = False) -> Record:
    """The record of a text; NotationError says what was expected where.

    Reading is exact about the form. Whether the moves are legal is for `quillmap.replay` to say.
    `kept` is for what lies in a database: earlier versions took longer ones, and those still open.
    Of their unknown fields as many are told as a record can have.
    """
    lines = Lines(text, None if kept else LONGEST_LINE)
    head = lines.field("quillmap")
    head.must("record")
    head.number("format", 1, FORMAT)
    head.end()
    header = _header(lines, kept)
    setup = read_setup(header.fields)
    if not kept:
        _must_not_be_longer(lines, setup.players)
    players = _players(header.seats, setup.players, lines)
    players = _signed(players, header.signed, kept)
    commitment = header.fields["commitment"].matching(_DIGITS, "64 hexadecimal digits")
    header.fields["commitment"].end()
    undos = 0
    if words := header.fields.get("undos"):
        undos = words.number("undos", 0, _MANY)
        words.end()
    hints = _hints(header.fields.get("hints"), setup.players)
    deck = _deck(header.fields.get("deck"))
    entries: list[Entry] = []
    places: list[int] = []
    while lines.peek() not in ("", "score", "seed"):
        words = lines.words("a line of the game")
        entries.append(take_entry(words, setup.players, "reveal, score, seed or a seat"))
        places.append(words.line)
    ends: list[int] = []
    scores = _scores(lines, setup.players, ends) if lines.peek() else None
    seed = _seed(lines, ends) if lines.peek() else None
    lines.end()
    return Record(
        setup=setup,
        players=players,
        commitment=commitment,
        entries=tuple(entries),
        scores=scores,
        seed=seed,
        undos=undos,
        hints=hints,
        deck=deck,
        extra=tuple(header.extra),
        lines=tuple(places),
        ends=tuple(ends),
    )


@dataclass
class _Header:
    fields: dict[str, Words] = field(default_factory=dict)
    seats: list[tuple[int, str]] = field(default_factory=list)
    extra: list[tuple[str, str]] = field(default_factory=list)
    signed: dict[str, tuple[int, str]] = field(default_factory=dict)


def _header(lines: Lines, kept: bool) -> _Header:
    """Known fields, the lines of the seats, and fields that only a later version knows."""
    header = _Header()
    unknown: set[str] = set()
    while re.fullmatch(BOT, key := lines.peek()) and key not in _AFTER_HEADER:
        line, text = lines.take("a header line")
        if (
            key in header.fields
            or key in header.signed
            or key == "quillmap"
            or (key in unknown and not kept)
        ):
            raise NotationError(line, "each header line once", text)
        if key == "seat":
            if len(header.seats) == MOST_PLAYERS:
                raise NotationError(line, "no more seats", text)
            header.seats.append((line, text))
        elif key in SIGNED:
            header.signed.setdefault(key, (line, text[len(key) :]))
        elif key in _KNOWN:
            words = header.fields[key] = Words.of(text, line)
            words.must(key)
        elif len(unknown) < MOST_UNKNOWN and key not in unknown:
            unknown.add(key)
            header.extra.append((key, text[len(key) :].strip()))
        elif not kept:
            raise NotationError(line, f"at most {MOST_UNKNOWN} unknown header fields", text)
    for key in _NEEDED:
        if key not in header.fields:
            raise lines.error(f'a line "{key}"')
    return header


def _must_not_be_longer(lines: Lines, players: int) -> None:
    """Asked as soon as the header is read: then a text without end costs nothing."""
    most = most_lines(players)
    if lines.last > most:
        seats = f"{players} seat{'s' if players > 1 else ''}"
        raise NotationError(most + 1, f"at most {most} lines for {seats}", f"{lines.last} lines")


def _players(seats: list[tuple[int, str]], count: int, lines: Lines) -> tuple[Player, ...]:
    players: list[Player] = []
    for line, text in seats:
        number = len(players) + 1
        head = text.split(maxsplit=2)
        if number > count:
            raise NotationError(line, "no more seats", text)
        if head[1:2] != [str(number)]:
            raise NotationError(line, f"seat {number}", text)
        players.append(_player(line, "".join(head[2:])))
    if len(players) < count:
        raise lines.error(f"a line for seat {len(players) + 1}")
    return tuple(players)


def _player(line: int, text: str) -> Player:
    try:
        name, rest = split_name(text)
    except ValueError:
        raise NotationError(line, "a name in quotes", text) from None
    if problem := name_problem(name):
        raise NotationError(line, problem, name)
    if rest and not rest[0].isspace():
        raise NotationError(line, "bot or the end of the line behind the name", rest)
    words = Words.of(rest, line)
    player = Player(name, take_bot(words) if words.skip("bot") else None)
    words.end()
    return player


def _signed(
    players: tuple[Player, ...], signed: dict[str, tuple[int, str]], kept: bool
) -> tuple[Player, ...]:
    """The players with what their maps are signed with.

    What lies in a database may be of a version to which these lines were any others.
    """
    try:
        found = read_signatures(signed, len(players))
    except NotationError:
        if not kept:
            raise
        return players
    return tuple(replace(each, signed=own) for each, own in zip(players, found, strict=True))


def _hints(words: Words | None, players: int) -> tuple[int, ...]:
    """One number for each seat; all of them 0 is as good as no line."""
    if words is None:
        return ()
    hints = tuple(words.number("hints", 0, _MANY) for _ in range(players))
    words.end()
    return hints if any(hints) else ()


def _deck(words: Words | None) -> str | None:
    if words is None:
        return None
    words.must("of")
    game = words.matching(GAME_ID, "the id of a game")
    words.end()
    return game


def _scores(lines: Lines, players: int, ends: list[int]) -> tuple[tuple[Result, ...], ...]:
    scores: list[tuple[Result, ...]] = []
    for seat in range(1, players + 1):
        words = lines.field("score")
        words.number("the score of seat", seat, seat)
        points = words.number("points", -_MANY, _MANY)
        sum_at = words.at
        words.must("=")
        results = take_results(words)
        if points != total(results):
            words.at = sum_at
            raise words.refused(f"{total(results)}, the sum of the seasons")
        scores.append(results)
        ends.append(words.line)
    return tuple(scores)


def _seed(lines: Lines, ends: list[int]) -> bytes:
    words = lines.field("seed")
    seed = bytes.fromhex(words.matching(_DIGITS, "64 hexadecimal digits"))
    words.end()
    ends.append(words.line)
    return seed
