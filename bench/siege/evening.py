"""People who only want to play: what they wait for, and what goes wrong for them."""

import asyncio
import json
import random
import re
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import InvalidStatus, WebSocketException

from bench.load.players import Player
from bench.load.scripts import Script
from bench.siege.assault import HOST, Assault, SentAway, Target, cut
from bench.siege.raw import Raw
from tests.server.client import Client, Gone, Person, Refused
from tests.server.following import Follower

BOT = "weighted"
"""Draws in a few milliseconds, unless others keep its process busy."""
GIVE_UP = 40.0
"""Seconds that somebody waits for an answer."""


@dataclass
class Waits:
    """When something was asked for, how long it took, and whether it was done at all."""

    of: list[tuple[float, float]] = field(default_factory=list)
    trouble: list[tuple[float, str]] = field(default_factory=list)
    pending: set[float] = field(default_factory=set)

    async def time(self, work: Awaitable[object]) -> bool:
        """Wait for it; whether it was done."""
        begin = time.perf_counter()
        self.pending.add(begin)
        try:
            async with asyncio.timeout(GIVE_UP):
                await work
        except (Trouble, OSError, EOFError, TimeoutError, WebSocketException, Gone) as error:
            self.trouble.append((begin, str(error) if isinstance(error, Trouble) else _why(error)))
            return False
        finally:
            self.pending.discard(begin)
        self.of.append((begin, time.perf_counter() - begin))
        return True

    def between(self, begin: float, end: float) -> list[float]:
        """How long what was asked for in that time took, or takes already."""
        now = time.perf_counter()
        return [took for at, took in self.of if begin <= at < end] + [
            now - at for at in self.pending if begin <= at < end
        ]

    def overdue(self, seconds: float) -> bool:
        """Whether somebody has been waiting for so long."""
        return any(time.perf_counter() - at > seconds for at in self.pending)

    def troubles(self, begin: float, end: float) -> Counter[str]:
        """What went wrong in that time."""
        return Counter(why for at, why in self.trouble if begin <= at < end)


class Trouble(Exception):
    """Something was refused."""


def _why(error: Exception) -> str:
    if isinstance(error, InvalidStatus):
        told = re.search(rb'"code": ?"(\w+)"', error.response.body or b"")
        return f"refused {error.response.status_code} {told[1].decode() if told else ''}".strip()
    return cut(error) if isinstance(error, (OSError, EOFError)) else type(error).__name__


class Evening:
    """Everybody, on all their sockets, while a siege is on."""

    def __init__(self, port: int, direct: int, tls: ssl.SSLContext | None, target: Target) -> None:
        self.port = port
        self.direct = direct
        """Where the server itself listens, for those who look after it."""
        self.tls = tls
        self.target = target
        """As the attacker sees it: somebody else plays at that address."""
        self.draws, self.beside, self.live = Waits(), Waits(), Waits()
        self.bots, self.codes, self.pages = Waits(), Waits(), Waits()
        self._options: dict[str, Any] = {"ssl": tls} if tls else {}
        self._tasks: list[asyncio.Task[None]] = []
        self._players: list[Player] = []

    async def begin(
        self, scripts: Sequence[Script], neighbours: Sequence[Script], rate: float
    ) -> None:
        """Sit down, and play from then on."""
        period = len(scripts) * 4 / rate
        for script in scripts:
            await self._table(script, HOST, period, self.draws)
        for script in neighbours:
            await self._table(script, self.target.source, 2.0, self.beside)
        home = Assault(Target(self.port, HOST, self.target.certificate))
        own = Assault(Target(self.direct, HOST))
        there = Assault(self.target)
        await self._open_table(home)
        self._often(0.2, self.live, lambda: self._asked(own, "GET", "/health/live"))
        self._often(1.0, self.codes, lambda: self._asked(home, "POST", "/api/codes", self._code))
        self._often(0.5, self.pages, lambda: self._asked(there, "GET", "/api/choices"))
        self._often(2.0, self.pages, lambda: self._looked(neighbours[0]))
        self._tasks.append(asyncio.create_task(self._against_a_bot()))

    def everywhere(self) -> dict[str, Waits]:
        """What people at other addresses than the attacker's wait for."""
        return {"draw": self.draws, "code": self.codes, "bot": self.bots, "live": self.live}

    async def end(self) -> None:
        """Go home."""
        going = set(self._tasks)
        while going:  # before Python 3.12, wait_for may swallow that it was cancelled
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=1.0)
        closing = (player.close() for player in self._players)
        await asyncio.gather(*closing, return_exceptions=True)

    # Tables whose draws are known -----------------------------------------------------------------

    async def _table(self, script: Script, source: str, period: float, waits: Waits) -> None:
        players = [Player(script, seat) for seat in range(len(script.secrets))]
        options = {"local_addr": (source, 0), "ping_interval": None, **self._options}
        await asyncio.gather(*(player.open(self.port, **options) for player in players))
        self._players += players
        self._tasks.append(asyncio.create_task(self._play(script, players, period, waits)))

    async def _play(
        self, script: Script, players: list[Player], period: float, waits: Waits
    ) -> None:
        rng = random.Random(script.game)
        begin = time.perf_counter() + rng.random() * period
        for number, lines in enumerate(script.draws[:-1]):
            round, at = script.round + number, begin + number * period

            async def draw(seat: int, line: str, at: float = at, round: int = round) -> None:
                moment = at + (seat + rng.random()) * period / 5
                await asyncio.sleep(max(0.0, moment - time.perf_counter()))
                await waits.time(drawn(players[seat], round, line))

            told = [player.reached(round + 1) for player in players]
            await asyncio.gather(*(draw(*each) for each in lines.items()))
            await asyncio.gather(*told)

    # A table with a bot ---------------------------------------------------------------------------

    async def _against_a_bot(self) -> None:
        while True:
            try:
                async with Person(self.port, self.tls) as person:
                    opened = await person.create(seats=2, names=["Ada"], bots=[BOT], start=True)
                    async with await person.look(opened["game"], ping_interval=None) as client:
                        await self._play_with(client)
            except (Refused, Gone, OSError, TimeoutError, WebSocketException) as error:
                self.bots.trouble.append((time.perf_counter(), type(error).__name__))
                await asyncio.sleep(0.5)

    async def _play_with(self, client: Client) -> None:
        follower = Follower.of(client)
        while client.table["stage"] == "playing":
            round = client.round
            if 2 in client.play["awaited"]:
                await self.bots.time(answered(client, round))
            await asyncio.sleep(0.3)
            if 1 in client.play["awaited"] and client.round == round:
                await client.draw(follower.line(await follower.position(), 1), round)
            await client.until(
                lambda round=round: client.table["stage"] != "playing" or client.round > round
            )

    # Single requests ------------------------------------------------------------------------------

    def _often(self, period: float, waits: Waits, work: Callable[[], Awaitable[object]]) -> None:
        async def keep_on() -> None:
            while True:
                await waits.time(work())
                await asyncio.sleep(period)

        self._tasks.append(asyncio.create_task(keep_on()))

    async def _open_table(self, home: Assault) -> None:
        async with Raw(home) as raw:
            opened = await raw.post("/api/tables", {"seats": 2, "names": ["Eve"]})
            self._code = json.dumps({"code": opened["code"]}).encode()

    async def _asked(self, who: Assault, method: str, path: str, body: bytes = b"") -> None:
        async with Raw(who) as raw:
            try:
                status, found = await raw.ask(method, path, body)
            except SentAway:
                raise EOFError from None
            if status >= 400:
                told = json.loads(found or b"{}").get("refused", {}).get("code", "")
                raise Trouble(f"refused {status} {told}".strip())

    async def _looked(self, script: Script) -> None:
        """Another tab at the same table."""
        player = Player(script, 0)
        options = {"local_addr": (self.target.source, 0), "ping_interval": None, **self._options}
        await player.open(self.port, **options)
        await player.close()


async def drawn(player: Player, round: int, line: str) -> None:
    """Seal a draw; Trouble if it was refused."""
    before = len(player.refused)
    await player.draw(round, line)
    if len(player.refused) > before:
        raise Trouble(json.loads(player.refused[-1])["refused"]["code"])


async def answered(client: Client, round: int) -> None:
    """Wait until the bot has drawn in this round."""
    await client.until(lambda: 2 in client.view["drawn"]["seats"] or client.round > round)
