"""`quillmap import`: finished games from record files into a database, which may be in use."""

import argparse
import sys

from quillmap.cli.asking import Complaint, read_text
from quillmap.cli.databases import NEEDS_SERVER, add_database, with_store
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
    parser.add_argument("files", metavar="RECORD", nargs="+", help="a file with a record")
    add_database(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Add what can be added, and return the exit code."""
    try:
        from quillmap.server.api import import_record
        from quillmap.server.engines import Engines
        from quillmap.server.house import House
    except ModuleNotFoundError as error:
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None

    async def work(store: Store) -> int:
        house = House(store, Engines(1))  # no bot is asked, so no process is started
        code = 0
        for file in args.files:
            try:
                game = await import_record(house, read_text(file, "a record"))
                print(f"{file} is {game}", flush=True)
            except Refused as refused:
                print(f"quillmap: {file}: {refused}", file=sys.stderr)
                code = 2
            except Complaint as complaint:  # has the name of the file
                print(f"quillmap: {complaint}", file=sys.stderr)
                code = 2
        return code

    return with_store(args, work, new=True)
