"""How much one address may ask for: enough for a club behind one router, too little for a flood."""

import ipaddress
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from quillmap.server.refused import TooMany

LOG: Final = logging.getLogger("quillmap.limits")

What: TypeAlias = Literal[
    "connection",
    "request",
    "socket",
    "message",
    "message_by_one",
    "reaction",
    "reaction_here",
    "create",
    "create_day",
    "record",
    "replay",
    "copy",
    "public_copy",
    "bin",
    "wrong_code",
    "wrong_code_overall",
    "wrong_code_alarm",
]
"""What is counted by address, by identity (`message_by_one`, `reaction`) or by table."""

Refused: TypeAlias = (
    What
    | Literal["frame", "header", "pipeline", "slow", "bad_request", "bad_text"]
    | Literal["host", "origin", "size", "body", "import", "par", "strong_bot"]
)
"""What the operator sees in `quillmap_limited_total` and in the log."""

MOST_ADDRESSES: Final = 10_000
"""Buckets are kept for so many addresses; the one that asked longest ago is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second from then on."""

    burst: float
    per_second: float


RATES: Final[dict[What, Rate]] = {
    # A hundred people who open the page and join within a minute stay far below these. A browser
    # opens up to six connections for the page and one for each socket.
    "connection": Rate(1500, 40),
    "request": Rate(1200, 40),
    "socket": Rate(300, 5),
    # A hundred people who all try placements at once ask for a few previews a second each.
    "message": Rate(5000, 800),
    "message_by_one": Rate(160, 50),
    # By person, and for everybody at one table.
    "reaction": Rate(4, 0.5),
    "reaction_here": Rate(20, 5),
    "create": Rate(60, 0.2),
    # What a disk has to hold: a new table counts one, and each seat one more when the game begins.
    # A hundred people who play twenty games on one day, each of them at a table of four with three
    # bots, come to ten thousand.
    "create_day": Rate(10_000, 10_000 / 86_400),
    "record": Rate(300, 2),
    "replay": Rate(300, 2),
    # Each keeps another process busy for half a second, and its pixels for longer: enough for a
    # hundred who look at their own map and at one more.
    "copy": Rate(200, 0.5),
    # The same for strangers, who must not use up what players have.
    "public_copy": Rate(200, 0.5),
    # Games that are put into the bin or taken out: all of one list, twice.
    "bin": Rate(400, 2),
    "wrong_code": Rate(12, 0.1),
    "wrong_code_overall": Rate(200, 1),
    # While codes are guessed from many addresses, each has a few tries for slips of the finger.
    "wrong_code_alarm": Rate(4, 1 / 120),
}
IMPORTED: Final = 100
"""What a record counts for a day: it comes with a whole game, of up to half a megabyte."""
MESSAGES: Final = Rate(80, 25)
"""For one socket."""
FRAMES: Final = Rate(200, 20)
"""Pings, pongs and pieces of messages, for one socket: browsers send one in 20 seconds."""
PATIENCE: Final = 400
"""A socket that goes on after so many refusals for haste is closed."""
REPORT_SECONDS: Final = 10.0
"""So often, at most, the log says what was refused."""


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


OPEN_CONNECTIONS: Final = 1000
"""At one address at the same time, sockets among them; a hundred people with a few tabs each and
the connections that browsers keep for a moment stay below."""
ALL_CONNECTIONS: Final = 30_000
OPEN_SOCKETS: Final = 600
"""At one address at the same time; a hundred people with a few tabs each stay below."""
ALL_SOCKETS: Final = 20_000
OPEN_BODIES: Final = 8
"""Long bodies that come from one address at the same time: they stay in memory until they are
whole, and somebody may send them as slowly as a request may come."""
ALL_BODIES: Final = 64


class Open:
    """How many of something are open, by address and in all."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()
        self.total = 0

    def add(self, key: str) -> None:
        """One more."""
        self.by[key] += 1
        self.total += 1

    def remove(self, key: str) -> None:
        """One less; nothing is remembered of those who have gone."""
        self.by[key] -= 1
        self.total -= 1
        if not self.by[key]:
            del self.by[key]


class Limits:
    """The buckets of all addresses, and how many sockets and connections each has open."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        self._clock = clock
        self._on = on
        self._sockets = Open()
        self._connections = Open()
        self._bodies = Open()
        self._buckets: OrderedDict[tuple[What, str], Bucket] = OrderedDict()
        self._days: OrderedDict[tuple[What, str], Bucket] = OrderedDict()
        """Apart, as those of a day must not be forgotten for those of a minute."""
        self._refusals: Counter[Refused] = Counter()
        self.most_connections = ALL_CONNECTIONS
        """Lower where the system gives the process fewer descriptors."""
        self.count: Callable[[Refused], None] = lambda what: None
        """Called for each refusal, for the metrics."""

    # By rate --------------------------------------------------------------------------------------

    def take(self, what: What, address: str, cost: float = 1.0) -> float:
        """0 if this may be done now, else the seconds to wait, and that is counted as refused."""
        wait = self._bucket(what, address).take(self._clock(), cost) if self._on else 0.0
        if wait:
            self.refused(what)
        return wait

    def wait(self, what: What, address: str) -> float:
        """As `take`, without counting this one."""
        return self._bucket(what, address).wait(self._clock()) if self._on else 0.0

    def must(self, what: What, address: str, cost: float = 1.0) -> None:
        """Do this now, or TooMany."""
        if wait := self.take(what, address, cost):
            raise TooMany(wait)

    def messages(self) -> Bucket | None:
        """The bucket of one new socket; None where nothing is limited."""
        return Bucket(MESSAGES, self._clock()) if self._on else None

    def frames(self) -> Bucket:
        """The same for what is no whole message: no client ever needs more."""
        return Bucket(FRAMES, self._clock())

    def now(self) -> float:
        """The clock of the buckets, in seconds."""
        return self._clock()

    # By number ------------------------------------------------------------------------------------

    def open_socket(self, address: str) -> bool:
        """Count one more open socket; False if there are too many already."""
        return self._opened(self._sockets, address, OPEN_SOCKETS, ALL_SOCKETS)

    def close_socket(self, address: str) -> None:
        """One of them is closed."""
        self._sockets.remove(neighbourhood(address))

    def open_connection(self, address: str) -> bool:
        """Count one more connection, whatever it is for; False if there are too many already."""
        most = self.most_connections
        return self._opened(self._connections, address, min(OPEN_CONNECTIONS, most // 2), most)

    def close_connection(self, address: str) -> None:
        """One of them is closed."""
        self._connections.remove(neighbourhood(address))

    def open_body(self, address: str) -> bool:
        """Count one more long body that is being sent; False if there are too many already."""
        return self._opened(self._bodies, address, OPEN_BODIES, ALL_BODIES)

    def close_body(self, address: str) -> None:
        """One of them is whole, or will never be."""
        self._bodies.remove(neighbourhood(address))

    def _opened(self, found: "Open", address: str, most: int, most_in_all: int) -> bool:
        key = neighbourhood(address)
        if self._on and (found.by[key] >= most or found.total >= most_in_all):
            return False
        found.add(key)
        return True

    # What the operator sees -----------------------------------------------------------------------

    def refused(self, what: Refused) -> None:
        """Something was too much."""
        self._refusals[what] += 1
        self.count(what)

    def report(self) -> None:
        """One line about all refusals since the last one; no address is ever written down."""
        if self._refusals:
            words = ", ".join(f"{n} {what}" for what, n in self._refusals.most_common())
            self._refusals.clear()
            LOG.warning("refused in the last %d s: %s", REPORT_SECONDS, words)

    def _bucket(self, what: What, address: str) -> Bucket:
        key = (what, neighbourhood(address))
        buckets = self._days if what == "create_day" else self._buckets
        bucket = buckets.pop(key, None) or Bucket(RATES[what], self._clock())
        buckets[key] = bucket
        if len(buckets) > MOST_ADDRESSES:
            buckets.popitem(last=False)
        return bucket


@lru_cache(4096)
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
