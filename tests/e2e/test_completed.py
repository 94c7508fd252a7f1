"""A row or column that an edict pays has its moment when it is complete, and holds nobody up."""

import re
from typing import Final

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import picture
from tests.e2e.people import Device, Person
from tests.e2e.playing import GRID, close_windows
from tests.e2e.quick import rush
from tests.e2e.reading import HEARD

HALF: Final = "/".join(["6#####"] * 11)
"""A map with short rows, which are soon complete."""
EDICTS: Final = ["sentinel_wood", "mages_valley", "wildholds", "borderlands"]
LINES: Final = 3
SHOWN: Final = ".over-map:has(.words)"
ENDLESS: Final = """
    const usual = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => usual(then, ms === 2400 ? 1e8 : ms, ...rest);
"""
"""It stays until somebody presses something."""


def lines(player: Person) -> int:
    """What the edict of rows and columns gives now."""
    points: int = player.table["play"]["sheets"][0]["points"][LINES]
    return points


def until_complete(player: Person, path: str) -> int:
    """Draw round by round, as somebody does who looks at each, until a line is complete.

    What the edict gave before that.
    """
    scored: list[str] = []

    def note(text: str) -> None:
        if '"scored"' in text:
            scored.append(text)

    player.page.on("websocket", lambda socket: socket.on("framereceived", lambda t: note(str(t))))
    player.goto(path)
    player.page.locator(GRID).wait_for()
    player.until(lambda: scored)
    before = lines(player)
    while not next_round_completes(player, path, scored):
        before = lines(player)
    return before


def next_round_completes(player: Person, path: str, scored: list[str]) -> bool:
    """Draw once, and wait until the page knows what that is worth; whether a line is complete."""
    play, before, told = player.table["play"], lines(player), len(scored)
    rush([player], path, lambda now: now["round"] > play["round"])
    player.until(lambda: player.table["play"]["round"] > play["round"])
    close_windows(player)
    player.until(lambda: len(scored) > told)
    return lines(player) > before and bool(player.table["play"]["season"] == play["season"])


def test_a_block_that_grows_says_what_it_brought(meet: Meet) -> None:
    """Not what it is worth in all, and nothing of completeness, which a block never has."""
    player = meet(Device(1366, 768, calm=False))
    player.context.add_init_script(ENDLESS)
    edicts = [*EDICTS[:LINES], "lost_barony"]
    options = {"ruleset": "base", "map_sheet": HALF, "edicts": edicts}
    path = player.open_table(seats=1, names=["Ada"], start=True, options=options)
    before = until_complete(player, path)
    tag = player.page.locator(f"{SHOWN} p", has_text=re.compile(r"Edict D$"))
    tag.wait_for()
    assert tag.inner_text().split() == [f"+{lines(player) - before}", "Edict", "D"]
    # The points fly, and are gone where they were.
    player.until(lambda: tag.locator("b").evaluate("b => getComputedStyle(b).opacity") == "0")


@pytest.mark.parametrize(
    "device",
    [Device(1366, 768, calm=False), Device(320, 640, touch=True, language="de-DE")],
    ids=["lively", "calm"],
)
def test_a_complete_row_has_its_moment(meet: Meet, device: Device) -> None:
    player = meet(device)
    player.context.add_init_script(ENDLESS)
    player.context.add_init_script(f"({HEARD})()")
    options = {"ruleset": "base", "map_sheet": HALF, "edicts": EDICTS}
    path = player.open_table(seats=1, names=["Ada"], start=True, options=options)
    until_complete(player, path)
    moment = player.page.locator(SHOWN)
    moment.wait_for()
    words = moment.locator("p", has_text="D:").first.inner_text()
    assert words.startswith("+6")
    assert moment.locator("rect").count() >= 11
    said: list[str] = player.page.evaluate("window.heard")
    assert any(words.removeprefix("+6").strip() in each for each in said)
    picture(player.page, f"completed-{device.width}", full=False)
    # A press ends it, and means what it meant: the shape goes on.
    under = player.page.locator(f"{GRID} .under")
    before = under.evaluate_all("all => all.map((each) => each.dataset.square)")
    player.page.keyboard.press("n")
    moment.wait_for(state="detached")
    player.until(
        lambda: under.evaluate_all("all => all.map((each) => each.dataset.square)") != before
    )
