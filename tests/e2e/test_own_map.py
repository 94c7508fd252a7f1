"""A map of one's own: drawn with keys, mouse and one line, judged at once, and played on."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import Device, words
from tests.e2e.playing import GRID, by_mouse, draw
from tests.e2e.states import CROWDED, an_own_map

DEVICES = {
    "phone": Device(320, 640, touch=True),
    "phone-de-dark": Device(320, 640, touch=True, dark=True, language="de-DE"),
    "laptop": Device(1366, 768),
    "laptop-el-dark": Device(1366, 768, dark=True, language="el-GR"),
}


@pytest.mark.parametrize("device", DEVICES)
def test_the_editor_says_at_once_what_is_wrong(meet: Meet, device: str) -> None:
    """Too few empty squares, and what is unusual; nothing is cut off on any device."""
    ada = meet(DEVICES[device])
    language = DEVICES[device].language[:2]
    an_own_map(ada)
    said = ada.page.locator(".editor .error")
    assert words("reason-map_empty", language).match(said.inner_text())
    assert ada.page.locator('.editor [role="status"] p.quiet').count() == 4
    picture(ada.page, f"own-map-{device}")
    assert sideways(ada.page) == []
    assert barriers(ada.page) == []
    line = ada.page.locator(".editor input:not([type])")
    line.fill("11/12")
    assert words("reason-map_form", language).match(said.inner_text())
    assert line.get_attribute("aria-invalid") == "true"
    line.fill("\n".join(["^.........^", *["..........."] * 10]).replace("\n", "/"))
    assert said.count() == 0 and line.get_attribute("aria-invalid") == "false"


def test_a_map_is_drawn_and_played_on(meet: Meet) -> None:
    """With keys and by hand; the game then has the map of the editor, and so has the record."""
    ada = meet(Device(1366, 768))
    an_own_map(ada)
    ada.button("own-map-clear").click()
    cells = ada.page.locator(".editor [data-square]")
    line = ada.page.locator(".editor input:not([type])")
    assert line.input_value() == "/".join(["11"] * 11)
    cells.nth(0).focus()
    for key in ("m", "ArrowRight", "ArrowDown", "W", "ArrowRight", "r", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    assert line.input_value() == "^10/1#r8/2^8/" + "/".join(["11"] * 8)
    assert "C3" in (ada.page.evaluate("document.activeElement.ariaLabel") or "")
    ada.page.keyboard.press("Delete")
    ada.page.locator('.editor input[type="radio"]').nth(2).check(force=True)
    cells.nth(120).click()
    assert line.input_value() == "^10/1#r8/" + "/".join(["11"] * 8) + "/10r"
    own = line.input_value()
    ada.page.locator("form button.primary").click()
    ada.until(lambda: ada.stage == "waiting")
    assert ada.table["options"]["map_sheet"] == own != CROWDED
    picture(ada.page, "own-map-waiting")
    assert sideways(ada.page) == []
    assert barriers(ada.page) == []
    path = ada.open_table(seats=1, names=["Ada"], options={"map_sheet": own}, start=True)
    ada.goto(path)
    ada.until(lambda: ada.owes)
    ada.page.wait_for_selector(GRID)
    marks = ada.table["play"]["sheets"][0]["map"]
    assert (marks[0], marks[12], marks[13], marks[120]) == ("^", "#", "r", "r")
    assert ada.page.locator(".board svg").inner_html().count("mountain") == 1
    picture(ada.page, "own-map-game")
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)
