"""The built page is served as what it is, at every screen and nowhere else, small and cached well.

The headers forbid inline scripts, inline styles and other hosts, so a slip would only show in a
browser: these tests read the files instead.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from quillmap.notation import GAME_ID
from quillmap.server.site import SCREENS, TYPES, UNBUILT, NoPage, read_site, the_site
from tests.server.process import ServerProcess

PAGE = Path(str(files("quillmap.server") / "page"))
ROUTES = Path(__file__).parents[2] / "web" / "src" / "lib" / "page" / "routes.ts"
FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())
HTML = {"Accept": "text/html,*/*"}
OTHERS = (
    "/nothing",
    "/new/",
    "/new/nothing",
    "/mine/1",
    "/t",
    "/t/ABC",
    "/t/a%20b",
    "/t/" + "a" * 41,
    "/t/abc/nothing",
    "/t/abc/replay/1",
    "/T/abc",
    "/index.html",
    "/page/",
    "/page/assets",
    "/page/assets/nothing.js",
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("page") / "games.db") as server:
        yield server.address


# Screens ------------------------------------------------------------------------------------------


def screens_of_the_page() -> set[str]:
    """The paths that the page itself knows, as the server writes them."""
    text = ROUTES.read_text("utf-8")
    listed = re.search(r"SCREENS = \{(.*?)\} as const", text, re.DOTALL)
    assert listed is not None
    return {path.replace(":game", "{game}") for path in re.findall(r'"(/[^"]*)"', listed[1])}


def test_the_server_knows_the_screens_of_the_page() -> None:
    assert set(SCREENS) == screens_of_the_page()
    assert f'GAME_ID = "{GAME_ID}"' in ROUTES.read_text("utf-8")


@pytest.mark.parametrize("path", SCREENS)
def test_the_page_comes_at_every_screen(address: str, path: str) -> None:
    answer = httpx.get(address + path.replace("{game}", "abcdefghij-12"), headers=HTML)
    assert (answer.status_code, answer.content) == (200, (PAGE / "index.html").read_bytes())
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", OTHERS)
def test_everywhere_else_one_is_lost(address: str, path: str) -> None:
    answer = httpx.get(address + path, headers=HTML)
    if path == "/new/":  # somebody typed a slash too many
        assert answer.is_redirect and answer.headers["location"].endswith("/new")
        return
    assert (answer.status_code, answer.content) == (404, (PAGE / "lost.html").read_bytes())
    assert "immutable" not in answer.headers["cache-control"]
    plain = httpx.get(address + path)
    assert plain.json()["refused"]["code"] == "no_such_page"


# Files --------------------------------------------------------------------------------------------


def test_every_file_is_served_as_what_it_is(address: str) -> None:
    for path in FILES:
        if path.name == "build.json":
            continue
        name = path.relative_to(PAGE).as_posix()
        answer = httpx.get(f"{address}/page/{name}", headers={"Accept-Encoding": "identity"})
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == TYPES[path.suffix]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "Accept-Encoding" in answer.headers["vary"]
        assert "content-encoding" not in answer.headers
        assert answer.content == path.read_bytes()
        lasts = "immutable" in answer.headers["cache-control"]
        assert lasts == bool(re.fullmatch(r"assets/.+-[\w-]{8}\.(js|css|woff2)", name)), name


def test_who_can_unpack_gets_it_packed(address: str) -> None:
    with httpx.stream("GET", f"{address}/", headers={"Accept-Encoding": "br, gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(packed)
    assert gzip.decompress(packed) == (PAGE / "index.html").read_bytes()


@pytest.mark.parametrize("path", ["/api/material", "/api/openapi.json"])
def test_long_answers_are_packed(address: str, path: str) -> None:
    with httpx.stream("GET", address + path) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    plain = httpx.get(address + path, headers={"Accept-Encoding": "identity"}).content
    assert gzip.decompress(packed) == plain
    assert len(packed) * 3 < len(plain)


def test_what_a_browser_has_is_not_sent_again(address: str) -> None:
    tag = httpx.get(address).headers["etag"]
    again = httpx.get(address, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    assert httpx.get(address, headers={"If-None-Match": 'W/"other"'}).status_code == 200


def test_head_tells_as_much_as_get(address: str) -> None:
    got, head = httpx.get(address), httpx.head(address)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == got.headers["etag"]


# Without a page -----------------------------------------------------------------------------------


def test_a_page_that_was_never_built_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoPage, match="make page"):
        read_site(tmp_path / "page")
    assert UNBUILT.count(".") <= 2 and "\n" not in UNBUILT


def test_a_server_without_a_page_says_how_to_get_one(tmp_path: Path) -> None:
    leave = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(PAGE.parents[1], tmp_path / "quillmap", ignore=leave)
    done = subprocess.run(
        [sys.executable, "-m", "quillmap", "serve", "--port", "0", "--database", "games.db"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quillmap: {UNBUILT}\n"


def test_a_page_that_was_built_by_hand_is_never_too_old(tmp_path: Path) -> None:
    for name in ("index.html", "lost.html"):
        (tmp_path / name).write_text(name, "utf-8")
    assert read_site(tmp_path).build == "dev"
    assert the_site().build != ""


# What is inside -----------------------------------------------------------------------------------


class Slips(HTMLParser):
    """Collects what the headers forbid, and every address that the page asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(f"<{tag}>")
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.found.append(f"{name} of <{tag}>")
            if name in ("src", "href", "action") and value:
                self.addresses.append(value)


def slips(text: str) -> Slips:
    """Everything wrong with a page."""
    parser = Slips()
    parser.feed(text)
    return parser


@pytest.mark.parametrize("name", ["index.html", "lost.html"])
def test_the_page_holds_no_inline_code(name: str) -> None:
    found = slips((PAGE / name).read_text("utf-8"))
    assert found.found == []
    for address in found.addresses:
        assert address == "/" or (PAGE / address.removeprefix("/page/")).is_file(), address


@pytest.mark.parametrize(
    "planted",
    ["<p onclick='x()'>", "<p style='color: red'>", "<script>x()</script>", "<style></style>"],
)
def test_a_planted_slip_is_noticed(planted: str) -> None:
    assert slips(planted).found


@pytest.mark.parametrize("path", [p for p in FILES if p.suffix == ".css"], ids=lambda p: p.name)
def test_styles_come_from_here(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "@import" not in text
    assert not re.search(r"url\((?!/page/)", text)
