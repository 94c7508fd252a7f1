"""What a phone has no room for comes into the window by itself, and nothing is pushed out of it."""

from functools import partial

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import PHONE, Device, Person, words
from tests.e2e.playing import GRID, by_touch, draw
from tests.e2e.quick import rush
from tests.e2e.sitting import sit_together
from tests.e2e.states import LONG
from tests.e2e.test_fit import uncovered
from tests.e2e.test_troubles import forgive

LYING = Device(844, 390, touch=True)
IN_WINDOW = """all => all.every((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1; // scrolling stops at whole pixels
})"""
FROM_BELOW = "() => scrollTo(0, document.documentElement.scrollHeight)"


def alone(player: Person) -> None:
    """The first card of a game alone is there to be drawn."""
    player.goto(player.open_table(seats=1, names=["Ada"], start=True))
    player.until(lambda: player.owes)
    player.page.locator(GRID).first.wait_for()


def has_ended(player: Person) -> bool:
    """Whether the last screen is there."""
    return player.stage == "over"


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["upright", "lying"])
def test_the_next_card_is_in_the_window(meet: Meet, device: Device) -> None:
    ada = meet(device)
    alone(ada)
    ada.page.evaluate(FROM_BELOW)
    assert ada.page.evaluate("scrollY") > 0
    draw(ada, by_touch)
    ada.until(lambda: ada.owes)
    ada.until(lambda: ada.page.evaluate("scrollY") == 0)


def test_hints_come_into_the_window(meet: Meet) -> None:
    ada = meet(PHONE)
    alone(ada)
    ada.button("draw-hint").tap()
    ideas = ada.page.get_by_role("group", name=words("draw-hints"))
    ideas.wait_for()
    ada.until(lambda: ideas.evaluate_all(IN_WINDOW))
    ada.button("hint-show").tap()
    ada.until(lambda: ideas.locator("li").first.evaluate_all(IN_WINDOW))


@pytest.mark.parametrize("device", [PHONE, Device(390, 844, touch=True), LYING], ids=str)
def test_a_lost_line_is_said_in_a_few_words(meet: Meet, device: Device) -> None:
    """The map stays where fingers are, but for that, and is not much smaller."""
    ada = meet(device.speaking("de-DE"))
    alone(ada)
    ada.context.set_offline(True)
    ada.page.get_by_text(words("connection-lost", "de")).wait_for()
    assert uncovered(ada) == []
    high = ada.page.locator(".troubles").evaluate("each => each.offsetHeight")
    assert 0 < high <= 80, high
    ada.context.set_offline(False)
    ada.page.get_by_text(words("connection-lost", "de")).wait_for(state="detached")
    forgive(ada)


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE", "cs-CZ", "el-GR"])
def test_the_end_of_a_season_has_room_for_its_columns(meet: Meet, language: str) -> None:
    """Where it scrolls sideways, nobody would see that there is a last column."""
    ada = meet(PHONE.speaking(language))
    names, bots = [LONG, "Wanderer"], ["random", "greedy"]
    path = ada.open_table(seats=4, names=names, bots=bots, start=True)
    ada.goto(path)
    ada.until(lambda: ada.stage)
    rush([ada], path, lambda play: play["season"] == 2)
    table = ada.page.locator("dialog[open] .standings")
    table.wait_for()
    assert table.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    name, short = (table.get_by_text(each, exact=True) for each in (LONG, "Wanderer"))
    line = "each => each.getBoundingClientRect().height"
    assert short.evaluate(line) < 24 < name.evaluate(line), "only a long name is broken"


def test_everybody_sees_their_own_seasons_at_the_end(meet: Meet) -> None:
    people = [meet(PHONE), meet(PHONE)]
    path = sit_together(people[0], people[1:])
    for each in people:
        each.until_play()
    rush(people, path)
    for each, name in zip(people, ("Ada", "Bela"), strict=True):
        each.until(partial(has_ended, each))
        label = each.page.get_by_text(words("points-whose")).locator("..")
        label.locator("select").wait_for()
        assert label.locator("option:checked").text_content() == name
