"""Signing a map in real browsers: before, while and after it is drawn, by mouse and by keys."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, cut, picture, sideways
from tests.e2e.people import PHONE, Device, Person, plain, words
from tests.e2e.quick import rush
from tests.e2e.sitting import sit_down

CREST = "shield blue bend gold star silver"
HEARD = "Crest: shield, blue; diagonal band, gold; star, silver."
LYING = Device(844, 390, touch=True)


def window(each: Person) -> Locator:
    """Where a map is signed."""
    return each.page.get_by_role("dialog", name=words("sign-title"))


def choose(each: Person, label: str, value: str) -> None:
    """One of the parts of a crest."""
    window(each).get_by_role("combobox", name=plain(label), exact=True).select_option(value)


def put_together(each: Person) -> None:
    """A crest, part by part."""
    choose(each, "sign-shape", "shield")
    choose(each, "sign-colour", "blue")
    choose(each, "sign-pattern", "bend")
    choose(each, "sign-pattern-colour", "gold")
    choose(each, "sign-charge", "star")
    choose(each, "sign-charge-colour", "silver")


def signed(each: Person, seat: int = 1) -> tuple[str | None, ...]:
    """What everybody sees."""
    chair = each.table["chairs"][seat - 1]
    return tuple(chair.get(key) for key in ("province", "title", "crest"))


def test_signed_before_the_start_and_seen_by_everybody(meet: Meet) -> None:
    ada, ben = meet(), meet(PHONE)
    path = ada.open_table(seats=2)
    ada.goto(path)
    sit_down(ada, "Ada")
    ben.goto(path)
    sit_down(ben, "Ben")
    ada.button("sign-map").click()
    window(ada).get_by_label(plain("sign-province")).fill("Oakenvale <b>")
    window(ada).get_by_label(plain("sign-own-title")).fill("Keeper of the Roads")
    put_together(ada)
    expect(window(ada).get_by_role("img", name=HEARD)).to_be_visible()
    picture(ada.page, "sign-window")
    assert barriers(ada.page) == []
    ada.button("sign-save").click()
    expect(window(ada)).to_have_count(0)
    ben.until(lambda: signed(ben) == ("Oakenvale <b>", "Keeper of the Roads", CREST))
    expect(ben.page.get_by_role("img", name=HEARD)).to_be_visible()
    expect(ben.page.get_by_text("Keeper of the Roads, Oakenvale <b>")).to_be_visible()
    picture(ben.page, "sign-waiting")
    assert sideways(ben.page) == []
    ada.page.locator("button.start").click()
    ben.until_play()
    look = ben.page.get_by_role("button", name="Keeper of the Roads, Oakenvale <b>")
    expect(look.locator("img")).to_be_visible()
    picture(ben.page, "sign-table")
    # Ada's own map, at the table, is signed anew from there.
    ada.page.get_by_role("button", name="Keeper of the Roads, Oakenvale <b>").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=words("sign-title")).click()
    province = window(ada).get_by_label(plain("sign-province"))
    expect(province).to_have_value("Oakenvale <b>")
    province.fill("Meadowland")
    window(ada).get_by_role("button", name=words("sign-save")).click()
    ben.until(lambda: signed(ben)[0] == "Meadowland")


def test_signed_at_the_end_by_keys_and_offered_again(meet: Meet) -> None:
    """Alone no title can be chosen; the fair copy is drawn anew, and the next game offers it."""
    ada = meet()
    path = ada.open_table(names=["Ada"], start=True)
    rush([ada], path)
    ada.goto(path)
    ada.until(lambda: ada.stage == "over")
    shown = ada.page.locator(".fair img")
    shown.wait_for()
    before = shown.get_attribute("src")
    ada.button("sign-end").focus()
    ada.page.keyboard.press("Enter")
    window(ada).wait_for()
    expect(window(ada).get_by_label(plain("sign-own-title"))).to_have_count(0)
    window(ada).get_by_label(plain("sign-province")).focus()
    ada.page.keyboard.type("Oakenvale")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")  # a crest by chance
    expect(window(ada).get_by_role("img")).to_be_visible()
    window(ada).get_by_label(plain("sign-province")).focus()
    ada.page.keyboard.press("Enter")
    expect(window(ada)).to_have_count(0)
    ada.until(lambda: signed(ada)[0] == "Oakenvale" and signed(ada)[2])
    expect(ada.button("sign-end")).to_be_focused()
    expect(shown).not_to_have_attribute("src", before or "")
    picture(ada.page, "sign-end")
    crest = signed(ada)[2]
    ada.goto("/mine")
    expect(ada.page.get_by_text("Oakenvale")).to_be_visible()
    picture(ada.page, "sign-mine")
    ada.goto(ada.open_table(seats=2, names=["Ada"]))
    ada.button("sign-map").click()
    expect(window(ada).get_by_label(plain("sign-province"))).to_have_value("Oakenvale")
    ada.button("sign-save").click()
    ada.until(lambda: signed(ada) == ("Oakenvale", None, crest))


@pytest.mark.parametrize("device", [PHONE, LYING], ids=lambda device: f"{device.width}")
@pytest.mark.parametrize("language", ["en", "de", "el"])
def test_the_window_fits(meet: Meet, device: Device, language: str) -> None:
    ada = meet(device.speaking(language))
    ada.goto(ada.open_table(seats=2, names=["Ada"]))
    ada.page.get_by_role("button", name=plain("sign-map", language)).click()
    dialog = ada.page.get_by_role("dialog")
    boxes = dialog.get_by_role("combobox")
    boxes.nth(0).select_option("lozenge")
    boxes.nth(2).select_option("quartered")
    boxes.nth(4).select_option("compass")
    expect(boxes).to_have_count(6)
    picture(ada.page, f"sign-{device.width}-{language}", full=False)
    assert sideways(ada.page) == [] and cut(ada.page) == []
    assert barriers(ada.page) == []
    inside = dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert inside, "nothing has to be scrolled sideways"


def test_signed_in_a_race_before_it_and_in_the_own_lane(meet: Meet) -> None:
    """The lane has what the race has, and the race what the lane has, whoever looks on."""
    ada, ben = meet(), meet(PHONE)
    path = ada.open_table(kind="race", seats=2, names=["Ada"])
    ada.goto(path)
    ben.goto(path)
    sit_down(ben, "Ben")
    ada.button("sign-map").click()
    window(ada).get_by_label(plain("sign-province")).fill("Oakenvale")
    window(ada).get_by_label(plain("sign-own-title")).fill("Keeper of the Roads")
    put_together(ada)
    ada.button("sign-save").click()
    ben.until(lambda: signed(ben) == ("Oakenvale", "Keeper of the Roads", CREST))
    ada.page.locator("button.start").click()
    row = ben.page.get_by_role("row").filter(has_text="Ada")
    expect(row.get_by_role("img", name=HEARD)).to_be_visible()
    expect(row).to_contain_text("Keeper of the Roads, Oakenvale")
    assert sideways(ben.page) == [] and barriers(ben.page) == []

    ada.page.locator("main").get_by_role("link", name=re.compile("Ada")).first.click()
    ada.until_play()
    assert signed(ada) == ("Oakenvale", None, CREST), "in a lane a title is earned"
    ada.page.locator("summary", has_text=words("menu")).click()
    ada.page.get_by_role("button", name=words("sign-map")).click()
    expect(window(ada).get_by_label(plain("sign-own-title"))).to_have_count(0)
    province = window(ada).get_by_label(plain("sign-province"))
    expect(province).to_have_value("Oakenvale")
    province.fill("Meadowland")
    window(ada).get_by_role("button", name=words("sign-save")).click()
    ada.until(lambda: signed(ada)[0] == "Meadowland")
    expect(row).to_contain_text("Keeper of the Roads, Meadowland")
    # The title, which the lane does not show, is changed at the race.
    ada.goto(path)
    ada.button("sign-map").click()
    title = window(ada).get_by_label(plain("sign-own-title"))
    expect(title).to_have_value("Keeper of the Roads")
    title.fill("")
    ada.button("sign-save").click()
    ben.until(lambda: signed(ben) == ("Meadowland", None, CREST))


def test_everybody_at_one_device_signs_apart(meet: Meet) -> None:
    """Nobody is offered what somebody else there has signed with, at the start or at the end."""
    family = meet(PHONE)
    path = family.open_table(seats=2, names=["Mum", "Tim"])
    family.goto(path)
    family.page.get_by_role("button", name=re.compile("Mum")).and_(
        family.page.locator("[data-sign]")
    ).tap()
    window(family).get_by_label(plain("sign-province")).fill("Oakenvale")
    put_together(family)
    family.button("sign-save").tap()
    family.until(lambda: signed(family) == ("Oakenvale", None, CREST))
    family.page.get_by_role("button", name=re.compile("Tim")).and_(
        family.page.locator("[data-sign]")
    ).tap()
    expect(window(family).get_by_label(plain("sign-province"))).to_have_value("")
    expect(window(family).get_by_text(plain("sign-no-crest"))).to_be_visible()
    window(family).get_by_label(plain("sign-province")).fill("Timland")
    family.button("sign-save").tap()
    family.until(lambda: signed(family, 2) == ("Timland", None, None))
    assert signed(family) == ("Oakenvale", None, CREST)
    assert barriers(family.page) == []

    family.page.locator("button.start").tap()
    family.until_play()
    rush([family], path)
    for who, province in (("Mum", "Oakenvale"), ("Tim", "Timland")):
        name = plain("sign-end-of").replace("{ $who }", who)
        family.page.get_by_role("button", name=name).tap()
        expect(window(family).get_by_label(plain("sign-province"))).to_have_value(province)
        family.button("sign-cancel").tap()
        expect(window(family)).to_have_count(0)
    # The next table is offered what the owner of the device has signed with.
    family.goto(family.open_table(seats=2, names=["Mum"]))
    family.button("sign-map").tap()
    expect(window(family).get_by_label(plain("sign-province"))).to_have_value("Oakenvale")
