"""Sockets that misbehave, and requests that come twice or too late."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
import time
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, Client, Refused
from tests.server.durability.playing import a_draw, both_draw, lines_of, two_at_a_table
from tests.server.process import ServerProcess
from tests.soak import LONG, SOAK

pytestmark = pytest.mark.anyio

MOST = 20_000
"""More answers than any buffer has room for."""
UNHEARD = 2.0
"""Seconds after which we believe that nobody reads what we send."""


class Silent:
    """A socket that says hello and asks, and never reads a byte; nor does it answer a ping."""

    def __init__(self, port: int, game: str, cookie: str) -> None:
        self.socket = socket.socket()
        # So small that what is not read soon waits in the server.
        for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
            self.socket.setsockopt(socket.SOL_SOCKET, buffer, 4096)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        assert self.socket.recv(12) == b"HTTP/1.1 101"
        self.socket.setblocking(False)

    async def ask(self, kind: str, seconds: float = PATIENCE, **fields: object) -> None:
        """Send a request; TimeoutError if the server does not read any more."""
        text = json.dumps({"kind": kind, "id": 1, **fields}).encode()
        # A short text in one frame, masked with zeros.
        frame = struct.pack("!BBH", 0x81, 0x80 | 126, len(text)) + bytes(4) + text
        sending = asyncio.get_running_loop().sock_sendall(self.socket, frame)
        await asyncio.wait_for(sending, seconds)


async def fill(silent: Silent) -> int:
    """Ask until the server reads no more, because nobody reads its answers; how often that was."""
    asked = 0
    with contextlib.suppress(TimeoutError):
        while asked < MOST:
            # Refused with its own words, which makes a long answer.
            await silent.ask("settle", UNHEARD, seats=2, options={"x" * 3000: 1})
            asked += 1
    return asked


async def test_a_client_that_never_reads_delays_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        async with two_at_a_table(server.port) as (first, second):
            silent = Silent(server.port, first.game, second.person.cookie())
            with silent.socket:
                await silent.ask("hello", version=1)
                asked = await fill(silent)
                longest = 0.0
                for _ in range(10):
                    started = time.monotonic()
                    await both_draw(first, second)
                    longest = max(longest, time.monotonic() - started)
                print(f"{asked} requests unread; the longest round took {longest:.2f} s")
                assert asked < MOST, "the server has to stop reading at some time"


async def test_a_client_that_never_read_and_is_cut_is_gone(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        async with two_at_a_table(server.port) as (first, second):
            await second.close()
            silent = Silent(server.port, first.game, second.person.cookie())
            with silent.socket:
                await silent.ask("hello", version=1)
                await fill(silent)
            await first.until(lambda: first.view["drawn"]["here"] == [1])


async def test_a_client_whose_socket_is_cut_is_gone(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        async with two_at_a_table(server.port) as (first, second):
            await first.until(lambda: first.view["drawn"]["here"] == [1, 2])
            assert second._socket is not None
            second._socket.transport.abort()
            await first.until(lambda: first.view["drawn"]["here"] == [1])
            async with await second.person.look(second.game):
                await first.until(lambda: first.view["drawn"]["here"] == [1, 2])


@pytest.mark.skipif(not SOAK, reason=f"{LONG}: takes two pings of twenty seconds")
async def test_a_client_that_vanishes_without_a_word_is_gone(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        async with two_at_a_table(server.port) as (first, second):
            await second.close()
            await first.until(lambda: first.view["drawn"]["here"] == [1])
            silent = Silent(server.port, first.game, second.person.cookie())
            with silent.socket:
                await silent.ask("hello", version=1)
                await first.until(lambda: first.view["drawn"]["here"] == [1, 2])
                started = time.monotonic()
                await first.until(lambda: first.view["drawn"]["here"] == [1], 120)
                print(f"gone after {time.monotonic() - started:.0f} s")


async def test_the_same_draw_twice_is_one_line(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, _):
            line, round = await a_draw(first, 1), first.round
            await asyncio.gather(*(first.draw(line, round) for _ in range(5)))
            async with await first.person.look(first.game) as elsewhere:
                await asyncio.gather(first.draw(line, round), elsewhere.draw(line, round))
            assert lines_of(database, first.game).count(line) == 1


async def test_a_draw_of_an_old_round_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with ServerProcess(database) as server:
        async with two_at_a_table(server.port) as (first, second):
            line, round = await a_draw(first, 1), first.round
            await first.draw(line, round)
            await second.draw(await a_draw(second, 2), round)
            await first.until(lambda: first.round != round)
            lines = lines_of(database, first.game)
            await refused(first, line, round)
            await refused(first, await a_draw(first, 1), round)
            assert lines_of(database, first.game) == lines


async def refused(client: Client, line: str, round: int) -> None:
    with pytest.raises(Refused) as found:
        await client.draw(line, round)
    assert found.value.code == "wrong_round"
    assert found.value.args_of == {"round": round, "now": client.round}
