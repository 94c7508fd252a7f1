"""`quillmap restore`: the games of a backup into a new database of either kind."""

import argparse
import asyncio
import contextlib
import json
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Final

from quillmap.cli.arguments import Complaint
from quillmap.cli.bots.progress import Progress
from quillmap.cli.hosting.backup_file import games_in
from quillmap.cli.hosting.databases import (
    add_database,
    database_of,
    shown,
    with_store,
)
from quillmap.store import CodeTaken, Kept, NotKept, Row, Store
from quillmap.table.records import load

_DESCRIPTION = """\
Put the games of a backup into a new, empty database, SQLite or PostgreSQL. The
whole file is checked and every game in it read before anything is written, and
a database that has games is left alone.
"""

_EPILOG = """\
examples:
  quillmap restore --database new.db tables.backup
  quillmap restore --database postgresql://quillmap@db/quillmap tables.backup
"""

BATCH: Final = 100
"""So many games are written at once."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap restore` understands."""
    parser = subparsers.add_parser(
        "restore",
        help="put the games of a backup into a new database",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="what `quillmap backup` has written")
    add_database(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Check, write, and return the exit code."""
    path = Path(args.file)
    where = shown(database_of(args))
    _check(path)

    async def work(store: Store) -> int:
        if await store.rows(limit=1):
            raise Complaint(f"{where} has games already: restore into a new database")
        return await _load(store, path)

    games = with_store(args, work, new=True)
    print(f"{'1 game is' if games == 1 else f'{games} games are'} back in {where}")
    return 0


def _reader() -> Callable[[Row], object]:
    """What reads the summary of a game, as far as that can be told where no server is installed."""
    try:
        from quillmap.server.index import summary_of
    except ModuleNotFoundError:
        return lambda row: json.loads(row.entry.summary)
    return summary_of


def _check(path: Path) -> None:
    """Complaint unless every game of the file can be put back and opened there."""
    read_summary = _reader()

    def can_be_read(row: Row, lines: list[Kept]) -> bool:
        try:
            read_summary(row)
            for at in (row.opened, row.touched):
                datetime.fromtimestamp(at / 1000, UTC)
            load(row.game, ((each.at, each.line) for each in lines))
        except Exception:
            # The lines of a journal are trusted: those that no server wrote may fail in any way.
            return False
        return True

    progress = Progress("games checked")
    ids: set[str] = set()
    codes: set[str] = set()
    for row, lines in games_in(path):
        if row.game in ids or row.entry.code in codes:
            raise Complaint(f"{path}: the game {row.game} or its code is there twice")
        if not can_be_read(row, lines):
            raise Complaint(f"{path}: the game {row.game} cannot be read")
        ids.add(row.game)
        if row.entry.code is not None:
            codes.add(row.entry.code)
        progress.at(len(ids))
    progress.end()


async def _load(store: Store, path: Path) -> int:
    """Put all games back; where that fails, none of them is left behind."""
    progress = Progress("games restored")
    games = games_in(path)
    tried: list[str] = []
    try:
        while batch := list(islice(games, BATCH)):
            tried += [row.game for row, _ in batch]
            done = await asyncio.gather(
                *(store.load(row, lines) for row, lines in batch), return_exceptions=True
            )
            for failure in filter(None, done):
                raise failure
            progress.at(len(tried))
    except CodeTaken as error:
        await _undo(store, tried)
        raise Complaint(f"somebody else is using this database: {error}") from None
    except BaseException:
        await _undo(store, tried)
        raise
    progress.end()
    return len(tried)


async def _undo(store: Store, games: list[str]) -> None:
    """Leave the database as empty as it was, if it lets us."""
    with contextlib.suppress(NotKept):
        for start in range(0, len(games), BATCH):
            await store.delete(games[start : start + BATCH])
