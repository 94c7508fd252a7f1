"""`quillmap play` without --terminal: a server for this machine alone, and the browser."""

import argparse
import sys
import time
from dataclasses import replace
from importlib.util import find_spec
from typing import Final

from quillmap.cli.arguments import Complaint
from quillmap.cli.hosting.databases import NEEDS_SERVER, usual_database
from quillmap.cli.hosting.port_check import why_not_listen
from quillmap.cli.hosting.serve import browse, other_port, settings_of, start
from quillmap.cli.hosting.server_lock import PATIENCE, Notice, running_server
from quillmap.cli.invocation import play_command

HERE: Final = "127.0.0.1"
NEEDED: Final = ("fastapi", "msgspec", "prometheus_client", "segno", "uvicorn", "websockets")
"""What the server cannot be without. Asked before, as nothing should be begun and then fail."""


def in_browser() -> int:
    """Start the server of this user, unless it runs already, and show it."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint(
            f"{NEEDS_SERVER} ({missing[0]} is missing); "
            f"a game in the terminal works without: {play_command()}"
        )
    settings = replace(settings_of(argparse.Namespace()), host=HERE)
    notice = Notice()
    if settings.database == usual_database() and (address := _other(notice)):
        print(f"Quillmap is running already: {address}", flush=True)
        browse(address, wait=True)
        return 0
    if settings.port and why_not_listen(HERE, settings.port):
        print(other_port(settings.port))
        settings = replace(settings, port=0)
    start(settings, notice, open_browser=True, any_port=True)
    # Behind the ^C that a terminal shows.
    print("\n" if sys.stdout.isatty() else "", "Stopped. Your games are kept.", sep="")
    return 0


def _other(notice: Notice) -> str | None:
    """Where the server of this user runs; None if it is ours to run, which the notice then says.

    Of two that begin at the same moment one holds the notice, and the other waits for its address.
    """
    give_up = time.monotonic() + PATIENCE
    while not (address := running_server()) and not notice.hold() and time.monotonic() < give_up:
        pass  # somebody was faster, and will say where, or has ended meanwhile
    return address
