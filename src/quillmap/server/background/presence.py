"""Who is at which table, in every process; and the rights of a host who is away."""

from typing import Final

from quillmap.rules.reasons import Refused
from quillmap.server.rooms.room import Room
from quillmap.server.rooms.rooms import Rooms
from quillmap.table import people
from quillmap.table.table import Table
from quillmap.table.turns import Turn

SEEN_EVERY: Final = 20_000
"""How often we say again that somebody is still here, in milliseconds."""
SEEN_FOR: Final = 45_000
"""Whoever was not seen for so long by any process is not here."""
HOST_AWAY: Final = 180_000
"""When the host is away for three minutes the rights pass on."""


class Presence:
    """Tells the store who is here, and asks it who is elsewhere."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.around = rooms.around
        self._told: set[tuple[str, str]] = set()
        self._told_at = 0
        self.host_away = HOST_AWAY

    async def every_few_seconds(self) -> None:
        """Exchange who is here; pass on what absent hosts have left behind."""
        around = self.around
        rooms = {room.table.game: room for room in self.rooms.looked_at()}
        here = {(game, viewer.owner) for game, room in rooms.items() for viewer in room.viewers}
        now = around.now()
        again = now - self._told_at >= SEEN_EVERY
        news = here if again else here - self._told
        gone = self._told - here
        if news or gone:
            await around.store.see([*news, *gone], now)
        self._told = here
        if again:
            self._told_at = now
        absent = [game for game, room in rooms.items() if _lacks_host(room)]
        asked = absent if around.alone else list(rooms)
        if not asked:
            return
        seen = await around.store.last_seen(asked)
        if not around.alone:
            self._others(rooms, seen, now)
        for game in absent:
            await self._pass_on(rooms[game], seen, now)

    def _others(self, rooms: dict[str, Room], seen: dict[tuple[str, str], int], now: int) -> None:
        elsewhere: dict[str, set[str]] = {game: set() for game in rooms}
        for (game, owner), when in seen.items():
            if now - when < SEEN_FOR:
                elsewhere[game].add(owner)
        for game, room in rooms.items():
            others = frozenset(elsewhere[game])
            if others != room.others:
                room.others = others
                room.look_around()
                room.tell_drawn_soon()

    async def _pass_on(self, room: Room, seen: dict[tuple[str, str], int], now: int) -> None:
        table = room.table
        if table.host is None or not _lacks_host(room):
            return
        last = max(seen.get((table.game, table.host), 0), room.opened)
        if now - last < self.host_away:
            return
        here, absent = room.here(), table.host

        def passing(table: Table, at: int) -> Turn:
            """Once only: another process may have found out at the same moment."""
            turn = people.pass_host(table, at, here) if table.host == absent else None
            return turn or Turn(table)

        try:
            await room.act(passing)
        except Refused:
            return  # closed meanwhile


def _lacks_host(room: Room) -> bool:
    table = room.table
    running = not (table.closed or table.over)
    if table.race and table.started is not None:
        return False  # the host is in a lane, and has nothing to decide
    return running and table.host is not None and table.host not in room.here()
