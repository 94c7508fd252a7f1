"""The moments of a game: the end of a season, also winter; seen, skipped, still, and heard."""

from typing import Any

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person, plain, words
from tests.e2e.playing import GRID, WINTER, by_mouse, draw, see_winter
from tests.e2e.quick import close_table, rush

WINDOW = "dialog[open]"
SEASONS = ("spring", "summer", "fall", "winter")
LIVELY = Device(calm=False)
NEXT = f"{WINDOW} .next"
STILL = f"{WINDOW} .waits"
"""What waits until the scene is over."""


def at_the_end_of(ada: Person, season: int, **asked: Any) -> str:
    """Ada looks at a game in which a season ends."""
    path = ada.open_table(**{"seats": 1, "names": ["Ada"], "start": True, **asked})
    ada.goto(path)
    ada.until(lambda: ada.stage == "playing")
    rush([ada], path, lambda play: play["season"] == season + 1)
    # The window of a season before may still be there.
    name = plain(f"name-{SEASONS[season]}")
    heading = ada.page.locator(WINDOW).get_by_role("heading", name=name)
    heading.first.wait_for()
    return path


def lit(ada: Person, kind: str) -> int:
    """How many groups of squares are marked for this."""
    return ada.page.locator(f"{WINDOW} svg path.{kind}").count()


def numbers(ada: Person) -> list[int]:
    """What the window says: two edicts, coins, monsters, sum."""
    told = ada.page.locator(f"{WINDOW} dd").all_inner_texts()
    return [int(each.replace("−", "-")) for each in told]


def due(ada: Person, season: int) -> list[int]:
    """What it should say."""
    first, second, coins, monsters = ada.table["play"]["scores"][0][season]
    return [first, second, coins, -monsters, first + second + coins - monsters]


@pytest.mark.parametrize("ends", ["click", "Enter", "Escape", "alone"])
def test_a_season_ends_with_a_scene(meet: Meet, ends: str) -> None:
    """It ends by a tap, a key, or by itself, and then all of it is there until it is closed."""
    ada = meet(LIVELY)
    at_the_end_of(ada, 0)
    ada.page.locator(f"{WINDOW} svg.running").wait_for()
    assert ada.page.locator(f"{WINDOW} .quiet", has_text=plain("scene-skip")).count()
    if ends == "click":
        ada.page.mouse.click(5, 5)
    elif ends != "alone":
        ada.page.keyboard.press(ends)
    ada.page.locator(STILL).wait_for(state="detached")
    assert ada.page.locator(WINDOW).count(), "what ends the scene does nothing else"
    assert numbers(ada) == due(ada, 0)
    assert ada.page.locator(NEXT).is_visible()
    ada.page.keyboard.press("Enter")
    ada.page.locator(WINDOW).wait_for(state="detached")


ENDLESS = """
    const usual = window.setTimeout;
    performance.now = () => 0;
    window.setTimeout = (then, ms, ...rest) =>
        usual(then, ms > 1000 && ms < 5000 ? 1e8 : ms, ...rest);
"""
"""Scenes that only a press ends."""
HIDDEN = """all => all.map((each) => {
    const [moving] = each.getAnimations();
    return moving && moving.effect.getTiming().delay > 0
        && moving.effect.getTiming().fill === "both"
        && moving.effect.getKeyframes()[0].opacity === "0";
})"""
"""Whether nothing is seen of these before their time comes."""


def test_no_number_is_read_before_it_is_counted(meet: Meet) -> None:
    """Its room is there, and nothing is seen in it."""
    ada = meet(LIVELY)
    ada.context.add_init_script(ENDLESS)
    at_the_end_of(ada, 0)
    ada.page.locator(f"{WINDOW} .running dd").first.wait_for()
    shown = ada.page.locator(f"{WINDOW} .ribbon .now b, {WINDOW} .ribbon .total b")
    assert shown.evaluate_all(HIDDEN) == [True, True]
    assert ada.page.locator(f"{WINDOW} .count dd").evaluate_all(HIDDEN) == [True] * 4
    ada.page.keyboard.press("Enter")
    ada.page.locator(STILL).wait_for(state="detached")
    seen = "all => all.map((each) => getComputedStyle(each).opacity)"
    assert shown.evaluate_all(seen) == ["1", "1"]


def through_winter(ada: Person) -> None:
    """A game alone, its last season drawn by hand."""
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.until(lambda: ada.stage == "playing")
    rush([ada], path, lambda play: play["season"] == 3)
    while ada.stage == "playing":
        draw(ada, by_mouse)


def test_the_end_is_not_read_behind_winters_window(meet: Meet) -> None:
    ada = meet()
    through_winter(ada)
    ada.page.locator(WINTER).wait_for()
    ada.page.locator(".end").wait_for(state="attached")
    ada.page.emulate_media(reduced_motion="no-preference")
    for each in (".end", ".game.over .edicts"):
        assert not ada.page.locator(each).is_visible()
    see_winter(ada)
    ada.page.locator(".game.over .edicts").wait_for()


def test_behind_the_window_nothing_is_told_of_before(meet: Meet) -> None:
    """How far a map was on its way before the season ended; the way is told once it is known."""
    ada = meet()
    at_the_end_of(ada, 0)
    way = ada.page.locator(".edicts .way")
    assert way.count() == 0
    ada.button("go-on").click()
    way.first.wait_for()


def test_under_a_finger_the_page_stays_behind_the_window(meet: Meet) -> None:
    ada = meet(Device(390, 844, touch=True))
    at_the_end_of(ada, 0)
    scrolls = "getComputedStyle(document.documentElement).overflowY"
    assert ada.page.evaluate(scrolls) == "hidden"
    assert ada.page.locator(WINDOW).evaluate("window => window.scrollTop") == 0
    ada.button("go-on").click()
    ada.page.locator(WINDOW).wait_for(state="detached")
    assert ada.page.evaluate(scrolls) == "visible"


@pytest.mark.parametrize(
    "device", [Device(), Device(calm=False, forced=True)], ids=["calm", "forced"]
)
def test_where_motion_is_not_wanted_all_is_there_at_once(meet: Meet, device: Device) -> None:
    ada = meet(device)
    at_the_end_of(ada, 0)
    assert not ada.page.locator(f"{WINDOW} .running").count()
    assert ada.page.locator(NEXT).is_visible() and numbers(ada) == due(ada, 0)
    moving = "all => all.filter((e) => getComputedStyle(e).animationName !== 'none').length"
    if device.calm:
        assert ada.page.locator(f"{WINDOW} *").evaluate_all(moving) == 0


def test_it_is_told_in_the_same_order(meet: Meet) -> None:
    """Once, by a region of the window: edicts, coins, monsters, the sum, and what counts next."""
    ada = meet()
    at_the_end_of(ada, 0)
    told = ada.page.locator(f"{WINDOW} [role=status]").inner_text()
    season = ada.table["play"]["scores"][0][0]
    names = [plain(f"name-{card}") for card in ada.table["edicts"][:2]]
    order = [*names, plain("coins"), plain("monsters"), plain("name-spring"), "B and C pay"]
    places = [told.index(each) for each in order]
    assert places == sorted(places)
    assert f"{names[0]}: {season[0]} point" in told and told.endswith("A rests until winter.")


def test_the_squares_are_those_that_earned(meet: Meet) -> None:
    ada = meet()
    at_the_end_of(ada, 1)
    first, second, _, monsters = ada.table["play"]["scores"][0][1]
    assert [lit(ada, "first") > 0, lit(ada, "second") > 0] == [first > 0, second > 0]
    assert bool(lit(ada, "loses")) == (monsters > 0)
    assert lit(ada, "landed") == 1


def test_winter_comes_before_the_end(meet: Meet) -> None:
    ada = meet()
    through_winter(ada)
    window = ada.page.locator(WINDOW)
    window.wait_for()
    assert words("season-over").match(window.get_by_role("heading").first.inner_text())
    assert numbers(ada) == due(ada, 3)
    assert not ada.page.locator(NEXT).count()
    ada.button("go-on").click()
    window.wait_for(state="detached")
    ada.page.locator(".end h1").wait_for()


def test_who_comes_back_is_shown_the_last_season(meet: Meet) -> None:
    """As it was scored, also after a reload and once only."""
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.until(lambda: ada.stage == "playing")
    ada.goto("/rules")
    rush([ada], path, lambda play: play["season"] == 2)
    ada.goto(path)
    ada.page.locator(WINDOW).get_by_role("heading", name=plain("name-summer")).first.wait_for()
    assert numbers(ada) == due(ada, 1)
    ada.button("go-on").click()
    ada.page.reload()
    ada.page.locator('[role="grid"]').wait_for()
    assert not ada.page.locator(WINDOW).count()


def test_a_hundred_seats_get_one_scene(meet: Meet) -> None:
    """Whoever looks asks for the map that is shown, and for no other."""
    ada = meet(Device(320, 640, touch=True))
    asked: list[str] = []
    ada.page.on("websocket", lambda s: s.on("framesent", lambda text: asked.append(str(text))))
    at_the_end_of(ada, 0, seats=100, bots=["random"] * 99)
    assert [each for each in asked if '"season":0' in each] == [
        each for each in asked if '"kind":"score"' in each and '"season"' in each
    ]
    assert sum('"season":0' in each for each in asked) == 1
    assert ada.page.locator(f"{WINDOW} svg path.landed").count() <= 1
    ada.button("go-on").click()
    ada.page.locator(WINDOW).wait_for(state="detached")


def test_who_watches_sees_the_map_that_is_watched(meet: Meet) -> None:
    ada, spectator = meet(), meet()
    path = ada.open_table(seats=2, names=["Ada", "Bela"], start=True)
    ada.goto(path)
    spectator.goto(path)
    for each in (ada, spectator):
        each.until(lambda each=each: each.stage == "playing")  # type: ignore[misc]
    rush([ada], path, lambda play: play["season"] == 1)
    window = spectator.page.locator(WINDOW)
    window.wait_for()
    assert numbers(spectator) == due(spectator, 0)
    assert "Ada" in window.locator(".map").inner_text()


def test_a_table_that_is_closed_meanwhile_ends_the_scene(meet: Meet) -> None:
    ada, bela = meet(LIVELY), meet(LIVELY)
    path = at_the_end_of(ada, 0)
    bela.goto(path)
    close_table(ada, path)
    for each in (ada, bela):
        each.until(lambda each=each: each.stage == "closed")  # type: ignore[misc]
        each.page.locator(".end h1").wait_for()
        each.page.locator(WINDOW).wait_for(state="detached")


def test_several_at_one_device_see_the_season_once(meet: Meet) -> None:
    """On the map of whoever is next, with everybody's numbers; nobody else is held up by it."""
    ada = meet()
    at_the_end_of(ada, 0, seats=2, names=["Ada", "Bela"])
    window = ada.page.locator(WINDOW)
    shown = window.locator(".map").inner_text()
    rows = window.get_by_role("row")
    assert all(rows.filter(has_text=name).count() for name in ("Ada", "Bela"))
    ada.button("go-on").click()
    window.wait_for(state="detached")
    curtain = ada.page.locator(".hand-over").get_by_role("button")
    for turn in range(2):
        curtain.wait_for()
        assert not window.count()
        next = "Ada" if "Ada" in curtain.inner_text() else "Bela"
        assert (next in shown) == (turn == 0)
        curtain.click()
        draw(ada, by_mouse)


@pytest.mark.parametrize("width", [320, 1366])
def test_the_end_begins_with_the_map(meet: Meet, width: int) -> None:
    """At the top of the page, with one main thing to do, and the points on the seal."""
    ada = meet(Device(width, 700, calm=False))
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.page.locator(GRID).first.wait_for()
    ada.page.mouse.wheel(0, 5000)
    rush([ada], path)
    ada.page.locator(".end .seal").wait_for()
    assert ada.page.evaluate("scrollY") == 0
    box, end = (ada.page.locator(each).bounding_box() for each in (".game.over > .map", ".end"))
    assert box and end and box["y"] <= end["y"] and box["y"] < 100
    total = ada.table["result"]["totals"][0]
    seal = ada.page.locator(".end .seal text")
    ada.until(lambda: seal.text_content() == str(total).replace("-", "−"))
    assert ada.page.locator(".end .primary").count() == 1
