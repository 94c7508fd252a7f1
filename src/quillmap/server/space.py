"""Whether there is room for another game: a bound on how many are kept, and a disk with a reserve.

Only new games are refused; those that are open go on, and the reserve of the disk is for them.
"""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Literal, TypeAlias

from quillmap.server.metrics import Metrics
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import Unavailable
from quillmap.store import Store

LOG: Final = logging.getLogger("quillmap.space")

LOOK_SECONDS: Final = 5.0
THRIFT: Final = 50.0
LONGEST: Final = 30.0
"""Counting may take a fiftieth of the time, but a count is never much older than half a minute."""

Lack: TypeAlias = Literal["most_games", "spare_disk"]


class Space:
    """What one process knows of the room that is left.

    Games that it opens itself are counted at once; what other processes open or delete is seen at
    the next look, so that several of them may together keep a few games more than the bound.
    """

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.most = 0
        """The most games that are kept; 0 for any number."""
        self.spare = 0
        """Bytes of the disk that new games leave free."""
        self._found: int | None = None
        """How many games there were at the last count."""
        self._opened = 0
        """How many this process has opened, or is opening."""
        self._opening = 0
        self._included = 0
        """How many of those that it opened were surely there at the last count."""
        self._certain = False
        """Whether it opened none during the last count, which may be among those found or not."""
        self._free: int | None = None
        self._count_at = 0.0
        self._lack: Lack | None = None

    async def look(self) -> None:
        """See how much is free, and now and then count."""
        await self._see_disk()
        if self.most and time.monotonic() >= self._count_at:
            await self._count()
        self._tell()

    @asynccontextmanager
    async def taken(self, games: int = 1) -> AsyncIterator[None]:
        """Room for so many new games while they are being opened; NotAllowed if there is none."""
        if not games:
            yield
            return
        await self._see_disk()
        if self.most and (self._found is None or (self._lacking(games) and not self._certain)):
            await self._count()
        self._tell()
        if lack := self._lacking(games):
            self._metrics.limited.labels(lack).inc()
            raise Unavailable(ServerReason("server_full"))
        self._opened += games
        self._opening += games
        try:
            yield
        except BaseException:
            self._opened -= games
            raise
        finally:
            self._opening -= games

    def said(self) -> str:
        """Why no game can be opened, in a line for whoever runs the server; empty if one can."""
        match self._lack:
            case "most_games":
                return f"no new games: there are {self.most} already"
            case "spare_disk":
                return f"no new games: less than {self.spare // 2**20} MB of the disk are free"
            case None:
                return ""

    async def _see_disk(self) -> None:
        self._free = await self._store.free()
        self._metrics.see_free(self._free)

    async def _count(self) -> None:
        began, included = time.monotonic(), self._opened - self._opening
        self._found = await self._store.count()
        self._included = included
        self._certain = included == self._opened
        ended = time.monotonic()
        self._count_at = ended + min(LONGEST, THRIFT * (ended - began))
        self._metrics.see_games(self._found)

    def _lacking(self, games: int) -> Lack | None:
        known = (self._found or 0) + self._opened - self._included
        if self.most and known + games > self.most:
            return "most_games"
        if self._free is not None and self._free < self.spare:
            return "spare_disk"
        return None

    def _tell(self) -> None:
        """One line in the log when no game can be opened any more, and one when it can again."""
        before, self._lack = self._lack, self._lacking(1)
        if self._lack is not None and self._lack != before:
            LOG.warning("%s; those that are open go on", self.said())
        elif before is not None and self._lack is None:
            LOG.warning("new games can be opened again")
