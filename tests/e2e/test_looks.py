"""Screens of other kinds: few strong colours, little room."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import picture
from tests.e2e.people import PHONE, Device, Person, words
from tests.e2e.playing import GRID, be_calm, by_touch, draw, middle
from tests.e2e.states import HEROES, show

FORCED = Device(forced=True)


def test_a_choice_is_seen_in_forced_colours(meet: Meet) -> None:
    """Which option is taken, where the focus is, what lies on the map: all without backgrounds."""
    ada = meet(FORCED)
    ada.goto(ada.open_table(seats=1, names=["Ada"], preset=HEROES, start=True))
    ada.until(lambda: ada.owes)
    options = ada.page.get_by_role("group", name=words("draw-options")).get_by_role("button")
    look = """each => {
        const { borderTopColor, borderTopWidth, backgroundColor, color } = getComputedStyle(each);
        return [borderTopColor, borderTopWidth, backgroundColor, color].join();
    }"""
    taken, other = options.nth(0), options.nth(1)
    assert taken.get_attribute("aria-pressed") == "true"
    assert taken.evaluate(look) != other.evaluate(look)
    taken.focus()
    ada.page.keyboard.press("Tab")
    focused = "each => getComputedStyle(each).outlineStyle"
    assert other.evaluate(focused) == "solid"
    fills = ada.page.locator(".board svg .paper").evaluate("each => getComputedStyle(each).fill")
    assert fills != "none"


ROWS_SEEN = f"""() => [...document.querySelectorAll('{GRID} [role="row"]')].slice(1).filter((row) =>
    [...row.querySelectorAll("[data-square]")].every((cell) => {{
        const box = cell.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, (at) => box.top + box.height * at];
        return [0.1, 0.9].every((at) => document.elementFromPoint(x, y(at)) === cell);
    }})).length"""
"""How many rows of the map are in the window, with nothing above them."""


def in_window(visitor: Person, selector: str) -> bool:
    """Whether all of this can be pressed without scrolling."""
    found: bool = visitor.page.locator(selector).evaluate_all(
        """all => all.length > 0 && all.every((each) => {
            const box = each.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const middle = document.elementFromPoint(x, y);
            return box.top >= 0 && box.bottom <= innerHeight && each.contains(middle);
        })"""
    )
    return found


@pytest.mark.parametrize("preset", ["first_game", HEROES])
def test_a_small_phone_shows_map_and_buttons_together(meet: Meet, preset: str) -> None:
    """Once the map was tapped: the tools, the button that draws, and all of the map."""
    ada = meet(PHONE)
    ada.goto(ada.open_table(seats=1, names=["Ada"], preset=preset, start=True))
    for round in range(1, 5):
        ada.until(lambda: ada.owes)
        assert ada.table["play"]["round"] == round
        ada.page.locator(GRID).first.wait_for()
        be_calm(ada)
        middle(ada).tap()
        ada.button("draw-cancel").wait_for()
        picture(ada.page, f"small-{preset}-{round}")
        assert in_window(ada, ".bar .primary")
        assert in_window(ada, ".bar .tools button:not(.wide)")
        seen = ada.page.evaluate(ROWS_SEEN)
        assert seen == 11, (ada.table["play"]["card"], seen)
        draw(ada, by_touch)


def test_a_small_phone_says_why_it_does_not_fit(meet: Meet) -> None:
    """A longer sentence takes no room from the map."""
    ada = meet(PHONE)
    show(ada, "misfit")
    assert in_window(ada, ".bar .primary") and in_window(ada, ".bar .tools button:not(.wide)")
    picture(ada.page, "small-misfit")
    assert ada.page.evaluate(ROWS_SEEN) == 11
