"""`quillmap serve` with a newer page: the same under another name, as if it were built anew.

Files have other names as well, since browsers keep those that they know for ever.
"""

import os
import re
import sys
from dataclasses import replace
from pathlib import Path

from quillmap.server.site import Site, the_site
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]


def renewed(site: Site) -> Site:
    """The same page as another build."""
    build = site.build[::-1]
    hashes = {found[1] for name in site.assets if (found := re.search(r"-([\w-]{8})\.", name))}
    names = {each: each[::-1] for each in hashes} | {site.build: build}

    def anew(text: str) -> str:
        return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)

    def written_anew(content: bytes) -> bytes:
        try:
            return anew(content.decode()).encode()
        except UnicodeDecodeError:
            return content  # a typeface or a picture, which names no other file

    assets = {
        anew(name): replace(each, content=written_anew(each.content))
        for name, each in site.assets.items()
    }
    return Site(build, assets)


def newer_server(database: Path, port: int) -> ServerProcess:
    """A server process of this kind, not started yet, in place of another."""
    return ServerProcess(
        database,
        port=port,
        command=(sys.executable, "-m", "tests.e2e.newer", "serve"),
        environment={"PYTHONPATH": str(ROOT)},
    )


def main() -> int:
    """Serve."""
    from quillmap.cli import main as command_line
    from quillmap.server import app, run
    from quillmap.server.live import socket as sockets

    site = renewed(the_site())
    for module in (app, run, sockets):
        vars(module)["the_site"] = lambda: site
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
