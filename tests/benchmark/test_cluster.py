"""A real cluster on this machine: the same rows as without, also when a worker is killed."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from quillmap.benchmark import SUITES, complete, player_of, processes
from quillmap.benchmark.cluster import ClusterTrouble, NoCluster, cluster, play
from quillmap.benchmark.run import Run, Task
from tests.cli.helpers import run

BASE = SUITES["base-A"]


class Dask:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def start(self, name: str, *words: str) -> Path:
        """One more process; the file that it writes to."""
        said = self.folder / f"{name}.log"
        with open(said, "wb") as log:
            self.started.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", name.split("-")[0], *words],
                    cwd=self.folder,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "9"},
                )
            )
        return said

    def scheduler(self) -> None:
        """At any free port."""
        said = self.start(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"
        )
        self.address = heard(said, r"Scheduler at:\s+(tcp://\S+)")

    def worker(self, name: str) -> Path:
        """One more worker, without a nanny that would start it again; the file it writes to."""
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        return self.start(name, self.address, *words)


def heard(said: Path, pattern: str) -> str:
    """What a process tells in its log, once it does."""
    deadline = time.monotonic() + 60
    while not (found := re.search(pattern, said.read_text())):
        assert time.monotonic() < deadline, said.read_text()
        time.sleep(0.02)
    return found[1]


@contextmanager
def dask(folder: Path) -> Iterator[Dask]:
    """A scheduler; whatever was started ends with it."""
    house = Dask(folder)
    try:
        house.scheduler()
        yield house
    finally:
        for process in reversed(house.started):
            process.kill()
            process.wait()


def test_the_rows_are_those_of_one_process(tmp_path: Path) -> None:
    """One worker of two is killed in the middle; then the command asks the same cluster."""
    weighted = Run(BASE, player_of("weighted"))
    with processes(1) as alone:
        complete(weighted, tmp_path / "alone", 40, alone)
    expected = weighted.kept(tmp_path / "alone").path.read_bytes()
    with dask(tmp_path) as house:
        with pytest.raises(NoCluster, match=f"The scheduler at {house.address} has no worker"):
            cluster(house.address, patience=0.2).__enter__()
        for log in [house.worker("worker-1"), house.worker("worker-2")]:
            heard(log, "(Registered) to")
        killed = []

        def kill_one(done: int) -> None:
            if done == 3:
                house.started[-1].send_signal(signal.SIGKILL)
                killed.append(house.started[-1].wait())

        with cluster(house.address) as pool:
            rows = complete(weighted, tmp_path / "cluster", 40, pool, kill_one)
        assert killed == [-signal.SIGKILL] and len(rows) == 40
        assert weighted.kept(tmp_path / "cluster").path.read_bytes() == expected
        words = ("--bots", "weighted", "--games", "5", "--cluster", house.address)
        done = run("benchmark", *words, "--results", tmp_path / "command")
        assert (done.returncode, done.stderr) == (0, "")
    five = b"".join(expected.splitlines(keepends=True)[:5])
    assert weighted.kept(tmp_path / "command").path.read_bytes() == five


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("tcp://127.0.0.1:9", "No scheduler answers at 'tcp://127.0.0.1:9'"),
        ("tcp://127.0.0.1:99999", "No scheduler answers at"),
        ("tcp://[::1]:9", "No scheduler answers at"),
        ("nonsense://x", "is like tcp://host:8786, not 'nonsense://x'"),
        ("head:8786", "is like tcp://host:8786, not 'head:8786'"),
        ("", "is like"),
    ],
)
def test_where_no_scheduler_is(address: str, why: str) -> None:
    with pytest.raises(NoCluster, match=why), cluster(address, 0.2):
        pass


def test_a_worker_with_another_quillmap_refuses() -> None:
    with pytest.raises(ClusterTrouble, match=r"A worker has quillmap .* and this is 0\.0\.9"):
        play(Task(Run(BASE, player_of("random")), range(1)), "0.0.9", 1)


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install 'quillmap\[cluster\]'"), cluster("x"):
        pass
