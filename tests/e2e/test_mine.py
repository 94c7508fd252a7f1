"""My games: small maps, filters, the bin; clean and helped results apart; goals and statistics."""

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import Person, plain, words
from tests.e2e.quick import rush


def played(ada: Person, **asked: object) -> str:
    """A game of one, played to its end; its id."""
    path = ada.open_table(names=["Ada"], start=True, **asked)
    rush([ada], path)
    return path.split("/")[2].split("#")[0]


def hinted(ada: Person) -> str:
    """The same with a hint in its first round."""
    path = ada.open_table(names=["Ada"], start=True)
    ada.goto(path)
    ada.until(lambda: ada.owes)
    ada.button("draw-hint").click()
    ada.page.get_by_role("group", name=words("draw-hints")).wait_for()
    rush([ada], path)
    return path.split("/")[2].split("#")[0]


def rows(ada: Person) -> int:
    """How many games are shown, apart from the bin."""
    return ada.page.locator(".games > li").count()


def test_a_game_goes_to_the_bin_and_comes_back(meet: Meet) -> None:
    ada = meet()
    begun = ada.open_table(names=["Ada"], start=True)
    played(ada)
    ada.goto("/mine")
    ada.page.locator(".games > li svg").nth(1).wait_for()
    assert rows(ada) == 2
    bin_ = ada.page.get_by_role("button", name=words("bin-throw-game"))
    bin_.first.click()
    undo = ada.button("bin-undo")
    undo.wait_for()
    ada.until(lambda: rows(ada) == 1)
    undo.click()
    ada.until(lambda: rows(ada) == 2)
    bin_.first.click()
    ada.until(lambda: rows(ada) == 1)
    ada.page.reload()
    ada.page.locator(".games > li").first.wait_for()
    assert rows(ada) == 1
    ada.page.get_by_text(plain("bin-title"), exact=True).click()
    ada.page.get_by_role("button", name=words("bin-out-game")).click()
    ada.page.get_by_text(plain("bin-empty")).wait_for()
    ada.until(lambda: rows(ada) == 2)
    ada.goto(begun)
    ada.until(lambda: ada.owes)


def test_hints_are_told_apart_from_what_was_clean(meet: Meet) -> None:
    """Neither the best nor the mean of clean games knows a game with hints."""
    ada = meet()
    clean, helped = played(ada), hinted(ada)
    listed = {
        each["game"]: each for each in ada.context.request.get(f"{ada.address}/api/mine").json()
    }
    assert listed[clean]["hints"] == 0 and listed[helped]["hints"] == 1
    ada.goto("/mine")
    best = ada.page.get_by_text(plain("best-here"), exact=True)
    best.wait_for()
    expect(best).to_have_count(1)
    card = ada.page.locator(".games > li", has=best)
    expect(card.locator(f'a[href*="{clean}"]').first).to_be_attached()
    table = ada.page.locator("table", has_text=plain("option-ruleset-base"))
    table.wait_for()
    lines = table.locator("tbody tr").all_inner_texts()
    assert len(lines) == 2 and "1" in lines[0] and lines[1].split("\t")[0].endswith("with hints")
    ada.page.get_by_text(plain("goals-title"), exact=True).wait_for()
    edicts = {*listed[clean]["edicts"], *listed[helped]["edicts"]}
    ada.page.get_by_text(f"{len(edicts)} of 16").wait_for()


def test_filters_leave_what_is_asked_for(meet: Meet) -> None:
    ada = meet()
    played(ada)
    played(ada, seats=2, bots=["random"])
    ada.open_table(names=["Ada"], start=True)
    ada.open_table(seats=2, names=["Ada"])
    ada.goto("/mine")
    ada.until(lambda: rows(ada) == 4)

    def choose(what: str, value: str) -> None:
        ada.page.get_by_role("combobox", name=words(f"filter-{what}")).select_option(value)

    choose("stage", "finished")
    ada.until(lambda: rows(ada) == 2)
    choose("who", "others")
    ada.until(lambda: rows(ada) == 1)
    choose("help", "helped")
    ada.page.get_by_text(plain("filter-none")).wait_for()
    ada.button("filter-reset").click()
    ada.until(lambda: rows(ada) == 4)
