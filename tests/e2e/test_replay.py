"""Looking at games again: moment by moment, by a link, and from files."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, measured, sideways
from tests.e2e.people import PHONE, Person, plain, words
from tests.e2e.quick import rush
from tests.e2e.states import DATA, HEROES, RECORD

THREE = DATA / "cli" / "three.record.txt"


def shown(visitor: Person) -> tuple[str, str, str]:
    """Which moment it is, whose map, and what stands on it."""
    page = visitor.page
    number = page.get_by_role("slider").input_value()
    title = page.locator(".replay [role=status] h2").inner_text()
    return number, title, page.locator(".replay .map table").first.inner_text()


def test_a_link_to_a_moment_shows_it_to_others(meet: Meet) -> None:
    """Forward by buttons, back by keys, to another map; then the link, in another browser."""
    ada, bela = meet(), meet(PHONE)
    path = ada.open_table(seats=2, names=["Ada", "Bela"], preset=HEROES, start=True)
    rush([ada], path, lambda play: play["season"] == 1)
    ada.goto(path.replace("#", "/replay#"))
    seen = [shown(ada)]
    for _ in range(4):
        ada.button("replay-forward").click()
        seen.append(shown(ada))
    assert [number for number, *_ in seen] == ["1", "2", "3", "4", "5"]
    assert len({picture for *_, picture in seen}) >= 2
    ada.page.keyboard.press("ArrowLeft")
    assert shown(ada) == seen[3]
    ada.button("replay-back").click()
    assert shown(ada) == seen[2]
    ada.page.get_by_role("slider").fill("9")
    assert shown(ada)[0] == "9"
    ada.page.locator(".maps").get_by_role("button", name="Bela").last.click()
    ada.page.locator(".right h2", has_text="Bela").wait_for()
    link = ada.field("replay-link").input_value()
    bela.page.goto(link)
    bela.page.locator(".replay").first.wait_for()
    bela.page.locator(".right h2", has_text="Bela").wait_for()
    assert shown(bela) == shown(ada) and shown(bela)[2] != seen[0][2]
    assert sideways(bela.page) == []


def test_a_replay_runs_by_itself_and_stops(meet: Meet) -> None:
    visitor = meet()
    visitor.goto(visitor.add_record(RECORD.read_text("utf-8")) + "/replay")
    visitor.button("replay-run").click()
    visitor.until(lambda: shown(visitor)[0] == "3")
    visitor.button("replay-pause").click()
    visitor.button("replay-run").wait_for()
    visitor.page.keyboard.press("End")
    assert visitor.button("replay-forward").is_disabled()
    assert words("moment-end").match(shown(visitor)[1])


def test_open_a_record_file(meet: Meet) -> None:
    visitor = meet()
    visitor.goto("/record")
    visitor.page.locator("input[type=file]").set_input_files(THREE)
    visitor.page.locator(".replay").first.wait_for()
    good = visitor.page.locator(".open > .good").inner_text()
    last = int(visitor.page.get_by_role("slider").get_attribute("max") or "")
    assert str(last) in good
    expect(visitor.page.locator(".open .all tbody tr")).to_have_count(3)
    visitor.button("replay-forward").click()
    assert shown(visitor)[0] == "2"
    visitor.button("fair-draw").click()
    visitor.page.locator(".fair img").wait_for()
    assert barriers(visitor.page) == []


def test_a_broken_record_is_one_clear_sentence(meet: Meet, tmp_path: Path) -> None:
    """It names the line; and what was open before stays."""
    visitor = meet(PHONE)
    visitor.goto("/record")
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    visitor.page.locator(".replay").first.wait_for()
    before = shown(visitor)
    text = RECORD.read_text("utf-8")
    broken = re.sub(r"(?m)^1 village G2 G3 H2$", "1 village G2 G3 H9", text)
    number = 1 + text[: text.index("1 village G2 G3 H2")].count("\n")
    assert broken != text
    for name, content in (("line", broken), ("other", "Dear diary,\n"), ("none", "")):
        file = tmp_path / f"{name}.txt"
        file.write_text(content, "utf-8")
        with visitor.page.expect_response("**/api/replays?**"):
            visitor.page.locator("input[type=file]").set_input_files(file)
        alert = visitor.page.locator(".open [role=alert]")
        alert.wait_for()
        said = alert.inner_text()
        assert "\n" not in said and words("reason-broken_record").match(said), said
        assert name != "line" or f"line {number}" in said, said
        assert shown(visitor) == before
        assert sideways(visitor.page) == []
    # The browser notes each refusal by itself.
    assert all("422" in trouble for trouble in visitor.troubles), visitor.troubles
    visitor.troubles.clear()


SIZES = (
    *((320, 568), (320, 640), (360, 640), (390, 844), (768, 1024)),
    *((720, 450), (844, 390), (1024, 768), (1366, 768), (1440, 900), (2560, 1440)),
)
BOXES = """() => [...document.querySelectorAll('.stage figure')].map((figure) => {
    const [room, map] = [figure, figure.querySelector('.paper .map')]
        .map((each) => each.getBoundingClientRect());
    const caption = figure.querySelector('figcaption')?.getBoundingClientRect().height ?? 0;
    return {wide: map.width, free: Math.min(room.width, room.height - caption),
            left: map.left, top: map.top, right: map.right, bottom: map.bottom};
})"""


def fits(page: Page, width: int, height: int, most: float) -> None:
    """Every map is seen as a whole, and fills what the rest leaves it in one direction."""
    maps = measured(page, BOXES)
    for each in maps:
        assert each["left"] >= 0 and each["top"] >= 0, each
        assert each["right"] <= width and each["bottom"] <= height, each
        assert each["wide"] >= each["free"] - 2, each
    taken = sum(each["wide"] for each in maps)
    assert taken >= most * min(width, height), (width, height, maps)


def test_the_map_fills_the_window_at_every_size(meet: Meet) -> None:
    """One map alone, and the bot's game with the same cards beside it."""
    visitor = meet()
    path = visitor.add_record(RECORD.read_text("utf-8")) + "/replay?moment=30"
    for beside, count, most in (("", 1, 0.75), ("&beside=bot", 2, 0.8)):
        visitor.goto(path + beside)
        visitor.page.locator(".stage figure").nth(count - 1).wait_for()
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            # By then what stands above the map was measured.
            visitor.page.evaluate(
                "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"
            )
            fits(visitor.page, width, height, most)
            assert sideways(visitor.page) == []
    assert barriers(visitor.page) == []


def test_keys_speeds_and_seasons(meet: Meet) -> None:
    visitor = meet()
    visitor.goto(visitor.add_record(RECORD.read_text("utf-8")) + "/replay")
    page = visitor.page
    press = page.keyboard.press
    page.locator(".stage").wait_for()
    press("3")
    fall = int(shown(visitor)[0])
    assert (
        page.get_by_role("button", name=plain("name-fall"), exact=True).get_attribute(
            "aria-pressed"
        )
        == "true"
    )
    press("ArrowLeft")
    assert int(shown(visitor)[0]) == fall - 1
    page.get_by_role("button", name=plain("name-winter"), exact=True).click()
    assert int(shown(visitor)[0]) > fall
    press("Home")
    assert shown(visitor)[0] == "1"
    press("+")
    press("+")
    assert page.get_by_label(plain("replay-speed")).input_value() == "4"
    page.locator("body").focus()
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    press("Space")
    visitor.button("replay-pause").wait_for()
    visitor.until(lambda: int(shown(visitor)[0]) > 3)
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    press("Space")
    visitor.button("replay-run").wait_for()


def test_the_drawn_shape_is_marked_on_the_map(meet: Meet) -> None:
    visitor = meet()
    visitor.goto(visitor.add_record(RECORD.read_text("utf-8")) + "/replay?moment=2")
    line = visitor.page.locator(".stage path.new")
    line.wait_for(state="attached")
    assert (line.get_attribute("d") or "").endswith("z")


def test_a_link_to_a_moment_from_my_games(meet: Meet) -> None:
    """The key is not in the address there; the link that is copied carries it all the same."""
    ada, bela = meet(), meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    rush([ada], path)
    ada.goto("/mine")
    ada.page.get_by_role("link", name=plain("watch-again")).first.click()
    ada.page.locator(".stage").wait_for()
    ada.page.keyboard.press("End")
    link = ada.field("replay-link").input_value()
    assert link.endswith("#" + path.partition("#")[2])
    bela.page.goto(link)
    bela.page.locator(".stage").wait_for()
    assert shown(bela) == shown(ada)


def test_two_seats_side_by_side(meet: Meet) -> None:
    visitor = meet()
    visitor.goto("/record")
    visitor.page.locator("input[type=file]").set_input_files(THREE)
    visitor.page.locator(".stage").first.wait_for()
    visitor.page.get_by_label(plain("replay-beside")).select_option("2")
    visitor.page.locator(".stage figure").nth(1).wait_for()
    visitor.page.keyboard.press("End")
    by_season = visitor.page.locator(".right table tfoot").inner_text()
    visitor.page.get_by_role("radio", name=plain("compare-by-edict")).check()
    assert visitor.page.locator(".right table tfoot").inner_text() == by_season
    assert barriers(visitor.page) == []


def test_no_figure_is_left_out_beside_what_was_paid(meet: Meet) -> None:
    """At the last moment the map is worth what winter paid, monsters among it."""
    ada = meet()
    path = ada.add_record(RECORD.read_text("utf-8"))
    ada.goto(f"{path}/replay")
    ada.page.get_by_role("slider").press("End")
    last = [
        row.inner_text().split("\t") for row in ada.page.locator(".right tbody tr:not(.paid)").all()
    ]
    ada.goto(path)
    ada.page.locator(".end .row .primary, .end .row a").first.wait_for()
    *_, coins, monsters = ada.table["play"]["scores"][0][-1]
    points = [str(each) for each in ada.table["play"]["sheets"][0]["points"]]
    told = [figure.replace("\u2212", "-") for _, figure in last]
    assert monsters > 0 and told == [*points, str(coins), str(-monsters)]


def test_a_replay_of_nothing_leads_back(meet: Meet) -> None:
    ada = meet()
    ada.page.goto(f"{ada.address}/t/zzzzzzzzzzzzzzzz/replay")
    ada.link("to-start").click()
    ada.page.wait_for_url(f"{ada.address}/")
    ada.troubles.clear()  # the browser complains about the 404 itself
