"""One open table in this process: judge, keep, answer, become, tell, in this order, one at a time.

Requests that come while lines are being kept are judged together and kept in one transaction, so a
hundred players who draw at once wait for one write and not for a hundred.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from quillmap.engine.asks import Answer
from quillmap.rules.reasons import Refused
from quillmap.server.index import index_entry, same_entry
from quillmap.server.metrics import Metrics
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import Unavailable
from quillmap.server.rooms.audience import Audience, Viewer
from quillmap.server.rooms.reader import Reader
from quillmap.server.thinking.engines import Engines
from quillmap.server.thinking.origins import Origins, people_wait
from quillmap.server.thinking.strong import StrongBots
from quillmap.store import Addition, CodeTaken, IndexEntry, Kept, Lease, NotKept, Stale, Store
from quillmap.table import rounds
from quillmap.table.happenings import Reaction
from quillmap.table.table import Table
from quillmap.table.turns import Turn, read_on

LOG: Final = logging.getLogger("quillmap.rooms")

LEASE_MS: Final = 10_000
"""How long whoever opened a round takes care of its bots before another process may."""
TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class Act:
    """A turn that also writes the journals of other tables, in the same transaction."""

    turn: Turn
    also: tuple[Addition, ...] = ()


Judge: TypeAlias = Callable[[Table, int], Turn | Act]
"""From the table and the time to a turn, or Refused."""
Reply: TypeAlias = Callable[[Turn], None]
"""Says to whoever asked that it is kept, before anybody is told what has changed."""


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """Something that is to be done at a table, and who waits for it."""

    judge: Judge
    answer: Reply
    outcome: "asyncio.Future[Turn]"


class Unkept(Unavailable):
    """The line could not be kept, so nothing has happened."""


@dataclass
class Surroundings:
    """What the rooms of one process share."""

    store: Store
    reader: Reader
    engines: Engines
    metrics: Metrics
    now: Callable[[], int]
    """Milliseconds since 1970."""
    name: str
    """By which leases know this process."""
    alone: bool
    """Whether no other process serves these tables."""
    spawn: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
    origins: Origins
    strong: StrongBots
    look_after: Callable[["Room"], None] = lambda room: None
    """Called when a table has gone on: bots may have to think, a race may be over."""


class Room(Audience):
    """A table with everybody who looks at it."""

    def __init__(self, around: Surroundings, table: Table, entry: IndexEntry) -> None:
        self.around = around
        super().__init__(table)
        self.opened = around.now()
        self.used = self.opened
        self.thinking = False
        self.thought: asyncio.Task[list[Answer]] | None = None
        """What the bots of this table are asked for, while they are in line or think."""
        self.thought_round = 0
        self.doubtful = False
        """Set when the store may hold lines that we do not know: read on before judging."""
        self._entry: IndexEntry | None = replace(entry, lease=None)
        """As it lies in the store; None where others wrote it, and then as the table says."""
        self._entry_fits = False
        """Whether it is known that the entry in the store is the one that the table has."""
        self._queue: list[Asked] = []
        self._worker: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        """Held while lines are kept or read, so that the table never goes back."""

    # Judge and keep -------------------------------------------------------------------------------

    async def act(self, judge: Judge, answer: Reply = lambda turn: None) -> Turn:
        """Judge, keep, answer, become, tell. Refused says why not; then nothing has changed."""
        self.used = self.around.now()
        future: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        self._queue.append(Asked(judge, answer, future))
        self._work_on()
        return await future

    async def catch_up(self) -> None:
        """Read what others have kept; told to everybody here."""
        async with self._lock:
            await self._read_on()

    def follow(self, lines: Sequence[Kept]) -> bool:
        """Take lines that another process has kept; False if others are missing before them."""
        if self._lock.locked() or self.doubtful or lines[0].ply > self.table.plies:
            return False
        if self.table.imported:
            return False  # a name was forgotten: see `_read_on`
        self._go_on([each for each in lines if each.ply >= self.table.plies])
        return True

    async def _read_on(self) -> None:
        if self.table.imported:
            # Its journal is a record. It grows when a name is forgotten, in the lines before.
            self.become(await self.around.reader.read(self.table.game), ())
        elif kept := await self.around.store.journal(self.table.game, self.table.plies):
            self._go_on(kept)
        self.doubtful = False

    def _go_on(self, lines: Sequence[Kept]) -> None:
        """Become what these lines say; whoever kept them has written the entry as well."""
        turn = read_on(self.table, [(each.at, each.line) for each in lines])
        self._entry, self._entry_fits = None, True
        self.become(turn.table, turn.events)
        if turn.table.round != self.thought_round or not turn.table.playing:
            self.give_up_thought()  # the bots of another process were faster

    async def refile(self, due: int | None = None) -> None:
        """Write the index entry anew, where it says that something is due and nothing is, or later.

        `due` says when, where the table alone cannot.
        """
        async with self._lock:
            entry = (
                index_entry(self.table)
                if due is None
                else replace(index_entry(self.table), due=due)
            )
            game, plies = self.table.game, self.table.plies
            await self.around.store.append(Addition(game, plies, self.around.now(), (), entry))
            self._entry, self._entry_fits = entry, due is None

    def _work_on(self) -> None:
        if self._worker is None:
            self._worker = self.around.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                async with self._lock:
                    await self._keep(batch)
        finally:
            self._worker = None

    async def _keep(self, batch: Sequence[Asked]) -> None:
        try:
            for _ in range(TRIES):
                try:
                    if self.doubtful:
                        await self._read_on()
                    if await self._try(batch):
                        return
                except NotKept as error:
                    self._refuse(batch, error)
                    return
            self._refuse(batch, NotKept("The table is too busy."))
        except Exception as error:
            # Not the players' fault, but they must hear of it.
            LOG.exception("table %s could not go on", self.table.game)
            self.doubtful = True
            self._refuse(batch, NotKept(f"The server made a mistake ({type(error).__name__})."))

    async def _try(self, batch: Sequence[Asked]) -> bool:
        """Judge all against the table, one after the other; False if the table has gone on."""
        at = self.around.now()
        table = self.table
        outcomes: list[Turn | Refused] = []
        also: list[Addition] = []
        for asked in batch:
            try:
                judged = asked.judge(table, at)
            except Refused as refused:
                outcomes.append(refused)
                continue
            act = judged if isinstance(judged, Act) else Act(judged)
            outcomes.append(act.turn)
            also += act.also
            table = act.turn.table
        lines = tuple(line for each in outcomes if isinstance(each, Turn) for line in each.lines)
        if not lines and any(isinstance(each, Turn) for each in outcomes) and await self._behind():
            return False  # "nothing to do" is only true of the table as it is now
        if lines:
            entry = self._new_entry(table, at)
            addition = Addition(table.game, self.table.plies, at, lines, entry)
            if not await self._append(addition, also):
                return False
            if entry is not None:
                self._entry, self._entry_fits = replace(entry, lease=None), True
            events = [e for each in outcomes if isinstance(each, Turn) for e in each.events]
            self._answer(batch, outcomes)
            seen = table.public_version != self.table.public_version
            self.become(table, events)
            if seen:  # bots and races take no notice of a draw that is sealed
                self.around.look_after(self)
        else:
            self._answer(batch, outcomes)
        return True

    async def _behind(self) -> bool:
        """Whether another process has moved this table; then its lines are read."""
        if self.around.alone:
            return False
        plies = await self.around.store.plies([self.table.game])
        if plies.get(self.table.game, 0) <= self.table.plies:
            return False
        await self._read_on()
        return True

    def _new_entry(self, table: Table, at: int) -> IndexEntry | None:
        """The entry if it has changed. Whoever opens a round takes care of its bots."""
        before = self._entry
        due = rounds.due(self.table) if before is None else before.due
        if table.public_version == self.table.public_version and rounds.due(table) == due:
            return None  # a sealed draw is nothing that lists or other processes know of
        if self._entry_fits and same_entry(self.table, table):
            return None
        entry = index_entry(table)
        if entry == (before or index_entry(self.table)):
            self._entry_fits = True
            return None
        if entry.due is not None and entry.due <= at:
            return replace(entry, lease=Lease(self.around.name, at + LEASE_MS))
        return entry

    async def _append(self, addition: Addition, also: Sequence[Addition]) -> bool:
        try:
            start = time.perf_counter()
            await self.around.store.append(addition, *also)
            self.around.metrics.keeping.observe(time.perf_counter() - start)
        except Stale:
            await self._read_on()
            return False
        except CodeTaken as error:
            raise NotKept("The spoken code of the new table is taken, try again.") from error
        except NotKept:
            self.doubtful = True
            if not await self._is_there(addition):
                raise
        self.around.metrics.lines.inc(len(addition.lines))
        return True

    async def _is_there(self, addition: Addition) -> bool:
        """Whether lines are kept although the database could not say so."""
        kept = await self.around.store.journal(addition.game, addition.ply)
        there = tuple(each.line for each in kept[: len(addition.lines)]) == addition.lines
        if not kept or (there and len(kept) == len(addition.lines)):
            self.doubtful = False
        return there

    def _answer(
        self,
        batch: Sequence[Asked],
        outcomes: Sequence[Turn | Refused],
    ) -> None:
        for asked, outcome in zip(batch, outcomes, strict=True):
            if asked.outcome.done():
                continue  # the socket is gone, and nobody waits for the answer
            if isinstance(outcome, Refused):
                asked.outcome.set_exception(outcome)
            else:
                asked.answer(outcome)
                asked.outcome.set_result(outcome)

    def _refuse(self, batch: Sequence[Asked], error: NotKept) -> None:
        self.around.metrics.not_kept.inc(len(batch))
        LOG.warning("table %s: not kept: %s", self.table.game, error)
        why = str(error).rstrip(".")
        for asked in batch:
            if not asked.outcome.done():
                asked.outcome.set_exception(Unkept(ServerReason("not_kept", why=why)))

    def react(self, reaction: Reaction) -> None:
        """Somebody says one of the phrases: to everybody here, and at other processes."""
        self.tell_reaction(reaction)
        self.around.store.say(self.table.game, f"{reaction.seat} {reaction.word}")

    def greet(self, viewer: Viewer) -> None:
        """Somebody has come, and may be whom the bots keep waiting."""
        super().greet(viewer)
        self.around.origins.come(self.table, viewer.owner, viewer.address)
        self.look_around()

    def dismiss(self, viewer: Viewer) -> None:
        """A socket is gone; the room stays for a moment, in case it comes back."""
        super().dismiss(viewer)
        self.used = self.around.now()
        self.look_around()

    def look_around(self) -> None:
        """Tell the engines whether somebody waits here."""
        if self.thought is not None:
            waits = people_wait(self.table, self.here())
            self.around.engines.waited_for(self.table.game, waits)

    def give_up_thought(self) -> None:
        """Nobody wants to know any more what the bots would draw."""
        if self.thought is not None:
            self.thought.cancel()

    @property
    def busy(self) -> bool:
        """Whether lines are being kept."""
        return bool(self._queue or self._worker)

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not (self.viewers or self.busy or self.thinking)
