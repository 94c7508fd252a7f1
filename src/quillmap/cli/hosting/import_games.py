"""`quillmap import`: finished games from record files into a database, which may be in use."""

import argparse
import secrets
import sys

from quillmap.cli.arguments import Complaint, record_text, source
from quillmap.cli.hosting.databases import (
    NEEDS_SERVER,
    add_database,
    database_of,
    is_file,
    shown,
    usual_database,
    with_store,
)
from quillmap.cli.hosting.server_lock import running_server
from quillmap.cli.invocation import command_line
from quillmap.rules.reasons import Refused
from quillmap.store import Store

_DESCRIPTION = """\
Add finished games to a database from their records. Each record is checked
line by line, as `quillmap replay` does. Servers may be running: the games are
there at once, for everybody who has their ids. A record that is added twice is
there twice.
"""

_EPILOG = """\
examples:
  quillmap import game-1a2b3c4d.txt
  quillmap import --database /srv/quillmap.db records/*.txt
  quillmap import - < game-1a2b3c4d.txt
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap import` understands."""
    parser = subparsers.add_parser(
        "import",
        help="add finished games to a database from their records",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "files", metavar="RECORD", nargs="+", help="a file with a record; - for standard input"
    )
    add_database(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Add what can be added, and return the exit code."""
    try:
        from quillmap.server.archive.imports import import_here
        from quillmap.server.clock import wall_clock
    except ModuleNotFoundError as error:
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None

    database = database_of(args)
    running_at = running_server() if database == usual_database() else None
    added: list[str] = []

    async def work(store: Store) -> int:
        code = 0
        for file in args.files:
            try:
                game = await import_here(
                    store, wall_clock(), secrets.token_bytes(10), record_text(file)
                )
                added.append(game)
                where = f": {running_at}t/{game}" if running_at else ""
                print(f"{source(file)} is {game}{where}", flush=True)
            except Refused as refused:
                print(f"quillmap: {source(file)}: {refused}", file=sys.stderr)
                code = 2
            except Complaint as complaint:  # has the name of the file
                print(f"quillmap: {complaint}", file=sys.stderr)
                code = 2
        return code

    code = with_store(args, work)
    if added and not running_at:
        words = () if database == usual_database() else ("--database", shown(database))
        if is_file(database):  # an address without its user could not be typed as it stands
            print(
                f"To look at it: {command_line('serve', *words)}, then open /t/{added[-1]} there."
            )
    return code
