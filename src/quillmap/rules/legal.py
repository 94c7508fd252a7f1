"""What a seat may draw now: first as sets of squares, then as whole moves."""

from collections.abc import Iterator
from dataclasses import dataclass

from quillmap.grid import Cells, squares
from quillmap.material import Explore, Terrain
from quillmap.rules.ambush import gaze, ravage, solo_choices, target
from quillmap.rules.heroes import strikes
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.options import Options
from quillmap.rules.position import Position
from quillmap.rules.sheet import Sheet

ANY_TERRAIN: tuple[Terrain, ...] = ("forest", "village", "farm", "water", "monster")


@dataclass(frozen=True, slots=True)
class Offer:
    """Sets of squares, any of which may be filled with any of the terrains."""

    terrains: tuple[Terrain, ...]
    placements: tuple[Cells, ...]
    coin: bool = False
    single: bool = False
    """Whether this is the single square for want of a shape that fits (R5.9, R6.12)."""


def offers(position: Position, seat: Seat) -> tuple[Offer, ...]:
    """What the seat may fill in an explore, hero or ambush round, in a stable order.

    Shape by shape as printed, orientation by orientation, each from the top left. Shapes that fit
    nowhere are left out; a seat that is not awaited has no offers.
    """
    if seat not in position.awaited:
        return ()
    match position.round:
        case "explore":
            card = position.card
            assert isinstance(card, Explore)
            return explore_offers(
                card, position.sheets[seat], position.ruins, position.setup.options
            )
        case "hero":
            return (Offer(("hero",), tuple(squares(position.sheets[seat].empty))),)
        case "ambush":
            return _ambush_offers(position, seat)
        case _:
            return ()


def explore_offers(card: Explore, sheet: Sheet, ruins: bool, options: Options) -> tuple[Offer, ...]:
    """The shapes of an explore card that fit, or the single square if none does (R5.2 to R5.9)."""
    empty = sheet.empty
    wanted = sheet.open_ruins if ruins else None
    found = []
    for choice in card.choices:
        placements = tuple(choice.shape.fitting(empty, wanted))
        if placements:
            found.append(Offer(card.terrains, placements, choice.coin))
    if found or not empty:
        return tuple(found)
    return (Offer(single_terrains(card, ruins, options), tuple(squares(empty)), single=True),)


def single_terrains(card: Explore, ruins: bool, options: Options) -> tuple[Terrain, ...]:
    """What the single square may show when nothing fits (R5.9)."""
    if options.fallback_terrain == "card" and not ruins:
        return card.terrains
    return (*ANY_TERRAIN, "hero") if options.hero_cards else ANY_TERRAIN


def _ambush_offers(position: Position, seat: Seat) -> tuple[Offer, ...]:
    card = position.ambush
    if position.circle == (seat,):
        # The German solo variant: the player turns the shape over the square the walk found.
        return (Offer(("monster",), tuple(solo_choices(position.sheets[seat], card))),)
    empty = position.sheets[target(position.circle, seat, card.arrow)].empty
    placements = tuple(card.shape.fitting(empty))
    if placements:
        return (Offer(("monster",), placements),)
    return (Offer(("monster",), tuple(squares(empty)), single=True),)


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Every move the seat may make now, one by one and in a stable order.

    Offer by offer, terrain by terrain as printed; then a hero's patterns, or the Gorgon's choices.
    """
    if seat not in position.awaited:
        return
    match position.round:
        case "gaze":
            for cell in squares(gaze(position.sheets[seat])):
                yield Destroy(seat, cell)
        case "troll":
            for cell in squares(ravage(position.sheets[seat])):
                yield Destroy(seat, cell)
        case "hero":
            patterns = hero_patterns(position)
            for cell in squares(position.sheets[seat].empty):
                for attacked in patterns[cell]:
                    yield Draw(seat, "hero", cell, attacked)
        case "ambush":
            for offer in offers(position, seat):
                for cells in offer.placements:
                    yield from _raids(position, seat, cells, offer.single)
        case _:
            for offer in offers(position, seat):
                for terrain in offer.terrains:
                    for cells in offer.placements:
                        yield Draw(seat, terrain, cells)


def hero_patterns(position: Position) -> dict[Cells, tuple[Cells, ...]]:
    """For each square, what the hero of this round can attack from there (R6.21)."""
    return strikes(position.shown[-1], position.setup.options.hero_pattern_rotation)


def _raids(position: Position, seat: Seat, cells: Cells, single: bool) -> Iterator[Move]:
    card = position.ambush
    on = target(position.circle, seat, card.arrow)
    eligible = 0 if single else gazing(position.sheets[on], card.letter, cells)
    if not eligible:
        yield Raid(seat, on, cells)
    for cell in squares(eligible):
        yield Raid(seat, on, cells, cell)


def gazing(sheet: Sheet, letter: str | None, cells: Cells) -> Cells:
    """What a Gorgon drawn on these squares could destroy; nothing for other ambushes (R6.33)."""
    return gaze(sheet.drawn("monster", cells, "G")) if letter == "G" else 0
