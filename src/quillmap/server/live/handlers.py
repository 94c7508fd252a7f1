"""What each request of a socket does: one line of the table's own functions for each kind."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

from quillmap.rules.moves import Seat
from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.gate.limits import neighbourhood
from quillmap.server.ids import SECRET_BYTES, digest, new_secrets, secret_of
from quillmap.server.live.new_table import (
    addition,
    asked_options,
    asked_settings,
    bot_name,
    known_bot,
    lanes,
    wake_bots,
)
from quillmap.server.reasons import ServerReason, ServerReasonId
from quillmap.server.rooms.room import Act, Judge, Room
from quillmap.server.server import Server
from quillmap.server.thinking.strong import STRONG, strong_at
from quillmap.server.thinking.turnstile import Place
from quillmap.server.wire.previews import previewed
from quillmap.server.wire.scores import scored
from quillmap.table import knocking, people, publishing, rounds, signing
from quillmap.table.happenings import Reaction
from quillmap.table.reasons import TableReasonId
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn, require_host

FIRST: Final = Seat(0)
"""The only seat of a lane."""

_Id: TypeAlias = TableReasonId | ServerReasonId

_GONE: Final[frozenset[_Id]] = frozenset({"race_over", "no_such_table"})
"""Why nothing can be done in a lane that is closed or deleted."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who looks at a table and asks for something."""

    server: Server
    room: Room
    owner: str
    address: str
    say: Callable[[wire.Answer], None]
    """Puts an answer into the mailbox of whoever asks."""

    @property
    def place(self) -> Place:
        """Where they stand when bots are asked for them."""
        return Place(neighbourhood(self.address), self.owner)

    def seating(self, bot: str, turn: Turn) -> Turn:
        """The turn by which a bot gets a seat; NotAllowed for too many strong ones."""
        if bot in STRONG:
            address = self.server.origins.of(turn.table) or self.place.address
            self.server.strong.allow(address, turn.table.game, strong_at(turn.table))
        return turn


async def answer(caller: Caller, request: wire.Request) -> None:
    """Do what is asked for, and say so before the news of it; Refused says why not."""
    done = wire.Answer(request.id, True)
    match request:
        case wire.Preview():
            caller.say(preview(caller, request))
        case wire.Score(seat=seat, season=season):
            score = scored(caller.room.table, _seat(seat), season)
            caller.say(wire.Answer(request.id, True, scored=score))
        case wire.Hint():
            await _hint(caller, request)
        case wire.React():
            _react(caller, request)
            caller.say(done)
        case wire.Link() | wire.Unlink() | wire.Claim() if caller.room.table.lane is not None:
            raise NotAllowed(ServerReason("ask_at_race"))
        case wire.Link(seat=seat):
            token = secret_of(caller.server.chance(SECRET_BYTES))
            await _link(caller, seat, digest(token), wire.Answer(request.id, True, token=token))
        case wire.Unlink(seat=seat):
            await _link(caller, seat, None, done)
        case wire.Sign():
            await _sign(caller, request, done)
        case wire.PlayAgain():
            await _again(caller, request)
        case wire.Publish(seat=seat):
            await _publish(caller, seat, done)
        case wire.Start():
            await _start(caller, done)
        case wire.Close():
            await _close(caller, done)
        case wire.Sit() if caller.room.table.race and caller.room.table.playing:
            await _join_late(caller, request, done)
        case wire.Claim(token=token):
            await _claim_lane(caller, digest(token))
            await caller.room.act(_judge(caller, request), lambda _: caller.say(done))
        case wire.Hello():
            raise NotAllowed(ServerReason("say_hello"))
        case _:
            await caller.room.act(_judge(caller, request), lambda _: caller.say(done))


def preview(caller: Caller, request: wire.Preview) -> wire.Answer:
    """Judged like a draw and answered at once; nothing is kept, nothing is logged."""
    table, now = caller.room.table, caller.server.now()
    move = rounds.judged(table, now, caller.owner, request.round, request.line)
    assert table.position is not None
    return wire.Answer(request.id, True, preview=previewed(table.position, move))


def _react(caller: Caller, request: wire.React) -> None:
    """One of the phrases, to everybody who looks here or elsewhere; nothing is kept."""
    room, limits = caller.room, caller.server.limits
    people.require_reactions(room.table, caller.owner, _seat(request.seat))
    limits.must("reaction", caller.owner)
    limits.must("reaction_here", room.table.game)
    room.react(Reaction(_seat(request.seat), request.word))


async def _hint(caller: Caller, request: wire.Hint) -> None:
    """What the strongest bot would draw, counted before it is told."""
    server, room = caller.server, caller.room

    def say(hints: wire.Hinted) -> None:
        caller.say(wire.Answer(request.id, True, hints=hints))

    await server.hints.give(room, server.now(), caller.place, request, say)


def _judge(caller: Caller, request: wire.Request) -> Judge:
    """The function that judges a request against the table as it is when its turn comes."""
    owner = caller.owner
    match request:
        case wire.Draw(round=round, line=line):
            return lambda t, at: rounds.submit(t, at, owner, round, line)
        case wire.TakeBack(round=round, seat=seat):
            return lambda t, at: rounds.take_back(t, at, owner, round, _seat(seat))
        case wire.Sit(name=name, seat=wanted):
            return lambda t, at: people.sit(t, at, owner, name, _maybe(wanted))
        case wire.SeatBot(bot=bot, name=name, seat=wanted):
            known_bot(bot)
            return lambda t, at: caller.seating(
                bot,
                people.seat_bot(
                    t, at, owner, bot, name or bot_name(t, bot, _bots(t) + 1), _maybe(wanted)
                ),
            )
        case wire.Rename(seat=seat, name=name):
            return lambda t, at: people.rename(t, at, owner, _seat(seat), name)
        case wire.Stand(seat=seat):
            return lambda t, at: people.stand(t, at, owner, _seat(seat))
        case wire.Knock(name=name):
            return lambda t, at: knocking.knock(t, at, owner, name)
        case wire.Welcome(knock=number):
            return lambda t, at: knocking.welcome(t, at, owner, number)
        case wire.TurnAway(knock=number):
            return lambda t, at: knocking.turn_away(t, at, owner, number)
        case wire.Settle(seats=seats, options=options, settings=settings):
            kind = caller.room.table.settings.kind
            rules, how = asked_options(options), asked_settings(settings, seats, kind)
            return lambda t, at: people.resettle(t, at, owner, rules, seats, how)
        case wire.Leave(seat=seat):
            return lambda t, at: people.depart(t, at, owner, _seat(seat))
        case wire.HandOver(seat=seat, bot=bot):
            here = caller.room.here()
            chosen = known_bot(bot or caller.room.table.settings.substitute)
            return lambda t, at: caller.seating(
                chosen, people.hand_over(t, at, owner, _seat(seat), chosen, here)
            )
        case wire.ComeBack(seat=seat):
            return lambda t, at: people.come_back(t, at, owner, _seat(seat))
        case wire.Nudge(round=round, seat=seat):
            return lambda t, at: rounds.nudge(t, at, owner, round, _seat(seat))
        case wire.LetDraw(round=round, seat=seat):
            return lambda t, at: rounds.let_draw(t, at, owner, round, _seat(seat))
        case wire.MakeHost(seat=seat):
            return lambda t, at: people.make_host(t, at, owner, _seat(seat))
        case wire.Claim(seat=seat, token=token):
            return lambda t, at: people.claim(t, at, owner, _seat(seat), digest(token))
        case wire.Unpublish(seat=seat):
            return lambda t, at: publishing.unpublish(t, at, owner, _seat(seat))
        case _:
            raise AssertionError(f"{request} is answered elsewhere")


async def _close(caller: Caller, done: wire.Answer) -> None:
    """The host closes a table; of a race under way first the lanes, as one sees when it is due."""
    owner = caller.owner

    def judge(table: Table, at: int) -> Turn:
        if table.race and table.playing:
            require_host(table, owner)
            return Turn(table)
        return people.close(table, at, owner)

    def answer(turn: Turn) -> None:
        if not (turn.table.race and turn.table.playing):
            caller.say(done)

    table = (await caller.room.act(judge, answer)).table
    if table.race and table.playing:
        await caller.server.races.close(table.game, owner)
        caller.say(done)


async def _link(caller: Caller, seat: int, kept: str | None, done: wire.Answer) -> None:
    """A new personal link, or none; at a race under way it is that of the lane, too."""
    owner = caller.owner
    fine: set[_Id] = {*_GONE, "not_your_seat"}
    await _in_lane(caller, seat, lambda t, at: people.make_link(t, at, owner, FIRST, kept), fine)
    await caller.room.act(
        lambda t, at: people.make_link(t, at, owner, _seat(seat), kept), lambda _: caller.say(done)
    )


async def _sign(caller: Caller, request: wire.Sign, done: wire.Answer) -> None:
    """What a map is signed with; in a race a seat and its lane have the same, wherever it is said.

    The lane comes first, as it is the map. Where the race refuses it, the map is signed all the
    same, and asking again is harmless.
    """
    owner, table = caller.owner, caller.room.table
    # A lane does not show the title that one has in the race: who signs there has not taken it off.
    title = request.title or None if table.lane is not None else request.title

    def judge(seat: Seat) -> Judge:
        words = request.province, title, request.crest
        return lambda t, at: signing.sign(t, at, owner, seat, *words)

    if table.race and table.started is not None:
        lane = people.lane_id(table.game, _seat(request.seat))
        with suppress(NotAllowed):  # closed without an end, or deleted
            await (await caller.server.rooms.open(lane)).act(judge(FIRST))
    await caller.room.act(judge(_seat(request.seat)), lambda _: caller.say(done))
    if table.lane is not None:
        with suppress(NotAllowed):  # a race may be deleted before its lanes
            race = await caller.server.rooms.open(table.lane.race)
            await race.act(judge(Seat(int(table.game.rpartition("-")[2]) - 1)))


async def _in_lane(caller: Caller, seat: int, judge: Judge, fine: Collection[_Id]) -> None:
    """Do in the lane of a race under way what is about to be done at the seat of the race.

    The lane comes first: if that is not kept, nothing has happened, and asking again is harmless.
    Where it is refused for a reason that is `fine`, the seat of the race goes alone.
    """
    race = caller.room.table
    if not race.race or not race.playing:
        return
    try:
        lane = await caller.server.rooms.open(people.lane_id(race.game, _seat(seat)))
        await lane.act(judge)
    except NotAllowed as refused:
        if refused.reason.id not in fine:
            raise


async def _claim_lane(caller: Caller, kept: str) -> None:
    """A personal link that was made at a race moves the lane as well, before the race's seat.

    Where the lane has moved and the seat could not, this device asks again, and nobody else can.
    """
    owner = caller.owner
    for number, chair in enumerate(caller.room.table.chairs, 1):
        if chair is None or not people.opens(chair, owner, kept):
            continue
        # A lane knows nothing of a link that was used before the start.
        fine: set[_Id] = {*_GONE} if chair.link == kept else {*_GONE, "wrong_link"}
        await _in_lane(caller, number, lambda t, at: people.claim(t, at, owner, FIRST, kept), fine)


async def _start(caller: Caller, done: wire.Answer) -> None:
    """A race opens its lanes in the same transaction, and their bots begin at once."""
    server, owner, before = caller.server, caller.owner, caller.room.table
    address = neighbourhood(caller.address)
    seated = sum(chair is not None for chair in before.chairs)
    if before.race:
        require_host(before, owner)
        caller.server.limits.must("create", caller.address)  # its lanes are new games
    if before.started is None and owner == before.host:
        caller.server.limits.must("create_day", caller.address, seated)

    def judge(table: Table, at: int) -> Act:
        turn = people.start(table, at, owner)
        server.strong.begin(turn.table, address)
        server.origins.note(table.game, address)
        return Act(turn, tuple(lanes(server, at, turn.table)))

    async with server.space.taken(seated if before.race else 0):
        table = (await caller.room.act(judge, lambda _: caller.say(done))).table
    if table.race:
        server.tasks.spawn(wake_bots(server, table))


async def _join_late(caller: Caller, request: wire.Sit, done: wire.Answer) -> None:
    """Somebody joins a race under way; the lane is opened in the same transaction."""
    server, owner, seats = caller.server, caller.owner, len(caller.room.table.chairs)
    if request.seat is not None:
        raise NotAllowed(Reason("no_such_seat", seat=request.seat, players=seats))
    server.limits.must("create", caller.address)
    server.limits.must("create_day", caller.address)

    def judge(table: Table, at: int) -> Act:
        joined, lane = people.join_late(table, at, owner, request.name)
        return Act(joined, (addition(server, 0, at, lane),))

    async with server.space.taken(1):
        await caller.room.act(judge, lambda _: caller.say(done))


async def _again(caller: Caller, request: wire.PlayAgain) -> None:
    """The next table for the same people, also if somebody else has asked for it first."""
    server, owner, secrets = caller.server, caller.owner, new_secrets(caller.server.chance)
    if caller.room.table.again is None:
        caller.server.limits.must("create", caller.address)
        caller.server.limits.must("create_day", caller.address)

    def judge(table: Table, at: int) -> Turn | Act:
        turns = people.next_game(table, at, owner, secrets)
        if turns is None:
            return Turn(table)
        told, opened = turns
        return Act(told, (addition(server, 0, at, opened),))

    def answer(turn: Turn) -> None:
        again = turn.table.again
        assert again is not None
        caller.say(wire.Answer(request.id, True, game=again.game, key=again.key))

    async with server.space.taken(0 if caller.room.table.again else 1):
        await caller.room.act(judge, answer)


async def _publish(caller: Caller, seat: int, done: wire.Answer) -> None:
    """Everybody may see this seat; one of a lane when nobody plays the same cards any more."""
    room, owner, lane = caller.room, caller.owner, caller.room.table.lane
    if lane and not room.shown and await caller.server.rooms.race_over(lane.race, lane.closes):
        room.show()
    shown = room.shown
    await room.act(
        lambda t, at: publishing.publish(t, at, owner, _seat(seat), shown=shown),
        lambda _: caller.say(done),
    )


def _seat(number: int) -> Seat:
    return Seat(number - 1)


def _maybe(number: int | None) -> Seat | None:
    return None if number is None else _seat(number)


def _bots(table: Table) -> int:
    return sum(1 for chair in table.chairs if chair is not None and chair.bot is not None)
