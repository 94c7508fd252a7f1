"""What a map would score if all four edicts were counted now, award by award.

Only the position is looked at, which everybody sees: never a draw that lies sealed (R14.1).
"""

from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.scoring import EDICTS
from quillmap.server.wire.answers import Awarded, EdictScore, Refusal, Scored
from quillmap.server.wire.views import squares
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, require_seated


def scored(table: Table, seat: Seat) -> Scored:
    """The four edicts, the coins and the monsters of a seat's map as it stands (R9.1)."""
    require_seated(table, seat)
    if table.position is None:
        raise NotAllowed(TableReason("table_waiting" if table.started is None else "race_only"))
    sheet = table.position.sheets[seat]
    return Scored(
        seat=seat + 1,
        edicts=[_edict(card, table.position, seat) for card in table.setup.edicts],
        coins=sheet.coins,
        monsters=sheet.menaced.bit_count(),
        exposed=squares(sheet.menaced),
    )


def _edict(card: str, position: Position, seat: Seat) -> EdictScore:
    found = EDICTS[card].score(position.sheets[seat], position.setup.options)
    return EdictScore(
        card=card,
        points=found.points,
        awards=[Awarded(points, squares(cells)) for points, cells in found.awards],
        why=None if found.why is None else Refusal.of(found.why),
    )
