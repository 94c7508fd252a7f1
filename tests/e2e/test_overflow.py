"""What looks for texts that leave their boxes (test_screens.py) finds those that do."""

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.looks import cut
from tests.e2e.people import PHONE

PLANTED = {
    "leaves its box": "<button style='width: 60px; white-space: nowrap'>Rumpelstiltskin</button>",
    "is cut": "<p style='line-height: 1.4; height: 1.4em; overflow: hidden'>One<br>and another</p>",
    "leaves the window": "<p style='white-space: nowrap'>" + "far " * 60 + "</p>",
    "is covered": "<p>One line</p><p style='margin-top: -2.2em; background: white'>Another</p>",
    "does not fit": "<select style='width: 70px'><option>Rumpelstiltskin</option></select>",
}
GOOD = """
    <button>Rumpelstiltskin</button><p>One line<br>and another</p>
    <div style='overflow-x: auto'><p style='white-space: nowrap'>far far far far far far far away,
    where a finger can move it and nothing is lost</p></div>
    <span style='position: absolute; width: 1px; overflow: hidden'>only to be heard</span>
    <select><option>Rumpelstiltskin</option></select>
"""


@pytest.mark.parametrize("why", PLANTED)
def test_what_is_cut_is_found(meet: Meet, why: str) -> None:
    visitor = meet(PHONE)
    visitor.page.set_content(f"<meta name=viewport content='width=device-width'>{GOOD}")
    assert cut(visitor.page) == []
    visitor.page.set_content(f"<style>body {{ overflow-x: hidden }}</style>{GOOD}{PLANTED[why]}")
    assert [each.partition(":")[0] for each in cut(visitor.page)] == [why]
