"""`quillmap doctor`: how this Quillmap is installed, for those who wonder why something is slow."""

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from importlib.resources import files

from quillmap._version import __version__
from quillmap.cli.hosting.databases import shown, usual_database

_EPILOG = """\
parts:
  quillmap    its version
  python      the Python that runs it
  core        compiled, or plain Python and why: bots choose the same moves with
              either, only faster with the compiled one. It is built where pip
              finds a C compiler when it installs Quillmap; QUILLMAP_PURE=1
              does without it.
  page        whether the page in the browser was made, and which build it is
  database    where `quillmap play` keeps its tables; QUILLMAP_DATA names
              another folder
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `quillmap`."""
    parser = subparsers.add_parser(
        "doctor",
        help="how this Quillmap is installed: core, Python, page, database",
        description="Say how this Quillmap is installed, one line for each part.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Print every finding; the exit code is always 0, as all of it works."""
    for part, finding in findings():
        print(f"{part:<10}{finding}")
    return 0


def findings() -> Iterator[tuple[str, str]]:
    """Each part of the installation, and what there is to say about it."""
    yield "quillmap", __version__
    yield "python", f"{platform.python_version()}, {sys.executable}"
    yield "core", _core()
    yield "page", _page()
    yield "database", shown(usual_database())


def _core() -> str:
    from quillmap._fast import CORE, WHY

    return f"{'plain Python' if CORE is None else 'compiled'}: {WHY}"


def _page() -> str:
    page = files("quillmap") / "server" / "page"
    if not (page / "index.html").is_file():
        return "not made: `make page` makes it"
    note = page / "build.json"
    build = json.loads(note.read_text("utf-8"))["build"] if note.is_file() else "dev"
    return f"made, build {build}"
