"""A finished game on paper: the map and its points on one page, the fair copy on the next."""

import re
from pathlib import Path

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person
from tests.e2e.quick import rush
from tests.e2e.states import RECORD

PRESSED = """() => [...document.querySelectorAll("button, select, summary, header.top")]
    .filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 120))"""
"""What nobody can press on paper."""


def pages(ada: Person, file: Path) -> int:
    """How many sheets of paper it takes."""
    ada.page.pdf(path=file, prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


def test_the_own_game_is_printed_on_two_pages_too(meet: Meet, tmp_path: Path) -> None:
    """On the screen the fair copy comes before the points, on paper after them."""
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    rush([ada], path)
    ada.goto(path)
    ada.page.locator(".end.own .fair img").wait_for()
    assert pages(ada, tmp_path / "own.pdf") == 2
    ada.page.emulate_media(media="print")
    copy, points = (
        ada.page.locator(each).first.bounding_box() for each in (".fair img", ".end table")
    )
    assert copy and points and points["y"] < copy["y"]


def test_a_finished_game_is_printed_on_two_pages(meet: Meet, tmp_path: Path) -> None:
    # A lamp by night prints as by day.
    ada = meet(Device(1366, 768, dark=True))
    ada.goto(ada.add_record(RECORD.read_text("utf-8")))
    ada.page.locator(".fair img").wait_for()
    file = tmp_path / "game.pdf"
    assert pages(ada, file) == 2
    text = file.read_bytes()
    # A4 in points.
    (wide, high) = map(float, re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", text)[0])
    assert (round(wide), round(high)) == (595, 842)
    ada.page.emulate_media(media="print")
    assert ada.page.evaluate(PRESSED) == []
    board = ada.page.locator(".over .map svg").first.bounding_box()
    assert board is not None and board["width"] > 400
