"""Every screen, in every language, width and theme."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quillmap.server.site import SCREENS
from tests.e2e.conftest import Meet, missing
from tests.e2e.looks import AXE, LOOKS, barriers, picture, sideways
from tests.e2e.people import Person

RECORD = Path(__file__).parents[1] / "data" / "cli" / "solo.record.txt"


def a_waiting_table(host: Person) -> str:
    """A table of four, where two sit."""
    return host.open_table(seats=4, names=["Ada"], bots=["greedy"])


def a_game(host: Person) -> str:
    """The first card of a game with two bots lies open."""
    bots = ["greedy", "random"]
    return host.open_table(
        seats=3, names=["Ada"], bots=bots, preset="first_game_heroes", start=True
    )


def a_race(host: Person) -> str:
    """A race that has begun."""
    return host.open_table(kind="race", seats=2, names=["Ada"], bots=["greedy"], start=True)


def a_finished_game(host: Person) -> str:
    """A game alone that somebody has kept as a record."""
    return host.add_record(RECORD.read_text("utf-8"))


def a_replay(host: Person) -> str:
    """The same, to be looked at moment by moment."""
    return a_finished_game(host) + "/replay"


TABLES: dict[str, Callable[[Person], str]] = {
    "waiting": a_waiting_table,
    "game": a_game,
    "race": a_race,
    "over": a_finished_game,
    "replay": a_replay,
}
STATES = [*(path for path in SCREENS if "{game}" not in path), *TABLES]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("screen", STATES)
def test_a_screen_works_for_everybody(meet: Meet, look: str, screen: str) -> None:
    if not AXE.exists():
        missing("axe-core is missing: run `make test`, which installs it")
    visitor = meet(LOOKS[look])
    visitor.goto(TABLES[screen](visitor) if screen in TABLES else screen)
    visitor.page.wait_for_load_state("networkidle")
    name = screen.strip("/").replace("/", "-") or "start"
    picture(visitor.page, f"{name}-{look}")
    language = LOOKS[look].language[:2]
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert sideways(visitor.page) == []
    assert barriers(visitor.page) == []


def test_a_wrong_address_leads_back(meet: Meet) -> None:
    visitor = meet()
    answer = visitor.page.goto(visitor.address + "/nowhere")
    assert answer is not None and answer.status == 404
    visitor.page.get_by_role("link").click()
    visitor.page.wait_for_selector("main h1")
    visitor.troubles.clear()  # the browser complains about the 404 itself
