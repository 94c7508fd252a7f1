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
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.browsers import launched
from tests.e2e.people import DESKTOP, PHONE, Device, Person, person
from tests.e2e.playing import GRID, by_keys, draw, finish
from tests.server.seeded import seeded_server

KEPT: Final = Path(__file__).parent / "page.md"
TRIES: Final = 5
SLOW: Final = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
CPU: Final = 4
START, TABLE = "main button.primary", GRID
"""What can be used once the first screen, or a table, is there."""


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
        player.page.wait_for_selector(ready)
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
    both = start[0] + table[0]
    yield Row("the start and then a table, packed", kilobytes(both), "under 120 kB", both < 120e3)


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
            player.page.wait_for_selector(ready)
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
    player.page.wait_for_selector(GRID)
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
    player.page.evaluate(
        """() => {
            window.long = [];
            new PerformanceObserver((list) => {
                for (const each of list.getEntries()) window.long.push(each.duration);
            }).observe({ entryTypes: ["longtask"] });
        }"""
    )
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


def memory(house: House) -> Iterator[Row]:
    """What the page holds after a tenth of a game, and at its end."""
    player, wire = house.meet()
    player.goto(solo(player))
    for _ in range(4):
        draw(player, by_keys)

    def held() -> float:
        wire.send("HeapProfiler.enable")
        wire.send("HeapProfiler.collectGarbage")
        return float(wire.send("Runtime.getHeapUsage")["usedSize"])

    early = held()
    finish([player], by_keys)
    player.page.wait_for_timeout(2000)
    late = held()
    player.context.close()
    said = f"{early / 1e6:.1f} MB, then {late / 1e6:.1f} MB ({late / early:.2f})"
    yield Row(
        "memory after a tenth of a game and at its end", said, "at most 1.10", late / early <= 1.1
    )


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
        for measure in (weight, soon, smooth, crowd, memory):
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
