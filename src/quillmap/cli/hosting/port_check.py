"""Whether a server can listen somewhere, asked before anything else is begun."""

import errno
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from quillmap.cli.hosting.server_lock import running_server

OTHER: Final = "Choose another --port, or --port 0 for any"


class Hindrance(NamedTuple):
    """Why nothing can listen there."""

    why: str
    taken: bool = False
    """Whether it is only that somebody else does."""


def why_not_listen(host: str, port: int) -> Hindrance | None:
    """Why nothing can listen there now, or None."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        return Hindrance(f"there is no address {host!r} to listen on")
    for family, kind, protocol, _, address in found:
        try:
            probe = socket.socket(family, kind, protocol)
        except OSError:
            continue  # a family that this machine does not speak
        with probe:
            if os.name == "posix":  # as the server does, which need not wait for old connections
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
                probe.listen(1)  # two may bind, but only one may listen
            except OSError as error:
                return _not_bound(host, port, error)
    return None


def _not_bound(host: str, port: int, error: OSError) -> Hindrance:
    match error.errno:
        case errno.EADDRINUSE:
            why = f"port {port} of {host} is taken by another program. {OTHER}"
            return Hindrance(why, taken=True)
        case errno.EACCES:
            return Hindrance(f"port {port} is not for everybody: this user cannot use it. {OTHER}")
        case errno.EADDRNOTAVAIL:
            return Hindrance(f"{host} is not an address of this machine")
        case _:
            return Hindrance(f"cannot listen on {host} port {port}: {error.strerror or error}")


def explained(hindrance: Hindrance, port: int) -> str:
    """The sentence about it: perhaps the other one is our own server, which may just begin."""
    if hindrance.taken and (address := running_server()) and urlsplit(address).port == port:
        return f"Quillmap is running there already: {address}"
    return hindrance.why


@contextmanager
def unlogged() -> Iterator[None]:
    """uvicorn logs that a port is taken; whoever typed the command reads our sentence instead."""
    logger = logging.getLogger("uvicorn.error")

    def no_bind_error(record: logging.LogRecord) -> bool:
        return not isinstance(record.msg, OSError)

    logger.addFilter(no_bind_error)
    try:
        yield
    finally:
        logger.removeFilter(no_bind_error)
