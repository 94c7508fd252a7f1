"""Reasons that are paid: more points at a scoring to come, if nothing else is drawn until then."""

from collections.abc import Iterator

from quillmap.rules.why.case import Case, edicts_give_more, monsters_cost_more
from quillmap.rules.why.reason import DrawReason


def paid(case: Case) -> Iterator[DrawReason]:
    """What edicts, coins and monsters bring more."""
    outlook = case.outlook
    yield from edicts_give_more("edict", outlook, case.then, outlook.now)
    yield from _coins(case)
    yield from _monsters(case)


def _coins(case: Case) -> Iterator[DrawReason]:
    """By what they are paid for; coins beyond the track's end are lost (R7.4)."""
    before, after, seasons = case.before, case.after, case.outlook.coming
    left = after.coins - before.coins
    if not left or not seasons:
        return
    if case.offer is not None and case.offer.coin:
        left -= 1
        yield DrawReason("coin", case.cells, points=1, seasons=seasons, worth=4 * len(seasons))
    mountains = after.surrounded & ~before.surrounded
    if mountains and left:
        coins = min(mountains.bit_count(), left)
        left -= coins
        worth = 4 * coins * len(seasons)
        yield DrawReason("mountain", mountains, points=coins, seasons=seasons, worth=worth)
    if left and after.dragon_tamed and not before.dragon_tamed:
        worth = 4 * left * len(seasons)
        yield DrawReason("dragon", after.dragon, points=left, seasons=seasons, worth=worth)


def _monsters(case: Case) -> Iterator[DrawReason]:
    outlook = case.outlook
    struck = case.destroyed & case.before.monster & ~case.cells
    if not struck:
        yield from monsters_cost_more("monsters", outlook, outlook.now, case.then)
        return
    # A monster that is gone costs nothing later either, however much is closed in already.
    seasons, points = outlook.coming, max(outlook.count.monsters - case.count.monsters, 0)
    worth = 4 * points * len(seasons) + struck.bit_count()
    yield DrawReason("strike", struck, points=points, seasons=seasons, worth=worth)
