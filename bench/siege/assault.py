"""What every attack has: where it is aimed, how long it lasts, and what it saw happen."""

import asyncio
import contextlib
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

HOST = "127.0.0.1"
PAUSE = 0.05
"""Seconds until somebody who was sent away knocks again."""


class SentAway(Exception):
    """The server has had enough of somebody, which is noted already."""


def cut(error: Exception) -> str:
    """How a connection ended without a word."""
    match error:
        case EOFError():
            return "hung up"
        case TimeoutError():
            return "no answer"
        case ConnectionRefusedError():
            return "not let in"
        case ConnectionError():
            return "reset"
        case _:
            return type(error).__name__


@dataclass(frozen=True)
class Target:
    """A server on this machine, and the address at which it sees the attacker."""

    port: int
    source: str
    certificate: str = ""
    """Whom to believe where it speaks TLS; plain without."""
    seconds: float = 10.0
    share: float = 1.0
    """How much of an attack is enough: fewer connections for a test."""

    @cached_property
    def tls(self) -> ssl.SSLContext | None:
        """For connections, if it speaks TLS."""
        return ssl.create_default_context(cafile=self.certificate) if self.certificate else None

    def many(self, whole: int) -> int:
        """So many connections or bytes of the whole attack."""
        return max(1, int(whole * self.share))


@dataclass
class Assault:
    """One attack while it lasts."""

    target: Target
    agree: Callable[[], Awaitable[None]] | None = None
    """Says that everything is prepared, and waits for the word."""
    seen: Counter[str] = field(default_factory=Counter)
    """What the attacker saw, in a few words each, and how often."""
    _until: float = 0.0

    async def go(self) -> None:
        """Everything is prepared: from now on the clock runs."""
        if self.agree is not None:
            await self.agree()
        self._until = time.monotonic() + self.target.seconds

    @property
    def begun(self) -> bool:
        """Whether everything could be prepared."""
        return self._until > 0

    @property
    def going(self) -> bool:
        """Whether it still lasts."""
        return time.monotonic() < self._until

    def saw(self, what: str, times: int = 1) -> None:
        """Note it."""
        self.seen[what] += times

    async def rest(self) -> None:
        """Do nothing more until the end."""
        await asyncio.sleep(max(0.0, self._until - time.monotonic()))

    async def again_and_again(self, one: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        """Keep so many of them under way until the end."""

        async def keep_on() -> None:
            while self.going:
                try:
                    await one()
                except SentAway:
                    pass
                except (OSError, EOFError, TimeoutError) as error:
                    self.saw(cut(error))
                await asyncio.sleep(PAUSE)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._end()):
                await asyncio.gather(*(keep_on() for _ in range(at_once)))

    def _end(self) -> float:
        return asyncio.get_running_loop().time() + self._until - time.monotonic()


Run: TypeAlias = Callable[[Assault], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An entry of the registry."""

    name: str
    what: str
    """The row of the table."""
    run: Run
    within: bool
    """Whether it stays within the limits, so that nobody needs to be refused or told."""
    least: float
    """Seconds that it has to last, where a server waits for a while before it loses patience."""


ATTACKS: dict[str, Attack] = {}


def attack(what: str, *, within: bool = False, least: float = 0.0) -> Callable[[Run], Run]:
    """Enter a coroutine into the registry, under its own name."""

    def entered(run: Run) -> Run:
        name = getattr(run, "__name__", "")
        assert name not in ATTACKS, f"two attacks are called {name}, and one would be lost"
        ATTACKS[name] = Attack(name, what, run, within, least)
        return run

    return entered


async def carry_out(assault: Assault, run: Run) -> None:
    """The whole attack; that it was fended off is no error."""
    try:
        await run(assault)
        return
    except SentAway:
        pass
    except (OSError, EOFError, TimeoutError) as error:
        assault.saw(cut(error))
    if not assault.begun:
        await assault.go()
    await assault.rest()
