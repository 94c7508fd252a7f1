"""A table in the middle of a game, made from pictures, and the few words to play on it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from quillmap import grid
from quillmap.dealer import deal, prepare
from quillmap.grid import SIZE, Cells
from quillmap.material import EXPLORE, MAPS, Letter, Terrain
from quillmap.rules import (
    Destroy,
    Draw,
    IllegalMove,
    Move,
    Options,
    Position,
    Raid,
    Result,
    Seat,
    Setup,
    Sheet,
    Step,
    begin,
    legal,
    play,
    reveal,
)
from quillmap.rules.events import Event
from quillmap.rules.scoring import score
from quillmap.rules.season import end_season
from quillmap.rules.sheet import LETTER_LAYERS, picture, pictured

BASE = Options.of("base")
HEROES = Options.of("heroes")
COMBINED = Options.of("combined")

BASE_EDICTS = ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
HEROES_EDICTS = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")
FOUR_AMBUSHES = ("goblin_attack", "kobold_onslaught", "zombie_plague", "gorgon_gaze")
NOTHING = Result(0, 0, 0, 0)


def seats(count: int) -> tuple[Seat, ...]:
    """That many seats, from the first on."""
    return tuple(Seat(number) for number in range(count))


ONE, TWO, THREE, FOUR = seats(4)


# Pictures ---------------------------------------------------------------------------------------


def rows(text: str, rest: str = ".") -> tuple[str, ...]:
    """Eleven rows; what the text leaves out on the right and below shows `rest`."""
    given = [row.ljust(SIZE, rest) for row in text.split()]
    return (*given, *[rest * SIZE] * (SIZE - len(given)))


def sheet(
    text: str = "",
    rest: str = ".",
    *,
    attacked: str = "",
    letters: Mapping[Letter, str] | None = None,
    coins: int = 0,
) -> Sheet:
    """The map of a picture, with what no picture shows."""
    layers = {LETTER_LAYERS[letter]: at(squares) for letter, squares in (letters or {}).items()}
    drawn = pictured(rows(text, rest))
    return replace(drawn, attacked=at(attacked), coins=coins, **layers)  # type: ignore[arg-type]


def printed(map_sheet: str) -> Sheet:
    """One of the four sheets, before anything is drawn."""
    return Sheet(MAPS[map_sheet])


def at(squares: str) -> Cells:
    """The squares of these names: `at("A1 B2")`."""
    return grid.union(grid.named(name) for name in squares.split())


def spots(pairs: str) -> Cells:
    """The squares in these rows and columns, as the rules write them: `spots("(0,8) (1,9)")`."""
    found = (pair.strip("()").split(",") for pair in pairs.split())
    return grid.union(grid.square(int(row), int(column)) for row, column in found)


def stars(cells: Cells) -> tuple[str, ...]:
    """A picture of a set of squares."""
    return grid.picture({"*": cells})


def shown(position: Position, seat: Seat = ONE) -> tuple[str, ...]:
    """The picture of a seat's map."""
    return picture(position.sheets[seat])


def counted(card: str, text: str, options: Options = COMBINED) -> tuple[int, tuple[str, ...]]:
    """What a scoring card gives for a picture, and a picture of the squares that earned it."""
    outcome = score(card, sheet(text), options)
    return outcome.points, stars(outcome.squares)


# The table --------------------------------------------------------------------------------------


def table(*sheets: Sheet, options: Options = BASE, season: int = 0) -> Position:
    """A table with these maps at the start of a season, nothing scored but zeros."""
    edicts = options.edicts or (HEROES_EDICTS if options.ruleset == "heroes" else BASE_EDICTS)
    setup = Setup(len(sheets), options, edicts, options.ambush_set or FOUR_AMBUSHES)
    fresh = begin(setup)
    heroes = season + 1 if options.hero_cards else 0
    return replace(
        fresh,
        sheets=sheets,
        season=season,
        unseen=replace(fresh.unseen, ambush_backs=season + 1, hero_backs=heroes),
        scores=((NOTHING,) * season,) * len(sheets),
    )


def late(position: Position) -> Position:
    """The same table one unit of time before the season ends: the next shape card ends it."""
    cards = [id for id, card in EXPLORE[position.setup.options.explore_set].items() if card.time]
    ones, twos = cards[:4], cards[4:]
    missing = position.threshold - 1
    passed = (*twos[: missing // 2], *ones[: missing % 2])
    unseen = position.unseen
    for card in passed:
        unseen = unseen.without(card)
    position = replace(position, shown=passed, unseen=unseen)
    assert position.time == missing
    return position


def scored(position: Position) -> Step:
    """The end of the season with the maps as they stand (R9), and what happened."""
    events: list[Event] = []
    return Step(end_season(late(position), events), tuple(events))


# Turns ------------------------------------------------------------------------------------------


def reveals(position: Position, *cards: str) -> Position:
    """The table after these cards were turned over."""
    for card in cards:
        position = reveal(position, card).position
    return position


def draws(
    position: Position, seat: Seat, terrain: Terrain, squares: str, strikes: str = ""
) -> Position:
    """The table after a drawing on the own map."""
    return play(position, Draw(seat, terrain, at(squares), at(strikes))).position


def raids(position: Position, seat: Seat, on: Seat, squares: str, destroys: str = "") -> Position:
    """The table after monsters were drawn on somebody's map."""
    return play(position, Raid(seat, on, at(squares), at(destroys))).position


def destroys(position: Position, seat: Seat, square: str) -> Position:
    """The table after the Troll's or the Gorgon's choice."""
    return play(position, Destroy(seat, at(square))).position


def refusal(position: Position, move: Move) -> str:
    """Why the move is refused, as the id of the reason; a legal move fails the test."""
    with pytest.raises(IllegalMove) as refused:
        play(position, move)
    return refused.value.reason.id


def choices(position: Position, seat: Seat = ONE) -> list[str]:
    """The different sets of squares that the seat may fill or destroy, in order of their names."""
    return sorted({" ".join(grid.names(move.cells)) for move in legal(position, seat)})


def terrains(position: Position, seat: Seat = ONE) -> set[Terrain]:
    """What the seat may fill squares with."""
    return {move.terrain for move in legal(position, seat) if isinstance(move, Draw)}


def random_game(options: Options, players: int, number: int) -> Iterator[tuple[Position, Step]]:
    """Every step of a game in which everybody draws at random: the table before, and the step."""
    random = Random(f"{options} {players} {number}")
    seed = random.randbytes(32)
    position = begin(prepare(options, seed, players))
    while not position.over:
        if position.awaited:
            moves = list(legal(position, random.choice(position.awaited)))
            step = play(position, random.choice(moves))
        else:
            step = reveal(position, deal(seed, position))
        yield position, step
        position = step.position
