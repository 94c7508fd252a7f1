"""What has to happen by a certain time, or a connection is ended; looked at once a second.

One look at a few pending ones is cheaper than a timer for each, and a test can move the clock.
"""

from collections.abc import Callable
from typing import Any


class Deadlines:
    """For whom something is awaited, until when, and what is done if it does not come."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._pending: dict[tuple[Any, str], tuple[float, Callable[[], None]]] = {}

    def set(self, who: object, what: str, seconds: float, late: Callable[[], None]) -> None:
        """`late` is called if this is not cleared within so many seconds."""
        self._pending[who, what] = (self._clock() + seconds, late)

    def clear(self, who: object, what: str) -> None:
        """It has come, or is of no interest any more."""
        self._pending.pop((who, what), None)

    def pending(self, who: object, what: str) -> bool:
        """Whether it is still awaited."""
        return (who, what) in self._pending

    def sweep(self) -> None:
        """Call whoever is late."""
        now = self._clock()
        over = [key for key, (until, _) in self._pending.items() if until <= now]
        for key in over:
            if (found := self._pending.pop(key, None)) is not None:
                found[1]()

    def __len__(self) -> int:
        """How many are awaited."""
        return len(self._pending)
