"""Servers with a planted fault, to see that the tests would find it. The product has no switch.

`python -m tests.server.durability.faulty FAULT serve ...` is `quillmap serve ...` with that fault.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import quillmap.server.live.socket as sockets
import quillmap.server.run as running
from quillmap.cli import main
from quillmap.notation import Made
from quillmap.server import wire
from quillmap.server.live import handlers
from quillmap.store import Addition, Store, sqlite, sqlite_file
from quillmap.store.opening import open_store
from quillmap.store.sqlite import SqliteStore
from quillmap.table.texts import read_line

ROOT = Path(__file__).resolve().parents[3]
LATE = 0.15
"""Seconds by which a line is written too late."""
SOME = 7
"""Every so manieth draw is the one that goes wrong."""


def command(fault: str) -> tuple[str, ...]:
    """What to start instead of `quillmap serve`."""
    return (sys.executable, "-m", "tests.server.durability.faulty", fault, "serve")


def environment() -> dict[str, str]:
    """So that this file is found wherever the tests run."""
    return {"PYTHONPATH": str(ROOT)}


def early() -> None:
    """Acknowledge lines before they are committed."""
    keep = SqliteStore.append

    async def append(self: SqliteStore, *additions: Addition) -> None:
        if len(additions) > 1 or not additions[0].ply:
            await keep(self, *additions)  # a new table, which clients look at right away
            return
        loop = asyncio.get_running_loop()
        loop.call_later(LATE, lambda: loop.create_task(keep(self, *additions)))

    SqliteStore.append = append  # type: ignore[method-assign]


def twice() -> None:
    """Write some draws a second time, under the next ply."""
    keep = SqliteStore.append
    numbers = count(1)

    async def append(self: SqliteStore, *additions: Addition) -> None:
        await keep(self, *additions)
        for each in additions:
            # Alone, it opens no round; so the journal can still be read, and only looks odd.
            alone = len(each.lines) == 1 and isinstance(read_line(each.lines[0]), Made)
            if alone and next(numbers) % SOME == 0:
                await keep(self, Addition(each.game, each.ply + 1, each.at, each.lines))

    SqliteStore.append = append  # type: ignore[method-assign]


def forgetful() -> None:
    """Acknowledge some draws and do nothing about them."""
    numbers = count(1)

    async def answer(caller: handlers.Caller, request: wire.Request) -> None:
        if isinstance(request, wire.Draw) and next(numbers) % SOME == 0:
            caller.say(wire.Answer(request.id, True))
        else:
            await handlers.answer(caller, request)

    vars(sockets)["answer"] = answer


def unsynced() -> None:
    """Leave it to the system when a commit reaches the disk."""
    _set("PRAGMA synchronous = OFF")


def late() -> None:
    """Sync only when the log is folded into the file."""
    _set("PRAGMA synchronous = NORMAL")


def nameless() -> None:
    """Leave it to the system when the names of new folders reach the disk."""
    vars(sqlite_file)["_sync_names"] = lambda path: None


def often() -> None:
    """No fault: fold the log into the file often, so that a short test sees it."""
    _set("PRAGMA wal_autocheckpoint = 20")


def _set(statement: str) -> None:
    connect = sqlite_file.connect

    def connected(path: Path, busy_seconds: float) -> sqlite3.Connection:
        connection = connect(path, busy_seconds)
        connection.execute(statement)
        return connection

    vars(sqlite_file)["connect"] = vars(sqlite)["connect"] = connected


def none() -> None:
    """No fault at all: say how the store is set that the server has opened."""

    async def opened(database: str, *, notify: bool = True) -> Store:
        store = await open_store(database, notify=notify)
        assert isinstance(store, SqliteStore)
        print("writer:", await store.settings_of_writer(), flush=True)
        return store

    vars(running)["open_store"] = opened


FAULTS: dict[str, Callable[[], None]] = {
    "early": early,
    "twice": twice,
    "forgetful": forgetful,
    "unsynced": unsynced,
    "late": late,
    "nameless": nameless,
    "often": often,
    "none": none,
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
