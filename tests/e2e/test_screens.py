"""Every screen, in every language, width and theme."""

import pytest

from tests.e2e.conftest import Meet, missing
from tests.e2e.looks import AXE, LOOKS, barriers, picture, sideways
from tests.e2e.states import ALL, show


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("screen", ALL)
def test_a_screen_works_for_everybody(meet: Meet, look: str, screen: str) -> None:
    if not AXE.exists():
        missing("axe-core is missing: run `make test`, which installs it")
    visitor = meet(LOOKS[look])
    show(visitor, screen)
    name = screen.strip("/").replace("/", "-") or "start"
    picture(visitor.page, f"{name}-{look}")
    language = LOOKS[look].language[:2]
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert sideways(visitor.page) == []
    assert barriers(visitor.page) == []


def test_a_wrong_address_leads_back(meet: Meet) -> None:
    visitor = meet()
    answer = visitor.page.goto(visitor.address + "/nowhere")
    assert answer is not None and answer.status == 404
    visitor.page.get_by_role("link").click()
    visitor.page.wait_for_selector("main h1")
    visitor.troubles.clear()  # the browser complains about the 404 itself
