"""What a draw would bring, for the one who thinks about it. Nothing here is kept or logged."""

from quillmap.rules.moves import Move
from quillmap.rules.play import outcome
from quillmap.rules.position import Position
from quillmap.rules.scoring import EDICTS
from quillmap.rules.sheet import Sheet
from quillmap.server.wire.answers import EdictChange, Previewed, Refusal
from quillmap.server.wire.views import squares


def previewed(position: Position, move: Move) -> Previewed:
    """The four edicts, coins and monsters before and after a move that is allowed."""
    seat, after = outcome(position, move)
    before = position.sheets[seat]
    return Previewed(
        seat=seat + 1,
        edicts=[_edict(card, before, after, position) for card in position.setup.edicts],
        coins=(before.coins, after.coins),
        monsters=(before.menaced.bit_count(), after.menaced.bit_count()),
        destroyed=squares(after.destroyed & ~before.destroyed),
    )


def _edict(card: str, before: Sheet, after: Sheet, position: Position) -> EdictChange:
    edict, options = EDICTS[card], position.setup.options
    scored = edict.score(after, options)
    return EdictChange(
        card=card,
        before=edict.points(before, options),
        after=scored.points,
        squares=squares(scored.squares),
        why=None if scored.why is None else Refusal.of(scored.why),
    )
