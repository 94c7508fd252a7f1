"""Where the time of the tests goes: seconds of the clock and of the processor, for every test.

    QUILLMAP_TIMES=build/times python -m pytest -p tests.times tests/store
    python -m tests.times build/times

Seconds of the processor are nearly the same on a busy machine, where those of the clock say
nothing. They count what a test and the processes that it waited for have used; where control
groups can be made (as root, on Linux), everything that was started, browsers and servers too, and
while it runs. What a fixture of a module or of the run costs is counted where it is made, and
where it is given back.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SLOWEST = 30


class Times(NamedTuple):
    """What one phase of one test took: its set-up, the test itself, or giving back."""

    test: str
    phase: str
    clock: float
    processor: float


def own_group() -> Path | None:
    """The file that counts nanoseconds of this worker and of all it starts from now on, if any."""
    group = Path(f"/sys/fs/cgroup/cpuacct/quillmap-{os.getpid()}")
    try:
        group.mkdir()
        (group / "cgroup.procs").write_text(str(os.getpid()))
    except OSError:
        return None
    return group / "cpuacct.usage"


GROUP = own_group() if "QUILLMAP_TIMES" in os.environ else None


def used() -> float:
    """Seconds of the processor so far."""
    if GROUP is not None:
        return int(GROUP.read_text()) / 1e9
    return sum(os.times()[:4])


def measured(item: pytest.Item, phase: str) -> Generator[None, object, object]:
    """Write down what the phase takes: a line for each, in a file of this worker's own."""
    clock, processor = time.perf_counter(), used()
    try:
        return (yield)
    finally:
        times = Times(item.nodeid, phase, time.perf_counter() - clock, used() - processor)
        folder = Path(os.environ["QUILLMAP_TIMES"])
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(times) + "\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from measured(item, "set up"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from measured(item, "test"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from measured(item, "give back"))


def kept_times(folder: Path) -> Iterator[Times]:
    """Everything that was written down there."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            yield Times(*json.loads(line))


def tables(found: list[Times]) -> Iterator[str]:
    """Two tables in Markdown: seconds for each folder, and the slowest tests."""
    clock: Counter[str] = Counter()
    processor: Counter[str] = Counter()
    tests: dict[str, set[str]] = {}
    for each in found:
        folder = each.test.partition("::")[0].rpartition("/")[0]
        clock[folder] += each.clock  # type: ignore[assignment]  # a Counter may hold floats
        processor[folder] += each.processor  # type: ignore[assignment]
        tests.setdefault(folder, set()).add(each.test)
    yield "| folder | tests | clock, s | processor, s |"
    yield "|---|---:|---:|---:|"
    for folder, seconds in processor.most_common():
        yield f"| {folder} | {len(tests[folder])} | {clock[folder]:.1f} | {seconds:.1f} |"
    count = sum(map(len, tests.values()))
    yield f"| all | {count} | {clock.total():.1f} | {processor.total():.1f} |"
    yield ""
    yield "| test | phase | clock, s | processor, s |"
    yield "|---|---|---:|---:|"
    slowest = sorted(found, key=lambda each: max(each.processor, each.clock / 2), reverse=True)
    for each in slowest[:SLOWEST]:
        yield f"| {each.test} | {each.phase} | {each.clock:.1f} | {each.processor:.1f} |"


if __name__ == "__main__":
    print("\n".join(tables(list(kept_times(Path(sys.argv[1]))))))
