"""What a seat may draw now: first as sets of squares, then as whole moves."""

from collections.abc import Iterator

from quillmap.grid import NOWHERE, Cells
from quillmap.material import Terrain
from quillmap.rules.heroes import strikes
from quillmap.rules.moves import Move, Seat
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


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Every move the seat may make now, one by one and in a stable order.

    Offer by offer, terrain by terrain as printed; then a hero's patterns, or the Gorgon's choices.
    """
    round = position.round_of(seat)
    if round is None:
        return
    make = making(round, seat)
    for offer in _offered(position, seat, round):
        extras = offer.extras
        for terrain in offer.terrains or _DESTROYING:
            for cells in offer.placements:
                if extras is None:
                    yield make(terrain, cells, NOWHERE)
                    continue
                for extra in extras(cells):
                    yield make(terrain, cells, extra)


def hero_patterns(position: Position) -> dict[Cells, tuple[Cells, ...]]:
    """For each square, what the hero of this round can attack from there (R6.21)."""
    return strikes(position.shown[-1], position.setup.options.hero_pattern_rotation)
