"""A cluster of dask.distributed that plays the games: `pip install 'quillmap[cluster]'`.

Only this file knows of dask, and only when a cluster is asked for. Workers need this quillmap too;
they are sent names and numbers and send rows back. A worker that dies loses nothing: its games are
played again elsewhere, and come out the same.
"""

import re
import socket
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from quillmap._version import __version__
from quillmap.benchmark.players import Played
from quillmap.benchmark.run import Pool, Task, Waiting
from quillmap.rules.options import RULES

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE = 30.0
"""Seconds for the scheduler to answer, and for a first worker to be there."""


class ClusterTrouble(Exception):
    """A sentence about a cluster that fails while it plays."""


class NoCluster(ClusterTrouble):
    """A sentence about a cluster that cannot even be asked."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Whoever has registered with a scheduler."""

    client: "Client"
    numbers: Iterator[int]

    def ahead(self) -> int:
        """A few for each thread there is now: workers come and go."""
        threads: dict[str, int]
        threads = self.client.nthreads()  # type: ignore[no-untyped-call]  # dask is typed in part
        return 3 * max(1, sum(threads.values()))

    def submit(self, task: Task) -> Waiting:
        """To whichever worker is free; earlier games first."""
        number = next(self.numbers)
        return Sent(
            self.client.submit(play, task, __version__, RULES, pure=False, priority=-number)
        )


@dataclass(frozen=True, slots=True)
class Sent:
    """A task that the cluster has."""

    future: "Future[list[Played]]"

    def result(self) -> list[Played]:
        """Its games; ClusterTrouble if they cannot be had."""
        from distributed import KilledWorker

        try:
            return self.future.result()
        except KilledWorker:
            raise ClusterTrouble("The workers died again and again.") from None
        except (CancelledError, OSError):
            raise ClusterTrouble("The cluster is gone.") from None
        except ImportError as problem:
            raise ClusterTrouble(f"A worker lacks what it needs: {problem}.") from None


def play(task: Task, version: str, rules: int) -> list[Played]:
    """What a worker does, if it has the same quillmap."""
    if (version, rules) != (__version__, RULES):
        raise ClusterTrouble(
            f"A worker has quillmap {__version__} with rules {RULES}, and this is {version} with "
            f"rules {rules}."
        )
    return task.play()


@contextmanager
def cluster(address: str, patience: float = PATIENCE) -> Iterator[Pool]:
    """The cluster whose scheduler is at this address (tcp://host:8786); NoCluster if it fails."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(
            "--cluster needs dask.distributed: pip install 'quillmap[cluster]'."
        ) from None
    _must_answer(address, patience)
    try:
        client = Client(  # type: ignore[no-untyped-call]
            address, timeout=patience, set_as_default=False
        )
    except (OSError, ValueError):
        raise NoCluster(f"No scheduler answers at {address!r}.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=patience)
        except TimeoutError:
            raise NoCluster(f"The scheduler at {address} has no workers.") from None
        yield Cluster(client, count())


def _must_answer(address: str, patience: float) -> None:
    """A client that finds nobody complains long and loudly, so knock first."""
    found = re.fullmatch(r"(?:tcp|tls)://(?:\[(.+)\]|([^\[\]/]+)):([0-9]{1,5})", address)
    if found is None:
        raise NoCluster(f"The address of a cluster is like tcp://host:8786, not {address!r}.")
    try:
        socket.create_connection((found[1] or found[2], int(found[3])), patience).close()
    except (OSError, OverflowError):
        raise NoCluster(f"No scheduler answers at {address!r}.") from None
