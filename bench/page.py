"""The page in a browser, as a table: how much is loaded, how soon and how smoothly it works.

`make weigh` prints it; `make weigh ARGS=--save` keeps it. A slow phone far away is a browser that
gets a quarter of this machine's speed, 150 ms for each way there and back, and 1.6 Mbit a second.
"""

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.browsers import launched
from tests.e2e.people import DESKTOP, PHONE, Device, Person, person
from tests.e2e.playing import GRID, by_keys, draw, finish
from tests.e2e.quick import rush
from tests.server.seeded import seeded_server

KEPT: Final = Path(__file__).parent / "page.md"
TRIES: Final = 5
SLOW: Final = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
CPU: Final = 4
LANGUAGES: Final = ("cs", "de", "el", "pl")
"""Each has letters of its own to load; English is measured first."""
START, TABLE = "main button.primary", GRID
"""What can be used once the first screen, or a table, is there."""


LONG_TASKS: Final = """() => {
    window.long = [];
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) window.long.push(each.duration);
    }).observe({ entryTypes: ["longtask"] });
}"""
"""Counts the tasks that held the page up for more than 50 ms."""


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, its target, and whether it was met."""

    what: str
    measured: str
    target: str
    met: bool


@dataclass(frozen=True)
class House:
    """A browser and the address of a server."""

    browser: Browser
    address: str

    def meet(self, device: Device = DESKTOP) -> tuple[Person, CDPSession]:
        """Somebody who has never been here, and the wire to their browser's insides."""
        found = person(self.browser, self.address, device)
        return found, found.context.new_cdp_session(found.page)


def solo(player: Person, **asked: Any) -> str:
    """A game alone that has begun; its path."""
    return player.open_table(seats=1, names=["Ada"], start=True, **asked)


# Loading ------------------------------------------------------------------------------------------


def loaded(player: Person, wire: CDPSession, paths: list[tuple[str, str]]) -> list[tuple[int, int]]:
    """Packed bytes and files until each of these is there, one after the other, with one cache."""
    sizes = [[0, 0]]
    wire.send("Network.enable")

    def count(event: dict[str, Any]) -> None:
        sizes[-1][0] += int(event["encodedDataLength"])

    def one_more(event: dict[str, Any]) -> None:
        sizes[-1][1] += 1

    wire.on("Network.dataReceived", count)
    wire.on("Network.loadingFinished", one_more)
    for path, ready in paths:
        player.page.goto(player.address + path)
        player.page.locator(ready).first.wait_for()
        player.page.wait_for_load_state("networkidle")
        sizes.append([0, 0])
    return [(size, files) for size, files in sizes[:-1]]


def weight(house: House) -> Iterator[Row]:
    """What the first screen and a table weigh for somebody who has never been here."""
    player, wire = house.meet()
    start, table = loaded(player, wire, [("/", START), (solo(player), TABLE)])
    player.context.close()
    player, wire = house.meet()
    alone = loaded(player, wire, [(solo(player), TABLE)])[0]
    player.context.close()
    for what, (size, files) in (("the start", start), ("a table", alone)):
        yield Row(f"first load of {what}, packed", f"{kilobytes(size)}, {files} files", "", True)
    sums = {"en": start[0] + table[0]}
    for language in LANGUAGES:
        player, wire = house.meet(DESKTOP.speaking(language))
        first, then = loaded(player, wire, [("/", START), (solo(player), TABLE)])
        player.context.close()
        sums[language] = first[0] + then[0]
    for language, both in sums.items():
        what = f"the start and then a table, packed ({language})"
        yield Row(what, kilobytes(both), "under 150 kB", both < 150e3)


def soon(house: House) -> Iterator[Row]:
    """How long a slow phone takes to the first screen and to a table that can be used."""
    for what, ready, limit in (("the start", START, 2.5), ("a table", TABLE, 3.5)):
        times = []
        for _ in range(TRIES):
            player, wire = house.meet(PHONE)
            path = "/" if ready == START else solo(player)
            wire.send("Network.enable")
            wire.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
            wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
            player.page.goto(player.address + path, wait_until="commit")
            player.page.locator(ready).first.wait_for()
            times.append(player.page.evaluate("performance.now()") / 1000)
            player.context.close()
        middle = statistics.median(times)
        said = f"{middle:.2f} s (slowest of {TRIES}: {max(times):.2f} s)"
        yield Row(f"slow phone: {what} can be used", said, f"under {limit} s", middle < limit)


# Moving -------------------------------------------------------------------------------------------


def handled(house: House, player: Person, kinds: set[str], does: Callable[[], None]) -> list[float]:
    """Milliseconds of script for each event of these kinds while somebody does something.

    It is the time that the page's own thread had: other programs on this machine do not count.
    """
    house.browser.start_tracing(page=player.page, categories=["devtools.timeline"])
    does()
    events = json.loads(house.browser.stop_tracing())["traceEvents"]
    return [
        each["tdur"] / 1000
        for each in events
        if each["name"] == "EventDispatch" and each["args"]["data"]["type"] in kinds
    ]


def smooth(house: House) -> Iterator[Row]:
    """Moving a shape over the map, and turning it."""
    player, _ = house.meet()
    player.goto(solo(player))
    player.page.locator(GRID).first.wait_for()
    squares = [player.page.locator(f'[data-square="{at}"]').bounding_box() for at in range(121)]
    boxes = [box for box in squares if box]

    def hover() -> None:
        for box in boxes * 2:
            player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def turn() -> None:
        for _ in range(60):
            player.page.keyboard.press("r")
            player.page.keyboard.press("f")

    moved = handled(house, player, {"pointermove", "mousemove"}, hover)
    player.page.locator(f'{GRID} [tabindex="0"]').focus()
    turned = handled(house, player, {"keydown"}, turn)
    player.context.close()
    for what, times in (("the shape follows the mouse", moved), ("the shape is turned", turned)):
        usual, most = statistics.median(times), max(times)
        what = f"{what}: script for each event ({len(times)})"
        said = f"p50 {usual:.1f} ms, longest {most:.1f} ms"
        yield Row(what, said, "longest under 8 ms", most < 8)


def crowd(house: House) -> Iterator[Row]:
    """A hundred maps: elements on the page, and the longest task while scrolling."""
    player, _ = house.meet()
    bots = ["random"] * 99
    player.goto(player.open_table(seats=100, names=["Ada"], bots=bots, start=True))
    draw(player, by_keys)
    player.until(lambda: player.table["play"]["round"] == 2)
    player.page.wait_for_timeout(1000)
    player.page.evaluate(LONG_TASKS)
    last = player.page.locator("ul.many li").last
    last.scroll_into_view_if_needed()
    player.page.locator("ul.many").hover()
    for way in (-400, 400):
        for _ in range(30):
            player.page.mouse.wheel(0, way)
            player.page.wait_for_timeout(16)
    long = player.page.evaluate("window.long")
    nodes = player.page.evaluate("document.querySelectorAll('*').length")
    player.context.close()
    said = f"{max(long):.0f} ms" if long else "under 50 ms"
    yield Row("100 maps: longest task while scrolling", said, "none over 50 ms", not long)
    yield Row("100 maps: elements on the page", f"{nodes}", "under 5000", nodes < 5000)


def season(house: House) -> Iterator[Row]:
    """The end of a season on a slow phone: the longest task from the news of it to the scene's end.

    That is the new round below, the window, its map and numbers, and the squares that light up.
    As of handlers, it is the time that the page's own thread had, here times as much as a phone is
    slower: what slows a browser down spins in that thread, and on a busy machine far too long.
    """
    longest = []
    for _ in range(TRIES):
        player, _ = house.meet(replace(PHONE, calm=False))
        path = solo(player)
        player.goto(path)
        player.page.locator(GRID).first.wait_for()
        rush([player], path, ends)
        player.until_play(ends)
        player.page.wait_for_timeout(1000)
        house.browser.start_tracing(page=player.page, categories=["toplevel"])
        rush([player], path, lambda play: play["season"] == 1)
        player.page.locator("dialog[open] .running dl").first.wait_for()
        player.page.locator("dialog[open] .running").first.wait_for(state="detached")
        player.page.locator("dialog[open] .next").first.wait_for()
        events = json.loads(house.browser.stop_tracing())["traceEvents"]
        player.context.close()
        longest.append(max(own_tasks(events)) * CPU)
    middle = statistics.median(longest)
    said = f"{middle:.0f} ms (longest of {TRIES}: {max(longest):.0f} ms)"
    what = "slow phone: longest task while a season ends"
    yield Row(what, said, "under 50 ms", middle < 50)


def own_tasks(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of every task in the thread of a page."""
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    for each in events:
        if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in threads:
            yield each.get("tdur", 0) / 1000


def ends(play: dict[str, Any]) -> bool:
    """Whether the season ends with the card that lies open."""
    return bool(play["time"] >= play["threshold"])


def memory(house: House) -> Iterator[Row]:
    """What a second and a third game hold: by then all of the page is loaded and compiled."""
    player, wire = house.meet()

    def held() -> float:
        wire.send("HeapProfiler.enable")
        wire.send("HeapProfiler.collectGarbage")
        return float(wire.send("Runtime.getHeapUsage")["usedSize"])

    def to_the_end() -> None:
        finish([player], by_keys)
        player.page.wait_for_timeout(2000)

    def another() -> None:
        was = player.page.url
        player.page.locator("main .end .primary").click()
        player.until(lambda: player.page.url != was and player.stage == "playing")
        for _ in range(4):
            draw(player, by_keys)

    player.goto(solo(player))
    to_the_end()
    another()
    early = held()
    to_the_end()
    late = held()
    another()
    third = held()
    player.context.close()
    for what, at in (("at its end", late), ("in a third", third)):
        said = f"{early / 1e6:.1f} MB, then {at / 1e6:.1f} MB ({at / early:.2f})"
        yield Row(f"memory in a second game, and {what}", said, "at most 1.10", at / early <= 1.1)


# Telling ------------------------------------------------------------------------------------------


def kilobytes(size: float) -> str:
    """As people say it."""
    return f"{size / 1000:.0f} kB"


def table(rows: list[Row]) -> str:
    """The figures as a page for people."""
    told = "".join(
        f"| {row.what} | {row.measured} | {row.target} | "
        f"{('yes' if row.met else 'no') if row.target else ''} |\n"
        for row in rows
    )
    return f"| what | measured | target | met |\n|---|---|---|---|\n{told}"


def main(arguments: list[str]) -> int:
    """Measure everything; 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.page", description=__doc__)
    parser.add_argument("--save", action="store_true", help=f"keep the result in bench/{KEPT.name}")
    args = parser.parse_args(arguments)
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        seeded_server(Path(folder) / "page.db") as server,
        sync_playwright() as playing,
        launched(playing) as browser,
    ):
        version = browser.version
        house = House(browser, f"http://localhost:{server.port}")
        for measure in (weight, soon, smooth, crowd, season, memory):
            for row in measure(house):
                print(f"{row.what}: {row.measured} {row.target and f'({row.target})'}", flush=True)
                rows.append(row)
    if args.save:
        KEPT.write_text(
            "# The page in a browser\n\n"
            f"`make weigh ARGS=--save`, {date.today()}, Chromium {version.split('.')[0]}, "
            f"Python {platform.python_version()}, {os.cpu_count()} cores.\n"
            f"A slow phone: {CPU} times slower, 150 ms there and back, 1.6 Mbit a second.\n\n"
            + table(rows),
            "utf-8",
        )
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
