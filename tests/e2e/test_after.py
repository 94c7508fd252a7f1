"""After a game: pictures to keep, the same cards again, par, hints that were used, the check."""

import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Download

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture
from tests.e2e.people import DESKTOP, NAME, Person, words
from tests.e2e.playing import UNDER, by_mouse, close_windows, draw
from tests.e2e.quick import rush
from tests.e2e.states import HEROES

SVG = "{http://www.w3.org/2000/svg}"
PNG = b"\x89PNG\r\n\x1a\n"


def ended(host: Person, **asked: Any) -> str:
    """A game that has come to its end, and its last screen."""
    path = host.open_table(names=["Ada"], start=True, **asked)
    rush([host], path)
    host.goto(path)
    host.until(lambda: host.stage == "over")
    host.button("end-again").wait_for()
    return path


def saved(host: Person, button: str) -> Download:
    """What the browser keeps when this button is pressed."""
    with host.page.expect_download() as found:
        host.button(button).click()
    return found.value


def test_the_map_as_a_picture(meet: Meet, tmp_path: Path) -> None:
    """The SVG stands by itself and says whose map it is; the PNG is four times as large."""
    ada = meet()
    ended(ada, seats=2, bots=["random"], preset=HEROES)
    bot = ada.table["chairs"][1]["name"]
    for seat, name in ((1, "Ada"), (2, bot)):
        ada.page.get_by_role("combobox", name=words("picture-whose")).select_option(name)
        kept = saved(ada, "picture-svg")
        assert kept.suggested_filename.endswith(f"-{seat}.svg")
        kept.save_as(tmp_path / "map.svg")
        tree = ElementTree.parse(tmp_path / "map.svg").getroot()
        assert tree.tag == f"{SVG}svg"
        texts = ["".join(each.itertext()) for each in tree.iter(f"{SVG}text")]
        assert name in texts
        points = ada.table["result"]["totals"][seat - 1]
        assert any(re.match(rf"{points} points?$", each) for each in texts)
        cards = ada.page.locator(".edict .name").evaluate_all(
            "all => all.map((each) => each.firstChild.textContent.trim())"
        )
        assert len(cards) == 4
        assert all(any(text.startswith(card) for text in texts) for card in cards)
        ids = {each.get("id") for each in tree.iter(f"{SVG}symbol")}
        uses = [each.get("href", "").lstrip("#") for each in tree.iter(f"{SVG}use")]
        assert len(uses) > 20 and set(uses) <= ids
        saved(ada, "picture-png").save_as(tmp_path / "map.png")
        data = (tmp_path / "map.png").read_bytes()
        size = struct.unpack(">II", data[16:24])
        assert data.startswith(PNG) and data.rstrip().endswith(b"IEND\xaeB`\x82")
        assert size == (int(tree.get("width", "0")), int(tree.get("height", "0")))
        assert min(size) > 1000


def test_this_deck_again_from_the_end(meet: Meet) -> None:
    ada = meet()
    ended(ada, seats=1)
    first, seed = ada.table["game"], ada.table["seed"]
    edicts, card = ada.table["edicts"], ada.table["play"]["shown"]
    ada.button("deck-again").click()
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
    ada.button("deck-again").click()
    ada.until(lambda: ada.owes and ada.table["game"] != game)
    assert ada.table["deck_of"] == game and ada.table["edicts"] == edicts
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_hints_are_asked_for_and_counted(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    ada.goto(path)
    ada.until(lambda: ada.owes)
    ada.button("draw-hint").click()
    ideas = ada.page.get_by_role("group", name=words("draw-hints")).get_by_role("button")
    ideas.first.wait_for()
    assert 1 <= ideas.count() <= 3
    idea = ideas.last
    idea.click()
    squares = set(re.findall(r"\b[A-K]\d+\b", idea.inner_text()))
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
    assert not ada.button("draw-hint").count()


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
