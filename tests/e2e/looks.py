"""What every screen has to keep, whatever it shows: nothing cut off, and everybody can use it."""

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.people import Person

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CUT: Final = Path(__file__).parent / "cut.js"
PICTURES: Final = Path(__file__).parent / "pictures"
"""To be looked at; git does not keep them."""


@dataclass(frozen=True)
class Look:
    """How a screen that somebody looks at already may look as well."""

    width: int
    height: int
    language: str = "en"
    dark: bool = False
    forced: bool = False
    """Whether the system puts few strong colours in place of the page's own."""


PHONE_LOOKS: Final = {
    "phone-en": Look(320, 640),
    "phone-de-dark": Look(320, 640, "de", dark=True),
    "phone-el": Look(320, 640, "el"),
}
DESK_LOOKS: Final = {
    "desktop-en-dark": Look(1440, 900, dark=True),
    "desktop-cs": Look(1440, 900, "cs"),
    "tablet-pl-dark": Look(768, 1024, "pl", dark=True),
}
"""With those of the phone, every language, width and theme at least once."""

WIDTHS: Final = """() => {
    const wide = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll("main *, header *")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && box.right > wide + 1 && each.checkVisibility();
    });
    if (document.documentElement.scrollWidth <= wide) return [];
    return ["the page scrolls sideways", ...cut.map((each) => each.outerHTML.slice(0, 120))];
}"""


SETTLED: Final = """async () => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    document.body.offsetHeight; // letters are asked for when they are laid out
    await document.fonts.ready;
    await frame();
    await frame(); // what depends on how large something became
}"""

CHOOSE: Final = """(choice, language) => {
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def look_like(visitor: Person, look: Look) -> None:
    """Give the window, the system and the page another look, and wait until it has come."""
    visitor.page.set_viewport_size({"width": look.width, "height": look.height})
    visitor.page.emulate_media(
        color_scheme="dark" if look.dark else "light",
        forced_colors="active" if look.forced else "none",
        reduced_motion="reduce",
    )
    speak(visitor, look.language)
    visitor.page.wait_for_load_state("networkidle")


def speak(visitor: Person, language: str) -> None:
    """Choose another language in the head of the page, and wait until it is spoken."""
    choice = visitor.page.locator("header .language select")
    if choice.is_visible() and not visitor.page.locator("dialog[open]").count():
        choice.select_option(language)
    else:  # in a game it is behind the menu, and there may be a window above all; both stay so
        choice.evaluate(CHOOSE, language)
    visitor.page.locator(f"html[lang={language}]").first.wait_for()


def name_of(state: str) -> str:
    """A screen in the names of pictures."""
    return state.strip("/").replace("/", "-") or "start"


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


def measured(page: Page, script: str, given: Any = None) -> Any:
    """What a script finds once all letters have come, and everything has its place."""
    page.evaluate(SETTLED)
    return page.evaluate(script, given)


def sideways(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    found: list[str] = measured(page, WIDTHS)
    return found


def cut(page: Page) -> list[str]:
    """Texts that are cut off, covered, or outside of the window, their button, label or cell."""
    found: list[str] = measured(page, CUT.read_text("utf-8"))
    return found


def picture(page: Page, name: str, *, full: bool = True) -> None:
    """Keep all of the page, or what is in the window, to be looked at: with QUILLMAP_PICTURES=1."""
    if not os.environ.get("QUILLMAP_PICTURES"):
        return
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=full)
