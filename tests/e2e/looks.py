"""What every screen has to keep, whatever it shows: nothing cut off, and everybody can use it."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.people import Device

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CUT: Final = Path(__file__).parent / "cut.js"
PICTURES: Final = Path(__file__).parent / "pictures"
"""To be looked at; git does not keep them."""

LOOKS: Final = {
    "phone-en": Device(320, 640, touch=True),
    "phone-de-dark": Device(320, 640, touch=True, dark=True, language="de-DE"),
    "phone-el": Device(320, 640, touch=True, language="el-GR"),
    "tablet-pl-dark": Device(768, 1024, dark=True, language="pl-PL"),
    "desktop-cs": Device(1440, 900, language="cs-CZ"),
    "desktop-en-dark": Device(1440, 900, dark=True),
}
"""Every language, width and theme at least once."""

WIDTHS: Final = """() => {
    const wide = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll("main *, header *")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && box.right > wide + 1 && each.checkVisibility();
    });
    if (document.documentElement.scrollWidth <= wide) return [];
    return ["the page scrolls sideways", ...cut.map((each) => each.outerHTML.slice(0, 120))];
}"""


@cache
def axe() -> str:
    """The script that looks for barriers."""
    return AXE.read_text("utf-8")


def barriers(page: Page, but: str = "") -> list[str]:
    """Everything by which some people would be kept out, as axe sees it; `but` one rule of its."""
    # Run from outside, as the page's own policy would not let it in.
    page.evaluate(axe() + "\n;0")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for each in found["violations"]
        if each["id"] != but
        for node in each["nodes"][:3]
    ]


def sideways(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    found: list[str] = page.evaluate(WIDTHS)
    return found


def cut(page: Page) -> list[str]:
    """Texts that are cut off, covered, or outside of the window, their button, label or cell."""
    found: list[str] = page.evaluate(CUT.read_text("utf-8"))
    return found


def picture(page: Page, name: str) -> None:
    """Keep how it looks."""
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
