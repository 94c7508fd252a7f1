"""Answers that many ask for: each made once, and kept packed while there is room for it."""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from quillmap.server.scribe import Packed

PIECE: Final = 64 * 1024
"""So much of an answer goes to a client at a time: one that does not read holds no more of it."""
PACKED: Final = 16 + zlib.MAX_WBITS
"""How zlib knows gzip."""


class Shelf:
    """Packed answers by what they tell, the latest asked for in front."""

    def __init__(self, most: int) -> None:
        self._most = most
        """How many bytes there is room for."""
        self._made: OrderedDict[Hashable, asyncio.Future[Packed]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Packed]]) -> Packed:
        """The answer of this key, made now if nobody has asked for it yet."""
        found = self._made.get(key)
        if found is None or _in_vain(found):
            found = self._made[key] = asyncio.ensure_future(make())
            found.add_done_callback(lambda _: self._tidy())
        self._made.move_to_end(key)
        return await asyncio.shield(found)

    @property
    def size(self) -> int:
        """How many bytes lie here."""
        return sum(_size(each) for each in self._made.values())

    def _tidy(self) -> None:
        """Forget what failed, and what was asked for longest ago until the rest fits."""
        for key in [key for key, made in self._made.items() if _in_vain(made)]:
            del self._made[key]
        size = self.size
        for key in [key for key, made in self._made.items() if made.done()]:
            if size <= self._most:
                break
            size -= _size(self._made.pop(key))


def _in_vain(made: "asyncio.Future[Packed]") -> bool:
    return made.done() and (made.cancelled() or made.exception() is not None)


def _size(made: "asyncio.Future[Packed]") -> int:
    return len(made.result()[0]) if made.done() and not _in_vain(made) else 0


# Sending ------------------------------------------------------------------------------------------


def sent(
    request: Request, packed: Packed, kind: str, headers: Mapping[str, str] | None = None
) -> Response:
    """The answer as a response, packed for those who accept it; all of them share its bytes."""
    data, size = packed
    headers = {"Vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Content-Length": str(len(data))}
        return StreamingResponse(_pieces(data), headers=headers, media_type=kind)
    headers["Content-Length"] = str(size)
    return StreamingResponse(_unpacked(data), headers=headers, media_type=kind)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(PACKED)
    while piece := unpacking.decompress(data, PIECE):
        data = unpacking.unconsumed_tail
        yield piece
