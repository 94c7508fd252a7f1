"""The server under siege, as whoever runs it sees it: memory, descriptors, log and numbers."""

import asyncio
import json
import os
import re
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load.cost import resident
from tests.server.process import PLAIN, ServerProcess

DESCRIPTORS = 1024
"""The soft limit that systems usually set."""
USUAL = ("sh", "-c", f'ulimit -Sn {DESCRIPTORS}; exec "$@"', "sh", *PLAIN)
LOCAL = re.compile(r"\b127\.\d+\.\d+\.\d+\b")
METRIC = re.compile(r"^(quillmap_\w+_total(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)
EVERY = 0.1
"""Seconds between two looks."""


class Besieged:
    """A server process that is looked at ten times a second."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self.server = server
        self.pid = server.process.pid
        self.looks: list[tuple[float, int, int]] = []
        """When, bytes of memory, open descriptors."""

    async def look_on(self) -> None:
        """Until cancelled."""
        while True:
            self.look()
            if len(self.looks) % 10 == 0:
                self._let_engines_roam()
            await asyncio.sleep(EVERY)

    def _let_engines_roam(self) -> None:
        """Engines begin on the core of the server that starts them; let them use all."""
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            try:
                for engine in (task / "children").read_text().split():
                    os.sched_setaffinity(int(engine), range(os.cpu_count() or 1))
            except OSError:
                continue  # ended meanwhile

    def look(self) -> None:
        """Once."""
        open_ones = len(os.listdir(f"/proc/{self.pid}/fd"))
        self.looks.append((time.perf_counter(), resident(self.pid), open_ones))

    def between(self, begin: float, end: float) -> tuple[int, int]:
        """The most memory and descriptors in that time."""
        found = [look[1:] for look in self.looks if begin <= look[0] <= end]
        return max(each[0] for each in found), max(each[1] for each in found)

    @property
    def peak(self) -> int:
        """The most memory since it began, also between two looks."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmHWM:\s*(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def numbers(self) -> dict[str, float]:
        """What its metrics have counted."""
        with urllib.request.urlopen(f"{self.server.address}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        return {name: float(value) for name, value in METRIC.findall(text)}

    def logged(self) -> list[str]:
        """The lines of its log."""
        return self.server.errors().splitlines()


def messages(lines: list[str]) -> Counter[str]:
    """What was logged, numbers and names of tables left out, and how often."""
    found: Counter[str] = Counter()
    for line in lines:
        try:
            entry = json.loads(line)
        except ValueError:
            found["no JSON: " + line[:60]] += 1
            continue
        text = re.sub(r"\d+(\.\d+)?", "N", str(entry["message"]))[:120]
        found[f"{entry['level']}: {text}" + (" (traceback)" if "error" in entry else "")] += 1
    return found


def addresses(lines: list[str]) -> bool:
    """Whether any line names an address."""
    return any(LOCAL.search(line) for line in lines)


@contextmanager
def besieged(database: Path, *options: str) -> Iterator[Besieged]:
    """A server as people run it: limits on, durable, and with the usual descriptors.

    It has the first core for itself; its engines may think wherever there is room. We, and the
    attackers whom we start, stay on the last core.
    """
    cores = sorted(os.sched_getaffinity(0))
    with ServerProcess(database, *options, limits=True, command=USUAL) as server:
        found = Besieged(server)
        if len(cores) > 1:
            for task in Path(f"/proc/{found.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {cores[0]})
            os.sched_setaffinity(0, {cores[-1]})
        try:
            yield found
        finally:
            os.sched_setaffinity(0, set(cores))
