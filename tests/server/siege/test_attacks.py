"""Each attack is fended off, costs little memory, and the others play on meanwhile."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench.load.cost import resident
from bench.siege import attacker
from bench.siege.assault import ATTACKS, Assault, Target, carry_out
from bench.siege.besieged import Besieged, addresses
from quillmap.server.gate.limits import MESSAGES
from tests.server.client import PATIENCE
from tests.server.siege.playing import Player

assert attacker.ROOMS, "the registry is filled by those who are imported"

SHARE = 0.5
"""Of the connections of an attack; of those that take long, the slice of a second is enough."""
SLICE = 1.5
MEMORY = 1.5
"""Times what the server had before."""
ROOM = 16 * 2**20
"""Bytes beyond that, for what it loads when it is first asked for."""
SEEN = re.compile("closed|refused|answered (4|503)|told too_many|hung up|reset|not let in")
"""What somebody sees who was sent away or refused."""
BY_THE_WAY = (
    *("sevenfold", "replays", "copies", "public_pages", "texts", "downloads"),
    *("pars", "everywhere", "codes", "sages", "hints", "knocks", "crowd"),
)
"""May go on within their limits for longer than a test lasts: only the others count here.

A crowd meets the limit of its address where the server hears more than 800 messages a second, so
not on a busy machine; `gate/test_limits.py` tries that limit without haste.
"""


def peak(pid: int) -> int:
    """The most memory since it was last forgotten."""
    found = re.search(r"VmHWM:\s*(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def forget_peak(pid: int) -> None:
    """Count the most memory from now on."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")


class Siege:
    """Some attacks at the same time, each from an address of its own."""

    def __init__(self, castle: Besieged, names: Sequence[str]) -> None:
        self.castle = castle
        self.patient = not set(names) <= set(BY_THE_WAY)
        seconds = PATIENCE if self.patient else SLICE
        self.assaults = {
            name: Assault(Target(castle.server.port, source(name), seconds=seconds, share=SHARE))
            for name in names
        }
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Until all have begun."""
        for name, assault in self.assaults.items():
            self._tasks.append(asyncio.create_task(carry_out(assault, ATTACKS[name].run)))
        while not all(assault.begun for assault in self.assaults.values()):
            await asyncio.sleep(0.01)

    async def last(self) -> None:
        """Until all have met a limit, or a slice of each is over."""
        while not all(task.done() for task in self._tasks) and not self.fended_off:
            await asyncio.sleep(0.05)

    @property
    def fended_off(self) -> bool:
        """Whether every attacker has met a limit."""
        seen = (assault.seen for assault in self.assaults.values())
        return self.patient and all(any(map(SEEN.match, each)) for each in seen)

    async def end(self) -> None:
        """At once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def source(name: str) -> str:
    """The address of an attack."""
    return f"127.0.66.{list(ATTACKS).index(name) + 1}"


async def test_the_operator_sees_it(castle: Besieged, player: Player) -> None:
    """In a number and a line of the log, which name nobody."""
    counted, logged = castle.numbers(), len(castle.logged())
    assault = Assault(Target(castle.server.port, "127.0.67.1", seconds=PATIENCE))
    attacking = asyncio.create_task(carry_out(assault, ATTACKS["pings"].run))
    try:
        async with asyncio.timeout(PATIENCE):
            while not any("quillmap.limits" in line for line in castle.logged()[logged:]):
                await asyncio.sleep(0.1)
                await player.draw()
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
    after = castle.numbers()
    moved = [name for name in after if "limited" in name and after[name] > counted.get(name, 0)]
    assert moved
    assert not addresses(castle.logged())


async def test_nobody_in_a_crowd_meets_the_own_limit(castle: Besieged, player: Player) -> None:
    """Else it would be `messages` once more: only all of them together say too much."""
    counted = castle.numbers()
    siege = Siege(castle, ["crowd"])
    try:
        await siege.begin()
        await siege.last()
        assert await player.draw()
    finally:
        await siege.end()
    assert siege.assaults["crowd"].seen["messages"] > MESSAGES.burst
    after = castle.numbers()
    moved = {name for name in after if "limited" in name and after[name] > counted.get(name, 0)}
    assert moved <= {'quillmap_limited_total{what="message"}'}


def test_every_attack_says_what_it_is() -> None:
    whats = [attack.what for attack in ATTACKS.values()]
    assert len(set(whats)) == len(whats) == len(ATTACKS) >= 25
    assert set(BY_THE_WAY) < set(ATTACKS)


TOGETHER = ("loris", "silent", "mute")
"""Who does nothing is sent away after a while: one wait is enough for all of them."""
LAST = ("sages", "hints")
"""Their bots think on when they are gone, on every core, until the server is stopped."""
ALONE = [(name,) for name in ATTACKS if name not in (*TOGETHER, *LAST)]


@pytest.mark.parametrize("names", [TOGETHER, *ALONE, *((name,) for name in LAST)], ids="+".join)
async def test_an_attack_is_fended_off(
    castle: Besieged, player: Player, names: tuple[str, ...]
) -> None:
    before = resident(castle.pid)
    forget_peak(castle.pid)
    siege = Siege(castle, names)
    try:
        await siege.begin()
        assert await player.draw(), "one card at least is drawn while it lasts"
        await siege.last()
        assert await player.draw()
    finally:
        await siege.end()
    most = peak(castle.pid)
    for name, assault in siege.assaults.items():
        print(f"\n{name}: {dict(assault.seen)}, {before / 2**20:.0f} to {most / 2**20:.0f} MB")
    assert siege.fended_off or not siege.patient
    assert most < MEMORY * before + ROOM
    assert await player.draw(), "and afterwards"
