"""Connections that keep to no rule: bytes out, bytes in, and how it ended."""

import asyncio
import json
import re
from types import TracebackType
from typing import Any

from bench.siege.assault import HOST, Assault, SentAway, cut

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
PATIENCE = 30.0
"""Seconds; who waits longer for an answer gives up."""
TAIL = 400
"""The last words of a socket are among so many bytes."""
NOWHERE = "/api/tables/aaaaaaaaaaaaaaaa/socket"


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send it. Its mask is all zeros, which is allowed and costs nothing."""
    head = bytes([(0x80 if last else 0) | opcode])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    else:
        head += bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    return head + bytes(4) + payload


def said(message: dict[str, object]) -> bytes:
    """A message of docs/wire.md as a frame."""
    return frame(TEXT, json.dumps(message).encode())


class Raw:
    """One connection, with the identity that the server gave to whoever opened it."""

    def __init__(self, assault: Assault, source: str = "", cookie: str = "") -> None:
        self.assault = assault
        self.source = source or assault.target.source
        self.cookie = cookie
        self.tail = b""
        self._reader = asyncio.StreamReader()
        self._writer: asyncio.StreamWriter | None = None
        self._watching: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Raw":
        target = self.assault.target
        async with asyncio.timeout(PATIENCE):
            self._reader, self._writer = await asyncio.open_connection(
                HOST, target.port, ssl=target.tls, local_addr=(self.source, 0)
            )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._writer is not None:
            self._writer.transport.abort()

    # Bytes ----------------------------------------------------------------------------------------

    async def send(self, data: bytes) -> None:
        """Send, as fast as the other side takes it."""
        assert self._writer is not None
        if self.over:
            raise SentAway
        self._writer.write(data)
        await self._writer.drain()
        await asyncio.sleep(0)  # drain does not wait while there is room

    @property
    def over(self) -> bool:
        """Whether the other side has hung up, as far as somebody who reads knows."""
        assert self._writer is not None
        ended = self._watching is not None and self._watching.done()
        return ended or self._writer.transport.is_closing()

    def watch(self) -> None:
        """Read everything from now on, and keep the last words alone."""
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        try:
            while data := await self._reader.read(2**16):
                self.tail = (self.tail + data)[-TAIL:]
                if told := data.count(b'"too_many"'):
                    self.assault.saw("told too_many", told)
            self.assault.saw(self.ending())
        except OSError as error:
            self.assault.saw(self.ending() if self.tail else cut(error))

    async def until_over(self) -> None:
        """Wait until the other side hangs up."""
        assert self._watching is not None
        await asyncio.shield(self._watching)

    def ending(self) -> str:
        """How it ended, by the last words."""
        told = re.findall(rb'"goodbye","reason":\{"code":"(\w+)"', self.tail)
        status = re.findall(rb"HTTP/1.1 (\d+)", self.tail)
        at = self.tail.rfind(b"\x88")
        if at >= 0 and len(self.tail) >= at + 4:
            code = int.from_bytes(self.tail[at + 2 : at + 4], "big")
            return f"closed {code}" + (f" {told[-1].decode()}" if told else "")
        return f"refused {status[-1].decode()}" if status else "hung up"

    # HTTP -----------------------------------------------------------------------------------------

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """The beginning of a request."""
        words = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.assault.target.port}", *lines]
        if self.cookie:
            words.append(f"Cookie: {self.cookie}")
        return "\r\n".join(words).encode() + b"\r\n\r\n"

    async def ask(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json"
    ) -> tuple[int, bytes]:
        """One request and its answer: the status and the body."""
        lines = [f"Content-Type: {kind}", f"Content-Length: {len(body)}"] if body else []
        async with asyncio.timeout(PATIENCE):
            await self.send(self.head(method, path, *lines) + body)
            status, head = await self.answer()
            length = re.search(rb"\r\ncontent-length: (\d+)", head, re.I)
            found = await self._reader.readexactly(int(length[1])) if length else b""
        told = re.search(rb'"refused": ?\{"code": ?"(\w+)"', found)
        self.assault.saw(f"answered {status}" + (f" {told[1].decode()}" if told else ""))
        return status, found

    async def answer(self) -> tuple[int, bytes]:
        """The head of an answer; keeps a new identity."""
        head = await self._reader.readuntil(b"\r\n\r\n")
        if not self.cookie and (found := re.search(rb"\r\nset-cookie: ([^;]+)", head, re.I)):
            self.cookie = found[1].decode()
        return int(head.split()[1]), head

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """JSON out, JSON in."""
        _, found = await self.ask("POST", path, json.dumps(body).encode())
        answer: dict[str, Any] = json.loads(found or b"{}")
        return answer

    # Sockets --------------------------------------------------------------------------------------

    async def upgrade(self, path: str = NOWHERE, *lines: str) -> None:
        """Become a socket; SentAway if the server will not have it."""
        wanted = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        wanted.append("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
        async with asyncio.timeout(PATIENCE):
            await self.send(self.head("GET", path, *wanted, *lines))
            status, _ = await self.answer()
        if status != 101:
            self.assault.saw(f"refused {status}")
            raise SentAway
        self.assault.saw("sockets")

    async def hello(self, game: str, key: str, *lines: str) -> None:
        """A socket that says hello, as a page does."""
        await self.upgrade(f"/api/tables/{game}/socket", *lines)
        await self.send(said({"kind": "hello", "id": 1, "version": 1, "key": key}))

    async def told(self, id: int) -> dict[str, Any]:
        """The answer of that id; SentAway if a goodbye comes instead."""
        async with asyncio.timeout(PATIENCE):
            while True:
                opcode, payload = await self._frame()
                if opcode == CLOSE:
                    self.assault.saw(f"closed {int.from_bytes(payload[:2], 'big')}")
                    raise SentAway
                if opcode == TEXT:
                    message: dict[str, Any] = json.loads(payload)
                    if message["kind"] == "answer" and message["id"] == id:
                        return message

    async def _frame(self) -> tuple[int, bytes]:
        """The next frame of the server, which masks none."""
        first, length = await self._reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await self._reader.readexactly(8), "big")
        return first & 15, await self._reader.readexactly(length)
