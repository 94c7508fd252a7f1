"""Reasons for monsters on a neighbour's map: what they cost there."""

from collections.abc import Iterator

from quillmap.rules.why.case import Case, edicts_give_more, monsters_cost_more
from quillmap.rules.why.reason import DrawReason


def harm(case: Case) -> Iterator[DrawReason]:
    """The squares that cost the neighbour points, and what is lost at edicts."""
    outlook = case.outlook
    yield from monsters_cost_more("menace", outlook, case.then, outlook.now)
    yield from edicts_give_more("spoils", outlook, outlook.now, case.then)
