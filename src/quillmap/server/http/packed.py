"""Packed answers on their way to a client."""

import zlib
from collections.abc import AsyncIterator, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from quillmap.server.scribe.process import Packed

PIECE: Final = 64 * 1024
"""So much of an answer goes to a client at a time: one that does not read holds no more of it."""
PACKED: Final = 16 + zlib.MAX_WBITS
"""How zlib knows gzip."""


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
