"""What happens at tables by itself: bots draw, time runs out, hosts pass, races close.

Anything that is due stands in the index entry of its table, so that any process can take care of
it, also when the one that should have is dead and no player is connected.
"""

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from typing import Any, Final, get_args

from quillmap.notation import Made
from quillmap.rules.moves import Seat
from quillmap.rules.reasons import Refused
from quillmap.server.background.races import Races
from quillmap.server.rooms.room import LEASE_MS, Room, Unkept
from quillmap.server.rooms.rooms import Rooms
from quillmap.server.thinking.engines import Answer, Ask
from quillmap.server.thinking.strong import instead
from quillmap.server.wire import Word
from quillmap.store import Lease, NewLines, NotKept, Stale
from quillmap.table import rounds
from quillmap.table.happenings import Reaction
from quillmap.table.rounds import Owed
from quillmap.table.table import Table

LOG: Final = logging.getLogger("quillmap.scheduler")

BOT_SECONDS: Final = 2.0
"""What the bots of one table share in a round."""
AT_ONCE: Final = 50
RETRIES: Final = 3
RETRY_SECONDS: Final = 0.5
"""A short failure of the database need not cost a whole lease."""
NOTICE_SECONDS: Final = 0.25
"""What another process tells takes less, so most tables that have moved need not be asked for."""
HELD_MS: Final = 600_000
"""When a handed lane is looked at again that waits, should nobody have woken it."""
WORDS: Final = frozenset(get_args(Word))
"""Another process may have a newer version, and say what this one does not know."""
FALLBACK: Final = "fallback"
"""Who drew, in the record, where a bot failed: the first draw that was allowed."""


class Scheduler:
    """Looks after the tables of one process."""

    def __init__(self, rooms: Rooms, races: Races) -> None:
        self.rooms = rooms
        self.around = rooms.around
        self.races = races
        self.bot_seconds = BOT_SECONDS
        self._hints_come = False
        self.around.look_after = self.look_after

    def look_after(self, room: Room) -> None:
        """This table has gone on in this process."""
        table = room.table
        self.races.went_on(table)
        if table.lane is not None and table.over:
            self.around.spawn(self.races.settle(table.lane.race))
        self.around.strong.follow(table, self.around.origins.of(table))
        owed = rounds.owed(table, self.around.now())
        if not owed or table.round != room.thought_round:
            room.give_up_thought()
        if room.thinking or not owed:
            return
        room.thinking = True
        self.around.spawn(self._draw(room))

    async def _draw(self, room: Room) -> None:
        """Bots draw until nobody waits for them."""
        failures = 0
        try:
            while owed := rounds.owed(room.table, self.around.now()):
                try:
                    if await self.races.holds(room.table):
                        return  # woken when somebody has drawn
                    plies = room.table.plies
                    if await self._ours(room.table.game):
                        await self._draw_round(room, owed)
                    elif room.table.plies == plies:
                        return
                except (NotKept, Unkept):
                    failures += 1
                    if failures > RETRIES:
                        raise
                    await asyncio.sleep(RETRY_SECONDS)
        except (NotKept, Refused) as error:
            # The lease runs out, and whoever takes it next tries again.
            LOG.warning("table %s: the bots have to wait: %s", room.table.game, error)
        finally:
            room.thinking = False

    async def _ours(self, game: str) -> bool:
        """Whether the bots of a table are for us: else every process with a player there thinks."""
        if self.around.alone:
            return True
        row = await self.around.store.row(game)
        lease = row.entry.lease if row is not None else None
        return lease is not None and lease.holder == self.around.name

    async def _draw_round(self, room: Room, owed: tuple[Owed, ...]) -> None:
        table = room.table
        assert table.position is not None
        behalf = self.around.origins.behalf(table, owed, room.here())
        asks = [
            Ask(each.seat, each.bot, bot_seed(table, each), instead=instead(each.bot))
            for each in owed
        ]
        asking = self.around.engines.ask(table.position, asks, self.bot_seconds, behalf)
        answers = await self._thought(room, asking)
        if not answers:
            return
        made = [self._made(table, *pair) for pair in zip(owed, answers, strict=True)]
        await room.act(lambda now, at: rounds.draw_for(now, at, table.round, made))

    async def _thought(self, room: Room, asking: Coroutine[Any, Any, list[Answer]]) -> list[Answer]:
        """What the bots answer; nothing if the table needs no answer any more."""
        room.thought_round = room.table.round
        room.thought = asyncio.create_task(asking)
        try:
            await asyncio.wait([room.thought])
            return [] if room.thought.cancelled() else room.thought.result()
        finally:
            room.give_up_thought()
            room.thought = None

    def _made(self, table: Table, owed: Owed, answer: Answer) -> Made:
        outcome = "quick" if answer.quick else answer.failure or "drawn"
        self.around.metrics.bots.labels(outcome).inc()
        if answer.quick and answer.move is not None:
            return Made(answer.move, answer.quick, owed.note or "too slow")
        if answer.move is not None:
            return Made(answer.move, owed.by, owed.note)
        move = rounds.fallback(table, owed.seat)
        return Made(move, FALLBACK, owed.note or answer.failure)

    # Once a second --------------------------------------------------------------------------------

    async def every_second(self) -> None:
        """Take what is due and nobody takes care of."""
        around = self.around
        now = around.now()
        lease = Lease(around.name, now + LEASE_MS)
        for game in await around.store.take_due(lease, now, AT_ONCE):
            around.spawn(self._take(game))

    async def _take(self, game: str) -> None:
        try:
            room = await self.rooms.open(game)
            await room.catch_up()
            if room.table.race:
                await self.races.close(game)
            elif await self.races.holds(room.table):
                await room.refile(self.around.now() + HELD_MS)
                self.races.went_on(room.table)
            elif rounds.owed(room.table, self.around.now()):
                self.look_after(room)
            else:
                await room.refile()
        except (NotKept, Stale, Refused, ValueError) as error:
            LOG.warning("table %s: what is due has to wait: %s", game, error)

    async def check_plies(self) -> None:
        """Find out which open tables others have moved: a lost hint costs a second."""
        rooms = {room.table.game: room for room in self.rooms.looked_at()}
        if not rooms:
            return
        plies = await self.around.store.plies(list(rooms))
        for game in rooms.keys() - plies.keys():
            self.rooms.forget(rooms[game])
        behind = [game for game in plies if plies[game] > rooms[game].table.plies]
        if behind and self._hints_come:
            await asyncio.sleep(NOTICE_SECONDS)
        for game in behind:
            room = rooms[game]
            if plies[game] > room.table.plies and not room.busy:
                await self._catch_up(room)

    def hinted(self, game: str, told: NewLines) -> None:
        """Another process says that this table has moved."""
        self._hints_come = True
        room = self.rooms.by_game.get(game)
        if room is None:
            return
        lines = told()
        if lines and lines[-1].ply < room.table.plies:
            return  # read already
        if not (lines and room.follow(lines)):
            self.around.spawn(self._catch_up(room))

    def said(self, game: str, text: str) -> None:
        """Somebody at another process says something at this table."""
        room = self.rooms.by_game.get(game)
        seat, _, word = text.partition(" ")
        if room is not None and seat.isdigit() and word in WORDS:
            room.tell_reaction(Reaction(Seat(int(seat)), word))

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except (NotKept, Refused, ValueError) as error:
            LOG.warning("table %s: cannot read on: %s", room.table.game, error)
        await asyncio.sleep(0)


def bot_seed(table: Table, owed: Owed) -> int:
    """The chance of a bot: the same for the same game, round and seat.

    It is digested from the secret seed, so that nobody can work out a bot's sealed draw; and no
    card can be worked out from it.
    """
    assert table.seed is not None, "a game under way"
    text = f"bot {table.round} {owed.seat}"
    return int.from_bytes(hmac.digest(table.seed, text.encode(), "sha256")[:6], "big")
