"""Heroes, ambushes and their lasting effects, as several people meet them in their browsers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture
from tests.e2e.people import DESKTOP, PHONE, Device, Person, plain, words
from tests.e2e.playing import (
    CHOICES,
    GRID,
    UNDER,
    Hand,
    be_calm,
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
        expect(each.page.locator(".board.foreign")).to_have_count(0)
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
    be_calm(ada)
    ada.page.locator(UNDER).first.click()
    ada.button("draw-next").click()  # to a place where it fits, wherever the click took it
    expect(ada.page.locator(".bar").get_by_text(words("draw-then-choose")).first).to_be_attached()
    ada.button("draw-confirm").click()
    choices = ada.page.locator(CHOICES)
    choices.first.wait_for()
    # Nothing is chosen for her, so nothing can be drawn yet.
    assert ada.button("draw-confirm").is_disabled()
    square = int(choices.last.get_attribute("data-square") or "")
    choices.last.click()
    assert barriers(ada.page) == []
    round = ada.table["play"]["round"]
    ada.button("draw-confirm").click()
    ada.until(lambda: not ada.owes)
    draw(bela, by_mouse)
    play = opened([ada, bela], round)
    assert play["sheets"][1]["map"][square].upper() == "X"


def take_village(player: Person, hand: Hand) -> None:
    """Choose the third of the offered terrains, as this kind of player does."""
    offered = player.page.locator(".options button")
    offered.first.wait_for()
    expect(offered).to_have_count(6)
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
        be_calm(each)
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
    # What can be read is about the Troll, and takes no time. On a wide screen a card says it.
    wide = people[0].page.viewport_size
    people[0].page.set_viewport_size({"width": 390, "height": 844})
    expect(people[0].page.locator(".task .time")).to_have_count(0)
    people[0].page.locator(".task .rule").press("Enter")
    heading = people[0].page.locator(DIALOG).get_by_role("heading").first
    assert heading.inner_text() == plain("name-giant_troll_ravage")
    people[0].page.keyboard.press("Escape")
    if wide:
        people[0].page.set_viewport_size(wide)
    before = people[0].table["play"]
    assert {"giant_troll_ravage", "zombie_plague"} <= set(before["effects"])
    zombies = [len(sheet["letters"].get("Z", "").split()) for sheet in before["sheets"]]
    for each in people:
        expect(each.page.locator(CHOICES).first).to_be_attached()
        draw(each, by_mouse)
    play = opened(people, before["round"])
    assert play["season"] == before["season"] + 1
    for sheet, old in zip(play["sheets"], before["sheets"], strict=True):
        assert sheet["map"].upper().count("X") == old["map"].upper().count("X") + 1
    now = [len(sheet["letters"].get("Z", "").split()) for sheet in play["sheets"]]
    assert sum(now) > sum(zombies)
    for each in people:
        each.page.locator(f"{DIALOG} .effects li").first.wait_for()
        told = each.page.locator(f"{DIALOG} .effects li").all_inner_texts()
        assert len(told) == 2 + sum(now) - sum(zombies)
        assert "Troll" in told[0] and "Troll" in told[1]
        assert all("monsters" in line for line in told[2:])
        # The numbers were told before the Troll chose.
        dialog = each.page.locator(DIALOG)
        assert dialog.get_by_role("heading").first.inner_text() == plain("lasting-effects")
        expect(dialog.locator("table")).to_have_count(0)
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
    names = ("Ada", ada.table["chairs"][1]["name"].split()[0])
    brought = {}
    for name, ((first, second, coins, monsters),) in zip(
        names, ada.table["play"]["scores"], strict=True
    ):
        total = first + second + coins - monsters
        brought[name] = [total, first, second, coins, -monsters]
    ranked = sorted(names, key=lambda name: -brought[name][0])
    told = [row.inner_text().replace("−", "-").split() for row in dialog.locator("tbody tr").all()]
    for rank, (row, name) in enumerate(zip(told, ranked, strict=True), 1):
        assert row[:2] == [str(rank), name]
        # After the first season its sum is the total, and said once.
        assert [int(each) for each in row[-5:]] == brought[name]
    assert barriers(ada.page) == []
    ada.button("go-on").click()
    expect(dialog).to_have_count(0)


def ends_in_summer(play: dict[str, Any]) -> bool:
    """Whether the second season ends with the card that lies open."""
    return bool(play["season"] == 1 and play["time"] >= play["threshold"])


def test_effects_come_one_after_the_other(meet: Meet) -> None:
    """Where motion is welcome each waits for the one before; else all are there at once."""
    lively, calm = meet(Device(calm=False)), meet()
    path = sit_together(lively, [calm], preset=HEROES)
    for each in (lively, calm):
        each.until_play()
    # The pages are there when the season ends: who comes back later is told of its points alone.
    rush([lively, calm], path, ends_in_summer)
    for each in (lively, calm):
        each.until_play(ends_in_summer)
    rush([lively, calm], path, lambda play: play["season"] == 2)
    for each, moving in ((lively, True), (calm, False)):
        each.page.locator(f"{DIALOG} .effects").wait_for()
        style = "items => items.map((each) => getComputedStyle(each)[{}])"
        items = each.page.locator(f"{DIALOG} .effects li")
        names = items.evaluate_all(style.format("'animationName'"))
        assert all((name != "none") is moving for name in names)
        delays = items.evaluate_all(style.format("'animationDelay'"))
        assert delays == sorted(set(delays), key=lambda each: float(each.rstrip("s")))
