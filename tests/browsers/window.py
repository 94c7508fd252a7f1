"""A window of some browser, as little of it as a player needs: look, point, press keys, resize.

Firefox is spoken to over WebDriver BiDi, WebKitGTK over the older WebDriver. Both know the same
actions of pointers and keys, so only how they are sent differs.
"""

import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

PATIENCE: Final = float(os.environ.get("QUILLMAP_PATIENCE", "300"))
"""Seconds; a busy machine is no reason to fail."""
PAUSE: Final = 0.02
ENTER: Final = "\ue007"
ESCAPE: Final = "\ue00c"
_FINDERS: Final = (Path(__file__).parent / "finders.js").read_text("utf-8")


class Driver(Protocol):
    """One window over one of the protocols."""

    def goto(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    def evaluate(self, function: str) -> str:
        """Call a function of the page; what it returns, which has to be a text."""

    def act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        """Let the pointer and the keys do something."""

    def resize(self, width: int, height: int) -> None:
        """Give the page this many pixels."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""

    def troubles(self) -> list[str]:
        """Errors that the browser has noted."""


class Window:
    """What a person does with a window."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address

    def goto(self, path: str) -> None:
        """Open a path of the page, and wait until its screen is there."""
        self.driver.goto(self.address + path)
        self.until(lambda: self.find("main h1, main .game", hidden=True))

    def run(self, body: str, *values: Any) -> Any:
        """What the body of a function returns in the page; `values` are its arguments."""
        given = ", ".join(json.dumps(value) for value in values)
        call = f"((...given) => {{ {_FINDERS}\n{body} }})({given})"
        return json.loads(self.driver.evaluate(f"() => JSON.stringify({call} ?? null)"))

    def find(self, selector: str, name: str = "", *, hidden: bool = False) -> Any:
        """Where the first such element lies that can be seen, else None; by its name, if given."""
        return self.run("return where(...given)", selector, name, hidden)

    def click(self, selector: str, name: str = "") -> bool:
        """Click on the middle of an element; whether there was one to click on."""
        place = self.find(selector, name)
        if not place or place["disabled"]:
            return False
        self.point(place["x"], place["y"], press=True)
        return True

    def point(self, x: float, y: float, *, press: bool = False) -> None:
        """Move the mouse, and press it there."""
        moves: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        ]
        if press:
            moves += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.driver.act([{**mouse, "actions": moves}])

    def press(self, keys: str) -> None:
        """Press keys one after the other."""
        strokes = [{"type": way, "value": key} for key in keys for way in ("keyDown", "keyUp")]
        self.driver.act([{"type": "key", "id": "keys", "actions": strokes}])

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, "this never came to be"
            time.sleep(PAUSE)
