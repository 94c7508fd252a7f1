"""Firefox over WebDriver BiDi: a socket, and commands that are answered in order."""

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browsers.window import PATIENCE

COMMANDS: Final = ("firefox-esr", "firefox")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST: Final = 2**26
SETTINGS: Final = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("toolkit.telemetry.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """One window of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self._heard: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """What a command is answered with."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self._heard.append(told["params"]["text"])
            if told.get("id") == self._sent:
                assert told["type"] == "success", told
                return told["result"]

    def _ask(self, method: str, **params: Any) -> Any:
        return self.ask(method, context=self._context, **params)

    def goto(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, function: str) -> str:
        """Call a function of the page."""
        told = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]
        return str(told["result"]["value"])

    def act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        """Let the pointer and the keys do something."""
        self._ask("input.performActions", actions=sources)

    def resize(self, width: int, height: int) -> None:
        """Give the page this many pixels."""
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        """What is seen."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot")["data"])

    def troubles(self) -> list[str]:
        """Errors that scripts of the page have made."""
        return self._heard


def command() -> str | None:
    """Where Firefox is."""
    return next(filter(None, map(shutil.which, COMMANDS)), None)


@contextmanager
def launched(folder: Path, screen: Mapping[str, str] | None = None) -> Iterator[Firefox]:
    """A new Firefox with a profile of its own in this folder, and a window only on a screen."""
    profile = folder / "profile"
    profile.mkdir(parents=True)
    (profile / "user.js").write_text(SETTINGS, "utf-8")
    said = folder / "firefox.log"
    words = [str(command()), "--no-remote", "--remote-debugging-port=0"]
    words += [] if screen else ["--headless"]
    with said.open("wb") as log:
        process = subprocess.Popen(
            [*words, "--profile", str(profile)],
            stdout=log,
            stderr=log,
            env={
                **os.environ,
                "HOME": str(folder),
                "MOZ_DISABLE_CONTENT_SANDBOX": "1",
                **(screen or {}),
            },
            start_new_session=True,
        )
        try:
            where = _listening(process, said)
            with connect(f"{where}/session", max_size=LARGEST, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait()


def _listening(process: "subprocess.Popen[bytes]", said: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (found := LISTENING.search(said.read_text("utf-8", "replace"))):
        assert process.poll() is None and time.monotonic() < deadline, said.read_text("utf-8")
        time.sleep(0.05)
    return found[1]
