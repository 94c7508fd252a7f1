"""What the screen reader Orca says of one round in Firefox, step by step.

    python -m tests.browsers.orca

It needs firefox-esr, orca, at-spi2-core, dbus, xvfb, openbox and xdotool, plays by keys alone on a
screen that nobody sees, and reads what Orca notes of its speech.
Nothing here is a test: how soon a screen reader speaks depends on the machine.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browsers import firefox
from tests.browsers.playing import game_of, named
from tests.browsers.window import Window
from tests.server.seeded import seeded_server

INSIDE: Final = "QUILLMAP_ORCA"
SAID: Final = re.compile(r"SPEECH OUTPUT: (['\"])(.*?)\1 ?\{", re.DOTALL)
QUIET: Final = 2.5
"""Seconds without a word: then it has said all."""
LONGEST: Final = 20.0
MOST_TABS: Final = 40


SILENT: Final = """
import speechd

class Silent:
    def __init__(self, *args, **named):
        pass

    def __getattr__(self, name):
        return lambda *args, **named: 0 if name.startswith("get_") else ()

speechd.SSIPClient = Silent
"""
"""Where no sound comes out, a voice waits for ever, and Orca with it: so it gets a silent one."""


class Reader:
    """Orca, and the keys that it hears."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._read = 0

    def said(self) -> list[str]:
        """All that it has said since the last time, when it is quiet again."""
        words: list[str] = []
        started = last = time.monotonic()
        while time.monotonic() < min(last + QUIET, started + LONGEST):
            text = self._log.read_text("utf-8", "replace") if self._log.exists() else ""
            found = [match[2] for match in SAID.finditer(text)]
            if len(found) > self._read:
                # It also says the keys that are pressed; those end with a space.
                words += [each for each in found[self._read :] if not each.endswith(" ")]
                self._read, last = len(found), time.monotonic()
            time.sleep(0.1)
        return words

    def after(self, what: str, do: Callable[[], object]) -> None:
        """Do something, and print what is said then."""
        do()
        print(f"> {what}", *(f"  {each}" for each in self.said()), sep="\n", flush=True)

    def key(self, name: str, what: str = "") -> None:
        """Press a key on the screen."""
        self.after(what or name, lambda: subprocess.run(["xdotool", "key", name], check=True))


def round_with(reader: Reader, window: Window) -> None:
    """Play one round by keys, from the start of a solo game."""
    window.goto("/")
    reader.after("the start page", lambda: None)
    reader.key("F6", "F6, from the bar of addresses to the page")
    press = "document.querySelectorAll('button')"
    play = f"[...{press}].find((each) => new RegExp(given[0]).test(each.innerText.trim())).click()"
    reader.after("Play alone now", lambda: window.run(play, named("play-alone")))
    window.until(lambda: game_of(window)[0] and window.run("return table([])")["under"])
    for _ in range(MOST_TABS):
        if window.run("return Boolean(document.activeElement.closest('[role=grid]'))"):
            break
        reader.key("Tab")
    for name in ("Right", "Down", "r", "f", "n"):
        reader.key(name)
    reader.key("Return", "Enter")
    reader.key("Return", "Enter again")
    reader.after("the next card", lambda: None)


def main() -> int:
    """On a screen and a bus of one's own."""
    if INSIDE not in os.environ:
        words = ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24", "dbus-run-session", "--"]
        words += [sys.executable, "-m", "tests.browsers.orca"]
        return subprocess.run(words, env={**os.environ, INSIDE: "1"}, check=False).returncode
    with tempfile.TemporaryDirectory() as name:
        return inside(Path(name))


def inside(folder: Path) -> int:
    """Start Orca, then Firefox, and play."""
    (folder / "run").mkdir(mode=0o700)
    os.environ |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run")}
    os.environ |= {"GNOME_ACCESSIBILITY": "1", "ATSPI_USE_LEGACY_DEVICE": "1"}
    setting = ["org.gnome.desktop.interface", "toolkit-accessibility", "true"]
    subprocess.run(["gsettings", "set", *setting], check=True)
    log = folder / "orca.out"
    (folder / "sitecustomize.py").write_text(SILENT, "utf-8")
    started = [
        subprocess.Popen(
            words,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(folder)},
        )
        for words in (
            ["openbox"],
            ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
            ["orca", "--replace", "--disable=braille", f"--debug-file={log}"],
        )
    ]
    reader = Reader(log)
    try:
        reader.after("Orca begins", lambda: time.sleep(10))
        with (
            seeded_server(folder / "tables.db") as server,
            firefox.launched(folder / "firefox", {"DISPLAY": os.environ["DISPLAY"]}) as driver,
        ):
            round_with(reader, Window(driver, f"http://localhost:{server.port}"))
    finally:
        for process in started:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
