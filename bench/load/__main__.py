"""The server under load, as a table. `make load` prints it; `make load ARGS=--save` keeps it.

The server has one core, the clients another. Times are what clients saw, over real sockets.
"""

import argparse
import asyncio
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bench.load import open_loop
from bench.load.cost import cpu_seconds, percentile, resident
from bench.load.players import Player, connected
from bench.load.scripts import Script, fill
from bench.load.several import measured
from tests.server.process import ServerProcess

KEPT = Path(__file__).parent.parent / "load.md"


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, its target, and whether it was met."""

    what: str
    measured: str
    target: str
    met: bool


@contextmanager
def one_core(database: Path) -> Iterator[ServerProcess]:
    """A server on the first core; we stay on the last."""
    cores = sorted(os.sched_getaffinity(0))
    with ServerProcess(database, "--engines", "1") as server:
        assert server.process is not None
        if len(cores) > 1:
            os.sched_setaffinity(server.process.pid, {cores[0]})
            for task in Path(f"/proc/{server.process.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {cores[0]})
            os.sched_setaffinity(0, {cores[-1]})
        try:
            yield server
        finally:
            os.sched_setaffinity(0, set(cores))


def milliseconds(values: Sequence[float]) -> str:
    """p50 and p99."""
    return (
        f"p50 {percentile(values, 0.5) * 1000:.0f} ms, p99 {percentile(values, 0.99) * 1000:.0f} ms"
    )


# A hundred at one table ---------------------------------------------------------------------------


def hundred(folder: Path) -> Iterator[Row]:
    """100 players at one table: from the last draw to everybody's view of the opened round."""
    database = folder / "hundred.db"
    scripts = asyncio.run(fill(database, 1, 100, before=4, after=14, ruleset="heroes"))
    with one_core(database) as server:
        opened, kept, cpu = asyncio.run(_hundred(scripts[0], server))
    p99 = percentile(opened, 0.99)
    yield Row(
        f"100 players, one table: round opened after the last draw ({len(opened)} views)",
        milliseconds(opened),
        "p99 under 250 ms",
        p99 < 0.25,
    )
    yield Row("100 players, one table: a draw is kept", milliseconds(kept), "", True)
    yield Row("100 players, one table: server CPU for each draw", f"{cpu * 1e6:.0f} us", "", True)


async def _hundred(script: Script, server: ServerProcess) -> tuple[list[float], list[float], float]:
    assert server.process is not None
    (players,) = await connected([script], server.port)
    opened: list[float] = []
    kept: list[float] = []
    rng = random.Random(1)
    before = cpu_seconds(server.process.pid)
    draws = 0
    for number, lines in enumerate(script.draws[:-1]):
        round = script.round + number
        told = [player.reached(round + 1) for player in players]
        sent: list[float] = []

        async def late(seat: int, line: str, sent: list[float] = sent, round: int = round) -> float:
            await asyncio.sleep(rng.random() * 0.5)
            sent.append(time.perf_counter())
            return await players[seat].draw(round, line)

        kept += await asyncio.gather(*(late(seat, line) for seat, line in lines.items()))
        last = max(sent)
        opened += [await each - last for each in told]
        draws += len(lines)
    cpu = (cpu_seconds(server.process.pid) - before) / draws
    await _leave([players])
    return opened, kept, cpu


async def _leave(tables: Sequence[Sequence[Player]]) -> None:
    refused = [text for table in tables for player in table for text in player.refused]
    assert not refused, refused[:3]
    everybody = [player for table in tables for player in table]
    for start in range(0, len(everybody), 100):
        await asyncio.gather(*(player.close() for player in everybody[start : start + 100]))


# Five hundred tables ------------------------------------------------------------------------------


def many(folder: Path, tables: int = 500, rate: int = 1100) -> Iterator[Row]:
    """500 tables of 4 that draw 1,000 times a second: how long until a draw is kept."""
    database = folder / "many.db"
    scripts = asyncio.run(fill(database, tables, 4, before=3, after=14))
    with one_core(database) as server:
        kept, reached, cpu = asyncio.run(_many(scripts, server, rate))
    yield Row(
        f"{tables} tables of 4, {reached:.0f} draws a second: a draw is kept ({len(kept)} draws)",
        milliseconds(kept),
        "p99 under 50 ms at 1000 a second",
        percentile(kept, 0.99) < 0.05 and reached >= 1000,
    )
    yield Row(f"{tables} tables of 4: server CPU for each draw", f"{cpu * 1e6:.0f} us", "", True)


async def _many(
    scripts: Sequence[Script], server: ServerProcess, rate: int
) -> tuple[list[float], float, float]:
    """Every table has a round of its own in every period, at its own moment."""
    assert server.process is not None
    tables = await connected(scripts, server.port)
    period = len(scripts) * 4 / rate
    kept: list[float] = []
    begin = time.perf_counter() + 1.0
    cpu = cpu_seconds(server.process.pid)

    async def one(script: Script, players: list[Player], offset: float) -> None:
        for number, lines in enumerate(script.draws[:-1]):
            at = begin + offset + number * period

            async def draw(seat: int, line: str, at: float = at, round: int = number) -> float:
                moment = at + (seat + random.random()) * period / 5
                await asyncio.sleep(max(0.0, moment - time.perf_counter()))
                return await players[seat].draw(script.round + round, line)

            told = [player.reached(script.round + number + 1) for player in players]
            kept.extend(await asyncio.gather(*(draw(*each) for each in lines.items())))
            await asyncio.gather(*told)

    rng = random.Random(2)
    await asyncio.gather(
        *(one(s, t, rng.random() * period) for s, t in zip(scripts, tables, strict=True))
    )
    taken = time.perf_counter() - begin
    used = (cpu_seconds(server.process.pid) - cpu) / len(kept)
    await _leave(tables)
    return kept, len(kept) / taken, used


def due(folder: Path, tables: int = 500) -> Iterator[Row]:
    """The same tables at several rates, where nobody waits for anybody: what a draw costs."""
    aim = "p99 under 50 ms at 3000 a second"
    for rate, rounds, target in ((250, 5, ""), (1000, 14, ""), (3000, 14, aim)):
        database = folder / f"due-{rate}.db"
        scripts = asyncio.run(fill(database, tables, 4, before=3, after=rounds))
        with one_core(database) as server:
            assert server.process is not None
            outcome = open_loop.run(scripts, server.port, server.process.pid, rate)
        late = percentile(outcome.kept, 0.99) if outcome.kept else float("inf")
        all_kept = len(outcome.kept) == outcome.asked
        yield Row(
            f"{tables} tables of 4, {rate} draws due in a second: from then on until it is kept",
            f"{milliseconds(outcome.kept)}; {outcome.rate:.0f} a second,"
            f" server CPU for each {outcome.cpu * 1e6:.0f} us",
            target,
            not target or (all_kept and late < 0.05),
        )


# Memory and start-up ------------------------------------------------------------------------------


def idle(folder: Path, tables: int = 1000) -> Iterator[Row]:
    """What an open table of four costs while nothing happens, sockets included."""
    database = folder / "idle.db"
    scripts = asyncio.run(fill(database, tables + 50, 4, before=8, after=1))
    with one_core(database) as server:
        each = asyncio.run(_idle(scripts, server))
    yield Row(
        f"an idle open table: 4 seats, 4 sockets, mid-game (mean of {tables})",
        f"{each / 1000:.0f} kB",
        "under 100 kB",
        each < 100_000,
    )


async def _idle(scripts: Sequence[Script], server: ServerProcess) -> float:
    assert server.process is not None
    warm = await connected(scripts[:50], server.port)
    before = resident(server.process.pid)
    tables = await connected(scripts[50:], server.port)
    await asyncio.sleep(5)
    after = resident(server.process.pid)
    await _leave([*warm, *tables])
    return (after - before) / len(tables)


def stored(folder: Path, tables: int = 10_000) -> Iterator[Row]:
    """Start-up with nothing stored, and with ten thousand tables."""
    empty, full = folder / "empty.db", folder / "stored.db"
    asyncio.run(fill(full, tables, 2, before=1, after=1))
    times = {}
    for name, database in (("empty", empty), ("full", full)):
        takes = []
        for _ in range(5):
            start = time.perf_counter()
            with ServerProcess(database):
                takes.append(time.perf_counter() - start)
        times[name] = min(takes)
    ratio = times["full"] / times["empty"]
    yield Row(
        f"start-up with {tables} stored tables against none",
        f"{times['full']:.2f} s / {times['empty']:.2f} s = {ratio:.2f}",
        "not slower (under 1.1)",
        ratio < 1.1,
    )


def several(folder: Path) -> Iterator[Row]:
    """One process against three on one PostgreSQL."""
    for figures in measured(folder):
        yield Row(*figures)


SCENARIOS: dict[str, Callable[[Path], Iterator[Row]]] = {
    "hundred": hundred,
    "many": many,
    "due": due,
    "idle": idle,
    "stored": stored,
    "several": several,
}


def main() -> int:
    """Measure, print, and keep if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--save", action="store_true", help=f"keep the table in {KEPT.name}")
    args = parser.parse_args()
    lines = ["| what | measured | target | met |", "|---|---|---|---|"]
    print(*lines, sep="\n", flush=True)
    met = True
    with tempfile.TemporaryDirectory() as folder:
        for name in args.scenarios or SCENARIOS:
            for row in SCENARIOS[name](Path(folder)):
                mark = ("yes" if row.met else "no") if row.target else ""
                lines.append(f"| {row.what} | {row.measured} | {row.target} | {mark} |")
                print(lines[-1], flush=True)
                met &= row.met
    if args.save:
        KEPT.write_text(_page(lines), "utf-8")
    return 0 if met else 1


def _page(lines: Sequence[str]) -> str:
    return (
        "# The server under load\n\n"
        f"`make load ARGS=--save`, {date.today()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores: the server on one, the clients on the other. Durable SQLite\n"
        "(synchronous FULL); times are what clients saw over real sockets.\n\n"
        + "\n".join(lines)
        + "\n"
    )


if __name__ == "__main__":
    sys.exit(main())
