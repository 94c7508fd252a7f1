"""Refusals of a server, each with the status that it has over HTTP."""

from typing import ClassVar

from quillmap.server.reasons import ServerReason
from quillmap.table.turns import NotAllowed


class ServerRefused(NotAllowed):
    """Something that a server does not do, or not now."""

    status: ClassVar[int] = 409


class NotFound(ServerRefused):
    """There is no such thing, or not for whoever asks: both sound the same."""

    status = 404


class Hidden(ServerRefused):
    """It is there, and may not be seen yet."""

    status = 403


class Unusable(ServerRefused):
    """What somebody sent cannot be, whatever the table is like."""

    status = 422


class TooMany(ServerRefused):
    """More than one may ask for."""

    status = 429

    def __init__(self, wait: float) -> None:
        self.seconds = max(1, round(wait))
        super().__init__(ServerReason("too_many", seconds=self.seconds))

    def __reduce__(self) -> tuple[type["TooMany"], tuple[int]]:
        """Made anew from the seconds, and not from the reason like all others."""
        return type(self), (self.seconds,)


class Unavailable(ServerRefused):
    """It could be done, but not by this server now."""

    status = 503


def not_kept(why: object) -> Unavailable:
    """The refusal of what could not be written down, so that it has not happened."""
    return Unavailable(ServerReason("not_kept", why=str(why).rstrip(".")))


def no_such_table() -> NotFound:
    """The refusal of a table that is not there, or not for whoever asks."""
    return NotFound(ServerReason("no_such_table"))
