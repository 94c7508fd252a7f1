"""`quillmap play` without --terminal: a server for this machine alone, and the browser."""

import argparse
from dataclasses import replace
from importlib.util import find_spec
from typing import Final

from quillmap.cli.asking import Complaint
from quillmap.cli.calling import playing
from quillmap.cli.databases import NEEDS_SERVER, usual_database
from quillmap.cli.running import running
from quillmap.cli.serve import browse, settings_of, start, why_not_listen

HERE: Final = "127.0.0.1"
NEEDED: Final = ("fastapi", "msgspec", "prometheus_client", "segno", "uvicorn", "websockets")
"""What the server cannot be without. Asked before, as nothing should be begun and then fail."""


def in_browser() -> int:
    """Start the server of this user, unless it runs already, and show it."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint(
            f"{NEEDS_SERVER} ({missing[0]} is missing); "
            f"a game in the terminal works without: {playing()}"
        )
    settings = replace(settings_of(argparse.Namespace()), host=HERE)
    if settings.database == usual_database() and (address := running()):
        print(f"Quillmap is running already: {address}", flush=True)
        browse(address, wait=True)
        return 0
    if settings.port and why_not_listen(HERE, settings.port):
        print(f"Port {settings.port} is taken by another program, so this takes another one.")
        settings = replace(settings, port=0)
    start(settings, open_browser=True)
    return 0
