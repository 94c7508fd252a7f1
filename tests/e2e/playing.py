"""How people draw: with a mouse, by keys alone, with a finger. Each takes what fits first."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from playwright.sync_api import Locator

from tests.e2e.people import Person

Hand: TypeAlias = Callable[[Person], None]
"""Draws once, as one kind of player does."""

GRID: Final = '[role="grid"]'
FIRST: Final = f'{GRID} [tabindex="0"]'
"""The square that has the focus whenever the map has it: the page begins where something fits."""
UNDER: Final = f"{GRID} .under"
NUMBERS: Final = "cells => cells.map((each) => each.dataset.square)"
SIZE: Final = 11
ENDED: Final = ("over", "closed")
CALM: Final = 500.0
"""Milliseconds; the page takes a click right after a new card for one too many."""


def _fits(player: Person) -> bool:
    return not player.page.locator(".drawing .misfit").count()


def middle(player: Person) -> Locator:
    """The square at which the page holds the shape: pointing there leaves it where it is.

    A new shape always begins where it fits, so that is where these people draw it.
    """
    under = [int(found) for found in player.page.locator(UNDER).evaluate_all(NUMBERS)]
    if not under:
        return player.page.locator(FIRST)
    rows, columns = [at // SIZE for at in under], [at % SIZE for at in under]
    row, column = (min(each) + (max(each) - min(each)) // 2 for each in (rows, columns))
    return player.page.locator(f'{GRID} [data-square="{row * SIZE + column}"]')


def _confirm(player: Person, *, touch: bool = False) -> None:
    """Press the large button; where the Gorgon is drawn, it first asks for a square."""
    for id in ("draw-go-choose", "draw-destroy", "draw-confirm"):
        button = player.button(id)
        if button.count():
            button.tap() if touch else button.click()
            if id != "draw-go-choose":
                return


def by_mouse(player: Person) -> None:
    """Point at the middle of the shape, click, and confirm."""
    square = middle(player)
    square.hover()
    assert _fits(player)
    square.click()
    _confirm(player)


def by_touch(player: Person) -> None:
    """Tap the middle of the shape, and then the button."""
    middle(player).tap()
    assert _fits(player)
    _confirm(player, touch=True)


def by_keys(player: Person) -> None:
    """Go to the map with Tab if need be; then Enter looks, and Enter draws."""
    keyboard = player.page.keyboard
    for _ in range(60):
        if player.page.locator(f"{GRID} :focus").count():
            break
        keyboard.press("Tab")
    if not _fits(player):
        keyboard.press("n")
    keyboard.press("Enter")


def close_windows(player: Person, *, keys: bool = False) -> None:
    """The end of a season, and whatever else lies above the table."""
    while player.page.locator("dialog[open]").count():
        if keys:
            player.page.keyboard.press("Escape")
        else:
            player.page.locator("dialog[open] button").last.click()


def draw(player: Person, hand: Hand) -> None:
    """Draw for the round under way, and wait until that is kept."""
    player.until(lambda: player.owes)
    round, owed = player.table["play"]["round"], player.owes
    close_windows(player, keys=hand is by_keys)
    player.page.wait_for_selector(GRID)
    player.page.wait_for_timeout(max(0.0, CALM - 1000 * (time.monotonic() - player.told_at)))

    def kept() -> bool:
        going_on = player.stage == "playing" and player.table["play"]["round"] == round
        return not going_on or player.owes != owed

    for _ in range(20):  # keys are pressed again, as Enter has more than one meaning
        hand(player)
        player.page.wait_for_timeout(100)
        if hand is not by_keys or kept():
            break
    player.until(kept)


def play_on(
    players: Sequence[Person], hand: Hand, until: Callable[[dict[str, Any]], bool]
) -> list[dict[str, Any]]:
    """All draw with the same hand until the game is over, or a position is found; all of them."""
    rounds: dict[int, dict[str, Any]] = {}
    while any(each.stage not in ENDED for each in players):
        for each in players:
            if not each.owes:
                each.page.wait_for_timeout(20)
                continue
            play = each.table["play"]
            rounds[play["round"]] = play
            if until(play):
                return list(rounds.values())
            draw(each, hand)
    return list(rounds.values())


def finish(players: Sequence[Person], hand: Hand) -> list[dict[str, Any]]:
    """Play a game to its end; the position of every round."""
    return play_on(players, hand, lambda play: False)
