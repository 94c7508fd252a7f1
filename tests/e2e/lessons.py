"""Somebody in the guided first game: how they begin, go on and draw."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.e2e.bubbles import BUBBLE, bubble, uncovered
from tests.e2e.people import Device, Person
from tests.e2e.playing import GRID, Hand, close_windows, draw

DESK: Final = Device(1366, 768)
GO: Final = f"{BUBBLE} .go"
Look: TypeAlias = Callable[[Person], None]
"""What is looked at in every step."""

SPRING: Final = 7
"""How many drawings the lesson has."""


def learn(player: Person) -> None:
    """From the first page to the first words."""
    player.goto("/")
    player.button("learn-by-playing").click()
    bubble(player).wait_for()
    player.until(lambda: player.stage == "playing")


def at_rest(player: Person) -> None:
    """The bubble speaks about the round under way."""
    player.until(lambda: player.owes)
    player.page.locator(GRID).first.wait_for(state="attached")
    player.page.wait_for_timeout(600)
    close_windows(player)


def go_on(player: Person) -> None:
    """Read what the last drawing has brought, or whatever else has a button."""
    if player.page.locator(GO).count():
        player.page.locator(GO).click()
        player.page.wait_for_timeout(100)


def place(player: Person, square: str, option: int | None = None, turns: int = 0) -> None:
    """Put the shape there by a click, and do not draw it yet."""
    at_rest(player)
    go_on(player)
    if option is not None:
        player.page.locator(".options button").nth(option).click()
    for _ in range(turns):
        player.button("draw-turn").click()
    at = (ord(square[0]) - ord("A")) * 11 + int(square[1:]) - 1
    player.page.locator(f'{GRID} [data-square="{at}"]').click()
    player.page.wait_for_timeout(400)


def confirm(player: Person) -> None:
    """Draw what was placed."""
    round = player.table["play"]["round"]
    player.button("draw-confirm").click()
    player.until(lambda: player.stage != "playing" or player.table["play"]["round"] != round)


def spring(player: Person, hand: Hand, each: Look = uncovered) -> None:
    """All drawings of the lesson, looked at before each and after."""
    for _ in range(SPRING):
        at_rest(player)
        each(player)
        go_on(player)
        each(player)
        draw(player, hand)
