"""Monsters on a map as a scene: told once, to whom it concerns, and ended by a press."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person, plain, words
from tests.e2e.playing import (
    ENDLESS,
    GRID,
    NUMBERS,
    RAID,
    UNDER,
    by_mouse,
    close_windows,
    draw,
)
from tests.e2e.quick import close_table, rush
from tests.e2e.sitting import sit_together

LIVELY: Final = Device(calm=False)
TOUCH: Final = Device(390, 844, touch=True, calm=False)
AMBUSHES: Final = {"goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"}
RAIDS: Final = f"""() => {{
    window.raids = [];
    window.most = 0;
    new MutationObserver(() => {{
        const shown = [...document.querySelectorAll("{RAID}")];
        window.most = Math.max(window.most, shown.length);
        const words = shown[0]?.innerText;
        if (words && !window.raids.includes(words)) window.raids.push(words);
    }}).observe(document.body, {{ childList: true, subtree: true }});
}}"""
"""A scene goes by itself, also while nobody looks: what it said is kept."""
NO_ROOM: Final = "/".join([*["11", "#" * 11] * 5, "11"])
"""A map of rows apart from each other, where no ambush of the base box fits."""


def after_an_ambush(play: dict[str, Any]) -> bool:
    """Whether the rules have just drawn monsters, alone."""
    return len(play["shown"]) > 1 and play["shown"][-2] in AMBUSHES


def raided(each: Person) -> list[str]:
    """What the scenes so far have said."""
    while not each.page.evaluate("window.raids.length"):
        close_windows(each)  # a season may have ended on the way here
        each.page.wait_for_timeout(50)
    assert each.page.evaluate("window.most") == 1
    found: list[str] = each.page.evaluate("window.raids")
    return found


def through_an_ambush(players: list[Person], path: str, watching: list[Person]) -> None:
    """Play on until monsters were drawn; everybody's page notes the scenes of it."""
    rush(players, path, lambda play: play["asks"] == "ambush")
    for each in watching:
        each.until(lambda each=each: each.table["play"]["asks"] == "ambush")  # type: ignore[misc]
        close_windows(each)
        each.page.evaluate(RAIDS)
    round = players[0].table["play"]["round"]
    rush(players, path, lambda play: play["round"] > round)


def alone(ada: Person) -> str:
    """A game alone, right after an ambush."""
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.page.locator(GRID).wait_for()
    rush([ada], path, after_an_ambush)
    ada.until_play(after_an_ambush)
    close_windows(ada)
    ada.page.locator(RAID).wait_for()
    return path


def test_monsters_on_the_own_map_are_told(meet: Meet) -> None:
    """To both, each by the other: who drew them, and what they cost."""
    people = [meet(LIVELY), meet(LIVELY)]
    ada, bela = people
    path = sit_together(ada, [bela])
    for each in people:
        each.until_play()
    through_an_ambush(people, path, people)
    for seat, (each, other) in enumerate(((ada, "Bela"), (bela, "Ada"))):
        told = raided(each)[0]
        lost = each.table["play"]["sheets"][seat].get("monsters", 0)
        assert other in told and f"−{lost}" in told
        assert told.index(other) < told.index(f"−{lost}"), "as it is shown"


def test_who_watches_is_told_of_the_map_that_is_watched(meet: Meet) -> None:
    """Once, and of no other map."""
    ada, dora = meet(), meet(LIVELY)
    path = ada.open_table(seats=3, names=["Ada", "Bela", "Cem"], start=True)
    for each in (ada, dora):
        each.goto(path)
        each.until_play()
    dora.page.get_by_role("combobox").select_option("2")
    through_an_ambush([ada], path, [dora])
    told = raided(dora)
    lost = dora.table["play"]["sheets"][1].get("monsters", 0)
    assert len(told) == 1 and f"−{lost}" in told[0]
    assert "map of Bela" in told[0] and plain("scene-raid").rpartition("}")[2] not in told[0]


def test_everybody_at_one_device_is_told_when_it_is_their_turn(meet: Meet) -> None:
    """Behind the curtain nothing is shown; each map has its own scene, once."""
    ada = meet()
    path = ada.open_table(seats=2, names=["Ada", "Bela"], start=True)
    ada.goto(path)
    ada.until_play()
    through_an_ambush([ada], path, [ada])
    drawers: set[str] = set()
    for _ in range(2):
        curtain = ada.page.locator(".hand-over").get_by_role("button")
        curtain.wait_for()
        close_windows(ada)
        assert not ada.page.locator(RAID).count()
        other = "Bela" if "Ada" in curtain.inner_text() else "Ada"
        ada.page.evaluate("window.raids = []")
        curtain.click()
        told = raided(ada)
        assert len(told) == 1 and told[0].startswith(f"{other}:")
        drawers.add(other)
        draw(ada, by_mouse)
    assert drawers == {"Ada", "Bela"}


def test_in_a_race_everybody_is_told_in_their_own_lane(meet: Meet) -> None:
    """When they are there, and not when somebody else is."""
    ada, bela = meet(LIVELY), meet(LIVELY)
    path = ada.open_table(kind="race", seats=1, names=["Ada"], start=True)
    game, _, key = path.removeprefix("/t/").partition("#")
    lanes = [f"/t/{game}-{lane:03}#{key}" for lane in (1, 2)]
    bela.goto(path)
    bela.field("your-name").fill("Bela")
    bela.button("race-join").click()
    bela.page.wait_for_url(f"**/t/{game}-002*")
    ada.goto(lanes[0])
    for each in (ada, bela):
        each.page.locator(GRID).wait_for()
        each.page.evaluate(RAIDS)
    for each, lane in zip((ada, bela), lanes, strict=True):
        assert not each.page.evaluate("window.raids.length")
        rush([each], lane, after_an_ambush)
        assert raided(each)


def test_alone_the_way_of_the_rules_is_shown(meet: Meet) -> None:
    ada = meet()
    alone(ada)
    monsters = ada.table["play"]["sheets"][0]["map"].upper().count("M")
    assert 0 < ada.page.locator(".over-map .stamp").count() <= monsters
    ada.page.locator(RAID).wait_for(state="detached")


def test_alone_an_ambush_without_room_is_told(meet: Meet) -> None:
    """That it was skipped, as it happens and to those who come later; and nothing else."""
    ada = meet()
    ada.context.add_init_script(ENDLESS)
    options = {"ruleset": "base", "map_sheet": NO_ROOM}
    path = ada.open_table(seats=1, names=["Ada"], start=True, options=options)
    ada.goto(path)
    ada.page.locator(GRID).wait_for()
    rush([ada], path, after_an_ambush)
    ada.until_play(after_an_ambush)
    close_windows(ada)
    skipped = plain("story-ignored").rpartition("}")[2]
    expect(ada.page.locator(RAID)).to_contain_text(skipped)
    assert not ada.page.locator(".over-map .stamp, .over-map .way, .scene .cost").count()
    assert "M" not in ada.table["play"]["sheets"][0]["map"].upper()
    ada.page.reload()
    expect(ada.page.locator(".scene")).to_contain_text(skipped)
    expect(ada.page.locator("p.ask")).to_contain_text(skipped)


def test_where_motion_is_not_wanted_all_is_there_at_once(meet: Meet) -> None:
    """And a press does what it says, as there is nothing to be ended first."""
    ada = meet()
    ada.context.add_init_script(ENDLESS)
    alone(ada)
    moving = "all => all.filter((e) => getComputedStyle(e).animationName !== 'none').length"
    assert ada.page.locator(f"{RAID}, {RAID} *, .over-map *").evaluate_all(moving) == 0
    lost = ada.table["play"]["sheets"][0].get("monsters", 0)
    assert lost and "−" in ada.page.locator(f"{RAID} .cost").inner_text()
    assert ada.page.locator(".over-map .threat").count() == 1
    before = ada.page.locator(UNDER).evaluate_all(NUMBERS)
    ada.page.keyboard.press("n")
    ada.until(lambda: ada.page.locator(UNDER).evaluate_all(NUMBERS) != before)
    ada.page.locator(RAID).wait_for(state="detached")


@pytest.mark.parametrize("device", [LIVELY, TOUCH], ids=["key", "tap"])
def test_a_press_ends_it_and_does_nothing_else(meet: Meet, device: Device) -> None:
    """The next one does what it says."""
    ada = meet(device)
    ada.context.add_init_script(ENDLESS)
    alone(ada)

    def under() -> list[str]:
        found: list[str] = ada.page.locator(UNDER).evaluate_all(NUMBERS)
        return found

    def press() -> None:
        if device.touch:
            far = 120 if "0" in before or "1" in before else 0
            box = ada.page.locator(f'{GRID} [data-square="{far}"]').bounding_box()
            assert box
            ada.page.touchscreen.tap(box["x"] + 5, box["y"] + 5)
        else:
            ada.page.keyboard.press("n")

    before = under()
    press()
    ada.page.locator(RAID).wait_for(state="detached")
    assert under() == before
    press()
    ada.until(lambda: under() != before)


@pytest.mark.parametrize("device", [LIVELY, TOUCH], ids=["click", "tap"])
def test_whoever_asks_for_a_hint_meanwhile_is_given_one(meet: Meet, device: Device) -> None:
    """The moment in which people ask most: one press ends the scene, and asks."""
    ada = meet(device)
    ada.context.add_init_script(ENDLESS)
    alone(ada)
    lamp = ada.button("draw-hint")
    lamp.tap() if device.touch else lamp.click()
    ada.page.locator(RAID).wait_for(state="detached")
    ada.page.get_by_role("group", name=words("draw-hints")).wait_for()


def test_a_table_that_is_closed_meanwhile_ends_it(meet: Meet) -> None:
    ada = meet(LIVELY)
    path = alone(ada)
    close_table(ada, path)
    ada.until(lambda: ada.stage == "closed")
    ada.page.locator(".end h1").wait_for()
    ada.page.locator(RAID).wait_for(state="detached")


def test_a_hundred_seats_get_one_scene(meet: Meet) -> None:
    """That of the own map; whoever looks asks for no other one."""
    ada = meet(LIVELY)
    asked: list[str] = []
    ada.page.on("websocket", lambda s: s.on("framesent", lambda text: asked.append(str(text))))
    path = ada.open_table(seats=100, names=["Ada"], bots=["random"] * 99, start=True)
    ada.goto(path)
    ada.until_play()
    through_an_ambush([ada], path, [ada])
    assert len(raided(ada)) == 1
    scores = [each for each in asked if '"kind":"score"' in each]
    assert scores and len(scores) <= 3 * ada.table["play"]["round"]
