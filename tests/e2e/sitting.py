"""How people come together at one table, each with a browser of their own."""

from typing import Any, Final

from tests.e2e.people import Person

NAMES: Final = ("Ada", "Bela", "Cem", "Dora", "Emil")


def sit_down(each: Person, name: str) -> None:
    """Take a seat at the table that is shown."""
    each.field("your-name").fill(name)
    each.button("sit-down").click()
    each.until(lambda: each.view.get("mine", {}).get("seats"))


def sit_together(host: Person, others: list[Person], **asked: Any) -> str:
    """The host opens a table and says its code; everybody sits down, and the host begins."""
    path = host.open_table(seats=1 + len(others), **asked)
    host.goto(path)
    host.until(lambda: host.stage)
    sit_down(host, NAMES[0])
    for name, each in zip(NAMES[1:], others, strict=False):
        each.goto("/join")
        each.field("code-label").fill(host.table["code"].lower())
        each.button("join").click()
        sit_down(each, name)
    host.page.locator("button.start").click()
    return path
