"""WebKitGTK over WebDriver: requests of HTTP to WebKitWebDriver, on a screen that nobody sees."""

import base64
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.browsers.window import PATIENCE

DRIVER: Final = "WebKitWebDriver"
SCREEN: Final = "Xvfb"
SIZE: Final = "1600x1200x24"
NARROWEST: Final = 450
"""Pixels: the bar of addresses makes the window no narrower."""


class WebKit:
    """One window of WebKitGTK's small browser."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._session = ""
        always = {"webkitgtk:browserOptions": {"args": ["--automation"]}}
        told = self._ask("POST", "session", capabilities={"alwaysMatch": always})
        self._session = f"session/{told['sessionId']}/"

    def _ask(self, method: str, path: str, **params: Any) -> Any:
        body = params if method == "POST" else None
        answer = self._client.request(method, f"/{self._session}{path}", json=body)
        told = answer.json()["value"]
        assert answer.is_success, told
        return told

    def goto(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("POST", "url", url=address)

    def evaluate(self, function: str) -> str:
        """Call a function of the page."""
        return str(self._ask("POST", "execute/sync", script=f"return ({function})()", args=[]))

    def act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        """Let the pointer and the keys do something."""
        self._ask("POST", "actions", actions=sources)

    def resize(self, width: int, height: int) -> None:
        """Give the page this many pixels: the window is larger by its frame."""
        wanted = {"width": max(width, NARROWEST), "height": height}
        deadline = time.monotonic() + PATIENCE
        while True:
            inner = self.evaluate("() => `${innerWidth} ${innerHeight}`").split()
            found = dict(zip(wanted, map(int, inner), strict=True))
            if found == wanted:
                return
            assert time.monotonic() < deadline, f"{found} and not {wanted}"
            now = self._ask("GET", "window/rect")
            rect = {side: now[side] + wanted[side] - found[side] for side in wanted}
            self._ask("POST", "window/rect", **rect)
            time.sleep(0.05)

    def picture(self) -> bytes:
        """What is seen."""
        return base64.b64decode(self._ask("GET", "screenshot"))

    def troubles(self) -> list[str]:
        """This protocol tells of none."""
        return []

    def close(self) -> None:
        """Close the window, and with it the browser."""
        self._ask("DELETE", "")


def missing() -> list[str]:
    """The commands that are needed and not there."""
    return [name for name in (DRIVER, SCREEN) if shutil.which(name) is None]


@contextmanager
def _screen() -> Iterator[str]:
    """A screen of its own; its name."""
    reading, writing = os.pipe()
    words = [SCREEN, "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"]
    process = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def launched(folder: Path) -> Iterator[WebKit]:
    """A new browser, which forgets everything afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        screen, port = stack.enter_context(_screen()), _free_port()
        log = stack.enter_context((folder / "webkit.log").open("wb"))
        process = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            stdout=log,
            stderr=log,
            env={
                **os.environ,
                "DISPLAY": screen,
                "GDK_BACKEND": "x11",
                "HOME": str(folder),
                "LANG": "en_GB.UTF-8",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "XDG_RUNTIME_DIR": str(folder),
            },
            start_new_session=True,
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        address = f"http://127.0.0.1:{port}"
        client = stack.enter_context(httpx.Client(base_url=address, timeout=PATIENCE))
        _wait_for(client, process)
        window = WebKit(client)
        stack.callback(window.close)
        yield window


def _wait_for(client: httpx.Client, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if client.get("/status").is_success:
                return
        except httpx.TransportError:
            assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.05)
