"""What each request of a socket does: one line of the table's own functions for each kind."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from quillmap.rules.moves import Seat
from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.arranging import (
    addition,
    asked_options,
    asked_settings,
    bot_name,
    known_bot,
    lanes,
    wake_bots,
)
from quillmap.server.house import House
from quillmap.server.limits import Limits, neighbourhood
from quillmap.server.names import SECRET_BYTES, digest, new_secrets, secret_of
from quillmap.server.previews import previewed
from quillmap.server.races import Races
from quillmap.server.room import Act, Judge, Room
from quillmap.server.scoring import scored
from quillmap.server.strong import STRONG, strong_at
from quillmap.server.turnstile import Place
from quillmap.table import people, rounds
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn, hosted

FIRST: Final = Seat(0)
"""The only seat of a lane."""

_GONE: Final = frozenset({"race_over", "no_such_table"})
"""Why nothing can be done in a lane that is closed or deleted."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who looks at a table and asks for something."""

    house: House
    races: Races
    room: Room
    owner: str
    limits: Limits
    address: str

    @property
    def place(self) -> Place:
        """Where they stand when bots are asked for them."""
        return Place(neighbourhood(self.address), self.owner)

    def seating(self, bot: str, turn: Turn) -> Turn:
        """The turn by which a bot gets a seat; NotAllowed for too many strong ones."""
        if bot in STRONG:
            address = self.house.origins.of(turn.table) or self.place.address
            self.house.strong.allow(address, turn.table.game, strong_at(turn.table))
        return turn


async def answer(guest: Guest, request: wire.Request) -> wire.Answer:
    """Do what is asked for; Refused says why not."""
    match request:
        case wire.Preview():
            return preview(guest, request)
        case wire.Score(seat=seat):
            return wire.Answer(request.id, True, scored=scored(guest.room.table, _seat(seat)))
        case wire.Hint():
            return await _hint(guest, request)
        case wire.Link() | wire.Unlink() | wire.Claim() if guest.room.table.lane is not None:
            raise NotAllowed(Reason("ask_at_race"))
        case wire.Link(seat=seat):
            token = secret_of(guest.house.chance(SECRET_BYTES))
            await _link(guest, seat, digest(token))
            return wire.Answer(request.id, True, token=token)
        case wire.Unlink(seat=seat):
            await _link(guest, seat, None)
            return wire.Answer(request.id, True)
        case wire.PlayAgain():
            return await _again(guest, request)
        case wire.Start():
            return await _start(guest, request)
        case wire.Close():
            await _close(guest)
            return wire.Answer(request.id, True)
        case wire.Claim(token=token):
            await _claim_lane(guest, digest(token))
            await guest.room.act(_judge(guest, request))
            return wire.Answer(request.id, True)
        case wire.Hello():
            raise NotAllowed(Reason("say_hello"))
        case _:
            await guest.room.act(_judge(guest, request))
            return wire.Answer(request.id, True)


def preview(guest: Guest, request: wire.Preview) -> wire.Answer:
    """Judged like a draw and answered at once; nothing is kept, nothing is logged."""
    table, now = guest.room.table, guest.house.now()
    move = rounds.judged(table, now, guest.owner, request.round, request.line)
    assert table.position is not None
    return wire.Answer(request.id, True, preview=previewed(table.position, move))


async def _hint(guest: Guest, request: wire.Hint) -> wire.Answer:
    """What the strongest bot would draw, counted before it is told."""
    house, room = guest.house, guest.room
    hints = await house.hints.give(room, house.now(), guest.place, request)
    return wire.Answer(request.id, True, hints=hints)


def _judge(guest: Guest, request: wire.Request) -> Judge:
    """The function that judges a request against the table as it is when its turn comes."""
    owner = guest.owner
    match request:
        case wire.Draw(round=round, line=line):
            return lambda t, at: rounds.submit(t, at, owner, round, line)
        case wire.TakeBack(round=round, seat=seat):
            return lambda t, at: rounds.take_back(t, at, owner, round, _seat(seat))
        case wire.Sit(name=name, seat=wanted):
            return lambda t, at: people.sit(t, at, owner, name, _maybe(wanted))
        case wire.SeatBot(bot=bot, name=name, seat=wanted):
            known_bot(bot)
            return lambda t, at: guest.seating(
                bot,
                people.seat_bot(
                    t, at, owner, bot, name or bot_name(t, bot, _bots(t) + 1), _maybe(wanted)
                ),
            )
        case wire.Rename(seat=seat, name=name):
            return lambda t, at: people.rename(t, at, owner, _seat(seat), name)
        case wire.Stand(seat=seat):
            return lambda t, at: people.stand(t, at, owner, _seat(seat))
        case wire.Settle(seats=seats, options=options, settings=settings):
            kind = guest.room.table.settings.kind
            rules, how = asked_options(options), asked_settings(settings, seats, kind)
            return lambda t, at: people.resettle(t, at, owner, rules, seats, how)
        case wire.Leave(seat=seat):
            return lambda t, at: people.depart(t, at, owner, _seat(seat))
        case wire.HandOver(seat=seat, bot=bot):
            here = guest.room.here()
            chosen = known_bot(bot or guest.room.table.settings.substitute)
            return lambda t, at: guest.seating(
                chosen, people.hand_over(t, at, owner, _seat(seat), chosen, here)
            )
        case wire.ComeBack(seat=seat):
            return lambda t, at: people.come_back(t, at, owner, _seat(seat))
        case wire.Claim(seat=seat, token=token):
            return lambda t, at: people.claim(t, at, owner, _seat(seat), digest(token))
        case _:
            raise AssertionError(f"{request} is answered elsewhere")


async def _close(guest: Guest) -> None:
    """The host closes a table; of a race under way first the lanes, as one sees when it is due."""
    owner = guest.owner

    def judge(table: Table, at: int) -> Turn:
        if table.race and table.playing:
            hosted(table, owner)
            return Turn(table)
        return people.close(table, at, owner)

    table = (await guest.room.act(judge)).table
    if table.race and table.playing:
        await guest.races.close(table.game, owner)


async def _link(guest: Guest, seat: int, kept: str | None) -> None:
    """A new personal link, or none; at a race under way it is that of the lane, too."""
    owner = guest.owner
    fine = {*_GONE, "not_your_seat"}
    await _in_lane(guest, seat, lambda t, at: people.make_link(t, at, owner, FIRST, kept), fine)
    await guest.room.act(lambda t, at: people.make_link(t, at, owner, _seat(seat), kept))


async def _in_lane(guest: Guest, seat: int, judge: Judge, fine: Collection[str]) -> None:
    """Do in the lane of a race under way what is about to be done at the seat of the race.

    The lane comes first: if that is not kept, nothing has happened, and asking again is harmless.
    Where it is refused for a reason that is `fine`, the seat of the race goes alone.
    """
    race = guest.room.table
    if not race.race or not race.playing:
        return
    try:
        lane = await guest.house.open(people.lane_id(race.game, _seat(seat)))
        await lane.act(judge)
    except NotAllowed as refused:
        if refused.reason.id not in fine:
            raise


async def _claim_lane(guest: Guest, kept: str) -> None:
    """A personal link that was made at a race moves the lane as well, before the race's seat.

    Where the lane has moved and the seat could not, this device asks again, and nobody else can.
    """
    owner = guest.owner
    for number, chair in enumerate(guest.room.table.chairs, 1):
        if chair is None or not people.opens(chair, owner, kept):
            continue
        # A lane knows nothing of a link that was used before the start.
        fine = _GONE if chair.link == kept else {*_GONE, "wrong_link"}
        await _in_lane(guest, number, lambda t, at: people.claim(t, at, owner, FIRST, kept), fine)


async def _start(guest: Guest, request: wire.Start) -> wire.Answer:
    """A race opens its lanes in the same transaction, and their bots begin at once."""
    house, owner, before = guest.house, guest.owner, guest.room.table
    address = neighbourhood(guest.address)
    seated = sum(chair is not None for chair in before.chairs)
    if before.race:
        hosted(before, owner)
        guest.limits.must("create", guest.address)  # its lanes are new games
    if before.started is None and owner == before.host:
        guest.limits.must("create_day", guest.address, seated)

    def judge(table: Table, at: int) -> Act:
        turn = people.start(table, at, owner)
        house.strong.begin(turn.table, address)
        house.origins.note(table.game, address)
        return Act(turn, tuple(lanes(house, at, turn.table)))

    async with house.space.taken(seated if before.race else 0):
        table = (await guest.room.act(judge)).table
    if table.race:
        house.spawn(wake_bots(house, table))
    return wire.Answer(request.id, True)


async def _again(guest: Guest, request: wire.PlayAgain) -> wire.Answer:
    """The next table for the same people, also if somebody else has asked for it first."""
    house, owner, secrets = guest.house, guest.owner, new_secrets(guest.house.chance)
    if guest.room.table.again is None:
        guest.limits.must("create", guest.address)
        guest.limits.must("create_day", guest.address)

    def judge(table: Table, at: int) -> Turn | Act:
        turns = people.next_game(table, at, owner, secrets)
        if turns is None:
            return Turn(table)
        told, opened = turns
        return Act(told, (addition(house, 0, at, opened),))

    async with house.space.taken(0 if guest.room.table.again else 1):
        again = (await guest.room.act(judge)).table.again
    assert again is not None
    return wire.Answer(request.id, True, game=again.game, key=again.key)


def _seat(number: int) -> Seat:
    return Seat(number - 1)


def _maybe(number: int | None) -> Seat | None:
    return None if number is None else _seat(number)


def _bots(table: Table) -> int:
    return sum(1 for chair in table.chairs if chair is not None and chair.bot is not None)
