"""What is in the boxes, laid out for the compiled core: the structs of core.h, field by field.

The material is the only source; this file knows where things go, never what they are.
"""

from struct import pack
from typing import Final

from quillmap.grid import COLUMNS, ROWS, SIZE, Cells, clusters, place, square, squares, union
from quillmap.material import (
    ALL_AMBUSHES,
    COIN_TRACK,
    EXPLORE,
    HEROES,
    LETTERS,
    RUINS,
    SCORING,
    SEASONS,
    TERRAINS,
    Ambush,
    Explore,
    Hero,
    Ruins,
)
from quillmap.rules.ambush import solo_order, walk
from quillmap.rules.heroes import strikes
from quillmap.rules.scoring.layers import LAYERS
from quillmap.rules.sheet import DRAGON_COINS
from quillmap.shape import Shape, Turned

_CARDS: Final[dict[str, Explore | Ruins]] = {**EXPLORE["base"], **EXPLORE["heroes"], **RUINS}

EXPLORE_IDS: Final = tuple(sorted(_CARDS))
"""Explore and ruins cards in the order of their bits, which is the order of dealing."""
AMBUSH_IDS: Final = tuple(sorted(ALL_AMBUSHES))
HERO_IDS: Final = tuple(sorted(HEROES))

NO_LETTER: Final = 255
FILLED: Final = 1 << len(TERRAINS)
"""The bit after those of the terrains."""
_WORD: Final = 2**64 - 1

MOST_EXPLORE: Final = 30
MOST_AMBUSHES: Final = 16
MOST_HEROES: Final = 8
"""How much room core.h has for cards."""
_SHAPES: Final = 64
_TURNS: Final = 8
_STEPS: Final = 6
_BORDER: Final = 16
_SQUARES: Final = SIZE * SIZE


def cells(*sets: Cells) -> bytes:
    """Sets of squares, each as two words."""
    return b"".join(pack("=2Q", cells & _WORD, cells >> 64) for cells in sets)


def tables() -> bytes:
    """The whole block for `load_tables`."""
    shapes: dict[Shape, int] = {}
    explore = _room([_explore(_CARDS[id], shapes) for id in EXPLORE_IDS], MOST_EXPLORE)
    ambushes = _room([_ambush(ALL_AMBUSHES[id], shapes) for id in AMBUSH_IDS], MOST_AMBUSHES)
    heroes = _room([_hero(HEROES[id]) for id in HERO_IDS], MOST_HEROES)
    single = shapes.setdefault(Shape(("X",)), len(shapes))
    laid = _room([_shape(shape) for shape in shapes], _SHAPES)
    seasons = b"".join(bytes(season.edicts) for season in SEASONS)
    counts = [len(ids) for ids in (EXPLORE_IDS, AMBUSH_IDS, HERO_IDS)]
    numbers = pack("=7Bx", COIN_TRACK, DRAGON_COINS, len(shapes), single, *counts)
    looks_at = bytes(_looks_at(card) for card in SCORING)
    return laid + explore + ambushes + heroes + seasons + numbers + _padded(looks_at)


def _looks_at(card: str) -> int:
    """The terrains that change a card's points, as bits; one more for what is merely filled."""
    if card not in LAYERS:
        return 2 * FILLED - 1
    terrains = [index for index, each in enumerate(TERRAINS) if each in LAYERS[card]]
    return sum(2**index for index in terrains) if terrains else FILLED


def _padded(numbers: bytes) -> bytes:
    """As a struct of words ends: with a whole one."""
    return numbers + bytes(-len(numbers) % 8)


def _room(cards: list[bytes], most: int) -> bytes:
    """All of a kind, and empty room behind them."""
    assert len(cards) <= most, f"core.h has room for {most} of these, and there are {len(cards)}"
    return b"".join(cards) + bytes(len(cards[0]) * (most - len(cards)))


def _shape(shape: Shape) -> bytes:
    turned = [_turned(turned) for turned in shape.orientations]
    unused = bytes(len(turned[0]) * (_TURNS - len(turned)))
    return b"".join(turned) + unused + pack("=B7x", len(turned))


def _turned(turned: Turned) -> bytes:
    """See `Turned` in core.h."""
    places = [place(cell) for cell in squares(turned.corner)]
    parts = list(clusters(turned.corner))
    part = [next(i for i, p in enumerate(parts) if p & square(*at)) for at in places]
    inner = [sum(near in places for near in _around(at)) for at in places]
    border = sorted({near for at in places for near in _around(at)} - set(places))
    touchers = [
        sum(1 << i for i, at in enumerate(places) if near in _around(at)) for near in border
    ]
    rows, columns = len(turned.rows), len(turned.rows[0])
    by_row = [sum(at[0] == row for at in places) for row in range(4)]
    by_column = [sum(at[1] == column for at in places) for column in range(4)]
    anchors = [_anchors(turned, near) for near in border]
    return b"".join(
        [
            cells(turned.corner, turned.anchors),
            _bytes(turned.steps, _STEPS),
            _bytes(part, _STEPS),
            _bytes(inner, _STEPS),
            bytes([len(places), len(parts), len(border), rows, columns, *by_row, *by_column, 0]),
            pack(f"={_BORDER}h", *_filled([SIZE * r + c for r, c in border], _BORDER)),
            _bytes([mask.bit_count() for mask in touchers], _BORDER),
            _bytes(touchers, _BORDER),
            cells(*_filled(anchors, _BORDER)),
        ]
    )


def _around(at: tuple[int, int]) -> list[tuple[int, int]]:
    row, column = at
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def _anchors(turned: Turned, near: tuple[int, int]) -> Cells:
    """From which anchors that square, counted from the anchor, lies on the map."""
    down, right = near
    rows = union(ROWS[max(0, -down) : SIZE - max(0, down)])
    columns = union(COLUMNS[max(0, -right) : SIZE - max(0, right)])
    return turned.anchors & rows & columns


def _explore(card: Explore | Ruins, shapes: dict[Shape, int]) -> bytes:
    match card:
        case Ruins():
            return pack("=BBBB12x", card.time, 1, 0, 0)
        case Explore():
            terrains = [TERRAINS.index(terrain) for terrain in card.terrains]
            numbers = [shapes.setdefault(choice.shape, len(shapes)) for choice in card.choices]
            coins = [choice.coin for choice in card.choices]
            return b"".join(
                [
                    bytes([card.time, 0, len(terrains), len(numbers)]),
                    _bytes(terrains, len(TERRAINS)),
                    _bytes(numbers, 2),
                    _bytes(coins, 2),
                    bytes(2),
                ]
            )


def _ambush(card: Ambush, shapes: dict[Shape, int]) -> bytes:
    order = solo_order(card)
    visited = [cell.bit_length() - 1 for cell in walk(card.corner, card.arrow)]
    letter = NO_LETTER if card.letter is None else LETTERS.index(card.letter)
    shape = shapes.setdefault(card.shape, len(shapes))
    return b"".join(
        [
            cells(*_filled(list(order), _SQUARES)),
            bytes(visited),
            bytes([len(order), shape, letter, 0, 0, 0, 0]),
        ]
    )


def _hero(card: Hero) -> bytes:
    ways = [list(strikes(card.id, turning).values()) for turning in (False, True)]
    sets = [cells(*_filled(list(sets), _TURNS)) for way in ways for sets in way]
    return b"".join([*sets, bytes(len(sets) for way in ways for sets in way), bytes(6)])


def _filled(numbers: list[int], length: int) -> list[int]:
    assert len(numbers) <= length
    return numbers + [0] * (length - len(numbers))


def _bytes(numbers: "list[int] | list[bool] | tuple[int, ...]", length: int) -> bytes:
    return bytes(_filled([int(number) for number in numbers], length))
