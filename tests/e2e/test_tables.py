"""Several people at one table, each with a browser of their own."""

import re
import time
from typing import Any

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import NAME, PHONE, words
from tests.e2e.playing import GRID, by_mouse, by_touch, close_windows, draw, finish, play_on
from tests.e2e.sitting import NAMES, sit_together


def test_a_game_of_two(meet: Meet) -> None:
    people = [meet(), meet()]
    sit_together(people[0], people[1:])
    rounds = finish(people, by_mouse)
    assert len(rounds) > 20
    assert len({str(each.table["result"]) for each in people}) == 1
    for each in people:
        each.button("end-again").wait_for()


def test_five_people_ambush_each_other_from_both_sides(meet: Meet) -> None:
    people = [meet() for _ in range(5)]
    sit_together(people[0], people[1:])
    seen = set()

    def both_ways(play: dict[str, Any]) -> bool:
        if play["asks"] == "ambush":
            seen.add(play["targets"]["1"])
        return seen == {2, 5}

    play_on(people, by_mouse, both_ways)
    assert seen == {2, 5}


def test_an_ambush_says_whose_map_it_is(meet: Meet) -> None:
    ada, bela = meet(), meet()
    sit_together(ada, [bela])
    play_on([ada, bela], by_mouse, lambda play: play["asks"] == "ambush")
    ada.until(lambda: ada.table["play"]["asks"] == "ambush")
    bela.until(lambda: bela.table["play"]["asks"] == "ambush")
    close_windows(ada)
    close_windows(bela)
    for each, other in ((ada, "Bela"), (bela, "Ada")):
        board = each.page.locator(".board.foreign")
        board.wait_for()
        assert other in (board.locator(GRID).get_attribute("aria-label") or "")
        picture(each.page, f"ambush-{other}")
        assert sideways(each.page) == []
        assert barriers(each.page) == []
    draw(ada, by_mouse)
    draw(bela, by_mouse)
    assert "M" in bela.table["play"]["sheets"][0]["map"].upper()


def test_a_drawing_can_be_taken_back(meet: Meet) -> None:
    ada, bela = meet(), meet(PHONE)
    sit_together(ada, [bela])
    draw(ada, by_mouse)
    sealed = ada.view["mine"]["sealed"]
    assert sealed
    ada.button("draw-take-back").click()
    ada.until(lambda: ada.owes)
    ada.page.wait_for_selector(GRID)
    assert ada.table["play"]["round"] == 1
    draw(ada, by_mouse)
    draw(bela, by_touch)
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_somebody_watches(meet: Meet) -> None:
    ada, guest = meet(), meet(PHONE)
    path = ada.open_table(seats=2, names=["Ada"], bots=["greedy"], start=True)
    ada.goto(path)
    guest.goto(path)
    guest.until(lambda: guest.stage == "playing")
    assert guest.view["mine"]["seats"] == []
    assert not guest.page.locator(GRID).count()
    assert not guest.button("draw-confirm").count()
    draw(ada, by_mouse)
    guest.until(lambda: guest.table["play"]["round"] == 2)
    assert barriers(guest.page) == []


def test_leaving_for_good(meet: Meet) -> None:
    ada, bela = meet(), meet()
    sit_together(ada, [bela])
    ada.until(lambda: ada.stage == "playing")
    bela.until(lambda: bela.stage == "playing")
    bela.page.get_by_text(words("menu"), exact=True).click()
    bela.button("menu-leave").click()
    bela.button("sure-leave-yes").click()
    ada.until(lambda: ada.table["chairs"][1].get("left"))
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_a_bot_draws_while_somebody_is_away(meet: Meet) -> None:
    ada, bela = meet(), meet()
    sit_together(ada, [bela])
    bela.until(lambda: bela.stage == "playing")
    bela.page.get_by_text(words("menu"), exact=True).click()
    bela.button("menu-hand-over").click()
    bela.button("sure-hand-yes").click()
    draw(ada, by_mouse)
    ada.until(lambda: ada.table["play"]["round"] == 2)
    bela.button("menu-come-back").click()
    bela.button("menu-hand-over").wait_for()
    draw(ada, by_mouse)  # the bot has drawn in this round already
    bela.until(lambda: bela.table["play"]["round"] == 3)
    draw(bela, by_mouse)


def test_a_family_at_one_device(meet: Meet) -> None:
    family = meet(PHONE)
    family.goto(family.open_table(seats=2, names=["Ada", "Bela"], start=True))
    for name in ("Ada", "Bela"):
        family.page.get_by_role("button", name=re.compile(name)).click()
        family.told_at = time.monotonic()  # only now is the map seen
        draw(family, by_touch)
    family.until(lambda: family.table["play"]["round"] == 2)


def test_a_race(meet: Meet) -> None:
    people = [meet(), meet()]
    sit_together(people[0], people[1:], kind="race")
    for name, each in zip(NAMES, people, strict=False):
        each.page.locator("main").get_by_role("link", name=re.compile(name)).first.click()
        finish([each], by_mouse)
    people[0].link("to-race").first.click()
    people[0].until(lambda: people[0].stage == "over")
    picture(people[0].page, "race-over")
    assert sideways(people[0].page) == []
    assert barriers(people[0].page) == []


def test_a_hundred_seats(meet: Meet) -> None:
    host = meet(PHONE)
    host.goto(host.open_table(seats=100, names=["Ada"]))
    host.until(lambda: host.stage == "waiting")
    host.page.get_by_role("combobox", name=words("bot")).select_option("random")
    host.button("fill-bots").click()
    host.until(lambda: None not in host.table["chairs"])
    host.page.locator("button.start").click()
    for _ in range(3):
        draw(host, by_touch)
        close_windows(host)
    host.until(lambda: host.table["play"]["round"] > 3)
    assert sideways(host.page) == []
    picture(host.page, "hundred")


def test_plain_http_on_another_name(meet: Meet) -> None:
    somebody = meet(PHONE)
    somebody.address = somebody.address.replace("localhost", NAME)
    somebody.goto("/")
    assert somebody.page.evaluate("isSecureContext") is False
    somebody.button("play-alone").click()
    draw(somebody, by_touch)
    somebody.until(lambda: somebody.table["play"]["round"] == 2)
    # The browser says that one of our headers means nothing without https, which is true.
    assert all("Opener-Policy" in trouble for trouble in somebody.troubles)
    somebody.troubles.clear()
