"""The longest names that can be: nothing that stands beside them is covered or pushed away."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import cut, measured, picture, sideways
from tests.e2e.people import PHONE, Device, plain
from tests.e2e.states import LONG

WIDEST = "W" * len(LONG)
OVERLAPS = """() => [...document.querySelectorAll("main li")].flatMap((row) => {
    const name = row.querySelector(".who strong");
    if (!name) return [];
    const words = document.createRange();
    words.selectNodeContents(name);
    return [...row.querySelectorAll("button")].filter((button) => {
        const box = button.getBoundingClientRect();
        return [...words.getClientRects()].some(
            (line) =>
                line.right > box.left + 1 && line.left < box.right - 1 &&
                line.bottom > box.top + 1 && line.top < box.bottom - 1,
        );
    }).map((button) => button.textContent.trim());
})"""
"""The buttons of a seat that lie on its name."""


@pytest.mark.parametrize("name", [LONG, WIDEST], ids=["long", "widest"])
@pytest.mark.parametrize("language", ["en", "de", "el"])
@pytest.mark.parametrize(
    "device",
    [PHONE, Device(844, 390, touch=True), Device(1366, 768)],
    ids=lambda device: f"{device.width}",
)
def test_in_the_waiting_room(meet: Meet, device: Device, language: str, name: str) -> None:
    ada = meet(device.speaking(language))
    ada.goto(ada.open_table(seats=4, names=[name], bots=["greedy"]))
    rename = ada.page.get_by_role("button", name=plain("rename", language))
    rename.first.wait_for()
    picture(ada.page, f"long-name-{device.width}-{language}-{name[:3]}", full=False)
    assert measured(ada.page, OVERLAPS) == []
    assert sideways(ada.page) == [] and cut(ada.page) == []
    rename.first.click(trial=True)
