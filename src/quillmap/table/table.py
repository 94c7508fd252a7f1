"""One live game: who sits where, the position, the sealed draws, the seed. No sockets, no SQL.

A table is what its journal says, line after line: `followed` is the only way in which it changes.
Whoever wants something asks a function of `people` or `rounds`, which judges and writes the lines.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from quillmap.dealer import commitment, prepare
from quillmap.frozen import replace
from quillmap.notation import Entry, HandedOver, Leaving, Made, Returning, Revealing
from quillmap.rules.events import SeasonScored
from quillmap.rules.moves import Seat
from quillmap.rules.options import Options
from quillmap.rules.play import Step, apply, leave, outcome, reveal
from quillmap.rules.position import Position, Setup, begin, same_round
from quillmap.rules.sheet import Sheet
from quillmap.table.chairs import Chair
from quillmap.table.happenings import Handed, Happening, HostPassed, LetDraw, Nudged, Returned
from quillmap.table.lines import (
    Again,
    BotSat,
    Closed,
    CodeSet,
    DeckOf,
    Hinted,
    HostSet,
    KeySet,
    Knocked,
    LaneOf,
    Line,
    Linked,
    Named,
    NudgedBy,
    OnceBy,
    Opened,
    OwnerSet,
    PublishedBy,
    Sat,
    Seeded,
    SettingsSet,
    SetUp,
    Signed,
    Started,
    Stood,
    TakenBack,
    TurnedAway,
    Withheld,
)
from quillmap.table.settings import Settings
from quillmap.table.telling import scene_of, told

__all__ = ["Chair", "Followed", "Knock", "Table", "followed"]

_AS_USUAL: Final = Settings()
_USUAL: Final = prepare(Options.of("base"), bytes(32))
"""What stands in for the setup until its line is read."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody who would like to sit at a full table."""

    number: int
    """Counted from 1, over all who ever knocked here."""
    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table as of its last kept line."""

    game: str
    """Its id."""
    plies: int = 0
    """How many lines its journal has."""
    public_version: int = 0
    """How often anything has changed that everybody sees; sealed draws are not seen."""
    key: str = ""
    code: str | None = None
    seed: bytes | None = None
    """None only for an imported record that has none."""
    deck: str | None = None
    """The game whose cards come again, so that they may be known; None for a fresh seed."""
    lane: LaneOf | None = None
    setup: Setup = _USUAL
    """Until the start, its number of players is the number of seats."""
    settings: Settings = _AS_USUAL
    host: str | None = None
    chairs: tuple[Chair | None, ...] = ()
    knocks: tuple[Knock, ...] = ()
    """Who waits at the door, before the start."""
    knocked: int = 0
    """How many ever knocked."""
    turned_away: frozenset[str] = frozenset()
    started: int | None = None
    position: Position | None = None
    """The table as everybody sees it, from the start on; never there in a race."""
    sealed: Mapping[Seat, Made] = field(default_factory=dict)
    """The draws of the round under way, which nobody sees before it opens (R14.1)."""
    round: int = 0
    """How many rounds have been begun."""
    round_began: int = 0
    round_ply: int = 0
    """How many lines there were when the round began."""
    scene: int = 0
    """How long the clock of the round waits, as there was something to look at before it."""
    scored: tuple[Sheet, ...] = ()
    """The maps as they were when the last season was scored, before its lasting effects (R9)."""
    moved: int = -1
    """The ply of the line that last moved a seat to another device."""
    again: Again | None = None
    closed: bool = False
    withheld: bool = False
    """Whether whoever runs the server has taken the public page of this game back."""
    committed: str = ""
    """The SHA-256 of the seed, shown before the first card."""

    @property
    def race(self) -> bool:
        """Whether this is a race, whose games are its lanes."""
        return self.settings.kind == "race"

    @property
    def imported(self) -> bool:
        """Whether this was never played here, and its journal is a record."""
        return not self.key

    @property
    def over(self) -> bool:
        """Whether the last score is written, or the race has closed."""
        if self.race:
            return self.closed and self.started is not None
        return self.position is not None and self.position.over

    @property
    def playing(self) -> bool:
        """Whether draws can be made, here or in the lanes."""
        return self.started is not None and not self.over and not self.closed

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have not sealed a draw in the round under way."""
        if self.position is None or self.closed:
            return ()
        return tuple(seat for seat in self.position.awaited if seat not in self.sealed)

    @property
    def owners(self) -> tuple[str, ...]:
        """Everybody who sits here, once, in seat order."""
        return tuple(dict.fromkeys(c.owner for c in self.chairs if c is not None and c.owner))

    def seats_of(self, owner: str) -> tuple[Seat, ...]:
        """The seats of one person."""
        return tuple(
            Seat(seat) for seat, chair in enumerate(self.chairs) if chair and chair.owner == owner
        )

    def chair(self, seat: Seat) -> Chair | None:
        """Who sits there, if anybody does and there is such a seat."""
        return self.chairs[seat] if 0 <= seat < len(self.chairs) else None


@dataclass(frozen=True, slots=True)
class Followed:
    """A table after one more line, what happened, and what the record writes of it."""

    table: Table
    events: tuple[Happening, ...] = ()
    entries: tuple[Entry, ...] = ()


def followed(table: Table, at: int, line: Line) -> Followed:
    """The table after this line, which is trusted: it was judged before it was kept."""
    plies = table.plies + 1
    match line:
        case Made():
            return _sealed(table, at, line)
        case TakenBack(seat):
            rest = {other: made for other, made in table.sealed.items() if other != seat}
            table = replace(table, plies=plies, sealed=rest)
            return Followed(_not_asked(table, seat))
        case Linked(seat, digest):
            chair = replace(_sitting(table, seat), link=digest)
            return Followed(_with_chair(replace(table, plies=plies), seat, chair))
        case _:
            return _seen(
                replace(table, plies=plies, public_version=table.public_version + 1), at, line
            )


def _seen(table: Table, at: int, line: Line) -> Followed:
    """Lines that change what everybody sees."""
    match line:
        case Revealing(card):
            return _stepped(table, at, reveal(_position(table), card), line)
        case Leaving(seat):
            return _left(table, at, seat)
        case HandedOver(seat) | Returning(seat):
            bot = line.bot if isinstance(line, HandedOver) else None
            chair = replace(_sitting(table, seat), handed=bot)
            event = Returned(seat) if bot is None else Handed(seat, bot)
            return Followed(_with_chair(table, seat, chair), (event,), (line,))
        case NudgedBy(seat, by):
            chair = replace(_sitting(table, seat), nudged=at, nudged_in=table.round)
            return Followed(_with_chair(table, seat, chair), (Nudged(seat, by),))
        case OnceBy(seat, bot):
            chair = replace(_sitting(table, seat), once=table.round)
            return Followed(_with_chair(table, seat, chair), (LetDraw(seat, bot),))
        case HostSet(owner):
            return _passed(table, owner)
        case _:
            return Followed(_arranged(table, at, line))


def _arranged(table: Table, at: int, line: Line) -> Table:
    """Lines about the table itself and the people at it."""
    match line:
        case KeySet(key):
            return replace(table, key=key)
        case CodeSet(code):
            return replace(table, code=code)
        case Seeded(seed):
            return replace(table, seed=seed, committed=commitment(seed))
        case DeckOf(game):
            return replace(table, deck=game)
        case LaneOf():
            return replace(table, lane=line)
        case SetUp(setup):
            chairs = [*table.chairs, *[None] * setup.players][: setup.players]
            return replace(table, setup=setup, chairs=tuple(chairs))
        case SettingsSet(settings):
            return replace(table, settings=settings)
        case Sat(seat, owner, name):
            table = _with_room(_let_in(table, owner), seat)
            return _with_chair(table, seat, Chair(name, owner))
        case BotSat(seat, bot, name):
            return _with_chair(table, seat, Chair(name, bot=bot))
        case Named(seat, name):
            return _with_chair(table, seat, replace(_sitting(table, seat), name=name))
        case Signed(seat, signature):
            chair = _sitting(table, seat)
            signed = replace(chair, signed=signature, signings=chair.signings + 1)
            # It has its own bound, and takes nothing from what others may change.
            return _with_chair(replace(table, round_ply=table.round_ply + 1), seat, signed)
        case Stood(seat):
            return _with_chair(table, seat, None)
        case OwnerSet(seat, owner):
            chair = _sitting(table, seat)  # a link moves a seat once
            moved = replace(chair, owner=owner, link=None, used=chair.link or chair.used)
            return _with_chair(replace(table, moved=table.plies), seat, moved)
        case Hinted(seat):
            chair = _sitting(table, seat)
            counted = replace(chair, hints=chair.hints + 1, hinted=table.round)
            return _with_chair(table, seat, counted)
        case Knocked(owner, name):
            knock = Knock(table.knocked + 1, owner, name)
            # No change of the host's or of those who sit, so it does not count as one.
            uncounted = table.round_ply + 1
            knocks = (*table.knocks, knock)
            return replace(table, knocks=knocks, knocked=knock.number, round_ply=uncounted)
        case TurnedAway(owner):
            table = replace(_let_in(table, owner), round_ply=table.round_ply + 1)
            return replace(table, turned_away=table.turned_away | {owner})
        case Started():
            return _started(table, at)
        case Again():
            return replace(table, again=line)
        case PublishedBy(seat, on):
            return _with_chair(table, seat, replace(_sitting(table, seat), published=on))
        case Withheld(on):
            return replace(table, withheld=on)
        case Closed():
            return replace(table, closed=True, sealed={}, code=None, knocks=())
        case _:
            assert isinstance(line, Opened), line
            return table


def _passed(table: Table, owner: str) -> Followed:
    """Another host; nothing is told where the same person has only gone to another device."""
    seats, same = table.seats_of(owner), table.moved == table.plies - 1
    events = (HostPassed(seats[0]),) if table.host is not None and seats and not same else ()
    return Followed(replace(table, host=owner), events)


def _let_in(table: Table, owner: str) -> Table:
    """Somebody waits at the door no more."""
    knocks = tuple(each for each in table.knocks if each.owner != owner)
    return replace(table, knocks=knocks)


def _not_asked(table: Table, seat: Seat) -> Table:
    """Who takes a drawing back draws alone, and no bot does as the host has asked."""
    chair = _sitting(table, seat)
    if chair.once != table.round:
        return table
    table = replace(table, public_version=table.public_version + 1)
    return _with_chair(table, seat, replace(chair, once=0))


def _started(table: Table, at: int) -> Table:
    """Those who sit play, in this order; seats are counted anew."""
    chairs = tuple(chair for chair in table.chairs if chair is not None)
    setup = dataclasses.replace(table.setup, players=len(chairs))
    table = replace(table, chairs=chairs, setup=setup, started=at, code=None, knocks=())
    return table if table.race else replace(table, position=begin(setup))


def _sealed(table: Table, at: int, made: Made) -> Followed:
    """One more sealed draw; the last one opens the round, and all are applied in seat order."""
    plies, sealed = table.plies + 1, {**table.sealed, made.move.seat: made}
    if not table.closed and any(seat not in sealed for seat in _position(table).awaited):
        return Followed(replace(table, plies=plies, sealed=sealed))
    return _opened(
        replace(table, plies=plies, public_version=table.public_version + 1, sealed=sealed), at
    )


def _opened(table: Table, at: int) -> Followed:
    before = position = _position(table)
    entries = tuple(table.sealed[seat] for seat in sorted(table.sealed))
    events: list[Happening] = []
    scene = 0
    for made in entries:
        step = apply(position, made.move)
        if _scores(step):
            on, sheet = outcome(position, made.move)
            sheets = position.sheets
            table = replace(table, scored=(*sheets[:on], sheet, *sheets[on + 1 :]))
        position = step.position
        scene = max(scene, scene_of(step.events))
        chair = _sitting(table, made.move.seat)
        events += told(chair, table.round, made, step.events)
    table = _with_position(_helped(table), at, before, position, scene, sealed={})
    return Followed(table, tuple(events), entries)


def _helped(table: Table) -> Table:
    """Count for whom a bot drew; whoever has left has no map any more that it could help."""
    for seat, made in table.sealed.items():
        chair = _sitting(table, seat)
        if made.by is not None and chair.bot is None and seat not in _position(table).left:
            table = _with_chair(table, seat, replace(chair, helped=chair.helped + 1))
    return table


def _left(table: Table, at: int, seat: Seat) -> Followed:
    """Draws that are not awaited any more are dropped: nobody draws on the map that was left."""
    followed = _stepped(table, at, leave(_position(table), seat), Leaving(seat))
    same_round = followed.table.round == table.round
    table = followed.table
    awaited = _position(table).awaited if same_round else ()
    sealed = {other: made for other, made in table.sealed.items() if other in awaited}
    table = replace(table, sealed=sealed)
    if not sealed or table.awaited:
        return replace(followed, table=table)
    opened = _opened(table, at)
    events, entries = followed.events + opened.events, followed.entries + opened.entries
    return Followed(opened.table, events, entries)


def _stepped(table: Table, at: int, step: Step, entry: Entry) -> Followed:
    """Somebody leaves, or a card is revealed: neither changes a map before a season is scored."""
    scene, before = scene_of(step.events), _position(table)
    if _scores(step):
        table = replace(table, scored=before.sheets)
    table = _with_position(table, at, before, step.position, scene)
    return Followed(table, step.events, (entry,))


def _scores(step: Step) -> bool:
    return any(isinstance(event, SeasonScored) for event in step.events)


def _with_position(
    table: Table, at: int, before: Position, after: Position, scene: int, **also: object
) -> Table:
    """The table with a new position; a round that begins is counted.

    What there was to look at since the last draw is looked at before the clock begins, one scene
    after the other.
    """
    if after.awaited and same_round(before, after):
        return replace(table, position=after, **also)
    also["scene"] = scene + (0 if before.awaited else table.scene)
    if after.awaited:
        also |= {"round": table.round + 1, "round_began": at, "round_ply": table.plies}
    return replace(table, position=after, **also)


def _position(table: Table) -> Position:
    assert table.position is not None, "the game has begun"
    return table.position


def _sitting(table: Table, seat: Seat) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None, "somebody sits there"
    return chair


def _with_room(table: Table, seat: Seat) -> Table:
    """The table with this seat: who joins a race that is under way sits behind all others."""
    if seat < len(table.chairs):
        return table
    return replace(table, setup=dataclasses.replace(table.setup, players=seat + 1))


def _with_chair(table: Table, seat: Seat, chair: Chair | None) -> Table:
    chairs = table.chairs
    return replace(table, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))
