"""A real browser: the system's Chromium, else the one that Playwright brings."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.e2e.people import NAME

COMMANDS = ("chromium", "chromium-browser", "google-chrome")
NONE = "no browser: install chromium, or run `.venv/bin/playwright install chromium`"


class NoBrowser(Exception):
    """There is none; the message says how to get one."""


@contextmanager
def launched(playing: Playwright, scrollbars: bool = False) -> Iterator[Browser]:
    """The browser, without a window; NoBrowser if there is none.

    With `scrollbars` they are seen and take room, as on most laptops.
    """
    own = next(filter(None, map(shutil.which, COMMANDS)), None)
    if own is None and not Path(playing.chromium.executable_path).exists():
        raise NoBrowser(NONE)
    arguments = [f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--disable-dev-shm-usage"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # which root cannot have
    browser = playing.chromium.launch(
        executable_path=own,
        args=arguments,
        ignore_default_args=["--hide-scrollbars"] if scrollbars else None,
    )
    try:
        yield browser
    finally:
        browser.close()
