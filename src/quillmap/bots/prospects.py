"""Every move that a seat has, with the map it leads to: what a bot that counts has to look at.

Only the one map changes, so no position is made: that would close the round, and with it perhaps
the season, before the bot could look at its own drawing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from quillmap.grid import NOWHERE, Cells, beside, beside_many
from quillmap.material import Letter, Terrain
from quillmap.rules.legal import offered_to
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.offers import Offer
from quillmap.rules.position import Position
from quillmap.rules.rounds import AmbushRound, ExploreRound, GazeRound, HeroRound, TrollRound
from quillmap.rules.sheet import Sheet, settled


@dataclass(frozen=True, slots=True)
class Prospect:
    """A legal move, the map after it with its coins paid, and a reason to prefer it to equals."""

    move: Move
    sheet: Sheet
    """As far as points go: the squares that a new hero attacks are left out, see `_hero`."""
    shelter: int = 0
    """How much empty land a hero guards anew against monsters that may still come; else 0."""


def drawn_on(position: Position, seat: Seat) -> Seat:
    """Whose map the seat draws on in this round: a neighbour's in an ambush, else the own one."""
    return position.drawn_on(seat)


def prospects(position: Position, seat: Seat) -> Iterator[Prospect]:
    """The moves of `legal`, in the same order, each with the map it leads to."""
    offered = offered_to(position, seat)
    match position.round_of(seat):
        case ExploreRound():
            yield from _explore(position, seat, offered)
        case HeroRound():
            yield from _hero(position, seat, offered)
        case AmbushRound(card):
            yield from _ambush(position, seat, offered, card.letter)
        case GazeRound() | TrollRound():
            yield from _destroy(position, seat, offered)
        case None:
            return


def glimpses(position: Position, seat: Seat, most: int) -> Iterator[Prospect]:
    """The prospects at first sight, for those in a hurry: not more than `most`, in the same order.

    In explore and hero rounds with more moves than that, those that lie snug come first (`_snug`);
    of the ones that are as snug as the last to be seen, some are taken, evenly spread.
    """
    if not isinstance(position.round_of(seat), ExploreRound | HeroRound):
        yield from prospects(position, seat)
        return
    offered = offered_to(position, seat)
    snug = _snug(position.sheets[seat], offered)
    if len(snug) <= most:
        yield from prospects(position, seat)
        return
    seen = iter(_highest(snug, most))
    if offered[0].extras:
        wanted = set(seen)
        every = enumerate(_hero(position, seat, offered))
        yield from (prospect for index, prospect in every if index in wanted)
        return
    sheet, paying = position.sheets[seat], _paying(position.sheets[seat])
    start, index = 0, next(seen)
    for offer in offered:
        for terrain in offer.terrains:
            while start <= index < start + len(offer.placements):
                yield _drawn(seat, sheet, paying, offer, terrain, offer.placements[index - start])
                index = next(seen, -1)
            start += len(offer.placements)


def _snug(sheet: Sheet, offered: tuple[Offer, ...]) -> list[int]:
    """For every move of an explore or hero round, in the order of `legal`, how snug it lies.

    One for each side of its squares with something filled or the edge beyond it, one for each of
    its squares beside the same terrain, and two if the shape pays a coin.
    """
    open_ = beside_many(sheet.empty)
    found: list[int] = []
    for offer in offered:
        for terrain in offer.terrains:
            same = beside(sheet.layer(terrain))
            for cells in offer.placements:
                key = 4 * cells.bit_count() + 2 * offer.coin + (cells & same).bit_count()
                for wide in open_:
                    key -= (cells & wide).bit_count()
                if offer.extras is None:
                    found.append(key)
                else:
                    found += [key] * len(offer.extras(cells))
    return found


def _highest(keys: list[int], most: int) -> list[int]:
    """The indices of so many of the keys, fewer than all, in their order."""
    left = most
    for last in sorted(set(keys), reverse=True):
        equal = keys.count(last)
        if equal >= left:
            break
        left -= equal
    found, met = [], 0
    for index, key in enumerate(keys):
        if key == last:
            met += 1
            if met * left // equal == (met - 1) * left // equal:
                continue
        if key >= last:
            found.append(index)
    return found


def _explore(position: Position, seat: Seat, offered: tuple[Offer, ...]) -> Iterator[Prospect]:
    sheet = position.sheets[seat]
    paying = _paying(sheet)
    for offer in offered:
        for terrain in offer.terrains:
            for cells in offer.placements:
                yield _drawn(seat, sheet, paying, offer, terrain, cells)


def _drawn(
    seat: Seat, sheet: Sheet, paying: Cells, offer: Offer, terrain: Terrain, cells: Cells
) -> Prospect:
    after = sheet.drawn(terrain, cells)
    if offer.coin or cells & paying:
        after, _ = settled(sheet, after, offer.coin)
    return Prospect(Draw(seat, terrain, cells), after)


def _paying(sheet: Sheet) -> Cells:
    """The only squares that can earn a coin by being filled: beside open mountains and Dragons.

    Most drawings touch none of them, and asking `settled` about each would cost as much as an
    edict.
    """
    return beside(sheet.ground.mountains & ~sheet.surrounded | sheet.dragon & ~sheet.destroyed)


def _hero(position: Position, seat: Seat, offered: tuple[Offer, ...]) -> Iterator[Prospect]:
    """Most patterns strike no monster and score alike, so they are told apart by what they guard.

    Land beside monsters counts twice: that is where the next ones are likely to be drawn. Patterns
    that strike the same share one sheet, so that it need not be counted again for each of them.
    """
    sheet = position.sheets[seat]
    for cell, patterns in _with_extras(offered):
        standing = sheet.drawn("hero", cell)
        guarded = standing.empty & ~sheet.attacked
        beside_monsters = guarded & beside(sheet.monster)
        outcomes: dict[Cells, Sheet] = {}
        for attacked in patterns:
            struck = attacked & sheet.monster
            if struck not in outcomes:
                after = standing.without(struck) if struck else standing
                outcomes[struck], _ = settled(sheet, after)
            shelter = (attacked & guarded).bit_count() + (attacked & beside_monsters).bit_count()
            yield Prospect(Draw(seat, "hero", cell, attacked), outcomes[struck], shelter)


def _ambush(
    position: Position, seat: Seat, offered: tuple[Offer, ...], letter: Letter | None
) -> Iterator[Prospect]:
    on = drawn_on(position, seat)
    sheet = position.sheets[on]
    for offer in offered:
        if offer.single:  # such a square carries no letter, and may be of any terrain (R6.12)
            for terrain in offer.terrains:
                for cells in offer.placements:
                    after, _ = settled(sheet, sheet.drawn(terrain, cells))
                    yield Prospect(Raid(seat, on, cells, terrain=terrain), after)
            continue
        for cells, destroyable in _with_extras((offer,)):
            raided = sheet.drawn("monster", cells, letter)
            for cell in destroyable:
                after, _ = settled(sheet, raided.without(cell) if cell else raided)
                yield Prospect(Raid(seat, on, cells, cell), after)


def _with_extras(offered: tuple[Offer, ...]) -> Iterator[tuple[Cells, tuple[Cells, ...]]]:
    """Every placement with what it can strike or destroy besides; nothing is a choice, too."""
    for offer in offered:
        for cells in offer.placements:
            yield cells, (NOWHERE,) if offer.extras is None else offer.extras(cells)


def _destroy(position: Position, seat: Seat, offered: tuple[Offer, ...]) -> Iterator[Prospect]:
    sheet = position.sheets[seat]
    for cell, _ in _with_extras(offered):
        yield Prospect(Destroy(seat, cell), settled(sheet, sheet.without(cell))[0])
