"""Which names a server answers to, so that no other site can lend it one of its own.

A site can let its name point to our address for a moment, and its pages then ask us as if we were
that site (DNS rebinding). A browser says in `Host` which name it asked for, and that one is not
ours. Nobody can lend an address or `localhost`, so a server believes its own without being told.
"""

import ipaddress
import logging
import re
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:  # the settings are read where no server is installed
    from starlette.datastructures import Headers
    from starlette.types import Scope

LOG: Final = logging.getLogger("quillmap.hosts")

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{0,5})?")
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
LONGEST: Final = 253
"""Letters of a name; the Domain Name System has no longer ones."""


def address_in(text: str) -> Address | None:
    """The address that a text is, an IPv4 one in the clothes of IPv6 as itself."""
    try:
        found = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def named(text: str) -> str | None:
    """One form for all ways to write a name or an address without a port; None if it is neither."""
    if len(text) > LONGEST + 1:
        return None
    if address := address_in(text):
        return str(address)
    try:
        name = text.lower().removesuffix(".").encode("idna").decode()
    except UnicodeError:
        return None
    # What ends in digits alone is a broken address.
    return name if NAME.fullmatch(name) and not name.rpartition(".")[2].isdecimal() else None


def is_loopback(host: str) -> bool:
    """Whether a name or address never leads to another machine."""
    address = address_in(host)
    return host == "localhost" if address is None else address.is_loopback


def asked_for(headers: "Headers") -> str | None:
    """The host that a request names, without its port; None if it does not name exactly one."""
    given = headers.getlist("host")
    found = HOST.fullmatch(given[0].lower()) if len(given) == 1 else None
    return named(found[1]) if found else None


def from_here(scope: "Scope", headers: "Headers") -> bool:
    """Whether somebody at this machine asks it by a name of its own, through no proxy."""
    client, host = (scope.get("client") or ("",))[0], asked_for(headers) or ""
    return is_loopback(client) and is_loopback(host) and "x-forwarded-for" not in headers


class Hosts:
    """The hosts that one server is."""

    def __init__(
        self, listens: str = "127.0.0.1", *, site: str = "", proxied: bool = False
    ) -> None:
        self.any = proxied and not site
        """A proxy passes on whatever it was asked for, and nobody has said what that may be."""
        self._own = not site
        """Whether addresses of this machine are believed, and what it is called in its network."""
        self._names = frozenset(filter(None, (named(each.strip()) for each in site.split(","))))
        if self._own and not is_loopback(listens.lower()):
            self._names = frozenset(_names_of_this_machine(listens))
        self._told = False

    def ours(self, scope: "Scope", headers: "Headers") -> bool:
        """Whether a request was meant for this server."""
        found = self.any or self._meant(scope, headers)
        if not found and not self._told:
            self._told = True  # once: anybody can ask for another host as often as they like
            LOG.warning("somebody asked for another host: if it is yours, name it with --site")
        return found

    def _meant(self, scope: "Scope", headers: "Headers") -> bool:
        host = asked_for(headers)
        if host is None:
            return False
        if host in self._names or from_here(scope, headers):
            return True
        # The address that this very connection leads to: a machine can have many, and get more.
        here = (scope.get("server") or ("",))[0]
        return self._own and (is_loopback(host) or host == named(here))


def _names_of_this_machine(listens: str) -> Iterator[str]:
    """What others in the same network can call it; its addresses are known without this."""
    whole = socket.gethostname()
    first = whole.partition(".")[0]
    for name in (listens, whole, first, f"{first}.local"):
        if address_in(name) is None and (found := named(name)):
            yield found
