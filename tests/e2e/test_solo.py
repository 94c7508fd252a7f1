"""A game alone, from the first click to the title, with every kind of hand."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import DESKTOP, PHONE, Device
from tests.e2e.playing import Hand, by_keys, by_mouse, by_touch, close_windows, draw, finish

HANDS = {"mouse": (DESKTOP, by_mouse), "touch": (PHONE, by_touch)}


@pytest.mark.parametrize("start", ["play-alone", "play-alone-heroes"])
@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_a_game_alone(meet: Meet, device: Device, hand: Hand, start: str) -> None:
    player = meet(device)
    player.goto("/")
    player.button(start).click()
    asked = {play["asks"] for play in finish([player], hand)}
    assert asked >= ({"explore", "hero"} if "heroes" in start else {"explore"})
    player.button("end-again-drawn").wait_for()
    name = f"end-{start}-{device.width}"
    picture(player.page, name)
    assert sideways(player.page) == []
    assert barriers(player.page) == []


def test_a_game_by_keys_alone(meet: Meet) -> None:
    player = meet()
    player.goto("/")
    keyboard = player.page.keyboard
    button = player.button("play-alone")
    while not button.evaluate("each => each === document.activeElement"):
        keyboard.press("Tab")
    keyboard.press("Enter")
    finish([player], by_keys)
    player.button("end-again-drawn").wait_for()


def test_a_reload_keeps_the_draft(meet: Meet) -> None:
    player = meet()
    player.goto(player.open_table(seats=1, names=["Ada"], start=True))
    player.until(lambda: player.owes)
    for name in ("draw-turn", "draw-flip", "draw-next"):
        player.button(name).click()
    under = [each.get_attribute("data-square") for each in player.page.locator(".under").all()]
    assert under
    player.page.reload()
    player.page.locator(".under").first.wait_for()
    again = [each.get_attribute("data-square") for each in player.page.locator(".under").all()]
    assert again == under
    draw(player, by_mouse)


def test_leaving_the_page_and_coming_back(meet: Meet) -> None:
    player = meet()
    player.goto("/")
    player.button("play-alone").click()
    draw(player, by_mouse)
    player.new_tab()
    player.goto("/")
    player.page.locator("main").get_by_role("link", name="Your turn").first.click()
    draw(player, by_mouse)
    assert player.table["play"]["round"] == 3
    close_windows(player)
