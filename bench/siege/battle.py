"""One attack on one fresh server: before, during, after."""

import asyncio
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.load.scripts import Script
from bench.siege.assault import Attack, Target
from bench.siege.besieged import Besieged, addresses, besieged, messages
from bench.siege.evening import Evening
from bench.siege.verdict import BOT, NORMAL, QUICK, TIMES, Outcome, Stretch
from tests.server.multiprocess.nginx import running_nginx

ATTACKER = "127.0.0.66"
BEFORE = 5.0
RATE = 40.0
"""Draws a second, of all tables together."""
SPARE = 20
"""Descriptors that may be open more than before: connections that are just being closed."""
REPORTED = 12.0
"""Seconds until whoever reads the log can know: it tells of limits every ten seconds."""
AT_NGINX = 4096
"""Connections of nginx; its usual number is for a few hundred people."""
NICE = 10
"""Attackers let those who measure have the core first."""


@dataclass(frozen=True)
class Camp:
    """What all attacks of a siege have in common."""

    folder: Path
    database: Path
    """With tables whose draws are known; copied for every attack."""
    scripts: Sequence[Script]
    neighbours: Sequence[Script]
    seconds: float
    nginx: bool


def fought(camp: Camp, attack: Attack) -> Outcome:
    """Start a server, and see what an attack does to it."""
    database = camp.folder / f"{attack.name}.db"
    seconds = max(camp.seconds, attack.least)
    shutil.copy(camp.database, database)
    options = ("--proxy", "127.0.0.1") if camp.nginx else ()
    with besieged(database, *options) as castle:
        if not camp.nginx:
            target = Target(castle.server.port, ATTACKER, seconds=seconds)
            return asyncio.run(_fought(camp, attack, castle, target))
        folder = camp.folder / f"nginx-{attack.name}"
        folder.mkdir()
        with running_nginx(folder, [castle.server.port] * 2, AT_NGINX) as front:
            certificate = str(folder / "quillmap.crt")
            target = Target(front.port, ATTACKER, certificate, seconds)
            return asyncio.run(_fought(camp, attack, castle, target))


async def _fought(camp: Camp, attack: Attack, castle: Besieged, target: Target) -> Outcome:
    # What is made ready may cost something already: that is not what is measured here.
    attacker = await _attacker(attack, target)
    ready = await _line(attacker, 120)
    evening = Evening(target.port, castle.server.port, target.tls, target)
    await evening.begin(camp.scripts, camp.neighbours, RATE)
    looking = asyncio.create_task(castle.look_on())
    await asyncio.sleep(1.0)
    begin = time.perf_counter()
    counted, logged = castle.numbers(), len(castle.logged())
    await asyncio.sleep(BEFORE)
    attacked = time.perf_counter()
    if ready == "ready":
        assert attacker.stdin is not None
        attacker.stdin.write(b"go\n")
    await asyncio.sleep(target.seconds)
    ended = time.perf_counter()
    seen = await _line(attacker, 30)
    if attacker.returncode is None:
        attacker.kill()
    # A draw of the last moment may have met the attack already.
    before = _stretch(evening, castle, begin, attacked - 0.5)
    back = await _normal_again(evening, castle, before, ended)
    after = time.perf_counter()
    looking.cancel()
    moved = _moved(counted, await asyncio.to_thread(castle.numbers))
    while moved and not _warned(castle.logged()[logged:]) and _since(ended) < REPORTED:
        await asyncio.sleep(0.2)
    lines = castle.logged()[logged:]
    lost: Counter[str] = Counter()
    for whose, waits in evening.everywhere().items():
        for why, times in waits.troubles(attacked, after).items():
            lost[f"{whose}: {why}"] += times
    outcome = Outcome(
        attack.name,
        attack.what,
        # What nginx fends off by itself never reaches the server, which cannot tell of it.
        attack.within or (camp.nginx and not moved),
        before,
        _stretch(evening, castle, attacked, ended),
        _stretch(evening, castle, max(ended, after - 3.0), after),
        castle.peak,
        back,
        moved,
        messages(lines),
        addresses(lines),
        json.loads(seen) if seen.startswith("{") else {f"attacker: {seen or ready}": 1},
        lost,
        evening.beside.between(attacked, ended),
        evening.pages.troubles(attacked, after) + evening.beside.troubles(attacked, after),
    )
    await evening.end()
    return outcome


async def _attacker(attack: Attack, target: Target) -> asyncio.subprocess.Process:
    words = [attack.name, target.port, target.source, target.seconds, target.share]
    command = [sys.executable, "-m", "bench.siege.attacker", *map(str, words)]
    if target.certificate:
        command.append(target.certificate)
    return await asyncio.create_subprocess_exec(
        "nice",
        "-n",
        str(NICE),
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def _line(attacker: asyncio.subprocess.Process, seconds: float) -> str:
    assert attacker.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            return (await attacker.stdout.readline()).decode().strip()
    except TimeoutError:
        return "never said what it saw"


def _stretch(evening: Evening, castle: Besieged, begin: float, end: float) -> Stretch:
    memory, descriptors = castle.between(begin, end)
    found = (waits.between(begin, end) for waits in (evening.draws, evening.live, evening.bots))
    draws, live, bots = found
    return Stretch(draws, live, bots, memory, descriptors)


async def _normal_again(
    evening: Evening, castle: Besieged, before: Stretch, ended: float
) -> float | None:
    """Seconds until three seconds begin in which everything was as before; None if it never is."""
    limit = max(QUICK, TIMES * before.p99)
    second = 1
    while second <= NORMAL:
        await asyncio.sleep(max(0.0, ended + second + 2 - time.perf_counter()))
        begin = ended + second - 1
        recent = _stretch(evening, castle, begin, begin + 3)
        quick = recent.p99 <= limit and max(recent.live, default=9.9) <= max(QUICK, limit)
        thinking = max(recent.bots, default=0.0) >= BOT or evening.bots.overdue(BOT)
        if quick and not thinking and recent.descriptors <= before.descriptors + SPARE:
            return float(second - 1)
        second += 1
    return None


def _warned(lines: Sequence[str]) -> bool:
    return any(json.loads(line)["level"] == "warning" for line in lines)


def _since(moment: float) -> float:
    return time.perf_counter() - moment


def _moved(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """By how much each limit was passed."""
    found = {}
    for name, value in after.items():
        if "limited" in name and value > before.get(name, 0.0):
            found[name.partition("{")[2].rstrip("}").removeprefix("what=").strip('"')] = (
                value - before.get(name, 0.0)
            )
    return found
