"""A position as text: the setup, the cards, who is awaited, the scores, and every map."""

from collections.abc import Iterator
from typing import Final, NamedTuple, get_args

from quillmap.material import CARDS, SEASONS, Ambush, Card, Explore, Hero
from quillmap.notation.scores import take_results, write_results
from quillmap.notation.setups import NEEDED_KEYS, SETUP_KEYS, read_setup, write_setup
from quillmap.notation.sheets import take_sheet, write_sheet
from quillmap.notation.text import Lines, NotationError, Words
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position, Unseen
from quillmap.rules.result import Result
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Over,
    Round,
    RoundKind,
    TrollRound,
)
from quillmap.rules.sheet import Sheet
from quillmap.rules.status import Fault, status

_FORMAT: Final = 1
_SEASONS: Final = tuple(season.id for season in SEASONS)
_NO_ROUND: Final = "none"
_SWITCH: Final = ("on", "off")
_CARD_OF: Final[dict[str, tuple[type[Card], str]]] = {
    "explore": (Explore, "an explore card"),
    "hero": (Hero, "a hero card"),
    "ambush": (Ambush, "an ambush card"),
    "gaze": (Ambush, "an ambush card"),
}
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
    fields = {
        key: lines.field(key)
        for key in (*SETUP_KEYS, *_KEYS)
        if key in NEEDED_KEYS or key in _KEYS or lines.peek() == key
    }
    setup = read_setup(fields)
    explore = setup.explore_cards
    heroes = setup.heroes
    seats, scores, sheets = _maps(lines, setup.players)
    ambush_backs, ambushes = _backs(fields["ambush_backs"], setup.ambushes)
    hero_backs, unseen_heroes = _backs(fields["hero_backs"], heroes)
    shown = _cards(fields["shown"], (*explore, *setup.ambushes, *heroes))
    round = _Round(
        fields["round"].choice((_NO_ROUND, *get_args(RoundKind)), "a kind of round"),
        _in_order(fields["awaited"], setup.players),
        _in_order(fields["circle"], setup.players),
        fields["effect"].number("an effect", 0, len(setup.ambushes) - 1),
        fields["over"].choice(_SWITCH, "over") == "on",
        CARDS[shown[-1]] if shown else None,
    )
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
        shown=shown,
        ruins=fields["ruins"].choice(_SWITCH, "ruins") == "on",
        under_way=round.value(),
        effects=_cards(fields["effects"], setup.ambushes),
        scores=scores,
        left=_at_table(fields["left"], setup.players),
    )
    for key in _KEYS:
        fields[key].end()
    # What cannot be a round at all, and what is wrong with the position: the first line counts.
    if faults := [*round.faults(), *status(position)]:
        fault = min(faults, key=_place)
        words = fields[fault.part] if fault.seat is None else seats[fault.seat]
        raise NotationError(words.line, fault.expected, " ".join(words.words))
    return position


def _place(fault: Fault) -> int:
    """Where the part is written: the maps come after all fields."""
    return _KEYS.index(fault.part) if fault.seat is None else len(_KEYS) + fault.seat


class _Round(NamedTuple):
    """The fields of a text that together are a round, and may contradict each other."""

    kind: str
    awaited: tuple[Seat, ...]
    circle: tuple[Seat, ...]
    effect: int
    over: bool
    card: Card | None
    """The last that was revealed."""

    def value(self) -> Round | Over | None:
        """The round that is meant; without faults exactly this one."""
        if self.over:
            return Over(self.effect)
        match self.kind, self.card:
            case "explore", Explore() as card:
                return ExploreRound(card, self.awaited)
            case "hero", Hero() as card:
                return HeroRound(card, self.awaited)
            case "ambush", Ambush() as card:
                return AmbushRound(card, self.circle, self.awaited)
            case "gaze", Ambush() as card:
                return GazeRound(card, self.awaited)
            case "troll", _:
                return TrollRound(self.effect, self.awaited)
            case _:
                return None

    def faults(self) -> Iterator[Fault]:
        """What no round has, in the order in which it is written."""
        expected = _CARD_OF.get(self.kind)
        if expected and not isinstance(self.card, expected[0]):
            yield Fault("shown", f"{expected[1]} at the end, as the round is {self.kind}")
        asked = self.kind != _NO_ROUND
        if asked and self.over:
            yield Fault("round", "none, as the game is over")
        if self.awaited and not asked:
            yield Fault("awaited", "no seats between rounds")
        if asked and not self.awaited:
            yield Fault("awaited", f"seats, as the round is {self.kind}")
        if self.kind != "ambush" and self.circle:
            yield Fault("circle", "no seats, as the round is not ambush")
        if self.kind != "troll" and self.effect and not self.over:
            yield Fault("effect", "0, as the round is not troll")


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
