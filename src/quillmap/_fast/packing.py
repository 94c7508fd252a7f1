"""One map of a table as the bytes that the compiled core reads, and what it writes as values."""

from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Final

from quillmap._fast import CORE
from quillmap._fast.tables import (
    AMBUSH_IDS,
    EXPLORE_IDS,
    HERO_IDS,
    MOST_AMBUSHES,
    MOST_EXPLORE,
    cells,
)
from quillmap.grid import EVERYWHERE, Cells, beside
from quillmap.material import SEASONS, TERRAINS
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position
from quillmap.rules.result import Result
from quillmap.rules.rounds import RoundKind, making
from quillmap.rules.sheet import Sheet

_ROUNDS: Final[tuple[RoundKind | None, ...]] = (None, "explore", "hero", "ambush", "gaze", "troll")
_BY_WALK, _BY_PLAYER, _BY_NEIGHBOUR = range(3)
_EXPLORE = {id: index for index, id in enumerate(EXPLORE_IDS)}
_AMBUSH = {id: index for index, id in enumerate(AMBUSH_IDS)}
_HERO = {id: index for index, id in enumerate(HERO_IDS)}
# Without the core nobody asks for these.
_EDICT = {id: index for index, id in enumerate(CORE.edicts() if CORE else ())}
_CARD = _EXPLORE | _AMBUSH | _HERO
# As beam.h numbers them, with as much room for each kind as core.h has.
_NUMBER = (
    _EXPLORE
    | {id: MOST_EXPLORE + index for id, index in _AMBUSH.items()}
    | {id: MOST_EXPLORE + MOST_AMBUSHES + index for id, index in _HERO.items()}
)

_AFTER_THE_SHEET = Struct("=2I16hH9B4B2BB8B7B7x")
_MOVE = Struct("=4QBBB5x")
_BRANCH = Struct("=4QBBB5xIi")


def pack(position: Position, seat: Seat) -> bytes:
    """The map of this seat with deck and options; ValueError if nothing more is drawn on it now.

    Between rounds, or while somebody has still to draw on the map: its owner, or in an ambush a
    neighbour.
    """
    if seat in position.left or position.over:
        raise ValueError(f"nothing more is drawn on the map of seat {seat + 1}")
    if position.awaited and position.drawer(seat) is None:
        raise ValueError(f"the map of seat {seat + 1} waits for the others")
    unseen, setup = position.unseen, position.setup
    options = setup.options
    results = [_numbers(result) for result in position.scores[seat]]
    effects = [_AMBUSH[id] for id in position.effects]
    return _sheet(position.sheets[seat]) + _AFTER_THE_SHEET.pack(
        _mask(unseen.explore, _EXPLORE),
        _mask(setup.explore_cards, _EXPLORE),
        *(number for four in results for number in four),
        *[0] * (16 - 4 * len(results)),
        _mask(unseen.ambushes, _AMBUSH),
        position.sheets[seat].coins,
        position.season,
        position.time,
        position.ruins,
        _ROUNDS.index(position.round),
        _CARD[position.card.id] if position.card else 0,
        unseen.ambush_backs,
        unseen.hero_backs,
        _mask(unseen.heroes, _HERO),
        *effects,
        *[0] * (4 - len(effects)),
        len(effects),
        position.effect,
        0,
        *(_EDICT[id] for id in setup.edicts),
        *(season.threshold[options.season_set] for season in SEASONS),
        options.wildholds_points,
        options.hero_cards,
        options.fallback_terrain == "any",
        options.hero_pattern_rotation,
        options.effects_after_winter,
        _ambush_mode(position),
        options.ambush_fallback == "any",
    )


def _ambush_mode(position: Position) -> int:
    if len(position.present) > 1:
        return _BY_NEIGHBOUR
    alone = position.setup.players == 1 and position.setup.options.solo_ambush == "pegasus"
    return _BY_PLAYER if alone else _BY_WALK


def _mask(ids: tuple[str, ...], order: dict[str, int]) -> int:
    return sum(1 << order[id] for id in ids)


def _numbers(result: Result) -> tuple[int, int, int, int]:
    return result.first, result.second, result.coins, result.monsters


def _sheet(sheet: Sheet) -> bytes:
    ground = sheet.ground
    return cells(
        *(sheet.layer(terrain) for terrain in TERRAINS),
        sheet.destroyed,
        sheet.attacked,
        sheet.dragon,
        sheet.zombie,
        sheet.troll,
        sheet.gorgon,
        sheet.empty,
        ground.mountains,
        ground.wasteland,
        ground.ruins,
        beside(ground.mountains),
    )


# What comes back ---------------------------------------------------------------------------------


def results(numbers: tuple[int, ...]) -> tuple[Result, ...]:
    """The four seasons of sixteen numbers."""
    return tuple(Result(*numbers[start : start + 4]) for start in range(0, 16, 4))


def moves(position: Position, seat: Seat, packed: bytes) -> Iterator[Move]:
    """Legal moves of the round, as the core writes them, for the seat that draws."""
    for low, high, extra_low, extra_high, terrain, _, _ in _MOVE.iter_unpack(packed):
        filled, extra = low | high << 64, extra_low | extra_high << 64
        yield as_move(position, seat, filled, extra, terrain)


def move(position: Position, seat: Seat, packed: bytes, index: int) -> Move:
    """One of these moves by its index."""
    start = index * _MOVE.size
    return next(moves(position, seat, packed[start : start + _MOVE.size]))


def as_move(position: Position, seat: Seat, filled: Cells, extra: Cells, terrain: int) -> Move:
    """What these squares mean in the round under way; `extra` is struck or destroyed."""
    assert 0 < filled <= EVERYWHERE
    round = position.round_of(seat)
    assert round is not None
    return making(round, seat)(TERRAINS[terrain], filled, extra)


def plain(packed: bytes) -> list[tuple[Cells, Cells, int]]:
    """Moves of a whole playout, whose rounds are not known here: squares, extra, terrain."""
    return [
        (low | high << 64, extra_low | extra_high << 64, terrain)
        for low, high, extra_low, extra_high, terrain, _, _ in _MOVE.iter_unpack(packed)
    ]


# A beam (beam.h) ---------------------------------------------------------------------------------


def card_numbers(cards: Iterable[str]) -> bytes:
    """Cards to come, a byte for each: explore cards, then ambushes, then heroes."""
    return bytes(_NUMBER[card] for card in cards)


def branches(packed: bytes) -> list[tuple[tuple[Cells, Cells, int] | None, int, int]]:
    """What a step of a beam kept: squares, extra and terrain, or None; the parent; the points."""
    return [
        ((low | high << 64, extra_low | extra_high << 64, terrain) if low | high else None, *rest)
        for low, high, extra_low, extra_high, terrain, _, _, *rest in _BRANCH.iter_unpack(packed)
    ]
