"""Reasons that look ahead: what a draw brings nearer, as far as it can be counted on the map."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from quillmap.grid import COLUMNS, DIAGONALS, Cells, beside, border, squares
from quillmap.material import CARDS, SCORING, Ambush, Terrain
from quillmap.rules.ambush import solo_placement
from quillmap.rules.gains import Count
from quillmap.rules.headway import Headway, headway
from quillmap.rules.headway.ways import LINES, of_line
from quillmap.rules.rounds import HeroRound
from quillmap.rules.scoring.awards import EDICTS
from quillmap.rules.sheet import DRAGON_COINS, Sheet
from quillmap.rules.why.case import Case
from quillmap.rules.why.reason import DrawReason

_PRIZE: Final = 6
"""About what an edict pays for a thing that is complete; only for the order of reasons."""
_FEW_LEFT: Final = 4
"""From so many open squares on somebody would say that the Dragon is nearly closed in."""
_NEAR: Final = 12
"""Of so many squares beside a draw pairs are tried: more than most shapes have."""
_GROWING: Final = ("cluster", "row", "column", "straight", "block", "terrains", "water", "gap")
"""The kinds of headway that are about one thing, which is complete one day."""
_FED_BY: Final[dict[str, tuple[Terrain, ...]]] = {
    "forest": ("forest",),
    "village": ("village",),
    "farm_water": ("farm", "water"),
}
"""The terrains that cards of a back count; those of geometry count all."""


def prepared(case: Case) -> Iterator[DrawReason]:
    """What comes nearer: points of an edict, coins of a mountain or the Dragon, a hero's guard."""
    for edict, card in enumerate(case.outlook.position.setup.edicts):
        seasons = case.outlook.later_paydays(edict)
        pays_more = case.count.edicts[edict] > case.outlook.count.edicts[edict]
        if seasons and not pays_more:
            found = _headway(case, edict, card, seasons) or _opens(case, edict, card, seasons)
            if found is not None:
                yield found
    if case.outlook.later:
        yield from _mountains(case)
        yield from _dragon(case)
    if isinstance(case.outlook.position.under_way, HeroRound):
        yield from _guard(case)


# Edicts -----------------------------------------------------------------------------------------


def _headway(case: Case, edict: int, card: str, seasons: tuple[int, ...]) -> DrawReason | None:
    lines = lines_of(card, case.before)
    found = _line(case, lines) if lines else _thing(case, card)
    if found is None:
        return None
    way, grown = found
    worth = 4 * _PRIZE * len(seasons) * grown // (2 * max(way.need, way.have))
    return DrawReason(
        "headway",
        way.cells,
        edict,
        seasons=seasons,
        have=way.have,
        need=way.need,
        headway=way,
        worth=worth,
    )


def lines_of(card: str, sheet: Sheet) -> Sequence[Cells]:
    """The lines that a card pays for when they are full; none for other cards."""
    match card:
        case "borderlands":
            return LINES
        case "dwarvenholds":
            return [line for line in LINES if line & sheet.ground.mountains]
        case "silos":
            return COLUMNS[::2]
        case "the_broken_road":
            return DIAGONALS
        case _:
            return ()


def _line(case: Case, lines: Sequence[Cells]) -> tuple[Headway, int] | None:
    """Of the lines that it fills in several squares, that which lacks fewest; not of bare ones."""
    empty = case.after.empty
    best: tuple[Headway, int] | None = None
    for line in lines:
        grown, lacks = (case.before.empty & ~empty & line).bit_count(), (line & empty).bit_count()
        have, need = line.bit_count() - lacks, line.bit_count()
        if not lacks or grown < min(2, lacks + grown) or 2 * have < need:
            continue
        if best is None or (lacks, -grown) < (best[0].need - best[0].have, -best[1]):
            best = of_line(line, have, need), grown
    return best


def _thing(case: Case, card: str) -> tuple[Headway, int] | None:
    """The thing that lacks least, if this draw is what has brought it there."""
    options = case.outlook.options
    now, then = headway(card, case.before, options), headway(card, case.after, options)
    if then is None or then.kind not in _GROWING or not then.have:
        return None
    around = then.cells | border(then.cells)
    if not case.cells & (around if then.kind in ("terrains", "water", "gap") else then.cells):
        return None
    if now is None:
        return (then, then.have) if then.kind != "gap" else None
    grown = abs(now.need - now.have) - abs(then.need - then.have)
    return (then, grown) if grown > 0 else None


def _opens(case: Case, edict: int, card: str, seasons: tuple[int, ...]) -> DrawReason | None:
    """The square beside it that one more square of terrain would now bring most for."""
    return _best_next(case, edict, card, seasons, squares(border(case.cells) & case.after.empty))


def opens_by_two(case: Case) -> Iterator[DrawReason]:
    """The same with two squares, for draws of which there is little else to say."""
    near = tuple(squares(border(case.cells) & case.after.empty))[:_NEAR]
    for edict, card in enumerate(case.outlook.position.setup.edicts):
        seasons = case.outlook.later_paydays(edict)
        if seasons:
            pairs = (one | two for one, two in combinations(near, 2))
            if (found := _best_next(case, edict, card, seasons, pairs)) is not None:
                yield found


def _best_next(
    case: Case, edict: int, card: str, seasons: tuple[int, ...], nexts: Iterable[Cells]
) -> DrawReason | None:
    best: DrawReason | None = None
    terrains = _FED_BY.get(SCORING[card].back, ())
    for cells in nexts:
        for terrain in terrains:
            then = _brings(case, card, case.after, case.count, edict, terrain, cells)
            if then < 2 or (best is not None and then * len(seasons) <= best.worth):
                continue
            now = _brings(case, card, case.before, case.outlook.count, edict, terrain, cells)
            worth = (then - now) * len(seasons) // cells.bit_count()
            if worth > 0 and (best is None or worth > best.worth):
                best = DrawReason(
                    "opens", cells, edict, then, seasons, terrain=terrain, worth=worth
                )
    return best


def _brings(
    case: Case, card: str, sheet: Sheet, count: Count, edict: int, terrain: Terrain, cells: Cells
) -> int:
    """What squares of terrain would bring for an edict on a map that gives this count."""
    after = EDICTS[card].points(sheet.drawn(terrain, cells), case.outlook.options)
    return after - count.edicts[edict]


# Coins ------------------------------------------------------------------------------------------


def _mountains(case: Case) -> Iterator[DrawReason]:
    """The mountain that lacks fewest squares, of those beside which it fills one."""
    best: tuple[int, Cells, Cells] | None = None
    touched = case.before.ground.mountains & beside(case.cells & case.before.empty)
    for mountain in squares(touched & ~case.after.surrounded):
        left = beside(mountain) & case.after.empty
        if left.bit_count() <= 2 and (best is None or left.bit_count() < best[0]):
            best = left.bit_count(), mountain, left
    if best is not None:
        lacks, mountain, left = best
        seasons = case.outlook.later
        worth = 4 * len(seasons) // (2 * lacks)
        yield DrawReason(
            "mountain_but", mountain, points=1, seasons=seasons, open=left, worth=worth
        )


def _dragon(case: Case) -> Iterator[DrawReason]:
    def wild(sheet: Sheet) -> Cells:
        return beside(sheet.dragon & ~sheet.destroyed) & sheet.empty

    now, then, seasons = wild(case.before), wild(case.after), case.outlook.later
    closed = now.bit_count() - then.bit_count()
    if case.before.dragon and closed > 0 and 0 < then.bit_count() <= _FEW_LEFT:
        worth = 2 * DRAGON_COINS * len(seasons) * closed // now.bit_count()
        yield DrawReason(
            "dragon_but",
            case.after.dragon,
            points=DRAGON_COINS,
            seasons=seasons,
            open=then,
            worth=worth,
        )


# Heroes -----------------------------------------------------------------------------------------


def _guard(case: Case) -> Iterator[DrawReason]:
    """The empty land that the hero attacks; in a solo game also how many ambushes meet it."""
    position = case.outlook.position
    guarded = case.after.attacked & ~case.before.attacked & case.after.empty
    if not guarded:
        return
    have, need = 0, 0
    if position.setup.players == 1 and position.setup.options.solo_ambush != "pegasus":
        cards = [card for id in position.unseen.ambushes if isinstance(card := CARDS[id], Ambush)]
        need = len(cards)
        for card in cards:
            have += bool((solo_placement(case.after, card) or 0) & case.after.attacked)
    worth = 4 * have + guarded.bit_count()
    yield DrawReason("guard", guarded, have=have, need=need, worth=worth)
