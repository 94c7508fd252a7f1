"""A real server is killed again and again while people play, and nothing may be lost."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from quillmap.notation import NotationError, read_record
from quillmap.replay import BrokenRecord, replay
from tests.server.durability.ledger import Fault, Ledger, check
from tests.server.durability.players import Party
from tests.server.process import ServerProcess

TABLES = (2, 3, 4)
"""How many people sit at each of the tables."""
FEWEST, MOST = 5, 60
"""Lines that are acknowledged between two kills: a busy machine only needs longer for them."""
HALTED = 5.0
"""Seconds in which nothing is acknowledged."""
STUCK = 60.0
"""The same for games that are played to their end: only a planted fault stops them so long."""


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    faults: list[Fault] = field(default_factory=list)
    told: int = 0
    """Acknowledged lines, each of which was looked for in the file."""
    kept: int = 0
    """Lines whose acknowledgement the kill swallowed, and that were kept all the same."""
    not_kept: int = 0
    """Requests without an answer that left nothing behind."""
    games: int = 0
    finished: int = 0
    replayed: int = 0
    unreadable: list[str] = field(default_factory=list)
    """What was wrong with the records that could not be replayed."""
    seconds: float = 0.0
    surprises: dict[str, int] = field(default_factory=dict)

    def count(self, kind: str) -> int:
        """How many faults of a kind."""
        return sum(fault.kind == kind for fault in self.faults)


async def endure(
    server: ServerProcess,
    database: Path,
    kills: int,
    rng: random.Random,
    *,
    every: int = 5,
    lines: tuple[int, int] = (FEWEST, MOST),
    lose: Callable[[Ledger], list[Fault]] | None = None,
) -> Outcome:
    """Kill the server that often; stops at the first fault. The server has to be running.

    `lines` is how many are acknowledged at least and at most between two kills.
    `lose` is called after each kill, for what else happens to the disk.
    """
    started = time.monotonic()
    ledger, outcome = Ledger(), Outcome()
    parties = [Party(server.port, seats, ledger, rng) for seats in TABLES]
    try:
        for number in range(1, kills + 1):
            await _one_life(server, parties, ledger, rng.randint(*lines))
            outcome.kills = number
            if lose is not None:
                outcome.faults = await asyncio.to_thread(lose, ledger)
                if outcome.faults:
                    break
            # Before any server opens the file again, so that it is as the kill left it.
            outcome.faults = await asyncio.to_thread(check, database, ledger)
            if outcome.faults:
                break
            await asyncio.to_thread(server.start)
            if number % every == 0:
                told = ledger.count("told")
                print(f"kill {number} of {kills}: {told} acknowledged lines, none lost", flush=True)
        else:
            finished = await _finish(server, parties, ledger, outcome)
            server.stop()
            outcome.faults = check(database, ledger, everything=True)
            assert finished or outcome.faults, "the games came to a halt"
            # Only a doubled or a lost line makes such a record, and then the file shows it, too.
            assert not outcome.unreadable or outcome.faults, outcome.unreadable
    finally:
        for party in parties:
            await party.close()
    entries = [entry for each in ledger.entries.values() for entry in each]
    outcome.told = ledger.count("told")
    outcome.kept = sum(entry.was_asked and entry.certain for entry in entries)
    outcome.not_kept = ledger.count("absent")
    outcome.games = len(ledger.entries)
    outcome.surprises = dict(ledger.surprises)
    outcome.seconds = time.monotonic() - started
    return outcome


async def _one_life(
    server: ServerProcess, parties: Sequence[Party], ledger: Ledger, lines: int
) -> None:
    """Everybody comes back and plays on, until the server dies in the middle of it."""
    told = ledger.count("told")
    enough, last = told + lines, time.monotonic()
    lives = asyncio.gather(*(party.live() for party in parties))
    # A server with a planted fault may come to a halt; it is killed then.
    while told < enough and not lives.done() and time.monotonic() - last < HALTED:
        await asyncio.sleep(0.005)
        if (now := ledger.count("told")) > told:
            told, last = now, time.monotonic()
    await asyncio.to_thread(server.kill)
    await lives


async def _finish(
    server: ServerProcess, parties: Sequence[Party], ledger: Ledger, outcome: Outcome
) -> bool:
    """Every game can be played to its end, and every record can be replayed; False if they halt."""
    for party in parties:
        party.last = True
    lives = asyncio.gather(*(party.live() for party in parties))
    told, last = ledger.count("told"), time.monotonic()
    while not lives.done():
        await asyncio.wait([lives], timeout=0.1)
        if (now := ledger.count("told")) > told:
            told, last = now, time.monotonic()
        if time.monotonic() - last > STUCK:
            lives.cancel()
            await asyncio.wait([lives])
            return False
    await lives
    outcome.finished = sum(len(party.finished) for party in parties)
    assert all(party.game in party.finished for party in parties), "a game could not be finished"
    people = [player.person for party in parties for player in party.players]
    for game in list(ledger.entries):
        for person in people:
            answer = await person.http.get(f"/api/tables/{game}/record")
            if answer.status_code == 200:
                try:
                    replay(read_record(answer.text))
                except (NotationError, BrokenRecord) as error:
                    outcome.unreadable.append(f"{game}: {error}")
                else:
                    outcome.replayed += 1
                break
    return True
