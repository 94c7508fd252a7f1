"""First meetings: a few words where something comes up for the first time, and in nobody's way."""

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import expect

from tests.e2e.bubbles import bubble, said, speaks
from tests.e2e.conftest import Meet
from tests.e2e.lessons import learn
from tests.e2e.looks import picture
from tests.e2e.people import LOCALES, Device, Person
from tests.e2e.playing import GRID, Hand, be_calm, by_keys, by_mouse, by_touch, close_windows, draw
from tests.e2e.quick import rush
from tests.e2e.reading import HEARD
from tests.e2e.sitting import sit_together
from tests.e2e.states import HEROES

MARKS: Final = re.findall(r"^mark-(\w+) =", (LOCALES / "en" / "marks.ftl").read_text("utf-8"), re.M)
COINS: Final = ("great_river", "farmland", "hamlet", "forgotten_forest")
AMBUSHES: Final = {"goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"}
FIRST_EDICTS: Final = ["sentinel_wood", "mages_valley", "wildholds", "borderlands"]
DESK: Final = Device(1366, 768, learns=True)
SIZES: Final = (
    Device(320, 568, touch=True, learns=True, language="el-GR"),
    Device(320, 640, touch=True, learns=True, language="de-DE"),
    Device(844, 390, touch=True, learns=True, language="pl-PL", dark=True),
    DESK,
)
HANDS: Final = {
    "mouse": (DESK, by_mouse),
    "touch": (Device(320, 640, touch=True, learns=True), by_touch),
    "keys": (DESK, by_keys),
}


def knows(player: Person, marks: Iterable[str], edicts: Iterable[str] = ()) -> None:
    """This has been met in somebody's browser."""
    player.goto("/settings")
    met = json.dumps({"marks": list(marks), "edicts": list(edicts)})
    player.page.evaluate("met => localStorage.setItem('quillmap.met', met)", met)


def met(player: Person, what: str = "marks") -> list[str]:
    """What this browser has kept."""
    kept = player.page.evaluate("localStorage.getItem('quillmap.met')")
    found: list[str] = json.loads(kept)[what] if kept else []
    return found


def until_owing(player: Person) -> None:
    """It is somebody's turn to draw."""
    player.until(lambda: player.owes)


def takes_over(player: Person, name: str) -> None:
    """The device goes to somebody, who is told something; not before they have it."""
    ready = player.page.locator(".hand-over button.primary")
    player.until(lambda: ready.count() or said(player).startswith(f"{name}:"))
    if ready.count():
        expect(bubble(player)).to_have_count(0)
        ready.click()
    player.until(lambda: said(player).startswith(f"{name}:"))
    be_calm(player)


def alone(player: Person, **asked: Any) -> str:
    """A game alone has begun; its path."""
    return player.open_table(seats=1, names=["Ada"], start=True, **asked)


def until_met(player: Person) -> None:
    """The guide has looked at this table: its edicts are kept."""
    player.until(lambda: set(player.table["edicts"]) <= set(met(player, "edicts")))


Position: TypeAlias = Callable[[dict[str, Any]], bool]


def exploring(holds: Callable[[dict[str, Any]], object] = bool) -> Position:
    """Whether a card of the explore deck lies open, and the position is such."""
    return lambda play: play["asks"] == "explore" and bool(holds(play))


def asks(what: str) -> Position:
    """Whether a round of this kind is under way."""
    return lambda play: bool(play["asks"] == what)


def has(letter: str) -> Position:
    """Whether a monster with this letter is on the map, and alive."""

    def holds(play: dict[str, Any]) -> bool:
        sheet = play["sheets"][0]
        names = sheet.get("letters", {}).get(letter, "").split()
        places = [(ord(name[0]) - ord("A")) * 11 + int(name[1:]) - 1 for name in names]
        return any(sheet["map"][at] in "Mm" for at in places)

    return exploring(holds)


def nearly_closed(play: dict[str, Any]) -> bool:
    """Whether a mountain has one open side left."""
    map = play["sheets"][0]["map"]
    sides = [
        [each for each in (at - 11, at + 11, at - 1, at + 1) if map[each] in ".r"]
        for at, mark in enumerate(map)
        if mark == "^"  # never on the edge
    ]
    return any(len(open) == 1 for open in sides)


BASE_GAME: Final[dict[str, Position]] = {
    "shape": exploring(),
    "edict": exploring(),
    "coin": exploring(lambda play: play["shown"][-1] in COINS),
    "any": exploring(lambda play: play["card"] == "rift_lands"),
    "season": exploring(lambda play: play["season"] >= 1),
    "ruins": exploring(lambda play: play["ruins"]),
    "paid": exploring(lambda play: play["season"] >= 2),
    "mountain": exploring(nearly_closed),
    "monsters": exploring(lambda play: play["sheets"][0].get("monsters")),
    "last": exploring(lambda play: play["time"] >= play["threshold"]),
    "time": exploring(lambda play: play["card"] != "rift_lands"),
    "year": exploring(),
    "deck": exploring(lambda play: play["season"] >= 1),
    "walk": exploring(lambda play: {*play["shown"][-2:-1]} & AMBUSHES),
}
HEROES_GAME: Final[dict[str, Position]] = {
    "hero": asks("hero"),
    "strike": exploring(lambda play: play["sheets"][0].get("attacked")),
    "ambush": asks("ambush"),
    "troll": has("T"),
    "zombie": has("Z"),
    "after": asks("troll"),
    "gorgon": has("G"),
}
"""Of a game where one draws the ambushes oneself, so that three of the four monsters come."""
ONLY_SINGLE: Final = "/".join([*["1#" * 5 + "1", "#1" * 5 + "#"] * 5, "1#" * 5 + "1"])
"""A map on which nothing fits but single squares."""
NARROW: Final = "/".join([*["11", "#" * 11] * 5, "11"])
"""A map on which nothing fits but straight shapes."""
DRAGON: Final = {"ruleset": "combined", "hero_cards": False, "ambush_set": "heroes"}
"""Without heroes nobody strikes the Dragon down."""


def look_at(player: Person, path: str, marks: dict[str, Position]) -> None:
    """Each mark when it comes up: said in a place of its own, and nothing is covered."""
    left = dict(marks)
    while left:
        rush([player], path, lambda play: any(holds(play) for holds in left.values()))
        player.goto(path)
        player.until(lambda: player.stage)
        assert player.stage == "playing", f"these never came up: {[*left]}"
        play = player.table["play"]
        for mark in [mark for mark, holds in left.items() if holds(play)]:
            look_at_one(player, path, mark)
            del left[mark]


def look_at_one(player: Person, path: str, mark: str) -> None:
    """All else is known here, and this comes up now."""
    size = player.page.viewport_size
    knows(player, (each for each in MARKS if each != mark), FIRST_EDICTS)
    player.goto(path)
    player.until(lambda: player.owes)
    close_windows(player)
    bubble(player).wait_for()
    player.page.locator(".scene").wait_for(state="detached")
    picture(player.page, f"mark-{mark}-{size and size['width']}", full=False)
    speaks(player)
    assert mark in met(player)


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_marks_cover_nothing(meet: Meet, device: Device) -> None:
    player = meet(device)
    look_at(player, alone(player, preset="first_game"), BASE_GAME)


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_marks_of_heroes(meet: Meet, device: Device) -> None:
    player = meet(device)
    options = {"ruleset": "heroes", "solo_ambush": "pegasus"}
    look_at(player, alone(player, options=options), HEROES_GAME)


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_where_nothing_fits(meet: Meet, device: Device) -> None:
    player = meet(device)
    options = {"ruleset": "base", "map_sheet": ONLY_SINGLE, "edicts": FIRST_EDICTS}
    look_at(player, alone(player, options=options), {"single": exploring()})


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_where_only_one_shape_fits(meet: Meet, device: Device) -> None:
    player = meet(device)
    options = {"ruleset": "base", "map_sheet": NARROW, "edicts": FIRST_EDICTS}
    straight = ("great_river", "farmland")
    one_fits = exploring(lambda play: play["card"] in straight and not play["ruins"])
    look_at(player, alone(player, options=options), {"nowhere": one_fits})


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_the_mark_of_the_dragon(meet: Meet, device: Device) -> None:
    player = meet(device)
    options = {**DRAGON, "edicts": FIRST_EDICTS}
    look_at(player, alone(player, options=options), {"dragon": has("D")})


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_what_a_counted_hint_is_for(meet: Meet, device: Device) -> None:
    """It is said with the next card, at the lamp."""
    player = meet(device)
    knows(player, (each for each in MARKS if each != "hints"), FIRST_EDICTS)
    path = alone(player, preset="first_game")
    player.goto(path)
    until_owing(player)
    player.page.locator("[data-teach=hint]").click()
    player.until(lambda: player.table["chairs"][0].get("hints"))
    assert not bubble(player).count()
    rush([player], path, lambda play: play["round"] > 1)
    bubble(player).wait_for()
    speaks(player)
    assert "hints" in met(player)


def test_every_mark_is_met_in_these_games() -> None:
    others = {"single", "nowhere", "edicts", "dragon", "hints"}
    assert {*BASE_GAME, *HEROES_GAME, *others} == set(MARKS)


@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_a_mark_goes_with_the_drawing_and_never_comes_again(
    meet: Meet, device: Device, hand: Hand
) -> None:
    player = meet(device)
    player.goto(alone(player, preset="first_game"))
    bubble(player).wait_for()
    assert met(player) == ["shape"]
    draw(player, hand)
    player.until(lambda: len(met(player)) == 2)
    player.page.reload()
    player.until(lambda: player.owes)
    if player.page.locator(".bubble").count():
        assert len(set(met(player))) == len(met(player)) > 2


@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_a_mark_is_closed_or_switched_off(meet: Meet, device: Device, hand: Hand) -> None:
    player = meet(device)
    path = alone(player, preset="first_game")
    player.goto(path)
    bubble(player).wait_for()
    assert player.page.evaluate("document.activeElement.closest('.bubble')") is None
    leave = bubble(player).locator(".leave")
    if hand is by_keys:
        player.page.keyboard.press("Escape")
    elif hand is by_touch:
        leave.tap()
    else:
        leave.click()
    bubble(player).wait_for(state="detached")
    player.page.locator("p.ask").wait_for()

    draw(player, hand)
    bubble(player).wait_for()
    off = player.button("marks-off")
    if hand is by_keys:
        off.focus()
        player.page.keyboard.press("Enter")
    else:
        off.tap() if hand is by_touch else off.click()
    bubble(player).wait_for(state="detached")
    before = met(player)
    draw(player, hand)
    player.until(lambda: player.owes)
    assert not bubble(player).count() and met(player) == before
    player.goto("/settings")
    switch = player.page.get_by_label("Explain what comes up")
    assert not switch.is_checked()
    switch.check()
    player.goto(path)
    player.until(lambda: len(met(player)) > len(before))


def test_a_mark_is_said_once(meet: Meet) -> None:
    player = meet(DESK)
    player.context.add_init_script(f"({HEARD})()")
    player.goto(alone(player, preset="first_game"))
    text = bubble(player).locator("p").first.inner_text()

    def times() -> int:
        heard: list[str] = player.page.evaluate("window.heard")
        return sum(text in each for each in heard)

    player.until(times)
    player.page.locator(GRID).hover()
    player.page.keyboard.press("r")
    player.page.keyboard.press("r")
    assert times() == 1


def test_nobody_waits_for_a_mark(meet: Meet) -> None:
    """At a table with a clock one reads, and the other draws; both go on."""
    reads, plays = meet(DESK), meet(Device(320, 640, touch=True, learns=True))
    sit_together(reads, [plays], preset="first_game", round_time=600)
    for each in (reads, plays):
        each.until_play()
        bubble(each).wait_for()
        each.page.locator("[role=timer]").wait_for()
        speaks(each)
    draw(plays, by_touch)
    bubble(plays).wait_for(state="detached")
    assert bubble(reads).is_visible()
    draw(reads, by_mouse)
    for each in (reads, plays):
        each.until_play(lambda play: play["round"] == 2)
        until_owing(each)


def test_an_ambush_at_a_table_holds_nobody_up(meet: Meet) -> None:
    """Both are told whose map it is, on the other's map; one draws while the other reads."""
    reads, plays = meet(DESK), meet(Device(320, 640, touch=True, learns=True))
    path = sit_together(reads, [plays], preset="first_game")
    for each in (reads, plays):
        each.until_play()
        knows(each, (mark for mark in MARKS if mark != "ambush"), FIRST_EDICTS)
    rush([reads, plays], path, lambda play: play["asks"] == "ambush")
    for each in (reads, plays):
        each.goto(path)
        until_owing(each)
        close_windows(each)
        each.page.locator(".scene").wait_for(state="detached")
        speaks(each)
        assert "another player's map" in said(each)
    round = plays.table["play"]["round"]
    draw(plays, by_touch)
    bubble(plays).wait_for(state="detached")
    assert bubble(reads).is_visible()
    draw(reads, by_mouse)
    for each in (reads, plays):
        each.until_play(lambda play: play["round"] > round)


def test_people_at_one_device_are_told_by_name(meet: Meet) -> None:
    player = meet(DESK)
    path = player.open_table(seats=2, names=["Ada", "Bela"], preset="first_game", start=True)
    player.goto(path)
    player.until(lambda: player.owes)
    for name in ("Ada", "Bela"):
        takes_over(player, name)
        draw(player, by_mouse)
    assert len(met(player)) >= 2


def test_who_has_played_before_is_told_only_what_is_new(meet: Meet) -> None:
    player = meet(DESK)
    rush([player], alone(player, preset="first_game"))
    player.goto(alone(player, preset="first_game"))
    until_met(player)
    player.page.locator(GRID).first.wait_for()
    expect(bubble(player)).to_have_count(0)
    path = alone(player, preset=HEROES)
    rush([player], path, lambda play: play["asks"] == "hero")
    player.goto(path)
    bubble(player).wait_for()
    assert "hero" in met(player)


@pytest.mark.parametrize("device", SIZES, ids=lambda device: f"{device.width}x{device.height}")
def test_a_second_game_introduces_its_new_edicts(meet: Meet, device: Device) -> None:
    player = meet(device)
    knows(player, MARKS, FIRST_EDICTS[:2])
    player.goto(alone(player, preset="first_game"))
    window = player.page.locator("dialog[open]")
    window.wait_for()
    expect(window.locator("li")).to_have_count(2)
    go = window.locator("button.primary")
    picture(player.page, f"edicts-{device.width}x{device.height}", full=False)
    box = go.bounding_box()
    assert box and box["y"] + box["height"] <= device.height
    if device.touch:
        go.tap()
    else:
        player.page.keyboard.press("Enter")
    window.wait_for(state="detached")
    player.page.reload()
    player.until(lambda: player.owes)
    player.page.locator(GRID).first.wait_for()
    assert set(FIRST_EDICTS) <= set(met(player, "edicts"))
    expect(window).to_have_count(0)


def test_new_edicts_hold_nobody_up_at_a_table(meet: Meet) -> None:
    reads, plays, watches = meet(DESK), meet(DESK), meet(DESK)
    for each in (reads, plays, watches):
        knows(each, MARKS, FIRST_EDICTS[:2])
    path = sit_together(reads, [plays], preset="first_game", round_time=600)
    watches.goto(path)
    for each in (reads, plays):
        each.until_play()
        bubble(each).wait_for()
        expect(each.page.locator("dialog[open]")).to_have_count(0)
        speaks(each)
    reads.button("edicts-look").click()
    reads.page.locator("dialog[open] li").first.wait_for()
    draw(plays, by_mouse)
    reads.page.keyboard.press("Enter")
    reads.page.locator("dialog[open]").wait_for(state="detached")
    draw(reads, by_mouse)
    reads.until_play(lambda play: play["round"] == 2)
    expect(bubble(watches)).to_have_count(0)
    assert met(watches, "edicts") == FIRST_EDICTS[:2]


def test_heroes_are_offered_after_a_game(meet: Meet) -> None:
    player = meet(DESK)
    path = alone(player, preset="first_game")
    player.goto(path)
    bubble(player).wait_for()
    rush([player], path)
    player.button("play-alone-heroes").click()
    player.until_play(lambda play: play["round"] == 1)
    assert player.table["options"]["ruleset"] == "heroes"


def test_what_the_lesson_tells_is_met(meet: Meet) -> None:
    """While it guides nothing else is said; whoever skips it is told the rest as it comes."""
    player = meet(DESK)
    learn(player)
    player.until(lambda: "shape" in met(player))
    assert bubble(player).count() == 1 and not player.button("marks-off").count()
    player.button("lesson-skip").click()
    player.button("marks-off").wait_for()
    assert bubble(player).count() == 1 and met(player).count("shape") == 1
