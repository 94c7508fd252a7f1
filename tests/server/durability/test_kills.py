"""Nothing that was acknowledged is lost, whenever the server dies; and the test would notice."""

import platform
import random
from datetime import date
from pathlib import Path

import pytest

from tests.server.durability import faulty
from tests.server.durability.killing import Outcome, endure
from tests.server.process import ServerProcess
from tests.soak import SOAK

pytestmark = pytest.mark.anyio

KILLS = 500 if SOAK else 12
A_FEW = 8
"""A planted fault has to be found within so many kills."""
KEPT = Path(__file__).resolve().parents[3] / "bench" / "kills.md"


async def test_nothing_acknowledged_is_lost_whenever_the_server_is_killed(tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(48) if SOAK else 9
    print(f"seed {seed}")
    database = tmp_path / "games.db"
    with ServerProcess(database, "--log", "warning") as server:
        outcome = await endure(server, database, KILLS, random.Random(seed))
        logged = server.errors()
    print(outcome)
    if SOAK:
        write_down(outcome)
    assert outcome.faults == []
    assert outcome.surprises == {}
    assert outcome.kills == KILLS and outcome.told > 5 * KILLS
    assert outcome.replayed >= outcome.finished >= 3
    assert "Traceback" not in logged


@pytest.mark.parametrize(
    ("fault", "found"), [("early", "lost"), ("twice", "doubled"), ("forgetful", "lost")]
)
async def test_a_planted_fault_is_found(tmp_path: Path, fault: str, found: str) -> None:
    database = tmp_path / "games.db"
    server = ServerProcess(
        database, command=faulty.command(fault), environment=faulty.environment()
    )
    with server:
        # Few lines: a server with a fault may halt before it has acknowledged many.
        outcome = await endure(server, database, A_FEW, random.Random(9), lines=(1, 4))
    print(outcome.kills, outcome.faults)
    assert outcome.count(found) >= 1


def write_down(outcome: Outcome) -> None:
    """Keep what was measured, good or bad, where people look for numbers."""
    KEPT.write_text(
        "# Killing the server\n\n"
        "`QUILLMAP_SOAK=1 .venv/bin/python -m pytest -s tests/server/durability/test_kills.py`,"
        f" {date.today()},\nPython {platform.python_version()}:"
        f" {outcome.kills} kills (SIGKILL) of a server on a SQLite file, while nine people\n"
        f"played at three tables. {outcome.told} acknowledged lines were looked for in the"
        f" file:\n{outcome.count('lost')} lost, {outcome.count('doubled')} doubled,"
        f" {len(outcome.faults)} faults of any kind. Of the requests whose answer a kill"
        f" swallowed,\n{outcome.kept} had been kept and {outcome.not_kept} not, none of them half."
        f" {outcome.games} games, {outcome.finished} of them\nfinished, {outcome.replayed} records"
        f" replayed, {outcome.seconds / 60:.0f} minutes.\n\n"
        "Planted faults that the same harness has to find are part of `make test`: a line"
        " acknowledged\nbefore it is committed, a line written twice, an acknowledged request that"
        " is never kept.\n",
        "utf-8",
    )
