"""Crests beside names: at the end, in replays, in the own list; they take no room from anything."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import Look, barriers, cut, look_like, measured, picture, sideways
from tests.e2e.people import Person, plain
from tests.e2e.quick import rush, sign_map
from tests.e2e.states import LONG
from tests.e2e.test_signing import CREST, HEARD

OTHER = "round red chevron silver ship black"
LOOKS = {
    "phone": Look(320, 640),
    "phone-el-dark": Look(320, 640, "el", dark=True),
    "low-de": Look(844, 390, "de"),
    "laptop-pl-dark": Look(1366, 768, "pl", dark=True),
}
HEIGHTS = """what => {
    const rows = () => [...document.querySelectorAll(what)].map((each) => each.clientHeight);
    const crests = [...document.querySelectorAll("main img.within")];
    const having = rows();
    for (const each of crests) each.style.display = "none";
    const without = rows();
    for (const each of crests) each.style.display = "";
    return { having, without, crests: crests.map((each) => each.clientHeight) };
}"""
"""How high some boxes are with crests and without them, and how high crests are."""


def takes_no_room(each: Person, boxes: str, crests: int, name: str) -> None:
    """Nothing is higher with crests than without, however the page looks; and all can use it."""
    for look_name, look in LOOKS.items():
        look_like(each, look)
        expect(each.page.locator("main img.within")).to_have_count(crests)
        found = measured(each.page, HEIGHTS, boxes)
        assert found["having"] and found["having"] == found["without"], look_name
        assert all(10 < high < 32 for high in found["crests"]), look_name
        assert sideways(each.page) == [] and cut(each.page) == [], look_name
        assert barriers(each.page) == [], look_name
        picture(each.page, f"crests-{name}-{look_name}")
    look_like(each, Look(1280, 800))


def crest(of: Locator) -> Locator:
    """The crest within something, by its words."""
    return of.get_by_role("img", name=HEARD)


def a_signed_game(host: Person, names: list[str]) -> str:
    """A finished game of some people at one device, of whom the first two have crests."""
    path = host.open_table(seats=len(names), names=names, start=True)
    for seat, words in zip(range(1, len(names) + 1), (CREST, OTHER), strict=False):
        sign_map(host, path, seat, crest=words, province="Oakenvale")
    rush([host], path)
    return path


@pytest.mark.parametrize("name", ["Ada", LONG])
def test_at_the_end_and_in_the_replay(meet: Meet, name: str) -> None:
    family = meet()
    path = a_signed_game(family, [name, "Tim", "Zoe"])
    family.goto(path)
    family.until(lambda: family.stage == "over")
    row = family.page.locator(".end table.all tr", has_text=name)
    expect(crest(row)).to_be_visible()
    expect(family.page.locator(".end tr", has_text="Zoe").get_by_role("img")).to_have_count(0)
    # Heard behind the name: that is what one listens for.
    expect(row.get_by_role("rowheader")).to_have_accessible_name(f"{row_rank(row)} {name} {HEARD}")
    takes_no_room(family, ".end table.all tr", 2, f"end-{name[:3]}")
    game, _, key = path.partition("#")
    family.goto(f"{game}/replay#{key}")
    caption = family.page.locator("figcaption", has_text=name)
    expect(crest(caption)).to_be_visible()
    takes_no_room(family, "figcaption, figure", 1, f"replay-{name[:3]}")


def row_rank(row: Locator) -> str:
    """`1.`, as a row of the points begins."""
    return row.inner_text().split()[0]


def test_in_the_replay_of_a_game_alone(meet: Meet) -> None:
    ada = meet()
    game, _, key = a_signed_game(ada, ["Ada"]).partition("#")
    ada.goto(f"{game}/replay#{key}")
    expect(crest(ada.page.locator("h2", has_text="Ada"))).to_be_visible()
    takes_no_room(ada, "h2, figure", 1, "replay-alone")


def test_in_the_own_list(meet: Meet) -> None:
    """Of games that wait, that run and that are over; the crests of others are not there."""
    ada, ben = meet(), meet()
    a_signed_game(ada, [LONG])
    a_signed_game(ada, ["Ada", "Tim"])
    for asked in ({"seats": 1, "start": True}, {"seats": 3}):
        sign_map(ada, ada.open_table(names=[LONG], **asked), 1, crest=CREST)
    path = ben.open_table(seats=2, names=["Ben"])
    sign_map(ben, path, 1, crest=OTHER)
    ada.goto(path)
    ada.field("your-name").fill("Ada")
    ada.button("sit-down").click()
    ada.until(lambda: ada.view.get("mine", {}).get("seats"))
    ada.goto("/mine")
    for title, count in (("mine-finished", 2), ("mine-open", 1)):
        shelf = ada.page.locator("section", has=ada.page.get_by_text(plain(title), exact=True))
        expect(crest(shelf)).to_have_count(count)
    expect(crest(ada.page.locator(".urgent"))).to_have_count(1)
    expect(ada.page.get_by_text("Oakenvale").first).to_be_visible()
    takes_no_room(ada, ".games li", 5, "mine")
