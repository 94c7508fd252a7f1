"""The database that a command works on, while servers may be using it."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from quillmap.cli.asking import Complaint
from quillmap.cli.keeping import data_folder
from quillmap.store import BadStore, NotKept, Store
from quillmap.store.opening import open_store

T = TypeVar("T")

NEEDS_SERVER: Final = "the server needs more packages: pip install 'quillmap[server]'"


def usual_database() -> str:
    """The file in the user's data folder that `quillmap play` keeps its tables in."""
    return str(data_folder() / "tables.db")


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument --database."""
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        # Left out if not given, so that it may stand before or behind a word of `tables`.
        default=argparse.SUPPRESS,
        help="a SQLite file or a postgresql:// address "
        "[QUILLMAP_DATABASE; usually in your data folder]",
    )


def database_of(args: argparse.Namespace) -> str:
    """What --database names, else the environment, else the usual file."""
    given: str | None = getattr(args, "database", None)
    if given == "":
        raise Complaint("--database needs a file or a postgresql:// address")
    return given or os.environ.get("QUILLMAP_DATABASE") or usual_database()


def is_file(database: str) -> bool:
    """Whether this is a file, and not a PostgreSQL server."""
    return not database.startswith(("postgres://", "postgresql://"))


def shown(database: str) -> str:
    """The database as it may be printed: without user and password."""
    if is_file(database):
        return str(Path(database.removeprefix("sqlite:///")).absolute())
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def with_store(
    args: argparse.Namespace, work: Callable[[Store], Awaitable[T]], *, new: bool = False
) -> T:
    """Open the database, do the work, close it; only if it may be `new` a file is made."""
    database = database_of(args)
    if not new and is_file(database) and not Path(shown(database)).exists():
        raise Complaint(f"there is no database {shown(database)}: no game was played there yet")

    async def whole() -> T:
        # No hints: servers look for themselves every second, and this process is gone by then.
        store = await open_store(database, notify=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except (BadStore, NotKept) as error:
        raise Complaint(str(error)) from None
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("quillmap"):
            raise
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None
