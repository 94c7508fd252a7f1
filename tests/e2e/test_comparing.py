"""Maps beside each other at the end of games and races, late racers, and those who watch."""

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.looks import barriers, sideways
from tests.e2e.people import PHONE, Person, plain
from tests.e2e.quick import rush

SUM = "details table tfoot"


def compare(person: Person) -> list[str]:
    """Open the comparison; the sums below it."""
    person.page.locator("summary", has_text=plain("compare-maps")).click()
    person.page.locator(SUM).wait_for()
    expect(person.page.locator("details .pair .map")).to_have_count(2)
    return person.page.locator(f"{SUM} td").all_inner_texts()


def test_two_players_compare_their_maps(meet: Meet) -> None:
    """By season and by edict, one's own first; another pair is a choice away."""
    ada, watcher = meet(PHONE), meet()
    path = ada.open_table(seats=3, names=["Ada", "Bela"], bots=["greedy"], start=True)
    rush([ada], path)
    for person in (ada, watcher):
        person.goto(path)
        totals = person.table["result"]["totals"]
        one, other, _ = compare(person)
        assert {one, other} <= set(map(str, totals))
        person.page.get_by_label(plain("compare-one")).select_option(label="Bela")
        person.page.locator(f"{SUM} td").first.filter(has_text=str(totals[1])).wait_for()
        person.page.get_by_role("radio", name=plain("compare-by-edict")).check()
        assert person.page.locator(f"{SUM} td").first.inner_text() == str(totals[1])
        assert barriers(person.page) == [] and sideways(person.page) == []
    assert ada.page.get_by_label(plain("compare-other")).input_value()


def test_a_solo_game_beside_that_of_the_bot(meet: Meet) -> None:
    ada = meet()
    path = ada.open_table(seats=1, names=["Ada"], start=True)
    rush([ada], path)
    ada.goto(path)
    own, bots, _ = compare(ada)
    assert own == str(ada.table["result"]["totals"][0])
    game, _, key = path.removeprefix("/t/").partition("#")
    answer = ada.context.request.get(
        f"{ada.address}/api/tables/{game}/par", headers={"Quillmap-Key": key}
    )
    assert bots == str(answer.json()["total"])


def test_a_race_is_joined_late_and_compared(meet: Meet) -> None:
    """Somebody opens the link of a race under way and joins; both compare at the end."""
    ada, cem = meet(), meet(PHONE)
    path = ada.open_table(kind="race", seats=1, names=["Ada"], start=True)
    game, _, key = path.removeprefix("/t/").partition("#")
    cem.goto(path)
    assert barriers(cem.page) == [] and sideways(cem.page) == []
    cem.page.get_by_label(plain("your-name")).fill("Cem")
    cem.button("race-join").click()
    cem.page.wait_for_url(f"**/t/{game}-002*")
    cem.until_play()
    assert cem.table["chairs"][0]["name"] == "Cem"
    rush([ada], f"/t/{game}-001#{key}")
    rush([cem], f"/t/{game}-002#{key}")
    ada.goto(path)
    ada.until(lambda: ada.view.get("race", {}).get("over"))
    ada.page.get_by_text(plain("lane-late")).wait_for()
    lanes = ada.view["race"]["lanes"]
    one, other, _ = compare(ada)
    assert [one, other] == [str(each["total"]) for each in lanes]
    assert barriers(ada.page) == []


def test_those_who_watch_choose_whose_map_they_see(meet: Meet) -> None:
    """And see it again after a reload, and when a card was drawn."""
    ada, watcher = meet(), meet(PHONE)
    path = ada.open_table(seats=2, names=["Ada", "Bela"], start=True)
    rush([ada], path, lambda play: play["round"] == 3)
    watcher.goto(path)
    whose = watcher.page.get_by_label(plain("watch-whose"))
    whose.select_option(label="Bela")
    caption = watcher.page.locator(".drawing .map caption")
    caption.filter(has_text="Bela").wait_for(state="attached")
    rush([ada], path, lambda play: play["round"] == 5)
    watcher.until_play(lambda play: play["round"] == 5)
    caption.filter(has_text="Bela").wait_for(state="attached")
    assert whose.input_value() == "2"
    watcher.page.reload()
    caption.filter(has_text="Bela").wait_for(state="attached")
    assert barriers(watcher.page) == [] and sideways(watcher.page) == []
