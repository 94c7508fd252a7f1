"""The page for browsers: read once, then sent from memory, packed for those who can unpack.

What is sent is so always the build that `hello` names, even while a newer one is made beside it.
"""

import gzip
import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from quillmap.notation import GAME_ID

SCREENS: Final = (
    "/",
    "/new",
    "/new/race",
    "/join",
    "/mine",
    "/rules",
    "/record",
    "/settings",
    "/t/{game}",
    "/t/{game}/replay",
    "/p/{game}",
)
"""Every path at which the page shows something; web/src/lib/page/routes.ts has the same list."""
UNBUILT: Final = (
    "the page is not built: run `make page`, or `python tools/page.py build` where node is "
    "installed, and then the same command again"
)
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
PACKED: Final = (TYPES[".png"], TYPES[".woff2"])
"""What is packed in itself: gzip would only add to it."""
LINK_PICTURE: Final = "link.png"
"""What is shown beside a link to the page, by pages of others, too."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class NoPage(Exception):
    """There is no page to send; the message says how to make it."""


@dataclass(frozen=True)
class Asset:
    """One file of the page."""

    content: bytes
    type: str
    caching: str
    elsewhere: bool = False
    """Whether pages of others may show it."""

    @cached_property
    def packed(self) -> bytes:
        """The content for those who take gzip."""
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def tag(self) -> str:
        """What a browser names to ask whether there is anything new."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    def answer(self, request: Request, status: int = 200) -> Response:
        """This file, or that the browser has it already."""
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["Content-Type"] = self.type
        if self.elsewhere:
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        takes = "gzip" in request.headers.get("accept-encoding", "")
        if not takes or self.type in PACKED:
            return Response(self.content, status, headers)
        return Response(self.packed, status, headers | {"Content-Encoding": "gzip"})


@dataclass(frozen=True)
class Site:
    """The whole page as it was built."""

    build: str
    assets: Mapping[str, Asset]

    def lost(self, request: Request) -> Response:
        """For an address where nothing is."""
        return self.assets["lost.html"].answer(request, 404)

    def add(self, app: FastAPI, headed: Callable[[Asset], Asset]) -> None:
        """Send the page for every screen, as it is `headed` now, and its files below /page/."""

        async def screen(request: Request) -> Response:
            game = request.path_params.get("game")
            if game is not None and not re.fullmatch(GAME_ID, game):
                raise HTTPException(404)
            return headed(self.assets["index.html"]).answer(request)

        async def asset(request: Request) -> Response:
            found = self.assets.get(request.path_params["name"])
            if found is None:
                raise HTTPException(404)
            return found.answer(request)

        for path in SCREENS:
            app.add_route(path, screen, ["GET"], include_in_schema=False)
        app.add_route("/page/{name:path}", asset, ["GET"], include_in_schema=False)


def _files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def _asset(name: str, content: bytes) -> Asset:
    # Names below assets/ change with what is in them.
    caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return Asset(content, TYPES["." + name.rpartition(".")[2]], caching, name == LINK_PICTURE)


def read_site(folder: Traversable) -> Site:
    """The page that was built into a folder; NoPage where none was."""
    found = dict(_files(folder)) if folder.is_dir() else {}
    if not {"index.html", "lost.html"} <= found.keys():
        raise NoPage(UNBUILT)
    # Somebody who works on the page may have built it by hand, which names no build.
    build = json.loads(found.pop("build.json", b'{"build": "dev"}'))["build"]
    return Site(build, {name: _asset(name, content) for name, content in found.items()})


@cache
def the_site() -> Site:
    """The page of this package."""
    return read_site(files("quillmap.server") / "page")
