"""The longest that the guided first game says is seen whole, in every language."""

from typing import Any, Final

import pytest

from quillmap.texts import LANGUAGES, text
from tests.e2e.bubbles import bubble, says
from tests.e2e.conftest import Meet
from tests.e2e.lessons import GO, at_rest, confirm, learn, place
from tests.e2e.looks import measured
from tests.e2e.people import Device
from tests.e2e.test_marks_fit import CUT, SIZES

ARGS: Final[dict[str, Any]] = {
    "mountains": 1,
    "squares": 2,
    "points": 16,
    "saves": 8,
    "have": 5,
    "need": 6,
    "cost": 10,
    "slopes": 1,
    "handling": "touch",
}
ASKED: Final = ("edge", "river", "village", "ruins", "monsters", "monsters-stay", "brings-way")
MOUNTAIN: Final = "lesson-got-mountain"
ANSWERED: Final = (("lesson-got-valley", MOUNTAIN), (MOUNTAIN, "lesson-got-raid"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_longest_words_are_seen_whole(meet: Meet, size: tuple[int, int]) -> None:
    player = meet(Device(*size, touch=True))
    learn(player)
    player.page.locator(GO).click()
    says(player, "Edict A")
    at_rest(player)
    asked = [text(f"lesson-{each}", to, **ARGS) for each in ASKED for to in LANGUAGES]
    assert measured(player.page, CUT, asked) == []
    player.page.reload()
    bubble(player).wait_for()
    place(player, "A2", option=0)
    confirm(player)
    player.page.locator(GO).wait_for()
    answers = [
        f"+4 {' '.join(text(each, to, **ARGS) for each in both)}"
        for both in ANSWERED
        for to in LANGUAGES
    ]
    assert measured(player.page, CUT, answers) == []
