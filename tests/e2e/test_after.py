"""After a game: pictures to keep, the same cards again, par, hints that were used, the check."""

import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Download, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture
from tests.e2e.people import DESKTOP, NAME, PHONE, Device, Person, plain, words
from tests.e2e.playing import UNDER, by_mouse, close_windows, draw
from tests.e2e.quick import rush
from tests.e2e.states import HEROES
from tests.e2e.test_hints import ideas_of

SVG = "{http://www.w3.org/2000/svg}"
PNG = b"\x89PNG\r\n\x1a\n"


def ended(host: Person, **asked: Any) -> str:
    """A game that has come to its end, and its last screen."""
    path = host.open_table(names=["Ada"], start=True, **asked)
    rush([host], path)
    host.goto(path)
    host.until(lambda: host.stage == "over")
    host.page.locator(".end .row .primary").wait_for()
    return path


def test_the_end_says_what_earned_each_edict(meet: Meet) -> None:
    """Of the last drawing, too, and nothing about what could still come."""
    host = meet()
    ended(host, options={"edicts": ["greenbough", "wildholds", "canal_lake", "borderlands"]})
    why = host.page.locator("#why-0")
    host.until(lambda: "Earned by" in why.inner_text())
    points = host.table["play"]["sheets"][0]["points"][0]
    squares = why.inner_text().split("Earned by ")[1]
    lines = {part for name in squares.strip(" .").split() for part in (name[0], name[1:])}
    assert len(lines) == points, "a point for each row and for each column with forest"
    expect(host.page.locator(".edict .way")).to_have_count(0)


def saved(host: Person, button: str) -> Download:
    """What the browser keeps when this button is pressed."""
    with host.page.expect_download() as found:
        host.button(button).click()
    return found.value


def test_the_fair_copy(meet: Meet, tmp_path: Path) -> None:
    """It is there at the end, in the chosen colours, for each seat; and is kept as it is shown."""
    ada = meet()
    ended(ada, seats=2, bots=["random"], preset=HEROES)
    bot = ada.table["chairs"][1]["name"]
    shown = ada.page.locator(".fair img")
    for seat, name in ((1, "Ada"), (2, bot)):
        ada.page.get_by_role("combobox", name=words("picture-whose")).select_option(name)
        expect(shown).to_have_attribute("alt", re.compile(re.escape(name)))
        ada.page.get_by_role("combobox", name=words("fair-paper")).select_option("A3")
        kept = saved(ada, "picture-svg")
        assert kept.suggested_filename.endswith(f"-{seat}.svg")
        kept.save_as(tmp_path / "map.svg")
        tree = ElementTree.parse(tmp_path / "map.svg").getroot()
        assert (tree.tag, tree.get("width")) == (f"{SVG}svg", "297mm")
        title = tree.findtext(f"{SVG}title") or ""
        assert title.startswith(name)
        points = str(ada.table["result"]["totals"][seat - 1]).replace("-", "−")
        assert re.search(rf", {points} points?$", title)
        ada.page.get_by_role("combobox", name=words("fair-paper")).select_option("screen")
        saved(ada, "picture-png").save_as(tmp_path / "map.png")
        data = (tmp_path / "map.png").read_bytes()
        assert data.startswith(PNG) and data.rstrip().endswith(b"IEND\xaeB`\x82")
        assert struct.unpack(">II", data[16:24]) == (1300, 1838)
    before = shown.get_attribute("src")
    assert before is not None
    ada.page.get_by_role("combobox", name=words("fair-style")).select_option("night")
    expect(shown).not_to_have_attribute("src", before)
    assert shown.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 1000


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_fair_copy_comes_first_for_whose_map_it_is(meet: Meet, device: Device) -> None:
    """Right below the button for the next game; whoever only looks on sees the numbers first."""
    ada, guest = meet(device), meet(device)
    path = ended(ada, seats=1)
    order = "all => all.map((each) => each.getBoundingClientRect().top)"
    ada.page.locator(".fair img").wait_for()
    ada.page.locator(".par").wait_for()
    for each in (".quietly", ".par", ".end table"):
        button, copy, other = (
            ada.page.locator(what).first.bounding_box()
            for what in (".end .row .primary", ".fair .paper", each)
        )
        assert button and copy and other and button["y"] < copy["y"] < other["y"]
    guest.goto(path)
    guest.page.locator(".fair").wait_for()
    tops = guest.page.locator(".end table, .fair").evaluate_all(order)
    assert len(tops) > 1 and tops == sorted(tops)


def test_at_a_large_table_the_copy_is_drawn_when_somebody_asks(meet: Meet) -> None:
    """A hundred who look at their end would wait for each other's."""
    ada = meet()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ended(ada, seats=5, bots=["random"] * 4)
    ada.button("fair-draw").wait_for()
    assert not [url for url in asked if "/copy" in url]
    ada.button("fair-draw").click()
    ada.page.locator(".fair img").wait_for()


def test_this_deck_again_from_the_end(meet: Meet) -> None:
    ada = meet()
    ended(ada, seats=1)
    first, seed = ada.table["game"], ada.table["seed"]
    edicts, card = ada.table["edicts"], ada.table["play"]["shown"]
    ada.button("deck-again-beat").click()
    ada.until(lambda: ada.owes and ada.table["game"] != first)
    assert ada.table["deck_of"] == first and ada.table["edicts"] == edicts and card
    rush([ada], f"/t/{ada.table['game']}#{ada.table['key']}")
    ada.until(lambda: ada.stage == "over")
    assert ada.table["seed"] == seed
    ada.page.get_by_text(words("end-known-deck")).wait_for()


def test_this_deck_again_from_my_games(meet: Meet) -> None:
    ada = meet()
    ended(ada, seats=1)
    game, edicts = ada.table["game"], ada.table["edicts"]
    ada.goto("/mine")
    ada.button("deck-again-beat").click()
    ada.until(lambda: ada.owes and ada.table["game"] != game)
    assert ada.table["deck_of"] == game and ada.table["edicts"] == edicts
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)


@pytest.mark.parametrize("others", [{"seats": 1}, {"seats": 3, "bots": ["random", "greedy"]}])
def test_the_next_game_begins_at_once_with_other_edicts(meet: Meet, others: dict[str, Any]) -> None:
    """Where nobody else has to be waited for; the ruleset, the sheet and the bots are the same."""
    ada = meet()
    ended(ada, preset=HEROES, options={"map_sheet": "D", "fallback_terrain": "card"}, **others)
    first, beginners = ada.table["game"], ada.table["options"]["edicts"]
    ada.button("end-again-drawn").click()
    ada.until(lambda: ada.owes and ada.table["game"] != first)
    options = ada.table["options"]
    assert beginners != "random" and options["edicts"] == "random"
    assert options["ruleset"] == "heroes" and options["map_sheet"] == "D"
    assert options["fallback_terrain"] == "card"
    bots = [chair["bot"] for chair in ada.table["chairs"] if "bot" in chair]
    assert bots == others.get("bots", [])
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_the_start_remembers_what_was_played(meet: Meet) -> None:
    """The beginner's edicts for a first game; then the last choice, and edicts by chance."""
    ada = meet()
    ada.goto("/")
    ada.button("play-alone-heroes").click()
    ada.until(lambda: ada.owes)
    assert ada.table["options"]["edicts"] != "random"
    rush([ada], f"/t/{ada.table['game']}#{ada.table['key']}")
    ada.until(lambda: ada.stage == "over")
    first = ada.table["game"]
    ada.goto("/")
    ruleset = ada.page.get_by_role("combobox", name=words("option-ruleset"))
    sheet = ada.page.get_by_role("combobox", name=words("option-map_sheet"))
    ruleset.wait_for()
    assert ruleset.input_value() == "heroes"
    expect(ada.button("play-alone-heroes")).to_have_count(0)
    sheet.select_option("D")
    ada.button("play-alone").click()
    ada.until(lambda: ada.owes and ada.table["game"] != first)
    options = ada.table["options"]
    assert (options["ruleset"], options["map_sheet"]) == ("heroes", "D")
    assert options["edicts"] == "random"
    ada.goto("/")
    sheet.wait_for()
    assert (ruleset.input_value(), sheet.input_value()) == ("heroes", "D")


def test_hints_are_asked_for_and_counted(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.until(lambda: ada.owes)
    ada.button("draw-hint").click()
    ada.button("hint-show").click()
    ideas = ideas_of(ada.page.get_by_role("group", name=words("draw-hints")))
    ideas.first.wait_for()
    assert 1 <= ideas.count() <= 3
    idea = ideas.last
    idea.click()
    squares = set(re.findall(r"\b[A-K]\d+\b", idea.locator(".head").inner_text()))
    names = "all => all.map((each) => each.ariaLabel.split(',')[0])"
    assert set(ada.page.locator(UNDER).evaluate_all(names)) == squares
    assert barriers(ada.page) == []
    ada.button("draw-confirm").click()
    ada.until(lambda: ada.owes and ada.table["play"]["round"] == 2)
    assert ada.table["chairs"][0]["hints"] == 1
    hint = ada.page.get_by_role("button", name=re.compile(words("draw-hint").pattern.rstrip("$")))
    assert "1" in hint.inner_text()
    rush([ada], path)
    ada.until(lambda: ada.stage == "over")
    close_windows(ada)
    ada.page.get_by_text("One hint was used.").wait_for()


def test_no_hints_where_they_are_off(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], hints=False, start=True))
    ada.until(lambda: ada.owes)
    ada.button("draw-turn").wait_for()
    expect(ada.button("draw-hint")).to_have_count(0)


@pytest.mark.parametrize("name", ["localhost", NAME])
def test_the_cards_were_fixed_before(meet: Meet, name: str) -> None:
    """Computed by the browser, which has no digests of its own on plain http elsewhere."""
    ada = meet()
    ada.address = ada.address.replace("localhost", name)
    ada.goto("/")
    ada.button("play-alone").click()
    ada.until(lambda: ada.owes)
    promised = ada.table["commitment"]
    rush([ada], f"/t/{ada.table['game']}#{ada.table['key']}")
    ada.until(lambda: ada.stage == "over")
    assert ada.page.evaluate("isSecureContext") is (name == "localhost")
    ada.page.get_by_text(words("check-cards")).click()
    ada.page.get_by_text(words("check-good")).wait_for()
    digits = ada.page.locator("dl.digits dd").all_inner_texts()
    assert digits == [ada.table["seed"], promised, promised]
    # It was opened and begun by this page, so the promise was seen before the first card.
    ada.page.get_by_text(re.compile("saw the promise before the first card")).wait_for()
    # The browser says that one of our headers means nothing without https, which is true.
    ada.troubles[:] = [each for each in ada.troubles if "Opener-Policy" not in each]


def test_the_end_names_the_next_title(meet: Meet) -> None:
    """And how many points it is away, from the titles that the server knows."""
    ada = meet(DESKTOP)
    ended(ada, seats=1)
    rating = ada.table["result"]["rating"]
    titles = ada.context.request.get(f"{ada.address}/api/material").json()["titles"]
    steps = sorted(each["rating"] for each in titles)[1:]
    above = [step - rating for step in steps if step > rating]
    said = ada.page.locator(".award .next").inner_text()
    assert said.startswith(f"{above[0]} point") if above else said == plain("end-top-title")


def test_par_is_shown_at_the_end(meet: Meet) -> None:
    ada = meet(DESKTOP)
    path = ended(ada, seats=1)
    line = ada.page.locator(".par")
    ada.until(lambda: re.search(r"\d", line.inner_text()))
    game, _, key = path.removeprefix("/t/").partition("#")
    headers = {"Quillmap-Key": key}
    answer = ada.context.request.get(f"{ada.address}/api/tables/{game}/par", headers=headers)
    told = answer.json()
    assert str(told["total"]) in line.inner_text()
    assert str(abs(told["rating"])) in line.inner_text()
    picture(ada.page, "par")
    assert barriers(ada.page) == []
