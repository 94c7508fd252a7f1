"""Which parts of the tests were skipped for want of a tool: one line each, at the end of all runs.

`make test` runs pytest more than once. Each run adds what it has skipped to the file that
QUILLMAP_SKIPPED names, and `python -m tests.skipped` sums it up.
"""

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from tests import again
from tests.soak import LONG

NAMED = "QUILLMAP_SKIPPED"


def wanting(reports: "list[pytest.TestReport]") -> Counter[str]:
    """How many tests were skipped for each reason, without those that `make soak` is for."""
    reasons: Counter[str] = Counter()
    for report in reports:
        if isinstance(report.longrepr, tuple):
            reasons[str(report.longrepr[2]).removeprefix("Skipped: ")] += 1
    return Counter({why: count for why, count in reasons.items() if not why.startswith(LONG)})


def keep(reasons: Counter[str]) -> None:
    """Add the reasons of one run to the file, if one is named."""
    if name := os.environ.get(NAMED):
        with Path(name).open("a", encoding="utf-8") as file:
            print(json.dumps(reasons), file=file)


def summed_up(lines: list[str]) -> list[str]:
    """What to say at the end of all runs."""
    reasons: Counter[str] = Counter()
    for line in lines:
        reasons.update(json.loads(line))
    if not reasons:
        return ["Every part was tested: nothing was skipped for want of a tool."]
    return [
        "Not tested here:",
        *(f"  {why} ({count} test{'s'[: count > 1]})" for why, count in sorted(reasons.items())),
    ]


if __name__ == "__main__":
    print(*summed_up(Path(os.environ[NAMED]).read_text("utf-8").splitlines()), sep="\n")
    unsteady = Path(os.environ[again.UNSTEADY])
    if unsteady.exists():
        print(*again.summed_up(unsteady.read_text("utf-8").splitlines()), sep="\n")
