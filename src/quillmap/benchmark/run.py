"""Playing what is still missing of a suite: here, in processes, or wherever a pool sends it.

Games are handed out in the order of the suite, whoever finishes first, so that a file of rows is
the same to the byte however many processes there were and however often they were stopped.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from quillmap.benchmark.players import Played, Player
from quillmap.benchmark.rows import BadRows, Kept, Row
from quillmap.benchmark.suites import Purpose, Suite
from quillmap.processes import Processes

BATCH = 8
"""How many games are sent together, of players that think so little that sending them counts."""


@dataclass(frozen=True, slots=True)
class Run:
    """One player on one suite."""

    suite: Suite
    player: Player
    purpose: Purpose = "test"

    def play(self, index: int) -> Played:
        """The game of this index."""
        return self.player.play(self.suite.deck(index, self.purpose))

    def kept(self, folder: Path) -> Kept:
        """Where its rows lie among the results."""
        player = self.player
        return Kept(folder, self.suite.id, self.purpose, player.name, player.playouts)


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of a run, one after the other."""

    run: Run
    indices: range

    def play(self) -> list[Played]:
        """All of them."""
        return [self.run.play(index) for index in self.indices]


class Waiting(Protocol):
    """A task that somebody works at."""

    def result(self) -> list[Played]:
        """Its games, once they are played."""
        ...


class Pool(Protocol):
    """Who plays tasks."""

    def ahead(self) -> int:
        """How many tasks should be under way at once, so that nobody waits for the next."""
        ...

    def submit(self, task: Task) -> Waiting:
        """Have this task played, some time."""
        ...


@dataclass(frozen=True, slots=True)
class Here:
    """One game after the other in this process."""

    def ahead(self) -> int:
        """The one that is played."""
        return 1

    def submit(self, task: Task) -> Waiting:
        """Play it now."""
        done: Future[list[Played]] = Future()
        done.set_result(task.play())
        return done


@dataclass(frozen=True, slots=True)
class Local:
    """Processes of this machine."""

    started: Processes
    jobs: int

    def ahead(self) -> int:
        """A few more than there are processes."""
        return 3 * self.jobs

    def submit(self, task: Task) -> Waiting:
        """Into the queue of the processes."""
        return self.started.submit(task.play)


@contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """So many processes of this machine, until they are no longer needed."""
    if jobs == 1:
        yield Here()
        return
    with Processes(jobs) as started:
        yield Local(started, jobs)


def complete(
    run: Run,
    folder: Path,
    games: int,
    pool: Pool,
    tell: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """The first games of a run; what is not kept in the folder yet is played and added.

    `tell` hears how many there are, first those that were there already. BadRows if these rows
    cannot be gone on with.
    """
    kept = run.kept(folder)
    rows = kept.rows()
    if len(rows) >= games:
        tell(games)
        return rows[:games]
    with kept.appending() as file:
        rows = kept.rows()  # again, now that nobody else adds any
        _must_come_out_again(run, rows, kept.path)
        tell(len(rows))
        for played in in_order(run, range(len(rows), games), pool):
            file.add(played.row, played.microseconds, played.luck)
            rows.append(played.row)
            tell(len(rows))
    return rows


def _must_come_out_again(run: Run, rows: list[Row], path: Path) -> None:
    """Play the first and the last kept game again: a bot that was changed must not go on."""
    for row in {row.index: row for row in rows[:1] + rows[-1:]}.values():
        if run.play(row.index).row != row:
            raise BadRows(
                f"{path}: game {row.index} comes out differently now, so {row.bot} has changed: "
                "choose another folder with --results, or move these games away."
            )


def in_order(run: Run, indices: range, pool: Pool) -> Iterator[Played]:
    """These games, in this order, each as soon as it is its turn."""
    size = 1 if run.player.slow else BATCH
    under_way: deque[Waiting] = deque()
    for start in range(indices.start, indices.stop, size):
        batch = range(start, min(start + size, indices.stop))
        under_way.append(pool.submit(Task(run, batch)))
        if len(under_way) >= pool.ahead():
            yield from under_way.popleft().result()
    while under_way:
        yield from under_way.popleft().result()
