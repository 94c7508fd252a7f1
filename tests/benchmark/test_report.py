"""What rows come to: means, intervals, edicts, verdicts, and the picture of it."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

from quillmap.benchmark import SUITES, Row, player_of, report
from quillmap.benchmark.plot import plot
from quillmap.benchmark.report import Report, earned, paired, read_report, strength
from quillmap.cli.bots.benchmark_report import as_text

BASE = SUITES["base-A"]
ROW = player_of("random").play(BASE.deck(0)).row


def rows(bot: str, ratings: Sequence[int]) -> list[Row]:
    """Games that ended like this."""
    return [
        replace(ROW, bot=bot, index=at, rating=each, points=each + 70)
        for at, each in enumerate(ratings)
    ]


def test_strength() -> None:
    found = strength(rows("a", [0, 30, 60, 10, 20]), [1000] * 99 + [9000])
    assert (found.games, found.rating, found.least, found.most) == (5, 24, 0, 60)
    assert found.deviation == pytest.approx(sqrt(530), abs=1e-4)
    assert found.within == pytest.approx(1.96 * sqrt(530 / 5), abs=1e-4)
    assert list(found.quartiles) == [10, 20, 30]
    assert found.milliseconds is not None and list(found.milliseconds) == [1, 1]
    assert (found.good, found.points) == (0.4, 94)
    assert found.ratings == {0: 1, 10: 1, 20: 1, 30: 1, 60: 1}


def test_a_single_game_has_no_interval() -> None:
    found = strength(rows("a", [7]), [])
    assert found.rating == 7 and found.within is None
    assert found.deviation is None and found.milliseconds is None


def test_edicts_are_counted_by_card() -> None:
    seasons = ((1, 2, 0, 0), (4, 8, 0, 0), (16, 32, 0, 0), (64, 128, 0, 0))
    a, b, c, d = ROW.edicts
    found = earned(replace(ROW, seasons=seasons))
    assert found == {a: 1 + 128, b: 2 + 4, c: 8 + 16, d: 32 + 64}


def test_players_are_compared_on_the_decks_of_both() -> None:
    found = paired(rows("a", [5, 5, 5, 5]), rows("b", [1, 5, 3, 4, -1000, -1000]))
    assert (found.decks, found.difference, found.wins, found.ties) == (4, 1.75, 0.75, 0.25)
    assert found.within == pytest.approx(1.96 * sqrt(8.75 / 3 / 4), abs=1e-4)


@pytest.mark.parametrize(
    ("first", "second", "verdict"),
    [
        ([9, 8, 9, 8], [1, 1, 1, 1], "a beats b"),
        ([1, 1, 1, 1], [9, 8, 9, 8], "b beats a"),
        ([9, 0, 9, 0], [1, 1, 1, 1], "a and b cannot be told apart"),
        ([3, 3], [3, 3], "a and b cannot be told apart"),
        ([99], [1], "a and b cannot be told apart"),
    ],
)
def test_one_beats_the_other_only_beyond_the_interval(
    first: list[int], second: list[int], verdict: str
) -> None:
    assert paired(rows("a", first), rows("b", second)).verdict == verdict


def test_luck_is_taken_out_of_a_difference() -> None:
    """Differences 4 and 8; luck differs by 5 and 15 points, of which two fifths are taken out."""
    one, other = rows("a", [14, 18]), rows("b", [10, 10])
    found = paired(one, other, [600, 1000], [100, -500])
    assert (found.difference, found.within) == (6.0, 3.92)
    assert (found.adjusted, found.adjusted_within) == (2.0, 0.0)
    assert found.verdict == "a beats b"


@pytest.mark.parametrize("lucks", [(), [5], [5, None]])
def test_luck_that_is_not_known_of_all_decks_is_left_alone(lucks: list[int | None]) -> None:
    found = paired(rows("a", [14, 18]), rows("b", [10, 10]), lucks, [1, 2])
    assert found.adjusted is None and found.adjusted_within is None


def test_a_report_from_before_luck_is_read(found: Report) -> None:
    older = json.loads(json.dumps(found.to_json()))
    for pair in older["paired"]:
        del pair["adjusted"], pair["adjusted_within"]
    assert read_report(older) == found


@pytest.fixture(scope="module")
def found() -> Report:
    """Three players, the last with fewer games."""
    all_rows = [rows("low", [-70, -50, -66]), rows("<high>", [30, 40, 35]), rows("one", [50])]
    return report(BASE, "test", all_rows, [[1500] * 9, [200_000] * 9, []])


def test_json_and_back(found: Report) -> None:
    text = json.dumps(found.to_json())
    assert read_report(json.loads(text)) == found
    assert json.loads(text)["paired"][0]["verdict"] == "<high> beats low"


def test_text(found: Report) -> None:
    lines = as_text(found).splitlines()
    assert lines[3].split() == (
        [
            "low",
            "3",
            "-62.0",
            "12.0",
            "10.6",
            "-70",
            "-68",
            "-66",
            "-58",
            "-50",
            "0.0",
            "%",
            "1.50",
            "1.50",
            "0",
        ]
    )
    assert lines[5].split()[:4] == ["one", "1", "50.0", "-"]
    assert lines[4].split()[-3:] == ["200", "200", "0"]


def test_the_picture_is_sound_and_always_the_same(found: Report) -> None:
    text = plot(found)
    assert text == plot(read_report(json.loads(json.dumps(found.to_json()))))
    picture = ET.fromstring(text)
    shown = [each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"low", "<high>", "one", "−62.0 ± 12.0", "50.0"} <= set(shown)
    assert "prefers-color-scheme: dark" in text
    width = float(picture.attrib["viewBox"].split()[2])
    xs = [float(p.split(",")[0]) for each in picture.iter() for p in each.get("points", "").split()]
    assert xs and min(xs) >= 0 and max(xs) <= width


def test_a_long_name_is_cut_in_the_picture() -> None:
    text = plot(report(BASE, "test", [rows("some.module:MyBot", [1, 2])], [[]]))
    assert ">some.module:…<" in text and "some.module:MyBot" in text  # whole in the summary


def test_the_example_in_the_guide_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    guide = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    exec(compile(example, "benchmark.md", "exec"), {})
    assert capsys.readouterr().out == "surveyor beats weighted\n"
