"""The short way for frames with one whole text says the same as the library's long one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from quillmap.server.gate.frames import text_frame, whole_text
from tests.server.gate.test_gate import socket
from tests.server.world import World, world

pytestmark = pytest.mark.anyio

MOST = 16 * 1024
SIZES = [0, 1, 125, 126, 127, 200, 65535, 65536]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [size for size in SIZES if size <= MOST])
def test_a_whole_text_of_a_client_is_read(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert whole_text(data, MOST) == text
    assert whole_text(data + b"\x81", MOST) is None
    assert all(whole_text(data[:cut], MOST) is None for cut in range(len(data)))


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"x" * (MOST + 1)).serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 65536).serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * 20, fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"x" * 20).serialize(mask=True),
        Frame(Opcode.PING, b"x" * 20).serialize(mask=True),
        bytes([0xC1, 0x81]) + bytes(5),
    ],
    ids=["too long", "far too long", "unmasked", "a piece", "bytes", "ping", "reserved"],
)
def test_all_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data, MOST) is None


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """A server of its own."""
    async with world(tmp_path) as found:
        yield found


HELLO = Frame(Opcode.TEXT, b'{"kind":"hello","id":7,"version":1}').serialize(mask=True)


@pytest.mark.parametrize("cut", [1, 2, 4, 6])
async def test_what_looks_whole_in_the_middle_of_a_frame_is_none(house: World, cut: int) -> None:
    """A frame that holds another one is cut so that the inner one comes alone."""
    inner = Frame(Opcode.TEXT, b'{"kind":"hello","id":8,"version":1}').serialize(mask=True)
    outer = bytes([0x81, 0x80 | len(inner)]) + bytes(4)
    async with socket(house) as wire:
        for piece in (outer[:cut], outer[cut:], inner):
            await wire.send(piece)
            await asyncio.sleep(0.05)
        said = await wire.rest()
    assert b"no UTF-8" in said and b'"id":8' not in said


@pytest.mark.parametrize("cut", [1, 2, 4, 6, 7, len(HELLO) - 1])
async def test_a_message_that_comes_in_two_parts_is_heard(house: World, cut: int) -> None:
    async with socket(house) as wire:
        await wire.send(HELLO[:cut])
        await asyncio.sleep(0.05)
        await wire.send(HELLO[cut:])
        await wire.until(b'"id":7')  # there is no such table, and that was said


async def test_a_whole_frame_between_the_pieces_of_a_message_is_an_error(house: World) -> None:
    async with socket(house) as wire:
        await wire.send(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        await asyncio.sleep(0.05)
        await wire.send(HELLO)
        said = await wire.rest()
    assert said.startswith(b"\x88") and b'"id":7' not in said
