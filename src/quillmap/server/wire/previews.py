"""What a draw would bring, for the one who thinks about it, and why. Nothing is kept or logged."""

from collections.abc import Iterable

from quillmap.rules.gains import Count, Gain, Gains, gains
from quillmap.rules.headway import headway
from quillmap.rules.moves import Move
from quillmap.rules.play import outcome
from quillmap.rules.position import Position
from quillmap.rules.scoring import EDICTS
from quillmap.rules.sheet import Sheet
from quillmap.rules.why import DrawReason
from quillmap.server.wire import answers
from quillmap.server.wire.answers import EdictChange, Previewed, Refusal
from quillmap.server.wire.scores import headway_view
from quillmap.server.wire.views import squares


def previewed(position: Position, move: Move) -> Previewed:
    """The four edicts, coins and monsters before and after a move that is allowed."""
    seat, after = outcome(position, move)
    now = Count.of(position.sheets[seat], position.setup)
    edicts = [
        _edict(card, points, after, position)
        for card, points in zip(position.setup.edicts, now.edicts, strict=True)
    ]
    then = Count(tuple(each.after for each in edicts), after.coins, after.menaced.bit_count())
    return Previewed(
        seat=seat + 1,
        edicts=edicts,
        coins=(now.coins, then.coins),
        monsters=(now.monsters, then.monsters),
        destroyed=squares(after.destroyed & ~position.sheets[seat].destroyed),
        gains=_gains(gains(position, now, then)),
    )


def _edict(card: str, before: int, after: Sheet, position: Position) -> EdictChange:
    options = position.setup.options
    scored = EDICTS[card].score(after, options)
    return EdictChange(
        card=card,
        before=before,
        after=scored.points,
        squares=squares(scored.squares),
        why=None if scored.why is None else Refusal.of(scored.why),
        headway=headway_view(headway(card, after, options)),
    )


def _gains(found: Gains) -> answers.Gains:
    return answers.Gains(
        edicts=[_each(edict) for edict in found.edicts],
        coins=_each(found.coins),
        monsters=_each(found.monsters),
        total=found.total,
    )


def _each(found: tuple[Gain, ...]) -> list[answers.Gain]:
    return [answers.Gain(gain.season, gain.points) for gain in found]


def reason_views(found: Iterable[DrawReason]) -> list[answers.DrawReason]:
    """Reasons for a draw, as they are told."""
    return [
        answers.DrawReason(
            kind=reason.kind,
            squares=squares(reason.cells),
            edict=reason.edict,
            points=reason.points,
            seasons=list(reason.seasons),
            have=reason.have,
            need=reason.need,
            open=squares(reason.open),
            terrain=reason.terrain,
            headway=headway_view(reason.headway),
        )
        for reason in found
    ]
