"""What a seat may draw now: first as sets of squares, then as whole moves."""

from collections.abc import Iterator, Sequence
from typing import overload

from quillmap.grid import NOWHERE, Cells
from quillmap.material import Terrain
from quillmap.rules.check import why_not
from quillmap.rules.heroes import strikes
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.offers import Offer, offered
from quillmap.rules.position import Position
from quillmap.rules.rounds import Round, making

_DESTROYING: tuple[Terrain, ...] = ("monster",)
"""Stands in where no terrain is drawn, so that there is one of everything to choose."""


def offers(position: Position, seat: Seat) -> tuple[Offer, ...]:
    """What the seat may fill in an explore, hero or ambush round, in a stable order.

    A seat that is not awaited has no offers. See `offered_to` for what may be destroyed.
    """
    return tuple(offer for offer in offered_to(position, seat) if offer.terrains)


def offered_to(position: Position, seat: Seat) -> tuple[Offer, ...]:
    """What the seat may fill, or destroy, in any round: `offered` on the map that it draws on."""
    round = position.round_of(seat)
    return () if round is None else _offered(position, seat, round)


def _offered(position: Position, seat: Seat, round: Round) -> tuple[Offer, ...]:
    sheet = position.sheets[position.drawn_on(seat)]
    return offered(round, sheet, position.ruins, position.setup.options)


class LegalMoves(Sequence[Move]):
    """All moves of a seat, made one by one when they are asked for; `in` makes none of them.

    They can be looped over, counted and picked by number as often as you like. `next` takes them
    one after the other; a loop that comes later goes on from there.
    """

    __slots__ = ("_offers", "_position", "_round", "_seat", "_sizes", "_taken")

    def __init__(self, position: Position, seat: Seat) -> None:
        self._position = position
        self._seat = seat
        self._round = position.round_of(seat)
        self._offers: tuple[Offer, ...] | None = None
        self._sizes: list[int] | None = None
        self._taken: Iterator[Move] | None = None

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Draw | Raid | Destroy)
            and move.seat == self._seat
            and why_not(self._position, move) is None
        )

    def __iter__(self) -> Iterator[Move]:
        return self._made() if self._taken is None else self._taken

    def __next__(self) -> Move:
        if self._taken is None:
            self._taken = self._made()
        return next(self._taken)

    def __len__(self) -> int:
        return sum(self._counted())

    def __bool__(self) -> bool:
        return bool(self._offered())

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self._made())[index]
        sizes = self._counted()
        if index < 0:
            index += sum(sizes)
        if index >= 0 and self._round is not None:
            for offer, size in zip(self._offered(), sizes, strict=True):
                if index < size:
                    return making(self._round, self._seat)(*_picked(offer, index))
                index -= size
        raise IndexError("there are not so many legal moves")

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves of seat {self._seat + 1}>"

    def _offered(self) -> tuple[Offer, ...]:
        if self._offers is None:
            round = self._round
            self._offers = () if round is None else _offered(self._position, self._seat, round)
        return self._offers

    def _counted(self) -> list[int]:
        """How many moves each of the offers comes to."""
        if self._sizes is None:
            self._sizes = [_size(offer) for offer in self._offered()]
        return self._sizes

    def _made(self) -> Iterator[Move]:
        if self._round is None:
            return
        make = making(self._round, self._seat)
        for offer in self._offered():
            extras = offer.extras
            for terrain in offer.terrains or _DESTROYING:
                for cells in offer.placements:
                    if extras is None:
                        yield make(terrain, cells, NOWHERE)
                        continue
                    for extra in extras(cells):
                        yield make(terrain, cells, extra)


def _size(offer: Offer) -> int:
    """How many moves an offer comes to."""
    if offer.extras is None:
        places = len(offer.placements)
    else:
        places = sum(map(len, map(offer.extras, offer.placements)))
    return places * len(offer.terrains or _DESTROYING)


def _picked(offer: Offer, index: int) -> tuple[Terrain, Cells, Cells]:
    """One of the moves of an offer by its number."""
    terrains = offer.terrains or _DESTROYING
    if offer.extras is None:
        number, place = divmod(index, len(offer.placements))
        return terrains[number], offer.placements[place], NOWHERE
    for terrain in terrains:
        for cells in offer.placements:
            extras = offer.extras(cells)
            if index < len(extras):
                return terrain, cells, extras[index]
            index -= len(extras)
    raise AssertionError("the sizes add up to all moves")


def legal(position: Position, seat: Seat) -> LegalMoves:
    """Every move the seat may make now, in a stable order; nothing for a seat not awaited.

    Offer by offer, terrain by terrain as printed; then a hero's patterns, or the Gorgon's choices.
    `move in legal(position, seat)` costs no more than `why_not`.
    """
    return LegalMoves(position, seat)


def hero_patterns(position: Position) -> dict[Cells, tuple[Cells, ...]]:
    """For each square, what the hero of this round can attack from there (R6.21)."""
    return strikes(position.shown[-1], position.setup.options.hero_pattern_rotation)
