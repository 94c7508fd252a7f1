"""How people draw: with a mouse, by keys alone, with a finger. Each takes what fits first."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from playwright.sync_api import Locator

from tests.e2e.people import Person, plain, words

Hand: TypeAlias = Callable[[Person], None]
"""Draws once, as one kind of player does."""

GRID: Final = '[role="grid"]'
FIRST: Final = f'{GRID} [tabindex="0"]'
"""The square that has the focus whenever the map has it: the page begins where something fits."""
UNDER: Final = f"{GRID} .under"
NUMBERS: Final = "cells => cells.map((each) => each.dataset.square)"
CHOICES: Final = f'{GRID} [aria-label*="{plain("square-choose")}"]'
"""The squares that can be destroyed."""
RAID: Final = ".scene[role=status]"
"""The scene of an ambush."""
ENDLESS: Final = """
    const usual = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => usual(then, ms === 2900 ? 1e8 : ms, ...rest);
"""
"""Scenes that only a press ends."""
SIZE: Final = 11
ENDED: Final = ("over", "closed")
CALM: Final = """round => {
    const drawing = document.querySelector(`.drawing[data-round="${round}"]`);
    return drawing !== null && performance.now() > Number(drawing.dataset.drawsFrom);
}"""
"""Whether the page has shown this round for a while: it takes a click right after a new card for
one too many."""


def _fits(player: Person) -> bool:
    return not player.page.locator(".drawing .misfit").count()


def middle(player: Person) -> Locator:
    """The square of the shape at which the page holds it: pointing there leaves it where it is.

    A new shape always begins where it fits, so that is where these people draw it.
    """
    under = [int(found) for found in player.page.locator(UNDER).evaluate_all(NUMBERS)]
    if not under:
        return player.page.locator(FIRST)
    rows, columns = [at // SIZE for at in under], [at % SIZE for at in under]
    row, column = (min(each) + (max(each) - min(each)) // 2 for each in (rows, columns))
    held = min(under, key=lambda at: math.hypot(at // SIZE - row, at % SIZE - column))
    return player.page.locator(f'{GRID} [data-square="{held}"]')


def _confirm(player: Person, *, touch: bool = False) -> None:
    """Press the large button; where the Gorgon is drawn, it first asks for a square."""

    def press(what: Locator) -> None:
        what.tap() if touch else what.click()

    asks = player.page.locator(".bar").get_by_text(words("draw-then-choose")).count()
    press(player.button("draw-confirm"))
    if asks:
        press(player.page.locator(CHOICES).first)
        press(player.button("draw-confirm"))


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
    page = player.page

    def closed() -> bool:
        if page.locator("dialog[open]").count():
            if keys:
                page.keyboard.press("Escape")
            else:
                page.locator("dialog[open] button").last.click()
        # The window of a season is loaded when there is one.
        return not page.locator("dialog[open], .season-comes").count()

    player.until(closed)


def be_calm(player: Person) -> None:
    """Wait until the page has shown the round under way long enough to be drawn in."""
    player.until(lambda: player.owes)
    round = player.table["play"]["round"]
    player.until(
        lambda: player.table["play"]["round"] != round or player.page.evaluate(CALM, round)
    )


def draw(player: Person, hand: Hand) -> None:
    """Draw for the round under way, and wait until that is kept."""
    player.until(lambda: player.owes)
    round, owed = player.table["play"]["round"], player.owes
    player.page.locator(GRID).first.wait_for(state="attached")
    be_calm(player)
    close_windows(player, keys=hand is by_keys)

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
    """Play a game to its end, and see what winter has brought; the position of every round."""
    rounds = play_on(players, hand, lambda play: False)
    for each in players:
        each.page.locator(".end").wait_for(state="attached")
        close_windows(each, keys=hand is by_keys)  # winter's, unless a key too many has done it
    return rounds


WINTER = "dialog[open]:has(.ribbon li:nth-child(4).now)"


def see_winter(player: Person) -> None:
    """Whoever looks on is shown what the last season brought, and goes on to the end."""
    player.page.locator(WINTER).wait_for()  # the window of an earlier season may still be there
    close_windows(player, keys=True)  # the first key ends the scene, where things move
    player.page.locator(".end").wait_for()
