"""What many ask for and one makes: each value once, however many wait for it."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class SingleFlight(Generic[K, V]):
    """Values by key, made when they are first asked for; the latest asked for are kept.

    Whoever asks while a value is being made waits for that one. Nobody who goes away takes it from
    those who still wait, and what failed is forgotten, so that the next who asks tries again.
    """

    def __init__(self, most: int, weight: Callable[[V], int] = lambda value: 1) -> None:
        self._most = most
        """How much there is room for, counted by `weight`; what is being made counts nothing."""
        self._weight = weight
        # Not an OrderedDict, which asks for the hash of every key that it goes past: some of our
        # keys are whole positions.
        self._made: dict[K, asyncio.Task[V]] = {}
        self._weights: dict[asyncio.Task[V], int] = {}
        """Of what is made and kept."""
        self.size = 0
        """How much is kept, by weight."""

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """The value of this key, made now if nobody has asked for it yet."""
        task = self._made.pop(key, None)
        if task is None or _failed(task):
            task = asyncio.get_running_loop().create_task(make())
            task.add_done_callback(lambda task: self._done(key, task))
        self._made[key] = task  # behind all others
        return await asyncio.shield(task)

    def __contains__(self, key: K) -> bool:
        """Whether this value is there or being made."""
        return (task := self._made.get(key)) is not None and not _failed(task)

    async def settled(self, key: K) -> None:
        """Wait until this value is not being made any more, whatever comes of it."""
        if (task := self._made.get(key)) is not None and not task.done():
            await asyncio.wait([task])

    @property
    def making(self) -> int:
        """How many values are being made."""
        return sum(not task.done() for task in self._made.values())

    def _done(self, key: K, task: "asyncio.Task[V]") -> None:
        """Forget what failed, and what was asked for longest ago until the rest fits."""
        if self._made.get(key) is not task:
            return  # it failed, and somebody has asked again
        if _failed(task):
            del self._made[key]
            return
        self._weights[task] = self._weight(task.result())
        self.size += self._weights[task]
        while self.size > self._most:
            oldest = next(old for old, made in self._made.items() if made in self._weights)
            self.size -= self._weights.pop(self._made.pop(oldest))


def _failed(task: "asyncio.Task[Any]") -> bool:
    """Whether it came to nothing; once asked, nobody complains that its failure went unheard."""
    return task.done() and (task.cancelled() or task.exception() is not None)
