"""Who goes next where only a few can at a time: each asker in turn, however much one asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from quillmap.server.gate.limits import neighbourhood
from quillmap.server.refused import TooMany


class FairQueue:
    """A few at a time, usually one. The others wait: so many at most, and each for a while at most.

    One asker has half of the places at most: whoever takes all of them sends others away.
    """

    def __init__(
        self, refused: Callable[[], None], *, most: int, seconds: float, at_once: int = 1
    ) -> None:
        self._refused = refused
        """Called for everybody who is sent away."""
        self._most = most
        self._seconds = seconds
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for the turn of this asker; TooMany if too many wait, or it takes too long."""
        await self._take(neighbourhood(who))
        try:
            yield
        finally:
            self._next()

    async def _take(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        own = len(self._waiting.get(who, ()))
        if own >= self._most // 2 or sum(map(len, self._waiting.values())) >= self._most:
            raise self._too_many()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            async with asyncio.timeout(self._seconds):
                await turn
        except BaseException as error:
            if turn.cancelled():
                self._leave(who, turn)
            else:  # it came at the very moment
                self._next()
            if isinstance(error, TimeoutError):
                raise self._too_many() from None
            raise

    def _leave(self, who: str, turn: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(who)
        if queue and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[who]

    def _next(self) -> None:
        """The turn goes to the asker who has waited longest since the last own one."""
        while self._waiting:
            who, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _too_many(self) -> TooMany:
        self._refused()
        return TooMany(self._seconds / 2)
