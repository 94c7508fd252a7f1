"""The rows in bench/bots/rows come out again, to the byte: with the compiled core and without.

If a bot was changed on purpose, `python -m bench.small` writes them anew.
"""

import re
from pathlib import Path

import pytest

from quillmap import __version__
from quillmap._fast import CORE
from quillmap.benchmark.players import player_of
from quillmap.benchmark.rows import Row, read_row
from quillmap.benchmark.run import Run
from quillmap.benchmark.suites import SUITES

ROWS = Path(__file__).parents[2] / "bench" / "bots" / "rows"
FILES = sorted(
    path
    for path in ROWS.glob("*.jsonl")
    if ".times." not in path.name and ".luck." not in path.name
)


def manageable(first: Row, games: int) -> int:
    """How many of these games plain Python plays in some seconds; the core plays all of them."""
    if CORE is not None or first.bot == "random":
        return games
    if first.playouts:  # one slow game is enough
        return int((first.suite, first.bot) == ("base-A", "navigator"))
    return 3


def test_all_bots_and_rulesets_are_here() -> None:
    names = {path.stem for path in FILES}
    assert names >= {f"base-A.{bot}" for bot in ("random", "greedy", "weighted", "surveyor")}
    assert names >= {
        "base-A.quick-8",
        "base-A.navigator-8",
        "base-A.sage-8",
        "heroes-C.navigator-8",
    }
    assert "combined-B.surveyor" in names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_same_games_again(path: Path) -> None:
    kept = path.read_bytes().splitlines(keepends=True)
    first = read_row(kept[0].decode())
    assert len(kept) == (6 if first.playouts else 24)
    run = Run(SUITES[first.suite], player_of(first.bot, first.playouts))
    now = b'"quillmap":"%s"' % __version__.encode()
    for index, line in enumerate(kept[: manageable(first, len(kept))]):
        # A new version that plays the same need not write them anew.
        assert run.play(index).row.line.encode() == re.sub(rb'"quillmap":"[^"]*"', now, line)
