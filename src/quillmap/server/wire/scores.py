"""What a map would score if all four edicts were counted now, award by award.

Or what it scored at the end of the last season, before lasting effects changed it. Only what
everybody sees is looked at: never a draw that lies sealed (R14.1).
"""

from msgspec import UNSET

from quillmap.rules.headway import Headway, headway
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.rules.scoring import EDICTS
from quillmap.rules.sheet import Sheet
from quillmap.server.reasons import ServerReason
from quillmap.server.wire import answers
from quillmap.server.wire.answers import Awarded, EdictScore, Refusal, Scored
from quillmap.server.wire.views import sheet_view, squares
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, require_seated


def scored(table: Table, seat: Seat, season: int | None = None) -> Scored:
    """The four edicts, the coins and the monsters of a seat's map as it stands (R9.1).

    With a season: as it was when that was scored, if no other was since.
    """
    require_seated(table, seat)
    if table.position is None:
        raise NotAllowed(TableReason("table_waiting" if table.started is None else "race_only"))
    sheet, edicts = table.position.sheets[seat], table.setup.edicts
    options = table.position.setup.options
    if season is not None:
        if not table.scored or season != _last_scored(table):
            raise NotAllowed(ServerReason("not_scored"))
        sheet = table.scored[seat]
    return Scored(
        seat=seat + 1,
        edicts=[_edict(card, sheet, options) for card in edicts],
        coins=sheet.coins,
        monsters=sheet.menaced.bit_count(),
        exposed=squares(sheet.menaced),
        sheet=UNSET if season is None else sheet_view(sheet, edicts, options),
    )


def _last_scored(table: Table) -> int:
    """Those who have left are not scored any more."""
    assert table.position is not None
    return max(map(len, table.position.scores)) - 1


def _edict(card: str, sheet: Sheet, options: Options) -> EdictScore:
    found = EDICTS[card].score(sheet, options)
    return EdictScore(
        card=card,
        points=found.points,
        awards=[Awarded(points, squares(cells)) for points, cells in found.awards],
        why=None if found.why is None else Refusal.of(found.why),
        headway=headway_view(headway(card, sheet, options)),
    )


def headway_view(found: Headway | None) -> answers.Headway | None:
    """The headway of a map under an edict, as it is told."""
    if found is None:
        return None
    return answers.Headway(found.kind, found.have, found.need, squares(found.cells), found.line)
