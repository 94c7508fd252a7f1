"""Everything one server process has, put together here and nowhere else."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from quillmap.server.archive.copies import Copies
from quillmap.server.archive.imports import Imports
from quillmap.server.archive.pars import Pars
from quillmap.server.archive.records import Records
from quillmap.server.archive.replays import Replays
from quillmap.server.background.maintenance import keep_tidy
from quillmap.server.background.periodic import every
from quillmap.server.background.presence import Presence
from quillmap.server.background.races import Races
from quillmap.server.background.scheduler import Scheduler
from quillmap.server.clock import wall_clock
from quillmap.server.gate.gate import Gate
from quillmap.server.gate.hosts import Hosts
from quillmap.server.gate.limits import REPORT_SECONDS, Limits
from quillmap.server.gate.starts import Starts
from quillmap.server.ids import id_of
from quillmap.server.metrics import Metrics
from quillmap.server.rooms.hints import Hints
from quillmap.server.rooms.reader import Reader
from quillmap.server.rooms.room import Surroundings
from quillmap.server.rooms.rooms import Rooms
from quillmap.server.scribe.client import Scribe
from quillmap.server.scribe.fair_queue import FairQueue
from quillmap.server.space import LOOK_SECONDS, Space
from quillmap.server.tasks import Tasks
from quillmap.server.thinking.engines import Engines
from quillmap.server.thinking.origins import Origins
from quillmap.server.thinking.strong import StrongBots
from quillmap.store import Store

LOG: Final = logging.getLogger("quillmap.server")

TEXTS: Final = 8
"""So many records that people have sent may wait while one is looked at; each lies in memory."""
TEXT_SECONDS: Final = 20.0
LISTS: Final = 400
"""So many may wait for a list: a hundred people who open the page ask for two each."""
LISTS_AT_ONCE: Final = 4
"""A game of a hundred takes 9 kB of a list, which has up to 200: few may be made at once."""
LIST_SECONDS: Final = 20.0


class Server:
    """What the sockets and routes of one process share."""

    def __init__(
        self,
        store: Store,
        engines: Engines,
        *,
        clock: Callable[[], int] = wall_clock,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        alone: bool = True,
        limits: bool = True,
        limits_clock: Callable[[], float] = time.monotonic,
        proxies: str = "",
        hosts: Hosts | None = None,
        show_metrics: bool = True,
        keep_days: int = 0,
        address: str = "",
    ) -> None:
        self.store = store
        self.engines = engines
        self.now = clock
        self.chance = chance
        self.name = id_of(chance(10))
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.limits = Limits(limits_clock, on=limits)
        self.limits.count = lambda what: self.metrics.limited.labels(what).inc()
        self.gate = Gate(self.limits, proxies)
        self.heard = Starts()
        """Whose message on a socket is heard next."""
        self.hosts = hosts or Hosts()
        self.space = Space(store, self.metrics)
        self.origins = Origins()
        self.strong = StrongBots(clock, on=limits)
        self.strong.refused = lambda: self.limits.refused("strong_bot")
        self.scribe = Scribe(lambda: self.limits.refused("replay"))
        self.texts = FairQueue(
            lambda: self.limits.refused("import"), most=TEXTS, seconds=TEXT_SECONDS
        )
        """Whose turn it is to have a record looked at that is not ours."""
        self.lists = FairQueue(
            lambda: self.limits.refused("request"),
            most=LISTS,
            seconds=LIST_SECONDS,
            at_once=LISTS_AT_ONCE,
        )
        """Whose turn it is to get a list of tables."""
        self.reader = Reader(store, self.scribe)
        self.around = Surroundings(
            store=store,
            reader=self.reader,
            engines=engines,
            metrics=self.metrics,
            now=clock,
            name=self.name,
            alone=alone,
            spawn=self.tasks.spawn,
            origins=self.origins,
            strong=self.strong,
        )
        self.rooms = Rooms(self.around)
        self.hints = Hints(engines)
        self.records = Records(self.reader, self.scribe)
        self.replays = Replays(self.reader, self.scribe, self.texts)
        self.copies = Copies(self.reader, self.scribe, self.texts)
        self.imports = Imports(store, self.scribe, self.texts, clock, chance)
        self.pars = Pars(engines, lambda: self.limits.refused("par"))
        self.races = Races(self.rooms)
        self.scheduler = Scheduler(self.rooms, self.races)
        self.presence = Presence(self.rooms)
        self.show_metrics = show_metrics
        self.address = address
        """Where others find this server, for links that are absolute; empty if nobody has said."""
        self.closing = False
        self._keep_days = keep_days
        self._measure_engines()

    def _measure_engines(self) -> None:
        metrics, engines = self.metrics, self.engines
        engines.waited = lambda who, seconds: metrics.waiting.labels(who).observe(seconds)
        metrics.queue.labels("people").set_function(lambda: engines.waiting(people=True))
        metrics.queue.labels("bots").set_function(lambda: engines.waiting(people=False))

    # What happens by itself -----------------------------------------------------------------------

    async def run(self) -> None:
        """What happens by itself, until cancelled."""
        await self.store.listen(self.scheduler.hinted, self.scheduler.said)
        await asyncio.gather(
            every(1.0, self.scheduler.every_second),
            every(1.0, self.scheduler.check_plies),
            every(1.0, self.races.every_second),
            every(3.0, self.presence.every_few_seconds),
            every(5.0, self._put_away),
            every(1.0, self._sweep),
            every(REPORT_SECONDS, self._report),
            every(LOOK_SECONDS, self.space.look),
            keep_tidy(self.store, self._keep_days) if self._keep_days else asyncio.sleep(0),
        )

    def ended(self, running: "asyncio.Task[None]") -> None:
        """Nothing happens by itself any more: whoever watches this process must hear of it."""
        if not running.cancelled():
            LOG.critical("the server looks after no table any more", exc_info=running.exception())
            self.closing = True

    async def _put_away(self) -> None:
        """Let go of tables that nobody looks at."""
        self.rooms.put_away()

    async def _sweep(self) -> None:
        self.gate.sweep()

    async def _report(self) -> None:
        self.limits.report()

    async def close(self) -> None:
        """Finish what was begun: lines that are being kept, and the processes beside this one."""
        await self.rooms.finish()
        await self.tasks.close()
        await self.scribe.close()
        await self.engines.close()
