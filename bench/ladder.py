"""The whole protocol of docs/benchmark.md, and the page bench/bots.md that is made of it.

`make ladder` plays every suite with every bot, which takes hours: levels 0 to 4 the whole suite, 5
and 6 its orthogonal part. It can be stopped at any time and goes on when it is started again. After
each suite its numbers are in bench/bots/SUITE.json, and the page is written from these files alone.
"""

import argparse
import json
import os
import platform
import shlex
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any, Final

from quillmap._fast import CORE
from quillmap.benchmark.plot import plot
from quillmap.benchmark.report import Report, read_report
from quillmap.benchmark.suites import SUITES
from quillmap.cli import main as quillmap
from quillmap.cli.bots.benchmark_report import edict_rows, paired_rows, strength_rows, title_rows

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "bots"
PAGE: Final = HERE / "bots.md"

_HEAD: Final = """\
# How strong the bots are

Alone at the table, each suite for itself, all bots on the same decks; their seeds are for measuring
alone, and bots are tuned with others. [docs/benchmark.md](../docs/benchmark.md) is the protocol.
This page is made from the JSON files in [bots](bots) by `python -m bench.ladder --page`; `make
ladder` plays every suite and makes it anew.

± is half the 95 % interval of a mean, sd the standard deviation, 30+ the share of ratings of 30 and
more; p50 and p99 are thinking times of a move in ms. A bot with fewer games has played the
first ones of the suite, and comparisons are on the decks that both have played. `hindsight` is no
bot: it is the best found with hindsight by a search that knows the cards
([docs/hindsight.md](../docs/hindsight.md)), and there may be better games that it does not find.
"""


@dataclass(frozen=True)
class Measured:
    """A report and how it came about."""

    report: Report
    command: str
    day: str
    machine: str


def read(path: Path) -> Measured:
    """What a file in bench/bots says."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return Measured(read_report(found["report"]), found["command"], found["date"], found["machine"])


def page(measured: list[Measured]) -> str:
    """The page, a chapter for each suite."""
    return "\n".join([_HEAD, *(_chapter(each) for each in measured)])


def _chapter(measured: Measured) -> str:
    report = measured.report
    suite = SUITES[report.suite]
    return "\n".join(
        [
            f"## {report.suite}: ruleset {suite.options.ruleset}, sheet {suite.options.map_sheet}",
            "",
            f"Finished on {measured.day} by quillmap {report.quillmap}, rules {report.rules}, on "
            f"{measured.machine}:",
            "",
            f"```\n{measured.command}\n```",
            "",
            f"![The ratings of each bot](bots/{report.suite}.svg)",
            "",
            _table(strength_rows(report)),
            _table(paired_rows(report)),
            _table(title_rows(report)),
            _table(edict_rows(report)),
        ]
    )


def _table(rows: list[list[str]]) -> str:
    """As Markdown."""
    head, *rest = (f"| {' | '.join(row)} |\n" for row in rows)
    return f"{head}|{'---|' * len(rows[0])}\n{''.join(rest)}"


def machine() -> str:
    """Where this is, in a few words."""
    core = "plain Python" if CORE is None else "compiled core"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {core}"


def measure(suite: str, more: list[str]) -> int:
    """Play a suite and keep its numbers; the exit code of the command."""
    words = ["benchmark", "--suite", suite, *more]
    with redirect_stdout(StringIO()) as said:
        code = quillmap([*words, "--json"])
    if code == 0:
        kept = {
            "command": shlex.join(["quillmap", *words]),
            "date": str(date.today()),
            "machine": machine(),
            "report": json.loads(said.getvalue()),
        }
        KEPT.mkdir(exist_ok=True)
        (KEPT / f"{suite}.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return code


def write_page() -> None:
    """The page and its pictures, from the files that are there."""
    found = [KEPT / f"{suite}.json" for suite in SUITES]
    measured = [read(path) for path in found if path.exists()]
    for each in measured:
        (KEPT / f"{each.report.suite}.svg").write_text(plot(each.report), "utf-8")
    PAGE.write_text(page(measured), "utf-8")


def main() -> int:
    """Measure, then write; the exit code."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0],
        epilog="Everything else is given to `quillmap benchmark`, as --bots or --cluster.",
    )
    parser.add_argument("--suites", default=",".join(SUITES), help="default: %(default)s")
    parser.add_argument("--page", action="store_true", help="only make the page anew")
    asked, more = parser.parse_known_args()
    if not asked.page:
        for suite in asked.suites.split(","):
            print(suite, file=sys.stderr)  # so that the bars below it can be told apart
            if code := measure(suite, more):
                return code
            write_page()
    write_page()
    return 0


if __name__ == "__main__":
    sys.exit(main())
