"""`quillmap backup`: every game of a database in one file, as of one moment, while it is in use."""

import argparse
import contextlib
import hashlib
import os
import secrets
import sys
import time
from pathlib import Path
from typing import BinaryIO

from quillmap._version import __version__
from quillmap.cli.arguments import Complaint
from quillmap.cli.bots.progress import Progress
from quillmap.cli.hosting.backup_file import encoded, head, tail, write_game
from quillmap.cli.hosting.databases import add_database, with_store
from quillmap.store import Store

_DESCRIPTION = """\
Write every game of a database to a file, as of one moment. Servers may go on
meanwhile. The file holds the seeds of running games, so only you can read it;
and it is text, which `quillmap restore` puts into SQLite or PostgreSQL.
"""

_EPILOG = """\
examples:
  quillmap backup tables.backup
  quillmap backup --database postgresql://quillmap@db/quillmap tables.backup
  quillmap backup - | gzip > tables.backup.gz
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap backup` understands."""
    parser = subparsers.add_parser(
        "backup",
        help="write every stored game to a file",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the file to write; - for standard output")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    add_database(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Write the file, and return the exit code."""
    if args.file == "-":
        games = with_store(args, lambda store: _write(store, sys.stdout.buffer))
        sys.stdout.buffer.flush()
        print(_kept(games), "written to standard output", file=sys.stderr)
        return 0
    path = Path(args.file)
    if path.is_dir():
        raise Complaint(f"{path} is a folder: name a file in it")
    if path.exists() and not path.is_file():
        raise Complaint(f"{path} is not a file: name one, or - for standard output")
    if path.exists() and not args.force:
        raise Complaint(f"{path} exists: choose another name, or add --force to replace it")
    # Beside it, so that the new name is only another name of the same file.
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except (OSError, ValueError) as error:
        raise Complaint(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            games = with_store(args, lambda store: _write(store, file))
            file.flush()
            os.fsync(file.fileno())
        _rename(temporary, path, force=args.force)
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()
    print(_kept(games), f"kept in {path}")
    return 0


def _kept(games: int) -> str:
    return "1 game is" if games == 1 else f"{games} games are"


async def _write(store: Store, file: BinaryIO) -> int:
    digest = hashlib.sha256()
    progress = Progress("games written")

    def add(line: bytes) -> None:
        digest.update(line)
        file.write(line)

    add(encoded(head(__version__, time.time_ns() // 1_000_000)))
    count = 0
    dump = store.dump()
    async for row, lines in dump:
        add(encoded(write_game(row, lines)))
        count += 1
        progress.at(count)
    progress.end()
    file.write(encoded(tail(count, digest.hexdigest())))
    return count


def _rename(temporary: Path, path: Path, *, force: bool) -> None:
    if force:
        os.replace(temporary, path)
    else:
        try:
            os.link(temporary, path)  # unlike renaming, this never replaces a file
        except FileExistsError:
            raise Complaint(f"{path} exists meanwhile: choose another name") from None
        except OSError:  # a file system without links
            os.replace(temporary, path)
    if sys.platform != "win32":
        # The new name must reach the disk as well; not everywhere can a folder be synced.
        folder = os.open(path.parent, os.O_RDONLY)
        with contextlib.suppress(OSError):
            os.fsync(folder)
        os.close(folder)
