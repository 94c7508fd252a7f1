"""Every part of the page is served as what it is, and none of it needs more than our headers allow.

The headers forbid inline scripts, inline styles and other hosts, so a slip would only show in a
browser: these tests read the files instead.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from tests.server.process import ServerProcess

PAGE = Path(str(files("quillmap.server") / "page"))
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
LONGEST_SCRIPT = 300
NAMESPACE = "http://www.w3.org/2000/svg"

FORBIDDEN = {
    "markup from text": r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser",
    "code from text": r"\beval\(|new Function|javascript:",
    "a style attribute": r"setAttribute\(\s*[\"']style|[\s{,]style:",
    "another host": r"https?://(?!\$)|//[a-z]+\.[a-z]{2,}/",
}
"""What no script of ours contains, apart from the name of SVG."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("page") / "games.db") as server:
        yield server.address


def test_there_is_a_page() -> None:
    assert {"index.html", "main.js"} <= {path.name for path in FILES}
    assert {path.suffix for path in FILES} <= TYPES.keys(), "say how it is served and packed"


def test_every_file_is_served_as_what_it_is(address: str) -> None:
    for path in FILES:
        answer = httpx.get(f"{address}/page/{path.relative_to(PAGE).as_posix()}")
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].split(";")[0] == TYPES[path.suffix]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.content == path.read_bytes()


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijklmnop"])
def test_the_page_comes_for_every_table(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert answer.content == (PAGE / "index.html").read_bytes()
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy


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


def test_the_page_holds_no_inline_code() -> None:
    found = slips((PAGE / "index.html").read_text("utf-8"))
    assert found.found == []
    for address in found.addresses:
        assert re.match(r"[/#](?!/)", address), f"{address} leads elsewhere"
        if address.startswith("/page/"):
            assert (PAGE / address.removeprefix("/page/")).is_file()


@pytest.mark.parametrize(
    "planted",
    ["<p onclick='x()'>", "<p style='color: red'>", "<script>x()</script>", "<style></style>"],
)
def test_a_planted_slip_is_noticed(planted: str) -> None:
    assert slips(planted).found


def test_ids_are_there_once() -> None:
    ids = re.findall(r'\bid="([^"]+)"', (PAGE / "index.html").read_text("utf-8"))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_do_nothing_that_the_headers_forbid(path: Path) -> None:
    text = path.read_text("utf-8").replace(NAMESPACE, "")
    for what, pattern in FORBIDDEN.items():
        assert not re.search(pattern, text), f"{path.name} has {what}"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_are_short_and_import_what_there_is(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) < LONGEST_SCRIPT
    for module in re.findall(r'from "([^"]+)"', text):
        assert module.startswith("./")
        assert (path.parent / module).is_file()


def test_every_script_is_used() -> None:
    used, waiting = set[str](), ["main.js"]
    while waiting:
        name = waiting.pop()
        if name not in used:
            used.add(name)
            waiting += re.findall(r'from "\./([^"]+)"', (PAGE / name).read_text("utf-8"))
    assert used == {path.name for path in SCRIPTS}


def test_symbols_that_scripts_draw_are_on_the_page() -> None:
    page = (PAGE / "index.html").read_text("utf-8")
    symbols = set(re.findall(r'<symbol id="([^"]+)"', page))
    named = re.search(r"SYMBOLS = \{(.*?)\}", (PAGE / "sheet.js").read_text("utf-8"), re.DOTALL)
    assert named is not None
    assert set(re.findall(r'"([a-z]+)"', named[1])) <= symbols
    assert {"struck", "coin"} <= symbols


@pytest.mark.parametrize("path", [p for p in FILES if p.suffix == ".css"], ids=lambda p: p.name)
def test_styles_come_from_here(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "@import" not in text
    assert "url(" not in text
