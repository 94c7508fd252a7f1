"""The database that a command works on, while servers may be using it."""

import argparse
import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from quillmap.cli.arguments import Complaint
from quillmap.cli.game.saved_game import data_folder, first_file
from quillmap.store import BadStore, NotKept, Store
from quillmap.store.opening import open_store

T = TypeVar("T")

POSTGRES: Final = ("postgres://", "postgresql://")
KINDS: Final = "name a SQLite file or a postgresql:// address"
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


def check_database(database: str, *, new: bool) -> None:
    """Complaint about what is no database, before anything is made; `new` if it may be made."""
    if not is_file(database):
        return
    scheme = re.match("[A-Za-z][A-Za-z0-9+.-]*://", database)
    if scheme is not None and not database.startswith("sqlite:///"):
        # No more of it, as it may hold a password.
        raise Complaint(f"{scheme[0]} is no database that Quillmap can use: {KINDS}")
    if database.removeprefix("sqlite:///") in ("", ":memory:"):
        raise Complaint(f"a database in memory would keep no game: {KINDS}")
    path = Path(shown(database))
    if path.is_dir():
        raise Complaint(f"{path} is a folder, not a file: name a file in it")
    if wrong := first_file(path.parent):
        raise Complaint(f"{wrong} is a file, not a folder")
    if not new and not path.exists():
        raise Complaint(f"there is no database {path}: no game was played there yet")
    if not new and path.is_file() and not path.stat().st_size:
        raise Complaint(f"{path} is empty: no game was played there yet")
    # One folder is made, not a whole tree out of a slip of the finger.
    folder = path.parent
    if not (folder.exists() or folder.parent.exists() or folder == data_folder().absolute()):
        raise Complaint(f"there is no folder {folder.parent}, so {path} cannot be made")


def is_file(database: str) -> bool:
    """Whether this is a file, and not a PostgreSQL server."""
    return not database.startswith(POSTGRES)


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
    check_database(database, new=new)

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
