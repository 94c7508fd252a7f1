"""Every screen in every language, width and theme, with few strong colours, large, and still.

To bring somebody to a screen takes longest, so one phone and one desk go there, and then put on one
look after the other.
"""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Meet, missing
from tests.e2e.looks import (
    AXE,
    DESK_LOOKS,
    PHONE_LOOKS,
    Look,
    barriers,
    cut,
    look_like,
    name_of,
    picture,
    sideways,
    speak,
)
from tests.e2e.people import PHONE, Device, Person
from tests.e2e.states import ALL, show
from tests.e2e.test_reading import LANGUAGES

FORCED = Look(1280, 800, forced=True)
ZOOMED = Look(640, 400)
"""A window of 1280 pixels at 200 %."""

FRAMES = """() => [...document.querySelectorAll("button, .button, input, select, dialog[open]")]
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    // What has a look of its own in every browser, and a word that only marks squares.
    .filter((each) => !each.matches("[type=checkbox], [type=radio], [type=range], .as-text"))
    .filter((each) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(each);
        const framed = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
        return !framed && textDecorationLine !== "underline";
    })
    .map((each) => each.outerHTML.slice(0, 120))"""
"""What nobody would see as a button where backgrounds are gone."""

RUNNING = (
    "() => document.getAnimations().map((each) => each.animationName ?? each.transitionProperty)"
)


@pytest.mark.parametrize("screen", ALL)
def test_a_screen_on_a_phone(meet: Meet, screen: str) -> None:
    visitor = meet(PHONE)
    show(visitor, screen)
    found = list(in_looks(visitor, screen, PHONE_LOOKS))
    for language in LANGUAGES:
        found += in_language(visitor, language, screen)
    assert found == []


@pytest.mark.parametrize("screen", ALL)
def test_a_screen_on_a_desk(meet: Meet, screen: str) -> None:
    visitor = meet(Device(1440, 900))
    # Asked for all the time, since what moves may be over soon.
    visitor.context.add_init_script(
        f"""window.moved = [];
        setInterval(() => window.moved.push(...({RUNNING})()), 10);"""
    )
    show(visitor, screen)
    for button in visitor.page.locator("main button:visible:enabled").all()[:5]:
        button.hover(force=True)
    found = list(in_looks(visitor, screen, DESK_LOOKS))
    found += in_forced_colours(visitor, screen)
    found += at_twice_the_size(visitor, screen)
    found += [f"moves: {each}" for each in visitor.page.evaluate("window.moved")]
    assert found == []


def in_looks(visitor: Person, screen: str, looks: dict[str, Look]) -> Iterator[str]:
    """What is wrong with the screen in any of these looks."""
    if not AXE.exists():
        missing("axe-core is missing: run `make test`, which installs it")
    for name, look in looks.items():
        look_like(visitor, look)
        picture(visitor.page, f"{name_of(screen)}-{name}")
        for each in (*sideways(visitor.page), *barriers(visitor.page)):
            yield f"{name}: {each}"


def in_language(visitor: Person, language: str, screen: str) -> Iterator[str]:
    """Texts that leave their boxes on the smallest phone; a picture of it, if any does."""
    speak(visitor, language)
    visitor.page.evaluate(
        "for (const each of document.querySelectorAll('details')) each.open = true"
    )
    visitor.page.wait_for_load_state("networkidle")
    found = [f"{language}: {each}" for each in (*cut(visitor.page), *sideways(visitor.page))]
    if found:
        picture(visitor.page, f"cut-{name_of(screen)}-{language}")
    yield from found


def in_forced_colours(visitor: Person, screen: str) -> Iterator[str]:
    """Backgrounds and shadows are gone: borders and signs have to do."""
    look_like(visitor, FORCED)
    picture(visitor.page, f"forced-{name_of(screen)}")
    assert visitor.page.evaluate("matchMedia('(forced-colors: active)').matches")
    for each in visitor.page.evaluate(FRAMES):
        yield f"forced colours, no frame: {each}"
    # Axe goes by the colours of the page, but here the system has chosen.
    for each in (*sideways(visitor.page), *barriers(visitor.page, but="color-contrast")):
        yield f"forced colours: {each}"


def at_twice_the_size(visitor: Person, screen: str) -> Iterator[str]:
    """A window of the usual size, zoomed to 200 %."""
    look_like(visitor, ZOOMED)
    picture(visitor.page, f"zoomed-{name_of(screen)}")
    for each in (*sideways(visitor.page), *cut(visitor.page)):
        yield f"zoomed: {each}"


def test_motion_would_be_noticed(meet: Meet) -> None:
    visitor = meet(Device(calm=False))
    show(visitor, "season")
    assert "appear" in " ".join(visitor.page.evaluate(RUNNING))


@pytest.mark.parametrize("language", ["cs-CZ", "de-DE", "el-GR", "en-GB", "pl-PL"])
def test_a_browser_is_answered_in_its_language(meet: Meet, language: str) -> None:
    visitor = meet(Device(language=language, dark=True))
    visitor.goto("/")
    assert visitor.page.locator("html").get_attribute("lang") == language[:2]


def test_a_wrong_address_leads_back(meet: Meet) -> None:
    visitor = meet()
    answer = visitor.page.goto(visitor.address + "/nowhere")
    assert answer is not None and answer.status == 404
    visitor.page.get_by_role("link").click()
    visitor.page.locator("main h1").first.wait_for()
    visitor.troubles.clear()  # the browser complains about the 404 itself
