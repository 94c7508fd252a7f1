"""Whole games in browsers of other makers than Chromium's, and the layout of the page in them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.playing import draw, finish, fits, game_of, named, open_table, sit_down
from tests.browsers.window import Driver, Window
from tests.e2e.conftest import missing
from tests.server.process import ServerProcess
from tests.server.seeded import seeded_server

Launched: TypeAlias = Callable[[Path], AbstractContextManager[Driver]]
Open: TypeAlias = Callable[[str], Window]
BROWSERS: Final[dict[str, Launched]] = {"firefox": firefox.launched, "webkit": webkit.launched}
SIZES: Final = ((1366, 768), (768, 1024), (390, 844))


def wanted(name: str) -> None:
    """Skip where a browser is missing, or fail where everything has to be tested."""
    if name == "firefox" and firefox.command() is None:
        missing("no Firefox: install firefox-esr")
    if name == "webkit" and webkit.missing():
        missing(f"no {' and no '.join(webkit.missing())}: install webkit2gtk-driver and xvfb")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The cards are those of the other browser tests."""
    with seeded_server(tmp_path_factory.mktemp("browsers") / "tables.db") as running:
        yield running


@pytest.fixture
def opened(server: ServerProcess, tmp_path: Path) -> Iterator[Open]:
    """Starts a browser; at the end nothing may have gone wrong in it."""
    with ExitStack() as stack:
        windows: list[Window] = []

        def made(name: str) -> Window:
            wanted(name)
            driver = stack.enter_context(BROWSERS[name](tmp_path / name))
            windows.append(Window(driver, f"http://localhost:{server.port}"))
            return windows[-1]

        yield made
        assert [trouble for each in windows for trouble in each.driver.troubles()] == []


@pytest.mark.parametrize("name", BROWSERS)
def test_a_solo_game(opened: Open, name: str) -> None:
    """From the start page to the title; on the way three sizes, and at the end the cards' check."""
    window = opened(name)
    window.goto("/")
    window.until(lambda: window.click("button", named("play-alone")))
    window.until(lambda: game_of(window)[0] and window.run("return table([])")["under"])
    for size in SIZES:
        fits(window, *size)
        draw(window)
    fits(window, 1366, 768)
    told = finish([window], *game_of(window))
    window.until(lambda: window.find("main h1"))
    assert isinstance(told["total"], int) and told["title"]
    window.until(lambda: window.click("summary", named("check-cards")))
    window.until(lambda: window.find("details .good", named("check-good")))


def test_a_table_of_two(opened: Open) -> None:
    """Firefox and WebKitGTK at the same table; ambushes go from the one to the other."""
    ada, bela = opened("firefox"), opened("webkit")
    ada.goto("/")
    game, key = open_table(ada, seats=2)
    for each, name in ((ada, "Ada"), (bela, "Bela")):
        each.goto(f"/t/{game}#{key}")
        sit_down(each, name)
    ada.until(lambda: ada.click("button.start"))
    told = finish([ada, bela], game, key)
    assert told["names"] == ["Ada", "Bela"]
    for each in (ada, bela):
        each.until(lambda each=each: each.find("main h1"))  # type: ignore[misc]
        assert "Ada" in each.run("return document.querySelector('main').innerText")
