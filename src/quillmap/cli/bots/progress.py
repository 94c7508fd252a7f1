"""How far something is, for a person who waits; a pipe or a log is not told."""

import sys
import time
from typing import Final

EVERY: Final = 0.2


class Progress:
    """A count on one line of the terminal, a few times a second."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + EVERY
        self._shown = False
        self._on = sys.stderr is not None and sys.stderr.isatty()

    def at(self, count: int) -> None:
        """So far."""
        if self._on and time.monotonic() >= self._next:
            print(f"\r{count} {self._what}", end="", file=sys.stderr, flush=True)
            self._shown = True
            self._next = time.monotonic() + EVERY

    def end(self) -> None:
        """Make room for what is said next."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
