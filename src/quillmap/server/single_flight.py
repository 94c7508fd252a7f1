"""What many ask for and one makes: each value once, however many wait for it."""

import asyncio
from collections import OrderedDict
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
        self._made: OrderedDict[K, asyncio.Task[V]] = OrderedDict()

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """The value of this key, made now if nobody has asked for it yet."""
        task = self._made.get(key)
        if task is None or _failed(task):
            task = self._made[key] = asyncio.get_running_loop().create_task(make())
            task.add_done_callback(lambda task: self._done(key, task))
        self._made.move_to_end(key)
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

    @property
    def size(self) -> int:
        """How much is kept, by weight."""
        return sum(map(self._weight_of, self._made.values()))

    def _weight_of(self, task: "asyncio.Task[V]") -> int:
        return self._weight(task.result()) if task.done() and not _failed(task) else 0

    def _done(self, key: K, task: "asyncio.Task[V]") -> None:
        """Forget what failed, and what was asked for longest ago until the rest fits."""
        if _failed(task) and self._made.get(key) is task:
            del self._made[key]
        size = self.size
        for old in [old for old, made in self._made.items() if made.done()]:
            if size <= self._most:
                break
            size -= self._weight_of(self._made.pop(old))


def _failed(task: "asyncio.Task[Any]") -> bool:
    """Whether it came to nothing; once asked, nobody complains that its failure went unheard."""
    return task.done() and (task.cancelled() or task.exception() is not None)
