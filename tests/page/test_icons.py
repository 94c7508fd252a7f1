"""One mark: what tabs, home screens and installed pages show is made from it, and is all there."""

import json
import re
import struct
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
PUBLIC = WEB / "public"


def side(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, as its head tells them."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", head[16:])
    return wide, high


def test_the_manifest_tells_the_truth_about_its_icons() -> None:
    told = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    purposes = set()
    for icon in told["icons"]:
        path = PUBLIC / icon["src"].removeprefix("/page/")
        assert path.is_file(), path
        purposes.add(icon.get("purpose", "any"))
        if icon["sizes"] != "any":
            wide, high = side(path)
            assert f"{wide}x{high}" == icon["sizes"]
    assert purposes == {"any", "maskable"}
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    assert side(PUBLIC / "apple-touch-icon.png") == (180, 180)


def test_tab_and_header_show_the_same_mark() -> None:
    drawn = [
        re.findall(r' (?:d|fill)="([^"]+)"', path.read_text("utf-8"))
        for path in (WEB / "src" / "face" / "mark.svg", PUBLIC / "icon.svg")
    ]
    assert drawn[0] == drawn[1] != []


def test_the_page_tells_what_it_is() -> None:
    html = (WEB / "index.html").read_text("utf-8")
    assert re.search(r'name="description"\s+content="[^"]{50,160}"', html)
    grounds = re.findall(r'name="theme-color" content="(#\w+)"', html)
    theme = (WEB / "src" / "theme.css").read_text("utf-8")
    told = re.search(r"--paper: light-dark\((#\w+), (#\w+)\)", theme)
    assert told is not None and list(told.groups()) == grounds
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["theme_color"] == manifest["background_color"] == grounds[0]
