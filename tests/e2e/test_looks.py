"""Screens of other kinds: few strong colours, large letters, no motion, little room."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, cut, picture, sideways
from tests.e2e.people import PHONE, Device, Person, words
from tests.e2e.playing import CALM, GRID, by_touch, draw, middle
from tests.e2e.states import ALL, HEROES, show

FORCED = Device(forced=True)
ZOOMED = Device(640, 400, scale=2)
"""A window of 1280 pixels at 200 %."""

FRAMES = """() => [...document.querySelectorAll("button, .button, input, select, dialog[open]")]
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    // What has a look of its own in every browser, and a word that only marks squares.
    .filter((each) => !each.matches("[type=checkbox], [type=radio], [type=range], .as-text"))
    .filter((each) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(each);
        const framed = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
        return !framed && textDecorationLine !== "underline";
    })
    .map((each) => each.outerHTML.slice(0, 120))"""
"""What nobody would see as a button where backgrounds are gone."""


def name_of(state: str) -> str:
    """For pictures."""
    return state.strip("/").replace("/", "-") or "start"


@pytest.mark.parametrize("state", ALL)
def test_forced_colours(meet: Meet, state: str) -> None:
    """Backgrounds and shadows are gone: borders and signs have to do."""
    visitor = meet(FORCED)
    show(visitor, state)
    picture(visitor.page, f"forced-{name_of(state)}")
    assert visitor.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert visitor.page.evaluate(FRAMES) == []
    assert sideways(visitor.page) == []
    # Axe goes by the colours of the page, but here the system has chosen.
    assert barriers(visitor.page, but="color-contrast") == []


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


@pytest.mark.parametrize("state", ALL)
def test_zoomed_to_twice_the_size(meet: Meet, state: str) -> None:
    visitor = meet(ZOOMED)
    show(visitor, state)
    picture(visitor.page, f"zoomed-{name_of(state)}")
    assert sideways(visitor.page) == []
    assert cut(visitor.page) == []


RUNNING = (
    "() => document.getAnimations().map((each) => each.animationName ?? each.transitionProperty)"
)


@pytest.mark.parametrize("state", ALL)
def test_nothing_moves_where_motion_is_reduced(meet: Meet, state: str) -> None:
    visitor = meet()
    # Asked for all the time, since what moves may be over soon.
    visitor.context.add_init_script(
        f"""window.moved = [];
        setInterval(() => window.moved.push(...({RUNNING})()), 10);"""
    )
    show(visitor, state)
    for button in visitor.page.locator("main button:visible:enabled").all()[:5]:
        button.hover(force=True)
    assert visitor.page.evaluate("window.moved") == []


def test_motion_would_be_noticed(meet: Meet) -> None:
    visitor = meet(Device(calm=False))
    show(visitor, "season")
    assert "appear" in " ".join(visitor.page.evaluate(RUNNING))


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
    """Once the map was tapped: the tools, the button that draws, and nearly all of the map."""
    ada = meet(PHONE)
    ada.goto(ada.open_table(seats=1, names=["Ada"], preset=preset, start=True))
    for round in range(1, 5):
        ada.until(lambda: ada.owes)
        assert ada.table["play"]["round"] == round
        ada.page.wait_for_selector(GRID)
        ada.page.wait_for_timeout(CALM)
        middle(ada).tap()
        ada.button("draw-cancel").wait_for()
        picture(ada.page, f"small-{preset}-{round}")
        assert in_window(ada, ".bar .primary")
        assert in_window(ada, ".bar .tools button:not(.wide)")
        seen = ada.page.evaluate(ROWS_SEEN)
        assert seen >= 9, (ada.table["play"]["card"], seen)
        draw(ada, by_touch)


def test_a_small_phone_says_why_it_does_not_fit(meet: Meet) -> None:
    """A longer sentence takes its room, but not from the map."""
    ada = meet(PHONE)
    show(ada, "misfit")
    assert in_window(ada, ".bar .primary") and in_window(ada, ".bar .tools button:not(.wide)")
    picture(ada.page, "small-misfit")
    assert ada.page.evaluate(ROWS_SEEN) >= 9
