"""Reasons that are about harm and room: what a draw avoids, keeps, or is forced to."""

from collections.abc import Callable, Iterator
from functools import partial
from operator import and_
from typing import Final

from quillmap.grid import EDGE, NOWHERE, Cells, beside, clusters, squares
from quillmap.material import CARDS, Ambush
from quillmap.rules.ambush import plague
from quillmap.rules.moves import Destroy, Draw, Move
from quillmap.rules.rounds import ExploreRound, HeroRound
from quillmap.rules.sheet import Sheet
from quillmap.rules.why.case import Case, Outlook, holes
from quillmap.rules.why.reason import DrawReason

_LARGEST_GAP: Final = 8
_FEW_PLACES: Final = 3
_MANY_MOVES: Final = 60
_HEAVY: Final = 40
"""What one of the choices would cost may be much, and says little of the others."""


def avoided(case: Case) -> Iterator[DrawReason]:
    """What does not happen, what stays free, and what had to be."""
    yield from _zombies(case)
    if isinstance(case.outlook.position.under_way, ExploreRound):
        yield from _no_hole(case)
        yield from _fills(case)
        yield from _fits(case)
        yield from _ruins(case)
        if 4 * (lies := snug(case)).have >= 3 * lies.need:
            yield lies
    if isinstance(case.outlook.position.under_way, ExploreRound | HeroRound):
        yield from _keeps(case)
    if isinstance(case.move, Destroy) or case.raids_self:
        yield from _costs(case)


def in_the_end(case: Case) -> DrawReason:
    """What can be said of any draw: how snugly it lies, or how much land stays together."""
    lies = snug(case)
    if 2 * lies.have >= lies.need and not isinstance(case.move, Destroy):
        return lies
    return room(case)


def room(case: Case) -> DrawReason:
    """How much of the empty land stays together."""
    empty = case.after.empty
    largest = max(clusters(empty), key=Cells.bit_count, default=NOWHERE)
    return DrawReason("room", largest, have=largest.bit_count(), need=empty.bit_count())


def snug(case: Case) -> DrawReason:
    """How many of its outer sides lie at the edge or at filled squares."""
    have = need = 0
    free = case.before.empty & ~case.cells
    for cell in squares(case.cells):
        around = beside(cell)
        sides = 4 - (around & case.cells).bit_count()
        need += sides
        have += sides - (around & free).bit_count()
    return DrawReason("snug", case.cells, have=have, need=need, worth=1)


# Monsters ---------------------------------------------------------------------------------------


def _zombies(case: Case) -> Iterator[DrawReason]:
    """The squares that the Zombies would take at the end of this season, and will not (R6.31)."""
    position = case.outlook.position
    seasons = case.outlook.coming
    spreading = any(
        isinstance(card := CARDS[id], Ambush) and card.letter == "Z" for id in position.effects
    )
    if not spreading or len(seasons) < 2 or position.season_scored:
        return
    saved = plague(case.before) & ~plague(case.after)
    if saved:
        worth = 2 * saved.bit_count() * (len(seasons) - 1)
        yield DrawReason("zombies", saved, seasons=seasons[:1], worth=worth)


# Room -------------------------------------------------------------------------------------------


def _no_hole(case: Case) -> Iterator[DrawReason]:
    """Where many other places would leave a square that only a single square can fill."""
    outlook = case.outlook
    edicts = outlook.position.setup.edicts
    wanted = any(
        outlook.paydays(edict) and edicts[edict] in ("the_cauldrons", "starlit_sigil")
        for edict in range(len(edicts))
    )
    if wanted or case.cells.bit_count() < 2 or holes(case.after.empty) & ~outlook.holes:
        return
    have, need = _others(case, partial(_new_holes, outlook))
    if 4 * have >= need > 0:
        yield DrawReason("no_hole", have=have, need=need, worth=1 + 4 * have // need)


def _new_holes(outlook: Outlook, cells: Cells) -> Cells:
    """The squares that are left alone when these are filled."""
    return holes(outlook.before.empty & ~cells) & ~outlook.holes


def _others(case: Case, test: Callable[[Cells], object]) -> tuple[int, int]:
    """How many of the other places pass a test, and how many there are."""
    others = [cells for cells in case.outlook.places if cells != case.cells]
    return sum(1 for cells in others if test(cells)), len(others)


def _fills(case: Case) -> Iterator[DrawReason]:
    """A gap that it fills to the last square."""
    gaps = [gap for gap in clusters(case.before.empty) if gap & case.cells]
    full = NOWHERE
    for gap in gaps:
        if not gap & ~case.cells and gap.bit_count() <= _LARGEST_GAP:
            full |= gap
    if full and case.after.empty:
        yield DrawReason("fills", full, have=full.bit_count(), worth=2 + full.bit_count())


def _fits(case: Case) -> Iterator[DrawReason]:
    """A shape that has hardly a place left."""
    offer = case.offer
    if offer is not None and not offer.single and len(offer.placements) <= _FEW_PLACES:
        yield DrawReason("fits", case.cells, have=len(offer.placements), worth=3)


def _ruins(case: Case) -> Iterator[DrawReason]:
    """The ruins square that had to be covered (R5.7)."""
    position, offer = case.outlook.position, case.offer
    if position.ruins and offer is not None and not offer.single:
        covered = case.cells & case.before.open_ruins
        yield DrawReason("ruins", covered)


def valued(card: str, sheet: Sheet) -> tuple[Cells, tuple[str, ...]]:
    """The squares that a card pays for by their place alone, and the terrains it pays there."""
    match card:
        case "sentinel_wood":
            return EDGE & sheet.empty, ("forest",)
        case "mages_valley":
            return beside(sheet.ground.mountains) & sheet.empty, ("farm", "water")
        case "the_golden_granary":
            ruins = sheet.ground.ruins
            return (ruins | beside(ruins)) & sheet.empty, ("farm", "water")
        case _:
            return NOWHERE, ()


def _keeps(case: Case) -> Iterator[DrawReason]:
    """The squares that an edict pays for stay free, where other places would take some."""
    if not isinstance(case.move, Draw):
        return
    for edict, card in enumerate(case.outlook.position.setup.edicts):
        seasons = case.outlook.later_paydays(edict)
        cells, terrains = valued(card, case.before)
        if not seasons or not cells or case.move.terrain in terrains or cells & case.cells:
            continue
        have, need = _others(case, partial(and_, cells))
        if 3 * have >= need > 0:
            yield DrawReason(
                "keeps",
                cells,
                edict,
                seasons=seasons,
                have=have,
                need=need,
                terrain=" ".join(terrains),
                worth=max(1, 2 * len(seasons) * have // need),
            )


# What has to be suffered --------------------------------------------------------------------------


def _costs(case: Case) -> Iterator[DrawReason]:
    """Whether no other choice costs less, or at least how much this one costs."""
    total = case.gains.total
    found = list(least(case))
    yield from found
    if not found and total <= 0:
        yield DrawReason("costs", case.cells, points=-total, worth=1)


def least(case: Case) -> Iterator[DrawReason]:
    """Where no other choice brings more or costs less, and some do worse."""
    if len(case.outlook.moves) > _MANY_MOVES:
        return  # nobody looks through so many, and it would take long
    totals = _totals(case.outlook)
    total, others = totals[case.move], len(totals) - 1
    worse = sum(1 for other in totals.values() if other < total)
    if worse and total == max(totals.values()):
        yield DrawReason(
            "least",
            case.cells,
            points=-total,
            have=worse,
            need=others,
            worth=min(4 * (total - min(totals.values())), _HEAVY),
        )


def _totals(outlook: Outlook) -> dict[Move, int]:
    """What each choice brings in all."""
    if outlook.totals is None:
        outlook.totals = {move: Case(outlook, move).gains.total for move in outlook.moves}
    return outlook.totals
