"""A map is read without colours: on a grey screen every terrain still looks different.

Measured in a picture of a real map on a phone. Two kinds of squares differ if one is lighter on
the whole, or if what is drawn on them is another pattern of light and dark. How much two squares of
the same kind differ, by nothing but their place, is the control.
"""

import base64
from itertools import combinations
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
NOISE: Final = 10.0
"""Squares of the same kind are nearer than this in both."""


def pattern(one: Grey, other: Grey) -> float:
    """How different what is drawn is, whatever the lightness of the whole."""
    light, dark = fmean(one), fmean(other)
    return fmean(abs((a - light) - (b - dark)) for a, b in zip(one, other, strict=True))


def told_apart(
    one: Grey, other: Grey, lighter: float = LIGHTER, by_pattern: float = PATTERN
) -> bool:
    """Whether somebody who sees no colours can tell these squares apart."""
    return abs(fmean(one) - fmean(other)) >= lighter or pattern(one, other) >= by_pattern


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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_terrains_can_be_told_apart_in_grey(meet: Meet, dark: bool) -> None:
    visitor = meet(Device(320, 640, touch=True, dark=dark, scale=SCALE))
    options = {"ruleset": "heroes", "map_sheet": "D"}
    path = visitor.open_table(seats=2, names=["Ada"], bots=["random"], options=options, start=True)
    rush([visitor], path)
    visitor.goto(path)
    visitor.until(lambda: visitor.stage == "over")
    close_windows(visitor)
    found = squares(visitor)
    assert found.keys() == KINDS
    for kind, each in found.items():
        for one, other in combinations(each, 2):
            assert not told_apart(one, other, NOISE, NOISE), f"two squares of {kind}"
    alike = [
        f"{one} and {other}"
        for one, other in combinations(sorted(found), 2)
        if not told_apart(found[one][0], found[other][0])
    ]
    assert alike == []
