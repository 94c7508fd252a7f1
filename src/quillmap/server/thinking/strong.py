"""Bots that play many games out, and how many of them one address may keep busy.

What protects the others are fair turns at the engines. The bound keeps the line short, so that
those of the same address are not answered by quick bots all evening.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from quillmap.bots import BOTS
from quillmap.rules.moves import Seat
from quillmap.server.refused import TooMany
from quillmap.table.people import lane_id
from quillmap.table.table import Table

STAND_IN: Final = BOTS["surveyor"].name
"""The best bot that plays nothing out; it answers where a strong one could not in time."""
STRONG: Final = frozenset(bot.name for bot in BOTS.values() if bot.level > BOTS["quick"].level)
"""Those that think for long. The quick one plays so little out that hundreds may sit anywhere."""
MOST: Final = 200
"""Strong bots in games under way at one address: two for each of a hundred people of a club, or
two races of a hundred of them."""
WAIT_SECONDS: Final = 60
YOUNG_MS: Final = 30_000
"""A game that has just begun counts before anybody has opened it."""


def instead(bot: str) -> str | None:
    """Who may answer in the place of a bot; None for one that is quick itself."""
    return STAND_IN if bot in STRONG else None


def strong_in(bots: Iterable[str]) -> int:
    """How many of these bots are strong."""
    return sum(bot in STRONG for bot in bots)


def strong_at(table: Table) -> int:
    """How many strong bots draw at a table, or would if it began, absent people's included."""
    settings = table.settings
    late = settings.substitute if settings.round_time and not table.race else ""
    left = table.position.left if table.position is not None else ()
    chairs = (chair for seat, chair in enumerate(table.chairs) if chair and seat not in left)
    return strong_in(chair.bot or chair.handed or late for chair in chairs)


class StrongBots:
    """The strong bots of games under way in this process, by address."""

    def __init__(self, now: Callable[[], int], *, on: bool = True) -> None:
        self.on = on
        self.refused: Callable[[], None] = lambda: None
        """Called for each refusal, for the operator."""
        self._now = now
        self._games: dict[str, tuple[str, int, int]] = {}
        """The address of each game, how many are there, and since when."""
        self._many: Counter[str] = Counter()

    def allow(self, address: str | None, game: str, many: int) -> None:
        """TooMany if a game had so many that it would be too many for its address."""
        if not self.on or address is None or not many:
            return
        _, here, _ = self._games.get(game, ("", 0, 0))
        if self._many[address] - here + many > MOST:
            self.refused()
            raise TooMany(WAIT_SECONDS)

    def note(self, game: str, address: str | None, many: int) -> None:
        """So many are in a game that is under way; none where it is over."""
        since = self._games[game][2] if game in self._games else self._now()
        self.drop(game)
        if address is not None and many:
            self._games[game] = address, many, since
            self._many[address] += many

    def begin(self, table: Table, address: str) -> None:
        """A table is opened or begun from there; TooMany if it has too many of them."""
        self.allow(address, table.game, strong_at(table))
        if table.race and table.started is not None:
            for seat, chair in enumerate(table.chairs):
                bots = [chair.bot] if chair is not None and chair.bot is not None else []
                self.note(lane_id(table.game, Seat(seat)), address, strong_in(bots))
        self.follow(table, address)

    def follow(self, table: Table, address: str | None) -> None:
        """A table has gone on. A race has no bots of its own, its lanes have."""
        self.note(table.game, address, strong_at(table) if table.playing and not table.race else 0)

    def drop(self, game: str) -> None:
        """A game is put away: its bots have nothing to do."""
        if game in self._games:
            address, many, _ = self._games.pop(game)
            self._many[address] -= many
            if not self._many[address]:
                del self._many[address]

    def keep(self, games: Iterable[str]) -> None:
        """Only these are open; forget the others, unless they have just begun."""
        now = self._now()
        for game in self._games.keys() - set(games):
            if now - self._games[game][2] > YOUNG_MS:
                self.drop(game)
