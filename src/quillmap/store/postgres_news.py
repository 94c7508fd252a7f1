"""What a hint says: which game has moved and, where it is short enough, by which lines.

Whoever has read all lines before these needs no look into the database. They are sent after the
commit, so what a hint says is kept; a game whose lines do not fit is named alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from quillmap.store.protocol import Addition, Kept, NewLines

LIMIT = 7900
"""PostgreSQL takes messages of less than 8000 bytes."""
LONGEST = 2000
"""A game with more bytes to tell of is read by whoever wants to know."""
MOST = 10_000
"""So many games wait to be told of; no hint goes out for others, as hints may be lost."""

_FIELD, _SPACE = "\x1f", "\x1e"
"""Stand between the fields of a word, and for the spaces in it, as words have spaces between."""


class News:
    """Games that have moved since they were last told of."""

    def __init__(self) -> None:
        self._games: dict[str, list[Kept] | None] = {}

    def __bool__(self) -> bool:
        return bool(self._games)

    def touch(self, games: Iterable[str]) -> None:
        """Something about these games is different, and not just new lines."""
        for game in games:
            if self._has_room(game):
                self._games[game] = None

    def add(self, new: Addition) -> None:
        """These lines were kept."""
        if not self._has_room(new.game):
            return
        lines = self._games.setdefault(new.game, [])
        if lines is None:
            return
        if new.ply == 0 or (lines and lines[-1].ply + 1 != new.ply):
            self._games[new.game] = None  # a new game nobody has open, or others were between
            return
        lines += [Kept(ply, new.at, line) for ply, line in enumerate(new.lines, new.ply)]

    def _has_room(self, game: str) -> bool:
        return len(self._games) < MOST or game in self._games

    def take(self) -> list[str]:
        """A word for each game; from now on nothing is known."""
        games, self._games = self._games, {}
        return [_word(game, lines) for game, lines in games.items()]


def _word(game: str, lines: Sequence[Kept] | None) -> str:
    if not lines:
        return game
    told = [part for each in lines for part in (str(each.at), each.line)]
    if any(_FIELD in part or _SPACE in part for part in told):
        return game
    word = _FIELD.join([game, str(lines[0].ply), *told]).replace(" ", _SPACE)
    return word if len(word.encode()) <= LONGEST else game


def read_word(word: str) -> tuple[str, NewLines]:
    """The other way round; the lines are read when asked for, as most games are not open here."""
    game, _, told = word.partition(_FIELD)
    return game.replace(_SPACE, " "), partial(_lines, told)


def _lines(told: str) -> list[Kept]:
    if not told:
        return []
    ply, *fields = told.replace(_SPACE, " ").split(_FIELD)
    pairs = zip(fields[::2], fields[1::2], strict=True)
    return [Kept(each, int(at), line) for each, (at, line) in enumerate(pairs, int(ply))]


def saying(game: str, text: str) -> str:
    """A word for what is said at a table."""
    return _FIELD.join((game, text)).replace(" ", _SPACE)


def read_saying(word: str) -> tuple[str, str]:
    """The other way round."""
    game, _, text = word.replace(_SPACE, " ").partition(_FIELD)
    return game, text


def messages(sender: str, words: Iterable[str]) -> Iterator[str]:
    """The fewest texts that have these words and fit into a message each."""
    text = sender
    for word in words:
        if len(text.encode()) + 1 + len(word.encode()) > LIMIT:
            yield text
            text = sender
        text += " " + word
    if text != sender:
        yield text
