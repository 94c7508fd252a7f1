"""The map always fits: every square and the button that draws, in every window, at every card."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import measured, picture
from tests.e2e.people import Device, Person
from tests.e2e.playing import GRID, be_calm, by_mouse, by_touch, close_windows, draw
from tests.e2e.quick import rush
from tests.e2e.sitting import sit_together
from tests.e2e.states import HEROES, LONG

PHONES: Final = (
    (844, 390),
    (768, 1024),
    (390, 844),
    (390, 664),
    (375, 667),
    (360, 640),
    (320, 640),
    (320, 568),
)
SCREENS: Final = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (720, 450))
"""The last is a window of 1440 by 900 at 200 %."""
SIZES: Final = {"touch": PHONES, "mouse": SCREENS}
LONGEST: Final = ["stoneside_forest", "wildholds", "the_golden_granary", "lost_barony"]
"""The edicts with the longest German names."""
AMBUSHES: Final = {"goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"}

COVERED: Final = """() => {
    const middle = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const squares = [...document.querySelectorAll("[role=grid] [data-square]")];
    if (squares.length !== 121) return [`${squares.length} squares`];
    const hidden = squares.filter((each) => middle(each) !== each);
    const names = hidden.map((each) => each.getAttribute("aria-label"));
    const button = document.querySelector(".bar .primary");
    return button.contains(middle(button)) ? names : [...names, "the button"];
}"""
"""What is not in the window, or lies below something else."""

BOARD: Final = """() => {
    const { x, y, width } = document.querySelector("section .map > div").getBoundingClientRect();
    return [x + scrollX, y + scrollY, width].map(Math.round);
}"""
"""Where the map is, on the page."""

HANDLES: Final = """() => {
    const shown = (each) => each.getClientRects().length > 0;
    const tools = [...document.querySelectorAll(".bar .tools button")].filter(shown).map((each) => {
        const { x, y, width } = each.getBoundingClientRect();
        return [x, y, width].map(Math.round);
    });
    const { right, bottom } = document.querySelector(".bar .primary").getBoundingClientRect();
    return [...tools, [right, bottom].map(Math.round)];
}"""
"""Where the buttons are that turn and flip, and the corner of the one that draws."""


def alone(host: Person, **asked: Any) -> str:
    """A game alone has begun."""
    return host.open_table(seats=1, names=[LONG], start=True, **asked)


def at_card(host: Person, path: str, until: Callable[[dict[str, Any]], bool]) -> None:
    """The game has come to such a card, and is shown."""
    rush([host], path, until)
    host.goto(path)
    host.until(lambda: host.owes)
    assert until(host.table["play"])


def arrival(host: Person) -> None:
    """The first card."""
    host.goto(alone(host))


def long_names(host: Person) -> None:
    """The edicts with the longest names."""
    host.goto(alone(host, options={"edicts": LONGEST}))


def after_an_ambush(host: Person) -> None:
    """The card after an ambush, which the rules have just drawn."""
    news = lambda play: len(play["shown"]) > 1 and play["shown"][-2] in AMBUSHES  # noqa: E731
    at_card(host, alone(host), news)
    host.page.locator(".scene").wait_for()
    assert uncovered(host) == [], "a scene lets pointers through"
    host.page.locator(".scene").wait_for(state="detached")


def a_hero(host: Person) -> None:
    """A hero has to be placed."""
    at_card(host, alone(host, preset=HEROES), lambda play: play["asks"] == "hero")


def ruins(host: Person) -> None:
    """The next shape has to cover ruins."""
    at_card(host, alone(host), lambda play: play["asks"] == "explore" and play["ruins"])


def four(host: Person) -> None:
    """Monsters for a neighbour's map, at a table of four with a clock."""
    bots = ["random"] * 3
    path = host.open_table(
        seats=4, names=[LONG], bots=bots, preset=HEROES, start=True, round_time=600
    )
    at_card(host, path, lambda play: play["asks"] == "ambush")


STATES: Final = (arrival, long_names, after_an_ambush, a_hero, ruins, four)


def uncovered(host: Person) -> list[str]:
    """What cannot be seen and pressed as it is."""
    found: list[str] = measured(host.page, COVERED)
    return found


def german(hand: str) -> Device:
    """A device whose owner reads long words."""
    width, height = SIZES[hand][0]
    return Device(width, height, touch=hand == "touch", language="de-DE")


@pytest.mark.parametrize("hand", SIZES)
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_all_of_the_map_and_the_button(
    meet: Meet, state: Callable[[Person], None], hand: str
) -> None:
    host = meet(german(hand))
    state(host)
    host.page.locator(GRID).first.wait_for()
    found = []
    for width, height in SIZES[hand]:
        host.page.set_viewport_size({"width": width, "height": height})
        assert host.page.evaluate("scrollY") == 0
        picture(host.page, f"fit-{state.__name__}-{width}x{height}", full=False)
        if hidden := uncovered(host):
            found.append(f"{width}x{height}: {', '.join(hidden[:12])}")
    assert found == []


REACH: Final = """() => [...document.querySelectorAll(".task button.ask, .task .words")].flatMap(
    (each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const button = each.closest("button").getBoundingClientRect();
        const inside = left >= button.left && right <= button.right;
        return inside && each.closest("button").contains(there) ? [] : [each.innerText];
    })"""
"""What can be chosen, or asked for help, and is cut off, covered, or too long for its button."""


def five_terrains(play: dict[str, Any]) -> bool:
    """A card with all terrains lies open, and monsters have said what they do."""
    return play["card"] == "kethras_gates" and len(play["effects"]) > 1


def wide_shapes(play: dict[str, Any]) -> bool:
    """The longest shape of all can be drawn."""
    return bool(play["card"] == "fishing_village")


@pytest.mark.parametrize(("card", "preset"), [(five_terrains, HEROES), (wide_shapes, None)])
def test_choices_and_hints_are_in_reach(
    meet: Meet, card: Callable[[dict[str, Any]], bool], preset: str | None
) -> None:
    """Also where a card has so much to say that not all of it has room."""
    host = meet(german("mouse"))
    at_card(host, alone(host, **({"preset": preset} if preset else {})), card)
    host.page.locator(".task button.ask").wait_for()
    found = {}
    for width, height in ((1440, 900), (1366, 768), (1280, 720), (1024, 768)):
        host.page.set_viewport_size({"width": width, "height": height})
        picture(host.page, f"reach-{card.__name__}-{width}x{height}", full=False)
        found[width, height] = measured(host.page, REACH)
    assert not any(found.values()), found


@pytest.mark.parametrize("hand", SIZES)
def test_map_and_buttons_stay_where_they_are_from_card_to_card(meet: Meet, hand: str) -> None:
    """And so do the buttons that turn and draw; also where it is put down, and does not fit."""
    host = meet(german(hand).speaking("en-GB"))
    path = host.open_table(seats=2, names=[LONG], bots=["random"], preset=HEROES, start=True)
    host.goto(path)
    before: dict[tuple[int, int], Any] = {}
    moved = set()

    def look() -> None:
        for width, height in SIZES[hand]:
            host.page.set_viewport_size({"width": width, "height": height})
            now = [measured(host.page, BOARD), measured(host.page, HANDLES)]
            if before.setdefault((width, height), now) != now:
                moved.add(f"{width}x{height}: {before[width, height]} to {now}")

    def next_card() -> None:
        host.until(lambda: host.owes)
        close_windows(host)
        host.page.locator(GRID).first.wait_for()

    for _ in range(6):
        next_card()
        look()
        draw(host, by_touch if hand == "touch" else by_mouse)
    next_card()
    be_calm(host)
    play = host.table["play"]
    drawn_on = play["sheets"][play["targets"].get("1", 1) - 1]["map"]
    for mountain in (at for at, mark in enumerate(drawn_on) if mark == "^"):
        host.page.locator(f'{GRID} [data-square="{mountain}"]').click()
        look()
    expect(host.page.locator(".bar .status")).to_have_count(1)
    assert moved == set()


def test_a_sealed_drawing_leaves_the_map_where_it_is(meet: Meet) -> None:
    """While it waits for the others, with the button that takes it back in the window."""
    ada, bela = meet(german("touch").speaking("en-GB")), meet()
    sit_together(ada, [bela])
    ada.until(lambda: ada.owes)
    ada.page.locator(GRID).first.wait_for()

    def boards() -> list[list[int]]:
        found = []
        for width, height in PHONES:
            ada.page.set_viewport_size({"width": width, "height": height})
            found.append(measured(ada.page, BOARD))
            back = ada.button("draw-take-back")
            if back.count():
                box = back.bounding_box()
                assert box and box["y"] + box["height"] <= height, (width, height)
        return found

    before = boards()
    draw(ada, by_touch)
    ada.button("draw-take-back").wait_for()
    assert boards() == before
