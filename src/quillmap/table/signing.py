"""Signing a map: the province that it shows, a title of one's own, and a crest.

It is possible before the first card, while a game is played, and when it is over: a map is often
named when it is finished.
"""

from typing import Final

from quillmap.notation import Crest, NotationError, Signature, read_crest
from quillmap.rules.moves import Seat
from quillmap.table.chairs import Chair
from quillmap.table.lines import Signed
from quillmap.table.naming import worded
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn, require_open, require_own, turn_of

MOST_SIGNINGS: Final = 40
"""How often one seat can be signed anew: nobody can fill a journal by it, also after the end, and
nobody can use up what others need."""


def sign(
    table: Table, at: int, owner: str, seat: Seat, province: str, title: str | None, crest: str
) -> Turn:
    """A person signs the map of an own seat, in place of what it had; empty parts are none.

    A title of None stays what it was: for those who were not shown theirs, and cannot say it again.
    """
    if not table.over:
        require_open(table)
    chair = require_own(table, owner, seat)
    own = chair.signed.title if title is None else worded(title)
    signature = Signature(worded(province), own, _crest(crest))
    if signature == chair.signed:
        return Turn(table)
    if chair.signings >= MOST_SIGNINGS:
        raise NotAllowed(TableReason("signed_often"))
    return turn_of(table, at, Signed(seat, signature))


def _crest(text: str) -> Crest | None:
    if not text.strip():
        return None
    try:
        return read_crest(text)
    except NotationError as error:
        raise NotAllowed(TableReason("bad_crest", word=error.found[:40])) from None


def shown_of(table: Table, chair: Chair) -> Signature:
    """What others see of it: who plays alone earns a title, and has none of their own."""
    alone = table.started is not None and table.setup.players == 1 and not table.race
    signed = chair.signed
    return Signature(signed.province, None, signed.crest) if alone and signed.title else signed
