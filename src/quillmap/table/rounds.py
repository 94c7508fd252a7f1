"""The rounds of a live game: sealed draws, taking back, hints, and who draws for the others."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quillmap.notation import Made, NotationError, read_move
from quillmap.rules.check import why_not
from quillmap.rules.legal import legal
from quillmap.rules.moves import Move, Seat
from quillmap.rules.position import Position
from quillmap.rules.reasons import Reason
from quillmap.table.lines import Hinted, NudgedBy, OnceBy, TakenBack
from quillmap.table.reasons import TableReason
from quillmap.table.table import Chair, Table
from quillmap.table.turns import (
    NotAllowed,
    NotYours,
    Turn,
    require_few_changes,
    require_host,
    require_own,
    require_running,
    require_seated,
    turn_of,
)

NUDGE_AFTER: Final = 20_000
"""Nobody is nudged sooner in a round: milliseconds since its clock began."""
NUDGE_PAUSE: Final = 60_000
"""Between two nudges of the same seat, whoever they are from."""
ONCE_AFTER: Final = 120_000
"""When the host may let a bot draw for somebody who was nudged in this round."""


def submit(table: Table, at: int, owner: str, round: int, text: str) -> Turn:
    """A draw is sealed, or replaces the sealed one (R14.2); the last one opens the round.

    The same draw sent twice changes nothing: whoever heard no answer may ask again.
    """
    move = judged(table, at, owner, round, text)
    sealed = table.sealed.get(move.seat)
    if sealed == Made(move):
        return Turn(table)
    if sealed is not None:
        require_few_changes(table)
    return turn_of(table, at, Made(move))


def judged(table: Table, at: int, owner: str, round: int, text: str) -> Move:
    """The move of a line that this person may draw now; NotAllowed with the reason why not."""
    position = _under_way(table, at)
    try:
        move = read_move(text)
    except NotationError as error:
        word, why = error.found[:40], f"expected {error.expected}"
        raise NotAllowed(TableReason("unreadable", word=word, why=why)) from None
    _must_be_theirs(table, owner, move.seat)
    _must_be_now(table, round)
    if reason := why_not(position, move):
        raise NotAllowed(reason)
    return move


def _under_way(table: Table, at: int) -> Position:
    """The position of a game in which draws can be made now."""
    require_running(table)
    if table.position is None:
        raise NotAllowed(TableReason("race_only"))
    if table.lane is not None and at >= table.lane.closes:
        raise NotAllowed(TableReason("race_over"))
    return table.position


def take_back(table: Table, at: int, owner: str, round: int, seat: Seat) -> Turn:
    """A sealed draw is withdrawn until the round opens (R14.2)."""
    require_running(table)
    _must_be_theirs(table, owner, seat)
    _must_be_now(table, round)
    if seat not in table.sealed:
        raise NotAllowed(TableReason("nothing_drawn", seat=seat + 1))
    require_few_changes(table)
    return turn_of(table, at, TakenBack(seat))


def hintable(table: Table, at: int, owner: str, round: int, seat: Seat) -> Position:
    """The position that a bot may look at for this person; NotAllowed with the reason why not.

    Whoever has drawn may still ask: a draw can be replaced until the round opens (R14.2).
    """
    position = _under_way(table, at)
    _must_be_theirs(table, owner, seat)
    if not table.settings.hints:
        raise NotAllowed(TableReason("no_hints"))
    _must_be_now(table, round)
    if seat not in position.awaited:
        raise NotAllowed(Reason("not_awaited", seat=seat + 1))
    return position


def hint(table: Table, at: int, owner: str, round: int, seat: Seat) -> Turn:
    """A hint is counted, once for each round, however often somebody asks."""
    hintable(table, at, owner, round, seat)
    if require_own(table, owner, seat).hinted == table.round:
        return Turn(table)
    return turn_of(table, at, Hinted(seat))


def _must_be_theirs(table: Table, owner: str, seat: Seat) -> None:
    """Who has left or handed the seat over draws no more: automatic play does (R14.4)."""
    chair = require_own(table, owner, seat)
    if table.position is not None and seat in table.position.left:
        raise NotAllowed(Reason("seat_left", seat=seat + 1))
    if chair.handed is not None:
        raise NotAllowed(TableReason("handed_over", seat=seat + 1))


def _must_be_now(table: Table, round: int) -> None:
    if round != table.round:
        raise NotAllowed(TableReason("wrong_round", round=round, now=table.round))


# Waiting for somebody -----------------------------------------------------------------------------


def nudge(table: Table, at: int, owner: str, round: int, seat: Seat) -> Turn:
    """Somebody who plays, or the host, asks a person to draw whom this round still waits for."""
    chair = _waited_for(table, at, owner, round, seat)
    own = table.seats_of(owner)
    if not own and owner != table.host:
        raise NotYours(TableReason("host_only"))
    _must_be_time(at, max(clock_began(table) + NUDGE_AFTER, chair.nudged + NUDGE_PAUSE))
    require_few_changes(table)
    return turn_of(table, at, NudgedBy(seat, own[0] if own else None))


def let_draw(table: Table, at: int, owner: str, round: int, seat: Seat) -> Turn:
    """The host lets the substitute draw for a person, once: who was nudged, and had the time."""
    chair = _waited_for(table, at, owner, round, seat)
    require_host(table, owner)
    if chair.once == table.round:
        return Turn(table)
    if chair.nudged_in != table.round:
        raise NotAllowed(TableReason("nudge_first", seat=seat + 1))
    _must_be_time(at, clock_began(table) + ONCE_AFTER)
    require_few_changes(table)
    return turn_of(table, at, OnceBy(seat, table.settings.substitute))


def _waited_for(table: Table, at: int, owner: str, round: int, seat: Seat) -> Chair:
    """A person other than the asker who is here to draw, and has not drawn in this round."""
    _under_way(table, at)
    chair = require_seated(table, seat)
    _must_be_now(table, round)
    if chair.owner is None:
        raise NotAllowed(TableReason("seat_of_a_bot", seat=seat + 1))
    if chair.handed is not None:
        raise NotAllowed(TableReason("handed_over", seat=seat + 1))
    if chair.owner == owner:
        raise NotAllowed(TableReason("own_seat", seat=seat + 1))
    if seat not in table.awaited or seat in _position(table).left:
        raise NotAllowed(Reason("not_awaited", seat=seat + 1))
    return chair


def _must_be_time(at: int, when: int) -> None:
    if at < when:
        raise NotAllowed(TableReason("too_soon", seconds=-((at - when) // 1000)))


# Drawing for others -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat for which a bot should draw now, and what the record says about it."""

    seat: Seat
    bot: str
    by: str | None
    """None where the bot draws for itself."""
    note: str | None


def owed(table: Table, now: int) -> tuple[Owed, ...]:
    """Every seat for which a bot should draw now; none in a lane whose race is over."""
    if not table.playing or (table.lane is not None and now >= table.lane.closes):
        return ()
    until = deadline(table)
    late = until is not None and now >= until
    found = (_owes(table, seat, late) for seat in table.awaited)
    return tuple(each for each in found if each is not None)


def _owes(table: Table, seat: Seat, late: bool) -> Owed | None:
    chair, position = table.chairs[seat], table.position
    assert chair is not None and position is not None
    substitute = table.settings.substitute
    if chair.bot is not None and seat not in position.left:
        return Owed(seat, chair.bot, None, None)
    if seat in position.left:  # an ambush that is still owed to a neighbour (R14.4)
        return Owed(seat, substitute, substitute, "left")
    if chair.handed is not None:
        return Owed(seat, chair.handed, chair.handed, None)
    if chair.once == table.round:
        return Owed(seat, substitute, substitute, None)
    return Owed(seat, substitute, substitute, "time ran out") if late else None


def deadline(table: Table) -> int | None:
    """When the round under way is ended for those who have not drawn."""
    if not table.settings.round_time or not table.playing or not table.awaited:
        return None
    return clock_began(table) + table.settings.round_time * 1000


def clock_began(table: Table) -> int:
    """When the clock of the round began: after what there was to look at, alike for everybody."""
    return table.round_began + table.scene


def due(table: Table) -> int | None:
    """When something has to happen even if nobody does anything."""
    if not table.playing:
        return None
    if table.race:
        assert table.started is not None
        return table.started + table.settings.race_time * 1000
    if owed(table, table.round_began):
        return table.round_began
    return deadline(table)


def draw_for(table: Table, at: int, round: int, made: Iterable[Made]) -> Turn:
    """Draws by bots, as far as they are still wanted: meanwhile a person may have come back."""
    if round != table.round:
        return Turn(table)
    wanted = {each.seat for each in owed(table, at)}
    lines = list({each.move.seat: each for each in made if each.move.seat in wanted}.values())
    assert all(why_not(_position(table), each.move) is None for each in lines)
    return turn_of(table, at, *lines) if lines else Turn(table)


def fallback(table: Table, seat: Seat) -> Move:
    """The first draw that is allowed, where no bot has an answer."""
    return next(iter(legal(_position(table), seat)))


def _position(table: Table) -> Position:
    assert table.position is not None, "the game has begun"
    return table.position
