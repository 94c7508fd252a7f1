"""A map of one's own: drawn with keys, mouse and one line, judged at once, and played on."""

import pytest
from playwright.sync_api import expect

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
    expect(ada.page.locator('.editor [role="status"] p.quiet')).to_have_count(4)
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
    # A mouse that is drawn over squares draws on all of them, and takes away the same way.
    own = line.input_value()
    for drawn in (own.removesuffix("10r") + "1rrr6r", own):
        cells.nth(111).hover()
        ada.page.mouse.down()
        for at in (112, 113):
            cells.nth(at).hover()
        ada.page.mouse.up()
        assert line.input_value() == drawn
    for sheet in ("B", "own"):
        ada.page.locator("form details select").first.select_option(sheet)
    assert line.input_value() == own
    ada.page.locator("form button.primary").click()
    ada.until(lambda: ada.stage == "waiting")
    assert ada.table["options"]["map_sheet"] == own != CROWDED
    picture(ada.page, "own-map-waiting")
    assert sideways(ada.page) == []
    assert barriers(ada.page) == []
    path = ada.open_table(seats=1, names=["Ada"], options={"map_sheet": own}, start=True)
    ada.goto(path)
    ada.until(lambda: ada.owes)
    ada.page.locator(GRID).first.wait_for()
    marks = ada.table["play"]["sheets"][0]["map"]
    assert (marks[0], marks[12], marks[13], marks[120]) == ("^", "#", "r", "r")
    assert ada.page.locator(".board svg").inner_html().count("mountain") == 1
    picture(ada.page, "own-map-game")
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_nothing_is_opened_with_a_line_that_is_no_map(meet: Meet) -> None:
    """The picture still has the map from before: who typed another one does not mean that."""
    ada = meet(Device(1366, 768))
    an_own_map(ada)
    ada.button("own-map-clear").click()
    line = ada.page.locator(".editor input:not([type])")
    line.fill("^10/11/11")
    more = ada.page.locator("form details").first
    more.locator("summary").first.click()
    assert not line.is_visible()
    ada.page.locator("form button.primary").click()
    ada.until(lambda: line.is_visible() and line.evaluate("it => it === document.activeElement"))
    assert ada.page.url.endswith("/new")
    assert words("reason-map_form").match(line.evaluate("it => it.validationMessage"))
    line.fill("^10/" + "/".join(["11"] * 10))
    ada.page.locator("form button.primary").click()
    ada.until(lambda: ada.stage == "waiting")
