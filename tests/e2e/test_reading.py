"""What players read while they play: the rules, the cards, and all of it in their own language."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, sideways, speak
from tests.e2e.people import DESKTOP, PHONE, Device, plain, words
from tests.e2e.playing import GRID, UNDER, by_mouse, draw
from tests.e2e.states import HEROES

DIALOG = "dialog[open]"
LANGUAGES = ("cs", "de", "el", "en", "pl")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_rules_and_a_card_with_its_example(meet: Meet, device: Device) -> None:
    reader = meet(device)
    reader.goto("/rules")
    cards = reader.page.locator("#cards")
    cards.get_by_role("button").first.wait_for()
    # Every section of the contents is there, and leads to its place.
    links = reader.page.locator("main nav a")
    reader.page.locator("[id^=section-]").first.wait_for()
    for href in links.evaluate_all("all => all.map((each) => each.getAttribute('href'))"):
        assert reader.page.locator(href).count() == 1, href
        assert reader.page.locator(href).locator("h2").count() == 1, href
    for name in ("greenbough", "goblin_attack", "dobrik_of_lorkheim"):
        button = cards.get_by_role("button", name=re.compile(f"^{plain(f'name-{name}')}"))
        button.click()
        dialog = reader.page.locator(DIALOG)
        dialog.locator("figure svg").wait_for()
        assert dialog.locator("figure svg use").count() > 2
        assert dialog.locator("figcaption").inner_text().strip()
        assert dialog.get_by_role("heading").inner_text() == plain(f"name-{name}")
        assert sideways(reader.page) == []
        if name == "greenbough":
            assert barriers(reader.page) == []
        reader.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert button.evaluate("each => each === document.activeElement")


def test_every_card_can_be_read(meet: Meet) -> None:
    """Whatever card it is, its window has a name and a rule, and nothing went wrong in it."""
    reader = meet()
    reader.goto("/rules")
    buttons = reader.page.locator("#cards button")
    buttons.first.wait_for()
    assert buttons.count() > 60
    for at in range(buttons.count()):
        buttons.nth(at).click()
        dialog = reader.page.locator(DIALOG)
        assert dialog.get_by_role("heading").inner_text()
        assert len(dialog.locator("p").first.inner_text()) > 3
        reader.page.keyboard.press("Escape")


def test_an_edict_of_the_game_can_be_read(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], preset=HEROES, start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(".edict").first.click()
    dialog = ada.page.locator(DIALOG)
    dialog.locator("figure svg").wait_for()
    name = dialog.get_by_role("heading").inner_text()
    assert name == plain(f"name-{ada.table['edicts'][0]}")
    dialog.get_by_role("button", name=words("close")).click()
    card = ada.page.get_by_role("region", name=words("open-card"))
    card.get_by_role("button", name=words("read-rule")).click()
    assert dialog.get_by_role("heading").inner_text() == plain(f"name-{ada.table['play']['card']}")


def test_another_language_in_the_middle_of_a_game(meet: Meet) -> None:
    """The drawing stays where it lies, put down or not, and can be confirmed afterwards."""
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], preset=HEROES, start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(GRID).first.wait_for()
    for name in ("draw-turn", "draw-flip", "draw-next"):
        ada.button(name).click()
    numbers = "cells => cells.map((each) => each.dataset.square)"
    under = ada.page.locator(UNDER).evaluate_all(numbers)
    assert under
    for language in LANGUAGES:
        speak(ada, language)
        turn = ada.page.get_by_role("button", name=words("draw-turn", language), exact=True)
        turn.wait_for()
        edict = plain(f"name-{ada.table['edicts'][0]}", language)
        assert edict in ada.page.locator(".edict").first.inner_text()
        assert ada.page.locator(UNDER).evaluate_all(numbers) == under
        confirm = ada.page.get_by_role("button", name=words("draw-confirm", language))
        assert confirm.is_enabled()
    speak(ada, "el")
    ada.page.get_by_role("button", name=words("draw-confirm", "el")).click()
    ada.until(lambda: ada.owes and ada.table["play"]["round"] == 2)
    sheet = ada.table["play"]["sheets"][0]["map"]
    assert all(sheet[int(at)] not in ".r" for at in under)
    ada.page.reload()
    ada.page.locator("html[lang=el]").first.wait_for()
    speak(ada, "en")
    draw(ada, by_mouse)


def test_a_way_back_to_the_table(meet: Meet) -> None:
    """From the settings and the rules, which are looked at in the middle of a game."""
    reader = meet(PHONE)
    reader.goto(reader.open_table(seats=1, names=["Ada"], start=True))
    reader.page.locator(GRID).first.wait_for()
    back = reader.page.get_by_role("link", name=re.compile(plain("back-to-table")))
    for screen in ("settings", "rules"):
        expect(back).to_have_count(0)
        reader.page.locator("header button").first.click()
        reader.page.locator(f'header a[href="/{screen}"]').click()
        reader.page.locator("main h1").first.wait_for()
        back.click()
        reader.page.locator(GRID).first.wait_for()
        reader.until(lambda: reader.owes)
    # Whoever goes to the start has left.
    reader.page.locator("header button").first.click()
    reader.page.locator('header a[href="/"]').first.click()
    reader.page.locator("main h1").first.wait_for()
    expect(back).to_have_count(0)
