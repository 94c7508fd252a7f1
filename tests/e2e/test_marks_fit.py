"""What is said at a first meeting has room in every language, and moves no map."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from quillmap.texts import LANGUAGES, text
from tests.e2e.bubbles import bubble
from tests.e2e.conftest import Meet
from tests.e2e.looks import measured
from tests.e2e.people import Device
from tests.e2e.playing import be_calm, by_touch, draw
from tests.e2e.quick import rush
from tests.e2e.test_fit import BOARD
from tests.e2e.test_marks import MARKS, alone, exploring

SIZES: Final = ((320, 568), (320, 640), (360, 640), (390, 844), (844, 390))
ARGS: Final[dict[str, Any]] = {
    **dict(zip(["one", "two", *"abcd"], "BCABCD", strict=True)),
    "seasons": 4,
    "cost": 12,
    "open": 3,
    "time": 10,
    "threshold": 8,
}
CHOICES: Final[list[dict[str, Any]]] = [
    {"whose": "own", "why": "ruins", "corner": "top_left"},
    {"whose": "other", "why": "any", "corner": "top_right"},
    {"whose": "other", "why": "card", "corner": "bottom_left"},
    {"whose": "other", "why": "room", "corner": "bottom_right"},
]
CUT: Final = """texts => {
    const words = document.querySelector(".bubble .words");
    const line = words.querySelector("p");
    return texts.filter((text) => {
        line.textContent = text;
        return words.scrollHeight > words.clientHeight + 1;
    });
}"""
"""Which of these would not be seen whole in the place of the bubble."""


def every_text() -> list[str]:
    """All that is said in that place, in all languages; of new edicts there is always too much."""
    marks = (mark for mark in MARKS if mark != "edicts")
    said = {
        text(f"mark-{mark}", language, **ARGS, **chosen, button=text("draw-confirm", language))
        for mark in marks
        for language in LANGUAGES
        for chosen in CHOICES
    }
    return sorted(said)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_mark_has_room(meet: Meet, size: tuple[int, int]) -> None:
    """Above shapes to choose from, where there is least."""
    player = meet(Device(*size, touch=True, learns=True))
    path = alone(player, preset="first_game")
    rush([player], path, exploring(lambda play: play["card"] != "rift_lands"))
    player.goto(path)
    bubble(player).wait_for()
    player.page.locator(".options").wait_for()
    assert measured(player.page, CUT, every_text()) == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_map_stays_when_a_mark_comes_or_goes(meet: Meet, size: tuple[int, int]) -> None:
    player = meet(Device(*size, touch=True, learns=True))
    player.goto(alone(player, preset="first_game"))
    bubble(player).wait_for()
    be_calm(player)
    during = measured(player.page, BOARD)
    bubble(player).locator(".leave").tap()
    expect(bubble(player)).to_have_count(0)
    player.page.locator("p.ask").wait_for()
    assert measured(player.page, BOARD) == during
    draw(player, by_touch)
    bubble(player).wait_for()
    be_calm(player)
    assert measured(player.page, BOARD) == during
