"""Who may come in: identity by cookie, tables by link, lanes of a race when one's own is done."""

import re
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers

from quillmap.notation import GAME_ID
from quillmap.server.background.pace import through
from quillmap.server.ids import SECRET_BYTES, owner_of, same, secret_of
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import Hidden, no_such_table
from quillmap.server.rooms.room import Room
from quillmap.server.rooms.rooms import Rooms

COOKIE: Final = "quillmap"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
"""Under TLS. Browsers take a cookie of this name from this host alone, not from one beside it."""
KEPT_FOR: Final = 400 * 86_400
"""Seconds; browsers keep no cookie for longer."""


class Identity:
    """Somebody without an account: whoever has the secret is the owner."""

    def __init__(self, secret: str, *, new: bool, secure: bool = False) -> None:
        self.secret = secret
        self.owner = owner_of(secret)
        self.new = new
        """Whether the browser has to be told its secret, or its secret by another name."""
        self._secure = secure

    @classmethod
    def of(
        cls, headers: Headers, chance: Callable[[int], bytes], scheme: str = "http"
    ) -> "Identity":
        """The identity in the cookie of a request, or a new one."""
        secure = scheme in ("https", "wss")
        cookies = headers.get("cookie", "")
        # Whoever can set cookies for our host from elsewhere can set the plain one alone.
        if secret := _cookie(cookies, SAFE_COOKIE):
            return cls(secret, new=False, secure=secure)
        # From before there was TLS, or from an older version: the games of that name stay.
        if secret := _cookie(cookies, COOKIE):
            return cls(secret, new=secure, secure=secure)
        return cls(secret_of(chance(SECRET_BYTES)), new=True, secure=secure)

    def cookie(self) -> str:
        """The header that gives the browser its secret: never readable for a script."""
        name = SAFE_COOKIE if self._secure else COOKIE
        parts = [f"{name}={self.secret}", f"Max-Age={KEPT_FOR}", "Path=/", "HttpOnly"]
        parts.append("SameSite=Lax")
        if self._secure:
            parts.append("Secure")
        return "; ".join(parts)


def _cookie(header: str, wanted: str) -> str | None:
    # By hand: a cookie of another program on this host, however odd, must not hide ours.
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        # A shorter one was not made by us, and could be guessed.
        if name == wanted and 40 <= len(value) <= 64:
            return value
    return None


async def enter(rooms: Rooms, game: str, owner: str, key: str, *, asker: str) -> Room:
    """The room of a table for somebody who may look at it; NotAllowed otherwise.

    Whoever guesses ids hears the same for a table that is not theirs and for none. `asker` is their
    address, in whose turn a long record is read.
    """
    if not re.fullmatch(GAME_ID, game):
        raise no_such_table()  # a store may not even be able to look for it
    room = await rooms.open(game, asker)
    table = room.table
    lane = table.lane
    if lane and not room.shown and await rooms.race_over(lane.race, lane.closes):
        room.show()
    if owner in table.owners or owner == table.host:
        return room
    if table.lane is not None:
        await _enter_lane(rooms, room, owner, key)
        return room
    listed = table.settings.listed
    if listed or table.imported or same(key, table.key):
        return room
    raise no_such_table()


async def _enter_lane(rooms: Rooms, room: Room, owner: str, key: str) -> None:
    """Lanes of others open when the race is over, or to who has drawn the own ones to the end."""
    table = room.table
    assert table.lane is not None
    rows = await rooms.around.store.lanes([table.lane.race])
    raced = any(owner in row.entry.owners for row in rows)
    if not raced and not same(key, table.key):
        raise no_such_table()
    if not room.shown and owner not in through(rows):
        raise Hidden(ServerReason("lane_hidden"))
