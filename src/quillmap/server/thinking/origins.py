"""For whom bots think: whose a table is, where it is played from, and whether somebody waits.

Addresses are known in memory alone: after a restart, or in another process, a table has none until
somebody who sits there comes.
"""

from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Final

from quillmap.server.thinking.calls import Behalf
from quillmap.server.thinking.turnstile import Place
from quillmap.table.rounds import Owed
from quillmap.table.table import Table

MOST_TABLES: Final = 10_000
"""The address of so many tables is remembered; the one noted longest ago is forgotten first."""


class Origins:
    """From which address tables were opened or begun; the lanes of a race are from where it is."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, game: str, address: str) -> None:
        """A table is opened or begun from there, or somebody who sits at it has come."""
        self._addresses[game] = address
        self._addresses.move_to_end(game)
        if len(self._addresses) > MOST_TABLES:
            self._addresses.popitem(last=False)

    def come(self, table: Table, owner: str, address: str) -> None:
        """Somebody looks at a table: if they sit there, and nothing better is known, note it."""
        if self.of(table) is None and (owner == table.host or owner in table.owners):
            self.note(root(table), address)

    def of(self, table: Table) -> str | None:
        """The address of a table, if it is known."""
        return self._addresses.get(root(table))

    def behalf(self, table: Table, owed: Sequence[Owed], here: Collection[str]) -> Behalf:
        """For whom the bots of a table draw."""
        owner = f"race {table.lane.race}" if table.lane else table.host or table.game
        place = Place(self.of(table), owner)
        # A deadline is kept whoever is here: people set their evening by it.
        if any(each.note == "time ran out" for each in owed):
            return Behalf(place)
        return Behalf(place, people_wait(table, here), table.game)


def root(table: Table) -> str:
    """The table that stands for this one: a lane is part of its race."""
    return table.game if table.lane is None else table.lane.race


def people_wait(table: Table, here: Collection[str]) -> bool:
    """Whether somebody is here who still draws at this table."""
    left = table.position.left if table.position is not None else ()
    return any(
        chair is not None and chair.owner in here and chair.handed is None and seat not in left
        for seat, chair in enumerate(table.chairs)
    )
