"""The fixed numbering of everything that anybody can draw, in any ruleset and at any table.

An action is a plane and a square: `number = plane * 121 + square`. A plane is a terrain with an
oriented shape, a turned hero's pattern, or the square that a monster destroys. What is legal is
the rules' affair: here numbers become moves, and moves become numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from quillmap.envs.known import HEROES, KNOWN
from quillmap.grid import SIZE, Cells, place, square, squares
from quillmap.material import TERRAINS, Ambush, Explore, Terrain
from quillmap.rules.heroes import strikes
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.position import Position
from quillmap.rules.rounds import AmbushRound, HeroRound
from quillmap.shape import Shape, Turned

SQUARES: Final = SIZE * SIZE
_CENTRE: Final = square(SIZE // 2, SIZE // 2)
_SINGLE: Final = Shape(("X",))

Kind = Literal["shape", "strike", "destroy"]


@dataclass(frozen=True)
class Plane:
    """121 actions that differ only in their square."""

    kind: Kind
    terrain: Terrain | None
    rows: tuple[str, ...]
    """The shape (`X`, its anchor is the top left of its box), or the pattern around its hero."""
    cards: tuple[str, ...]
    """The cards that need this plane, alphabetically."""


# The planes ---------------------------------------------------------------------------------------


def _shapes() -> Iterator[tuple[str, Terrain, Turned]]:
    """Every card with each terrain and oriented shape that it can ask for."""
    for card in KNOWN.values():
        match card:
            case Explore():
                for choice in card.choices:
                    for turned in choice.shape.orientations:
                        yield from ((card.id, terrain, turned) for terrain in card.terrains)
            case Ambush():
                yield from ((card.id, "monster", turned) for turned in card.shape.orientations)
            case _:
                pass


def _shape_planes() -> Iterator[Plane]:
    """Terrain by terrain; the single square, which may show any of them, comes first (R5.9)."""
    asked = list(_shapes())
    pictures = dict.fromkeys([_SINGLE.rows, *(turned.rows for _, _, turned in asked)])
    for terrain in TERRAINS:
        for rows in pictures:
            cards = {id for id, of, turned in asked if (of, turned.rows) == (terrain, rows)}
            if cards or rows == _SINGLE.rows:
                yield Plane("shape", terrain, rows, tuple(sorted(cards)))


def _patterns(card: str) -> list[list[tuple[int, int]]]:
    """The turns of a hero's pattern as steps from the hero: in the middle nothing is cut off."""
    row, column = place(_CENTRE)
    return [
        [(r - row, c - column) for r, c in map(place, squares(attacked))]
        for attacked in strikes(card, True)[_CENTRE]
    ]


def _pattern_rows(pattern: list[tuple[int, int]]) -> tuple[str, ...]:
    rows, columns = (sorted({0, *along}) for along in zip(*pattern, strict=True))
    marks = {(0, 0): "H"} | dict.fromkeys(pattern, "*")
    return tuple(
        "".join(marks.get((row, column), ".") for column in range(columns[0], columns[-1] + 1))
        for row in range(rows[0], rows[-1] + 1)
    )


def _planes() -> Iterator[Plane]:
    yield from _shape_planes()
    for card in HEROES:
        for pattern in _patterns(card):
            yield Plane("strike", "hero", _pattern_rows(pattern), (card,))
    destroying = sorted(
        id for id, card in KNOWN.items() if isinstance(card, Ambush) and card.letter in ("G", "T")
    )
    yield Plane("destroy", None, ("x",), tuple(destroying))


PLANES: Final = tuple(_planes())
WAIT: Final = len(PLANES) * SQUARES
"""The last action: nothing, for a seat that has nothing to draw."""
ACTIONS: Final = WAIT + 1
DESTROY: Final = WAIT - SQUARES
"""The first number of the last plane: a square to destroy, the Troll's or the Gorgon's."""


# The tables ---------------------------------------------------------------------------------------


def _spot(cell: Cells) -> int:
    row, column = place(cell)
    return row * SIZE + column


def _clipped(cell: Cells, pattern: list[tuple[int, int]]) -> Cells:
    row, column = place(cell)
    found = 0
    for down, right in pattern:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            found |= square(row + down, column + right)
    return found


_CELLS: Final[dict[int, Cells]] = {}
"""The squares that an action of a shape or a hero fills, or destroys; where a shape leaves the map,
there is none."""
_ATTACKED: Final[dict[int, Cells]] = {}
_SHAPE: Final[dict[Terrain, dict[Cells, int]]] = {terrain: {} for terrain in TERRAINS}
_STRIKE: Final[dict[tuple[str, Cells, Cells], int]] = {}


def _fill_in() -> None:
    turns = {card: iter(_patterns(card)) for card in HEROES}
    for index, plane in enumerate(PLANES):
        start = index * SQUARES
        pattern = next(turns[plane.cards[0]]) if plane.kind == "strike" else []
        turned = Turned(plane.rows if plane.kind == "shape" else _SINGLE.rows)
        for anchor in squares(turned.anchors):
            number, cells = start + _spot(anchor), turned.laid(anchor)
            _CELLS[number] = cells
            if plane.kind == "shape":
                assert plane.terrain is not None
                _SHAPE[plane.terrain][cells] = number
            elif plane.kind == "strike":
                _ATTACKED[number] = _clipped(anchor, pattern)
                # Near the edge some turns come to the same; the first of them has the number.
                _STRIKE.setdefault((plane.cards[0], cells, _ATTACKED[number]), number)


_fill_in()


# Both ways ----------------------------------------------------------------------------------------


def shape_numbers(terrain: Terrain) -> dict[Cells, int]:
    """The action for each set of squares that this terrain can fill at once."""
    return _SHAPE[terrain]


def steps_of(position: Position, move: Move) -> tuple[int, ...]:
    """The numbers of a move that is legal here: one, or two where a drawn Gorgon destroys."""
    match move:
        case Draw(_, _, cells, attacked) if isinstance(position.under_way, HeroRound):
            return (_STRIKE[position.under_way.card.id, cells, attacked],)
        case Draw(_, terrain, cells):
            return (_SHAPE[terrain][cells],)
        case Raid(_, _, cells, destroys):
            first = _SHAPE["monster"][cells]
            return (first, DESTROY + _spot(destroys)) if destroys else (first,)
        case Destroy(_, cells):
            return (DESTROY + _spot(cells),)


def move_of(position: Position, seat: Seat, number: int, placed: Cells = 0) -> Move | None:
    """The move that a number means to this seat now, legal or not; None if it leaves the map.

    `placed` are the squares of a Gorgon whose second step this is.
    """
    if number not in _CELLS:
        return None
    plane, cells = PLANES[number // SQUARES], _CELLS[number]
    if isinstance(position.under_way, AmbushRound):
        on = position.drawn_on(seat)
        if placed and plane.kind == "destroy":
            return Raid(seat, on, placed, cells)
        if plane.kind == "shape" and plane.terrain == "monster":
            return Raid(seat, on, cells)
    if plane.terrain is None:
        return Destroy(seat, cells)
    return Draw(seat, plane.terrain, cells, _ATTACKED.get(number, 0))


def covers(number: int) -> Cells:
    """The squares that an action fills or destroys; none for waiting, or if it leaves the map."""
    return _CELLS.get(number, 0)


def terrain_of(number: int) -> Terrain | None:
    """The terrain that an action draws; None for destroying and waiting."""
    return PLANES[number // SQUARES].terrain if number < WAIT else None
