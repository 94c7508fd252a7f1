"""A position as text: the setup, the cards, who is awaited, the scores, and every map."""

from typing import Final, cast, get_args

from quillmap.material import SEASONS
from quillmap.notation.claims import claims
from quillmap.notation.scores import take_results, write_results
from quillmap.notation.setups import SETUP_KEYS, read_setup, write_setup
from quillmap.notation.sheets import take_sheet, write_sheet
from quillmap.notation.text import Lines, NotationError, Words
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position, Round, Unseen
from quillmap.rules.result import Result
from quillmap.rules.sheet import Sheet

_FORMAT: Final = 1
_SEASONS: Final = tuple(season.id for season in SEASONS)
_NO_ROUND: Final = "none"
_SWITCH: Final = ("on", "off")
_KEYS: Final = (
    "season",
    "shown",
    "ruins",
    "deck",
    "ambush_backs",
    "hero_backs",
    "round",
    "awaited",
    "circle",
    "effects",
    "effect",
    "left",
    "over",
)
"""The fields of a position behind those of its setup, in the order in which they are written."""


def write_position(position: Position) -> str:
    """The whole table as text."""
    unseen = position.unseen
    values = (
        _SEASONS[position.season],
        " ".join(position.shown),
        _SWITCH[not position.ruins],
        " ".join(unseen.explore),
        " ".join((str(unseen.ambush_backs), "of", *unseen.ambushes)),
        " ".join((str(unseen.hero_backs), "of", *unseen.heroes)),
        position.round or _NO_ROUND,
        _seats(position.awaited),
        _seats(position.circle),
        " ".join(position.effects),
        str(position.effect),
        _seats(position.left),
        _SWITCH[not position.over],
    )
    lines = [f"quillmap position {_FORMAT}", *write_setup(position.setup)]
    lines += [f"{key} {value}".rstrip() for key, value in zip(_KEYS, values, strict=True)]
    for seat, (sheet, results) in enumerate(zip(position.sheets, position.scores, strict=True), 1):
        scores = f"scores {write_results(results)}".rstrip()
        lines += ["", f"seat {seat}", scores, write_sheet(sheet).rstrip()]
    return "\n".join(lines) + "\n"


def _seats(seats: tuple[Seat, ...]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def read_position(text: str) -> Position:
    """The position of a text; NotationError says what was expected where.

    What lies on the table must make sense together; that it can be reached is not checked.
    """
    lines = Lines(text)
    head = lines.field("quillmap")
    head.must("position")
    head.number("format", _FORMAT, _FORMAT)
    head.end()
    fields = {key: lines.field(key) for key in (*SETUP_KEYS, *_KEYS)}
    setup = read_setup(fields)
    explore = setup.explore_cards
    heroes = setup.heroes
    seats, scores, sheets = _maps(lines, setup.players)
    ambush_backs, ambushes = _backs(fields["ambush_backs"], setup.ambushes)
    hero_backs, unseen_heroes = _backs(fields["hero_backs"], heroes)
    round = fields["round"].choice((_NO_ROUND, *get_args(Round)), "a kind of round")
    position = Position(
        setup=setup,
        sheets=sheets,
        unseen=Unseen(
            tuple(sorted(_cards(fields["deck"], explore))),
            ambush_backs,
            tuple(sorted(ambushes)),
            hero_backs,
            tuple(sorted(unseen_heroes)),
        ),
        season=_SEASONS.index(fields["season"].choice(_SEASONS, "a season")),
        shown=_cards(fields["shown"], (*explore, *setup.ambushes, *heroes)),
        ruins=fields["ruins"].choice(_SWITCH, "ruins") == "on",
        round=None if round == _NO_ROUND else cast(Round, round),
        awaited=_in_order(fields["awaited"], setup.players),
        circle=_in_order(fields["circle"], setup.players),
        effects=_cards(fields["effects"], setup.ambushes),
        effect=fields["effect"].number("an effect", 0, len(setup.ambushes) - 1),
        scores=scores,
        left=_at_table(fields["left"], setup.players),
        over=fields["over"].choice(_SWITCH, "over") == "on",
    )
    for key in _KEYS:
        fields[key].end()
    for claim in claims(position):
        if not claim.holds:
            words = fields[claim.field] if claim.seat is None else seats[claim.seat]
            raise NotationError(words.line, claim.expected, " ".join(words.words))
    return position


def _maps(
    lines: Lines, players: int
) -> tuple[list[Words], tuple[tuple[Result, ...], ...], tuple[Sheet, ...]]:
    """Where each seat's part begins, its results and its map."""
    places: list[Words] = []
    scores: list[tuple[Result, ...]] = []
    sheets: list[Sheet] = []
    for seat in range(1, players + 1):
        places.append(lines.field("seat"))
        places[-1].number("seat", seat, seat)
        places[-1].end()
        scores.append(take_results(lines.field("scores")))
        sheets.append(take_sheet(lines))
    lines.end()
    return places, tuple(scores), tuple(sheets)


def _cards(words: Words, ids: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    while words.peek():
        card = words.choice(ids, "a card that belongs here")
        if card in found:
            raise words.refused("each card once")
        found.append(card)
    return tuple(found)


def _backs(words: Words, ids: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    count = words.number("cards", 0, len(ids))
    words.must("of")
    return count, _cards(words, ids)


def _at_table(words: Words, players: int) -> tuple[Seat, ...]:
    found: list[Seat] = []
    while words.peek():
        seat = words.seat(players)
        if seat in found:
            raise words.refused("each seat once")
        found.append(seat)
    return tuple(found)


def _in_order(words: Words, players: int) -> tuple[Seat, ...]:
    return tuple(sorted(_at_table(words, players)))
