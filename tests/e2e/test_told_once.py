"""Words and buttons that stay as they were: told once, kept to the end, emptied in time."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, plain
from tests.e2e.playing import FIRST, GRID, be_calm, see_winter
from tests.e2e.quick import rush
from tests.e2e.reading import Ears
from tests.e2e.test_by_keys import on_map
from tests.e2e.test_raids import after_an_ambush
from tests.e2e.test_scenes import NEXT, STILL, WINDOW, at_the_end_of

NOTED = """() => {
    window.notes = 0;
    new MutationObserver(() => {
        window.notes += document.querySelectorAll(".scene[role=note]").length;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_end_is_read_out_and_the_story_goes_on(meet: Meet) -> None:
    ada = meet()
    ears = Ears(ada)
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.page.locator(GRID).first.wait_for()
    rush([ada], path)
    if ada.page.locator(WINDOW).count():
        see_winter(ada)
    result = ada.table["result"]
    ears.waits("the end", plain(f"name-{result['title']}"), f"{result['totals'][0]} points")
    ada.page.get_by_text(plain("story"), exact=True).click()
    story = ada.page.locator(".story li")
    expect(story.filter(has_text=plain("story-game-ended"))).to_have_count(1)
    expect(story.filter(has_text="A new card").first).to_be_visible()


def test_an_ambush_is_told_once_to_who_looks_something_up(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    rush([ada], path, after_an_ambush)
    ada.goto(path)
    note = ada.page.locator(".scene[role=note]")
    note.wait_for()
    ada.page.keyboard.press("Shift")  # any key ends it
    note.wait_for(state="detached")
    ada.page.evaluate(NOTED)
    ada.page.locator("header button").first.click()
    ada.page.locator('a[href^="/rules"]').first.click()
    back = ada.page.get_by_role("link", name=re.compile(plain("back-to-table")))
    back.click()
    ada.page.locator(FIRST).wait_for(state="attached")
    be_calm(ada)
    assert ada.page.evaluate("window.notes") == 0, "and the page was not loaded anew"


def test_what_was_typed_for_one_card_is_not_there_for_the_next(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator("details:has(input[name=line]) summary").click()
    typed = ada.page.locator("input[name=line]")
    line = str(typed.get_attribute("placeholder"))
    be_calm(ada)
    typed.fill(line)
    typed.press("Enter")
    ada.page.locator(".bar .primary:enabled").wait_for()
    assert typed.input_value() == line, "it stays until it is drawn"
    typed.press("Enter")
    ada.until(lambda: ada.table["play"]["round"] == 2)
    expect(typed).to_have_value("")


def test_the_button_that_goes_on_stands_still(meet: Meet) -> None:
    """While a season is counted and after it, on a phone: nobody presses beside it."""
    ada = meet(Device(320, 640, calm=False))
    at_the_end_of(ada, 0)
    ada.page.locator(f"{WINDOW} svg.running").wait_for()
    go = ada.page.locator(f"{WINDOW} .go button")
    running = go.bounding_box()
    ada.page.locator(STILL).wait_for(state="detached")
    ada.page.locator(NEXT).wait_for(state="attached")
    assert running and go.bounding_box() == running


def test_a_window_that_closes_gives_the_map_the_focus(meet: Meet) -> None:
    """Also where the page had it, as right after a table opens."""
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(FIRST).wait_for(state="attached")
    ada.page.locator("main").focus()
    # A mouse opens the window, and the focus was on the page.
    ada.page.locator(".edicts .edict").first.evaluate("each => each.click()")
    ada.page.locator(WINDOW).wait_for()
    ada.page.keyboard.press("Escape")
    ada.until(lambda: on_map(ada))


def test_a_replay_of_one_says_nothing_of_all(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    rush([ada], path)
    ada.goto(path.replace("#", "/replay#"))
    heading = ada.page.locator(".moment h2")
    heading.wait_for()
    ada.page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Drawn: ")
