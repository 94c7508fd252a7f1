"""`quillmap serve`: tables for this machine, for the house, or for everybody."""

import argparse
import os
import socket
import sys
import webbrowser
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING

from quillmap.cli.asking import Complaint
from quillmap.cli.keeping import data_folder

if TYPE_CHECKING:
    from quillmap.server.settings import ServerSettings

_DESCRIPTION = """\
Serve tables for 1 to 100 players: the page, its socket, and HTTP for other
programs. Everything is kept in one SQLite file, or in a PostgreSQL database that
several servers share.
"""

_EPILOG = """\
examples:
  quillmap serve                          for this machine
  quillmap serve --lan                    for everybody in the house, with a QR code
  quillmap serve --host 0.0.0.0 --port 80 --database /srv/quillmap.db
  quillmap serve --database postgresql://quillmap@db/quillmap --proxy 127.0.0.1

Each option can also be given as an environment variable, named in brackets.
"""

NEEDS_SERVER = "the server needs more packages: pip install 'quillmap[server]'"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap serve` understands."""
    parser = subparsers.add_parser(
        "serve",
        help="tables for 1 to 100 players, in the browser",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_settings(parser)
    parser.add_argument(
        "--lan", action="store_true", help="listen for the house and show a QR code"
    )
    parser.add_argument("--open", action="store_true", help="open the browser, where there is one")
    parser.set_defaults(func=run)


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Every setting of the server as an option."""
    from quillmap.server.settings import ServerSettings, variable

    for each in fields(ServerSettings):
        kind = type(each.default)
        shown = "your data folder" if each.name == "database" else each.default
        shown = {True: "on", False: "off", "": "none"}.get(shown, shown)
        help = f"{each.metadata['help']} [{variable(each.name)}; usually {shown}]"
        option = f"--{each.name.replace('_', '-')}"
        metavar = {bool: "on|off", int: "N"}.get(kind, each.name.upper())
        parser.add_argument(option, dest=each.name, metavar=metavar, help=help)


def settings_of(args: argparse.Namespace) -> "ServerSettings":
    """The settings of the command line over those of the environment."""
    from quillmap.server.settings import BadSetting, ServerSettings, settings_from, variable

    environment = dict(os.environ)
    for each in fields(ServerSettings):
        if (given := getattr(args, each.name, None)) is not None:
            environment[variable(each.name)] = given
    try:
        settings = settings_from(environment)
    except BadSetting as error:
        raise Complaint(str(error)) from None
    if settings.database:
        return settings
    return replace(settings, database=str(data_folder() / "tables.db"))


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    settings = settings_of(args)
    if args.lan and settings.host == "127.0.0.1":
        settings = replace(settings, host="0.0.0.0")
    start(settings, open_browser=args.open, code=args.lan)
    return 0


def start(settings: "ServerSettings", *, open_browser: bool, code: bool = False) -> None:
    """Run the server; say where it is as soon as it answers."""
    try:
        from quillmap.server.run import run as run_server
        from quillmap.store import BadStore
    except ImportError as error:
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None

    def ready(port: int) -> None:
        address = f"http://{_shown_host(settings.host)}:{port}/"
        print(f"Quillmap is ready: {address}", flush=True)
        if code:
            _show_code(address)
        print("Games are kept in", _without_password(settings.database), flush=True)
        print("Stop it with Ctrl-C.", flush=True)
        if open_browser and _has_browser():
            webbrowser.open(address)

    try:
        run_server(settings, ready)
    except BadStore as error:
        raise Complaint(str(error)) from None
    except SystemExit:
        # uvicorn has logged why, for those who collect logs; this is for the person.
        raise Complaint(
            f"cannot listen on {settings.host} port {settings.port}: "
            "is another server running there? Choose another --port, or --port 0 for any"
        ) from None


def _shown_host(host: str) -> str:
    """An address that others can type: all addresses are no address."""
    if host in ("0.0.0.0", "::", ""):
        return _own_address()
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """The address of this machine in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is kept for documentation
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _show_code(address: str) -> None:
    import segno

    print("Scan this with a phone in the same network:", flush=True)
    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def _without_password(database: str) -> str:
    if "://" not in database:
        return str(Path(database).absolute())
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _has_browser() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
