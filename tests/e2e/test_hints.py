"""Hints: a nudge first, then three small maps with reasons; the ghost where somebody points."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from quillmap.grid import names
from quillmap.notation import read_move
from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, cut, measured, sideways
from tests.e2e.people import DESKTOP, PHONE, Device, Person, plain, words
from tests.e2e.playing import UNDER, be_calm
from tests.e2e.test_fit import BOARD, uncovered

LOW = replace(PHONE, width=844, height=390).speaking("el")


class Heard:
    """The hints that the server has told a page."""

    def __init__(self, ada: Person) -> None:
        self.asked: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        ada.page.on("websocket", self._looks_at)

    def _looks_at(self, socket: WebSocket) -> None:
        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("kind") == "hint":
                self.asked.append(message)

        def received(text: str | bytes) -> None:
            message = json.loads(text)
            if "hints" in message:
                self.told.append(message["hints"])

        socket.on("framesent", sent)
        socket.on("framereceived", received)


def alone(meet: Meet, device: Device = DESKTOP) -> tuple[Person, Heard]:
    """Somebody at a table where hints are allowed, with a card to draw."""
    ada = meet(device)
    heard = Heard(ada)
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    return ada, heard


def panel(ada: Person, language: str = "en") -> Locator:
    """What hints are shown in."""
    return ada.page.get_by_role("group", name=words("draw-hints", language))


def ideas_of(shown: Locator) -> Locator:
    """The places among them."""
    return shown.get_by_role("listitem").get_by_role("button")


def under(ada: Person) -> set[str]:
    """The squares under the ghost."""
    said = ada.page.locator(UNDER).evaluate_all(
        "all => all.map((each) => each.ariaLabel.split(',')[0])"
    )
    return set(said)


def squares_of(idea: dict[str, Any]) -> set[str]:
    """The squares that a line fills."""
    return set(names(read_move(idea["line"]).cells))


def until_shown(ada: Person, idea: dict[str, Any]) -> None:
    """Wait until the ghost lies where an idea says."""
    ada.until(lambda: under(ada) == squares_of(idea))


def test_a_nudge_and_then_the_places(meet: Meet) -> None:
    ada, heard = alone(meet)
    ada.button("draw-hint").click()
    shown = panel(ada)
    shown.wait_for()
    assert ada.table["chairs"][0]["hints"] == 1, "a nudge counts"
    nudge = shown.inner_text()
    assert not re.search(r"\b[A-K]\d", nudge), "no place yet"
    assert plain("hint-counted") in nudge
    assert barriers(ada.page) == []
    shown.get_by_role("button", name=words("hint-show")).click()
    ideas = ideas_of(shown)
    (hints,) = heard.told
    ada.until(lambda: ideas.count() == len(hints["ideas"]))
    assert barriers(ada.page) == []
    for at, idea in enumerate(hints["ideas"]):
        button = ideas.nth(at)
        assert button.locator(".why").count() == len(idea["reasons"])
        expect(button.locator("svg")).to_have_count(1)
        button.hover()
        until_shown(ada, idea)
    ada.page.mouse.move(0, 0)
    assert len(heard.asked) == 1 and ada.table["chairs"][0]["hints"] == 1
    ideas.nth(1).click()
    until_shown(ada, hints["ideas"][1])
    ada.button("draw-confirm").click()
    ada.until(lambda: ada.owes and ada.table["play"]["round"] == 2)
    assert not panel(ada).count(), "another card, another question"


def test_the_own_drawing_is_compared(meet: Meet) -> None:
    """Asked for once more with the draft, and counted once."""
    ada, heard = alone(meet)
    ada.button("draw-hint").click()
    show = panel(ada).get_by_role("button", name=words("hint-show"))
    show.wait_for()
    ada.button("draw-next").click()
    mine = under(ada)
    show.click()
    ada.until(lambda: len(heard.told) == 2)
    beside = panel(ada).locator(".beside")
    beside.first.wait_for()
    for idea, said in zip(heard.told[1]["ideas"], beside.all_inner_texts(), strict=True):
        assert mine <= set(re.findall(r"\b[A-K]\d+\b", said))
        if squares_of(idea) != mine:
            told = re.search(r"brings \+?(-?\d+) in all", said.replace("−", "-"))
            assert told and int(told[1]) == heard.told[1]["draft"]["total"]
    assert panel(ada).locator(".why + .beside").count() == 0, "it comes before the reasons"
    assert "draft" not in heard.asked[0] and squares_of({"line": heard.asked[1]["draft"]}) == mine
    assert ada.table["chairs"][0]["hints"] == 1
    assert all(idea["more"] for idea in heard.told[1]["ideas"])


def test_a_comparison_is_about_what_lies_there(meet: Meet) -> None:
    """It goes when the own drawing moves on, and stays when one of the ideas is taken."""
    ada, heard = alone(meet)
    own_drawing(ada)
    beside = panel(ada).locator(".beside")
    expect(beside.first).to_be_attached()
    ideas_of(panel(ada)).nth(1).click()
    until_shown(ada, heard.told[-1]["ideas"][1])
    expect(beside.first).to_be_attached()
    places = [squares_of(idea) for idea in heard.told[-1]["ideas"]]
    ada.page.keyboard.press("n")
    while under(ada) in places:
        ada.page.keyboard.press("n")
    expect(beside).to_have_count(0)


def test_where_nothing_was_put_the_best_place_is_shown(meet: Meet) -> None:
    """By a finger, which cannot point: it lies there, is marked as chosen, and can be drawn."""
    ada, heard = alone(meet, replace(PHONE, width=390, height=844))
    ada.button("draw-hint").tap()
    panel(ada).get_by_role("button", name=words("hint-show")).tap()
    ideas_of(panel(ada)).first.wait_for()
    until_shown(ada, heard.told[0]["ideas"][0])
    expect(panel(ada).locator("li.chosen")).to_have_count(1)
    expect(ada.button("draw-confirm")).to_be_enabled()
    assert ada.table["play"]["round"] == 1


def test_by_keys_and_in_words(meet: Meet) -> None:
    """The lamp, Enter, Enter: the focus is where one goes on, and the nudge is said."""
    ada, heard = alone(meet)
    ada.button("draw-hint").focus()
    ada.page.keyboard.press("Enter")
    panel(ada).wait_for()
    nudge = panel(ada).locator(".nudge").inner_text().strip()
    ada.until(lambda: nudge in ada.page.locator(".said").inner_text())
    ada.until(lambda: ada.page.evaluate("document.activeElement.closest('.hints') !== null"))
    ada.page.keyboard.press("Enter")
    ada.until(lambda: panel(ada).locator(".why").count() > 0)
    first, second, *_ = heard.told[0]["ideas"]
    until_shown(ada, first)
    ada.page.keyboard.press("Tab")
    until_shown(ada, second)
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.page.evaluate("document.activeElement.closest('[role=grid]') !== null"))
    assert under(ada) == squares_of(second)
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.table["play"]["round"] == 2)


def own_drawing(ada: Person, press: Callable[[Locator], None] = Locator.click) -> set[str]:
    """Put the shape somewhere, so that it could be drawn, and ask where a bot would put it."""
    ada.page.keyboard.press("n")
    expect(ada.button("draw-confirm")).to_be_enabled()
    mine = under(ada)
    press(ada.button("draw-hint"))
    press(panel(ada).get_by_role("button", name=words("hint-show")))
    ideas_of(panel(ada)).first.wait_for()
    return mine


def test_what_the_map_shows_is_what_is_drawn_by_mouse(meet: Meet) -> None:
    """The places alone change nothing; while one is pointed at, the own drawing is not offered."""
    ada, heard = alone(meet)
    mine, draw = own_drawing(ada), ada.button("draw-confirm")
    other = next(each for each in heard.told[-1]["ideas"] if squares_of(each) != mine)
    idea = ideas_of(panel(ada)).nth(heard.told[-1]["ideas"].index(other))
    ada.page.mouse.move(0, 0)
    assert under(ada) == mine
    expect(draw).to_be_enabled()
    idea.hover()
    until_shown(ada, other)
    expect(draw).to_be_disabled()
    assert plain("draw-hint-shown") in ada.page.locator(".status").inner_text()
    ada.page.mouse.move(0, 0)
    ada.until(lambda: under(ada) == mine)
    expect(draw).to_be_enabled()
    idea.click()
    until_shown(ada, other)
    idea.hover()
    expect(draw).to_be_enabled()  # pointed at, and what would be drawn
    draw.click()
    ada.until(lambda: ada.table["play"]["round"] == 2)
    drawn = ada.table["play"]["sheets"][0]["map"]
    assert all(
        drawn[11 * (ord(at[0]) - ord("A")) + int(at[1:]) - 1] not in ".r"
        for at in squares_of(other)
    )


def test_what_the_map_shows_is_what_is_drawn_by_touch(meet: Meet) -> None:
    ada, heard = alone(meet, PHONE)
    mine, draw = own_drawing(ada, Locator.tap), ada.button("draw-confirm")
    assert under(ada) == mine
    expect(draw).to_be_enabled()
    ideas_of(panel(ada)).nth(1).tap()
    until_shown(ada, heard.told[-1]["ideas"][1])
    expect(panel(ada).get_by_role("listitem").nth(1)).to_have_class(re.compile("shown"))
    ada.page.locator(".status").tap()
    assert under(ada) == squares_of(heard.told[-1]["ideas"][1])
    draw.tap()
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_enter_on_the_map_draws_nothing_that_is_not_seen(meet: Meet) -> None:
    """A mouse rests on a hint, and the keys are on the map: the own drawing is shown first."""
    ada, heard = alone(meet)
    mine = own_drawing(ada)
    other = next(each for each in heard.told[-1]["ideas"] if squares_of(each) != mine)
    ada.page.keyboard.press("m")
    ada.until(lambda: ada.page.evaluate("document.activeElement.closest('[role=grid]') !== null"))
    ideas_of(panel(ada)).nth(heard.told[-1]["ideas"].index(other)).hover()
    until_shown(ada, other)
    ada.page.keyboard.press("Enter")
    ada.until(lambda: under(ada) == mine)
    assert ada.table["play"]["round"] == 1


IN_SIGHT = """all => all.every((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.parametrize(("device", "language"), [(PHONE, "en"), (LOW, "el")])
def test_by_touch_on_small_screens(meet: Meet, device: Device, language: str) -> None:
    ada, heard = alone(meet, device)
    ada.page.get_by_role("button", name=words("draw-hint", language)).tap()
    shown = panel(ada, language)
    shown.get_by_role("button", name=words("hint-show", language)).tap()
    ideas = ideas_of(shown)
    ada.until(lambda: heard.told and ideas.count() == len(heard.told[0]["ideas"]))
    assert sideways(ada.page) == []
    assert barriers(ada.page) == []
    ideas.last.tap()
    until_shown(ada, heard.told[0]["ideas"][-1])
    ada.until(lambda: ada.page.locator(UNDER).evaluate_all(IN_SIGHT))


WHOLE = """all => all.every((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const there = (x, y) => each.contains(document.elementFromPoint(x, y));
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
        && there(right - 4, (top + bottom) / 2) && there((left + right) / 2, bottom - 4);
})"""
"""Whether all of each is in the window, and lies below nothing else."""
WINDOWS = [
    Device(1366, 768),
    Device(1280, 720, dark=True),
    Device(1024, 768),
    Device(844, 390, touch=True),
    Device(768, 1024, touch=True),
    Device(390, 844, touch=True, dark=True),
    Device(360, 640, touch=True),
    Device(320, 640, touch=True),
]


@pytest.mark.parametrize("device", WINDOWS, ids=lambda each: f"{each.width}x{each.height}")
def test_all_ideas_at_once_beside_a_map_that_stays(meet: Meet, device: Device) -> None:
    """The lamp, what it says and three small maps are in the window, and so is all of the map."""
    ada, _ = alone(meet, device.speaking("de"))
    be_calm(ada)
    board = measured(ada.page, BOARD)

    def stays(*seen: Locator) -> None:
        assert all(each.evaluate_all(WHOLE) for each in seen)
        assert measured(ada.page, BOARD) == board and ada.page.evaluate("scrollY") < 4
        assert uncovered(ada) == []

    def press(what: Locator) -> None:
        what.tap() if device.touch else what.click()

    lamp = ada.page.get_by_role("button", name=words("draw-hint", "de"))
    stays(lamp)
    press(lamp)
    shown = panel(ada, "de")
    show = shown.get_by_role("button", name=words("hint-show", "de"))
    show.wait_for()
    stays(show)
    press(show)
    ideas = ideas_of(shown)
    ideas.nth(2).wait_for()
    stays(ideas, ideas.locator("svg"))
    for at in range(3):
        press(ideas.nth(at))
        words_of = ideas.nth(at).locator(".why").first
        stays(ideas, ideas.locator("svg"), *([] if device.height == 720 else [words_of]))
    close = shown.get_by_role("button", name=words("close", "de"))
    press(close)
    expect(shown).to_have_count(0)
    press(ada.page.locator("button.ask"))
    ideas.nth(2).wait_for()  # what was asked for is there again, and counted once
    assert ada.table["chairs"][0]["hints"] == 1


@pytest.mark.parametrize("language", ["de", "el"])
@pytest.mark.parametrize(
    "device", [each for each in WINDOWS if not each.touch], ids=lambda each: str(each.width)
)
def test_an_idea_beside_the_own_drawing_is_whole(meet: Meet, device: Device, language: str) -> None:
    """Whatever it says of both, all of it is seen at once."""
    ada, _ = alone(meet, device.speaking(language))
    for round in range(1, 4):
        be_calm(ada)
        for _ in range(3):
            ada.page.keyboard.press("n")
        ada.page.locator("button.ask").click()
        shown = panel(ada, language)
        shown.get_by_role("button", name=words("hint-show", language)).click()
        ideas = ideas_of(shown)
        ideas.nth(2).wait_for()
        for at in range(3):
            ideas.nth(at).hover()
            expect(shown.get_by_role("listitem").nth(at)).to_have_class(re.compile("shown"))
            assert ideas.nth(at).locator(".beside, .why").evaluate_all(WHOLE)
            assert cut(ada.page) == []
        ideas.first.click()
        ada.page.locator(".bar .primary").click()
        ada.page.locator(f'.drawing[data-round="{round + 1}"]').wait_for(state="attached")


def test_escape_puts_hints_away(meet: Meet) -> None:
    """And the lamp, which is there again, has the focus."""
    ada, _ = alone(meet)
    ada.button("draw-hint").focus()
    ada.page.keyboard.press("Enter")
    panel(ada).wait_for()
    ada.until(lambda: ada.page.evaluate("document.activeElement.closest('.hints') !== null"))
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    expect(ada.page.locator("button.ask")).to_be_focused()
