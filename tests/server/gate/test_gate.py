"""What a stranger can send before, beside and after a request: all of it has an end."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from quillmap.server.gate import gate, http_protocol, limits
from quillmap.server.gate.limits import FRAMES, REPORT_SECONDS
from quillmap.server.gate.socket_protocol import SLICE
from quillmap.server.live.socket import HELLO_SECONDS
from tests.server.client import Person
from tests.server.process import ServerProcess
from tests.server.world import World, world

pytestmark = pytest.mark.anyio

PATIENCE = 300.0
GET = b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PING, PONG, TEXT, CONT = 0x89, 0x8A, 0x81, 0x00


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """A server with its limits on, where time stands still."""
    async with world(tmp_path, limits=True) as found:
        yield found


class Wire:
    """A connection without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Write as long as anybody listens."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return

    async def rest(self) -> bytes:
        """All that comes until the other side closes."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.reader.read(65536):
                    found += data
            except ConnectionError:
                pass
        return found

    async def until(self, word: bytes) -> None:
        """Wait until this was said."""
        async with asyncio.timeout(PATIENCE):
            await self.reader.readuntil(word)

    async def head(self) -> bytes:
        """One answer up to its empty line."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def wired(house: World) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def socket(house: World) -> AsyncIterator[Wire]:
    """A socket that never says hello."""
    async with wired(house) as wire:
        await wire.send(
            b"GET /api/tables/abcdefghijklmnop/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b" 101 " in await wire.head()
        yield wire


def frame(first: int, data: bytes = b"") -> bytes:
    """A small frame from a client; its mask changes nothing."""
    return bytes([first, 0x80 | len(data)]) + bytes(4) + data


def refused(house: World, what: str) -> float:
    """How often the operator reads of this."""
    value = house.server.metrics.registry.get_sample_value("quillmap_limited_total", {"what": what})
    return value or 0.0


async def somebody_is_answered(house: World) -> None:
    async with wired(house) as wire:
        await wire.send(GET)
        assert b" 200 " in await wire.head()


async def gone(house: World) -> None:
    """Wait until nobody is connected any more."""
    async with asyncio.timeout(PATIENCE):
        while house.server.gate._here or house.server.limits._connections.total:
            await asyncio.sleep(0.01)
    assert not len(house.server.gate.deadlines)


# Frames -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING),
        frame(PONG),
        frame(0x01) + frame(CONT) * 500,
        frame(0x01, b"a") + frame(CONT, b"b") * 500,
        frame(PING, bytes(100)),
    ],
    ids=["pings", "pongs", "empty pieces", "pieces", "large pings"],
)
async def test_frames_that_are_no_messages_come_to_an_end(house: World, flood: bytes) -> None:
    async with socket(house) as wire:
        sending = asyncio.create_task(wire.send(flood * 2000))
        last = await wire.rest()
        sending.cancel()
    code = struct.pack("!H", 1008)
    assert code in last or not last, "the reason, unless the rest of the flood was in its way"
    assert last.count(b"\x8a") <= FRAMES.burst + SLICE // len(flood) + 1, "no more pongs"
    assert refused(house, "frame") == 1
    await somebody_is_answered(house)
    await gone(house)


async def test_somebody_who_pings_as_libraries_do_is_never_cut(house: World) -> None:
    async with socket(house) as wire:
        for _ in range(3):
            for _ in range(int(FRAMES.burst)):
                await wire.send(frame(PING, b"x"))
                assert await wire.reader.readexactly(3) == b"\x8a\x01x"
            house.clock.pass_by(FRAMES.burst / FRAMES.per_second)
    assert refused(house, "frame") == 0


async def test_a_text_that_is_none_is_no_error_of_ours(house: World) -> None:
    async with socket(house) as wire:
        await wire.send(frame(TEXT, b"\xff\xfe"))
        assert struct.pack("!H", 1007) in await wire.rest()
    assert refused(house, "bad_text") == 1
    await gone(house)
    assert not [line for line in house.log if line.startswith(("ERROR", "CRITICAL"))]


async def test_a_socket_says_hello_in_time(house: World) -> None:
    async with socket(house) as wire:
        await house.too_late("hello", HELLO_SECONDS - 1)
        assert refused(house, "slow") == 0
        await house.too_late("hello", 2)
        await wire.rest()
    assert refused(house, "slow") == 1
    await gone(house)


async def test_sockets_of_other_pages_are_counted_and_are_no_errors(house: World) -> None:
    async with wired(house) as wire:
        await wire.send(
            b"GET /api/tables/abcdefghijklmnop/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Origin: http://elsewhere\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b" 403 " in await wire.rest()
    assert refused(house, "origin") == 1
    await gone(house)
    assert not [line for line in house.log if line.startswith(("WARNING", "ERROR"))]


# Heads --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endless",
    [
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
        b"GET / HTTP/1.1\r\nlong: " + b"x" * 200_000,
        b"GET /" + b"x" * 200_000,
        b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 200,
        b"POST /api/codes HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nt: "
        + b"x" * 200_000,
    ],
    ids=["many fields", "one long field", "a long address", "small fields", "behind the body"],
)
async def test_a_head_comes_to_an_end(house: World, endless: bytes) -> None:
    async with wired(house) as wire:
        sending = asyncio.create_task(wire.send(endless))
        said = await wire.rest()
        sending.cancel()
    assert (said.startswith(b"HTTP/1.1 431 ") and b"too_large" in said) or not said
    assert refused(house, "header") == 1
    await somebody_is_answered(house)
    await gone(house)


async def test_a_head_as_large_as_any_browser_sends_is_read(house: World) -> None:
    async with wired(house) as wire:
        fields = b"".join(b"Field-%d: %s\r\n" % (n, b"x" * 300) for n in range(100))
        await wire.send(GET[:-2] + fields + b"\r\n")
        assert b" 200 " in await wire.head()


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01\x02\x00", b"hello\r\n\r\n", b"\0" * 9999])
async def test_what_is_no_request_is_said_so_and_fills_no_log(
    house: World, nonsense: bytes
) -> None:
    async with wired(house) as wire:
        await wire.send(nonsense)
        assert (await wire.rest()).startswith(b"HTTP/1.1 400 ")
    assert refused(house, "bad_request") == 1
    assert not [line for line in house.log if line.startswith(("WARNING", "ERROR"))]


# Requests one behind the other --------------------------------------------------------------------


async def test_requests_one_behind_the_other_are_answered_in_order(house: World) -> None:
    paths = ["/health/live", "/api/choices", "/health/ready", "/nothing", "/health/live"]
    async with wired(house) as wire:
        for path in paths:
            await wire.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        found = []
        for _ in paths:
            head = await wire.head()
            size = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            found.append((head.split()[1], (await wire.reader.readexactly(size))[:6]))
    assert [each[0] for each in found] == [b"200", b"200", b"200", b"404", b"200"]
    assert [each[1] for each in found][::2] == [b"alive\n", b"ready\n", b"alive\n"]


async def test_a_long_body_comes_in_slices_and_is_whole(house: World) -> None:
    async with wired(house) as wire:
        body = b'{"code": "' + b" " * 50_000 + b'AB"}'
        head = b"POST /api/codes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        await wire.send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body + GET)
        assert b" 422 " in await wire.head(), "a code that long was read to its end"


async def test_too_many_requests_one_behind_the_other_hear_why(house: World) -> None:
    async with wired(house) as wire:
        await wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 40)  # in one slice
        told = await wire.rest()
    assert told.startswith(b"HTTP/1.1 429 ") and b'"too_many"' in told


async def test_too_many_requests_one_behind_the_other_are_cut(house: World) -> None:
    async with wired(house) as wire:
        sending = asyncio.create_task(
            wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50_000)
        )
        await wire.rest()
        sending.cancel()
    assert refused(house, "pipeline") == 1
    await somebody_is_answered(house)
    await gone(house)
    assert not [line for line in house.log if line.startswith(("WARNING", "ERROR"))]


async def test_those_who_ask_and_hang_up_are_no_error_of_ours(guarded: ServerProcess) -> None:
    """With the loop that people have, which does not forgive a word too late."""
    ask = f"GET /api/choices HTTP/1.1\r\nHost: 127.0.0.1:{guarded.port}\r\n\r\n".encode()
    for count in (1, http_protocol.PIPELINED, 1000):
        for _ in range(10):
            reader, writer = await asyncio.open_connection("127.0.0.1", guarded.port)
            await Wire(reader, writer).send(ask * count)
            writer.transport.abort()
    async with Person(guarded.port) as person:
        await person.get("/api/choices")
    assert '"level": "error"' not in guarded.errors()


async def test_nothing_is_answered_for_those_who_have_gone(house: World) -> None:
    async with wired(house) as wire:
        await wire.send(GET * http_protocol.PIPELINED)
        wire.writer.transport.abort()
    await gone(house)
    assert not [line for line in house.log if line.startswith(("WARNING", "ERROR"))]


# Time ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "seconds"),
    [
        (b"", gate.REQUEST_SECONDS),
        (b"GET / HTTP/1.1\r\nHo", gate.REQUEST_SECONDS),
        (GET + b"GET", gate.REQUEST_SECONDS),
        (
            b"POST /api/codes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
            gate.BODY_SECONDS,
        ),
        (
            b"POST /api/codes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n",
            gate.BODY_SECONDS,
        ),
    ],
    ids=["silence", "half a head", "half a second head", "half a body", "no body"],
)
async def test_a_request_is_whole_in_time(house: World, begun: bytes, seconds: float) -> None:
    async with wired(house) as wire:
        if begun.startswith(GET):
            await wire.send(GET)
            assert b" 200 " in await wire.head()
            assert await wire.reader.readexactly(6) == b"alive\n"
        await wire.send(begun.removeprefix(GET))
        async with asyncio.timeout(PATIENCE):
            while not awaits(house, begun, seconds):  # until it has been read
                await asyncio.sleep(0.01)
        house.clock.pass_by(seconds - 1)
        house.server.gate.sweep()
        assert refused(house, "slow") == 0
        house.clock.pass_by(2)
        house.server.gate.sweep()
        assert b" 408 " in await wire.rest()
    assert refused(house, "slow") == 1
    await gone(house)


def awaits(house: World, begun: bytes, seconds: float) -> bool:
    """Whether the server has read as much, and waits for the rest."""
    pending = house.server.gate.deadlines._pending
    read = [protocol._unused for protocol, _ in pending if hasattr(protocol, "_unused")]
    what = "body" if seconds == gate.BODY_SECONDS else "head"
    left = len(begun.removeprefix(GET)) if what == "head" else 0
    return [key[1] for key in pending] == [what] and read == [left]


# Numbers ------------------------------------------------------------------------------------------


async def test_connections_are_counted_from_the_first_moment(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_CONNECTIONS", 3)
    async with wired(house), socket(house) as second, wired(house):
        async with asyncio.timeout(PATIENCE):
            while house.server.limits._connections.total < 3:
                await asyncio.sleep(0.01)
        async with wired(house) as fourth:
            await fourth.send(GET)
            said = await fourth.rest()
        assert said.startswith(b"HTTP/1.1 429 ") and b"Retry-After: 10" in said, said
        assert b'"code": "too_many"' in said
        second.writer.close()
        async with asyncio.timeout(PATIENCE):
            while house.server.limits._connections.total == 3:
                await asyncio.sleep(0.01)
        await somebody_is_answered(house)
    assert refused(house, "connection") == 1
    await gone(house)


async def test_few_long_bodies_come_at_the_same_time(house: World) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    begun = head + b"Content-Length: 40000\r\n\r\n" + b" " * 20_000
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wired(house)) for _ in range(limits.OPEN_BODIES)]
        for wire in wires:
            await wire.send(begun)
        async with asyncio.timeout(PATIENCE):
            while house.server.limits._bodies.total < limits.OPEN_BODIES:
                await asyncio.sleep(0.01)
        async with wired(house) as another:
            await another.send(begun)
            assert b" 429 " in await another.head()
        assert refused(house, "body") == 1
        body = b'{"seats": 1}'
        async with wired(house) as short:
            await short.send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
            assert b" 201 " in await short.head(), "short ones are not many"
        await wires[0].send(b" " * (20_000 - len(body)) + body)
        assert b" 201 " in await wires[0].head()
    async with asyncio.timeout(PATIENCE):
        while house.server.limits._bodies.total:
            await asyncio.sleep(0.01)


async def test_connections_are_limited_in_number_by_time(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "connection", limits.Rate(5, 1))
    for _ in range(5):
        await somebody_is_answered(house)
    async with wired(house) as wire:
        await wire.send(GET)
        assert (await wire.rest()).startswith(b"HTTP/1.1 429 ")
    house.clock.pass_by(1)
    await somebody_is_answered(house)


async def test_the_last_words_take_ten_seconds_at_most(house: World) -> None:
    """Somebody who is being closed but takes nothing more is cut off."""
    async with wired(house) as wire:
        await wire.send(GET)
        assert b" 200 " in await wire.head()
        (transport,) = house.server.gate._here
        transport.write(bytes(50_000_000))  # more than any buffer between us takes
        transport.close()
        house.server.gate.sweep()
        house.clock.pass_by(gate.CLOSING_SECONDS + 1)
        assert house.server.gate._here
        house.server.gate.sweep()
        await gone(house)


async def test_one_line_tells_what_was_refused_and_not_whom(house: World) -> None:
    for _ in range(3):
        async with wired(house) as wire:
            await wire.send(b"nonsense\r\n\r\n")
            await wire.rest()
    house.server.limits.report()
    house.server.limits.report()
    lines = [line for line in house.log if "quillmap.limits" in line]
    assert lines == [
        f"WARNING quillmap.limits refused in the last {REPORT_SECONDS:.0f} s: 3 bad_request"
    ]


def test_the_process_asks_for_descriptors() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        found = gate.raise_descriptors()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(gate.WANTED, hard) and found == soft - gate.SPARE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
