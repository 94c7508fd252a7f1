"""Before the first card: opening a table, sitting down, and the start; races open their lanes."""

import re
from dataclasses import dataclass, replace
from typing import Final

from quillmap.dealer import prepare
from quillmap.notation.names import BOT
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.rules.position import MOST_PLAYERS
from quillmap.rules.reasons import Reason
from quillmap.table.lesson import require_no_lesson
from quillmap.table.lines import (
    BotSat,
    CodeSet,
    DeckOf,
    HostSet,
    KeySet,
    LaneOf,
    Line,
    Linked,
    Named,
    Opened,
    Sat,
    Seeded,
    SettingsSet,
    SetUp,
    Signed,
    Started,
    Stood,
)
from quillmap.table.naming import called, folded, named
from quillmap.table.reasons import TableReason
from quillmap.table.settings import BadSettings, Settings
from quillmap.table.table import Chair, Table
from quillmap.table.turns import (
    NotAllowed,
    Turn,
    require_few_changes,
    require_host,
    require_own,
    require_running,
    require_seated,
    require_waiting,
    turn_of,
)

SITTINGS: Final = 10
"""People can sit down long after nothing else can be changed, and the host can always send them
away; but a host who does nothing else must not fill the journal for ever."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What chance gives a new table; the caller has it, this room has none."""

    game: str
    key: str
    code: str | None
    seed: bytes
    deck: str | None = None
    """The game that this seed was of, where it is not by chance."""


def open_table(
    secrets: Secrets, at: int, host: str, options: Options, seats: int, settings: Settings
) -> Turn:
    """A new table that waits for people; `BadOptions` if there cannot be that many seats."""
    must_be_bot(settings.substitute)
    if settings.kind == "lane":  # lanes are opened by the start of a race
        choices = "table, race"
        raise BadSettings(TableReason("bad_setting", setting="kind", value="lane", choices=choices))
    setup = prepare(options, secrets.seed, seats)
    lines: list[Line] = [Opened(), KeySet(secrets.key), *_seeding(secrets.seed, secrets.deck)]
    lines += [SetUp(setup), SettingsSet(settings), HostSet(host)]
    if secrets.code is not None:
        lines.append(CodeSet(secrets.code))
    return turn_of(Table(secrets.game), at, *lines)


def _seeding(seed: bytes, deck: str | None) -> list[Line]:
    return [Seeded(seed)] if deck is None else [Seeded(seed), DeckOf(deck)]


def resettle(
    table: Table, at: int, owner: str, options: Options, seats: int, settings: Settings
) -> Turn:
    """The host changes rules and settings before the start; nobody loses a seat by it."""
    require_waiting(table)
    require_few_changes(table)
    require_host(table, owner)
    require_no_lesson(table)
    must_be_bot(settings.substitute)
    last = max((seat for seat, chair in enumerate(table.chairs, 1) if chair), default=0)
    if seats < last:
        raise NotAllowed(TableReason("fewer_seats", taken=last))
    assert table.seed is not None
    setup = prepare(options, table.seed, seats)
    settings = replace(settings, kind=table.settings.kind)
    return turn_of(table, at, SetUp(setup), SettingsSet(settings))


# Sitting down ---------------------------------------------------------------------------------


def sit(table: Table, at: int, owner: str, name: str, seat: Seat | None = None) -> Turn:
    """A person takes a seat, the first free one if none is named; several are allowed."""
    require_waiting(table)
    require_few_changes(table, SITTINGS)
    seat = _free(table, seat)
    return turn_of(table, at, Sat(seat, owner, _good(table, name, seat)))


def seat_bot(
    table: Table, at: int, owner: str, bot: str, name: str, seat: Seat | None = None
) -> Turn:
    """The host gives a seat to a bot."""
    require_waiting(table)
    require_few_changes(table)
    require_host(table, owner)
    must_be_bot(bot)
    seat = _free(table, seat)
    return turn_of(table, at, BotSat(seat, bot, _good(table, name, seat)))


def rename(table: Table, at: int, owner: str, seat: Seat, name: str) -> Turn:
    """A person chooses another name before the start."""
    require_waiting(table)
    require_few_changes(table)
    require_own(table, owner, seat)
    return turn_of(table, at, Named(seat, _good(table, name, seat)))


def stand(table: Table, at: int, owner: str, seat: Seat) -> Turn:
    """Before the start a person frees the own seat, and the host any seat."""
    require_waiting(table)
    sitting = require_seated(table, seat).owner
    if sitting != owner:
        require_host(table, owner)
    if sitting in (owner, None):
        require_few_changes(table)  # the host can always send somebody else away
    return turn_of(table, at, Stood(seat))


def _free(table: Table, seat: Seat | None) -> Seat:
    if seat is None:
        free = (Seat(number) for number, chair in enumerate(table.chairs) if chair is None)
        found = next(free, None)
        if found is None:
            raise NotAllowed(TableReason("table_full", seats=len(table.chairs)))
        return found
    if not 0 <= seat < len(table.chairs):
        raise NotAllowed(Reason("no_such_seat", seat=seat + 1, players=len(table.chairs)))
    if table.chairs[seat] is not None:
        raise NotAllowed(TableReason("seat_taken", seat=seat + 1))
    return seat


def _good(table: Table, name: str, seat: Seat) -> str:
    """The name for this seat; NotAllowed if it cannot be seen, or another seat has it."""
    name = named(name)
    if folded(name) in called((*table.chairs[:seat], *table.chairs[seat + 1 :])):
        raise NotAllowed(TableReason("name_taken"))
    return name


def must_be_bot(bot: str) -> None:
    """NotAllowed for what no bot is called; whether there is such a bot is not known here."""
    if not re.fullmatch(BOT, bot):
        raise NotAllowed(TableReason("unknown_bot", bot=bot))


# Starting ----------------------------------------------------------------------------------------


def start(table: Table, at: int, owner: str) -> Turn:
    """The host begins; the first card is revealed at once."""
    require_waiting(table)
    require_host(table, owner)
    if not any(table.chairs):
        raise NotAllowed(TableReason("nobody_sits"))
    return turn_of(table, at, Started())


def lane_id(race: str, seat: Seat) -> str:
    """The id of a lane; sorted by id, lanes are in seat order."""
    return f"{race}-{seat + 1:03d}"


def open_lanes(race: Table, at: int) -> tuple[Turn, ...]:
    """One solo game for each who sits at a race that has just started, all of the same cards."""
    return tuple(_lane(race, at, Seat(number)) for number in range(len(race.chairs)))


def join_late(race: Table, at: int, owner: str, name: str) -> tuple[Turn, Turn]:
    """Somebody joins a race that is under way: the race with one more seat, and its lane.

    They begin with the first card as everybody did, and have until the race closes. Nobody joins
    twice, as whoever has a lane knows its cards.
    """
    require_running(race)
    if not race.race:
        raise NotAllowed(TableReason("table_started"))
    if at >= _closes(race):
        raise NotAllowed(TableReason("race_over"))
    if owner in race.owners:
        raise NotAllowed(TableReason("races_already"))
    if len(race.chairs) >= MOST_PLAYERS:
        raise NotAllowed(TableReason("table_full", seats=len(race.chairs)))
    seat = Seat(len(race.chairs))
    joined = turn_of(race, at, Sat(seat, owner, _good(race, name, seat)))
    return joined, _lane(joined.table, at, seat)


def _closes(race: Table) -> int:
    assert race.started is not None
    return race.started + race.settings.race_time * 1000


def _lane(race: Table, at: int, seat: Seat) -> Turn:
    """The solo game of one seat."""
    chair = race.chairs[seat]
    assert race.seed is not None
    assert chair is not None, "a race that has started has no empty chair"
    setup = replace(race.setup, players=1)
    settings = replace(race.settings, kind="lane", listed=False, round_time=0)
    lines: list[Line] = [Opened(), KeySet(race.key), *_seeding(race.seed, race.deck)]
    lines += [SetUp(setup), SettingsSet(settings), LaneOf(race.game, _closes(race))]
    lines.append(seating(Seat(0), chair))
    if chair.link is not None:
        lines.append(Linked(Seat(0), chair.link))
    if chair.signed:
        lines.append(Signed(Seat(0), chair.signed))
    lines.append(Started())
    return turn_of(Table(lane_id(race.game, seat)), at, *lines)


def seating(seat: Seat, chair: Chair) -> Line:
    """The line by which the same person or bot sits at another table."""
    if chair.owner is not None:
        return Sat(seat, chair.owner, chair.name)
    assert chair.bot is not None
    return BotSat(seat, chair.bot, chair.name)
