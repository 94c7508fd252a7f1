"""People with browsers: their devices, what they ask the server for, and what goes wrong there."""

import json
import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)

LOCALES = Path(__file__).parents[2] / "src" / "quillmap" / "locales"
PATIENCE = 1000 * float(os.environ.get("QUILLMAP_PATIENCE", "300"))
"""Milliseconds; a busy machine is no reason to fail. Shorter is handy while a test is written."""
expect.set_options(timeout=PATIENCE)
NAME = "table.test"
"""A name that leads to the server, but is not this machine's own: plain http is less there."""

KNOWS = "try { localStorage.setItem('quillmap.marks', 'false'); } catch {}"
"""Most people of these tests know the game; where nothing is shown yet, nothing can be kept."""


@dataclass(frozen=True)
class Device:
    """What somebody looks at the page with."""

    width: int = 1280
    height: int = 800
    touch: bool = False
    dark: bool = False
    calm: bool = True
    """Whether motion is to be reduced; tests have no time for it."""
    language: str = "en-GB"
    forced: bool = False
    """Whether the system puts few strong colours in place of the page's own."""
    scale: float = 1
    """How many pixels of the screen a pixel of the page has: 2 where it is zoomed to 200 %."""
    learns: bool = False
    """Whether its owner wants to be told what comes up for the first time."""

    def speaking(self, language: str) -> "Device":
        """The same in another language."""
        return replace(self, language=language)


DESKTOP = Device()
PHONE = Device(320, 640, touch=True)


def plain(id: str, language: str = "en") -> str:
    """A short message of the page, as it is written."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found = re.search(rf"^{id} = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        if found:
            return found[1]
    raise AssertionError(f"the page has no short message {id} in {language}")


def words(id: str, language: str = "en") -> re.Pattern[str]:
    """What a short message of the page looks like; whatever is put into it may be anything."""
    parts = re.split(r"\{[^}]*\}", plain(id, language))
    return re.compile("^" + ".*".join(map(re.escape, parts)) + "$")


class Person:
    """Somebody with a browser of their own, which notes everything that goes wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.view: dict[str, Any] = {}
        """What the server has told this page so far, by parts; nothing again on a new line."""
        self._last: dict[str, Any] = {}
        self.page = self._tab()

    def _tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"an error: {error}"))
        page.on("websocket", self._looks_at)
        return page

    def _looks_at(self, socket: WebSocket) -> None:
        self.view = {}
        socket.on("framereceived", self._told)

    def _told(self, message: str | bytes) -> None:
        news = json.loads(message)
        if news["kind"] == "news":
            self.view |= news
            self._last = self.view.get("table", self._last)

    def _heard(self, message: ConsoleMessage) -> None:
        # Whoever leaves a table at once says so before the line stands: no harm is done.
        left = "WebSocket is closed before the connection is established" in message.text
        if message.type in ("error", "warning") and not left:
            self.troubles.append(f"{message.type}: {message.text}")

    def new_tab(self) -> None:
        """Close the page, and open another as the same person."""
        self.page.close()
        self.page = self._tab()

    def goto(self, path: str) -> None:
        """Open a path of the page, and wait until its screen is there."""
        self.page.goto(self.address + path)
        self.page.locator("main h1, main .game").first.wait_for(state="attached")

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was told last, perhaps on a line that is broken by now."""
        return self._last

    @property
    def stage(self) -> str:
        """How far the table is; nothing until it was told."""
        return str(self.view["table"]["stage"]) if "table" in self.view else ""

    @property
    def owes(self) -> list[int]:
        """The own seats that have to draw now."""
        if self.stage != "playing" or "mine" not in self.view or not self.table["play"]:
            return []
        sealed, awaited = self.view["mine"]["sealed"], self.table["play"]["awaited"]
        seats = [seat for seat in self.view["mine"]["seats"] if str(seat) not in sealed]
        return [seat for seat in seats if seat in awaited]

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something is so; the browser goes on meanwhile."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, "this never came to be"
            self.page.wait_for_timeout(20)

    def until_play(self, holds: Callable[[dict[str, Any]], object] = bool) -> None:
        """Wait until a game is under way, and its position is such."""
        self.until(lambda: self.stage == "playing" and holds(self.table["play"]))

    def post(self, path: str, asked: Any) -> Any:
        """Ask the server for something by HTTP, as the same person."""
        answer = self.context.request.post(self.address + path, data=asked)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, **asked: Any) -> str:
        """Open a table as host; its address on the page."""
        opened = self.post("/api/tables", asked)
        return f"/t/{opened['game']}#{opened['key']}"

    def add_record(self, text: str) -> str:
        """Add a finished game from its record; its address on the page."""
        plain = {"Content-Type": "text/plain"}
        answer = self.context.request.post(f"{self.address}/api/records", data=text, headers=plain)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['game']}"

    def button(self, id: str) -> Locator:
        """The button with this message."""
        return self.page.get_by_role("button", name=words(id))

    def field(self, id: str) -> Locator:
        """The box to type into with this message as its label."""
        return self.page.get_by_role("textbox", name=words(id))

    def link(self, id: str) -> Locator:
        """The link with this message."""
        return self.page.get_by_role("link", name=words(id))


def person(browser: Browser, address: str, device: Device = DESKTOP) -> Person:
    """Somebody new with this device."""
    scheme: Literal["dark", "light"] = "dark" if device.dark else "light"
    context = browser.new_context(
        viewport={"width": device.width, "height": device.height},
        has_touch=device.touch,
        is_mobile=device.touch,
        color_scheme=scheme,
        reduced_motion="reduce" if device.calm else "no-preference",
        locale=device.language,
        forced_colors="active" if device.forced else "none",
        device_scale_factor=device.scale,
    )
    if not device.learns:
        context.add_init_script(KNOWS)
    return Person(context, address)
