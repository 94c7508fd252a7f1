"""How much one address may ask for: enough for a club behind one router, too little for a flood."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

What: TypeAlias = Literal[
    "request", "socket", "create", "replay", "wrong_code", "wrong_code_overall"
]

MOST_ADDRESSES: Final = 10_000
"""Buckets are kept for so many addresses; the one that asked longest ago is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second from then on."""

    burst: float
    per_second: float


RATES: Final[dict[What, Rate]] = {
    # A hundred people who open the page and join within a minute stay far below these.
    "request": Rate(1200, 40),
    "socket": Rate(300, 5),
    "create": Rate(60, 0.2),
    "replay": Rate(300, 2),
    "wrong_code": Rate(12, 0.1),
    "wrong_code_overall": Rate(200, 1),
}
MESSAGES: Final = Rate(80, 25)
"""For one socket."""
PATIENCE: Final = 400
"""A socket that goes on after so many refusals for haste is closed."""


class Bucket:
    """Holds tokens; each request takes one, and they come back with time."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """0 if there was one to take, else the seconds until there will be."""
        self._refill(now)
        if self._tokens >= cost:
            self._tokens -= cost
            return 0.0
        return (cost - self._tokens) / self._rate.per_second

    def wait(self, now: float) -> float:
        """As `take`, without taking."""
        return self.take(now, 1.0) if self._peek(now) < 1.0 else 0.0

    def _refill(self, now: float) -> None:
        self._tokens = self._peek(now)
        self._at = now

    def _peek(self, now: float) -> float:
        gained = max(0.0, now - self._at) * self._rate.per_second
        return min(self._rate.burst, self._tokens + gained)


OPEN_SOCKETS: Final = 600
"""At one address at the same time; a hundred people with a few tabs each stay below."""
ALL_SOCKETS: Final = 20_000


class Limits:
    """The buckets of all addresses, and how many sockets each has open."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        self._clock = clock
        self._on = on
        self._open: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[What, str], Bucket] = OrderedDict()

    def take(self, what: What, address: str) -> float:
        """0 if this may be done now, else the seconds to wait."""
        return self._bucket(what, address).take(self._clock()) if self._on else 0.0

    def wait(self, what: What, address: str) -> float:
        """As `take`, without counting this one."""
        return self._bucket(what, address).wait(self._clock()) if self._on else 0.0

    def open_socket(self, address: str) -> bool:
        """Count one more open socket; False if there are too many already."""
        key = neighbourhood(address)
        if self._on and (self._open[key] >= OPEN_SOCKETS or self._open.total() >= ALL_SOCKETS):
            return False
        self._open[key] += 1
        return True

    def close_socket(self, address: str) -> None:
        """One of them is closed."""
        key = neighbourhood(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def messages(self) -> Bucket | None:
        """The bucket of one new socket; None where nothing is limited."""
        return Bucket(MESSAGES, self._clock()) if self._on else None

    def now(self) -> float:
        """The clock of the buckets, in seconds."""
        return self._clock()

    def _bucket(self, what: What, address: str) -> Bucket:
        key = (what, neighbourhood(address))
        bucket = self._buckets.pop(key, None) or Bucket(RATES[what], self._clock())
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def neighbourhood(address: str) -> str:
    """What counts as one address: with IPv6, everybody has a whole network of their own."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if ip.version == 4:
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
