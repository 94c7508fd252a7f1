"""The disk has a line before the player hears of it, as the calls to the kernel show."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.durability import faulty
from tests.server.durability.playing import a_draw, two_at_a_table, wait_for
from tests.server.process import PLAIN, ServerProcess

pytestmark = pytest.mark.anyio

CALLS = "fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg"
UNFINISHED = re.compile(r"(.*) <unfinished \.\.\.>")
RESUMED = re.compile(r"<\.\.\. \w+ resumed>(.*)")


@pytest.fixture
def strace() -> str:
    found = shutil.which("strace")
    if found is None:
        assert not os.environ.get("CI"), "this test needs the package strace"
        pytest.skip("there is no strace")
    return found


def test_the_server_syncs_every_commit(tmp_path: Path) -> None:
    plain = ServerProcess(
        tmp_path / "games.db", command=faulty.command("none"), environment=faulty.environment()
    )
    with plain as server:
        server.out.seek(0)
        said = server.out.read().decode()
    (settings,) = re.findall("writer: (.*)", said)
    # 2 is FULL: the log is synced with every commit.
    assert "'synchronous': 2," in settings and "'journal_mode': 'wal'" in settings


def moments(trace: str) -> Iterator[tuple[str, str]]:
    """Each call when it begins, and each when it has returned."""
    waiting: dict[str, str] = {}
    for line in trace.splitlines():
        thread, _, call = line.partition(" ")
        call = call.strip()
        if found := UNFINISHED.fullmatch(call):
            waiting[thread] = found[1]
            yield "begins", found[1]
        elif found := RESUMED.fullmatch(call):
            yield "returns", waiting.pop(thread, "") + found[1]
        else:
            yield "begins", call
            yield "returns", call


def story(trace: str, line: str, answer: str) -> list[str]:
    """What happened to a line: written to the log, synced, told; in this order if all is well."""
    found: list[str] = []
    for moment, call in moments(trace):
        name = call.partition("(")[0]
        log = "games.db-wal>" in call
        if moment == "returns" and log and name == "pwrite64" and line in call:
            found.append("written")
        elif moment == "returns" and log and name in ("fsync", "fdatasync"):
            if "written" in found and call.endswith("= 0"):
                found.append("synced")
        elif moment == "begins" and answer in call and name.startswith(("write", "send")):
            found.append("told")
    return found


async def traced(server: ServerProcess, trace: Path) -> list[str]:
    """The story of one draw."""
    async with two_at_a_table(server.port) as (first, _):
        line = await a_draw(first, 1)
        # An id that nothing else has.
        await first.send(f'{{"kind":"draw","id":987654321,"round":{first.round},"line":"{line}"}}')
        await first.until(lambda: first.view["mine"]["sealed"] == {"1": line})
        answer = '\\"id\\":987654321'
        # A trace is written a little later, and a line that is kept too late even later.
        wait_for(lambda: {"told", "synced"} <= set(story(trace.read_text(), line, answer)))
        return story(trace.read_text(), line, answer)


def tracing(strace: str, trace: Path) -> tuple[str, ...]:
    """Trace all threads of what follows, which stays our own child."""
    return (strace, "-D", "-f", "-y", "-s", "9000", "-e", f"trace={CALLS}", "-o", str(trace))


async def test_a_draw_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path, strace: str) -> None:
    trace = tmp_path / "trace"
    command = (*tracing(strace, trace), *PLAIN)
    with ServerProcess(tmp_path / "games.db", command=command) as server:
        found = await traced(server, trace)
    told = found.index("told")
    assert "synced" in found[:told], found
    assert found.count("told") == 1


async def test_the_trace_shows_a_server_that_acknowledges_too_early(
    tmp_path: Path, strace: str
) -> None:
    trace = tmp_path / "trace"
    command = (*tracing(strace, trace), *faulty.command("early"))
    server = ServerProcess(tmp_path / "games.db", command=command, environment=faulty.environment())
    with server:
        found = await traced(server, trace)
    assert "synced" not in found[: found.index("told")], found
