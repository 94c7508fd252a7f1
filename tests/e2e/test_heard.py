"""A round by keys alone, as somebody hears it who does not see the page.

What is read out is kept in `reading/`, so that people read it when it changes:
`KEEP_READING=1 pytest tests/e2e/test_heard.py` writes it anew.
"""

from functools import partial

from tests.e2e.conftest import Meet
from tests.e2e.people import Person, plain
from tests.e2e.playing import FIRST, GRID, be_calm, by_mouse, draw
from tests.e2e.reading import Ears, compare, tree
from tests.e2e.sitting import sit_together

FITS = plain("draw-fits")
AGAIN = plain("draw-enter-draws")
YOU = plain("waiting-for-you")
WAITING = "Waiting for {}"
NEW_CARD = plain("story-revealed").partition("{")[0]


def is_after(player: Person, round: int) -> bool:
    """Whether the next card lies open."""
    return bool(player.table["play"]["round"] > round)


def test_a_round_by_ear(meet: Meet) -> None:
    ada = meet()
    ears = Ears(ada)
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(GRID).first.wait_for()
    ears.begins(FITS)
    compare("table", tree(ada.page))
    ears.press("n", FITS)
    ears.press("ArrowLeft", ".")
    ears.press("r", ".")
    ears.press("f", ".")
    for _ in range(5):
        ears.press("ArrowUp", ".")
    ears.press("2", ".")
    ears.press("n", FITS)
    ears.press("Enter", AGAIN)
    ears.press("Escape", plain("draw-free"))
    ears.press("Enter", AGAIN)
    be_calm(ada)
    ears.press("Enter", NEW_CARD, FITS)
    while ada.table["play"]["season"] == 0:
        until_next = partial(is_after, ada, ada.table["play"]["round"])
        ears.press("Enter", AGAIN)
        be_calm(ada)
        ada.page.keyboard.press("Enter")
        ada.until(until_next)
        if ada.table["play"]["season"] == 0:
            ears.waits("Enter", NEW_CARD, FITS)
    ada.page.locator("dialog[open]").first.wait_for()
    ears.waits("Enter")
    compare("season", tree(ada.page))
    # What was said behind the window, and what comes after it.
    ears.press("Enter", NEW_CARD, FITS)
    ears.press("n", FITS)
    compare("round", "\n".join(ears.lines) + "\n")


def test_whom_a_round_waits_for_by_ear(meet: Meet) -> None:
    """Once when all others have drawn, once after one's own draw, and once for the last of them."""
    ada, bela, cem = people = [meet() for _ in range(3)]
    ears = Ears(ada)
    sit_together(ada, [bela, cem])
    for each in people:
        each.until_play()
    ears.begins(FITS)
    draw(bela, by_mouse)
    ada.until(lambda: ada.view["drawn"]["seats"] == [2])
    draw(cem, by_mouse)
    ears.waits("the others draw", YOU)
    ada.page.locator(FIRST).focus()
    ears.press("Enter", AGAIN)
    ears.press("Enter", NEW_CARD, FITS)
    be_calm(ada)
    ears.press("Enter", AGAIN)
    ears.press("Enter", plain("draw-sealed"), WAITING.format("Bela, Cem"))
    draw(bela, by_mouse)
    ears.waits("Bela draws", WAITING.format("Cem"))
    draw(cem, by_mouse)
    ears.waits("Cem draws", NEW_CARD, FITS)
    compare("waiting", "\n".join(ears.lines) + "\n")
