"""What somebody hears who does not see the page: its accessibility tree, and its live regions."""

import os
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.people import Person, plain

KEPT: Final = Path(__file__).parent / "reading"
"""Kept as text, to be read by people; `KEEP_READING=1` writes them anew."""

HEARD: Final = """() => {
    window.heard = [];
    const live = "[role=status], [role=alert], [aria-live]";
    const last = new WeakMap();
    const noted = (node) => {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        if (!region || !region.checkVisibility()) return;
        const text = region.innerText;
        if (text === last.get(region)) return;
        last.set(region, text);
        if (text.trim()) window.heard.push(text.replace(/\\s+/g, " ").trim());
    };
    const begin = () => new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            noted(target);
            for (const node of addedNodes) {
                noted(node);
                if (node instanceof Element) node.querySelectorAll(live).forEach(noted);
            }
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    if (document.body) begin();
    else document.addEventListener("DOMContentLoaded", begin);
}"""
"""Notes every text of a live region, as a screen reader would read it out."""

FOCUSED: Final = """(nudge) => {
    const each = document.activeElement;
    if (!each || each === document.body) return "nothing";
    const text = (each.innerText ?? "").replace(/\\s+/g, " ");
    const passing = new RegExp(` ${nudge} ?: \\\\S+`);
    const name = each.getAttribute("aria-label") ?? (text.replace(passing, "") || each.value) ?? "";
    return name.replace(/\\s+/g, " ").trim().slice(0, 100) || each.tagName.toLowerCase();
}"""
"""What has the focus. Who is slow may be nudged after so many seconds: that is no part of it."""

SKIPPED: Final = frozenset({"none", "generic", "InlineTextBox", "StaticText", "LineBreak"})
"""Roles that say nothing by themselves; the text of such a node is told with its parent."""
STATES: Final = ("checked", "pressed", "expanded", "selected", "disabled", "focused")


class Ears:
    """Notes what is read out while somebody plays by keys."""

    def __init__(self, player: Person) -> None:
        player.context.add_init_script(f"({HEARD})()")
        self.player = player
        self.lines: list[str] = []
        self._told = 0

    def begins(self, expected: str) -> None:
        """Wait for what is said when a table opens; how long it took to come is not noted."""
        self._until(expected)
        self._told = len(self._heard()) - 1
        self.waits("the table opens", expected)

    def waits(self, note: str, *expected: str) -> None:
        """Wait until all of this was said, and note it under what was done."""
        self._until(*expected)
        self.lines.append(f"> {note}")
        focused = self.player.page.evaluate(FOCUSED, plain("nudge"))
        self.lines.append(f"  focus: {focused}")
        heard = self._heard()
        # One text or two: that depends on whether the server answers before a window is gone.
        if said := " ".join(heard[self._told :]):
            self.lines.append(f"  said:  {said}")
        self._told = len(heard)

    def _heard(self) -> list[str]:
        found: list[str] = self.player.page.evaluate("window.heard")
        return found

    def _until(self, *expected: str) -> None:
        def said() -> bool:
            found = "\n".join(self._heard()[self._told :])
            return all(each in found for each in expected)

        try:
            self.player.until(said)
        except AssertionError:
            raise AssertionError(
                f"not heard: {expected}, but {self._heard()[self._told :]}"
            ) from None

    def press(self, key: str, *expected: str) -> None:
        """Press a key, and wait for what is said to it."""
        self.player.page.keyboard.press(key)
        self.waits(key, *expected)


def tree(page: Page) -> str:
    """The accessibility tree of the page as indented lines: role, name, and how it stands."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    return "\n".join(_told(nodes[0], by_id, 0)) + "\n"


def _told(node: dict[str, Any], by_id: dict[str, dict[str, Any]], depth: int) -> Iterator[str]:
    role = str(node.get("role", {}).get("value", ""))
    children = [by_id[id] for id in node.get("childIds", ()) if id in by_id]
    if role == "row":
        yield "  " * depth + " | ".join(_names(children, by_id))
        return
    told = not node.get("ignored") and role not in SKIPPED
    if told:
        yield "  " * depth + _line(node, role)
    elif role == "StaticText" and not node.get("ignored"):
        yield "  " * depth + f'"{_name(node)}"'
    leaf = told and role in ("button", "link", "heading", "image", "img", "option", "tab")
    for child in () if leaf else children:
        yield from _told(child, by_id, depth + told)


def _names(cells: list[dict[str, Any]], by_id: dict[str, dict[str, Any]]) -> Iterator[str]:
    for cell in cells:
        if cell.get("ignored"):
            yield from _names([by_id[id] for id in cell.get("childIds", ()) if id in by_id], by_id)
        else:
            yield _name(cell)


def _name(node: dict[str, Any]) -> str:
    return " ".join(str(node.get("name", {}).get("value", "")).split())


def _line(node: dict[str, Any], role: str) -> str:
    name = _name(node)
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    shown = [
        key if states[key] in (True, "true") else f"{key}={states[key]}"
        for key in STATES
        if states.get(key) not in (None, False)
    ]
    if value := node.get("value", {}).get("value"):
        shown.append(f"value={value}")
    described = " ".join(str(node.get("description", {}).get("value", "")).split())
    parts = [role, f'"{name}"' if name else "", *(f"[{each}]" for each in shown)]
    return " ".join(filter(None, [*parts, f"({described})" if described else ""]))


def compare(name: str, text: str) -> None:
    """Whether this still reads as it was read by somebody."""
    path = KEPT / f"{name}.txt"
    if os.environ.get("KEEP_READING"):
        KEPT.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    kept = path.read_text("utf-8").splitlines()
    # Only what differs: the whole is cut off where a test reports it.
    differs = "\n".join(unified_diff(kept, text.splitlines(), "kept", "heard", n=1, lineterm=""))
    assert not differs, f"{path.name}\n{differs}"
