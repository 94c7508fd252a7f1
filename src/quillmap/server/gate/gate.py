"""Every connection from the moment it is made: counted, timed, and cut where it goes on too long.

What comes before a request is whole never reaches the application, so it is judged here, by both
protocols: `http_protocol` for requests, `socket_protocol` for what becomes a socket.
"""

import asyncio
import ipaddress
import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from quillmap.rules.reasons import Reason
from quillmap.server import wire
from quillmap.server.gate.deadlines import Deadlines
from quillmap.server.gate.limits import Limits, Refused
from quillmap.server.reasons import ServerReason

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

REQUEST_SECONDS: Final = 15.0
"""For the first whole head of a request on a connection, and for each later one once it begins."""
BODY_SECONDS: Final = 45.0
"""For all of a body."""
READING_SECONDS: Final = 60.0
"""Somebody who has not taken what was sent for so long is not there any more."""
CLOSING_SECONDS: Final = 10.0
"""For the last words of a connection that is being closed."""
SPARE: Final = 200
"""Descriptors for the database, the engines, files and whatever else is not a connection."""
WANTED: Final = 65_536
"""Descriptors a process asks the system for; many systems give 1024 unless they are asked."""


class Gate:
    """What all connections of one process share."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.deadlines = Deadlines(limits.now)
        self._proxies = networks(proxies)
        self._here: dict[asyncio.Transport, str | None] = {}
        """Every connection, and the address that it counts for; none for a proxy."""
        self._closing: dict[asyncio.Transport, float] = {}

    def enter(self, transport: asyncio.Transport, address: str) -> bytes | None:
        """Count a new connection: None if it may stay, else what to answer before it is closed."""
        if self.proxied(address):
            self._here[transport] = None  # who is behind it is counted by request and by socket
            return None
        if wait := self.limits.take("connection", address):
            return answer(429, ServerReason("too_many", seconds=max(1, round(wait))))
        if not self.limits.open_connection(address):
            self.limits.refused("connection")
            return answer(429, ServerReason("too_many", seconds=10))
        self._here[transport] = address
        return None

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        self._closing.pop(transport, None)
        address = self._here.pop(transport, None)
        if address is not None:
            self.limits.close_connection(address)

    def sweep(self) -> None:
        """End those who let time pass, and those who do not take the last words before the end."""
        self.deadlines.sweep()
        now = self.limits.now()
        for transport in self._here:
            if transport.is_closing():
                self._closing.setdefault(transport, now)
        for transport, since in list(self._closing.items()):
            if now - since > CLOSING_SECONDS:
                transport.abort()

    def proxied(self, address: str) -> bool:
        """Whether this is a proxy that we believe, which connects for everybody."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def cut(self, transport: asyncio.Transport, what: Refused) -> None:
        """End a connection that has gone too far, without a word."""
        self.limits.refused(what)
        transport.abort()


class Gated(asyncio.Protocol):
    """What both protocols have: bytes that wait for their turn, and no patience without end."""

    gate: Gate
    """Of the process; `guarded` makes a class that has it."""
    transport: asyncio.Transport

    _held = b""
    """What has come and was not read yet, as everybody else had a turn first."""
    _later: asyncio.Handle | None = None
    """When the next of it is read."""

    def pause_writing(self) -> None:
        """The client does not read what is sent."""
        super().pause_writing()
        self.gate.deadlines.set(self, "reading", READING_SECONDS, self._stuck)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self.gate.deadlines.clear(self, "reading")

    def _stuck(self) -> None:
        self.gate.cut(self.transport, "slow")

    def drop(self) -> None:
        """Forget what was not read yet."""
        self._held = b""
        if self._later is not None:
            self._later.cancel()
            self._later = None


def networks(text: str) -> Sequence[Network]:
    """The proxies of the setting, which was checked before."""
    words = (each.strip() for each in text.split(","))
    return [ipaddress.ip_network(each, strict=False) for each in words if each]


def answer(status: int, reason: Reason) -> bytes:
    """A whole answer for somebody whose request was not read: why, and that this is the end."""
    refusal = wire.Refusal.of(reason)
    body = json.dumps(
        {"refused": {"code": refusal.code, "args": refusal.args, "text": refusal.text}}
    ).encode()
    seconds: Any = refusal.args.get("seconds")
    lines = [
        f"HTTP/1.1 {status} {_PHRASES[status]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *([f"Retry-After: {seconds}"] if seconds else []),
        "Cache-Control: no-store",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


_PHRASES: Final = {
    400: "Bad Request",
    408: "Request Timeout",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}


def raise_descriptors() -> int:
    """Ask the system for as many descriptors as it gives; how many connections that allows."""
    try:
        import resource
    except ImportError:  # not on every platform
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass  # what we have is what we have
    given = WANTED if soft == resource.RLIM_INFINITY else soft
    return max(SPARE, given - SPARE)
