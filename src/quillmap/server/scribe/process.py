"""The process that plays games again and writes them down, so that no table waits for it.

Started by `client.py`, it reads one task after the other from its input, and answers each. A task
and an answer are pickled, with their length before them: both ends are ours, and of one version.
"""

import gzip
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, BinaryIO, Final, TypeAlias, TypeVar

from quillmap.faircopy import PaperName, StyleName, copy_of
from quillmap.faircopy.png import png_of
from quillmap.notation import NotationError, Record, read_record, write_record
from quillmap.replay import BrokenRecord
from quillmap.replay.moments import watched
from quillmap.rules.reasons import BadOptions, Reason, Refused
from quillmap.server.index import index_entry
from quillmap.server.reasons import ServerReason
from quillmap.server.refused import Unusable
from quillmap.server.scribe.replay_view import ToldReplay, seen_from, told
from quillmap.store import IndexEntry
from quillmap.table.records import imported, last_drawn, load, record_of, table_of
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed
from quillmap.texts import Language

NICE: Final = 5
"""Tables that are played go before; but somebody waits for this, too."""
LEVEL: Final = 6
"""How hard to pack. More takes three times as long for a twentieth less."""
REMEMBERED: Final = 2
"""So many games stay told: at its end each player looks at the same game, from the own seat."""
LENGTH: Final = 8

T = TypeVar("T")
Lines: TypeAlias = tuple[tuple[int, str], ...]
"""A journal: (time, text)."""
Packed: TypeAlias = tuple[bytes, int]
"""An answer packed by gzip, and how many bytes it has unpacked."""


def packed(data: bytes) -> Packed:
    """This answer as it is kept and sent."""
    return gzip.compress(data, LEVEL, mtime=0), len(data)


# Tasks --------------------------------------------------------------------------------------------


def table(game: str, lines: Lines) -> Table:
    """The table of a whole journal."""
    return load(game, lines)


def record(game: str, lines: Lines, shown: bool) -> Packed:
    """The record of a journal."""
    return packed(write_record(record_of(game, lines, shown=shown)).encode())


def replay(game: str, lines: Lines, shown: bool, seat: int) -> Packed:
    """A journal moment by moment, as one seat scores it."""
    return packed(seen_from(_told(game, lines, shown), seat))


@lru_cache(maxsize=REMEMBERED)
def _told(game: str, lines: Lines, shown: bool) -> ToldReplay:
    steps = watched(record_of(game, lines, shown=shown))[1]
    return told(load(game, lines), steps, shown)


def replay_of_text(text: str, seat: int) -> Packed:
    """A record that somebody sent, moment by moment."""
    found = _sent(text)
    game, steps = _true(lambda: watched(found))
    return packed(seen_from(told(table_of(found, game.position), steps, True), seat))


def checked(game: str, text: str) -> tuple[tuple[str, ...], IndexEntry]:
    """The journal and the card of a record that somebody sent; NotAllowed if it does not hold."""
    found = _sent(text)
    lines = tuple(write_record(found).splitlines())
    return lines, index_entry(_true(lambda: imported(game, found, len(lines))))


def copy(game: str, lines: Lines, shown: bool, *wanted: Any) -> Packed:
    """The fair copy of a journal, with the day on which it was drawn last."""
    found = record_of(game, lines, shown=shown)
    day = datetime.fromtimestamp(last_drawn(game, lines) / 1000, UTC).date()
    return _copied(found, day, *wanted)


def copy_of_text(text: str, *wanted: Any) -> Packed:
    """The fair copy of a record that somebody sent."""
    found = _sent(text)
    return _true(lambda: _copied(found, None, *wanted))


def _copied(
    found: Record,
    day: date | None,
    seat: int,
    style: StyleName,
    paper: PaperName,
    language: Language,
    pixels: bool,
) -> Packed:
    if seat > len(found.players):
        raise NotAllowed(Reason("no_such_seat", seat=seat, players=len(found.players)))
    svg = copy_of(found, seat, style=style, paper=paper, day=day, language=language)
    if not pixels:
        return packed(svg.encode())
    # Paper is for drawings: its 35 million points would take a server many seconds.
    return packed(png_of(svg, "card" if paper == "card" else "screen"))


def _sent(text: str) -> Record:
    return _true(lambda: read_record(text))


def _true(read: Callable[[], T]) -> T:
    """What somebody sent is refused as a record that is broken, in the words of whoever reads."""
    try:
        return read()
    except (NotationError, BrokenRecord, BadOptions) as error:
        raise Unusable(ServerReason("broken_record", why=str(error).rstrip("."))) from None


# The process --------------------------------------------------------------------------------------

TASKS: Final[dict[str, Callable[..., Any]]] = {
    task.__name__: task
    for task in (table, record, replay, replay_of_text, copy, copy_of_text, checked)
}


def answer(task: bytes) -> bytes:
    """What comes of a task: (value, None, None), or why it is refused, or what went wrong."""
    try:
        name, *values = pickle.loads(task)
        return pickle.dumps((TASKS[name](*values), None, None))
    except Refused as refused:
        return pickle.dumps((None, refused, None))
    except Exception as error:
        # Not in its own words, which may quote what people are called.
        place = traceback.extract_tb(error.__traceback__)[-1]
        failure = f"{type(error).__name__} in {place.name}, line {place.lineno}"
        return pickle.dumps((None, None, failure))


def receive(pipe: BinaryIO) -> bytes | None:
    """The next message; None if whoever writes them is gone."""
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "big")
    body = pipe.read(length)
    return body if len(body) == length else None


def send(pipe: BinaryIO, message: bytes) -> None:
    """Write a message, all of it."""
    pipe.write(len(message).to_bytes(LENGTH, "big"))
    pipe.write(message)
    pipe.flush()


def main() -> None:
    """Answer until nobody asks any more."""
    with suppress(OSError, AttributeError):  # where there is such a thing
        os.nice(NICE)
    with suppress(BrokenPipeError):
        while (task := receive(sys.stdin.buffer)) is not None:
            send(sys.stdout.buffer, answer(task))


if __name__ == "__main__":
    main()
