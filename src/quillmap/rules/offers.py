"""What may be done in a round on a map: one answer for everybody who asks.

Legal moves, prospects, typed moves, environments and bots all begin here; `why_not` says of one
move what this says of all.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from quillmap.grid import NOWHERE, Cells, squares
from quillmap.material import Ambush, Explore, Terrain
from quillmap.rules.ambush import gaze, ravage, solo_choices
from quillmap.rules.heroes import strikes
from quillmap.rules.options import Options
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Round,
    TrollRound,
)
from quillmap.rules.sheet import Sheet

ANY_TERRAIN: tuple[Terrain, ...] = ("forest", "village", "farm", "water", "monster")


@dataclass(frozen=True, slots=True)
class Offer:
    """Sets of squares, any of which may be filled with any of the terrains."""

    terrains: tuple[Terrain, ...]
    """None where the Gorgon or the Troll destroys one of the squares."""
    placements: tuple[Cells, ...]
    coin: bool = False
    single: bool = False
    """Whether this is the single square for want of a shape that fits (R5.9, R6.12)."""
    extras: Callable[[Cells], tuple[Cells, ...]] | None = field(
        default=None, compare=False, repr=False
    )
    """What a placement can strike or destroy besides, each a choice of its own; often nothing."""


def offered(round: Round, sheet: Sheet, ruins: bool, options: Options) -> tuple[Offer, ...]:
    """Everything that may be done in this round on the map that is drawn on, in a stable order.

    Shape by shape as printed, orientation by orientation, each from the top left. Shapes that fit
    nowhere are left out. `ruins` says whether an explore card must cover ruins (R4.4).
    """
    match round:
        case ExploreRound():
            return explore_offers(round.card, sheet, ruins, options)
        case HeroRound():
            patterns = strikes(round.card.id, options.hero_pattern_rotation)
            placements = tuple(squares(sheet.empty))
            return _if_any(Offer(("hero",), placements, extras=patterns.__getitem__))
        case AmbushRound():
            return _ambush_offers(round.card, sheet, options, alone=len(round.circle) == 1)
        case GazeRound():
            return _if_any(Offer((), tuple(squares(gaze(sheet)))))
        case TrollRound():
            return _if_any(Offer((), tuple(squares(ravage(sheet)))))


def _if_any(offer: Offer) -> tuple[Offer, ...]:
    return (offer,) if offer.placements else ()


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
    return any_terrain(options)


def any_terrain(options: Options) -> tuple[Terrain, ...]:
    """Everything that can be drawn; a hero only where hero cards are in the game (R5.9c)."""
    return (*ANY_TERRAIN, "hero") if options.hero_cards else ANY_TERRAIN


def single_raid_terrains(options: Options) -> tuple[Terrain, ...]:
    """What the single square of an ambush may show that fits nowhere (R6.12)."""
    return any_terrain(options) if options.ambush_fallback == "any" else ("monster",)


def _ambush_offers(
    card: Ambush, sheet: Sheet, options: Options, *, alone: bool
) -> tuple[Offer, ...]:
    if alone:
        # The German solo variant: the player turns the shape over the square the walk found.
        placements = tuple(solo_choices(sheet, card))
    else:
        placements = tuple(card.shape.fitting(sheet.empty))
    if placements or alone:
        # Who counts moves and then picks one asks twice.
        extras = cache(partial(_gazes, sheet)) if card.letter == "G" else None
        return _if_any(Offer(("monster",), placements, extras=extras))
    terrains = single_raid_terrains(options)
    return _if_any(Offer(terrains, tuple(squares(sheet.empty)), single=True))


def _gazes(sheet: Sheet, cells: Cells) -> tuple[Cells, ...]:
    """The Gorgon must destroy something if it can (R6.33)."""
    return tuple(squares(gazing(sheet, "G", cells))) or (NOWHERE,)


def gazing(sheet: Sheet, letter: str | None, cells: Cells) -> Cells:
    """What a Gorgon drawn on these squares could destroy; nothing for other ambushes (R6.33)."""
    return gaze(sheet.drawn("monster", cells, "G")) if letter == "G" else 0
