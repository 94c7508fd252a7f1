"""Looking at games again: moment by moment, by a link, and from files."""

import re
from pathlib import Path

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, sideways
from tests.e2e.people import PHONE, Person, words
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
    bela.page.wait_for_selector(".replay")
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
    visitor.page.wait_for_selector(".replay")
    good = visitor.page.locator(".open .good").inner_text()
    last = int(visitor.page.get_by_role("slider").get_attribute("max") or "")
    assert str(last) in good
    assert visitor.page.locator(".open .all tbody tr").count() == 3
    visitor.button("replay-forward").click()
    assert shown(visitor)[0] == "2"
    assert barriers(visitor.page) == []


def test_a_broken_record_is_one_clear_sentence(meet: Meet, tmp_path: Path) -> None:
    """It names the line; and what was open before stays."""
    visitor = meet(PHONE)
    visitor.goto("/record")
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    visitor.page.wait_for_selector(".replay")
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
