"""The shape under the mouse follows it until a click, and what is on the map stays in sight."""

from collections.abc import Callable
from typing import Final

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person, words
from tests.e2e.playing import GRID, NUMBERS, UNDER, be_calm, middle

LOW: Final = Device(390, 664)
"""A window that the page is longer than."""
IN_SIGHT: Final = """cells => cells.every((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === each;
})"""


def alone(player: Person) -> None:
    """The first card of a game alone, which has two options."""
    player.goto(player.open_table(seats=1, names=["Ada"], start=True))
    player.until(lambda: player.owes)
    player.page.locator(GRID).first.wait_for()
    be_calm(player)


def under(player: Person) -> list[str]:
    """The squares that the shape covers."""
    found: list[str] = player.page.locator(UNDER).evaluate_all(NUMBERS)
    return found


def point(player: Person, name: int) -> list[str]:
    """Move the mouse over a square; what the shape covers then."""
    player.page.locator(f'{GRID} [data-square="{name}"]').hover()
    return under(player)


def test_it_follows_until_a_click(meet: Meet) -> None:
    """Keys, buttons and options never pin it; only what somebody has put down is drawn."""
    ada = meet()
    alone(ada)
    here, there = 14, 104
    options = ada.page.get_by_role("group", name=words("draw-options")).get_by_role("button")
    confirm = ada.button("draw-confirm")
    steps: list[Callable[[], object]] = [
        lambda: ada.page.keyboard.press("r"),
        lambda: ada.page.keyboard.press("f"),
        lambda: ada.page.keyboard.press("2"),
        lambda: ada.button("draw-turn").click(),
        lambda: ada.button("draw-flip").click(),
        lambda: options.first.click(),
    ]
    for step in steps:
        point(ada, here)
        step()
        near, far = point(ada, here), point(ada, there)
        assert set(near) & {str(at) for at in range(44)}
        assert set(far) & {str(at) for at in range(77, 121)}
        assert confirm.is_disabled()
    middle(ada).click()
    put = under(ada)
    assert confirm.is_enabled()
    assert point(ada, here) == put
    ada.button("draw-cancel").click()
    assert confirm.is_disabled()
    assert point(ada, here) != put


def test_keys_bring_focus_and_shape_into_sight(meet: Meet) -> None:
    """Wherever the page was scrolled to; nothing lies above them there (WCAG 2.4.11)."""
    ada = meet(LOW)
    alone(ada)
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert not ada.page.locator(UNDER).evaluate_all(IN_SIGHT)
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("n")
    for key in ("ArrowUp",) * 11 + ("ArrowDown",) * 11:
        ada.page.keyboard.press(key)
        assert ada.page.locator(f"{UNDER}, {GRID} :focus").evaluate_all(IN_SIGHT)


def test_the_wheel_scrolls_where_there_is_something_to_scroll(meet: Meet) -> None:
    low, wide = meet(LOW), meet()
    for each in (low, wide):
        alone(each)
        point(each, 60)
    before = under(low)
    low.page.mouse.wheel(0, 120)
    low.until(lambda: low.page.evaluate("scrollY") > 0)
    assert len(under(low)) == len(before)
    before = under(wide)
    wide.page.mouse.wheel(0, 120)
    wide.until(lambda: under(wide) != before)
    assert wide.page.evaluate("scrollY") == 0
