"""A position as text: the setup, the cards, who is awaited, the scores, and every map."""

from typing import cast, get_args

from quillmap.material import CARDS, HEROES, SEASONS
from quillmap.notation.scores import take_results, write_results
from quillmap.notation.setups import SETUP_KEYS, read_setup, write_setup
from quillmap.notation.sheets import take_sheet, write_sheet
from quillmap.notation.text import Lines, NotationError, Words
from quillmap.rules.moves import Seat
from quillmap.rules.position import ALL_AMBUSHES, Position, Round, Unseen
from quillmap.rules.sheet import Sheet

_FORMAT = 1
_SEASONS = [season.id for season in SEASONS]
_NO_ROUND = "none"


def write_position(position: Position) -> str:
    """The whole table as text."""
    unseen = position.unseen
    lines = [
        f"quillmap position {_FORMAT}",
        *write_setup(position.setup),
        f"season {_SEASONS[position.season]}",
        _line("shown", position.shown),
        f"ruins {'on' if position.ruins else 'off'}",
        _line("deck", unseen.explore),
        _line(f"ambush_backs {unseen.ambush_backs} of", unseen.ambushes),
        _line(f"hero_backs {unseen.hero_backs} of", unseen.heroes),
        f"round {position.round or _NO_ROUND}",
        _line("awaited", _seats(position.awaited)),
        _line("circle", _seats(position.circle)),
        _line("effects", position.effects),
        f"effect {position.effect}",
        _line("left", _seats(position.left)),
        f"over {'on' if position.over else 'off'}",
    ]
    for seat, (sheet, results) in enumerate(zip(position.sheets, position.scores, strict=True), 1):
        lines += ["", f"seat {seat}", write_results(results), write_sheet(sheet).rstrip()]
    return "\n".join(lines) + "\n"


def _line(key: str, words: tuple[str, ...]) -> str:
    return " ".join((key, *words))


def _seats(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in seats)


def read_position(text: str) -> Position:
    """The position of a text; NotationError says what was expected where."""
    lines = Lines(text)
    head = lines.field("quillmap")
    head.must("position")
    head.number("format", _FORMAT, _FORMAT)
    head.end()
    fields: dict[str, Words] = {}
    while (key := lines.peek()) in SETUP_KEYS:
        fields[key] = lines.field(key)
    setup = read_setup(fields, lines.last)
    season = _word(lines, "season", _SEASONS)
    shown = _ids(lines.field("shown"), list(CARDS))
    ruins = _word(lines, "ruins", ["on", "off"]) == "on"
    deck = _ids(lines.field("deck"), list(setup.explore_cards))
    ambush_backs, ambushes = _backs(lines.field("ambush_backs"), list(ALL_AMBUSHES))
    hero_backs, heroes = _backs(lines.field("hero_backs"), list(HEROES))
    round = _word(lines, "round", [_NO_ROUND, *get_args(Round)])
    seats: dict[str, tuple[Seat, ...]] = {}
    for key in ("awaited", "circle"):
        seats[key] = _at_table(lines.field(key), setup.players)
    effects = _ids(lines.field("effects"), list(ALL_AMBUSHES))
    effect = _number(lines.field("effect"), "effect", len(effects))
    left = _at_table(lines.field("left"), setup.players)
    over = _word(lines, "over", ["on", "off"]) == "on"
    if round not in (_NO_ROUND, "troll") and not shown:
        raise NotationError(lines.last, "a card under shown for this round", round)
    sheets: list[Sheet] = []
    scores = []
    for seat in range(1, setup.players + 1):
        words = lines.field("seat")
        if words.number("a seat", 1, setup.players) != seat:
            raise NotationError(words.line, f"seat {seat}", " ".join(words.words))
        words.end()
        scores.append(take_results(lines.field("scores")))
        sheets.append(take_sheet(lines))
    lines.end()
    return Position(
        setup=setup,
        sheets=tuple(sheets),
        unseen=Unseen(deck, ambush_backs, ambushes, hero_backs, heroes),
        season=_SEASONS.index(season),
        shown=shown,
        ruins=ruins,
        round=None if round == _NO_ROUND else cast(Round, round),
        awaited=seats["awaited"],
        circle=seats["circle"],
        effects=effects,
        effect=effect,
        scores=tuple(scores),
        left=left,
        over=over,
    )


def _word(lines: Lines, key: str, choices: list[str]) -> str:
    words = lines.field(key)
    word = words.choice(choices, key)
    words.end()
    return word


def _number(words: Words, what: str, high: int) -> int:
    number = words.number(what, 0, high)
    words.end()
    return number


def _ids(words: Words, ids: list[str]) -> tuple[str, ...]:
    found: list[str] = []
    while words.peek():
        found.append(words.choice(ids, "a card that belongs here"))
        if found[-1] in found[:-1]:
            raise NotationError(words.line, "each card once", found[-1])
    return tuple(found)


def _backs(words: Words, ids: list[str]) -> tuple[int, tuple[str, ...]]:
    count = words.number("cards", 0, 4)
    words.must("of")
    possible = _ids(words, ids)
    if count > len(possible):
        raise NotationError(
            words.line, f"at least {count} cards that they can be", " ".join(possible)
        )
    return count, possible


def _at_table(words: Words, players: int) -> tuple[Seat, ...]:
    seats = words.seats()
    for seat in seats:
        if seat >= players:
            raise NotationError(words.line, f"seats from 1 to {players}", str(seat + 1))
    return seats
