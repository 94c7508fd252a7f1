"""Everything that the page can show: the screens of its list, tables in every stage, windows."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from quillmap.server.site import SCREENS
from tests.e2e.people import Person
from tests.e2e.playing import CALM, GRID
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
    host.page.wait_for_selector(GRID)
    host.page.wait_for_timeout(CALM)
    mountain = host.table["play"]["sheets"][0]["map"].index("^")
    host.page.locator(f'{GRID} [data-square="{mountain}"]').click()
    host.page.wait_for_selector(".drawing .misfit")


def an_ambush(host: Person) -> None:
    """Monsters have to be drawn on the map of a bot."""
    path = host.open_table(seats=2, names=[LONG], bots=["random"], preset=HEROES, start=True)
    rush([host], path, lambda play: play["asks"] == "ambush")
    host.goto(path)
    host.page.wait_for_selector(".board.foreign")


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


def a_card(host: Person) -> None:
    """What an edict means, with its example."""
    a_game(host)
    host.page.locator(".edict").first.click()
    host.page.wait_for_selector("dialog[open] figure")


def the_end_of_a_season(host: Person) -> None:
    """Its numbers, and what the monsters did after it."""
    path = host.open_table(seats=2, names=[LONG, "Bela"], preset=HEROES, start=True)
    rush([host], path, lambda play: play["asks"] == "troll")
    host.goto(path)
    host.until(lambda: host.stage)
    rush([host], path, lambda play: play["season"] == 2)
    host.page.wait_for_selector("dialog[open]")


def a_device_to_pass_on(host: Person) -> None:
    """Two people share it, and the map is covered until the right one holds it."""
    host.goto(host.open_table(seats=2, names=[LONG, "Bela"], start=True))
    host.page.wait_for_selector(".hand-over")


STATES: Final[dict[str, Callable[[Person], None]]] = {
    "waiting": a_waiting_table,
    "own-map": an_own_map,
    "game": a_game,
    "misfit": a_drawing,
    "ambush": an_ambush,
    "race": a_race,
    "over": a_finished_game,
    "replay": a_replay,
    "card": a_card,
    "season": the_end_of_a_season,
    "hand-over": a_device_to_pass_on,
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
