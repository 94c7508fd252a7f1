"""The guided first game: with every kind of hand, with every wrong move, and never in the way."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.bubbles import BUBBLE, bubble, said, uncovered
from tests.e2e.conftest import Meet
from tests.e2e.lessons import DESK, GO, at_rest, confirm, go_on, learn, place, spring
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import Device, Person, plain, words
from tests.e2e.playing import (
    ENDLESS,
    GRID,
    RAID,
    Hand,
    by_keys,
    by_mouse,
    by_touch,
    close_windows,
    finish,
    middle,
    play_on,
)

HANDS: dict[str, tuple[Device, Hand]] = {
    "mouse": (DESK, by_mouse),
    "touch": (Device(320, 640, touch=True), by_touch),
    "low": (Device(844, 390, touch=True), by_touch),
    "small": (Device(320, 568, touch=True), by_touch),
}


def points(player: Person) -> list[int]:
    """What the server says that the edicts give now."""
    found: list[int] = player.table["play"]["sheets"][0]["points"]
    return found


def brought_by_edict(player: Person) -> dict[str, int]:
    """What each edict has brought in its two seasons."""
    brought = dict.fromkeys(player.table["edicts"], 0)
    for season, score in enumerate(player.table["play"]["scores"][0]):
        for card, points in zip((season, (season + 1) % 4), score[:2], strict=True):
            brought[player.table["edicts"][card]] += points
    return brought


@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_the_lesson_to_its_end(meet: Meet, device: Device, hand: Hand) -> None:
    player = meet(device)
    learn(player)
    uncovered(player)
    picture(player.page, f"lesson-{device.width}x{device.height}-map")
    assert player.page.get_by_text(plain("edict-back")).count() >= 4
    player.page.locator(GO).click()
    spring(player, hand)
    close_windows(player)
    at_rest(player)
    uncovered(player)
    assert said(player).startswith("Edict D opens")
    player.page.locator(GO).click()
    uncovered(player)
    assert said(player) == plain("lesson-own")
    player.page.locator(GO).click()
    bubble(player).wait_for(state="detached")
    expect(player.page.get_by_text(plain("edict-back"))).to_have_count(0)
    finish([player], hand)
    player.page.locator(".next").wait_for()
    assert re.search(
        r"points? more, and you are a|no higher title", player.page.inner_text(".next")
    )
    best = player.page.locator(".best")
    best.wait_for()
    brought = brought_by_edict(player)
    assert str(max(brought.values())) in best.inner_text()
    assert plain(f"name-{max(brought, key=lambda card: brought[card])}") in best.inner_text()
    # Nobody is held against a bot after the first game, and no list is spoken of.
    expect(player.page.locator(".par")).to_have_count(0)
    expect(player.page.get_by_text(words("end-known-deck"))).to_have_count(0)
    assert sideways(player.page) == [] and barriers(player.page) == []
    assert player.table["deck_of"] == "lesson"
    player.button("end-again-drawn").click()
    player.until(lambda: player.stage == "playing" and player.table["deck_of"] is None)
    assert not bubble(player).count(), "the next game is like any other"


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "moving"])
def test_monsters_come_with_their_scene(meet: Meet, calm: bool) -> None:
    """While somebody reads what the last drawing brought, map and numbers know of none."""
    player = meet(replace(DESK, calm=calm))
    player.context.add_init_script(ENDLESS)
    learn(player)
    player.page.locator(GO).click()
    play_on([player], by_mouse, lambda play: "gnoll_raid" in play["shown"])
    monster = player.page.locator(f'{GRID} [aria-label*="{plain("terrain-monster")}"]')
    scene = player.page.locator(RAID)
    player.page.locator(GO).wait_for()
    expect(bubble(player)).to_contain_text(plain("lesson-got-raid"))
    assert "M" in player.table["play"]["sheets"][0]["map"]
    expect(monster).to_have_count(0)
    expect(scene).to_have_count(0)
    player.page.locator(GO).click()
    scene.wait_for()
    assert monster.count() > 1
    assert barriers(player.page) == []


def test_the_lesson_by_keys_alone(meet: Meet) -> None:
    player = meet(DESK)
    player.goto("/")
    keyboard = player.page.keyboard

    def tab_to(what: str) -> None:
        for _ in range(80):
            if player.page.locator(f"{what}:focus").count():
                return
            keyboard.press("Tab")
        raise AssertionError(f"no way to {what} by keys")

    tab_to(".primary.big")
    keyboard.press("Enter")
    bubble(player).wait_for()
    assert not player.page.locator(f"{BUBBLE} :focus").count(), "it takes no focus"
    tab_to(GO)
    keyboard.press("Enter")
    at_rest(player)
    keyboard.press("ArrowUp")
    player.page.keyboard.press("Escape")
    assert "arrow keys" in said(player) or "edge" in said(player)
    play_on([player], by_keys, lambda play: play["season"] == 1)
    close_windows(player, keys=True)
    at_rest(player)
    for _ in range(2):
        tab_to(GO)
        keyboard.press("Enter")
    bubble(player).wait_for(state="detached")
    finish([player], by_keys)
    player.page.locator(".next").wait_for()


def test_words_follow_the_map_as_it_is(meet: Meet) -> None:
    """The good way: every number that is said is the server's."""
    player = meet(DESK)
    player.context.add_init_script(ENDLESS)
    learn(player)
    player.page.locator(GO).click()
    place(player, "A2", option=1)
    assert "A +1" in said(player), "before it is drawn"
    confirm(player)
    at_rest(player)
    assert said(player).startswith("+1") and points(player)[0] == 1
    place(player, "B6", option=0, turns=1)
    confirm(player)
    at_rest(player)
    assert said(player).startswith("+3") and points(player)[0] == 4
    go_on(player)
    player.page.locator(".options .brings").nth(1).wait_for()
    assert [each.inner_text() for each in player.page.locator(".brings").all()] == ["+8", "+8"]
    place(player, "C5", option=0)
    confirm(player)
    at_rest(player)
    assert said(player).startswith(f"+{points(player)[1]}") and "coin" in said(player)
    place(player, "F2", option=1)
    confirm(player)
    at_rest(player)
    assert said(player).startswith("5 of 6")
    place(player, "I10", option=1)
    confirm(player)
    at_rest(player)
    go_on(player)
    assert "sixth village" in said(player)
    place(player, "G3", option=1)
    confirm(player)
    at_rest(player)
    assert said(player).startswith("+8") and points(player)[2] == 8
    assert not player.page.locator(RAID).count(), "one after the other"
    go_on(player)
    player.page.locator(RAID).wait_for()
    cost = player.table["play"]["sheets"][0]["monsters"]
    assert cost > 0 and str(cost) in said(player)
    expect(player.page.locator("path.loses").first).to_be_attached()


SIZES = ((320, 568), (320, 640), (390, 844), (844, 390), (1366, 768))


@pytest.mark.parametrize("language", ["de-DE", "pl-PL", "cs-CZ", "el-GR"])
def test_what_a_step_speaks_of_is_in_view_at_every_size(meet: Meet, language: str) -> None:
    """And covered by nothing: before a drawing, where it is placed, and after it."""
    player = meet(Device(320, 568, touch=True, language=language))
    player.goto("/")
    player.page.locator(".primary.big").click()
    bubble(player).wait_for()
    at_every_size(player)
    player.page.locator(GO).click()

    def hand(player: Person) -> None:
        """As `by_touch`, in any language."""
        middle(player).tap()
        player.page.locator(".bar .primary:enabled").wait_for()
        at_every_size(player)
        player.page.locator(".bar .primary").tap()

    spring(player, hand, at_every_size)
    close_windows(player)
    for _ in range(2):
        at_rest(player)
        at_every_size(player)
        spoken = player.page.locator("[data-taught]").first
        assert spoken.is_visible(), "edict D, and then the lamp"
        player.page.locator(GO).click()
    bubble(player).wait_for(state="detached")


def at_every_size(player: Person) -> None:
    """The bubble covers nothing, and what it speaks of is to be seen."""
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        uncovered(player)
        step = re.sub(r"\W+", "-", said(player))[:30]
        picture(player.page, f"steps/{step}-{width}x{height}", full=False)
    player.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
