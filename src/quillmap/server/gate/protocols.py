"""The protocols that uvicorn speaks for us, behind the gate of a process."""

import asyncio
from contextlib import suppress
from typing import Literal, TypeAlias

from quillmap.server.gate.gate import Gate
from quillmap.server.gate.socket_protocol import GateSocket

Http: TypeAlias = type[asyncio.Protocol] | Literal["h11"]


def guarded(gate: Gate) -> tuple[Http, type[asyncio.Protocol]]:
    """For `http` and `ws` of uvicorn; where httptools cannot be had, it reads HTTP by itself."""
    http: Http = "h11"
    with suppress(ImportError):  # not on every platform
        from quillmap.server.gate.http_protocol import GateHttp

        http = type("GateHttp", (GateHttp,), {"gate": gate})
    return http, type("GateSocket", (GateSocket,), {"gate": gate})
