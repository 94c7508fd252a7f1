"""A player at a window: sits down, draws whatever the page proposes, and goes on to the end."""

import re
import time
from typing import Any, Final

import httpx

from tests.browsers.webkit import WebKit
from tests.browsers.window import PATIENCE, Window
from tests.e2e.people import words
from tests.e2e.playing import GRID, SIZE

CONFIRMS: Final = ("draw-confirm",)
SQUARES: Final = SIZE * SIZE


def named(id: str) -> str:
    """What a button or a box with this message is called, for a script."""
    return words(id).pattern.replace(r"\ ", " ")


def open_table(window: Window, **asked: Any) -> tuple[str, str]:
    """Open a table as this person; its id and its key."""
    window.run(
        "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, "
        "body: JSON.stringify(given[0])}).then((answer) => answer.json())"
        ".then((told) => (window.opened = told))",
        asked,
    )
    window.until(lambda: window.run("return window.opened"))
    told = window.run("return window.opened")
    return told["game"], told["key"]


def sit_down(window: Window, name: str) -> None:
    """Take a seat at the table that is shown."""
    box = named("your-name")
    window.until(lambda: window.click("input", box))
    window.run("document.activeElement.select()")
    window.press(name)
    window.until(lambda: window.click("button", named("sit-down")))
    window.until(lambda: not window.find("button", named("sit-down")))


def draw(window: Window) -> None:
    """Do what the page waits for, if it waits for something: close windows, point, draw."""
    names = [named(id) for id in CONFIRMS]
    seen = window.run("return table(given[0])", names)
    if seen["dialog"]:
        window.run("[...document.querySelectorAll('dialog[open] button')].at(-1).click()")
    elif seen["confirm"]:
        window.point(seen["confirm"]["x"], seen["confirm"]["y"], press=True)
    elif seen["under"]:
        rows, columns = zip(*(divmod(at, SIZE) for at in seen["under"]), strict=True)
        row, column = (min(each) + (max(each) - min(each)) // 2 for each in (rows, columns))
        window.click(f'{GRID} [data-square="{row * SIZE + column}"]')
        if not window.run("return table(given[0])", names)["confirm"]:
            window.press("n")  # it followed the mouse to where it does not fit


def finish(windows: list[Window], game: str, key: str) -> dict[str, Any]:
    """Everybody draws until the game is over; the table as a list has it."""
    with httpx.Client(base_url=windows[0].address, headers={"Quillmap-Key": key}) as client:
        touched, deadline = 0, 0.0
        while True:
            told: dict[str, Any] = client.get(f"/api/tables/{game}").json()
            if told["stage"] == "over":
                for window in windows:
                    see_winter(window)
                return told
            if told["touched"] != touched:
                touched, deadline = told["touched"], time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, "nobody draws any more"
            for window in windows:
                draw(window)


def see_winter(window: Window) -> None:
    """What the last season brought lies above the end of the game."""
    window.until(lambda: window.find("dialog[open] .ribbon li:nth-child(4).now"))

    def closed() -> bool:
        if window.find("dialog[open]"):
            window.run("[...document.querySelectorAll('dialog[open] button')].at(-1)?.click()")
        return not window.find("dialog[open]")

    window.until(closed)


def fits(window: Window, width: int, height: int) -> None:
    """At this size all squares are there, and nothing is wider than the page."""
    window.driver.resize(width, height)

    def narrow() -> bool:
        told = window.run("return layout()")
        # After a window was narrowed, WebKitGTK may go on telling the width of the old page.
        wide = told["wider"] > 0 and not isinstance(window.driver, WebKit)
        return bool(told["squares"] == SQUARES and told["out"] == 0 and not wide)

    window.until(narrow)


def game_of(window: Window) -> tuple[str, str]:
    """The id and the key of the table that is shown."""
    found = re.fullmatch(r".*/t/([a-z0-9-]+)#(\S+)", window.run("return location.href"))
    return (found[1], found[2]) if found else ("", "")
