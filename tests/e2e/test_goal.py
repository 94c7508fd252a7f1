"""What the edicts ask for, how far the map is, and what will be paid: beside the map, in words."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, speak
from tests.e2e.people import PHONE, Device, Person, plain, words
from tests.e2e.playing import GRID, be_calm
from tests.e2e.quick import rush
from tests.e2e.test_reading import LANGUAGES

STRUCK = "title => getComputedStyle(title).textDecorationLine"
DIALOG = "dialog[open]"
STRIP = ".strip button"
PAID = ((0, 1), (1, 2), (2, 3), (3, 0))
"""Which two edicts each season scores (R9.1)."""


def solo_in(player: Person, season: int, **asked: Any) -> str:
    """Somebody alone who has come to a season, with something to draw."""
    path = player.open_table(seats=1, names=["Ada"], start=True, **asked)
    rush([player], path, lambda play: play["season"] == season and play["asks"] == "explore")
    player.goto(path)
    player.page.locator(GRID).first.wait_for()
    return path


def until_said(player: Person, where: Locator, text: str) -> None:
    """Wait until this is said there."""
    player.until(lambda: text in where.inner_text())


def test_an_edict_shows_what_it_asks_for(meet: Meet) -> None:
    ada = meet()
    solo_in(ada, 1)
    edicts = ada.page.locator(".edict")
    for at, card in enumerate(ada.table["edicts"]):
        edict = edicts.nth(at)
        assert plain(f"name-{card}") in edict.inner_text()
        expect(edict.locator(".picture svg")).to_have_count(1)
        assert len(edict.locator("small").first.inner_text()) > 10
        expect(edict.locator(".paydays > span")).to_have_count(2)
        ticked = [season for season in (0,) if at in PAID[season]]
        assert edict.locator(".paydays .paid").count() == len(ticked)
    # How far the map is comes with the first answer of the server.
    edicts.locator(".way").first.wait_for()
    assert barriers(ada.page) == []


def test_what_is_never_paid_again_is_struck_and_promised_nowhere(meet: Meet) -> None:
    """There are maps on which nothing brings anything any more: then another game is looked at."""
    ada = meet()
    for _ in range(5):
        solo_in(ada, 3)
        names = [plain(f"name-{card}") for card in ada.table["edicts"]]
        dead = [at for at in range(4) if at not in PAID[3]]
        edicts = ada.page.locator(".edict")
        for at in range(4):
            title = edicts.nth(at).locator(".title")
            struck = title.evaluate("e => getComputedStyle(e).textDecoration")
            assert ("line-through" in struck) is (at in dead)
        be_calm(ada)
        said = set()
        for _ in range(12):
            ada.button("draw-next").click()
            ada.page.locator(".bar .gains").wait_for()
            said.add(ada.page.locator(".bar .gains").inner_text())
            assert not any(edicts.nth(at).locator(".to").count() for at in dead)
        assert not any(names[at] in text for at in dead for text in said), said
        if len(said) > 1:
            break
    else:
        pytest.fail("no drawing brings anything, in five games")
    picture(ada.page, "goal-winter")


def test_coins_and_what_lies_on_the_map_explain_themselves(meet: Meet) -> None:
    ada = meet()
    solo_in(ada, 1)
    why = ada.page.locator(".edicts .why")
    for at, id in enumerate(("coin", "monster", "mountain", "ruins")):
        ada.page.locator(".thing").nth(at).hover()
        until_said(ada, why, plain(f"about-{id}"))
    ada.page.locator(".thing").nth(2).focus()
    ada.page.locator(".board .earns").first.wait_for(state="attached")
    ada.page.locator(".season .count").click()
    season = ada.page.locator(DIALOG)
    season.locator("p").first.wait_for()
    assert season.get_by_role("heading").inner_text() == plain("name-summer")


@pytest.mark.parametrize("device", [PHONE, Device(390, 844, touch=True, dark=True)])
def test_a_tap_tells_the_goal_and_the_way_to_its_example(meet: Meet, device: Device) -> None:
    ada = meet(device)
    solo_in(ada, 1)
    before = ada.page.locator(GRID).bounding_box()
    ada.page.locator(STRIP).nth(1).tap()
    told = ada.page.locator(".strip .told")
    card = ada.table["edicts"][1]
    until_said(ada, told, plain(f"name-{card}"))
    assert ada.page.locator(GRID).bounding_box() == before, "the map stays where it is"
    assert barriers(ada.page) == []
    picture(ada.page, f"goal-{device.width}")
    for language in LANGUAGES:
        speak(ada, language)
        until_said(ada, told, plain(f"name-{card}", language))
        assert told.evaluate("box => box.scrollWidth <= box.clientWidth"), language
    speak(ada, "en")
    told.get_by_role("button", name=words("rule-and-example")).tap()
    ada.page.locator(f"{DIALOG} figure svg").wait_for()
    ada.page.keyboard.press("Escape")
    for at, id in ((4, "coin"), (5, "monster")):
        ada.page.locator(STRIP).nth(at).tap()
        until_said(ada, told, plain(f"about-{id}"))
    assert plain("about-ruins") not in told.inner_text()
    ada.page.locator(".season strong").tap()
    ada.until(lambda: not told.is_visible())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_own_row_is_in_view_among_a_hundred(meet: Meet, language: str) -> None:
    """At the end of every season, in another window each: the head, the own rank and the button.

    The own row is in the middle of a table that scrolls by itself.
    """
    ada = meet(Device(language=language))
    bots = ["random"] * 99
    path = ada.open_table(seats=100, names=["Ada"], bots=bots, start=True)
    ada.goto(path)
    ada.until(lambda: ada.stage == "playing")
    dialog = ada.page.locator(DIALOG)
    for season, (width, height) in enumerate(((320, 640), (844, 390), (1366, 768)), 1):
        ada.page.set_viewport_size({"width": width, "height": height})
        rush([ada], path, partial(is_in, season))
        dialog.locator("tr.own").wait_for()
        ada.until(lambda: ada.page.locator(f"{DIALOG} tbody tr").count() == 100)
        on = ada.page.get_by_role("button", name=words("go-on", language))
        rank = dialog.locator(".ribbon .total small")
        for seen in (dialog.get_by_role("heading").first, rank, on):
            assert in_sight(seen), (width, height)
        dialog.locator(".standings").evaluate("box => box.scrollIntoView()")
        assert in_sight(dialog.locator("tr.own th")), (width, height)
        standings = dialog.locator(".standings")
        assert standings.evaluate("box => box.scrollWidth <= box.clientWidth"), (width, height)
        ranks = [
            int(each.split()[0]) for each in dialog.locator("tbody .rank").all_inner_texts() if each
        ]
        assert ranks == sorted(ranks) and ranks[0] == 1
        assert barriers(ada.page) == []
        picture(ada.page, f"season-many-{width}-{language}")
        if season > 1:
            assert dialog.locator(".rank .up").count() and dialog.locator(".rank .down").count()
        on.click()
        dialog.wait_for(state="detached")


def is_in(season: int, play: dict[str, Any]) -> bool:
    """Whether the game has come to this season."""
    return bool(play["season"] == season)


def in_sight(seen: Locator) -> bool:
    """Whether the middle of this is in the window, with nothing above it."""
    box = seen.bounding_box()
    assert box is not None
    there = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    inside = "(e, [x, y]) => e.contains(document.elementFromPoint(x, y))"
    return bool(seen.evaluate(inside, there))


HEIGHTS = """() => new Promise((good) => {
    const heights = [];
    const look = () => {
        heights.push(document.documentElement.scrollHeight);
        if (heights.length < 20) requestAnimationFrame(look);
        else good(heights);
    };
    requestAnimationFrame(look);
})"""


def test_the_page_stands_still_under_a_pointer_that_rests(meet: Meet) -> None:
    """At its end a page moves with every height: what is explained comes once, not for ever."""
    ada = meet(PHONE)
    ada.goto(ada.open_table(seats=2, names=["Ada"], start=True))
    ada.until_play()
    ada.page.locator(".thing").first.wait_for()
    for less in range(0, 70, 6):
        ada.page.mouse.move(5, 5)
        ada.page.locator(".thing").nth(2).hover()
        # What was explained goes away with the wheel, and the page may come back by so much.
        ada.page.evaluate(
            "less => scrollTo(0, document.documentElement.scrollHeight - innerHeight - less)", less
        )
        heights = ada.page.evaluate(HEIGHTS)
        assert len(set(heights[5:])) == 1, heights
