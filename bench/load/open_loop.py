"""Draws that come when they are due, however long the server takes for those before them.

Waiting is counted from that moment, so a server that falls behind cannot hide it. The clients speak
RFC 6455 by hand: at 3,000 draws a second those of a library would need more than their core.
"""

import asyncio
import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

import uvloop

from bench.load.cost import cpu_seconds
from bench.load.scripts import Script

PATIENCE = 30.0
"""Seconds for what is still not kept when the last draw was due."""
AT_ONCE = 50
"""Sockets that are opened at the same time."""
_ID = re.compile(rb'"id":(\d+),"ok":(true|false)')
_ROUND = re.compile(rb'"round":(\d+)')
_NO_MASK = bytes(4)
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


@dataclass(frozen=True)
class Due:
    """One draw, and the moment at which somebody makes it."""

    at: float
    client: "Client"
    round: int
    line: str


class Client(asyncio.Protocol):
    """One socket at one table; a draw of a round that is not open yet waits for it."""

    transport: asyncio.Transport

    def __init__(self, script: Script, seat: int, kept: Callable[[float], None]) -> None:
        self.refused: list[bytes] = []
        self.seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._script, self._seat, self._kept = script, seat, kept
        self._round, self._id = -1, 0
        self._sent: dict[int, float] = {}
        self._waiting: list[Due] = []
        self._rest = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        head = (
            f"GET /api/tables/{self._script.game}/socket HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: quillmap={self._script.secrets[self._seat]}",
        )
        self.transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Look at every frame; one that is not whole waits for its rest."""
        data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head, head
            self._open = True
            self._say(f'{{"id":0,"kind":"hello","version":1,"key":"{self._script.key}"}}'.encode())
        start = 0
        while (found := _frame(data, start)) is not None:
            begin, end_ = found
            self._heard(data[start], data, begin, end_)
            start = end_
        self._rest = data[start:]

    def due(self, draw: Due) -> None:
        """Somebody draws now, or as soon as they can."""
        if self._round >= draw.round and not self._waiting:
            self._draw(draw)
        else:
            self._waiting.append(draw)

    def _draw(self, draw: Due) -> None:
        self._id += 1
        self._sent[self._id] = draw.at
        text = f'{{"id":{self._id},"kind":"draw","round":{draw.round},"line":"{draw.line}"}}'
        self._say(text.encode())

    def _say(self, text: bytes, kind: int = _TEXT) -> None:
        size = len(text)
        head = bytes((kind, 0x80 | size))
        if size > 125:
            head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + _NO_MASK + text)

    def _heard(self, kind: int, data: bytes, begin: int, end: int) -> None:
        if kind == _PING:
            self._say(data[begin:end], _PONG)
        elif data.startswith(b'{"kind":"answer"', begin):
            found = _ID.search(data, begin, end)
            assert found is not None
            if found[2] == b"false":
                self.refused.append(data[begin:end])
            elif id := int(found[1]):
                self._kept(time.perf_counter() - self._sent.pop(id))
        elif data.find(b'"table":{', begin, end) >= 0 and (
            found := _ROUND.search(data, begin, end)
        ):
            self._round = int(found[1])
            if not self.seen.done():
                self.seen.set_result(None)
            while self._waiting and self._waiting[0].round <= self._round:
                self._draw(self._waiting.pop(0))


def _frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the text of the frame that begins there begins and ends, if it is whole."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    for code, more in ((126, 2), (127, 8)):
        if data[start + 1] == code:
            begin += more
            size = int.from_bytes(data[start + 2 : begin], "big")
    return (begin, begin + size) if len(data) >= begin + size else None


@dataclass(frozen=True)
class Outcome:
    """What a run came to."""

    asked: int
    kept: list[float]
    """Of each draw the seconds from the moment at which it was due."""
    rate: float
    """Draws kept in a second."""
    cpu: float
    """Processor time of the server for each of them."""


def run(scripts: Sequence[Script], port: int, pid: int, rate: int) -> Outcome:
    """Let all tables draw at this rate, each at its own moments."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_run(scripts, port, pid, rate))


async def _run(scripts: Sequence[Script], port: int, pid: int, rate: int) -> Outcome:
    kept: list[float] = []
    tables = await _connected(scripts, port, kept.append)
    await asyncio.sleep(1.0)  # whatever has to do with connecting is done
    begin = time.perf_counter() + 0.5
    draws = _planned(scripts, tables, begin, len(scripts) * 4 / rate)
    cpu = cpu_seconds(pid)
    for draw in draws:
        if (wait := draw.at - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        draw.client.due(draw)
    while len(kept) < len(draws) and time.perf_counter() < draws[-1].at + PATIENCE:
        await asyncio.sleep(0.01)
    taken = time.perf_counter() - begin
    cpu = (cpu_seconds(pid) - cpu) / max(1, len(kept))
    refused = [text for table in tables for client in table for text in client.refused]
    assert not refused, refused[:3]
    for table in tables:
        for client in table:
            client.transport.close()
    return Outcome(len(draws), kept, len(kept) / taken, cpu)


async def _connected(
    scripts: Sequence[Script], port: int, kept: Callable[[float], None]
) -> list[list[Client]]:
    tables = [[Client(script, seat, kept) for seat in range(4)] for script in scripts]
    everybody = [client for table in tables for client in table]
    loop = asyncio.get_running_loop()
    for start in range(0, len(everybody), AT_ONCE):
        some = everybody[start : start + AT_ONCE]
        await asyncio.gather(
            *(loop.create_connection(lambda c=each: c, "127.0.0.1", port) for each in some)  # type: ignore[misc]
        )
        await asyncio.gather(*(each.seen for each in some))
    return tables


def _planned(
    scripts: Sequence[Script], tables: Sequence[Sequence[Client]], begin: float, period: float
) -> list[Due]:
    """Every table has a round in every period, each seat at a moment of its own."""
    rng = random.Random(2)
    draws = []
    for script, clients in zip(scripts, tables, strict=True):
        offset = rng.random() * period
        for number, lines in enumerate(script.draws[:-1]):
            for seat, line in lines.items():
                at = begin + offset + number * period + (seat + rng.random()) * period / 5
                draws.append(Due(at, clients[seat], script.round + number, line))
    return sorted(draws, key=lambda draw: draw.at)
