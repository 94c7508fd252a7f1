"""The guided first game by keys alone, as somebody hears it who does not see the page."""

from tests.e2e.bubbles import bubble
from tests.e2e.conftest import Meet
from tests.e2e.lessons import DESK, GO
from tests.e2e.people import Person, plain
from tests.e2e.playing import GRID, be_calm
from tests.e2e.reading import Ears

AGAIN = plain("draw-enter-draws")
NEXT = (
    ("One forest square", "3 of its squares fit on the edge at once"),
    ("Only the edge pays", "Edict B, Mages Valley: 2 for each", "Mountains: B4, C9, F6, I3, J8."),
    ("And a coin", "Edict C, Wildholds: 8 for each cluster of 6"),
    ("village squares", "A ruins card", "Ruins: C2, C10, I2, I10, J6."),
    ("One square of any terrain",),
    (
        "All sides of the mountain on",
        "Gnolls raid your map, from",
        "Empty squares beside monsters: ",
    ),
)
"""What is heard after each drawing, before anything else is pressed: what it brought, and what the
next card asks for, with the names of the squares that others see glow."""


def drawn(player: Person, ears: Ears, *expected: str) -> None:
    """Draw the shape where it lies, and hear what comes next."""
    player.page.locator(".cost").wait_for(state="detached")  # the first key ends a scene
    ears.press("Enter", AGAIN)
    be_calm(player)
    ears.press("Enter", *expected)


def test_the_lesson_by_ear(meet: Meet) -> None:
    ada = meet(DESK)
    ears = Ears(ada)
    ada.goto("/")
    ada.page.locator(".primary.big").press("Enter")
    bubble(ada).wait_for()
    ears.waits("the lesson begins", "Each card gives you a shape", "Press “Begin” to go on.")
    for _ in range(20):
        if ada.page.locator(f"{GO}:focus").count():
            break
        ada.page.keyboard.press("Tab")
    ears.press("Enter", "1: Forest with a coin", "The edge is rows A and K, and columns 1 and 11.")
    be_calm(ada)
    ears.press("2", "two in a column")
    ears.press("ArrowUp", plain("lesson-try-edge"))
    heard = len(ears.lines)
    while "A +1" not in bubble(ada).inner_text():
        ears.press("ArrowUp", plain("draw-fits"))
    again = [line for line in ears.lines[heard:] if "Only the edge" in line]
    assert not again, "nothing is said twice"
    for expected in NEXT:
        drawn(ada, ears, *expected)
    drawn(ada, ears, "Spring in all:")
    ears.press("Enter", "Edict D opens", plain("lesson-own"))
    assert ada.page.locator(f"{GRID} :focus").count()
