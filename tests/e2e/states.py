"""Everything that the page can show: the screens of its list, tables in every stage, windows."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from quillmap.server.site import SCREENS
from tests.e2e.people import Person, plain
from tests.e2e.playing import GRID, be_calm
from tests.e2e.quick import rush

DATA: Final = Path(__file__).parents[1] / "data"
RECORD: Final = DATA / "cli" / "solo.record.txt"
HEROES: Final = "first_game_heroes"
CROWDED: Final = "^^9/2r8/" + "/".join(["###########"] * 6 + ["11"] * 3)
LONG: Final = "Wolfeschlegelsteinhausen"
"""As long as a name can be, and nowhere to break it."""


def a_waiting_table(host: Person) -> None:
    """A table of four, where two sit."""
    host.goto(host.open_table(seats=4, names=[LONG], bots=["greedy"]))


def a_map_to_sign(host: Person) -> None:
    """The window for province, title and crest, with a crest of all parts."""
    a_waiting_table(host)
    host.page.locator("[data-sign]").first.click()
    parts = host.page.locator("dialog[open] select")
    for at, word in ((0, "shield"), (2, "quartered"), (4, "compass")):
        parts.nth(at).select_option(word)
    host.page.locator("dialog[open] img").wait_for()


def an_own_map(host: Person) -> None:
    """Somebody draws the map of a new table: too little of it is empty, and some is unusual."""
    host.goto("/new")
    host.page.locator("form details summary").first.click()
    host.page.locator("form details select").first.select_option("own")
    host.page.locator(".editor input:not([type])").fill(CROWDED)


def a_game(host: Person) -> None:
    """The first card of a game with two bots lies open."""
    bots = ["greedy", "random"]
    host.goto(host.open_table(seats=3, names=[LONG], bots=bots, preset=HEROES, start=True))


def a_drawing(host: Person) -> None:
    """Something was put down where it does not fit: on a mountain."""
    a_game(host)
    host.page.locator(GRID).first.wait_for()
    be_calm(host)
    mountain = host.table["play"]["sheets"][0]["map"].index("^")
    host.page.locator(f'{GRID} [data-square="{mountain}"]').click()
    host.page.locator(".drawing .misfit").first.wait_for()


def an_ambush(host: Person) -> None:
    """Monsters have to be drawn on the map of a bot."""
    path = host.open_table(seats=2, names=[LONG], bots=["random"], preset=HEROES, start=True)
    rush([host], path, lambda play: play["asks"] == "ambush")
    host.goto(path)
    host.page.locator(".board.foreign").first.wait_for()


def a_race(host: Person) -> None:
    """A race that has begun."""
    asked = {"kind": "race", "seats": 2, "names": [LONG], "bots": ["greedy"]}
    host.goto(host.open_table(**asked, start=True))


def a_finished_game(host: Person) -> None:
    """A game alone that somebody has kept as a record."""
    host.goto(host.add_record(RECORD.read_text("utf-8")))


def a_replay(host: Person) -> None:
    """The same, to be looked at moment by moment."""
    host.goto(host.add_record(RECORD.read_text("utf-8")) + "/replay")


def two_replays(host: Person) -> None:
    """The same, and beside it the bot's game with the same cards."""
    host.goto(host.add_record(RECORD.read_text("utf-8")) + "/replay?moment=32&beside=bot")
    host.page.locator(".stage figure").nth(1).wait_for()


def a_comparison(host: Person) -> None:
    """Two maps of a game that is over, with their points."""
    a_finished_game(host)
    host.page.locator("summary", has_text=plain("compare-maps")).click()
    host.page.locator("details table tfoot").wait_for()


def a_race_to_join(host: Person) -> None:
    """Somebody without a lane looks at a race that has begun."""
    path = host.open_table(kind="race", seats=1, names=[LONG], start=True)
    host.context.clear_cookies()
    host.goto(path)
    host.page.locator("form.notice").first.wait_for()


def a_card(host: Person) -> None:
    """What an edict means, with its example."""
    a_game(host)
    host.page.locator(".edict").first.click()
    host.page.locator("dialog[open] figure").first.wait_for()


def the_end_of_a_season(host: Person) -> None:
    """Its numbers, and what the monsters did after it."""
    path = host.open_table(seats=2, names=[LONG, "Bela"], preset=HEROES, start=True)
    rush([host], path, lambda play: play["asks"] == "troll")
    host.goto(path)
    host.until(lambda: host.stage)
    rush([host], path, lambda play: play["season"] == 2)
    host.page.locator("dialog[open]").first.wait_for()


def a_device_to_pass_on(host: Person) -> None:
    """Two people share it, and the map is covered until the right one holds it."""
    host.goto(host.open_table(seats=2, names=[LONG, "Bela"], start=True))
    host.page.locator(".hand-over").first.wait_for()


def my_games(host: Person) -> None:
    """Finished games of one and of two, one that waits, one that has not begun, and an open bin."""
    for asked in ({}, {"preset": HEROES}, {"seats": 2, "bots": ["random"]}):
        rush([host], host.open_table(names=[LONG], start=True, **asked))
    host.open_table(names=[LONG], start=True)
    host.open_table(seats=3, names=[LONG])
    thrown = host.open_table(names=[LONG], start=True).split("/")[2].split("#")[0]
    host.post("/api/mine/bin", {"games": [thrown], "binned": True})
    host.goto("/mine")
    host.page.locator("main table").first.wait_for()
    for summary in host.page.locator("main details > summary").all():
        summary.click()
    host.page.locator("main details[open] li").first.wait_for()


STATES: Final[dict[str, Callable[[Person], None]]] = {
    "waiting": a_waiting_table,
    "sign": a_map_to_sign,
    "own-map": an_own_map,
    "game": a_game,
    "misfit": a_drawing,
    "ambush": an_ambush,
    "race": a_race,
    "over": a_finished_game,
    "replay": a_replay,
    "two-replays": two_replays,
    "comparison": a_comparison,
    "late": a_race_to_join,
    "card": a_card,
    "season": the_end_of_a_season,
    "hand-over": a_device_to_pass_on,
    "my-games": my_games,
}
"""What is not to be seen at a path of its own."""
PATHS: Final = tuple(path for path in SCREENS if "{game}" not in path)
ALL: Final = (*PATHS, *STATES)


def show(visitor: Person, state: str) -> None:
    """Bring somebody there, and wait until everything has come."""
    if state in STATES:
        STATES[state](visitor)
    else:
        visitor.goto(state)
    visitor.page.wait_for_load_state("networkidle")
