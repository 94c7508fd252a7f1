"""At a table: whose turn it is at a shared device, QR codes, fields that are seen, a kept focus."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import DESKTOP, NAME, PHONE, Device, Person, plain, words
from tests.e2e.playing import GRID, by_touch, draw
from tests.e2e.reading import FOCUSED
from tests.e2e.states import show
from tests.page.test_qr import modules
from tests.server.process import ServerProcess


def test_a_shared_device_says_whose_turn_it_is(meet: Meet) -> None:
    """In every round, also to whoever drew last and goes on; and whose map it is above it."""
    family = meet(PHONE)
    family.goto(family.open_table(seats=2, names=["Ada", "Bela"], start=True))
    for name in ("Ada", "Bela", "Bela", "Ada"):
        curtain = family.page.locator(".hand-over")
        curtain.wait_for()
        assert name in curtain.get_by_role("heading").inner_text()
        expect(family.page.locator(".board")).to_have_count(0)
        family.page.get_by_role("button", name=re.compile(name)).click()
        family.page.locator(GRID).first.wait_for()
        assert name in family.page.locator(".drawing .ask").inner_text()
        expect(family.page.get_by_role("grid", name=f"Map of {name}").first).to_be_attached()
        draw(family, by_touch)
    family.until(lambda: family.table["play"]["round"] == 3)
    assert sideways(family.page) == []


MODULES = """svg => {
    const [x, , side] = svg.getAttribute("viewBox").split(" ").map(Number);
    const rows = Array.from({ length: side + 2 * x }, () => Array(side + 2 * x).fill(0));
    const drawn = svg.lastElementChild.getAttribute("d");
    for (const [, at, row] of drawn.matchAll(/M(\\d+) (\\d+)h1v1h-1z/g)) rows[row][at] = 1;
    return rows.map((row) => row.join(""));
}"""
"""The modules of a QR code on the page, as rows of 1 and 0."""


def read_code(person: Person, field: str) -> str:
    """Show the QR code beside a link, and compare it with the server's encoder; the link."""
    box = person.field(field)
    beside = person.page.locator(".copying").filter(has=box)
    link = box.input_value()
    beside.get_by_role("button", name=words("qr-code")).click()
    svg = beside.locator("svg[role=img]")
    svg.wait_for()
    assert svg.evaluate(MODULES) in [modules(link, mask) for mask in range(8)]
    return link


def opened(host: Person, **asked: Any) -> str:
    """A new table, opened from the page itself: only a browser knows where that name leads."""
    found: dict[str, str] = host.page.evaluate(
        """asked => fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(asked),
        }).then((answer) => answer.json())""",
        asked,
    )
    return f"/t/{found['game']}#{found['key']}"


def test_links_are_shown_as_codes(meet: Meet, server: ServerProcess) -> None:
    """The invitation, one's own link, the race; and no request says what they hold."""
    host = meet(PHONE, address=f"http://{NAME}:{server.port}")
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    host.goto("/")
    host.goto(opened(host, seats=2, names=["Ada"]))
    assert read_code(host, "invite-link") == host.page.url
    assert sideways(host.page) == [] and barriers(host.page) == []
    picture(host.page, "qr-invite")
    host.page.locator("button.start").click()
    host.until_play()
    host.page.get_by_text(words("menu"), exact=True).click()
    host.page.get_by_text(words("menu-other-device"), exact=True).click()
    host.button("personal-make").click()
    token = read_code(host, "personal-link").rpartition(".")[2]
    assert len(token) > 10 and not [url for url in asked if token in url]
    host.goto(opened(host, kind="race", seats=2, names=["Ada"], bots=["greedy"], start=True))
    assert read_code(host, "race-watch") == host.page.url
    # Browsers say so of every page that comes by plain http from another machine.
    host.troubles = [each for each in host.troubles if "Cross-Origin-Opener-Policy" not in each]


def test_a_link_to_this_machine_is_no_code(meet: Meet) -> None:
    """Another phone would look for the table on itself."""
    host = meet()
    host.goto(host.open_table(seats=2, names=["Ada"]))
    host.field("invite-link").wait_for()
    expect(host.button("qr-code")).to_have_count(0)


CONTRASTS = """() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour) => rgb(colour).slice(0, 3)
        .map((each) => each / 255)
        .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
        .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
    const contrast = (one, other) => {
        if (rgb(one)[3] < 255) return 1;
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    };
    const behind = (node) => {
        for (let each = node; each; each = each.parentElement) {
            const { backgroundColor } = getComputedStyle(each);
            if (rgb(backgroundColor)[3] === 255) return backgroundColor;
        }
        return "white";
    };
    const fields = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";
    return [...document.querySelectorAll(fields)]
        .filter((each) => each.checkVisibility({ opacityProperty: true }))
        .map((each) => ({
            field: each.outerHTML.slice(0, 90),
            inside: contrast(getComputedStyle(each).borderTopColor, behind(each)),
            outside: contrast(getComputedStyle(each).borderTopColor, behind(each.parentElement)),
            placeholder: contrast(getComputedStyle(each, "::placeholder").color, behind(each)),
            clear: getComputedStyle(each, "::placeholder").opacity,
        }));
}"""
"""How much the borders of fields and their placeholders stand out, as WCAG reckons it."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("state", ["/", "/new", "waiting", "game", "/record", "own-map"])
def test_fields_are_seen(meet: Meet, state: str, *, dark: bool) -> None:
    """WCAG 1.4.11: 3:1 for what shows that there is a field; 1.4.3: 4.5:1 for its text."""
    visitor = meet(Device(dark=dark))
    show(visitor, state)
    visitor.page.evaluate(
        "for (const each of document.querySelectorAll('details')) each.open = true"
    )
    fields: list[dict[str, Any]] = visitor.page.evaluate(CONTRASTS)
    assert fields
    for each in fields:
        assert min(each["inside"], each["outside"]) >= 3, each
        assert each["placeholder"] >= 4.5 and each["clear"] == "1", each


def focus_of(page: Page) -> str:
    found: str = page.evaluate(FOCUSED)
    return found


def press(person: Person, what: str | Locator, until: Callable[[], object]) -> None:
    """Press a button by its key, and see that something has the focus when it is done."""
    button = person.button(what).first if isinstance(what, str) else what
    button.focus()
    person.page.keyboard.press("Enter")
    person.until(until)
    person.until(lambda: focus_of(person.page) != "nothing")


def test_a_press_that_takes_its_button_away_keeps_the_focus(meet: Meet) -> None:
    ada, bela = meet(DESKTOP), meet(DESKTOP)
    ada.goto(ada.open_table(seats=3, names=["Ada"], hints=True))
    page = ada.page

    def taken() -> int:
        return sum(map(bool, ada.table["chairs"]))

    ada.until(lambda: ada.stage)
    press(ada, "add-bot", lambda: taken() == 2)
    press(ada, "rename", lambda: page.locator("form.who").count())
    press(ada, "save-name", lambda: not page.locator("form.who").count())
    remove = page.get_by_role("button", name=re.compile(f"^{plain('remove')}")).first
    press(ada, remove, lambda: taken() == 1)
    bela.goto(page.url.removeprefix(ada.address))
    bela.button("sit-down").click()
    ada.until(lambda: taken() == 2)
    press(ada, "add-bot", lambda: not ada.button("add-bot").count())
    press(ada, page.locator("button.start"), lambda: page.locator(GRID).count())
    press(ada, "draw-hint", lambda: page.locator(".hints").count())
    press(ada, "hint-show", lambda: page.locator(".hints ol").count())
    press(ada, page.locator(".hints button").first, lambda: ada.owes)
    draw(ada, lambda person: press(person, "draw-confirm", lambda: not person.owes))
    press(ada, "draw-take-back", lambda: ada.owes)
    page.get_by_text(words("menu"), exact=True).click()
    press(ada, "menu-hand-over", lambda: page.locator("dialog[open]").count())
    press(ada, "sure-hand-yes", lambda: ada.button("menu-come-back").count())
    press(ada, "menu-come-back", lambda: ada.button("menu-hand-over").count())
    page.get_by_text(words("menu-other-device"), exact=True).click()
    press(ada, "personal-make", lambda: ada.button("personal-revoke").count())
    press(ada, "personal-revoke", lambda: not ada.button("personal-revoke").count())


def test_the_focus_goes_to_the_place_around_what_is_lost(meet: Meet) -> None:
    """An element that goes leaves it to the place around it, which takes it only that once."""
    ada = meet()
    ada.goto("/rules")
    ada.page.evaluate(
        """() => {
            const form = document.querySelector("main section");
            const button = document.createElement("button");
            form.append(button);
            button.focus();
            button.remove();
        }"""
    )
    ada.until(lambda: ada.page.evaluate("document.activeElement.matches('main section')"))
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator("[data-kept-focus]")).to_have_count(0)
