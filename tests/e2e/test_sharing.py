"""Giving links away: by the share menu of a device, or copied where it has none."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Meet
from tests.e2e.people import NAME, PHONE, Person, plain
from tests.e2e.quick import rush
from tests.e2e.test_public import ended

MENU = """(() => {
    window.given = [];
    navigator.share = (what) => {
        window.given.push(what);
        return %s;
    };
})();"""
"""The share menu of a device, which browsers of tests have not; it notes what it was given."""
TAKEN = "Promise.resolve()"
CLOSED = 'Promise.reject(new DOMException("closed", "AbortError"))'
BROKEN = 'Promise.reject(new DOMException("no", "NotAllowedError"))'
NO_MENU = "delete Navigator.prototype.share;"


def with_menu(each: Person, answer: str = TAKEN) -> None:
    """A device whose menu answers so."""
    each.context.add_init_script(MENU % answer)


def published(each: Person) -> str:
    """A finished game that has a public address, and where it is."""
    path = ended(each, names=["Ada"], start=True)
    each.page.get_by_role("button", name=plain("publish"), exact=True).click()
    each.field("publish-address").wait_for()
    return f"{each.address}{path.replace('/t/', '/p/').partition('#')[0]}"


def boast(each: Person) -> str:
    """What is said beside the link."""
    said = each.page.locator(".publish .words").inner_text()
    assert f"{each.table['result']['totals'][0]} point" in said
    return said


def pasted(each: Person) -> str:
    """What the clipboard has."""
    found: str = each.page.evaluate("navigator.clipboard.readText()")
    return found


def told(each: Person) -> Locator:
    """What is said of the last press, beside the buttons of the public address."""
    return each.page.locator(".publish > .row [role=status]")


def test_a_game_goes_to_the_share_menu(meet: Meet) -> None:
    ada = meet(PHONE)
    with_menu(ada)
    link = published(ada)
    ada.button("share").tap()
    ada.until(lambda: ada.page.evaluate("window.given.length"))
    given = ada.page.evaluate("window.given")
    assert given == [{"title": "Quillmap", "url": link, "text": boast(ada)}]
    expect(told(ada)).to_have_text("")


@pytest.mark.parametrize("answer", [CLOSED, BROKEN], ids=["closed", "broken"])
def test_a_menu_that_was_closed_is_no_wish_to_copy(meet: Meet, answer: str) -> None:
    """Where it fails, the same words and the link are copied."""
    ada = meet()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with_menu(ada, answer)
    link = published(ada)
    ada.page.evaluate("navigator.clipboard.writeText('before')")
    ada.button("share").click()
    if answer == BROKEN:
        expect(told(ada)).to_have_text(plain("copied"))
        assert pasted(ada) == f"{boast(ada)}\n{link}"
        return
    ada.until(lambda: ada.page.evaluate("window.given.length"))
    assert pasted(ada) == "before"
    expect(told(ada)).to_have_text("")


def test_without_a_menu_words_and_link_are_copied(meet: Meet) -> None:
    ada = meet()
    ada.context.add_init_script(NO_MENU)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = published(ada)
    expect(ada.button("share")).to_have_count(0)
    ada.button("publish-copy-text").focus()
    ada.page.keyboard.press("Enter")
    expect(told(ada)).to_have_text(plain("copied"))
    assert pasted(ada) == f"{boast(ada)}\n{link}"


def test_without_a_clipboard_the_words_are_marked(meet: Meet) -> None:
    """Plain http at a name of its own has none: whoever presses is told what to do."""
    ada = meet()
    ada.address = ada.address.replace("localhost", NAME)
    ada.context.add_init_script(NO_MENU)
    ada.goto("/")
    ada.button("play-alone").click()
    ada.until(lambda: ada.owes)
    path = f"/t/{ada.table['game']}"
    rush([ada], f"{path}#{ada.table['key']}")
    ada.page.get_by_role("button", name=plain("publish"), exact=True).click()
    ada.field("publish-address").wait_for()
    said, link = boast(ada), f"{ada.address}{path.replace('/t/', '/p/')}"
    ada.button("publish-copy-text").click()
    expect(told(ada)).to_have_text(plain("copy-by-hand"))
    marked = ada.page.evaluate("getSelection().toString()")
    assert re.sub(r"\s+", " ", marked).strip() == f"{said} {link}"
    # The browser says that one of our headers means nothing without https, which is true.
    ada.troubles[:] = [each for each in ada.troubles if "Opener-Policy" not in each]


def test_a_table_is_shared_or_its_link_copied(meet: Meet) -> None:
    """In the waiting room; what is shared is the link that everybody comes in by."""
    ada, ben = meet(), meet()
    with_menu(ada)
    ben.context.add_init_script(NO_MENU)
    ben.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for each in (ada, ben):
        path = each.open_table(seats=2, names=["Ada"])
        each.goto(path)
        link = f"{each.address}{path}"
        if each is ada:
            each.button("share").click()
            each.until(lambda: ada.page.evaluate("window.given.length"))
            (given,) = each.page.evaluate("window.given")
            assert given["url"] == link and given["title"] and "text" not in given
            continue
        copying = each.page.locator(".copying").first
        expect(copying.locator("input")).to_have_value(link)
        expect(each.button("share")).to_have_count(0)
        copying.get_by_role("button", name=plain("copy"), exact=True).click()
        expect(copying.get_by_role("status")).to_have_text(plain("copied"))
        assert pasted(each) == link
