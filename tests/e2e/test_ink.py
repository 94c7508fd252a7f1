"""What is drawn is inked, and coins jump to the chest: only where things may move."""

from typing import Any, Final

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person
from tests.e2e.playing import GRID, by_mouse, close_windows, draw, middle
from tests.e2e.quick import rush
from tests.e2e.sitting import sit_together
from tests.e2e.states import a_replay

LIVELY: Final = Device(calm=False)
INK: Final = ".ink"
JUMPING: Final = ".jumping"
CHEST: Final = ".edicts [data-chest]"
NUMBER: Final = f"{CHEST} .points b"
WATCH: Final = f"""() => {{
    const seen = (window.seen = {{ ink: 0, jumping: [], landed: 0 }});
    const look = () => {{
        if (document.querySelector("{INK}")) seen.ink += 1;
        if (document.querySelector("{CHEST}.landed")) seen.landed += 1;
        if (!document.querySelector("{JUMPING}")) return;
        seen.jumping.push(document.querySelector("{NUMBER}").textContent);
    }};
    const all = {{ subtree: true, childList: true, attributes: true, attributeFilter: ["class"] }};
    new MutationObserver(look).observe(document.body, all);
}}"""
"""Keeps what was there at any time, however short; of coins what the chest said meanwhile."""
REDRAWN: Final = """() => {
    window.redrawn = 0;
    const land = document.querySelector(".board svg > g");
    new MutationObserver((found) => (window.redrawn += found.length))
        .observe(land, { subtree: true, childList: true, attributes: true });
}"""


def seen(player: Person) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate("window.seen")
    return found


def coins(player: Person) -> int:
    found: int = player.table["play"]["sheets"][0].get("coins", 0)
    return found


def until_rich(player: Person) -> None:
    """A game alone until a coin is earned."""
    player.goto(player.open_table(seats=1, names=["Ada"], start=True))
    player.until(lambda: player.owes)
    player.page.locator(GRID).first.wait_for()
    player.page.evaluate(WATCH)
    for _ in range(4):
        if not coins(player):
            draw(player, by_mouse)
    assert coins(player)


def test_a_drawing_is_inked_and_its_coin_jumps(meet: Meet) -> None:
    """The number changes when it has landed; both end by themselves."""
    ada = meet(LIVELY)
    until_rich(ada)
    ada.until(lambda: seen(ada)["landed"] > 0)
    ada.until(lambda: not ada.page.locator(f"{INK}, {JUMPING}").count())
    found = seen(ada)
    assert found["ink"]
    assert found["jumping"] and set(found["jumping"]) == {"0"}
    assert ada.page.locator(NUMBER).first.text_content() == str(coins(ada))
    ada.until(lambda: not ada.page.locator(f"{CHEST}.landed").count())


def test_nothing_moves_where_motion_is_not_wanted(meet: Meet) -> None:
    """What is drawn is there at once, and the number stands out instead."""
    ada = meet()
    until_rich(ada)
    ada.until(lambda: seen(ada)["landed"] > 0)
    found = seen(ada)
    assert found["ink"] == 0 and found["jumping"] == []
    assert ada.page.locator(NUMBER).first.text_content() == str(coins(ada))


def test_what_is_sealed_is_inked_once(meet: Meet) -> None:
    """Not again when it opens; and what others watch is inked then."""
    ada, bela, cem = meet(LIVELY), meet(), meet(LIVELY)
    path = sit_together(ada, [bela])
    for each in (ada, bela):
        each.until_play()
    cem.goto(path)
    cem.page.locator(".drawing .map").first.wait_for()
    for each in (ada, cem):
        each.page.evaluate(WATCH)
    draw(ada, by_mouse)
    ada.until(lambda: seen(ada)["ink"] > 0)
    ada.until(lambda: not ada.page.locator(INK).count())
    ada.page.evaluate("window.seen.ink = 0")
    assert seen(cem)["ink"] == 0
    draw(bela, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2 and ada.page.locator(GRID).count() > 0)
    cem.until(lambda: seen(cem)["ink"] > 0)
    assert seen(ada)["ink"] == 0


def test_the_last_drawing_of_a_game_is_inked(meet: Meet) -> None:
    """Although the map of the end is another one."""
    ada = meet(LIVELY)
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.until_play()
    rush([ada], path, lambda play: play["season"] == 3 and play["time"] >= play["threshold"])
    ada.until_play(lambda play: play["season"] == 3 and play["time"] >= play["threshold"])
    close_windows(ada)
    ada.page.locator(GRID).first.wait_for()
    ada.page.evaluate(WATCH)
    draw(ada, by_mouse)
    ada.until(lambda: ada.stage == "over" and seen(ada)["ink"] > 0)


def test_a_replay_inks_on_the_way_forward(meet: Meet) -> None:
    ada = meet(LIVELY)
    a_replay(ada)
    ada.page.locator(".replay .map").first.wait_for()
    ada.page.evaluate(WATCH)
    for way, inks in (("replay-forward", True), ("replay-back", False)):
        ada.page.evaluate("window.seen.ink = 0")
        for _ in range(4):
            ada.button(way).click()
        assert bool(seen(ada)["ink"]) == inks
        ada.until(lambda: not ada.page.locator(INK).count())


@pytest.mark.parametrize("device", [LIVELY, Device()], ids=["lively", "calm"])
def test_a_moving_shape_redraws_nothing_of_the_land(meet: Meet, device: Device) -> None:
    ada = meet(device)
    until_rich(ada)
    ada.page.locator(GRID).first.wait_for()
    ada.until(lambda: not ada.page.locator(INK).count())
    ada.page.evaluate(REDRAWN)
    middle(ada).hover()
    for square in (0, 5, 60, 115):
        ada.page.locator(f'{GRID} [data-square="{square}"]').hover()
    assert ada.page.evaluate("window.redrawn") == 0
