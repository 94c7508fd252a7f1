"""Nothing that was acknowledged is lost when the power fails; and the test would notice."""

import os
import platform
import random
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from tests.server.durability import faulty
from tests.server.durability.killing import Outcome, endure
from tests.server.durability.power.losing import PoweredServer, compiled
from tests.soak import SOAK

pytestmark = pytest.mark.anyio

LIVES = 150 if SOAK else 4
A_FEW = 2
"""Lives of a server with a planted fault, after which it begins again on an empty disk."""
DISKS = 20
"""A planted fault has to be found on one of so many. What is lost is chance: a folder's name is
missing on half of the disks, is looked for on three, and is there for good if all three have it."""
KEPT = Path(__file__).resolve().parents[4] / "bench" / "power.md"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """What writes down everything that is done to a disk."""
    found = compiled(tmp_path) if platform.system() == "Linux" else None
    if found is None:
        assert not os.environ.get("CI"), "this test needs a C compiler"
        pytest.skip("there is no C compiler")
    return found


@pytest.mark.parametrize("fault", ["often", "none"] if SOAK else ["often"])
async def test_nothing_acknowledged_is_lost_when_the_power_fails(
    tmp_path: Path, library: Path, fault: str
) -> None:
    seed = random.SystemRandom().getrandbits(48) if SOAK else 1
    print(f"seed {seed}")
    rng = random.Random(seed)
    server = powered(tmp_path, library, rng, fault)
    with server:
        outcome = await endure(server, server.file, LIVES, rng, lose=server.lose)
        logged, losses = server.errors(), server.losses
    print(losses, outcome)
    if SOAK and fault == "often":
        write_down(outcome, losses)
    assert outcome.faults == []
    assert outcome.surprises == {}
    assert outcome.kills == LIVES and outcome.told > 100 and losses >= 3 * LIVES
    assert outcome.replayed >= outcome.finished >= 3
    assert "Traceback" not in logged


@pytest.mark.parametrize(
    ("fault", "found"), [("unsynced", "broken"), ("late", "lost"), ("nameless", "lost")]
)
async def test_a_server_that_syncs_too_little_is_found_out(
    tmp_path: Path, library: Path, fault: str, found: str
) -> None:
    rng = random.Random(12)
    for number in range(1, DISKS + 1):
        folder = tmp_path / f"disk-{number}"
        folder.mkdir()
        server = powered(folder, library, rng, fault)
        with server:
            outcome = await endure(server, server.file, A_FEW, rng, lose=server.lose)
        print(number, outcome.kills, len(outcome.faults), outcome.faults[:3])
        if outcome.count(found):
            return
    raise AssertionError(f"{fault} was not found on {DISKS} disks")


def powered(folder: Path, library: Path, rng: random.Random, fault: str) -> PoweredServer:
    """A server that is killed by losses of power, with a planted fault or none."""
    command, environment = faulty.command(fault), faulty.environment()
    return PoweredServer(folder, library, rng, command=command, environment=environment)


def write_down(outcome: Outcome, losses: int) -> None:
    """Keep what was measured, good or bad, where people look for numbers."""
    KEPT.write_text(
        "# Losing power\n\n"
        "`QUILLMAP_SOAK=1 .venv/bin/python -m pytest -s tests/server/durability/power`,"
        f" {date.today()},\nPython {platform.python_version()}, SQLite {sqlite3.sqlite_version}:"
        f" {outcome.kills} lives of a server on a SQLite file, while nine people\nplayed at three"
        " tables. The log was folded into the file every 20 pages, far more often than usual.\n"
        f"Everything that the server did to its disk was written down, and {losses} disks were"
        " made of it that\na loss of power could leave: what was synced, any sectors of what was"
        " not, names of files only where\ntheir folder was synced. Each, but for those from before"
        f" the first acknowledged line, was opened and\npassed `integrity_check`. {outcome.told}"
        " acknowledged lines were looked for:"
        f" {outcome.count('lost')} lost, {len(outcome.faults)} faults of any kind.\nOf the"
        f" requests whose answer a loss swallowed, {outcome.kept} had been kept and"
        f" {outcome.not_kept} not, none of them half.\n{outcome.games} games, {outcome.finished}"
        f" of them finished, {outcome.replayed} records replayed,"
        f" {outcome.seconds / 60:.0f} minutes.\n\n"
        "Planted faults that the same harness has to find are part of `make test`: no sync at all,"
        " a sync only\nwhen the log is folded into the file, a folder whose name is not synced.\n",
        "utf-8",
    )
