"""No text leaves its box on the smallest phone, in any language."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import cut, picture, sideways
from tests.e2e.people import PHONE, Person
from tests.e2e.states import ALL, show
from tests.e2e.test_reading import LANGUAGES, speak

PLANTED = {
    "leaves its box": "<button style='width: 60px; white-space: nowrap'>Rumpelstiltskin</button>",
    "is cut": "<p style='line-height: 1.4; height: 1.4em; overflow: hidden'>One<br>and another</p>",
    "leaves the window": "<p style='white-space: nowrap'>" + "far " * 60 + "</p>",
    "is covered": "<p>One line</p><p style='margin-top: -2.2em; background: white'>Another</p>",
    "does not fit": "<select style='width: 70px'><option>Rumpelstiltskin</option></select>",
}
GOOD = """
    <button>Rumpelstiltskin</button><p>One line<br>and another</p>
    <div style='overflow-x: auto'><p style='white-space: nowrap'>far far far far far far far away,
    where a finger can move it and nothing is lost</p></div>
    <span style='position: absolute; width: 1px; overflow: hidden'>only to be heard</span>
    <select><option>Rumpelstiltskin</option></select>
"""


@pytest.mark.parametrize("why", PLANTED)
def test_what_is_cut_is_found(meet: Meet, why: str) -> None:
    visitor = meet(PHONE)
    visitor.page.set_content(f"<meta name=viewport content='width=device-width'>{GOOD}")
    assert cut(visitor.page) == []
    visitor.page.set_content(f"<style>body {{ overflow-x: hidden }}</style>{GOOD}{PLANTED[why]}")
    assert [each.partition(":")[0] for each in cut(visitor.page)] == [why]


@pytest.mark.parametrize("state", ALL)
def test_no_text_leaves_its_box(meet: Meet, state: str) -> None:
    visitor = meet(PHONE)
    show(visitor, state)
    found = [each for language in LANGUAGES for each in troubles_in(visitor, language, state)]
    assert found == []


def troubles_in(visitor: Person, language: str, state: str) -> list[str]:
    """What is wrong with this screen in one language; a picture of it, if anything is."""
    speak(visitor, language)
    visitor.page.evaluate(
        "for (const each of document.querySelectorAll('details')) each.open = true"
    )
    visitor.page.wait_for_load_state("networkidle")
    found = [f"{language} {each}" for each in (*cut(visitor.page), *sideways(visitor.page))]
    if found:
        picture(visitor.page, f"cut-{state.strip('/').replace('/', '-') or 'start'}-{language}")
    return found
