"""What the page tells newcomers: where a link works, what the rules are, where mistakes show."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.page.test_scripts import NODE, Run, run

__all__ = ["run"]  # the fixture

PAGE = Path(str(files("quillmap.server") / "page"))


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_a_link_to_this_machine_is_said_to_be_one(run: Run) -> None:
    code = 'import { onlyHere } from "./words.js"; give(given.map((host) => onlyHere(host)));'
    here = ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]
    there = ["192.168.1.7", "quillmap.example", "127.example.org", "10.127.0.1"]
    said = run(code, here + there)
    assert all("this machine only" in text and "serve --lan" in text for text in said[:4])
    assert said[4:] == [""] * 4


def test_the_rules_fit_on_one_screen() -> None:
    text = (PAGE / "rules.js").read_text("utf-8")
    terms = re.findall(r'\[\s*"([^"]+)",', text)
    assert {"The goal", "A round", "Ruins", "Ambushes", "Heroes", "Coins"} <= set(terms)
    assert len(re.findall(r"\w+", text)) < 600


def test_a_wrong_code_is_told_beside_its_box() -> None:
    text = (PAGE / "start.js").read_text("utf-8")
    form = text[text.index("function codeForm") :]
    assert re.search(r"code: code\.value \}\), problem\)", form)


def test_a_reload_does_not_deny_what_happened() -> None:
    assert "Nothing yet." not in (PAGE / "panels.js").read_text("utf-8")
