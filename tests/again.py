"""Run pytest; where QUILLMAP_AGAIN is set, run the few tests that failed once more, by themselves.

A test that fails beside hundreds of others and passes alone is a mistake in the test, and its name
is the last thing that `make test` says. But it is no fault of the change that wants to land, so it
alone does not refuse it. What fails twice, or together with many others, refuses it all the same.
`make test` on a laptop asks nothing twice.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

ASKED: Final = "QUILLMAP_AGAIN"
FAILED: Final = "QUILLMAP_FAILED"
"""Names the file into which a run writes which of its tests have failed."""
UNSTEADY: Final = "QUILLMAP_UNSTEADY"
"""Names the file that keeps what passed only the second time, for the end of all runs."""
MOST: Final = 5
"""More than so many are not asked again: that is not luck, something is wrong."""


def failures(reports: "Sequence[pytest.TestReport]") -> list[str]:
    """The tests that failed, or whose setting up or giving back did, each once."""
    return list(dict.fromkeys(report.nodeid for report in reports))


def keep_failures(reports: "Sequence[pytest.TestReport]") -> None:
    """Write them into the file, if one is named."""
    if name := os.environ.get(FAILED):
        Path(name).write_text("".join(f"{id}\n" for id in failures(reports)), "utf-8")


def run(arguments: Sequence[str]) -> int:
    """The exit code of pytest, after a second look if there was one."""
    pytest_with = [sys.executable, "-m", "pytest"]
    with tempfile.TemporaryDirectory() as folder:
        failed = Path(folder) / "failed"
        code = subprocess.call([*pytest_with, *arguments], env=os.environ | {FAILED: str(failed)})
        if code != pytest.ExitCode.TESTS_FAILED or not os.environ.get(ASKED):
            return code
        names = failed.read_text("utf-8").splitlines()
    if not 0 < len(names) <= MOST:
        return code
    print(f"\nOnce more, one by one: {', '.join(names)}", flush=True)
    code = subprocess.call([*pytest_with, "-n", "0", *names])
    if code == pytest.ExitCode.OK and (kept := os.environ.get(UNSTEADY)):
        with Path(kept).open("a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in names)
    return code


def summed_up(names: Sequence[str]) -> list[str]:
    """What to say at the end of all runs."""
    if not names:
        return []
    return ["Unsteady, to be mended (failed, and passed alone):", *(f"  {name}" for name in names)]


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
