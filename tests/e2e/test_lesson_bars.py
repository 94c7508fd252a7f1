"""The guided first game where scrollbars take room: none of them goes sideways."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright

from tests.e2e.browsers import NoBrowser, launched
from tests.e2e.conftest import Meet, missing
from tests.e2e.lessons import GO, at_rest, confirm, learn, place
from tests.e2e.looks import picture
from tests.e2e.people import Device

BARS: Final = """() => {
    const all = [...document.querySelectorAll("main *")].filter((each) => {
        const { overflowX, borderTopWidth, borderBottomWidth } = getComputedStyle(each);
        const line = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth);
        const bar = each.offsetHeight - each.clientHeight - line;
        return ["auto", "scroll"].includes(overflowX) && bar > 1;
    });
    return all.map((each) => each.className);
}"""
"""What has a scrollbar that goes sideways."""


@pytest.fixture(scope="module")
def browser(playing: Playwright) -> Iterator[Browser]:
    """One whose scrollbars take room, as on most laptops."""
    try:
        with launched(playing, scrollbars=True) as found:
            yield found
    except NoBrowser as error:
        missing(str(error))


@pytest.mark.parametrize("size", [(1366, 625), (1366, 768), (390, 844)], ids=str)
def test_nothing_scrolls_sideways(meet: Meet, size: tuple[int, int]) -> None:
    player = meet(Device(*size))
    learn(player)
    assert player.page.evaluate(BARS) == []
    player.page.locator(GO).click()
    for square, option, turns in (("A2", 1, 0), ("B6", 0, 1), ("C5", 0, 0)):
        place(player, square, option, turns)
        assert player.page.evaluate(BARS) == []
        picture(player.page, f"bars/{size[0]}x{size[1]}-{square}", full=False)
        confirm(player)
        at_rest(player)
        assert player.page.evaluate(BARS) == []
        picture(player.page, f"bars/{size[0]}x{size[1]}-{square}-after", full=False)
