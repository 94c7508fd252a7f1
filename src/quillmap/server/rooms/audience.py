"""Those who look at a table, and what they are told: each part once, to everybody it is for."""

import asyncio
from collections.abc import Sequence
from typing import Final

from quillmap.server import wire
from quillmap.server.rooms.mailbox import Mailbox
from quillmap.server.wire.events import event_view
from quillmap.server.wire.views import drawn_view, mine_view, table_view
from quillmap.table.happenings import Happening, Reaction
from quillmap.table.table import Table

DRAWN_PAUSE: Final = 0.1
"""Who has drawn is told at most ten times a second."""


class Viewer:
    """One socket that looks at a table."""

    def __init__(self, owner: str, mailbox: Mailbox, address: str = "") -> None:
        self.owner = owner
        self.address = address
        """Where it comes from, as limits count it; never kept, never logged."""
        self.mailbox = mailbox


class Audience:
    """A table as it is now, and everybody who looks at it in this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.others: frozenset[str] = frozenset()
        """Who is at this table in other processes."""
        self.shown = True
        """Whether the seed may be told once the game is over; not in a lane of a running race."""
        self._table_text: tuple[int, bool, bytes] = (-1, True, b"")
        self._drawn_later: asyncio.TimerHandle | None = None
        self._drawn_at = 0.0

    def become(self, table: Table, events: Sequence[Happening]) -> None:
        """The table is another one now: everybody is told what they may see of that."""
        before, self.table = self.table, table
        if table.public_version != before.public_version:
            self.tell_all(events)
        elif table.sealed != before.sealed:
            self._tell_drawn(before)
        else:
            self._tell_mine(frozenset(table.owners))

    def tell_all(self, events: Sequence[Happening] = ()) -> None:
        """Everybody gets every part that has changed."""
        told = [wire.ENCODE.encode(event_view(event)) for event in events]
        parts = {"table": self._table(), "drawn": self._drawn()}
        for viewer in self.viewers:
            viewer.mailbox.put({**parts, "mine": self._mine(viewer.owner)}, told)

    def tell_reaction(self, reaction: Reaction) -> None:
        """Everybody here is told what somebody says; no part of the table has changed."""
        told = [wire.ENCODE.encode(event_view(reaction))]
        for viewer in self.viewers:
            viewer.mailbox.put({}, told)

    def show(self) -> None:
        """The cards of this lane are no secret any more."""
        if not self.shown:
            self.shown = True
            self.tell_all()

    def greet(self, viewer: Viewer) -> None:
        """A new viewer gets all parts; the others learn that somebody is here."""
        self.viewers.add(viewer)
        parts = {"table": self._table(), "mine": self._mine(viewer.owner), "drawn": self._drawn()}
        viewer.mailbox.put(parts)
        self.tell_drawn_soon()

    def dismiss(self, viewer: Viewer) -> None:
        """A socket is gone."""
        self.viewers.discard(viewer)
        self.tell_drawn_soon()

    def here(self) -> frozenset[str]:
        """Everybody who looks at this table now, in any process."""
        return self.others | {viewer.owner for viewer in self.viewers}

    def _table(self) -> bytes:
        told, shown, text = self._table_text
        if (told, shown) != (self.table.public_version, self.shown):
            text = wire.encoded(table_view(self.table, shown=self.shown))
            self._table_text = (self.table.public_version, self.shown, text)
        return text

    def _mine(self, owner: str) -> bytes:
        return wire.encoded(mine_view(self.table, owner))

    def _drawn(self) -> bytes:
        return wire.encoded(drawn_view(self.table, self.here()))

    def _tell_drawn(self, before: Table) -> None:
        """Those whose own draw has changed hear it at once, all others that somebody has drawn."""
        sealed, earlier = self.table.sealed, before.sealed
        changed = [s for s in {*sealed, *earlier} if sealed.get(s) != earlier.get(s)]
        owners = (self.table.chairs[seat] for seat in changed)
        self._tell_mine(frozenset(chair.owner for chair in owners if chair and chair.owner))
        self.tell_drawn_soon()

    def _tell_mine(self, owners: frozenset[str]) -> None:
        for viewer in self.viewers:
            if viewer.owner in owners:
                viewer.mailbox.put({"mine": self._mine(viewer.owner)})

    def tell_drawn_soon(self) -> None:
        """Tell who has drawn and who is here, now or as soon as the pause is over."""
        if self._drawn_later is not None or not self.viewers:
            return
        loop = asyncio.get_running_loop()
        wait = self._drawn_at + DRAWN_PAUSE - loop.time()
        if wait > 0:
            self._drawn_later = loop.call_later(wait, self._tell_drawn_now)
        else:
            self._tell_drawn_now()  # at once, so that it goes out with what else there is to tell

    def _tell_drawn_now(self) -> None:
        self._drawn_later = None
        self._drawn_at = asyncio.get_running_loop().time()
        text = self._drawn()
        for viewer in self.viewers:
            viewer.mailbox.put({"drawn": text})
