"""Raw results: one line of JSON for each game, in the order of the suite, and where they are kept.

Lines are only ever added at the end, each as soon as its game is over. Whoever is killed leaves at
worst half a line, which is dropped when the same command goes on. Thinking times cannot be
repeated, and luck is counted by the compiled core alone: both lie in files of their own, so that
the rows of two runs are equal to the byte.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import IO, Any

from quillmap._version import __version__
from quillmap.benchmark.suites import Deck
from quillmap.rules.options import RULES
from quillmap.rules.result import Result, rating, title, total

if sys.platform != "win32":
    import fcntl


class BadRows(Exception):
    """A sentence about a file whose rows cannot be gone on with."""


@dataclass(frozen=True, slots=True)
class Row:
    """One game that one player has finished."""

    suite: str
    purpose: str
    index: int
    bot: str
    playouts: int
    quillmap: str
    rules: int
    edicts: tuple[str, ...]
    seasons: tuple[tuple[int, int, int, int], ...]
    """Of each season: its two edicts, coins, and what the monsters cost."""
    points: int
    rating: int
    title: str
    moves: int
    lost: tuple[str, ...]
    """How a guest lost turns, each of which another bot took: `crashed`, `answered nonsense`."""

    @classmethod
    def of(
        cls,
        deck: Deck,
        bot: str,
        playouts: int,
        results: Sequence[Result],
        moves: int,
        lost: Sequence[str] = (),
    ) -> "Row":
        """The row of a game that ended with these results."""
        edicts = deck.options.edicts
        assert edicts is not None
        rated = rating(results, edicts)
        return cls(
            suite=deck.suite,
            purpose=deck.purpose,
            index=deck.index,
            bot=bot,
            playouts=playouts,
            quillmap=__version__,
            rules=RULES,
            edicts=edicts,
            seasons=tuple((r.first, r.second, r.coins, r.monsters) for r in results),
            points=total(results),
            rating=rated,
            title=title(rated),
            moves=moves,
            lost=tuple(lost),
        )

    @property
    def line(self) -> str:
        """As it is written, with its end."""
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"


_NAMES = [field.name for field in fields(Row)]


def read_row(line: str) -> Row:
    """The row of a line; ValueError if it is none."""
    found: Any = json.loads(line)
    if not isinstance(found, dict) or list(found) != _NAMES:
        raise ValueError("not a row")
    found["edicts"], found["lost"] = tuple(found["edicts"]), tuple(found["lost"])
    found["seasons"] = tuple(tuple(season) for season in found["seasons"])
    return Row(**found)


@dataclass(frozen=True, slots=True)
class Kept:
    """The rows of one player on one suite, in a folder of results."""

    folder: Path
    suite: str
    purpose: str
    bot: str
    playouts: int

    @property
    def path(self) -> Path:
        """`base-A.navigator-200.jsonl`; other budgets and purposes are other files."""
        return self.folder / f"{self._name}.jsonl"

    @property
    def times(self) -> Path:
        """Thinking times: the microseconds of each move, a line for each game."""
        return self.folder / f"{self._name}.times.jsonl"

    @property
    def luck(self) -> Path:
        """The luck of the cards, in hundredths of a point, a line for each game; `null` if nobody
        counted it."""
        return self.folder / f"{self._name}.luck.jsonl"

    @property
    def _name(self) -> str:
        purpose = "" if self.purpose == "test" else f".{self.purpose}"
        budget = f"-{self.playouts}" if self.playouts else ""
        bot = re.sub(r"[^A-Za-z0-9_.-]+", "-", self.bot)
        return f"{self.suite}{purpose}.{bot}{budget}"

    def rows(self) -> list[Row]:
        """All whole rows; BadRows says why they cannot be gone on with."""
        rows = []
        for number, line in enumerate(_whole_lines(self.path)):
            try:
                row = read_row(line)
            except (ValueError, TypeError):
                raise BadRows(f"{self.path}: line {number + 1} is not a row.") from None
            if row.quillmap != __version__ or row.rules != RULES:
                raise BadRows(
                    f"{self.path}: these games were played by quillmap {row.quillmap} with rules "
                    f"{row.rules}, and this is {__version__} with rules {RULES}: choose another "
                    "folder with --results, or move them away."
                )
            own = (self.suite, self.purpose, self.bot, self.playouts, number)
            if (row.suite, row.purpose, row.bot, row.playouts, row.index) != own:
                raise BadRows(f"{self.path}: line {number + 1} is the row of another game.")
            rows.append(row)
        return rows

    def microseconds(self, games: int) -> list[int]:
        """Of every move of the first games, as far as they were kept."""
        found: list[int] = []
        for line in _whole_lines(self.times)[:games]:
            found += json.loads(line)
        return found

    def lucks(self, games: int) -> list[int | None]:
        """The luck of each of the first games, as far as it was counted."""
        found: list[int | None] = [json.loads(line) for line in _whole_lines(self.luck)[:games]]
        return found + [None] * (games - len(found))

    @contextmanager
    def appending(self) -> Iterator["Appending"]:
        """For adding rows, after dropping what was torn; BadRows if somebody else is at it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadRows(f"{self.folder}: {problem.strerror}.") from None
        with (
            open(self.path, "a+b") as rows,
            open(self.times, "a+b") as times,
            open(self.luck, "a+b") as luck,
        ):
            _lock(rows, self.path)
            kept = _drop_torn(rows, len(_whole_lines(self.path)))
            _drop_torn(times, kept)
            # Rows of an earlier version have none, and each line is the luck of its own row.
            luck.write(b"null\n" * (kept - _drop_torn(luck, kept)))
            yield Appending(rows, times, luck)


@dataclass(frozen=True, slots=True)
class Appending:
    """The three files while rows are added to them."""

    rows: IO[bytes]
    times: IO[bytes]
    luck: IO[bytes]

    def add(self, row: Row, microseconds: Sequence[int], luck: int | None) -> None:
        """One more game. Its times and luck come first, so that a row never lacks them."""
        self.times.write(json.dumps(list(microseconds), separators=(",", ":")).encode() + b"\n")
        self.times.flush()
        self.luck.write(json.dumps(luck).encode() + b"\n")
        self.luck.flush()
        self.rows.write(row.line.encode())
        self.rows.flush()


def _whole_lines(path: Path) -> list[str]:
    """The lines that have their end; none if there is no file."""
    if not path.exists():
        return []
    text = path.read_bytes().decode("utf-8", "replace")
    return text.split("\n")[:-1]


def _drop_torn(stream: IO[bytes], most: int) -> int:
    """Cut off what is no whole line, or one line more than there may be; how many are left."""
    stream.seek(0)
    lines = stream.read().split(b"\n")[:-1][:most]
    stream.truncate(sum(len(line) + 1 for line in lines))
    stream.seek(0, 2)
    return len(lines)


def _lock(stream: IO[bytes], path: Path) -> None:
    if sys.platform == "win32":
        return  # there, two runs that share a folder are not noticed
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadRows(f"{path}: another process is adding games to this file.") from None
