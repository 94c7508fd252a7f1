"""What a draw brings more than another one: for those who have a draft of their own."""

from collections.abc import Iterator

from quillmap.rules.gains import gains
from quillmap.rules.why.case import Case, edicts_give_more, holes, monsters_cost_more
from quillmap.rules.why.reason import DrawReason


def compared(case: Case, draft: Case) -> Iterator[DrawReason]:
    """The differences that speak for it; where none does, how the two compare."""
    if case.move == draft.move:
        yield DrawReason("same", case.cells)
        return
    found = list(_harm(case, draft) if case.outlook.foreign else _more(case, draft))
    yield from found
    if not found:
        total = gains(case.outlook.position, draft.count, case.count).total
        more = -total if case.outlook.foreign else total
        yield DrawReason("less", points=-more) if more < 0 else DrawReason("even")


def _more(case: Case, draft: Case) -> Iterator[DrawReason]:
    outlook = case.outlook
    yield from edicts_give_more("more_edict", outlook, case.then, draft.then)
    seasons = outlook.coming
    if (coins := case.count.coins - draft.count.coins) > 0 and seasons:
        worth = 4 * coins * len(seasons)
        yield DrawReason("more_coins", points=coins, seasons=seasons, worth=worth)
    yield from monsters_cost_more("more_monsters", outlook, draft.then, case.then)
    alone = holes(draft.after.empty) & ~outlook.holes
    if alone and not holes(case.after.empty) & ~outlook.holes:
        yield DrawReason("no_draft_hole", alone, worth=2)


def _harm(case: Case, draft: Case) -> Iterator[DrawReason]:
    outlook = case.outlook
    yield from monsters_cost_more("more_menace", outlook, case.then, draft.then)
    yield from edicts_give_more("more_spoils", outlook, draft.then, case.then)
