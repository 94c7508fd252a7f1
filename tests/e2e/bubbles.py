"""Bubbles: what they say, what they speak of, and whether they cover anything."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person

BUBBLE: Final = ".bubble"

COVERED: Final = """() => {
    const hit = ({ left, top, right, bottom }) =>
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const lost = (each) => {
        const found = hit(each.getBoundingClientRect());
        return !found || !(each.contains(found) || found.contains(each) && found.matches("label"));
    };
    const bubble = document.querySelector(".bubble");
    const shown = (each) => each.getClientRects().length > 0;
    const inWindow = (each) => each.getBoundingClientRect().top < innerHeight;
    const whole = (each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= -1 && bottom <= innerHeight + 1;
    };
    const all = (what) => [...document.querySelectorAll(what)].filter(shown).filter(inWindow);
    const name = (each) => each.getAttribute("aria-label") ?? each.className + each.textContent;
    const squares = all("[role=grid] [data-square]");
    const wrong = squares.filter((each) => hit(each.getBoundingClientRect()) !== each).map(name);
    if (squares.length && squares.length !== 121) wrong.push(`${squares.length} squares`);
    const parts = [bubble, ...bubble.querySelectorAll("button"), ...all(".options button"),
        ...all(".bar .primary")];
    wrong.push(...parts.filter(lost).map(name));
    // An edict may stand in the line of edicts and, below the window, in its panel.
    const spoken = [...document.querySelectorAll("[data-taught]")].filter(shown);
    const seen = spoken.filter((each) => whole(each) && (each.matches(".map") || !lost(each)));
    if (spoken.length && !seen.length) wrong.push(`not in view: ${name(spoken[0])}`);
    // Its tail points at what it speaks of, and at nothing else on the way.
    const tail = bubble.querySelector(".tail");
    if (tail) {
        const { left, right, top, bottom } = tail.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const [dx, dy] = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] }[
            ["left", "right", "top", "bottom"].find((side) => tail.classList.contains(side))];
        const to = spoken.some((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const [at, on] = [x + 26 * dx, y + 26 * dy];
            return at > left && at < right && on > top && on < bottom;
        });
        if (!to) wrong.push("its tail points elsewhere");
    }
    const card = document.querySelector(".teaching .card");
    const cutCard = card && shown(card) && card.scrollHeight > card.clientHeight + 1;
    if (cutCard) wrong.push("the card is cut");
    const words = bubble.querySelector(".words");
    if (words.scrollHeight > words.clientHeight + 1) wrong.push(`cut: ${words.textContent}`);
    const box = bubble.getBoundingClientRect();
    const out = box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) wrong.push("out of the window");
    return wrong;
}"""
"""What lies below something else, or is not all in the window."""


def bubble(player: Person) -> Locator:
    """The one bubble there is."""
    return player.page.locator(BUBBLE)


def said(player: Person) -> str:
    """What it says now; nothing where there is none."""
    words = bubble(player).locator("p").all_inner_texts()
    return words[0] if words else ""


def says(player: Person, text: str) -> None:
    """Wait until it says this, among other things."""
    expect(bubble(player).locator("p").first).to_contain_text(text)


def uncovered(player: Person) -> None:
    """The bubble, what it speaks of, the map, the shapes and the button are all to be seen."""
    found: list[str] = []

    def clear() -> bool:
        found[:] = player.page.evaluate(COVERED)
        return not found

    try:
        player.until(clear)
    except AssertionError:
        raise AssertionError(f"{said(player)!r} at {player.page.viewport_size}: {found}") from None


def speaks(player: Person) -> None:
    """It speaks of something that is to be seen, and covers nothing."""
    uncovered(player)
    assert player.page.locator("[data-taught]").count(), f"{said(player)!r} is about nothing"
