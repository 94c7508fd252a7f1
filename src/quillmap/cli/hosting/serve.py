"""`quillmap serve`: tables for this machine, for the house, or for everybody."""

import argparse
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import fields, replace
from types import FrameType
from typing import TYPE_CHECKING, Final

from quillmap.cli.arguments import Complaint
from quillmap.cli.hosting.databases import NEEDS_SERVER, check_database, shown, usual_database
from quillmap.cli.hosting.port_check import explained, unlogged, why_not_listen
from quillmap.cli.hosting.server_lock import Notice

if TYPE_CHECKING:
    from quillmap.server.settings import ServerSettings

_DESCRIPTION = """\
Serve tables for 1 to 100 players: the page, its socket, and HTTP for other
programs. Everything is kept in one SQLite file, or in a PostgreSQL database
that several servers share.
"""

_EPILOG = """\
examples:
  quillmap serve                  for this machine
  quillmap serve --lan            for everybody in the house, with a QR code
  quillmap serve --host 0.0.0.0 --port 80 --database /srv/quillmap.db
  quillmap serve --database postgresql://quillmap@db/quillmap --proxy 127.0.0.1

Each option can also be given as an environment variable, named in brackets.
"""

EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that mean all addresses of this machine."""


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
        usual = ("on" if each.default else "off") if kind is bool else str(each.default) or "none"
        usual = "in your data folder" if each.name == "database" else usual
        parser.add_argument(
            _option(each.name),
            dest=each.name,
            metavar={bool: "on|off", int: "N"}.get(kind, each.name.upper()),
            help=f"{each.metadata['help']} [{variable(each.name)}; usually {usual}]",
        )


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def settings_of(args: argparse.Namespace) -> "ServerSettings":
    """The settings of the command line over those of the environment."""
    from quillmap.server.settings import BadSetting, ServerSettings, settings_from, variable

    environment = dict(os.environ)
    given = {
        each.name: value
        for each in fields(ServerSettings)
        if (value := getattr(args, each.name, None)) is not None
    }
    for name, value in given.items():
        if not value and name not in ("proxy", "site", "address"):
            raise Complaint(f"{_option(name)} needs a value")
        environment[variable(name)] = value
    try:
        settings = settings_from(environment)
    except BadSetting as error:
        words = str(error)
        for name in given:  # call it as it was typed
            words = words.replace(variable(name), _option(name))
        raise Complaint(words) from None
    if not settings.database:
        settings = replace(settings, database=usual_database())
    check_database(settings.database, new=True)
    return settings


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from quillmap.server.settings import misspelt

    for name, meant in misspelt(os.environ).items():
        print(f"quillmap: {name} means nothing; did you mean {meant}?", file=sys.stderr)
    settings = settings_of(args)
    if args.lan:
        if args.host not in (None, *EVERYWHERE):
            raise Complaint(f"--lan listens on all addresses: leave out --host {args.host}")
        settings = replace(settings, host=args.host or EVERYWHERE[0])
        if settings.site:  # the address in the code has to work as well
            settings = replace(settings, site=f"{settings.site},{_own_address()}")
    if hindrance := why_not_listen(settings.host, settings.port):
        raise Complaint(explained(hindrance, settings.port))
    notice = Notice()
    if settings.database == usual_database():
        notice.hold()
    start(settings, notice, open_browser=args.open, code=args.lan)
    return 0


def start(
    settings: "ServerSettings",
    notice: Notice,
    *,
    open_browser: bool,
    code: bool = False,
    any_port: bool = False,
) -> None:
    """Run the server until a signal; say where it is as soon as it answers.

    With `any_port` it takes another one if somebody else is faster to take its own.
    """
    try:
        from quillmap.server.qr import door_code
        from quillmap.server.run import run as run_server
        from quillmap.server.site import NoPage
        from quillmap.store import BadStore
    except ModuleNotFoundError as error:
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None

    def ready(port: int) -> None:
        began.set()
        address = f"http://{_shown_host(settings.host)}:{port}/"
        everywhere = settings.host in EVERYWHERE
        notice.tell(f"http://127.0.0.1:{port}/" if everywhere else address)
        print(f"Quillmap is ready: {address}", flush=True)
        if code and "://127." in address:
            print("This machine seems to be in no network, so nobody else can reach it.")
        elif code and _shows_blocks():
            print("Scan this with a phone in the same network:", door_code(address), sep="\n")
        print("Games are kept in", shown(settings.database))
        print("Stop it with Ctrl-C.", flush=True)
        if open_browser:
            browse(address)

    with _ending_quietly() as began, unlogged(), closing(notice):
        try:
            try:
                run_server(settings, ready)
            except SystemExit:  # somebody was faster than we were
                if not (any_port and settings.port):
                    raise
                print(other_port(settings.port))
                run_server(replace(settings, port=0), ready)
        except KeyboardInterrupt:
            return  # before it could answer anybody
        except (BadStore, NoPage) as error:
            raise Complaint(str(error)) from None
        except SystemExit:
            notice.close()
            found = why_not_listen(settings.host, settings.port)
            why = explained(found, settings.port) if found else "the server could not begin"
            raise Complaint(why) from None


def other_port(port: int) -> str:
    """Why the address is not the usual one."""
    return f"Port {port} is taken by another program, so this takes another one."


@contextmanager
def _ending_quietly() -> Iterator[threading.Event]:
    """SIGTERM ends the server as Ctrl-C does. Yields what is to be set once it runs.

    Until then a signal interrupts whatever is done. From then on the server itself catches signals,
    closes, and sends them to us again, when nothing is left to do.
    """
    began = threading.Event()

    def caught(number: int, frame: FrameType | None) -> None:
        if not began.is_set():
            raise KeyboardInterrupt

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, caught) for number in numbers}
    try:
        yield began
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _shown_host(host: str) -> str:
    """An address that others can type: all addresses are no address."""
    if host in EVERYWHERE:
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


def _shows_blocks() -> bool:
    """Whether this is a terminal that can show a QR code."""
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return sys.stdout.isatty()


def browse(address: str, *, wait: bool = False) -> None:
    """Open the browser, where there is a screen for one. A server must not wait for it."""
    if sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    ):
        opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        opening.start()
        if wait:
            opening.join(10)
