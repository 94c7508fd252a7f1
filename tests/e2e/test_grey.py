"""A map is read without colours: on a grey screen every terrain still looks different.

Measured in a picture of a real map on a phone. Two kinds of squares differ if one is lighter on
the whole, or if what is drawn on them is another pattern of light and dark. Squares of one kind are
not all alike: woods thicken, roofs differ, and water has a coast. So every square is compared with
every square of the other kinds.
"""

import base64
from itertools import combinations, product
from pathlib import Path
from statistics import fmean
from typing import Final, TypeAlias

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.people import Device, Person
from tests.e2e.playing import SIZE, close_windows
from tests.e2e.quick import rush

Grey: TypeAlias = list[float]
"""The lightness of every point of a square, 0 to 255."""

SCRIPT: Final = Path(__file__).with_name("grey.js")
KINDS: Final = frozenset("FVAWMH^#x.r")
"""Every terrain, mountain, wasteland, destroyed, empty, and ruins."""
SCALE: Final = 3
TILE: Final = 12
"""Points of a square each way: about what is left of it at arm's length."""
LIGHTER: Final = 20.0
"""So much lighter, of 255, is seen at once."""
PATTERN: Final = 20.0
"""So far are two patterns apart, point by point, once both are equally light."""


LIGHTEST: Final = """() => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const grey = (colour) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const all = document.querySelectorAll("body, .panel, button, input, select, header");
    return Math.max(...[...all].map((each) => grey(getComputedStyle(each).backgroundColor)));
}"""
"""The lightest ground of anything that is no map."""


def pattern(one: Grey, other: Grey) -> float:
    """How different what is drawn is, whatever the lightness of the whole."""
    light, dark = fmean(one), fmean(other)
    return fmean(abs((a - light) - (b - dark)) for a, b in zip(one, other, strict=True))


def told_apart(one: Grey, other: Grey) -> bool:
    """Whether somebody who sees no colours can tell these squares apart."""
    return abs(fmean(one) - fmean(other)) >= LIGHTER or pattern(one, other) >= PATTERN


def squares(visitor: Person) -> dict[str, list[Grey]]:
    """The squares of every kind on the map that is shown, but those with a badge on them."""
    sheet = visitor.table["play"]["sheets"][0]
    busy = {name for names in sheet.get("letters", {}).values() for name in names.split()}
    busy |= set(sheet.get("attacked", "").split())
    paper = visitor.page.locator(".drawing .map rect.paper")
    paper.scroll_into_view_if_needed()
    png = base64.b64encode(visitor.page.screenshot()).decode()
    # Exactly where it lies, in points of the screen: a box of whole pixels would be beside it.
    found_at = paper.bounding_box()
    assert found_at is not None
    box = {side: SCALE * found_at[side] for side in ("x", "y", "width")}
    asked = {"png": png, "box": box, "side": SIZE, "tile": TILE}
    greys = visitor.context.new_page().evaluate(SCRIPT.read_text("utf-8"), asked)
    found: dict[str, list[Grey]] = {}
    for at, (mark, grey) in enumerate(zip(sheet["map"], greys, strict=True)):
        if mark in KINDS and f"{'ABCDEFGHIJK'[at // SIZE]}{at % SIZE + 1}" not in busy:
            found.setdefault(mark, []).append(grey)
    return found


def of_a_game(visitor: Person, ruleset: str) -> dict[str, list[Grey]]:
    """The squares of a finished game on a sheet with wasteland."""
    options = {"ruleset": ruleset, "map_sheet": "D"}
    path = visitor.open_table(seats=2, names=["Ada"], bots=["random"], options=options, start=True)
    rush([visitor], path)
    visitor.goto(path)
    visitor.until(lambda: visitor.stage == "over")
    close_windows(visitor)
    return squares(visitor)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_terrains_can_be_told_apart_in_grey(meet: Meet, dark: bool) -> None:
    device = Device(320, 640, touch=True, dark=dark, scale=SCALE)
    # In Heroes alone ruins mean nothing, and are another matter.
    found = of_a_game(meet(device), "heroes") | {"r": of_a_game(meet(device), "combined")["r"]}
    assert found.keys() == KINDS
    alike = [
        f"{kind} and {other}"
        for kind, other in combinations(sorted(found), 2)
        if not all(told_apart(*each) for each in product(found[kind], found[other]))
    ]
    assert alike == []


def ink(found: dict[str, list[Grey]], kind: str) -> float:
    """How much darker than the paper such squares are at most."""
    paper = max(fmean(each) for each in found["."])
    return max(paper - fmean(each) for each in found[kind])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_map_is_the_lightest_thing_and_ruins_weigh_less_than_mountains(
    meet: Meet, dark: bool
) -> None:
    """Without ruins cards, ruins mean nothing, and are hardly seen."""
    device = Device(320, 640, touch=True, dark=dark, scale=SCALE)
    both, heroes = (of_a_game(meet(device), each) for each in ("combined", "heroes"))
    assert ink(both, "r") < ink(both, "^") / 2
    assert ink(heroes, "r") < ink(both, "r") / 2
    visitor = meet(device)
    visitor.goto("/")
    around = visitor.page.evaluate(LIGHTEST)
    assert max(fmean(each) for each in both["."]) > around, around
