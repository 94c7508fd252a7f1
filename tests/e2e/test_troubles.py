"""Lines that break, servers that stop, pages that are too old: the game goes on all the same."""

import contextlib
import random
from pathlib import Path

from playwright.sync_api import Route, TimeoutError, expect

from tests.e2e.conftest import Meet
from tests.e2e.cutting import Line
from tests.e2e.newer import newer_server
from tests.e2e.people import Person, words
from tests.e2e.playing import GRID, UNDER, be_calm, by_mouse, close_windows, draw
from tests.server.process import ServerProcess

ROUNDS = 12


def under(player: Person) -> list[str | None]:
    """The squares that the drawing would cover."""
    return [each.get_attribute("data-square") for each in player.page.locator(UNDER).all()]


def forgive(player: Person) -> None:
    """A browser says that a line broke; here that is what was wanted."""
    broken = ("WebSocket connection to", "net::ERR_")
    kept = [each for each in player.troubles if not any(word in each for word in broken)]
    player.troubles[:] = kept


def test_a_line_that_breaks_at_random(meet: Meet, server: ServerProcess) -> None:
    rng = random.Random(5)
    with Line(server.port) as line:
        player = meet(address=f"http://localhost:{line.port}")
        player.goto(player.open_table(seats=1, names=["Ada"], start=True))
        for round in range(1, ROUNDS + 1):
            player.until(lambda: player.owes)
            close_windows(player)
            player.page.locator(GRID).first.wait_for()
            be_calm(player)
            player.button("draw-next").click()
            drawn = under(player)
            if rng.random() < 0.6:
                line.cut()
                player.page.wait_for_timeout(rng.random() * 200)
                assert under(player) == drawn, "the drawing is gone with the line"
                player.until(lambda: player.owes)
            assert under(player) == drawn
            player.button("draw-confirm").click()
            if rng.random() < 0.6:
                line.cut()  # before the answer, or after it
            until_drawn(player, round)
        forgive(player)


def until_drawn(player: Person, round: int) -> None:
    """Confirm as often as the page asks for it again, until the round is over."""

    def over() -> bool:
        if player.owes and player.table["play"]["round"] == round:
            # It may be off meanwhile, or belong to the next card already.
            with contextlib.suppress(TimeoutError):
                player.button("draw-confirm").click(timeout=300)
        return "table" in player.view and player.table["play"]["round"] > round

    player.until(over)


def test_a_server_that_is_killed(meet: Meet, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        player = meet(address=f"http://localhost:{server.port}")
        player.goto(player.open_table(seats=1, names=["Ada"], start=True))
        draw(player, by_mouse)
        player.until(lambda: player.owes)
        player.button("draw-next").click()
        drawn = under(player)
        server.kill()
        player.page.get_by_text(words("connection-lost")).wait_for()
        server.start()
        player.until(lambda: player.owes)
        assert under(player) == drawn
        draw(player, by_mouse)
        forgive(player)


def test_parts_that_cannot_be_loaded_stay_away(meet: Meet) -> None:
    """Moments, scenes and marks do not come; the game goes on, and nothing is thrown."""
    player = meet()
    player.goto(player.open_table(seats=1, names=["Ada"], start=True))
    draw(player, by_mouse)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    player.page.route("**/page/assets/**", refuse)
    while not player.table["play"]["season"]:
        draw(player, by_mouse)
    draw(player, by_mouse)
    assert refused
    forgive(player)


def test_a_page_that_is_too_old_says_so_and_loads_anew(meet: Meet, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as older:
        player = meet(address=f"http://localhost:{older.port}")
        player.goto(player.open_table(seats=1, names=["Ada"], start=True))
        draw(player, by_mouse)
        expect(player.page.get_by_role("button", name=words("outdated-load"))).to_have_count(0)
        older.stop()
        with newer_server(database, older.port):
            player.button("outdated-load").click()
            player.until(lambda: player.owes)
            expect(player.button("outdated-load")).to_have_count(0)
            draw(player, by_mouse)
            forgive(player)
