"""Several people at one table, each with a browser of their own."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import NAME, PHONE, Person, plain, words
from tests.e2e.playing import GRID, by_mouse, by_touch, close_windows, draw, finish, play_on
from tests.e2e.sitting import NAMES, sit_down, sit_together
from tests.server.ahead import ServerAhead


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
    ada.page.locator(GRID).first.wait_for()
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
    expect(guest.page.locator(GRID)).to_have_count(0)
    expect(guest.button("draw-confirm")).to_have_count(0)
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
    bela.until(lambda: "2" in bela.view["mine"]["sealed"])
    # Whoever opens the table again is offered the seat where one draws.
    bela.page.reload()
    bar = bela.page.locator(".drawing .holds")
    bar.wait_for()
    expect(bela.button("draw-take-back")).to_have_count(0)
    picture(bela.page, "bot-holds")
    assert barriers(bela.page) == []
    bar.get_by_role("button").click()
    draw(bela, by_mouse)  # what the bot had drawn is withdrawn
    draw(ada, by_mouse)
    bela.until(lambda: bela.table["play"]["round"] == 3)


def test_whom_the_table_waits_for(meet: Meet, tmp_path: Path) -> None:
    """Nobody has a limit, and Bela does nothing: a nudge after a while, then a bot, once."""
    server = ServerAhead(tmp_path / "tables.db")
    with server:
        address = f"http://localhost:{server.port}"
        ada, bela, guest = meet(address=address), meet(PHONE, address), meet(address=address)
        path = sit_together(ada, [bela])
        guest.goto(path)
        draw(ada, by_mouse)
        bar = ada.page.locator(".sealed")
        bar.get_by_text(re.compile("Bela")).first.wait_for()
        guest.page.locator(".people").get_by_text(re.compile("Bela")).first.wait_for()
        nudge = bar.get_by_role("button", name=re.compile(plain("nudge")))
        assert not nudge.count(), "too soon"
        later(server, 20, ada)
        nudge.click()
        told = bela.page.locator(".notices li")
        told.get_by_text(re.compile("Ada")).wait_for()
        assert sideways(bela.page) == []
        picture(ada.page, "waiting-for")
        let_draw = bar.get_by_role("button", name=re.compile(plain("let-draw")))
        assert not let_draw.count(), "too soon"
        later(server, 100, ada, guest)
        let_draw.wait_for()
        assert barriers(ada.page) == []
        picture(ada.page, "let-draw")
        let_draw.click()
        for each in (ada, bela, guest):
            each.until_play(lambda play: play["round"] == 2)
            assert each.table["chairs"][1]["helped"] == 1
        told.get_by_text(re.compile("The host let")).wait_for()
        assert sideways(bela.page) == []
        picture(bela.page, "let-draw-told")
        for each in (ada, guest):
            each.page.get_by_text(words("story"), exact=True).click()
            story = each.page.locator(".story")
            story.get_by_text(words("story-let_draw")).wait_for()
            story.get_by_text(re.compile("as the host asked")).wait_for()
        picture(ada.page, "let-draw-story")
        ada.page.locator(".people").get_by_text("a bot drew once").first.wait_for()
        draw(bela, by_touch)  # it was for that round alone
        draw(ada, by_mouse)
        ada.until_play(lambda play: play["round"] == 3)
        assert ada.table["chairs"][1]["helped"] == 1


def later(server: ServerAhead, seconds: int, *people: Person) -> None:
    """So many seconds later these people look again."""
    server.pass_by(seconds)
    for each in people:
        each.page.reload()
        each.page.locator("main .game").first.wait_for()


def test_people_say_something_and_pass_the_table_on(meet: Meet) -> None:
    ada, bela = meet(), meet(PHONE)
    sit_together(ada, [bela])
    for each in (ada, bela):
        each.until_play()
        each.page.locator(GRID).first.wait_for()  # the waiting room is gone, which says it, too
    ada.button("say").click()
    picture(ada.page, "say-something")
    assert barriers(ada.page) == []
    ada.button("say-well_drawn").click()
    bela.page.locator(".notices").get_by_text(re.compile(plain("say-well_drawn"))).wait_for()
    bela.page.get_by_text(words("story"), exact=True).click()
    bela.page.locator(".story").get_by_text(re.compile("Ada")).first.wait_for()
    ada.page.get_by_text(words("menu"), exact=True).click()
    ada.button("make-host").click()
    bela.until(lambda: bela.view["mine"]["host"])
    bela.page.locator(".notices").get_by_text(words("you-host")).wait_for()
    assert not ada.view["mine"]["host"]


def test_a_full_table_hears_a_knock(meet: Meet) -> None:
    ada, bela, cem = meet(), meet(), meet(PHONE)
    path = ada.open_table(seats=2, names=["Ada"])
    for each in (ada, bela, cem):
        each.goto(path)
    cem.until(lambda: cem.stage)
    sit_down(bela, "Bela")
    cem.button("knock").wait_for()
    picture(cem.page, "knock")
    assert barriers(cem.page) == []
    cem.field("your-name").fill("Cem")
    cem.button("knock").click()
    ada.page.locator(".knocks").get_by_text(re.compile("Cem")).wait_for()
    picture(ada.page, "knocks")
    ada.button("knock-welcome").click()
    cem.until(lambda: cem.view["mine"]["seats"] == [3])
    ada.page.locator("button.start").click()
    cem.until_play()


def test_three_friends_and_a_bot_in_four_presses(meet: Meet) -> None:
    """Open, add a bot, start; and the one before them all that leads to the form."""
    host, friends = meet(), [meet(), meet()]
    host.goto("/")
    host.page.locator("a.way").first.click()
    host.button("form-open").click()
    host.until(lambda: host.stage)
    for name, each in zip(("Bela", "Cem"), friends, strict=True):
        each.goto("/join")
        each.field("code-label").fill(host.table["code"].lower())
        each.button("join").click()
        sit_down(each, name)
        each.new_tab()
        each.goto("/settings")
        assert each.page.locator("input").first.input_value() == name, "it is remembered"
    host.button("add-bot").click()
    host.until(lambda: sum(chair is not None for chair in host.table["chairs"]) == 4)
    assert [chair["bot"] for chair in host.table["chairs"] if chair and "bot" in chair] == [
        "weighted"
    ]
    host.page.locator("button.start").click()
    host.until_play(lambda play: len(play["sheets"]) == 4)


def test_a_family_at_one_device(meet: Meet) -> None:
    family = meet(PHONE)
    family.goto(family.open_table(seats=2, names=["Ada", "Bela"], start=True))
    for name in ("Ada", "Bela"):
        family.page.get_by_role("button", name=re.compile(name)).click()
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
