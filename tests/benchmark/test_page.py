"""bench/bots.md is made of the reports beside it, and nobody has typed a number."""

import json
from pathlib import Path

import pytest

from bench import ladder
from quillmap.benchmark.plot import plot
from quillmap.benchmark.suites import SUITES

FOUND = [path for suite in SUITES if (path := ladder.KEPT / f"{suite}.json").exists()]


def test_the_page_is_what_the_reports_say() -> None:
    assert FOUND
    assert ladder.PAGE.read_text("utf-8") == ladder.page([ladder.read(path) for path in FOUND])


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_the_pictures_are_what_the_reports_say(path: Path) -> None:
    measured = ladder.read(path)
    assert measured.report.suite == path.stem
    assert path.with_suffix(".svg").read_text("utf-8") == plot(measured.report)


def test_a_suite_is_measured_and_put_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "bots")
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "bots.md")
    words = ["--bots", "random,greedy", "--games", "3", "--jobs", "1"]
    assert ladder.measure("heroes-C", [*words, "--results", str(tmp_path / "rows")]) == 0
    ladder.write_page()
    page = (tmp_path / "bots.md").read_text("utf-8")
    assert "## heroes-C: ruleset heroes, sheet C" in page
    assert "quillmap benchmark --suite heroes-C --bots random,greedy --games 3" in page
    assert "| greedy | 3 |" in page and "greedy beats random" in page
    kept = json.loads((tmp_path / "bots" / "heroes-C.json").read_text("utf-8"))
    assert [each["games"] for each in kept["report"]["players"]] == [3, 3]
    assert ladder.measure("heroes-C", ["--games", "0"]) == 2
