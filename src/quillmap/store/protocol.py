"""What keeping a game means: lines of text, in order, durable before anybody is told.

A store knows game ids, plies and lines, never what a line means. Beside the lines lies one index
entry for each game, so that lists of games and things that are due need no journal to be read.
Times are milliseconds since 1970 and always come from the caller.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Stage: TypeAlias = Literal["waiting", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Kept:
    """One line of a journal as it was kept."""

    ply: int
    """Its number: the first line of a game has ply 0."""
    at: int
    line: str


@dataclass(frozen=True, slots=True)
class Lease:
    """Who takes care of what is due at a game, and until when nobody else will."""

    holder: str
    until: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexEntry:
    """What is known of a game without reading its journal."""

    stage: Stage
    code: str | None = None
    """The spoken code, which no other game has at the same time."""
    listed: bool = False
    owners: tuple[str, ...] = ()
    """Whose games these are: those who sit at the table."""
    summary: str = ""
    """What lists show of the game; only the server knows how to read it."""
    race: str | None = None
    """The race of which this game is a lane."""
    due: int | None = None
    """When something has to be done even if no player does anything."""
    lease: Lease | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A game as lists see it."""

    game: str
    plies: int
    """How many lines its journal has."""
    opened: int
    """When its first line was kept."""
    touched: int
    """When its last line was kept."""
    entry: IndexEntry
    binned: tuple[tuple[str, int], ...] = ()
    """Who has put it into the bin, and when; it is there for as long as no line is younger."""


@dataclass(frozen=True, slots=True)
class Addition:
    """Lines that go to the end of one journal, if it still has as many as the writer believes."""

    game: str
    ply: int
    """How many lines the writer has seen; the first new line gets this number."""
    at: int
    lines: tuple[str, ...]
    entry: IndexEntry | None = None
    """The index entry from now on; None leaves it as it is. A new game needs one."""


class Stale(Exception):
    """Somebody else has added lines to this game: read them, judge again, try again."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the journal of {game} has gone on")
        self.game = game


class CodeTaken(Exception):
    """Another game has this spoken code now, so nothing was kept: choose another one."""

    def __init__(self, code: str) -> None:
        super().__init__(f"another game has the code {code}")
        self.code = code


class NotKept(Exception):
    """The database did not say that it kept this; the sentence says why. Trying later may help.

    Nearly always nothing has changed. But where the answer to a commit was lost, the lines may be
    there after all: whoever gets this looks into the journal again before trying again.
    """


class BadStore(Exception):
    """This database cannot be used at all; the sentence says why, for whoever runs the server."""


NewLines: TypeAlias = Callable[[], Sequence[Kept]]
"""The lines that a hint tells, read when asked for; none where they did not fit."""
Hinted: TypeAlias = Callable[[str, NewLines], None]
"""Called with the id of a game that has moved elsewhere, and its new lines if they were told."""


Said: TypeAlias = Callable[[str, str], None]
"""Called with the id of a game and what somebody says there, at another process."""


def unheard(game: str, text: str) -> None:
    """For those who listen only to what is kept."""


class Store(Protocol):
    """Where games are kept. Every method may raise NotKept when the database does not answer."""

    async def append(self, *additions: Addition) -> None:
        """Keep all of these lines durably, or none: Stale, CodeTaken or NotKept.

        An addition without lines changes the entry alone, and the game is no younger for it.
        A caller who stops waiting cannot know: the lines may be kept all the same.
        """
        ...

    async def journal(self, game: str, start: int = 0) -> list[Kept]:
        """The lines from this ply on, in order; none if there is no such game."""
        ...

    async def row(self, game: str) -> Row | None:
        """The index entry of one game."""
        ...

    async def by_code(self, code: str) -> Row | None:
        """The game that has this spoken code now."""
        ...

    async def listed(self, limit: int) -> list[Row]:
        """Games that wait for players and are shown to everybody, the newest first."""
        ...

    async def of_owner(self, owner: str, limit: int, *, binned: bool = False) -> list[Row]:
        """The games of one person, those touched last first: on the list, or in the bin."""
        ...

    async def throw(self, owner: str, games: Sequence[str], at: int | None) -> list[str]:
        """Put these games of a person into the bin, or take them out with None; which are theirs.

        A game whose next line is kept later comes out by itself. Nobody else has less of it.
        """
        ...

    async def lanes(self, races: Sequence[str]) -> list[Row]:
        """The lanes of these races, ordered by game id."""
        ...

    async def rows(self, after: str = "", limit: int = 1000) -> list[Row]:
        """All games by id, a page at a time: those behind `after`."""
        ...

    async def plies(self, games: Sequence[str]) -> dict[str, int]:
        """How many lines these games have now; a game that is gone is missing."""
        ...

    async def take_due(self, lease: Lease, now: int, limit: int) -> list[str]:
        """Games with something due by now that nobody takes care of; from now on the lease does."""
        ...

    async def see(self, pairs: Iterable[tuple[str, str]], at: int) -> None:
        """These people are at these games now: (game, owner). Games that are gone are left out.

        Need not be durable.
        """
        ...

    async def last_seen(self, games: Sequence[str]) -> dict[tuple[str, str], int]:
        """When each owner was last seen at these games."""
        ...

    async def rewrite(self, game: str, lines: Sequence[Kept], then: Addition) -> None:
        """Replace lines that are there, for names that must not be kept any longer.

        What is added then comes with it, or nothing has changed: Stale if one of the lines is not
        there, or the journal has gone on.
        """
        ...

    async def delete(self, games: Sequence[str], before: int | None = None) -> int:
        """Forget these games altogether; how many there were.

        With `before` only those whose last line is older. A race and its lanes are as young as the
        youngest of them.
        """
        ...

    def dump(self) -> AsyncIterator[tuple[Row, list[Kept]]]:
        """Every game as of one moment, while the store is in use."""
        ...

    async def load(self, row: Row, lines: Sequence[Kept]) -> None:
        """Put back a game from a dump; NotKept if there is a game of this id."""
        ...

    async def listen(self, moved: Hinted, said: Said = unheard) -> None:
        """Call these with each game that another process has moved, and with what is said there.

        Both are hints, no promise.
        """
        ...

    def say(self, game: str, text: str) -> None:
        """Let the other processes hear something that is not kept: a few words without meaning."""
        ...

    async def count(self) -> int:
        """How many games there are, which takes a while where there are very many."""
        ...

    async def free(self) -> int | None:
        """How many bytes are free where games are kept; None where that cannot be seen."""
        ...

    async def ready(self) -> None:
        """NotKept unless a line could be kept now."""
        ...

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        ...
