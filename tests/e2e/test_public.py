"""Publishing a finished game: what is said before, who is shown, and what strangers see."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import Look, barriers, cut, look_like, picture
from tests.e2e.people import Person, plain
from tests.e2e.quick import rush

LOOKS = {
    "phone": Look(320, 640),
    "phone-el-dark": Look(320, 640, "el", dark=True),
    "low-de": Look(844, 390, "de"),
    "desktop-pl": Look(1440, 900, "pl"),
}


def ended(host: Person, *others: Person, **asked: object) -> str:
    """A game that has come to its end, and its last screen; its path."""
    path = host.open_table(**asked)
    rush([host, *others], path)
    host.goto(path)
    host.until(lambda: host.stage == "over")
    host.page.locator(".publish").wait_for()
    return path


def seen(visitor: Person, path: str) -> None:
    """Go to the public page of a game, as somebody who was sent its address."""
    visitor.goto(path.replace("/t/", "/p/").partition("#")[0])


def nothing_there(visitor: Person, path: str) -> None:
    """The page says that there is nothing, and the browser notes that the server did."""
    seen(visitor, path)
    expect(visitor.page.locator("h1")).to_have_text(plain("public-gone"))
    visitor.until(lambda: visitor.troubles)
    (trouble,) = visitor.troubles
    assert "404" in trouble
    visitor.troubles.clear()


def test_publish_look_and_take_back_by_keys(meet: Meet) -> None:
    ada, stranger = meet(), meet()
    path = ended(ada, names=["Ada <b>"], start=True)
    nothing_there(stranger, path)

    press = ada.page.get_by_role("button", name=plain("publish"), exact=True)
    expect(press).to_have_accessible_description(re.compile("your name, your map, your points"))
    press.focus()
    ada.page.keyboard.press("Enter")
    address = ada.field("publish-address")
    expect(address).to_have_value(f"{ada.address}{path.replace('/t/', '/p/').partition('#')[0]}")
    expect(ada.page.locator(".publish [role=status]").first).to_have_text(plain("publish-on"))
    result = ada.table["result"]
    assert f"{result['totals'][0]} point" in ada.page.locator(".publish .words").inner_text()
    # The button that was pressed is the one that takes it back, and still has the focus.
    back = ada.page.get_by_role("button", name=plain("unpublish"), exact=True)
    expect(back).to_be_focused()
    assert barriers(ada.page) == []

    seen(stranger, path)
    expect(stranger.page.locator("h1")).to_have_text("Map of Ada <b>")
    assert "Ada <b>" in stranger.page.title()
    maps = stranger.page.get_by_role("table", name="Map of Ada <b>")
    expect(maps).to_have_count(1)
    points = stranger.page.get_by_role("table", name=plain("points-by-season"))
    expect(points).to_contain_text(str(result["totals"][0]).replace("-", "−"))
    stranger.button("public-fair").click()
    drawn = stranger.page.locator("img")
    expect(drawn).to_have_attribute("alt", plain("fair-alt").replace("{ $name }", "Ada <b>"))
    stranger.until(lambda: drawn.evaluate("each => each.complete && each.naturalWidth > 0"))
    for name, look in LOOKS.items():
        look_like(stranger, look)
        assert cut(stranger.page) == [], name
        assert barriers(stranger.page) == [], name
        picture(stranger.page, f"public-{name}")
        look_like(ada, look)
        assert cut(ada.page) == [], name

    look_like(ada, Look(1280, 800))
    look_like(stranger, Look(1280, 800))
    back.focus()
    ada.page.keyboard.press("Enter")
    expect(press).to_be_visible()
    nothing_there(stranger, path)
    stranger.link("to-start").click()
    expect(stranger.page).to_have_url(f"{stranger.address}/")


def test_everybody_at_one_device_is_asked_apart(meet: Meet) -> None:
    family, stranger = meet(), meet()
    path = ended(family, seats=3, names=["Mum", "Tim"], bots=["random"], start=True)
    name = plain("publish-of").replace("{ $name }", "Tim")
    family.page.get_by_role("button", name=name).click()
    family.field("publish-address").wait_for()
    seen(stranger, path)
    expect(stranger.page.locator("h1")).to_have_text("A game of 3")
    ranking = stranger.page.get_by_role("list", name=plain("public-ranking"))
    expect(ranking.get_by_role("listitem")).to_have_count(3)
    expect(ranking).to_contain_text("Player 1")
    expect(ranking).to_contain_text("Tim")
    expect(stranger.page.get_by_role("table", name=re.compile("Map of"))).to_have_count(1)
    assert "Mum" not in stranger.page.content()
    assert barriers(stranger.page) == []
    picture(stranger.page, "public-family")
    # Whoever only watches is shown the address, and nothing to press.
    spectator = meet()
    spectator.goto(path)
    spectator.field("publish-address").wait_for()
    expect(spectator.page.locator(".publish button", has_text="Tim")).to_have_count(0)


def test_a_lane_is_published_when_its_race_is_over(meet: Meet) -> None:
    """Until then its cards are a secret to others; the page says so, and offers it by itself."""
    ada, ben, stranger = meet(), meet(), meet()
    path = ada.open_table(kind="race", seats=1, names=["Ada"], start=True)
    game, _, key = path.removeprefix("/t/").partition("#")
    ben.goto(path)
    ben.page.get_by_label(plain("your-name")).fill("Ben")
    ben.button("race-join").click()
    ben.page.wait_for_url(f"**/t/{game}-002*")
    own, other = (f"/t/{game}-00{lane}#{key}" for lane in (1, 2))
    rush([ada], own)
    ada.goto(own)
    expect(ada.page.locator("#publish-about")).to_have_text(plain("publish-waits"))
    press = ada.page.get_by_role("button", name=plain("publish"), exact=True)
    expect(press).to_have_count(0)
    nothing_there(stranger, own)

    rush([ben], other)
    expect(press).to_be_visible()
    press.click()
    address = f"{ada.address}/p/{game}-001"
    expect(ada.field("publish-address")).to_have_value(address)
    seen(stranger, own)
    expect(stranger.page.locator("h1")).to_have_text("Map of Ada")
    # Ben has published nothing: neither the other lane nor the race has a page.
    nothing_there(stranger, other)
    nothing_there(stranger, path)
    # Whoever looks at somebody else's lane is shown its address, and cannot take it back.
    ben.goto(own)
    expect(ben.field("publish-address")).to_have_value(address)
    expect(ben.button("unpublish")).to_have_count(0)
    assert barriers(ben.page) == []
