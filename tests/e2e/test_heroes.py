"""Heroes, ambushes and their lasting effects, as several people meet them in their browsers."""

from typing import Any

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture
from tests.e2e.people import DESKTOP, PHONE, Device, Person, plain, words
from tests.e2e.playing import (
    CALM,
    GRID,
    UNDER,
    Hand,
    by_keys,
    by_mouse,
    by_touch,
    close_windows,
    draw,
)
from tests.e2e.quick import Until, rush
from tests.e2e.sitting import sit_together
from tests.e2e.states import HEROES

HANDS = {"mouse": (DESKTOP, by_mouse), "touch": (PHONE, by_touch)}
DIALOG = "dialog[open]"
CHOICES = f'{GRID} [aria-label*="{plain("square-choose")}"]'
"""The squares that can be destroyed."""


def asks(kind: str, card: str | None = None) -> Until:
    """Whether a round of this kind is under way, for this card."""
    return lambda play: play["asks"] == kind and card in (None, play["card"])


def two_at(meet: Meet, until: Until, device: Device = DESKTOP, **options: str) -> list[Person]:
    """Two people with browsers in a game of Heroes, which has come so far."""
    people = [meet(device), meet(device)]
    path = sit_together(people[0], people[1:], preset=HEROES, options=options)
    for each in people:
        each.until_play()
    rush(people, path, until)
    for each in people:
        each.until_play(until)
        close_windows(each)
    return people


def opened(people: list[Person], round: int) -> dict[str, Any]:
    """The position, once everybody has been told that this round is over."""
    for each in people:
        each.until_play(lambda play: play["round"] > round)
    play: dict[str, Any] = people[0].table["play"]
    return play


@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_heroes_strike_on_every_map(meet: Meet, device: Device, hand: Hand) -> None:
    people = two_at(meet, asks("hero"), device)
    before = people[0].table["play"]
    for each in people:
        assert not each.page.locator(".board.foreign").count()
        draw(each, hand)
    play = opened(people, before["round"])
    for sheet in play["sheets"]:
        assert "H" in sheet["map"].upper() and sheet["attacked"]
    picture(people[0].page, f"hero-{device.width}")


@pytest.mark.parametrize(("device", "hand"), HANDS.values(), ids=HANDS)
def test_the_gorgon_on_a_neighbours_map(meet: Meet, device: Device, hand: Hand) -> None:
    """Her square is chosen by whoever draws her, on the map that she is drawn on (R6)."""
    people = two_at(meet, asks("ambush", "gorgon_gaze"), device)
    before = people[0].table["play"]
    assert before["targets"] == {"1": 2, "2": 1}
    for each, other in zip(people, ("Bela", "Ada"), strict=True):
        board = each.page.locator(".board.foreign").locator(GRID)
        assert other in (board.get_attribute("aria-label") or "")
        draw(each, hand)
    play = opened(people, before["round"])
    for sheet, old in zip(play["sheets"], before["sheets"], strict=True):
        assert "G" in sheet["letters"]
        assert sheet["map"].upper().count("X") > old["map"].upper().count("X")


def test_the_gorgons_square_can_be_chosen(meet: Meet) -> None:
    ada, bela = two_at(meet, asks("ambush", "gorgon_gaze"))
    ada.page.wait_for_timeout(CALM)
    ada.page.locator(UNDER).first.click()
    ada.button("draw-next").click()  # to a place where it fits, wherever the click took it
    ada.button("draw-go-choose").click()
    choices = ada.page.locator(CHOICES)
    choices.first.wait_for()
    square = int(choices.last.get_attribute("data-square") or "")
    choices.last.click()
    assert barriers(ada.page) == []
    round = ada.table["play"]["round"]
    ada.button("draw-destroy").click()
    ada.until(lambda: not ada.owes)
    draw(bela, by_mouse)
    play = opened([ada, bela], round)
    assert play["sheets"][1]["map"][square].upper() == "X"


def take_village(player: Person, hand: Hand) -> None:
    """Choose the third of the offered terrains, as this kind of player does."""
    offered = player.page.locator(".options button")
    offered.first.wait_for()
    assert offered.count() == 6
    if hand is by_keys:
        player.page.keyboard.press("3")
    elif hand is by_touch:
        offered.nth(2).tap()
    else:
        offered.nth(2).click()


@pytest.mark.parametrize(
    ("device", "hand"), [*HANDS.values(), (DESKTOP, by_keys)], ids=[*HANDS, "keys"]
)
def test_an_ambush_without_room_takes_any_terrain(meet: Meet, device: Device, hand: Hand) -> None:
    """By the Greek book the neighbour chooses; a monster comes first (R6.12)."""
    people = two_at(meet, asks("ambush", "dragon_inferno"), device, ambush_fallback="any")
    before = people[0].table["play"]
    for each in people:
        each.page.wait_for_timeout(CALM)
        take_village(each, hand)
        draw(each, hand)
    play = opened(people, before["round"])
    for sheet, old in zip(play["sheets"], before["sheets"], strict=True):
        now, was = sheet["map"].upper(), old["map"].upper()
        assert now.count("V") == was.count("V") + 1 and now.count("M") == was.count("M")
        assert "D" not in sheet["letters"]
    picture(people[0].page, f"any-raid-{device.width}")


def test_the_troll_chooses_and_zombies_spread(meet: Meet) -> None:
    """At the end of a season, numbers first; then the Troll's choice; then all effects (R9)."""
    people = two_at(meet, asks("troll"))
    before = people[0].table["play"]
    assert {"giant_troll_ravage", "zombie_plague"} <= set(before["effects"])
    zombies = [len(sheet["letters"].get("Z", "").split()) for sheet in before["sheets"]]
    for each in people:
        assert each.page.locator(CHOICES).count()
        draw(each, by_mouse)
    play = opened(people, before["round"])
    assert play["season"] == before["season"] + 1
    for sheet, old in zip(play["sheets"], before["sheets"], strict=True):
        assert sheet["map"].upper().count("X") == old["map"].upper().count("X") + 1
    now = [len(sheet["letters"].get("Z", "").split()) for sheet in play["sheets"]]
    assert sum(now) > sum(zombies)
    for each in people:
        told = each.page.locator(f"{DIALOG} .effects li").all_inner_texts()
        assert len(told) == 2 + sum(now) - sum(zombies)
        assert "Troll" in told[0] and "Troll" in told[1]
        assert all("monsters" in line for line in told[2:])
    picture(people[0].page, "season-effects")


def test_the_end_of_a_season_has_its_numbers(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=2, names=["Ada"], bots=["random"], preset=HEROES, start=True)
    ada.goto(path)
    ada.until(lambda: ada.stage)
    rush([ada], path, lambda play: play["season"] == 1)
    dialog = ada.page.locator(DIALOG)
    dialog.wait_for()
    assert words("season-over").match(dialog.get_by_role("heading").first.inner_text())
    ada.until(lambda: ada.table["play"]["season"] == 1)
    scores = [seat[0] for seat in ada.table["play"]["scores"]]
    rows = [row.inner_text().split() for row in dialog.locator("tbody tr").all()]
    names = ("Ada", ada.table["chairs"][1]["name"].split()[0])
    for row, name, (first, second, coins, monsters) in zip(rows, names, scores, strict=True):
        total = first + second + coins - monsters
        assert row[0] == name
        assert [int(each) for each in row[-5:]] == [first, second, coins, -monsters, total]
    assert barriers(ada.page) == []
    ada.button("go-on").click()
    assert not dialog.count()


def test_effects_come_one_after_the_other(meet: Meet) -> None:
    """Where motion is welcome each waits for the one before; else all are there at once."""
    lively, calm = meet(Device(calm=False)), meet()
    path = sit_together(lively, [calm], preset=HEROES)
    for each in (lively, calm):
        each.until_play()
    rush([lively, calm], path, lambda play: play["season"] == 2)
    for each, moving in ((lively, True), (calm, False)):
        each.page.locator(f"{DIALOG} .effects").wait_for()
        style = "items => items.map((each) => getComputedStyle(each)[{}])"
        items = each.page.locator(f"{DIALOG} .effects li")
        names = items.evaluate_all(style.format("'animationName'"))
        assert all((name != "none") is moving for name in names)
        delays = items.evaluate_all(style.format("'animationDelay'"))
        assert delays == sorted(set(delays), key=lambda each: float(each.rstrip("s")))
