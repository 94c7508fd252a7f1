"""The cards were fair: the page deals them again, tells what it compared, and finds every cheat."""

import re
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.cheats import cheating_server
from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, picture, sideways
from tests.e2e.people import PHONE, Person, person, plain, words
from tests.e2e.playing import see_winter
from tests.e2e.quick import rush
from tests.e2e.states import DATA, HEROES

RECORD = DATA / "records" / "rules-1-combined.txt"
COMBINED = {"options": {"ruleset": "combined"}}
DRAWN = {"options": {"ruleset": "base", "map_sheet": "random"}}
Asked: TypeAlias = dict[str, Any]

CHEATS: list[tuple[str, Asked, list[str]]] = [
    ("tells_other_seed()", {}, ["check-promise-other-seed", "Edicts", "Cards"]),
    ("tells_other_promise()", {}, ["check-promise-other-promise", "Edicts", "Cards"]),
    ("deals_other('card/0/1')", {}, ["Cards"]),
    ("deals_other('card/2', 'card/3')", {}, ["Cards"]),
    ("deals_other('ambush/')", {}, ["Cards"]),
    ("deals_other('hero/')", {"preset": HEROES}, ["Cards"]),
    ("deals_other('scoring/village')", {}, ["Edicts"]),
    ("swaps_an_edict()", {}, ["Edicts"]),
    ("deals_other('ambush-set/0')", COMBINED, ["Ambushes", "Cards"]),
    ("deals_other('map-sheet')", DRAWN, ["Map"]),
]


def begun(host: Person, **asked: Any) -> str:
    """A solo game that its page has seen from before the first card."""
    path = host.open_table(seats=1, names=["Ada"], **asked)
    host.goto(path)
    host.page.locator("button.start").click()
    host.until(lambda: host.owes)
    return path


def opened(visitor: Person) -> tuple[list[str], list[str], str]:
    """What the check says: what is right, what is not, and whom one has to trust for it."""
    check = visitor.page.locator("details", has=visitor.page.get_by_text(words("check-cards")))
    check.locator("summary").click()
    check.locator("li").first.wait_for()
    good = check.locator("li:not(.wrong)").all_inner_texts()
    return good, check.locator("li.wrong").all_inner_texts(), check.locator("p").last.inner_text()


def matches(id: str, line: str) -> bool:
    """Whether a line of the check is this message, or begins with this word."""
    return bool(words(id).match(line)) if id.startswith("check-") else line.startswith(f"{id}:")


def test_a_fair_game_is_told_as_far_as_it_was_seen(meet: Meet) -> None:
    """By who played, by who came late, and by who came when all was over."""
    ada, bela, cem = meet(), meet(PHONE), meet()
    path = begun(ada, **COMBINED)
    rush([ada], path, lambda play: play["season"] == 2)
    bela.goto(path)
    bela.until(lambda: bela.stage == "playing")
    rush([ada], path)
    see_winter(bela)
    cem.goto(path)
    for each, seen in ((ada, "before"), (bela, "later"), (cem, "never")):
        each.until(lambda each=each: each.stage == "over")  # type: ignore[misc]
        good, wrong, limits = opened(each)
        each.page.get_by_text(words("check-good")).wait_for()
        assert wrong == [] and len(good) == 5
        assert int(re.findall(r"\d+", good[-1])[0]) > 20
        assert plain(f"check-seen-{seen}") in limits and plain("check-limits") in limits
        expect(each.page.get_by_role("alert")).to_have_count(0)
        assert barriers(each.page) == [] and sideways(each.page) == []
    assert plain("check-saw-none") in limits
    bela.page.get_by_text(re.compile(r"saw \d+ of these cards turned over")).wait_for()
    picture(bela.page, "card-check")


@pytest.mark.parametrize(("cheat", "asked", "wrong"), CHEATS, ids=[cheat for cheat, *_ in CHEATS])
def test_a_cheat_is_found(
    browser: Browser, tmp_path: Path, cheat: str, asked: Asked, wrong: list[str]
) -> None:
    """It is said without being asked; and what is wrong, and nothing else, is named."""
    with cheating_server(tmp_path / "cheat", cheat) as server:
        ada = person(browser, f"http://localhost:{server.port}")
        path = begun(ada, **asked)
        rush([ada], path)
        ada.until(lambda: ada.stage == "over")
        ada.page.get_by_role("alert").get_by_text(words("check-bad")).wait_for()
        _, found, _ = opened(ada)
        assert len(found) == len(wrong)
        assert all(matches(id, line) for id, line in zip(wrong, found, strict=True)), found
        expect(ada.page.get_by_text(words("check-good"))).to_have_count(0)
        assert ada.troubles == []
        ada.context.close()


def test_a_server_that_agrees_with_itself_is_not_believed(
    browser: Browser, meet: Meet, tmp_path: Path
) -> None:
    """Its replay and its record say the same as its table; an honest server refuses the record."""
    with cheating_server(tmp_path / "cheat", "deals_other('card/1')") as server:
        ada = person(browser, f"http://localhost:{server.port}")
        path = begun(ada)
        rush([ada], path)
        game, _, key = path.removeprefix("/t/").partition("#")
        headers = {"Quillmap-Key": key}
        answer = ada.context.request.get(f"{ada.address}/api/tables/{game}/record", headers=headers)
        record = tmp_path / "record.txt"
        record.write_bytes(answer.body())
        ada.goto(path.replace("#", "/replay#"))
        ada.page.get_by_role("alert").get_by_text(words("check-bad")).wait_for()
        ada.goto("/record")
        ada.page.locator("input[type=file]").set_input_files(record)
        ada.page.get_by_role("alert").get_by_text(words("check-bad")).wait_for()
        _, found, limits = opened(ada)
        assert len(found) == 1 and matches("Cards", found[0])
        assert plain("check-saw-file") in limits
        ada.context.close()
    bela = meet()
    bela.goto("/record")
    bela.page.locator("input[type=file]").set_input_files(record)
    bela.page.get_by_text(re.compile("the seed deals")).wait_for()
    expect(bela.page.locator(".replay")).to_have_count(0)
    bela.troubles.clear()  # the browser notes that the record was refused


def test_a_record_is_dealt_again_and_fails_with_another_seed(meet: Meet, tmp_path: Path) -> None:
    visitor = meet()
    visitor.goto("/record")
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    good, wrong, limits = opened(visitor)
    assert len(good) == 5 and wrong == []
    assert plain("check-saw-file") in limits
    text = RECORD.read_text("utf-8")
    other = tmp_path / "other.txt"
    other.write_text(re.sub(r"(?m)^seed .*$", f"seed {'0' * 64}", text), "utf-8")
    visitor.page.locator("input[type=file]").set_input_files(other)
    visitor.page.get_by_text(re.compile("does not belong to the commitment")).wait_for()
    visitor.troubles.clear()
