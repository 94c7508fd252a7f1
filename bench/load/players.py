"""Clients that do as little as possible, so that the server is what is measured."""

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.scripts import Script

_ID = re.compile(r'"id":(\d+),"ok":(true|false)')
_ROUND = re.compile(r'"round":(\d+)')
_WHOLE = '"table":{'  # not always the first part, where several were put together
_ANSWER = '{"kind":"answer"'


class Player:
    """One socket at one table: sends lines, notes when answers and rounds come."""

    def __init__(self, script: Script, seat: int) -> None:
        self.script = script
        self.seat = seat
        self.round = -1
        self.bytes = 0
        self.messages = 0
        self.refused: list[str] = []
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._id = 0
        self._waiting: dict[int, asyncio.Future[float]] = {}
        self._rounds: dict[int, asyncio.Future[float]] = {}

    async def open(self, port: int, **options: Any) -> None:
        """Connect and wait for the view; over TLS where the options have `ssl`."""
        scheme = "wss" if options.get("ssl") else "ws"
        url = f"{scheme}://127.0.0.1:{port}/api/tables/{self.script.game}/socket"
        cookie = {"Cookie": f"quillmap={self.script.secrets[self.seat]}"}
        options = {"compression": None, "max_size": None, "open_timeout": 120, **options}
        self._socket = await connect(url, additional_headers=cookie, **options)
        self._reader = asyncio.create_task(self._read())
        seen = self.reached(0)
        await self.ask(f'"kind":"hello","version":1,"key":"{self.script.key}"')
        await seen

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def ask(self, fields: str) -> float:
        """Send a request; the seconds until its answer."""
        self._id += 1
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[self._id] = future
        assert self._socket is not None
        start = time.perf_counter()
        await self._socket.send(f'{{"id":{self._id},{fields}}}')
        return await future - start

    async def draw(self, round: int, line: str) -> float:
        """Seal a draw; the seconds until it was kept."""
        return await self.ask(f'"kind":"draw","round":{round},"line":"{line}"')

    def reached(self, round: int) -> "asyncio.Future[float]":
        """When this socket was told of that round or a later one."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if self.round >= round:
            future.set_result(time.perf_counter())
        else:
            self._rounds[round] = future
        return future

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self.messages += 1
                self.bytes += len(text)
                if text.startswith(_ANSWER):
                    self._answered(text)
                elif _WHOLE in text:
                    self._told(text)
        except ConnectionClosed:
            return
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionResetError("hung up"))
                    future.exception()  # nobody may be waiting any more

    def _answered(self, text: str) -> None:
        found = _ID.search(text)
        assert found is not None, text
        if found[2] != "true":
            self.refused.append(text)
        future = self._waiting.pop(int(found[1]))
        if not future.done():  # else nobody waits for it any more
            future.set_result(time.perf_counter())

    def _told(self, text: str) -> None:
        found = _ROUND.search(text)
        if found is None:
            return
        self.round = int(found[1])
        now = time.perf_counter()
        for round in [each for each in self._rounds if each <= self.round]:
            self._rounds.pop(round).set_result(now)


async def connected(
    scripts: Sequence[Script], port: int, ports: Sequence[int] = ()
) -> list[list[Player]]:
    """Everybody at every table, spread over the ports if there are several."""
    spread = list(ports) or [port]
    tables = [[Player(script, seat) for seat in range(len(script.secrets))] for script in scripts]
    everybody = [
        (player, spread[player.seat % len(spread)]) for table in tables for player in table
    ]
    for start in range(0, len(everybody), 50):
        await asyncio.gather(*(player.open(to) for player, to in everybody[start : start + 50]))
    return tables
