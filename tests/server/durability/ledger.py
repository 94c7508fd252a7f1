"""What clients were told, written down by them, and how it compares with the file that is left.

A ledger has one stream of entries for each seat of a game, in the order in which its player asked,
and one for the table itself. The journal has to have the same lines in each stream: every one that
was told or shown exactly once, none that was refused, and one whose answer never came perhaps.
"""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from quillmap.notation import Made
from quillmap.replay import BrokenRecord, replay
from quillmap.rules.reasons import Refused
from quillmap.table.lines import Sat, Started
from quillmap.table.records import load, record_of
from quillmap.table.table import Table
from quillmap.table.texts import read_line

State: TypeAlias = Literal["asked", "told", "refused", "shown", "absent"]
"""Asked: no answer yet, or never one. Shown and absent: what a view said about that later."""

TABLE = "table"
"""The stream of lines that belong to no seat."""


@dataclass
class Entry:
    """One thing that a client asked for, and the line that it means in the journal."""

    game: str
    stream: str
    kind: str
    line: str
    round: int = 0
    state: State = "asked"
    was_asked: bool = False
    """Whether the answer never came."""

    @property
    def certain(self) -> bool:
        """Whether the journal has to have it."""
        return self.state in ("told", "shown")


@dataclass(frozen=True)
class Fault:
    """Something that must never be."""

    kind: Literal["lost", "doubled", "strange", "gap", "half", "broken"]
    game: str
    what: str


@dataclass
class Ledger:
    """Everything that the clients of a test wrote down."""

    entries: dict[str, list[Entry]] = field(default_factory=lambda: defaultdict(list))
    """By game."""
    nameless: int = 0
    """Tables that were asked for without an answer: they may be there, by an id nobody knows."""
    surprises: Counter[str] = field(default_factory=Counter)
    """Refusals that no client should ever hear, by code."""
    unseen: list[Fault] = field(default_factory=list)
    """What was told, and not shown by the server after it came back."""
    touched: set[str] = field(default_factory=set)
    """The games that something was asked of since the last look into the file."""

    def add(self, entry: Entry) -> Entry:
        """Write down that something is asked for now."""
        self.entries[entry.game].append(entry)
        self.touched.add(entry.game)
        return entry

    def of(self, game: str, stream: str) -> list[Entry]:
        """One stream."""
        return [entry for entry in self.entries[game] if entry.stream == stream]

    def count(self, *states: State) -> int:
        """How many entries are in one of these states."""
        return sum(entry.state in states for each in self.entries.values() for entry in each)


Journal: TypeAlias = list[tuple[int, int, str]]
"""Ply, time and text of every line."""


def journals(database: Path) -> tuple[dict[str, Journal], dict[str, int]]:
    """Every line that the file has, by game; and how many lines the cards say there are."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        found: dict[str, Journal] = defaultdict(list)
        for game, *line in connection.execute(
            "SELECT game, ply, at, line FROM lines ORDER BY 1, 2"
        ):
            found[game].append((line[0], line[1], line[2]))
        return found, dict(connection.execute("SELECT id, plies FROM games"))


def check(database: Path, ledger: Ledger, *, everything: bool = False) -> list[Fault]:
    """Compare the file with what was written down since the last time, or ever."""
    found, plies = journals(database)
    games = set(ledger.entries) if everything else ledger.touched
    faults = list(ledger.unseen)
    for game in sorted(games):
        lines = found.get(game, [])
        faults += _compared(ledger.entries[game], lines)
        faults += _sound(game, lines, plies.get(game, 0))
    unknown = plies.keys() - ledger.entries.keys()
    if len(unknown) > ledger.nameless:
        faults.append(Fault("strange", "", f"{len(unknown)} tables that nobody asked for"))
    for game in sorted(unknown | (found.keys() - plies.keys())):
        faults += _sound(game, found.get(game, []), plies.get(game, 0))
    ledger.touched = set()
    return faults


def _compared(entries: Sequence[Entry], lines: Journal) -> list[Fault]:
    streams: dict[str, list[str]] = defaultdict(list)
    for _, _, text in lines:
        if where := _stream(text):
            streams[where[0]].append(where[1])
    asked: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        asked[entry.stream].append(entry)
    return [
        fault
        for stream in sorted({*streams, *asked})
        for fault in _aligned(entries[0].game, asked[stream], streams[stream])
    ]


def _stream(text: str) -> tuple[str, str] | None:
    """Whose line this is, and as what clients know it; None if nobody asks for such lines."""
    line = read_line(text)
    if isinstance(line, Sat):
        # Owners are digests of secrets, and no client knows them.
        return str(line.seat + 1), sits(line.seat + 1, line.name)
    if isinstance(line, Made) and line.by is not None:
        return None
    first = text.split(" ")[0]
    if first.isdigit():
        return first, text
    if first == "again":
        return TABLE, first  # where to is known only from the answer
    return (TABLE, text) if first in ("quillmap", "starts", "closes") else None


def sits(seat: int, name: str) -> str:
    """How a ledger notes that somebody sits down."""
    return f'{seat} sits "{name}"'


def _aligned(game: str, entries: Iterable[Entry], lines: Sequence[str]) -> list[Fault]:
    """One stream: what is certain is there, in order and once; nothing else but what was asked."""
    faults: list[Fault] = []
    place = 0
    for entry in entries:
        if entry.state in ("refused", "absent"):
            continue
        if place < len(lines) and lines[place] == entry.line:
            place += 1
        elif entry.certain and entry.line in lines[place:]:
            there = lines.index(entry.line, place)
            faults += _extra(game, lines, range(place, there))
            place = there + 1
        elif entry.certain:
            faults.append(Fault("lost", game, f"{entry.kind} in round {entry.round}: {entry.line}"))
    return faults + _extra(game, lines, range(place, len(lines)))


def _extra(game: str, lines: Sequence[str], places: range) -> list[Fault]:
    return [
        Fault("doubled" if n and lines[n] == lines[n - 1] else "strange", game, lines[n])
        for n in places
    ]


def _sound(game: str, lines: Journal, plies: int) -> list[Fault]:
    """What a journal has to be, whoever wrote it."""
    if [ply for ply, _, _ in lines] != list(range(len(lines))) or plies != len(lines):
        return [Fault("gap", game, f"{len(lines)} lines, {plies} on the card")]
    if not lines:
        return []
    kept = [(at, text) for _, at, text in lines]
    faults = [Fault("doubled", game, text) for text in _repeated(kept)]
    try:
        table = load(game, kept)
        if table.started is not None:
            replay(record_of(game, kept), table.seed)
    except (AssertionError, Refused, BrokenRecord) as error:
        return [*faults, Fault("broken", game, f"{type(error).__name__}: {error}")]
    if _is_half(table):
        faults.append(Fault("half", game, lines[-1][2]))
    return faults


def _repeated(kept: Iterable[tuple[int, str]]) -> list[str]:
    """Draws that follow the same draw of the same seat, and starts after a start.

    No two draws of a seat are the same in different rounds of a map, as squares stay filled; what
    was destroyed or raided comes from a card between them.
    """
    last: dict[int, str] = {}
    found = []
    started = False
    for _, text in kept:
        line = read_line(text)
        first = text.split(" ")[0]
        if isinstance(line, Made):
            if last.get(line.move.seat) == text:
                found.append(text)
            last[line.move.seat] = text
        elif first.isdigit():
            last.pop(int(first) - 1, None)
        elif not isinstance(line, Started):
            last.clear()  # a card
        elif started:
            found.append(text)
        else:
            started = True
    return found


def _is_half(table: Table) -> bool:
    """Whether the card is missing that was revealed in the same breath as the last line."""
    position = table.position
    return bool(table.playing and position and not position.awaited and not position.over)
